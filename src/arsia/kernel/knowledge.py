"""Who has seen which card: what a view may show and what an imagined table must keep.

Every card lies somewhere, hidden or not. A seat knows exactly where some cards are. Cards it never saw it can tell
apart only by the shuffle they were last in (their *era*). In between lie the cards it once had placed: since then one
of a few was moved in secret, and the seat knows only that these lie in those places in some order (a *blur*).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # which also lets `copy` make its twin without __init__
class Knowledge:
    """Cards are numbers from 0; sets of seats are bits."""

    __slots__ = ("blurs", "eras", "hazy", "held", "known", "latest")

    def __init__(self, cards: int) -> None:
        self.known = [0] * cards  # the seats that know exactly where the card lies
        self.held = [0] * cards  # the seats that once knew, and from which blurs now hide it
        self.hazy = [0] * cards  # the seats that have the card in a blur; replaced, never changed: copies share it
        self.eras = [0] * cards  # the shuffle that the card was last part of; copies share it, too
        self.latest = 0
        self.blurs: dict[int, tuple[int, ...]] = {}  # by seat, sets of cards as bits, oldest first

    def copy(self) -> Knowledge:
        twin = Knowledge.__new__(Knowledge)
        twin.known = self.known[:]
        twin.held = self.held[:]
        twin.hazy = self.hazy
        twin.eras = self.eras
        twin.latest = self.latest
        twin.blurs = self.blurs.copy()
        return twin

    def state(self) -> tuple[object, ...]:
        """Everything as plain data, for fingerprints."""
        return (tuple(self.known), tuple(self.held), tuple(self.eras), tuple(sorted(self.blurs.items())))

    def knows(self, seat: int, card: int) -> bool:
        """Does the seat know where this card lies?"""
        return self.known[card] >> seat & 1 == 1

    def show(self, card: int, seats: int) -> None:
        """These seats see the card where it lies."""
        self.known[card] |= seats
        hazy = self.hazy[card] & seats
        if hazy:
            for seat in _members(hazy):
                self._sharpen(seat, card)

    def shuffled(self, cards: Sequence[int]) -> None:
        """These cards, each of which everybody had seen, were shuffled together."""
        self.latest += 1
        self.eras = self.eras[:]
        for card in cards:
            self.known[card] = 0
            self.eras[card] = self.latest

    def blur(self, cards: Sequence[int], seats: int) -> None:
        """One of these cards was moved in secret from these seats, or they were shuffled together."""
        if len(cards) < 2:
            return
        first, told = self.eras[cards[0]], 0
        for card in cards:
            told |= self.known[card] | self.hazy[card] if self.eras[card] == first else seats
        for seat in _members(told & seats):  # to all others they were alike before
            self._add(seat, cards)
        for card in cards:
            self.held[card] |= self.known[card] & seats
            self.known[card] &= ~seats

    def mingle(self, cards: Sequence[int], seats: int) -> None:
        """These cards are held together in no order: what these seats do not know of them they cannot tell apart."""
        first, told = self.eras[cards[0]], 0
        for card in cards:
            told |= self.hazy[card] if self.eras[card] == first else seats
        for seat in _members(told & seats):  # to all others they were alike before
            hidden = [card for card in cards if not self.known[card] >> seat & 1]
            if len(hidden) > 1:
                self._add(seat, hidden)

    def redeal(
        self,
        seat: int,
        kinds: Sequence[int],
        shown: Sequence[int],
        lying: Sequence[int],
        shuffle: Callable[[list[int]], None],
    ) -> list[int]:
        """Deal what the seat cannot know anew: for each card, the one that now lies in its place.

        ``kinds[card]`` is what the card's back shows, ``shown[card]`` what back everybody sees where it lies, or -1;
        ``lying`` has every card that anybody may not know, place after place. What others know of a place they then
        know of the card that lies there. The deal tells nothing of how the cards really lie: it begins with an order
        that is the same for all that the seat could take for the real one.
        """
        placed = list(range(len(self.known)))
        at = placed  # where each card lies
        now = lying
        mixed: list[list[int]] = []
        own = self.blurs.get(seat, ())
        if own:
            at = placed[:]
            mixed = self._unmix(seat, placed, at, kinds, shown, lying)
            now = [placed[place] for place in lying]
        for unseen in self._unseen(seat, now):
            places = [at[card] for card in unseen] if own else unseen
            cards = sorted(unseen)
            shuffle(cards)
            _lay(placed, places, cards, kinds, shown)
        if any(self.blurs.values()):
            blurs, self.blurs = self.blurs, {}
            self.hazy = [0] * len(placed)
            # What was moved in secret moves again, oldest first, as if it had been moved otherwise.
            for places in mixed:
                cards = [placed[place] for place in places]
                shuffle(cards)
                _lay(placed, places, cards, kinds, shown)
                self._add(seat, [placed[place] for place in places])
            for other, sets in blurs.items():
                if other != seat:
                    for bits in sets:
                        self._add(other, [placed[place] for place in _members(bits)])
            held = _follow(self.held, placed)
            for card, before in enumerate(self.held):  # the seat itself remembers cards, wherever they lie
                held[card] = held[card] & ~(1 << seat) | before & 1 << seat
            self.held = held
        self.known = _follow(self.known, placed)
        return placed

    def _unmix(
        self,
        seat: int,
        placed: list[int],
        at: list[int],
        kinds: Sequence[int],
        shown: Sequence[int],
        lying: Sequence[int],
    ) -> list[list[int]]:
        """Take back what was moved in secret from the seat, newest first; the places of each blur, oldest first.

        Nobody knows how the cards lay before. Any order will do that does not depend on how they lie now: those that
        the seat can tell apart come in the order in which it could.
        """
        blurs = self.blurs[seat]
        rank = [0] * len(placed)
        for index, card in enumerate(lying):
            rank[card] = index
        apart = [0] * len(placed)  # the blurs that the card is in, and below them its shuffle, if the seat never saw it
        unseen = self._unseen(seat, lying)
        low = len(unseen) + 1
        for index, cards in enumerate(unseen):
            for card in cards:
                apart[card] = index + 1
        for index, bits in enumerate(blurs):
            for card in _members(bits):
                apart[card] |= 1 << low + index
        found: list[list[int]] = []
        for index in range(len(blurs) - 1, -1, -1):
            members = _members(blurs[index])
            older = (1 << low + index) - 1
            places = [place for _, place in sorted([(rank[at[card]], at[card]) for card in members])]
            ordered = [card for _, card in sorted([(apart[card] & older, card) for card in members])]
            _lay(placed, places, ordered, kinds, shown)
            for place in places:
                at[placed[place]] = place
            found.append(places)
        found.reverse()
        return found

    def movable(self, seat: int, kinds: Sequence[int], shown: Sequence[int], where: Sequence[str]) -> set[int]:
        """The cards that could lie in at least two places, for all the seat knows; ``where[card]`` names its own."""
        could = [{card} for card in range(len(self.known))]  # the places that each card could lie in
        for places in self._unseen(seat, range(len(could))) + [_members(cards) for cards in self.blurs.get(seat, ())]:
            could = _spread(could, places, kinds, shown)
        return {card for card, found in enumerate(could) if len({where[place] for place in found}) > 1}

    def _unseen(self, seat: int, cards: Sequence[int]) -> list[list[int]]:
        """Those of the cards that the seat never saw since they were shuffled, by shuffle."""
        known, held, eras = self.known, self.held, self.eras
        unseen = [card for card in cards if not (known[card] | held[card]) >> seat & 1]
        found = {eras[card] for card in unseen}
        if len(found) < 2:
            return [unseen] if unseen else []
        return [[card for card in unseen if eras[card] == era] for era in sorted(found)]

    def _add(self, seat: int, cards: Sequence[int]) -> None:
        """One more blur for the seat, the newest."""
        bits = 0
        self.hazy = self.hazy[:]
        for card in cards:
            bits |= 1 << card
            self.hazy[card] |= 1 << seat
        older = self.blurs.get(seat, ())
        if not older or older[-1] != bits:
            self.blurs[seat] = (*older, bits)

    def _sharpen(self, seat: int, card: int) -> None:
        """The card came to light for the seat, so it is no longer one of those that could lie in several places."""
        before = whence = newest = 0  # whence: those that the card could have been taken for
        kept: list[int] = []
        for cards in reversed(self.blurs[seat]):
            before |= cards
            if not whence:
                if cards >> card & 1:
                    whence = cards
                    newest = len(kept)
            elif whence & cards == whence:
                cards &= ~(1 << card)
            elif whence & cards:
                # The seat cannot tell whether the card was one of these before, so all of them run together.
                whence |= cards
                continue
            kept.append(cards)
        kept[newest] = whence & ~(1 << card)
        kept.reverse()
        kept = [cards for index, cards in enumerate(kept) if not index or cards != kept[index - 1]]
        self.held[card] &= ~(1 << seat)
        after = 0
        blurs: list[int] = []
        for cards in kept:
            if self._confuses(seat, cards, kept):
                after |= cards
                if not blurs or blurs[-1] != cards:
                    blurs.append(cards)
        self.blurs[seat] = tuple(blurs)
        self.hazy = self.hazy[:]
        for other in _members(before & ~after):
            # What no blur hides any more lies where the seat had it.
            self.known[other] |= self.held[other] & 1 << seat
            self.held[other] &= ~(1 << seat)
            self.hazy[other] &= ~(1 << seat)

    def _confuses(self, seat: int, cards: int, blurs: Sequence[int]) -> bool:
        """Does this blur still hide anything that the seat could tell without it?"""
        if not cards & (cards - 1):
            return False
        members = _members(cards)
        first = self.eras[members[0]]
        for card in members:
            if self.held[card] >> seat & 1 or self.eras[card] != first:
                return True
        return len([other for other in blurs if other & cards]) > 1


def _members(cards: int) -> list[int]:
    """The cards in a set of bits."""
    found: list[int] = []
    while cards:
        last = cards & -cards
        found.append(last.bit_length() - 1)
        cards ^= last
    return found


def _follow(known: list[int], placed: Sequence[int]) -> list[int]:
    """What was known of a place is now known of the card that lies there."""
    follows = known[:]
    for place, card in enumerate(placed):
        follows[card] = known[place]
    return follows


def _lay(
    placed: list[int], places: Sequence[int], cards: list[int], kinds: Sequence[int], shown: Sequence[int]
) -> None:
    """Lay the cards in these places. One whose back is seen takes the first card with that back, the others what is
    left."""
    for place in places:
        if shown[place] >= 0:
            index = 0
            while kinds[cards[index]] != shown[place]:
                index += 1
            placed[place] = cards.pop(index)
    for place in places:
        if shown[place] < 0:
            placed[place] = cards.pop()


def _spread(could: list[set[int]], places: Sequence[int], kinds: Sequence[int], shown: Sequence[int]) -> list[set[int]]:
    """Where each card could lie after the cards of these places were dealt anew among them."""
    there: dict[tuple[int, int], int] = {}  # how many cards with this back could lie in a place
    for card, found in enumerate(could):
        for place in found:
            at = (place, kinds[card])
            there[at] = there.get(at, 0) + 1
    spread: list[set[int]] = []
    for card, found in enumerate(could):
        reached = set(found)
        for place in found.intersection(places):
            for other in places:
                if other in reached or (shown[other] >= 0 and kinds[card] != shown[other]):
                    continue
                # The card can go there if another can take its place.
                if shown[place] < 0 or there.get((other, shown[place]), 0) > (other in found):
                    reached.add(other)
        spread.append(reached)
    return spread

"""Who has seen which card: what a view may show and what an imagined table must keep.

Every card lies somewhere, hidden or not. A seat knows exactly where some cards are. Cards it never saw it can tell
apart only by the shuffle they were last in (their *era*). In between lie the cards it once had placed: since then one
of a few was moved in secret, and the seat knows only that these lie in those places in some order (a *blur*).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from arsia.kernel.cards.bits import BITS, bits_of, members
from arsia.kernel.cards.dealing import Deal


@mypyc_attr(allow_interpreted_subclasses=True)  # which also lets `copy` make its twin without __init__
class Knowledge:
    """Cards are numbers from 0; sets of seats are bits, and so are sets of cards. Copies share everything until one of
    them notes something."""

    __slots__ = ("blurs", "eras", "fog", "hidden", "known", "latest", "lent", "mist")

    def __init__(self, cards: int) -> None:
        while len(BITS) < cards:
            BITS.append(1 << len(BITS))
        self.known = [0] * cards  # the seats that know exactly where the card lies
        self.eras = [0] * cards  # the shuffle that the card was last part of; replaced, never changed: copies share it
        self.latest = 0
        self.blurs: dict[int, tuple[int, ...]] = {}  # by seat, sets of cards, oldest first
        self.fog: dict[int, int] = {}  # by seat, the cards that are in any of its blurs
        self.mist = 0  # the cards that are in any seat's blurs
        self.hidden: dict[int, int] = {}  # by seat, the cards that it once knew, and that blurs hide from it now
        self.lent = False  # does a copy share these lists and dicts?

    def copy(self) -> Knowledge:
        self.lent = True
        twin = Knowledge.__new__(Knowledge)
        twin.known = self.known
        twin.eras = self.eras
        twin.latest = self.latest
        twin.blurs = self.blurs
        twin.fog = self.fog
        twin.mist = self.mist
        twin.hidden = self.hidden
        twin.lent = True
        return twin

    def _keep_own(self) -> None:
        """Something is about to be noted, so what copies share is copied now."""
        self.known = self.known[:]
        self.blurs = self.blurs.copy()
        self.fog = self.fog.copy()
        self.hidden = self.hidden.copy()
        self.lent = False

    @property
    def held(self) -> list[int]:
        """For each card the seats that once knew it, and from which blurs now hide it."""
        held = [0] * len(self.known)
        for seat, cards in self.hidden.items():
            for card in members(cards):
                held[card] |= 1 << seat
        return held

    def state(self) -> tuple[object, ...]:
        """Everything as plain data, for fingerprints."""
        return (tuple(self.known), tuple(self.held), tuple(self.eras), tuple(sorted(self.blurs.items())))

    def knows(self, seat: int, card: int) -> bool:
        """Does the seat know where this card lies?"""
        return self.known[card] >> seat & 1 == 1

    def show(self, card: int, seats: int) -> None:
        """These seats see the card where it lies."""
        if self.lent:
            self._keep_own()
        self.known[card] |= seats
        if self.mist:
            bit = BITS[card]
            if self.mist & bit:
                for seat, cards in self.fog.items():
                    if seats >> seat & 1 and cards & bit:
                        self._sharpen(seat, bit)

    def put(self, card: int, seats: int) -> None:
        """These seats and no others know where the card lies: for set-up and tests."""
        if self.lent:
            self._keep_own()
        self.known[card] = seats

    def shuffled(self, cards: Sequence[int]) -> None:
        """These cards, each of which everybody had seen, were shuffled together."""
        if self.lent:
            self._keep_own()
        self.latest += 1
        self.eras = self.eras[:]
        for card in cards:
            self.known[card] = 0
            self.eras[card] = self.latest

    def blur(self, cards: Sequence[int], seats: int) -> None:
        """One of these cards was moved in secret from these seats, or they were shuffled together."""
        if len(cards) < 2:
            return
        known, eras = self.known, self.eras
        first, told, bits = eras[cards[0]], 0, 0
        for card in cards:
            bits |= BITS[card]
            told |= known[card] if eras[card] == first else seats
        told &= seats
        if told != seats and self.mist & bits:
            told |= self._hazy(bits, seats)
        if not told:
            return  # to all they were alike before
        if self.lent:
            self._keep_own()
            known = self.known
        for seat in members(told):
            self._add(seat, bits)
            lost = 0
            for card in cards:
                if known[card] >> seat & 1:
                    lost |= BITS[card]
            if lost:
                self.hidden[seat] = self.hidden.get(seat, 0) | lost
        for card in cards:
            known[card] &= ~seats

    def mingle(self, cards: Sequence[int], seats: int) -> None:
        """These cards are held together in no order: what these seats do not know of them they cannot tell apart."""
        eras = self.eras
        first, told = eras[cards[0]], 0
        for card in cards:
            if eras[card] != first:
                told = seats
                break
        else:
            if self.mist:
                together = bits_of(cards)
                if self.mist & together:
                    told = self._hazy(together, seats)
        if told:
            for seat in members(told):
                bits = 0
                for card in cards:
                    if not self.known[card] >> seat & 1:
                        bits |= BITS[card]
                if bits & (bits - 1):
                    if self.lent:
                        self._keep_own()
                    self._add(seat, bits)

    def _hazy(self, bits: int, seats: int) -> int:
        """The seats of these that have any of the cards in a blur, and so may tell them apart."""
        told = 0
        for seat, hazy in self.fog.items():
            if hazy & bits:
                told |= 1 << seat
        return told & seats

    def tells_apart(self, seat: int, cards: Sequence[int]) -> bool:
        """Could the seat tell apart what it does not know of these cards? Where they are held together in no order it
        must not: somebody forgot to `mingle` them. On an imagined table only the seat that imagines keeps to that."""
        hidden = [card for card in cards if not self.known[card] >> seat & 1]
        if len(hidden) < 2:
            return False
        bits = bits_of(hidden)
        blurs = [blur & bits for blur in self.blurs.get(seat, ()) if blur & bits]
        first = self.eras[hidden[0]]
        return bits not in blurs and (bool(blurs) or any(self.eras[card] != first for card in hidden))

    def redeal(
        self,
        seat: int,
        kinds: Sequence[int],
        shown: Sequence[int],
        lying: Sequence[int],
        shuffle: Callable[[list[int]], None],
    ) -> list[int]:
        """Deal what the seat cannot know anew: for each card, the one that now lies in its place. See `Deal`, which
        deals many times what is worked out once."""
        deal = Deal(self, seat, kinds, shown, lying)
        return deal.placed(deal.told(self, shuffle), len(self.known))

    def follow(self, seat: int, placed: Sequence[int], own: Sequence[int]) -> None:
        """The cards were dealt anew for the seat, and lie so now: what others knew of a place they know of the card
        that lies there. ``own`` are the seat's blurs as they were dealt."""
        if self.lent:
            self._keep_own()
        self.known = _follow(self.known, placed)
        if any(self.blurs.values()):
            blurs, self.blurs = self.blurs, {}
            self.fog = {}
            self.mist = 0
            for bits in own:
                self._add(seat, bits)
            for other, sets in blurs.items():
                if other != seat:
                    for bits in sets:
                        self._add(other, bits_of([placed[place] for place in members(bits)]))
                    if other in self.hidden:
                        self.hidden[other] = bits_of([placed[place] for place in members(self.hidden[other])])

    def movable(self, seat: int, kinds: Sequence[int], shown: Sequence[int], where: Sequence[str]) -> set[int]:
        """The cards that could lie in at least two places, for all the seat knows; ``where[card]`` names its own."""
        could = [{card} for card in range(len(self.known))]  # the places that each card could lie in
        for places in self.unseen(seat, range(len(could))) + [members(cards) for cards in self.blurs.get(seat, ())]:
            could = _spread(could, places, kinds, shown)
        return {card for card, found in enumerate(could) if len({where[place] for place in found}) > 1}

    def unseen(self, seat: int, cards: Sequence[int]) -> list[list[int]]:
        """Those of the cards that the seat never saw since they were shuffled, by shuffle."""
        known, hidden, eras = self.known, self.hidden.get(seat, 0), self.eras
        unseen = [card for card in cards if not known[card] >> seat & 1]
        if hidden:
            unseen = [card for card in unseen if not hidden & BITS[card]]
        found = {eras[card] for card in unseen}
        if len(found) < 2:
            return [unseen] if unseen else []
        return [[card for card in unseen if eras[card] == era] for era in sorted(found)]

    def _add(self, seat: int, cards: int) -> None:
        """One more blur for the seat, the newest."""
        older = self.blurs.get(seat, ())
        if not older or older[-1] != cards:
            self.blurs[seat] = (*older, cards)
            self.fog[seat] = self.fog.get(seat, 0) | cards
            self.mist |= cards

    def _sharpen(self, seat: int, bit: int) -> None:
        """A card came to light for the seat, so it is no longer one of those that could lie in several places."""
        whence = newest = 0  # whence: those that the card could have been taken for
        kept: list[int] = []
        for cards in reversed(self.blurs[seat]):
            if not whence:
                if cards & bit:
                    whence = cards
                    newest = len(kept)
            elif whence & cards == whence:
                cards &= ~bit
            elif whence & cards:
                # The seat cannot tell whether the card was one of these before, so all of them run together.
                whence |= cards
                continue
            kept.append(cards)
        kept[newest] = whence & ~bit
        kept.reverse()
        held = self.hidden.get(seat, 0) & ~bit
        once = twice = before = 0  # the cards in any of them, in more than one of them; the blur before this one
        different: list[int] = []
        for cards in kept:
            if cards != before or not different:
                twice |= once & cards
                once |= cards
                different.append(cards)
            before = cards
        after = 0
        blurs: list[int] = []
        for cards in different:
            # Does it still hide anything that the seat could tell without it?
            if cards & (cards - 1) and (cards & held or cards & twice or self._differ(cards)):
                after |= cards
                if not blurs or blurs[-1] != cards:
                    blurs.append(cards)
        self.blurs[seat] = tuple(blurs)
        lost = self.fog[seat] & ~after
        for other in members(lost & held):
            # What no blur hides any more lies where the seat had it.
            self.known[other] |= 1 << seat
        self.fog[seat] = after
        self.mist = 0
        for hazy in self.fog.values():
            self.mist |= hazy
        self.hidden[seat] = held & ~lost

    def _differ(self, cards: int) -> bool:
        """Were not all of these cards in the same shuffle?"""
        first = self.eras[(cards & -cards).bit_length() - 1]
        while cards:
            last = cards & -cards
            if self.eras[last.bit_length() - 1] != first:
                return True
            cards ^= last
        return False


class NoBook(Knowledge):
    """Nobody keeps book of who saw what: for sketches, on which nobody asks."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)

    def copy(self) -> Knowledge:
        return self

    def knows(self, seat: int, card: int) -> bool:
        raise NotImplementedError("nobody at a sketch keeps book of who saw what")

    def show(self, card: int, seats: int) -> None:
        pass

    def shuffled(self, cards: Sequence[int]) -> None:
        pass

    def blur(self, cards: Sequence[int], seats: int) -> None:
        pass

    def mingle(self, cards: Sequence[int], seats: int) -> None:
        pass


NO_BOOK: Final = NoBook()


def _follow(known: list[int], placed: Sequence[int]) -> list[int]:
    """What was known of a place is now known of the card that lies there."""
    follows = known[:]
    for place, card in enumerate(placed):
        follows[card] = known[place]
    return follows


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

"""How hidden cards may lie for all a seat knows: worked out once for a position, and dealt as often as search likes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from arsia.kernel.cards.bits import bits_of, members

if TYPE_CHECKING:
    from arsia.kernel.cards.knowledge import Knowledge

#: Places one after another are laid as a piece if they are at least so many, else card by card.
_LONG: Final = 6


class Group:
    """Places whose cards are shuffled together, and which back everybody sees there."""

    __slots__ = ("_backs", "_free", "_pieces", "_single", "_spots", "cards", "is_open")

    def __init__(self, spots: list[int], cards: list[int], backs: list[int]) -> None:
        self._spots = spots
        self.cards = cards  # none where they depend on what was dealt before
        self._backs = [backs[spot] for spot in spots]
        self._free = [spot for spot in spots if backs[spot] < 0]
        self.is_open = max(self._backs, default=-1) < 0  # can every card lie in every place?
        self._pieces: list[tuple[int, int, int]] = []  # of places one after another: the first, and which cards
        self._single: list[int] = []  # which cards come in no piece
        for first, begin, end in _pieces(self._free):
            if end - begin < _LONG:
                self._single += range(begin, end)
            else:
                self._pieces.append((first, begin, end))

    def gather(self, laid: list[int]) -> list[int]:
        """The cards that lie there."""
        return [laid[spot] for spot in self._spots]

    def fit(self, laid: list[int], cards: list[int], kinds: Sequence[int]) -> list[int]:
        """Lay cards in the places whose backs are seen, in each the first that has the back; what is left of them."""
        if self.is_open:
            return cards
        left = cards[:]
        for index, back in enumerate(self._backs):
            if back >= 0:
                first = 0
                while kinds[left[first]] != back:
                    first += 1
                laid[self._spots[index]] = left.pop(first)
        return left

    def lay(self, laid: list[int], left: list[int]) -> None:
        """Lay what is left in the other places."""
        for first, begin, end in self._pieces:
            laid[first : first + end - begin] = left[begin:end]
        free = self._free
        for at in self._single:
            laid[free[at]] = left[at]


class Deal:
    """Where the cards may lie for all that a seat knows.

    ``kinds[card]`` is what the card's back shows, ``shown[card]`` what back everybody sees where it lies, or -1;
    ``lying`` has every card that anybody may not know, place after place. The deal tells nothing of how the cards
    really lie: it begins with an order that is the same for all that the seat could take for the real one.
    """

    __slots__ = ("_begin", "_groups", "_kinds", "_lying", "_mixed", "_seat")

    def __init__(
        self, knowledge: Knowledge, seat: int, kinds: Sequence[int], shown: Sequence[int], lying: Sequence[int]
    ) -> None:
        self._seat = seat
        self._kinds = kinds
        self._lying = list(lying)
        self._begin = self._lying[:]
        self._groups: list[Group] = []  # what the seat never saw, by shuffle
        self._mixed: list[Group] = []  # what was moved in secret from it, oldest first
        faces = list(shown)
        backs = [faces[card] for card in self._lying]
        blurs = telling(knowledge.blurs.get(seat, ()))
        if blurs:
            self._unmix(knowledge, blurs, backs)
        for unseen in knowledge.unseen(seat, self._begin):
            there = set(unseen)
            spots = [spot for spot, card in enumerate(self._begin) if card in there]
            self._groups += self._split(spots, sorted(unseen, reverse=True), backs)

    def _split(self, spots: list[int], cards: list[int], backs: list[int]) -> list[Group]:
        """The places as one group, or where every back is seen one for each back."""
        found = sorted({backs[spot] for spot in spots})
        if found[0] < 0 or len(found) < 2:
            if found[0] >= 0:  # all with the same back, which then tells nothing
                backs = [-1] * len(backs)
            return [Group(spots, cards, backs)]
        groups: list[Group] = []
        for back in found:
            same = [spot for spot in spots if backs[spot] == back]
            groups += self._split(same, [card for card in cards if self._kinds[card] == back], backs)
        return groups

    def _unmix(self, knowledge: Knowledge, blurs: Sequence[int], backs: list[int]) -> None:
        """Take back what was moved in secret from the seat, newest first.

        Nobody knows how the cards lay before. Any order will do that does not depend on how they lie now: those that
        the seat can tell apart come in the order in which it could.
        """
        begin, kinds = self._begin, self._kinds
        at = {card: spot for spot, card in enumerate(begin)}
        apart = dict.fromkeys(begin, 0)  # the blurs that a card is in, and below them its shuffle, if it was never seen
        unseen = knowledge.unseen(self._seat, begin)
        low = len(unseen) + 1
        for index, cards in enumerate(unseen):
            for card in cards:
                apart[card] = index + 1
        for index, bits in enumerate(blurs):
            for card in members(bits):
                apart[card] |= 1 << low + index
        for index in range(len(blurs) - 1, -1, -1):
            blurred = members(blurs[index])
            older = (1 << low + index) - 1
            spots = sorted([at[card] for card in blurred])
            ordered = [card for _, card in sorted([(apart[card] & older, card) for card in blurred])]
            group = Group(spots, [], backs)
            group.lay(begin, group.fit(begin, ordered, kinds))
            for spot in spots:
                at[begin[spot]] = spot
            self._mixed.append(group)
        self._mixed.reverse()

    def laid(self, shuffle: Callable[[list[int]], None], sets: list[int] | None = None) -> list[int]:
        """One deal: the cards, place after place. ``sets`` is told which of them each blur has there."""
        laid = self._begin[:]
        kinds = self._kinds
        for group in self._groups:
            _lay_any(group, laid, group.cards[:], kinds, shuffle)
        # What was moved in secret moves again, oldest first, as if it had been moved otherwise.
        for group in self._mixed:
            cards = group.gather(laid)
            if sets is not None:
                sets.append(bits_of(cards))
            _lay_any(group, laid, cards, kinds, shuffle)
        return laid

    def placed(self, laid: list[int], cards: int) -> list[int]:
        """For each card, the one that now lies in its place."""
        placed = list(range(cards))
        for place, card in zip(self._lying, laid, strict=True):
            placed[place] = card
        return placed

    def told(self, knowledge: Knowledge, shuffle: Callable[[list[int]], None]) -> list[int]:
        """One deal on a table where book is kept: what others know of a place they then know of the card that lies
        there."""
        sets: list[int] = []
        laid = self.laid(shuffle, sets)
        knowledge.follow(self._seat, self.placed(laid, len(knowledge.known)), sets)
        return laid


def _lay_any(
    group: Group, laid: list[int], cards: list[int], kinds: Sequence[int], shuffle: Callable[[list[int]], None]
) -> None:
    """Lay the cards in the places of the group in any order that is possible there, each as likely as the others."""
    shuffle(cards)
    if not group.is_open:
        cards = group.fit(laid, cards, kinds)
        shuffle(cards)  # those that are left come later in their order than any of them would
    group.lay(laid, cards)


def together(zones: Sequence[Sequence[int]]) -> list[int]:
    """What lies in the zones, one after the other."""
    lying: list[int] = []
    for zone in zones:
        lying += zone
    return lying


def fill(zones: Sequence[list[int]], laid: list[int]) -> None:
    """Lay the cards into the zones, as many into each as lie there."""
    at = 0
    for zone in zones:
        n = len(zone)
        if n:
            zone.clear()
            zone.extend(laid[at : at + n])
            at += n


def telling(blurs: Sequence[int]) -> list[int]:
    """The blurs without those that tell nothing any more, because all that they mixed was mixed again with more."""
    found: list[int] = []
    for index, older in enumerate(blurs):
        reach = older  # where its cards may have come to before they were mixed again
        for newer in blurs[index + 1 :]:
            if reach & newer == reach:
                break
            if reach & newer:
                reach |= newer
        else:
            found.append(older)
    return found


def _pieces(spots: Sequence[int]) -> list[tuple[int, int, int]]:
    """Places as pieces in which one follows another: the first, and from where to where in the list they are."""
    pieces: list[tuple[int, int, int]] = []
    begin = 0
    for index in range(1, len(spots) + 1):
        if index == len(spots) or spots[index] != spots[index - 1] + 1:
            pieces.append((spots[begin], begin, index))
            begin = index
    return pieces

"""Who has seen which card: what a view may show and what an imagined table must keep.

Every card lies somewhere, hidden or not. A seat knows exactly where some cards are. The others it can tell apart only
in two ways: by the shuffle they were last in (its *era*), and by *blurs*, sets of cards of which one was moved in
secret, so that the seat knew where they were and now knows only that they lie in these places in some order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence


class Blur:
    """Cards a seat can no longer tell apart. Of those in ``held`` it knows that they lie in one of these places."""

    __slots__ = ("cards", "held", "seat")

    def __init__(self, seat: int, cards: tuple[int, ...], held: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards
        self.held = held

    def follow(self, placed: Sequence[int]) -> Blur:
        """The same places after their cards were dealt anew."""
        return Blur(
            self.seat, tuple([placed[card] for card in self.cards]), tuple([placed[card] for card in self.held])
        )


class Knowledge:
    """Cards are numbers from 0; sets of seats are bits."""

    __slots__ = ("blurs", "eras", "known", "latest")

    def __init__(self, cards: int) -> None:
        self.known = [0] * cards  # the seats that know exactly where the card lies
        self.eras = [0] * cards  # the shuffle that the card was last part of
        self.latest = 0
        self.blurs: tuple[Blur, ...] = ()  # oldest first; replaced, never changed, so copies share it

    def copy(self) -> Knowledge:
        twin = Knowledge.__new__(Knowledge)
        twin.known = self.known[:]
        twin.eras = self.eras[:]
        twin.latest = self.latest
        twin.blurs = self.blurs
        return twin

    def state(self) -> tuple[object, ...]:
        """Everything as plain data, for fingerprints."""
        blurs = tuple([(blur.seat, blur.cards, blur.held) for blur in self.blurs])
        return (tuple(self.known), tuple(self.eras), blurs)

    def knows(self, seat: int, card: int) -> bool:
        """Does the seat know where this card lies?"""
        return self.known[card] >> seat & 1 == 1

    def show(self, card: int, seats: int) -> None:
        """These seats see the card where it lies."""
        news = seats & ~self.known[card]
        self.known[card] |= seats
        if self.blurs and news:
            self._sharpen(card, news)

    def shuffled(self, cards: Sequence[int]) -> None:
        """These cards, each of which everybody had seen, were shuffled together."""
        self.latest += 1
        for card in cards:
            self.known[card] = 0
            self.eras[card] = self.latest

    def blur(self, cards: Sequence[int], seats: int) -> None:
        """One of these cards was moved in secret from these seats, or they were shuffled together."""
        if len(cards) < 2:
            return
        for seat in range(seats.bit_length()):
            if seats >> seat & 1:
                held = tuple([card for card in cards if self.knows(seat, card) or self._holds(seat, card)])
                if held:  # else they were all alike to the seat before
                    self.blurs += (Blur(seat, tuple(cards), held),)
        for card in cards:
            self.known[card] &= ~seats

    def redeal(
        self, seat: int, kinds: Sequence[int], shown: Sequence[int], shuffle: Callable[[list[int]], None]
    ) -> list[int]:
        """Deal what the seat cannot know anew: for each card, the one that now lies in its place.

        ``kinds[card]`` is what the card's back shows, ``shown[card]`` what back everybody sees where it lies, or -1.
        """
        placed = list(range(len(self.known)))
        for places in self._alike(seat):
            cards = [placed[place] for place in places]
            shuffle(cards)
            # A place whose back is seen takes the first card with that back, the others what is left.
            for place in places:
                if shown[place] >= 0:
                    index = 0
                    while kinds[cards[index]] != shown[place]:
                        index += 1
                    placed[place] = cards.pop(index)
            for place in places:
                if shown[place] < 0:
                    placed[place] = cards.pop()
        return placed

    def follow(self, placed: Sequence[int]) -> None:
        """Cards were dealt anew: what was known of a place is now known of the card that lies there."""
        known, eras = self.known[:], self.eras[:]
        for place, card in enumerate(placed):
            self.known[card] = known[place]
            self.eras[card] = eras[place]
        self.blurs = tuple([blur.follow(placed) for blur in self.blurs])

    def movable(self, seat: int, kinds: Sequence[int], shown: Sequence[int]) -> set[int]:
        """The cards that could lie in at least two places, for all the seat knows."""
        moves: set[int] = set()
        for places in self._alike(seat):
            for card in places:
                for place in places:
                    if card != place and _fits(card, place, kinds, shown) and _fits(place, card, kinds, shown):
                        moves.add(card)
        return moves

    def _alike(self, seat: int) -> list[list[int]]:
        """Sets of places, in the order they are dealt anew, within which the seat cannot tell the cards apart."""
        blurs = [blur for blur in self.blurs if blur.seat == seat]
        eras: dict[int, list[int]] = {}
        for card, known in enumerate(self.known):
            if not known >> seat & 1 and not (blurs and self._holds(seat, card)):
                eras.setdefault(self.eras[card], []).append(card)
        return [*eras.values(), *[list(blur.cards) for blur in blurs]]

    def _holds(self, seat: int, card: int) -> bool:
        return any(blur.seat == seat and card in blur.held for blur in self.blurs)

    def _sharpen(self, card: int, seats: int) -> None:
        """The card came to light, so it is no longer one of those that could lie in several places."""
        kept: list[Blur] = []
        last: list[tuple[int, int]] = []
        for blur in self.blurs:
            if seats >> blur.seat & 1 and card in blur.cards:
                blur = Blur(
                    blur.seat,
                    tuple([other for other in blur.cards if other != card]),
                    tuple([other for other in blur.held if other != card]),
                )
            if len(blur.cards) > 1 and blur.held:
                kept.append(blur)
            elif blur.held:
                last.append((blur.seat, blur.held[0]))
        self.blurs = tuple(kept)
        for seat, other in last:
            # The only place left for a card is where it lies.
            if not self._holds(seat, other):
                self.known[other] |= 1 << seat


def _fits(card: int, place: int, kinds: Sequence[int], shown: Sequence[int]) -> bool:
    return shown[place] < 0 or kinds[card] == shown[place]

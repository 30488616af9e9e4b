"""The state of a game of Supply Drop, and the small verbs that change it."""

from __future__ import annotations

from typing import Any

from arsia.kernel.cards.knowledge import Knowledge
from arsia.kernel.game import Game
from arsia.kernel.plain import PlainTable
from supply_drop.components import CARDS


class SupplyDrop(PlainTable):
    """Hands, bids that lie face down, crates on the ground, and what everybody has hauled home."""

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object], telling: bool) -> None:
        super().__init__(game, seats, seed, options, telling)
        self.round = 0
        self.deck = list(range(CARDS))  # the top card last
        self.ground: list[int] = []
        self.spent: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bids: list[list[int]] = [[] for _ in range(seats)]
        self.stores: list[list[int]] = [[] for _ in range(seats)]
        self.knowledge = Knowledge(CARDS)

    def draw(self, seat: int) -> None:
        """The top card of the deck to a hand, which is held in no order."""
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.knowledge.show(card, 1 << seat)
        self.knowledge.mingle(self.hands[seat], self.others(seat))
        self.reveal()

    def bid(self, seat: int, card: int) -> None:
        """A hand card is laid down, and nobody else sees which."""
        self.knowledge.blur(self.hands[seat], self.others(seat))
        self.hands[seat].remove(card)
        self.bids[seat].append(card)

    def turn_up(self, card: int) -> int:
        """All see the card where it lies."""
        self.knowledge.show(card, self.everyone)
        return card

    @property
    def clock(self) -> int:
        return self.round

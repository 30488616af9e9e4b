"""Amounts that depend on the table, for prices and points: levels, blue cards, projects, forests."""

from __future__ import annotations

from arsia.games.ares_expedition.card_effects import COLOUR_OF
from arsia.games.ares_expedition.components import BLUE, PRODUCTS
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.counts import Count
from arsia.games.mars_engine.points import Points
from arsia.games.mars_engine.resources import KINDS
from arsia.kernel.message import Message


class Level(Count):
    """The own level of steel or titanium."""

    __slots__ = ("product",)

    def __init__(self, product: int) -> None:
        self.product = product

    def of(self, table: AresExpedition, seat: int) -> int:
        return table.prod[seat * KINDS + self.product]

    def text(self) -> Message:
        return Message("count-level", {"product": PRODUCTS[self.product]})

    def key(self) -> tuple[object, ...]:
        return ("level", PRODUCTS[self.product])

    def guess(self) -> float:
        return 2.0


class EnoughBlue(Count):
    """One, with so many own blue cards in play or more."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, table: AresExpedition, seat: int) -> int:
        return 1 if blue_cards(table, seat) >= self.n else 0

    def text(self) -> Message:
        return Message("count-enough-blue", {"n": self.n})

    def key(self) -> tuple[object, ...]:
        return ("enough_blue", self.n)

    def guess(self) -> float:
        return 0.6


def blue_cards(table: AresExpedition, seat: int) -> int:
    """The own blue cards in play."""
    return sum([COLOUR_OF[card] == BLUE for card in table.fronts[seat]])


class PerProjects(Points):
    """A point for every so many own projects in play, of any colour."""

    __slots__ = ("every",)

    def __init__(self, every: int) -> None:
        super().__init__(1)
        self.every = every

    def of(self, table: AresExpedition, seat: int, card: int) -> int:
        return len(table.fronts[seat]) // self.every

    def text(self) -> Message:
        return Message("points-per-projects", {"every": self.every})

    def key(self) -> tuple[object, ...]:
        return ("per_projects", self.every)

    def guess(self) -> float:
        return 16.0 / self.every


class PerBlue(Points):
    """A point for every so many own blue cards in play."""

    __slots__ = ("every",)

    def __init__(self, every: int) -> None:
        super().__init__(1)
        self.every = every

    def of(self, table: AresExpedition, seat: int, card: int) -> int:
        return blue_cards(table, seat) // self.every

    def text(self) -> Message:
        return Message("points-per-blue", {"every": self.every})

    def key(self) -> tuple[object, ...]:
        return ("per_blue", self.every)

    def guess(self) -> float:
        return 6.0 / self.every


class PerForests(Points):
    """A point for every so many own forest tokens."""

    __slots__ = ("every",)

    def __init__(self, every: int) -> None:
        super().__init__(1)
        self.every = every

    def of(self, table: AresExpedition, seat: int, card: int) -> int:
        return table.forests[seat] // self.every

    def text(self) -> Message:
        return Message("points-per-forests", {"every": self.every})

    def key(self) -> tuple[object, ...]:
        return ("per_forests", self.every)

    def guess(self) -> float:
        return 5.0 / self.every

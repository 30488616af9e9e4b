"""Amounts that depend on the table, for prices and points: levels, blue cards, projects, forests."""

from __future__ import annotations

from typing import ClassVar

from arsia.games.ares_expedition.components import BLUE, COLOUR, PRODUCTS
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.resources import KINDS
from arsia.games.mars_engine.effects.counts import Count
from arsia.games.mars_engine.effects.points import PerEvery
from arsia.kernel.message import Message


class Level(Count[AresExpedition]):
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


class EnoughBlue(Count[AresExpedition]):
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
    return sum([COLOUR[card] == BLUE for card in table.fronts[seat]])


class PerProjects(PerEvery[AresExpedition]):
    """A point for every so many own projects in play, of any colour."""

    __slots__ = ()
    says: ClassVar[str] = "points-per-projects"
    expected: ClassVar[float] = 16.0

    def count(self, table: AresExpedition, seat: int) -> int:
        return len(table.fronts[seat])


class PerBlue(PerEvery[AresExpedition]):
    """A point for every so many own blue cards in play."""

    __slots__ = ()
    says: ClassVar[str] = "points-per-blue"
    expected: ClassVar[float] = 6.0

    def count(self, table: AresExpedition, seat: int) -> int:
        return blue_cards(table, seat)


class PerForests(PerEvery[AresExpedition]):
    """A point for every so many own forest tokens."""

    __slots__ = ()
    says: ClassVar[str] = "points-per-forests"
    expected: ClassVar[float] = 5.0

    def count(self, table: AresExpedition, seat: int) -> int:
        return table.forests[seat]

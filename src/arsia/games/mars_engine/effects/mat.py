"""What the cards of both games do to their owner's mat and to the planet, as steps.

`rate` is in M€: once, and in every round to come.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from arsia.games.mars_engine.components.climate import TEMPERATURE
from arsia.games.mars_engine.components.resources import (
    ENERGY,
    HEAT,
    KINDS,
    MC,
    PLANTS,
    PRICES,
    RATING,
    RESOURCES,
    STEEL,
    TITANIUM,
)
from arsia.games.mars_engine.effects.counts import Count
from arsia.games.mars_engine.effects.steps import CardStep
from arsia.games.mars_engine.effects.texts import amount
from arsia.games.mars_engine.table import M, MarsTable
from arsia.kernel.message import Message


class Gain(CardStep[MarsTable]):
    """Resources from the supply."""

    __slots__ = ("gains",)

    def __init__(self, gains: tuple[tuple[int, int], ...]) -> None:
        self.gains = gains

    def do(self, table: MarsTable, seat: int) -> None:
        for resource, n in self.gains:
            table.gain(seat, resource, n)

    def rate(self) -> tuple[float, float]:
        return (sum([PRICES[resource] * n for resource, n in self.gains], 0.0), 0.0)

    def text(self) -> Message:
        return Message("effect-gain", {"gains": tuple([amount(RESOURCES[r], n) for r, n in self.gains])})


class Lose(CardStep[MarsTable]):
    """Own resources back to the supply; they must be there."""

    __slots__ = ("n", "resource")

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n

    def do(self, table: MarsTable, seat: int) -> None:
        table.lose(seat, self.resource, self.n)

    def possible(self, table: MarsTable, seat: int) -> bool:
        return table.stock[seat * KINDS + self.resource] >= self.n

    def obstacle(self, table: MarsTable, seat: int) -> Message:
        have = table.stock[seat * KINDS + self.resource]
        return Message("why-stock", {"n": self.n, "resource": RESOURCES[self.resource], "have": have})

    def rate(self) -> tuple[float, float]:
        return (-PRICES[self.resource] * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-lose", {"loss": amount(RESOURCES[self.resource], self.n)})


class RaiseRating(CardStep[MarsTable]):
    """Terraform rating up."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: MarsTable, seat: int) -> None:
        table.rate_up(seat, self.n)

    def rate(self) -> tuple[float, float]:
        return (RATING * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-rating", {"n": self.n})


class RaiseRatingPer(CardStep[MarsTable]):
    """Terraform rating up, for each of something."""

    __slots__ = ("count",)

    def __init__(self, count: Count[MarsTable]) -> None:
        self.count = count

    def do(self, table: MarsTable, seat: int) -> None:
        table.rate_up(seat, self.count.of(table, seat))

    def rate(self) -> tuple[float, float]:
        return (RATING * self.count.guess(), 0.0)

    def text(self) -> Message:
        return Message("effect-rating-per", {"count": self.count.text()})

    def key(self) -> tuple[object, ...]:
        return ("RaiseRatingPer", self.count.key())


@mypyc_attr(allow_interpreted_subclasses=True)
class RaiseParameter(CardStep[M]):
    """A global parameter up; what is at its goal brings nothing."""

    __slots__ = ("n",)
    parameter: ClassVar[int] = TEMPERATURE
    says: ClassVar[str] = ""

    def __init__(self, n: int) -> None:
        self.n = n

    def matters(self, table: M, seat: int) -> bool:
        return table.counts(self.parameter)

    def rate(self) -> tuple[float, float]:
        return (RATING * self.n, 0.0)

    def text(self) -> Message:
        return Message(self.says, {"n": self.n})


def gain(mc: int = 0, steel: int = 0, titanium: int = 0, plants: int = 0, energy: int = 0, heat: int = 0) -> Gain:
    """Resources by name."""
    return Gain(named(mc, steel, titanium, plants, energy, heat))


def named(mc: int, steel: int, titanium: int, plants: int, energy: int, heat: int) -> tuple[tuple[int, int], ...]:
    """Amounts of each resource, without those that are nothing."""
    pairs = ((MC, mc), (STEEL, steel), (TITANIUM, titanium), (PLANTS, plants), (ENERGY, energy), (HEAT, heat))
    return tuple([pair for pair in pairs if pair[1]])

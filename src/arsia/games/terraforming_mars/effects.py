"""What cards do to their owner's mat and to the global parameters, as steps.

`rate` is in M€: once, and in every generation to come.
"""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.climate import GOALS, OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.counts import Count
from arsia.games.mars_engine.effects import change, named
from arsia.games.mars_engine.resources import (
    KINDS,
    PRICES,
    RATING,
    RESOURCES,
)
from arsia.games.terraforming_mars.board import SPACE_INDEX
from arsia.games.terraforming_mars.components import OCEAN, TAG_KINDS, TAGS
from arsia.games.terraforming_mars.spots import SEA_SPOTS, legal, room
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step


class Produce(Step[TerraformingMars]):
    """Own production up and down. Losses must be possible in full (TM-42)."""

    __slots__ = ("changes",)

    def __init__(self, changes: tuple[tuple[int, int], ...]) -> None:
        self.changes = changes

    def do(self, table: TerraformingMars, seat: int) -> None:
        base = seat * KINDS
        for resource, n in self.changes:
            table.prod[base + resource] += n
            if table.telling:
                table.tell("production", seat, RESOURCES[resource], n)

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        for resource, n in self.changes:
            if n < 0 and not table.can_lower(seat, resource, -n):
                return False
        return True

    def obstacle(self, table: TerraformingMars, seat: int) -> Message:
        for resource, n in self.changes:
            if n < 0 and not table.can_lower(seat, resource, -n):
                have = table.prod[seat * KINDS + resource]
                return Message("why-own-production", {"n": -n, "resource": RESOURCES[resource], "have": have})
        return super().obstacle(table, seat)

    def rate(self) -> tuple[float, float]:
        return (0.0, sum(PRICES[resource] * n for resource, n in self.changes))

    def text(self) -> Message:
        return Message("effect-production", {"changes": tuple([change(RESOURCES[r], n) for r, n in self.changes])})


class ProducePer(Step[TerraformingMars]):
    """Own production up, for each of something."""

    __slots__ = ("count", "resource")

    def __init__(self, resource: int, count: Count) -> None:
        self.resource = resource
        self.count = count

    def do(self, table: TerraformingMars, seat: int) -> None:
        table.produce(seat, self.resource, self.count.of(table, seat))

    def rate(self) -> tuple[float, float]:
        return (0.0, PRICES[self.resource] * self.count.guess())

    def text(self) -> Message:
        return Message("effect-production-per", {"resource": RESOURCES[self.resource], "count": self.count.text()})

    def key(self) -> tuple[object, ...]:
        return ("ProducePer", self.resource, self.count.key())


class GainPer(Step[TerraformingMars]):
    """Resources from the supply, for each of something."""

    __slots__ = ("count", "resource")

    def __init__(self, resource: int, count: Count) -> None:
        self.resource = resource
        self.count = count

    def do(self, table: TerraformingMars, seat: int) -> None:
        table.gain(seat, self.resource, self.count.of(table, seat))

    def rate(self) -> tuple[float, float]:
        return (PRICES[self.resource] * self.count.guess(), 0.0)

    def text(self) -> Message:
        return Message("effect-gain-per", {"resource": RESOURCES[self.resource], "count": self.count.text()})

    def key(self) -> tuple[object, ...]:
        return ("GainPer", self.resource, self.count.key())


class RaiseTemperature(Step[TerraformingMars]):
    """Temperature up; at the goal it is lost (TM-24)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: TerraformingMars, seat: int) -> None:
        table.warm(seat, self.n)

    def matters(self, table: TerraformingMars, seat: int) -> bool:
        return table.params[TEMPERATURE] < GOALS[TEMPERATURE]

    def rate(self) -> tuple[float, float]:
        return (RATING * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-temperature", {"n": self.n})


class RaiseOxygen(Step[TerraformingMars]):
    """Oxygen up; at the goal it is lost (TM-24)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: TerraformingMars, seat: int) -> None:
        table.breathe(seat, self.n)

    def matters(self, table: TerraformingMars, seat: int) -> bool:
        return table.params[OXYGEN] < GOALS[OXYGEN]

    def rate(self) -> tuple[float, float]:
        return (RATING * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-oxygen", {"n": self.n})


class PlaceOcean(Choice[TerraformingMars]):
    """Where does the next ocean go? With nine in play nothing happens."""

    __slots__ = ("bonus", "rule")

    def __init__(self, rule: int, bonus: bool = False) -> None:
        self.rule = rule
        self.bonus = bonus  # given by the temperature track

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        return legal(table, seat, self.rule) if table.params[OCEANS] < GOALS[OCEANS] else []

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        table.place(seat, OCEAN, SPACE_INDEX[str(option[1])])

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        return table.params[OCEANS] == GOALS[OCEANS] or room(table, seat, self.rule) != 0

    def obstacle(self, table: TerraformingMars, seat: int) -> Message:
        return Message("why-no-space", {"tile": "ocean"})

    def matters(self, table: TerraformingMars, seat: int) -> bool:
        return table.params[OCEANS] < GOALS[OCEANS]

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-ocean", {"bonus": 1 if self.bonus else 0})

    def rate(self) -> tuple[float, float]:
        return (RATING + 3.0, 0.0)

    def text(self) -> Message:
        return Message("effect-ocean", {"n": 1}) if self.rule == SEA_SPOTS else Message("effect-ocean-on-land")


BONUS_OCEAN: Final = PlaceOcean(SEA_SPOTS, True)


class IfTags(Step[TerraformingMars]):
    """One thing with enough tags, another without."""

    __slots__ = ("n", "otherwise", "tag", "then")

    def __init__(self, tag: int, n: int, then: Step[TerraformingMars], otherwise: Step[TerraformingMars]) -> None:
        self.tag = tag
        self.n = n
        self.then = then
        self.otherwise = otherwise

    def do(self, table: TerraformingMars, seat: int) -> None:
        enough = table.tags[seat * TAG_KINDS + self.tag] >= self.n
        (self.then if enough else self.otherwise).do(table, seat)

    def rate(self) -> tuple[float, float]:
        return self.otherwise.rate()

    def text(self) -> Message:
        args: dict[str, object] = {"n": self.n, "tag": TAGS[self.tag]}
        args["effect"] = self.then.text()
        args["otherwise"] = self.otherwise.text()
        return Message("effect-if-tags", args)


def production(
    mc: int = 0, steel: int = 0, titanium: int = 0, plants: int = 0, energy: int = 0, heat: int = 0
) -> Produce:
    """Production changes by name, losses first."""
    changes = list(named(mc, steel, titanium, plants, energy, heat))
    return Produce(tuple(sorted(changes, key=_losses_first)))


def _losses_first(change: tuple[int, int]) -> bool:
    return change[1] > 0

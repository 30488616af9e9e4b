"""What cards do to their owner's mat.

`rate` is in M€: once, and in every generation to come.
"""

from __future__ import annotations

from arsia.games.mars_engine.components.resources import KINDS, PRICES, RESOURCES
from arsia.games.mars_engine.effects.counts import Count
from arsia.games.mars_engine.effects.mat import named
from arsia.games.mars_engine.effects.steps import CardStep, Part
from arsia.games.mars_engine.effects.texts import change
from arsia.games.terraforming_mars.components import TAG_KINDS, TAGS
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message


class Produce(CardStep[TerraformingMars]):
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


def own_changes(step: Part[TerraformingMars]) -> tuple[tuple[int, int], ...]:
    """What a step does to its owner's production, as far as it is fixed."""
    return step.changes if isinstance(step, Produce) else ()


class ProducePer(CardStep[TerraformingMars]):
    """Own production up, for each of something."""

    __slots__ = ("count", "resource")

    def __init__(self, resource: int, count: Count[TerraformingMars]) -> None:
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


class GainPer(CardStep[TerraformingMars]):
    """Resources from the supply, for each of something."""

    __slots__ = ("count", "resource")

    def __init__(self, resource: int, count: Count[TerraformingMars]) -> None:
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


class IfTags(CardStep[TerraformingMars]):
    """One thing with enough tags, another without."""

    __slots__ = ("n", "otherwise", "tag", "then")

    def __init__(self, tag: int, n: int, then: Part[TerraformingMars], otherwise: Part[TerraformingMars]) -> None:
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

"""What cards do to their owner's mat and to the global parameters, as steps.

`rate` is in M€: once, and in every generation to come.
"""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.terraforming_mars.board import SPACE_INDEX
from arsia.games.terraforming_mars.components import (
    ENERGY,
    GOALS,
    HEAT,
    KINDS,
    MC,
    OCEAN,
    OCEANS,
    OXYGEN,
    PLANTS,
    RESOURCES,
    STEEL,
    TAG_KINDS,
    TAGS,
    TEMPERATURE,
    TITANIUM,
)
from arsia.games.terraforming_mars.counts import Count
from arsia.games.terraforming_mars.spots import SEA_SPOTS, legal
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step

#: What one of each resource is worth in M€, roughly.
PRICES: Final[tuple[float, ...]] = (1.0, 1.9, 2.8, 1.9, 1.0, 0.9)
RATING: Final = 8.0  # of a step of terraform rating: a point and its income
CARD_WORTH: Final = 3.5


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


class Gain(Step[TerraformingMars]):
    """Resources from the supply."""

    __slots__ = ("gains",)

    def __init__(self, gains: tuple[tuple[int, int], ...]) -> None:
        self.gains = gains

    def do(self, table: TerraformingMars, seat: int) -> None:
        for resource, n in self.gains:
            table.gain(seat, resource, n)

    def rate(self) -> tuple[float, float]:
        return (sum(PRICES[resource] * n for resource, n in self.gains), 0.0)

    def text(self) -> Message:
        return Message("effect-gain", {"gains": tuple([amount(RESOURCES[r], n) for r, n in self.gains])})


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


class Lose(Step[TerraformingMars]):
    """Own resources back to the supply; they must be there."""

    __slots__ = ("n", "resource")

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n

    def do(self, table: TerraformingMars, seat: int) -> None:
        table.lose(seat, self.resource, self.n)

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        return table.stock[seat * KINDS + self.resource] >= self.n

    def obstacle(self, table: TerraformingMars, seat: int) -> Message:
        have = table.stock[seat * KINDS + self.resource]
        return Message("why-stock", {"n": self.n, "resource": RESOURCES[self.resource], "have": have})

    def rate(self) -> tuple[float, float]:
        return (-PRICES[self.resource] * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-lose", {"loss": amount(RESOURCES[self.resource], self.n)})


class RaiseRating(Step[TerraformingMars]):
    """Terraform rating up."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: TerraformingMars, seat: int) -> None:
        table.rate_up(seat, self.n)

    def rate(self) -> tuple[float, float]:
        return (RATING * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-rating", {"n": self.n})


class RaiseRatingPer(Step[TerraformingMars]):
    """Terraform rating up, for each of something."""

    __slots__ = ("count",)

    def __init__(self, count: Count) -> None:
        self.count = count

    def do(self, table: TerraformingMars, seat: int) -> None:
        table.rate_up(seat, self.count.of(table, seat))

    def rate(self) -> tuple[float, float]:
        return (RATING * self.count.guess(), 0.0)

    def text(self) -> Message:
        return Message("effect-rating-per", {"count": self.count.text()})

    def key(self) -> tuple[object, ...]:
        return ("RaiseRatingPer", self.count.key())


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
        return table.params[OCEANS] == GOALS[OCEANS] or bool(legal(table, seat, self.rule))

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


class ChooseOne(Choice[TerraformingMars]):
    """One of several effects. What cannot be carried out is not offered; ``declinable`` allows none at all."""

    __slots__ = ("declinable", "ways")
    adds: ClassVar[tuple[str, ...]] = ("hand",)  # one of them may draw

    def __init__(self, ways: tuple[tuple[Step[TerraformingMars], ...], ...], declinable: bool = False) -> None:
        self.ways = ways
        self.declinable = declinable

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        options: list[Option] = []
        for index, way in enumerate(self.ways):
            if _open(table, seat, way):
                options.append(CHOOSE[index])
        if self.declinable and options:
            options.append(("skip",))
        return options

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        if option[0] == "choose":
            table.then(*self.ways[int(option[1])])

    def on(self, card: int) -> Step[TerraformingMars]:
        ways: list[tuple[Step[TerraformingMars], ...]] = []
        for way in self.ways:
            ways.append(tuple([step.on(card) for step in way]))
        return ChooseOne(tuple(ways), self.declinable)

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-choose-one", {"numbered": numbered(self._ways())})

    def matters(self, table: TerraformingMars, seat: int) -> bool:
        return bool(self.options(table, seat))

    def rate(self) -> tuple[float, float]:
        rates: list[tuple[float, float]] = []
        for way in self.ways:
            rates.append((sum([step.rate()[0] for step in way]), sum([step.rate()[1] for step in way])))
        return max(rates, key=_in_all)

    def text(self) -> Message:
        return Message("effect-choose-one", {"choices": tuple(self._ways())})

    def _ways(self) -> list[Message]:
        ways: list[Message] = []
        for way in self.ways:
            ways.append(Message("effects", {"parts": tuple([step.text() for step in way])}))
        return ways


CHOOSE: Final[tuple[Option, ...]] = tuple(("choose", index) for index in range(4))


def _open(table: TerraformingMars, seat: int, way: tuple[Step[TerraformingMars], ...]) -> bool:
    """Can all of it be carried out, and would any of it do something?"""
    useful = False
    for step in way:
        if not step.possible(table, seat):
            return False
        useful = useful or step.matters(table, seat)
    return useful


def _in_all(rate: tuple[float, float]) -> float:
    return rate[0] + 5 * rate[1]


def numbered(texts: list[Message]) -> tuple[Message, ...]:
    """Texts with their numbers, as the options name them."""
    return tuple([Message("step-numbered", {"n": index + 1, "text": text}) for index, text in enumerate(texts)])


def amount(resource: str, n: int) -> Message:
    """So much of a resource."""
    return Message("amount", {"n": n, "resource": resource})


def change(resource: str, n: int) -> Message:
    """Production up or down."""
    return Message("change", {"n": abs(n), "sign": "minus" if n < 0 else "plus", "resource": resource})


def production(
    mc: int = 0, steel: int = 0, titanium: int = 0, plants: int = 0, energy: int = 0, heat: int = 0
) -> Produce:
    """Production changes by name, losses first."""
    changes = list(_named(mc, steel, titanium, plants, energy, heat))
    return Produce(tuple(sorted(changes, key=_losses_first)))


def gain(mc: int = 0, steel: int = 0, titanium: int = 0, plants: int = 0, energy: int = 0, heat: int = 0) -> Gain:
    """Resources by name."""
    return Gain(_named(mc, steel, titanium, plants, energy, heat))


def _named(mc: int, steel: int, titanium: int, plants: int, energy: int, heat: int) -> tuple[tuple[int, int], ...]:
    pairs = ((MC, mc), (STEEL, steel), (TITANIUM, titanium), (PLANTS, plants), (ENERGY, energy), (HEAT, heat))
    return tuple([pair for pair in pairs if pair[1]])


def _losses_first(change: tuple[int, int]) -> bool:
    return change[1] > 0

"""What the cards of both games do to their owner's mat, hand and cards, as steps.

`rate` is in M€: once, and in every round to come.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from arsia.games.mars_engine.counts import Count
from arsia.games.mars_engine.resources import (
    CARD_RESOURCES,
    CARD_WORTH,
    ENERGY,
    HEAT,
    KINDS,
    MC,
    NOTHING,
    ON_CARD,
    PLANTS,
    PRICES,
    RATING,
    RESOURCES,
    STEEL,
    TITANIUM,
    Mars,
)
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step

NO_CARD: Final = -1
CHOOSE: Final[tuple[Option, ...]] = tuple([("choose", index) for index in range(4)])

# ---- the mat ---------------------------------------------------------------------------------------------------------


class Gain(Step[Any]):
    """Resources from the supply."""

    __slots__ = ("gains",)

    def __init__(self, gains: tuple[tuple[int, int], ...]) -> None:
        self.gains = gains

    def do(self, table: Mars, seat: int) -> None:
        for resource, n in self.gains:
            table.gain(seat, resource, n)

    def rate(self) -> tuple[float, float]:
        return (sum([PRICES[resource] * n for resource, n in self.gains], 0.0), 0.0)

    def text(self) -> Message:
        return Message("effect-gain", {"gains": tuple([amount(RESOURCES[r], n) for r, n in self.gains])})


class Lose(Step[Any]):
    """Own resources back to the supply; they must be there."""

    __slots__ = ("n", "resource")

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n

    def do(self, table: Mars, seat: int) -> None:
        table.lose(seat, self.resource, self.n)

    def possible(self, table: Mars, seat: int) -> bool:
        return int(table.stock[seat * KINDS + self.resource]) >= self.n

    def obstacle(self, table: Mars, seat: int) -> Message:
        have = int(table.stock[seat * KINDS + self.resource])
        return Message("why-stock", {"n": self.n, "resource": RESOURCES[self.resource], "have": have})

    def rate(self) -> tuple[float, float]:
        return (-PRICES[self.resource] * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-lose", {"loss": amount(RESOURCES[self.resource], self.n)})


class RaiseRating(Step[Any]):
    """Terraform rating up."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Mars, seat: int) -> None:
        table.rate_up(seat, self.n)

    def rate(self) -> tuple[float, float]:
        return (RATING * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-rating", {"n": self.n})


class RaiseRatingPer(Step[Any]):
    """Terraform rating up, for each of something."""

    __slots__ = ("count",)

    def __init__(self, count: Count) -> None:
        self.count = count

    def do(self, table: Mars, seat: int) -> None:
        table.rate_up(seat, self.count.of(table, seat))

    def rate(self) -> tuple[float, float]:
        return (RATING * self.count.guess(), 0.0)

    def text(self) -> Message:
        return Message("effect-rating-per", {"count": self.count.text()})

    def key(self) -> tuple[object, ...]:
        return ("RaiseRatingPer", self.count.key())


# ---- cards -----------------------------------------------------------------------------------------------------------


class Draw(Step[Any]):
    """Cards to the hand, as many as there are."""

    __slots__ = ("n",)
    adds: ClassVar[tuple[str, ...]] = ("hand",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Mars, seat: int) -> None:
        table.draw(seat, self.n)

    def rate(self) -> tuple[float, float]:
        return (CARD_WORTH * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-draw", {"n": self.n})


class AddHere(Step[Any]):
    """Resources onto the card that this step stands on."""

    __slots__ = ("card", "kind_of", "n")

    def __init__(self, kind_of: int, n: int = 1, card: int = NO_CARD) -> None:
        self.kind_of = kind_of
        self.n = n
        self.card = card

    def do(self, table: Mars, seat: int) -> None:
        table.put_on(self.card, self.n, seat)

    def on(self, card: int) -> Step[Any]:
        return AddHere(self.kind_of, self.n, card)

    def rate(self) -> tuple[float, float]:
        return (ON_CARD * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-add-here", {"n": self.n, "kind": CARD_RESOURCES[self.kind_of]})


class TakeHere(Step[Any]):
    """Resources off the card that this step stands on."""

    __slots__ = ("card", "kind_of", "n")

    def __init__(self, kind_of: int, n: int, card: int = NO_CARD) -> None:
        self.kind_of = kind_of
        self.n = n
        self.card = card

    def do(self, table: Mars, seat: int) -> None:
        table.take_off(self.card, self.n, seat)

    def possible(self, table: Mars, seat: int) -> bool:
        return int(table.held[self.card]) >= self.n

    def obstacle(self, table: Mars, seat: int) -> Message:
        kind = CARD_RESOURCES[self.kind_of]
        return Message("why-here", {"n": self.n, "kind": kind, "have": int(table.held[self.card])})

    def on(self, card: int) -> Step[Any]:
        return TakeHere(self.kind_of, self.n, card)

    def rate(self) -> tuple[float, float]:
        return (-ON_CARD * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-take-here", {"n": self.n, "kind": CARD_RESOURCES[self.kind_of]})


# ---- one of several --------------------------------------------------------------------------------------------------


class ChooseOne(Choice[Any]):
    """One of several effects. What cannot be carried out is not offered; ``declinable`` allows none at all."""

    __slots__ = ("declinable", "ways")
    adds: ClassVar[tuple[str, ...]] = ("hand",)  # one of them may draw

    def __init__(self, ways: tuple[tuple[Step[Any], ...], ...], declinable: bool = False) -> None:
        self.ways = ways
        self.declinable = declinable

    def options(self, table: Mars, seat: int) -> list[Option]:
        options: list[Option] = []
        for index, way in enumerate(self.ways):
            if _open(table, seat, way):
                options.append(CHOOSE[index])
        if self.declinable and options:
            options.append(("skip",))
        return options

    def take(self, table: Mars, seat: int, option: Option) -> None:
        if option[0] == "choose":
            table.then(*self.ways[int(option[1])])

    def on(self, card: int) -> Step[Any]:
        ways: list[tuple[Step[Any], ...]] = []
        for way in self.ways:
            ways.append(tuple([step.on(card) for step in way]))
        return ChooseOne(tuple(ways), self.declinable)

    def prompt(self, table: Mars, seat: int) -> Message:
        return Message("prompt-choose-one", {"numbered": numbered(self._ways())})

    def matters(self, table: Mars, seat: int) -> bool:
        return bool(self.options(table, seat))

    def rate(self) -> tuple[float, float]:
        rates: list[tuple[float, float]] = []
        for way in self.ways:
            rates.append((sum([step.rate()[0] for step in way], 0.0), sum([step.rate()[1] for step in way], 0.0)))
        return max(rates, key=_in_all)

    def text(self) -> Message:
        return Message("effect-choose-one", {"choices": tuple(self._ways())})

    def _ways(self) -> list[Message]:
        ways: list[Message] = []
        for way in self.ways:
            ways.append(Message("effects", {"parts": tuple([step.text() for step in way])}))
        return ways


def _open(table: Mars, seat: int, way: tuple[Step[Any], ...]) -> bool:
    """Can all of it be carried out, and would any of it do something?"""
    useful = False
    for step in way:
        if not step.possible(table, seat):
            return False
        useful = useful or step.matters(table, seat)
    return useful


def _in_all(rate: tuple[float, float]) -> float:
    return rate[0] + 5 * rate[1]


# ---- the shapes of texts ---------------------------------------------------------------------------------------------


def numbered(texts: list[Message]) -> tuple[Message, ...]:
    """Texts with their numbers, as the options name them."""
    return tuple([Message("step-numbered", {"n": index + 1, "text": text}) for index, text in enumerate(texts)])


def amount(resource: str, n: int) -> Message:
    """So much of a resource."""
    return Message("amount", {"n": n, "resource": resource})


def change(resource: str, n: int) -> Message:
    """Production up or down."""
    return Message("change", {"n": abs(n), "sign": "minus" if n < 0 else "plus", "resource": resource})


def points_on(points: Message, holds: int) -> Message:
    """Points for what lies on a card name its kind."""
    if holds == NOTHING:
        return points
    return Message(points.id, {**points.args, "kind": CARD_RESOURCES[holds]})


def gain(mc: int = 0, steel: int = 0, titanium: int = 0, plants: int = 0, energy: int = 0, heat: int = 0) -> Gain:
    """Resources by name."""
    return Gain(named(mc, steel, titanium, plants, energy, heat))


def named(mc: int, steel: int, titanium: int, plants: int, energy: int, heat: int) -> tuple[tuple[int, int], ...]:
    """Amounts of each resource, without those that are nothing."""
    pairs = ((MC, mc), (STEEL, steel), (TITANIUM, titanium), (PLANTS, plants), (ENERGY, energy), (HEAT, heat))
    return tuple([pair for pair in pairs if pair[1]])

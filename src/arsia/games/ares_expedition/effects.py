"""What cards do to their owner's mat and to the global parameters, as steps.

`rate` is in M€: once, and in every production phase to come.
"""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.components import MOST_SPENT, PAY_TR, PRODUCTS, SKIP, SPEND_HEAT, TAG_KINDS
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.climate import OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.effects import amount, change
from arsia.games.mars_engine.resources import (
    CARD_WORTH,
    CARDS,
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
from arsia.games.mars_engine.tags import TAGS
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step

OCEAN_REWARD: Final = 3.0  # what an ocean tile gives, in M€
FOREST_POINT: Final = 6.0


class Produce(Step[AresExpedition]):
    """Own production, or the level of steel and titanium, up."""

    __slots__ = ("changes",)

    def __init__(self, changes: tuple[tuple[int, int], ...]) -> None:
        self.changes = changes

    def do(self, table: AresExpedition, seat: int) -> None:
        for product, n in self.changes:
            table.produce(seat, product, n)

    def rate(self) -> tuple[float, float]:
        return (0.0, sum([product_price(product) * n for product, n in self.changes], 0.0))

    def text(self) -> Message:
        return Message("effect-production", {"changes": tuple([change(PRODUCTS[p], n) for p, n in self.changes])})


def product_price(product: int) -> float:
    """What one of a product is worth each time."""
    return CARD_WORTH if product == CARDS else PRICES[product]


def production(
    mc: int = 0, heat: int = 0, plants: int = 0, cards: int = 0, steel: int = 0, titanium: int = 0
) -> Produce:
    """Production by name."""
    pairs = ((MC, mc), (HEAT, heat), (PLANTS, plants), (CARDS, cards), (STEEL, steel), (TITANIUM, titanium))
    return Produce(tuple([pair for pair in pairs if pair[1]]))


class RaiseTemperature(Step[AresExpedition]):
    """Temperature up."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: AresExpedition, seat: int) -> None:
        table.warm(seat, self.n)

    def matters(self, table: AresExpedition, seat: int) -> bool:
        return table.counts(TEMPERATURE)

    def rate(self) -> tuple[float, float]:
        return (RATING * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-temperature", {"n": self.n})


class RaiseOxygen(Step[AresExpedition]):
    """Oxygen up."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: AresExpedition, seat: int) -> None:
        table.breathe(seat, self.n)

    def matters(self, table: AresExpedition, seat: int) -> bool:
        return table.counts(OXYGEN)

    def rate(self) -> tuple[float, float]:
        return (RATING * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-oxygen", {"n": self.n})


class FlipOcean(Step[AresExpedition]):
    """Ocean tiles are turned up, each with its reward."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: AresExpedition, seat: int) -> None:
        for _ in range(self.n):
            table.flip_ocean(seat)

    def matters(self, table: AresExpedition, seat: int) -> bool:
        return table.counts(OCEANS)

    def rate(self) -> tuple[float, float]:
        return ((RATING + OCEAN_REWARD) * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-ocean", {"n": self.n})


class GrowForest(Step[AresExpedition]):
    """Forests: a token and a step of oxygen each."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: AresExpedition, seat: int) -> None:
        for _ in range(self.n):
            table.grow_forest(seat)

    def rate(self) -> tuple[float, float]:
        return ((RATING + FOREST_POINT) * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-forest", {"n": self.n})


class IfTags(Step[AresExpedition]):
    """Something more with enough tags in play."""

    __slots__ = ("n", "step", "tag")

    def __init__(self, tag: int, n: int, step: Step[AresExpedition]) -> None:
        self.tag = tag
        self.n = n
        self.step = step

    def do(self, table: AresExpedition, seat: int) -> None:
        if table.tags[seat * TAG_KINDS + self.tag] >= self.n:
            self.step.do(table, seat)

    def rate(self) -> tuple[float, float]:
        return (0.4 * self.step.rate()[0], 0.0)

    def text(self) -> Message:
        return Message("effect-if-tags", {"n": self.n, "tag": TAGS[self.tag], "effect": self.step.text()})


class SpendRating(Step[AresExpedition]):
    """A price in terraform rating."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: AresExpedition, seat: int) -> None:
        table.spend_rating(seat, self.n)

    def possible(self, table: AresExpedition, seat: int) -> bool:
        return table.tr[seat] >= self.n

    def obstacle(self, table: AresExpedition, seat: int) -> Message:
        return Message("why-no-rating", {"n": self.n, "have": table.tr[seat]})

    def rate(self) -> tuple[float, float]:
        return (-RATING * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-spend-rating", {"n": self.n})


class ConvertHeat(Choice[AresExpedition]):
    """Any amount of heat, up to a limit, becomes as much of something else."""

    __slots__ = ("most", "resource")

    def __init__(self, resource: int, most: int = MOST_SPENT) -> None:
        self.resource = resource
        self.most = most

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        most = min(self.most, table.stock[seat * KINDS + HEAT])
        return [SPEND_HEAT[n] for n in range(most, 0, -1)]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        n = int(option[2])
        table.pay(seat, HEAT, n)
        table.gain(seat, self.resource, n)

    def possible(self, table: AresExpedition, seat: int) -> bool:
        return table.stock[seat * KINDS + HEAT] > 0

    def obstacle(self, table: AresExpedition, seat: int) -> Message:
        return Message("why-stock", {"n": 1, "resource": RESOURCES[HEAT], "have": 0})

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-convert-heat", {"resource": RESOURCES[self.resource]})

    def rate(self) -> tuple[float, float]:
        return (3.0 if self.resource == PLANTS else 1.0, 0.0)

    def text(self) -> Message:
        limit = 0 if self.most == MOST_SPENT else self.most
        return Message("effect-convert-heat", {"resource": RESOURCES[self.resource], "most": limit})


class BuyRating(Choice[AresExpedition]):
    """Pay M€ for a step of terraform rating, or not."""

    __slots__ = ("price",)

    def __init__(self, price: int) -> None:
        self.price = price

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        return [PAY_TR, SKIP] if table.purse(seat) >= self.price else []

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        if option[0] == "buy_tr":
            table.rate_up(seat, 1)
            table.pay(seat, MC, self.price)

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-buy-rating", {"price": amount(RESOURCES[MC], self.price)})

    def rate(self) -> tuple[float, float]:
        return (3.0, 0.0)

    def text(self) -> Message:
        return Message("effect-buy-rating", {"price": amount(RESOURCES[MC], self.price)})

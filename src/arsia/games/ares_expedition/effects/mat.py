"""What cards do to their owner's mat, as steps.

`rate` is in M€: once, and in every production phase to come.
"""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.components import (
    INDEX,
    MOST_SPENT,
    PAY_TR,
    PRODUCTS,
    SELL,
    SKIP,
    SPEND_HEAT,
    TAG_KINDS,
)
from arsia.games.ares_expedition.effects.payment import sell
from arsia.games.ares_expedition.table import ON_RATING, AresExpedition
from arsia.games.mars_engine.components.resources import (
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
from arsia.games.mars_engine.components.tags import TAGS
from arsia.games.mars_engine.effects.steps import CardChoice, CardStep, Part
from arsia.games.mars_engine.effects.texts import amount, change
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step


class Produce(CardStep[AresExpedition]):
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


class IfTags(CardStep[AresExpedition]):
    """Something more with enough tags in play."""

    __slots__ = ("n", "step", "tag")

    def __init__(self, tag: int, n: int, step: Part[AresExpedition]) -> None:
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


class SpendRating(CardStep[AresExpedition]):
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


class ConvertHeat(CardChoice[AresExpedition]):
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


class AfterRise(Step[AresExpedition]):
    """What a card or an action does is over: if the rating has risen, what waited for that comes now (AE-39)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        if table.rising >> seat & 1:
            table.rising &= ~(1 << seat)
            for trigger in table.listeners[ON_RATING * table.seats + seat]:
                table.then(trigger.step)


def go_on(table: AresExpedition, seat: int, choice: Choice[AresExpedition]) -> None:
    """After what the seat does now it is asked this, and before that what a risen rating opens."""
    if table.listeners[ON_RATING * table.seats + seat]:
        table.then(AFTER_RISE, choice)
    else:
        table.running.append((choice, seat))


class BuyRating(CardChoice[AresExpedition]):
    """Pay M€ for a step of terraform rating, or not; cards may be sold for it, as ever (AE-85, AE-95)."""

    __slots__ = ("price",)

    def __init__(self, price: int) -> None:
        self.price = price

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        purse, hand = table.purse(seat), table.hands[seat]
        if purse >= self.price:
            return [PAY_TR, SKIP]
        if purse + len(hand) * table.sale[seat] < self.price:
            return []
        return [*[SELL[card] for card in hand], SKIP]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        if option[0] == "buy_tr":
            table.raised |= 1 << seat
            table.rate_up(seat, 1)
            table.pay(seat, MC, self.price)
        elif option[0] == "sell":
            table.then(self)
            sell(table, seat, INDEX[str(option[1])])

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        purse = table.purse(seat)
        price = amount(RESOURCES[MC], self.price)
        if purse >= self.price:
            return Message("prompt-buy-rating", {"price": price})
        return Message("prompt-buy-rating-short", {"price": price, "have": purse, "sale": table.sale[seat]})

    def refusals(self, table: AresExpedition, seat: int) -> list[Refusal]:
        purse = table.purse(seat)
        if purse >= self.price:
            return []
        return [Refusal(PAY_TR, (Message("why-money", {"price": self.price, "have": purse}),))]

    def rate(self) -> tuple[float, float]:
        return (3.0, 0.0)

    def text(self) -> Message:
        return Message("effect-buy-rating", {"price": amount(RESOURCES[MC], self.price)})


AFTER_RISE: Final = AfterRise()

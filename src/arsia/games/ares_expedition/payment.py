"""Prices and paying: discounts, steel and titanium, cards that let one pay less, heat for those who may."""

from __future__ import annotations

from arsia.games.ares_expedition.cards import COST, HAS_BUILDING, HAS_SPACE, KEPT_HEAT, KEPT_PLANTS, REDUCTION, TAGS_OF
from arsia.games.ares_expedition.components import (
    CUTS,
    DEVELOPMENT,
    DEVELOPMENT_CUT,
    EVERY_CARD,
    PAY_HEAT,
    REDUCE,
    SKIP,
)
from arsia.games.ares_expedition.names import IDS
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.resources import HEAT, KINDS, MC, RESOURCES, STEEL, TITANIUM
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


def price_of(table: AresExpedition, seat: int, card: int) -> int:
    """What a card costs the seat now: all discounts together, never below nothing (AE-36)."""
    cuts = table.cuts
    base = seat * CUTS
    cost = COST[card]
    price = cost - cuts[base + EVERY_CARD] - table.next_cut[seat]
    for tag in TAGS_OF[card]:
        price -= cuts[base + tag]
    level = seat * KINDS
    if HAS_BUILDING[card]:
        price -= table.prod[level + STEEL] * table.steel_value[seat]
    if HAS_SPACE[card]:
        price -= table.prod[level + TITANIUM] * table.titanium_value[seat]
    if table.dear_cut[seat] and cost >= table.dear_least[seat]:
        price -= table.dear_cut[seat]
    if table.phase == DEVELOPMENT and table.picked[seat] == DEVELOPMENT:
        price -= DEVELOPMENT_CUT
    return price if price > 0 else 0


def means_for(table: AresExpedition, seat: int, card: int) -> int:
    """What the seat can pay for a card: M€, heat if it pays, and what lets it pay less; without what the card takes."""
    base = seat * KINDS
    means = table.stock[base + MC]
    if table.heat_pays >> seat & 1:
        means += max(0, table.stock[base + HEAT] - KEPT_HEAT[card])
    for reducer in table.reducers[seat]:
        if can_reduce(table, seat, reducer, KEPT_PLANTS[card]):
            means += REDUCTION[reducer][2]
    return means


def can_reduce(table: AresExpedition, seat: int, reducer: int, kept: int) -> bool:
    """Is there what the card asks for?"""
    resource, n, _ = REDUCTION[reducer]
    have = table.held[reducer] if resource < 0 else table.stock[seat * KINDS + resource] - kept
    return have >= n


def charge(table: AresExpedition, seat: int, price: int) -> None:
    """The seat pays for a card, and is asked whether to pay less with the help of others."""
    reducers = tuple([each for each in table.reducers[seat] if can_reduce(table, seat, each, 0)])
    if reducers and price:
        table.then(Reduce(price, reducers), seat=seat)
    else:
        bill(table, seat, price)


class Reduce(Choice[AresExpedition]):
    """Give something once for this card and pay less?"""

    __slots__ = ("price", "reducers")

    def __init__(self, price: int, reducers: tuple[int, ...]) -> None:
        self.price = price
        self.reducers = reducers

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        later = sum([REDUCTION[each][2] for each in self.reducers[1:]])
        if self.price - later > table.purse(seat):
            return [REDUCE[self.reducers[0]]]
        return [REDUCE[self.reducers[0]], SKIP]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        reducer = self.reducers[0]
        price = self.price
        if option[0] == "reduce":
            resource, n, cut = REDUCTION[reducer]
            if resource < 0:
                table.take_off(reducer, n, seat)
            else:
                table.pay(seat, resource, n)
            if table.telling:
                table.tell("reduce", seat, IDS[reducer])
            price = max(0, price - cut)
        if price and len(self.reducers) > 1:
            table.then(Reduce(price, self.reducers[1:]), seat=seat)
        else:
            bill(table, seat, price)

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        _, _, cut = REDUCTION[self.reducers[0]]
        return Message("prompt-reduce", {"price": self.price, "card": IDS[self.reducers[0]], "cut": cut})


def bill(table: AresExpedition, seat: int, price: int) -> None:
    """The seat pays M€, and is asked how much heat to use if it may."""
    if not price:
        return
    if table.heat_pays >> seat & 1 and table.stock[seat * KINDS + HEAT]:
        table.then(Bill(price), seat=seat)
    else:
        table.pay(seat, MC, price)


class Bill(Choice[AresExpedition]):
    """How much of the price is paid with heat? As little as need be is offered first."""

    __slots__ = ("price",)

    def __init__(self, price: int) -> None:
        self.price = price

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        base = seat * KINDS
        low = max(0, self.price - table.stock[base + MC])
        high = min(self.price, table.stock[base + HEAT])
        return [PAY_HEAT[n] for n in range(low, high + 1)]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        n = int(option[2])
        table.pay(seat, HEAT, n)
        table.pay(seat, MC, self.price - n)

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        have = table.stock[seat * KINDS + HEAT]
        return Message("prompt-pay", {"price": self.price, "resource": RESOURCES[HEAT], "have": have})

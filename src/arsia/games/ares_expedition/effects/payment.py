"""Prices, paying and selling: discounts, steel and titanium, cards that let one pay less, heat for those who may."""

from __future__ import annotations

from arsia.games.ares_expedition.components import (
    COST,
    CUTS,
    DEVELOPMENT,
    DEVELOPMENT_CUT,
    EVERY_CARD,
    HAS_BUILDING,
    HAS_SPACE,
    HOLDS,
    IDS,
    KEPT_HEAT,
    KEPT_PLANTS,
    PAY_HEAT,
    REDUCE,
    REDUCTION,
    SKIP,
    TAGS_OF,
)
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.resources import CARD_RESOURCES, HEAT, KINDS, MC, RESOURCES, STEEL, TITANIUM
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
    means = table.stock[seat * KINDS + MC]
    if table.heat_pays >> seat & 1:
        means += max(0, paying_heat(table, seat) - KEPT_HEAT[card])
    return means + (cut_for(table, seat, card) if table.reducers[seat] else 0)


def cut_for(table: AresExpedition, seat: int, card: int) -> int:
    """The M€ that others of the seat's cards can take off this one."""
    cut = 0
    for reducer in table.reducers[seat]:
        if can_reduce(table, seat, reducer, KEPT_PLANTS[card]):
            cut += REDUCTION[reducer][2]
    return cut


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
        reducer = self.reducers[0]
        resource, n, cut = REDUCTION[reducer]
        if resource < 0:
            args: dict[str, object] = {"n": n, "kind": CARD_RESOURCES[HOLDS[reducer]], "card": IDS[reducer]}
            gives = Message("amount-from", args)
        else:
            gives = Message("amount", {"n": n, "resource": RESOURCES[resource]})
        return Message("prompt-reduce", {"price": self.price, "gives": gives, "cut": cut})


def too_dear(table: AresExpedition, seat: int, price: int, heat: int, cut: int) -> Message:
    """Why a price cannot be paid: the M€ that there are, and apart from them heat that pays and what lowers it."""
    have = table.stock[seat * KINDS + MC]
    if not heat and not cut:
        return Message("why-money", {"price": price, "have": have})
    return Message("why-means", {"price": price, "have": have, "heat": heat, "cut": cut, "total": have + heat + cut})


def paying_heat(table: AresExpedition, seat: int) -> int:
    """The heat that the seat may use as M€."""
    return table.stock[seat * KINDS + HEAT] if table.heat_pays >> seat & 1 else 0


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


def sell(table: AresExpedition, seat: int, card: int) -> None:
    """A hand card for 3 M€, whenever its owner decides something (AE-85)."""
    table.discard_hidden(seat, [card], table.hands[seat])
    if table.telling:
        table.tell("sold", seat)
        table.tell_only(seat, "sold_card", seat, IDS[card])
    table.gain(seat, MC, table.sale[seat])

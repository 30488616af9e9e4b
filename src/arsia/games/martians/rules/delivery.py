"""Delivery: the colonists go home and may bring food and medicine (MA-58, MA-59)."""

from __future__ import annotations

from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.components.board import FOOD, MEDICINE, MEETS, PRODUCTS
from arsia.games.martians.table import Martians
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import SeveralSeen

DELIVER: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("deliver", c.GOODS[good], name) for name in c.QUARTERS]) for good in PRODUCTS]
)


def end_turn(table: Martians, player: int) -> None:
    """The colonists go home and may bring food and medicine (MA-58)."""
    table.time = 0
    table.entered = table.entered_neutral = 0
    table.delivered = 0
    if table.telling:
        table.tell("home", player)
    table.then(DELIVERY)


class Delivery(SeveralSeen[Martians]):
    """What do the colonists bring, and where? At most two products, each to a token that asks for it (MA-58, MA-59)."""

    __slots__ = ()

    def prompt(self, table: Martians, seat: int) -> Message:
        return DELIVERY_PROMPTS[c.DELIVERIES - table.mods[c.MOD_FEWER_DELIVERIES] - table.delivered]

    def ask(self, table: Martians, seat: int) -> Walk:
        elements: list[Option] = []
        times: list[int] = []
        if not table.has(table.active, FOOD) and not table.has(table.active, MEDICINE):
            return elements, times, 0, self.taken, self.taken, self.taken  # as it is most of the time
        quarters = table.own_quarters(table.active)
        for index, good in enumerate(PRODUCTS):
            have = table.has(table.active, good)
            for quarter in quarters:
                elements.append(DELIVER[index][quarter])
                times.append(min(have, table.demand[quarter * 3 + MEETS[good]]) if have else 0)
        return elements, times, self.place, self.taken, 0, c.DELIVERIES - table.mods[c.MOD_FEWER_DELIVERIES]

    def onward(self, place: int, taken: int) -> Delivery:
        return Delivery(place, taken)

    def add(self, table: Martians, seat: int, element: Option) -> None:
        player, good, quarter = table.active, c.GOOD[str(element[1])], c.QUARTER[str(element[2])]
        table.delivered += 1
        if table.telling:
            table.tell("deliver", player, element[1], element[2])
        table.pay(player, good, 1)
        table.remove_demand(quarter, MEETS[good])
        bonus = table.mods[c.MOD_FOOD_REPUTATION] if good == FOOD else 0
        table.gain(player, c.REPUTATION, c.DELIVERED[good] + bonus)


DELIVERY_PROMPTS: Final = tuple([Message("prompt-deliver", {"n": n}) for n in range(c.DELIVERIES + 1)])
DELIVERY: Final = Delivery(0, 0)

"""Specialists: each can be paid once a round, in the own turn, and costs no time of its own (MA-60, MA-61)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians import components as c
from arsia.games.martians.cards.buildings import ACTS, BUILT
from arsia.games.martians.effects.demand import REMOVE
from arsia.games.martians.table import NO_CARD, Martians
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice

CONSTRUCTION: Final = BUILT[c.CONSTRUCTION]
USES: Final[tuple[Option, ...]] = tuple([("use", card.id) for card in c.SPECIALISTS])


def use_options(table: Martians, player: int) -> list[Option]:
    """Every specialist who can be paid now and would do something."""
    at = table.cards[player] * 2
    found: list[Option] = []
    seen = -1
    for place in (at, at + 1):
        hired = table.assets.specialists[place]
        if hired == NO_CARD:
            break
        kind = c.SPECIALIST_KIND[hired]
        if table.used >> place & 1 or kind == seen:
            continue
        card = c.SPECIALISTS[kind]
        if not table.can_pay(player, card.cost.goods):
            continue
        if would_help(table, player, kind):
            found.append(USES[kind])
            seen = kind
    return found


def would_help(table: Martians, player: int, kind: int) -> bool:
    """Is there anything to do for the specialist?"""
    card = c.SPECIALISTS[kind]
    if card.builds:
        return bool(CONSTRUCTION.options(table, player, CONSTRUCTION.bits))
    if card.token < 0:
        return True
    return any(table.demand[quarter * 3 + card.token] for quarter in table.own_quarters(player))


def use(table: Martians, player: int, option: Option) -> None:
    """Pay the specialist and have it done."""
    kind = c.SPECIALIST_INDEX[str(option[1])]
    card = c.SPECIALISTS[kind]
    at = table.cards[player] * 2
    for place in (at, at + 1):
        hired = table.assets.specialists[place]
        if hired != NO_CARD and c.SPECIALIST_KIND[hired] == kind and not table.used >> place & 1:
            table.used |= 1 << place
            break
    if table.telling:
        table.tell("use", player, card.id)
    table.pay_all(player, card.cost.goods)
    for good, n in card.gain:
        table.gain(player, good, n)
    if card.draws:
        table.draw_minerals(player, card.draws)
    elif card.builds:
        table.then(BUILD_NOW)
    elif card.removes:
        table.then(REMOVE[card.token][card.removes])


class BuildNow(Choice[Martians]):
    """Which action of construction does the Builder do? It costs what it always costs, but needs no marker."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-builder")

    def options(self, table: Martians, seat: int) -> list[Option]:
        return CONSTRUCTION.options(table, table.active, CONSTRUCTION.bits)

    def take(self, table: Martians, seat: int, option: Option) -> None:
        ACTS[str(option[0])].do(table, table.active, option)


BUILD_NOW: Final = BuildNow()

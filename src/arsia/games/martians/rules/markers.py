"""Markers on the action spaces of buildings, and what they do there first (MA-53 to MA-56)."""

from __future__ import annotations

from typing import Final

from arsia.games.martians.cards.buildings import BUILT, EVERY, TIMELESS, act, act_of_refugee
from arsia.games.martians.components.board import (
    BUILDING,
    BUILDINGS,
    LANDER,
    MOD_CLOSED,
    MOD_UPGRADE_TIME,
    NEUTRAL,
    PLACES,
    REFUGEE_PLACES,
    WIDE,
)
from arsia.games.martians.components.scenarios import INTEGRATE
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


def placements(table: Martians, player: int) -> list[Option]:
    """Every space that a marker of the player, or a refugee, can go to and do something (MA-53 to MA-55)."""
    options: list[Option] = []
    own = table.pool[player] > 0
    refugee = table.setup.scenario.refugees and neutral_pool(table) > 0
    if not own and not refugee:
        return options
    time, mods = table.time, table.mods
    for_own = ~table.here[player] if own else 0
    for_refugee = ~table.neutral_here if refugee else 0
    left = (for_own | for_refugee) & ~table.unbuilt & (EVERY if time else TIMELESS)
    if mods[MOD_CLOSED]:
        left &= ~(1 << mods[MOD_CLOSED] - 1)
    extra = 1 + mods[MOD_UPGRADE_TIME]
    free = ~table.taken
    while left:
        building = (left & -left).bit_length() - 1
        left &= left - 1
        spaces = free >> building * WIDE & 7
        if not spaces:
            continue
        needed = BUILT[building].start(table, player)
        if needed + extra > time:
            spaces = spaces & ~(table.upgrades >> building * WIDE) if needed <= time else 0
        if spaces:
            if for_own >> building & 1:
                options += PLACES[building][spaces]
            if for_refugee >> building & 1:
                options += REFUGEE_PLACES[building][spaces]
    return options


def neutral_pool(table: Martians) -> int:
    """Refugees who are part of the colony and stand nowhere."""
    return table.story.progress[INTEGRATE] - table.neutral_here.bit_count()


def place(table: Martians, player: int, owner: int, option: Option) -> None:
    """A marker onto a space; an upgrade token there costs time once (MA-54). It must then do something."""
    building = BUILDING[str(option[1])]
    space = building * WIDE + int(option[2]) - 1
    if table.upgrades >> space & 1:
        table.time -= 1 + table.mods[MOD_UPGRADE_TIME]
    table.put_marker(owner, space)
    is_refugee = owner == NEUTRAL
    if is_refugee:
        table.done_neutral &= ~BUILT[building].bits
    else:
        table.done &= ~BUILT[building].bits
    if table.telling:
        table.tell(option[0], player, option[1], option[2])
    table.then(ACT_OF_REFUGEE[building] if is_refugee else ACT_IN[building])


def acts_left(table: Martians, building: int) -> int:
    """What the markers that came this turn have not done yet in a building, as bits."""
    acts = 0
    if table.entered >> building & 1:
        acts |= BUILT[building].bits & ~table.done
    if table.entered_neutral >> building & 1:
        acts |= BUILT[building].bits & ~table.done_neutral
    return acts


class ActIn(Choice[Martians]):
    """A marker came to a building: what does it do there first? It is this one that acts, whoever else is there."""

    __slots__ = ("building",)

    def __init__(self, building: int) -> None:
        self.building = building

    def options(self, table: Martians, seat: int) -> list[Option]:
        return BUILT[self.building].options(table, table.active, BUILT[self.building].bits)

    def take(self, table: Martians, seat: int, option: Option) -> None:
        act(table, table.active, option)

    def prompt(self, table: Martians, seat: int) -> Message:
        return ACT_PROMPTS[self.building]

    def is_public(self, table: Martians, seat: int) -> bool:
        return self.building != LANDER or table.is_hand_known(table.active)


class RefugeeActsIn(ActIn):
    """A refugee came to a building."""

    __slots__ = ()

    def take(self, table: Martians, seat: int, option: Option) -> None:
        act_of_refugee(table, table.active, option)

    def prompt(self, table: Martians, seat: int) -> Message:
        return REFUGEE_PROMPTS[self.building]


ACT_PROMPTS: Final = tuple([Message("prompt-act", {"building": name}) for name in BUILDINGS])
ACT_IN: Final = tuple([ActIn(building) for building in range(len(BUILDINGS))])
REFUGEE_PROMPTS: Final = tuple([Message("prompt-act-refugee", {"building": name}) for name in BUILDINGS])
ACT_OF_REFUGEE: Final = tuple([RefugeeActsIn(building) for building in range(len(BUILDINGS))])

"""The expedition to the summit of the face: its steps, and what it finds there."""

from __future__ import annotations

from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.effects.steps import Effect
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


def expedition_option(space: int) -> Option:
    """The way to a space of the extra board, as row and column; the Summit is row 6."""
    if space == c.THE_SUMMIT:
        return ("expedition", 6, 1)
    return ("expedition", c.FACE_ROW[space], c.FACE_COLUMN[space])


def step_cost(table: Martians, space: int) -> c.Goods:
    """What a step costs: energy, and a supply where the new row is steep."""
    if table.mods[c.MOD_FREE_STEP] or table.mods[c.MOD_FREE_GOODS]:
        return ()
    steep = space != c.THE_SUMMIT and c.FACE_ROW[space] in c.STEEP
    steep = steep and (table.story.expedition == c.BASE_CAMP or c.FACE_ROW[table.story.expedition] != c.FACE_ROW[space])
    goods = table.setup.scenario.missions[c.EXPEDITION_STEP].cost.goods
    return (*goods, (c.SUPPLY, 1)) if steep else goods


def do_step(table: Martians, player: int, option: Option) -> None:
    """A step of the expedition, paid and rewarded."""
    space = c.face_space(int(option[1]), int(option[2]))
    table.pay_all(player, step_cost(table, space))
    if table.mods[c.MOD_FREE_STEP]:
        table.set_mod(c.MOD_FREE_STEP, 0)
    else:
        table.set_mod(c.MOD_FREE_GOODS, 0)
    table.advance(c.EXPEDITION_STEP, 1)
    table.gain(player, c.REPUTATION, table.setup.scenario.missions[c.EXPEDITION_STEP].reward)
    move_expedition(table, player, space)


def can_survey(table: Martians) -> bool:
    """Is the expedition on a space that nobody has surveyed?"""
    return table.story.expedition != c.BASE_CAMP and not table.story.surveyed >> table.story.expedition & 1


def uncover(table: Martians, space: int) -> None:
    """An exploration token is turned up."""
    if not table.story.face_seen >> space & 1:
        table.story = table.story.copy()
        table.story.face_seen |= 1 << space
        table.reveal()
        kind = c.TOKEN_KIND[table.story.face_tokens[space]]
        table.tell("uncover", c.FACE_ROW[space], c.FACE_COLUMN[space], c.TOKENS[kind][0])


def move_expedition(table: Martians, player: int, space: int) -> None:
    """The expedition comes to a space; its token works once."""
    before = table.story.expedition
    table.go_to(space)
    if space == c.THE_SUMMIT:
        table.tell("summit", player)
        return
    table.tell("expedition", player, c.FACE_ROW[space], c.FACE_COLUMN[space])
    uncover(table, space)
    if table.story.face_used >> space & 1:
        return
    table.story = table.story.copy()
    table.story.face_used |= 1 << space
    kind = c.TOKEN_KIND[table.story.face_tokens[space]]
    if kind == c.REGOLITH_CACHE:
        table.gain(player, c.REGOLITH, c.CACHE)
    elif kind == c.ICE_CACHE:
        table.gain(player, c.ICE, c.CACHE)
    elif kind == c.MINERAL_VEIN:
        table.draw_minerals(player, c.CACHE)
    elif kind == c.CRASHED_PROBE:
        table.gain(player, c.CREDIT, c.PROBE_CREDITS)
    elif kind == c.RELIC:
        table.gain(player, c.REPUTATION, c.RELIC_REPUTATION)
    elif kind == c.ROCKFALL:
        if table.has(player, c.ENERGY) < c.ROCKFALL_ENERGY:
            fall_back(table, before)
        else:
            table.then(CLEAR_ROCKS[before])


def fall_back(table: Martians, space: int) -> None:
    """The expedition goes back to where it came from."""
    table.go_to(space)
    table.tell("descend", 0 if space == c.BASE_CAMP else c.FACE_ROW[space])


class ClearRocks(Choice[Martians]):
    """Rocks block the way: pay energy, or go back?"""

    __slots__ = ("before",)

    def __init__(self, before: int) -> None:
        self.before = before

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [("pay",), ("back",)]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        if option == ("pay",):
            table.pay(table.active, c.ENERGY, c.ROCKFALL_ENERGY)
        else:
            fall_back(table, self.before)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-rocks", {"cost": c.amounts(((c.ENERGY, c.ROCKFALL_ENERGY),))})


#: By the space the expedition came from; the base camp is the last.
CLEAR_ROCKS: Final = tuple([ClearRocks(space) for space in (*range(20), c.BASE_CAMP)])


# ---- what events do with it ------------------------------------------------------------------------------------------


class GoDown(Effect):
    """The expedition goes down a row, to the space below on the left; not below the base camp."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        at = table.story.expedition
        row, column = (6, 1) if at == c.THE_SUMMIT else (c.FACE_ROW[at], c.FACE_COLUMN[at])
        table.go_to(c.BASE_CAMP if row == 1 else c.face_space(row - 1, column))
        table.tell("descend", row - 1)

    def matters(self, table: Martians, seat: int) -> bool:
        return table.story.expedition != c.BASE_CAMP

    def text(self) -> Message:
        return Message("effect-go-down")


class GoUp(Effect):
    """The expedition may go up a row for nothing."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.then(CLIMB, seat=table.seat_of(table.first))

    def text(self) -> Message:
        return Message("effect-go-up")


class Climb(Choice[Martians]):
    """Where does the expedition climb, if it does?"""

    __slots__ = ()

    def options(self, table: Martians, seat: int) -> list[Option]:
        climbs = c.CAMP_STEPS if table.story.expedition == c.BASE_CAMP else ()
        if table.story.expedition not in (c.BASE_CAMP, c.THE_SUMMIT):
            climbs = c.FACE_CLIMBS[table.story.expedition]
        found = [expedition_option(space) for space in climbs]
        return [*found, c.SKIP] if found else []

    def take(self, table: Martians, seat: int, option: Option) -> None:
        if option != c.SKIP:
            table.active = table.first
            move_expedition(table, table.first, c.face_space(int(option[1]), int(option[2])))

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-climb")


CLIMB: Final = Climb()


class Uncover(Effect):
    """Exploration tokens around the expedition are turned up."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        table.then(LookAround(self.n), seat=table.seat_of(table.first))

    def text(self) -> Message:
        return Message("effect-uncover", {"n": self.n})


class LookAround(Choice[Martians]):
    """Which token is turned up next? One after the other, because each tells something."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, table: Martians, seat: int) -> list[Option]:
        at = table.story.expedition
        around = c.CAMP_STEPS if at == c.BASE_CAMP else c.FACE_STEPS[at]
        hidden = sorted(each for each in around if each != c.THE_SUMMIT and not table.story.face_seen >> each & 1)
        return [("uncover", c.FACE_ROW[each], c.FACE_COLUMN[each]) for each in hidden]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        uncover(table, c.face_space(int(option[1]), int(option[2])))
        if self.n > 1:
            table.then(LookAround(self.n - 1))

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-uncover")

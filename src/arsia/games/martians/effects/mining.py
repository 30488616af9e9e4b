"""Mining: the machine digs once and moves once, in either order, and turns up what lies around it."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians.components.board import (
    CRYSTALS,
    HEX,
    HEX_ROW,
    HEXES,
    ICE,
    MACHINE_START,
    MOD_CRYSTALS,
    OPEN_AT_START,
    REGOLITH,
    RINGS,
)
from arsia.games.martians.components.decks import (
    GEOLOGIST,
    GROUND,
    GROUND_KIND,
    LONG_ARM,
    SENSOR,
    WEATHER,
    WEATHER_KIND,
)
from arsia.games.martians.effects.acts import Act, Refused, too_late
from arsia.games.martians.table import NO_TILE, Martians
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice

MOVE: Final[tuple[Option, ...]] = tuple([("move", name) for name in HEXES])


def _mixes(regolith: int, ice: int, limit: int) -> tuple[tuple[int, int], ...]:
    """The ways to take up to so many crystals of a tile, the most first; at least one (MA-73)."""
    found = [(r, i) for r in range(regolith, -1, -1) for i in range(ice, -1, -1) if 1 <= r + i <= limit]
    return tuple(sorted(found, key=_total, reverse=True))


def _total(mix: tuple[int, int]) -> int:
    return mix[0] + mix[1]


#: By hex, kind of tile and limit: every way to dig there.
DIG: Final[tuple[tuple[tuple[tuple[Option, ...], ...], ...], ...]] = tuple(
    [
        tuple(
            [
                tuple([tuple([("dig", hex, r, i) for r, i in _mixes(kind[1], kind[2], limit)]) for limit in range(8)])
                for kind in GROUND
            ]
        )
        for hex in HEXES
    ]
)


def crystals(table: Martians, player: int) -> int:
    """How many crystals an extraction takes at most: weather, geologists and events count (MA-74)."""
    limit = CRYSTALS + table.helper(player, GEOLOGIST) + table.mods[MOD_CRYSTALS]
    return max(0, limit + WEATHER[WEATHER_KIND[table.weather]].crystals)


def dig_options(table: Martians, player: int) -> list[Option]:
    """Where and what to dig from where the machine stands; a long arm also reaches the tiles around it (MA-75)."""
    limit = crystals(table, player)
    at = table.ground.machine
    found: list[Option] = []
    tile = table.ground.tiles[at]
    if tile != NO_TILE:
        found += DIG[at][GROUND_KIND[tile]][limit]
    if table.knows_tech(player, LONG_ARM):
        around = RINGS[at][1] & table.ground.up
        while around:
            hex = (around & -around).bit_length() - 1
            around &= around - 1
            found += DIG[hex][GROUND_KIND[table.ground.tiles[hex]]][limit]
    return found


def move_options(table: Martians) -> list[Option]:
    """Where the machine may go: to a tile beside it, not away from what is still face down (MA-71, MA-72)."""
    tiles = 0
    for hex, tile in enumerate(table.ground.tiles):
        if tile != NO_TILE:
            tiles |= 1 << hex
    hidden = tiles & ~table.ground.up
    rings = RINGS[table.ground.machine]
    here = nearest(table.ground.machine, hidden)
    fallback: list[Option] = []
    for distance in range(1, len(rings)):
        found: list[Option] = []
        ring = rings[distance] & tiles
        while ring:
            hex = (ring & -ring).bit_length() - 1
            ring &= ring - 1
            found.append(MOVE[hex])
        legal = [option for option in found if nearest(HEX[str(option[1])], hidden) <= here]
        if legal:
            return legal
        if found and not fallback:
            fallback = found
    return fallback


def nearest(hex: int, hidden: int) -> int:
    """How far the next face-down tile is; 0 when there is none."""
    if not hidden:
        return 0
    rings = RINGS[hex]
    for distance in range(len(rings)):
        if rings[distance] & hidden:
            return distance
    return 0


def dig(table: Martians, player: int, option: Option) -> None:
    """Crystals out of a tile, which is then gone, emptied or not."""
    hex, regolith, ice = HEX[str(option[1])], int(option[2]), int(option[3])
    if table.telling:
        table.tell("dig", player, HEXES[hex])
    table.ground = ground = table.ground.copy()
    ground.removed += (ground.tiles[hex],)
    ground.tiles[hex] = NO_TILE
    ground.up &= ~(1 << hex)
    if regolith:
        table.gain(player, REGOLITH, regolith)
    if ice:
        table.gain(player, ICE, ice + table.setup.scenario.melting)
    if table.by_refugee:
        table.mined_neutral = regolith
    else:
        table.mined = regolith


def move_machine(table: Martians, option: Option) -> None:
    """The machine moves and turns up the tiles around it."""
    hex = HEX[str(option[1])]
    table.ground = ground = table.ground.copy()
    ground.machine = hex
    if table.telling:
        table.tell("move", table.active, HEXES[hex])
    around = (RINGS[hex][1] | 1 << hex) & ~ground.up
    while around:
        other = (around & -around).bit_length() - 1
        around &= around - 1
        tile = ground.tiles[other]
        if tile != NO_TILE:
            ground.up |= 1 << other
            table.reveal()
            if table.telling:
                table.tell("unearth", HEXES[other], GROUND[GROUND_KIND[tile]][0])


class Dig(Choice[Martians]):
    """The machine has moved; now it digs."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-dig")

    def options(self, table: Martians, seat: int) -> list[Option]:
        return dig_options(table, table.active)

    def take(self, table: Martians, seat: int, option: Option) -> None:
        dig(table, table.active, option)
        refill_ground(table)


class MoveOn(Choice[Martians]):
    """The machine has dug; now it moves, if there is any tile left to move to."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-move")

    def options(self, table: Martians, seat: int) -> list[Option]:
        return move_options(table)

    def take(self, table: Martians, seat: int, option: Option) -> None:
        move_machine(table, option)


def refill_ground(table: Martians) -> None:
    """An area without a tile is laid out anew, as at the start."""
    if len(table.ground.removed) == len(table.ground.tiles):
        lay_ground(table, list(table.ground.removed))


DIG_NOW: Final = Dig()
MOVE_ON: Final = MoveOn()


def lay_ground(table: Martians, tiles: list[int]) -> None:
    """Mining tiles at random, the top three face up, the machine on the topmost (MA-05)."""
    table.shuffle(tiles)
    table.ground = ground = table.ground.copy()
    ground.tiles = tiles
    ground.removed = ()
    ground.up = OPEN_AT_START
    for hex in range(len(HEXES)):
        if HEX_ROW[hex] == table.setup.scenario.open_row:
            ground.up |= 1 << hex
    ground.machine = MACHINE_START


# ---- what a marker does there ----------------------------------------------------------------------------------------


class Extract(Act):
    """Dig and move on, or move and dig (MA-70)."""

    __slots__ = ()
    brings: ClassVar[tuple[tuple[str, int], ...]] = (("crystals", CRYSTALS),)

    def ways(self, table: Martians, player: int) -> list[Option]:
        return dig_options(table, player) + move_options(table)

    def work(self, table: Martians, player: int, option: Option) -> None:
        if option[0] == "dig":
            dig(table, player, option)
            refill_ground(table)
            if table.ground.removed:  # else the area was just laid out anew and the machine stands at its start
                table.then(MOVE_ON)
        else:
            move_machine(table, option)
            table.then(DIG_NOW)

    def tried(self, table: Martians, player: int) -> list[Option]:
        return [("dig", HEXES[table.ground.machine], 1, 0)]


class Analyse(Act):
    """A regolith card for every regolith just mined, one more with a molecular sensor (MA-76, MA-77)."""

    __slots__ = ()
    is_aim: ClassVar[bool] = False
    brings: ClassVar[tuple[tuple[str, int], ...]] = (("card_each", 1),)

    def ways(self, table: Martians, player: int) -> list[Option]:
        return [self.option] if table.mined or table.mined_neutral else []

    def work(self, table: Martians, player: int, option: Option) -> None:
        n = 1 if table.knows_tech(player, SENSOR) else 0
        if table.by_refugee:
            n += table.mined_neutral
            table.mined_neutral = 0
        else:
            n += table.mined
            table.mined = 0
        if table.telling:
            table.tell("analyse", player)
        table.draw_minerals(player, n)

    def refusals(self, table: Martians, player: int) -> Refused:
        has_mined = table.mined or table.mined_neutral
        return [(self.option, too_late(table, self.time) if has_mined else [Message("why-no-regolith")])]

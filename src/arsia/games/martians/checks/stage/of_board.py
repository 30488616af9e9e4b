"""What a test may set and read of the board: goods of all, Quarters, buildings, the mining area, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arsia.games.martians import components as c
from arsia.games.martians.checks.stage.of_player import (
    PLENTY,
    bits,
    is_demand,
    names_of,
)
from arsia.games.martians.table import NO_TILE, Martians
from arsia.kernel.stage import Entry, Where, amounts, cards, choice, field, flag, number, other


def _good(good: int) -> Where[Martians]:
    def read(table: Martians, seat: int) -> int:
        if not table.setup.shared_stock:
            raise ValueError(f"everybody has an own stock here; say whose {c.GOODS[good]} it is")
        return table.stock[good]

    def put(table: Martians, seat: int, n: int) -> None:
        table.stock[good] = n

    return Where(read, put)


def _is_shared(table: Martians, value: Any) -> bool:
    return table.setup.shared_stock and type(value) is int and 0 <= value <= PLENTY


def _quarter(quarter: int) -> Where[Martians]:
    def put(table: Martians, seat: int, tokens: Any) -> None:
        table.demand[quarter * 3 : quarter * 3 + 3] = list(tokens)

    return Where(lambda table, seat: tuple(table.demand[quarter * 3 : quarter * 3 + 3]), put)


def _demand(token: int) -> Where[Martians]:
    def put(table: Martians, seat: int, value: Mapping[str, int]) -> None:
        for quarter, n in value.items():
            table.demand[c.QUARTER[quarter] * 3 + token] = n

    return Where(
        lambda table, seat: {name: table.demand[at * 3 + token] for at, name in enumerate(c.QUARTERS)},
        put,
    )


def _put_growth(table: Martians, seat: int, n: int) -> None:
    table.quarters.growth = [n] * len(table.quarters.growth)


def _put_fourth(table: Martians, seat: int, value: bool) -> None:
    table.fourth = (1 << table.players) - 1 if value else 0


def _put_technologies(table: Martians, seat: int, names: list[str]) -> None:
    table.assets.colony_tech = [bits(names, c.COLONY_TECHS)] * len(table.assets.colony_tech)


def _building(building: int) -> Where[Martians]:
    """A building as what lies on its three spaces; a construction token on the first closes it."""

    def read(table: Martians, seat: int) -> tuple[str, ...]:
        seen: list[str] = []
        for at in range(c.WIDE):
            space = building * c.WIDE + at
            if table.setup.unavailable >> space & 1:
                seen.append("unavailable")
            elif table.upgrades >> space & 1:
                seen.append("upgrade")
            else:
                seen.append("construction" if at == 0 and table.unbuilt >> building & 1 else "free")
        return tuple(seen)

    def put(table: Martians, seat: int, tokens: Any) -> None:
        table.unbuilt &= ~(1 << building)
        for at, token in enumerate(tokens):
            bit = 1 << building * c.WIDE + at
            table.upgrades = table.upgrades | bit if token == "upgrade" else table.upgrades & ~bit
            if token == "construction":
                table.unbuilt |= 1 << building

    return Where(read, put)


def _are_spaces(table: Martians, value: Any) -> bool:
    words = ("free", "upgrade", "construction", "unavailable")
    return isinstance(value, (tuple, list)) and len(value) <= c.WIDE and all(each in words for each in value)


def _upgrades(table: Martians, seat: int) -> dict[str, tuple[int, ...]]:
    spaces = {name: table.upgrades >> building * c.WIDE & 7 for building, name in enumerate(c.BUILDINGS)}
    return {name: tuple([at + 1 for at in range(c.WIDE) if found >> at & 1]) for name, found in spaces.items() if found}


def _put_upgrades(table: Martians, seat: int, value: Mapping[str, list[int]]) -> None:
    table.upgrades = sum(
        1 << c.BUILDING[name] * c.WIDE + at - 1 for name, spaces in value.items() for at in set(spaces)
    )


def _are_upgrades(table: Martians, value: Any) -> bool:
    if not isinstance(value, Mapping):
        return False
    for name, spaces in value.items():
        if name not in c.BUILDING or not isinstance(spaces, (list, tuple)) or not all(at in (1, 2, 3) for at in spaces):
            return False
    return True


def _put_unbuilt(table: Martians, seat: int, names: list[str]) -> None:
    table.unbuilt = bits(names, c.BUILDINGS)


def _machine(table: Martians, seat: int) -> str:
    return c.HEXES[table.ground.machine]


def _put_machine(table: Martians, seat: int, name: str) -> None:
    table.ground.machine = c.HEX[name]


def _put_face_up(table: Martians, seat: int, names: list[str]) -> None:
    table.ground.up = bits(names, c.HEXES)


def _tiles(table: Martians, seat: int) -> dict[str, str | None]:
    kinds = [None if tile == NO_TILE else c.GROUND[c.GROUND_KIND[tile]][0] for tile in table.ground.tiles]
    return dict(zip(c.HEXES, kinds, strict=True))


def _put_tiles(table: Martians, seat: int, tiles: Mapping[str, str | None]) -> None:
    """Tiles face up on hexes, or none; where they lay lies what lay here."""
    for name, tile in tiles.items():
        hex = c.HEX[name]
        if tile is None:
            if table.ground.tiles[hex] != NO_TILE:
                table.ground.removed += (table.ground.tiles[hex],)
            table.ground.tiles[hex] = NO_TILE
            table.ground.up &= ~(1 << hex)
            continue
        others = [at for at in range(len(c.HEXES)) if at == hex or c.HEXES[at] not in tiles]
        there = [at for at in others if table.ground.tiles[at] != NO_TILE]
        found = [at for at in there if c.GROUND[c.GROUND_KIND[table.ground.tiles[at]]][0] == tile]
        if not found:
            raise ValueError(f"there is no tile {tile!r} left to lie on {name}")
        table.ground.tiles[hex], table.ground.tiles[found[0]] = table.ground.tiles[found[0]], table.ground.tiles[hex]
        table.ground.up |= 1 << hex


def _are_tiles(table: Martians, value: Any) -> bool:
    if not isinstance(value, Mapping):
        return False
    return all(name in c.HEX and (tile is None or tile in c.GROUND_INDEX) for name, tile in value.items())


def _player(name: str, what: str) -> Entry:
    return other(
        name,
        "the number of a player",
        lambda table, value: type(value) is int and 0 <= value < table.players,
        field(name),
        what,
    )


OF_BOARD: Final[tuple[Entry, ...]] = (
    *[
        other(
            name, f"a whole number from 0 to {PLENTY}, where a stock is shared", _is_shared, _good(good), "goods of all"
        )
        for good, name in enumerate(c.GOODS)
    ],
    *[
        other(name, "(oxygen, sickness, hunger)", is_demand, _quarter(quarter), "tokens in that Quarter")
        for quarter, name in enumerate(c.QUARTERS)
    ],
    *[
        amounts(name, c.QUARTERS, 0, 99, _demand(token), "those tokens, as `{quarter: n}`")
        for token, name in enumerate(c.DEMANDS)
    ],
    *[
        other(
            name,
            "`free`, `upgrade` or `construction` for each of three spaces",
            _are_spaces,
            _building(building),
            "what lies on the spaces of that building; some are `unavailable`",
        )
        for building, name in enumerate(c.BUILDINGS)
    ],
    cards(
        "unbuilt",
        c.BUILDINGS,
        Where(lambda table, seat: names_of(table.unbuilt, c.BUILDINGS), _put_unbuilt),
        "buildings with a construction token; all others are built",
    ),
    other(
        "upgrades",
        "lists of spaces, 1 to 3, by building",
        _are_upgrades,
        Where(_upgrades, _put_upgrades),
        "upgrade tokens, as `{building: [spaces]}`; replaces all",
    ),
    number("cycle", 1, max(c.CYCLES), field("cycle"), "the number of the cycle"),
    number("round", 1, 4, field("round"), "the number of the round"),
    _player("first", "the first player"),
    _player("active", "whose turn it is"),
    number("time", 0, 9, field("time"), "time left in the turn that is played"),
    number("rtg", 0, 9, field("rtg"), "energy in the RTG"),
    number("growth", 0, 9, Where(lambda table, seat: table.quarters.growth[0], _put_growth), "growth tokens, of all"),
    flag("fourth", Where(lambda table, seat: bool(table.fourth), _put_fourth), "has everybody the fourth colonist?"),
    cards(
        "technologies",
        c.COLONY_TECHS,
        Where(lambda table, seat: names_of(table.assets.colony_tech[0], c.COLONY_TECHS), _put_technologies),
        "colony technologies, of everybody",
    ),
    choice("machine", c.HEXES, Where(_machine, _put_machine), "where the machine is"),
    other(
        "mining_tiles",
        "ids of tiles, or None, by hex",
        _are_tiles,
        Where(_tiles, _put_tiles),
        "tiles, as `{hex: id or None}`; they lie face up, and what lay there lies where they were",
    ),
    cards(
        "face_up",
        c.HEXES,
        Where(lambda table, seat: names_of(table.ground.up, c.HEXES), _put_face_up),
        "hexes whose tile is face up; all others are face down",
    ),
)

"""Ships on the docks, their crews and tokens, and the piles of ships."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.checks.stage.astronauts import enough
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.stage import Where, at, cards, number, other, told


def _dock(table: MissionRedPlanet, ship: int) -> int:
    if ship not in table.ships:
        docked = ", ".join(c.SHIPS[each] for each in table.ships if each != c.NO_SHIP)
        raise ValueError(f"ship {c.SHIPS[ship]!r} is on no dock; there are {docked}")
    return table.ships.index(ship)


def _are_docks(table: MissionRedPlanet, value: Any) -> bool:
    if not isinstance(value, (list, tuple)) or len(value) > table.players:
        return False
    ships = [ship for ship in value if ship is not None]
    return all(type(ship) is str and ship in c.SHIP for ship in ships) and len(set(ships)) == len(ships)


def _put_docks(table: MissionRedPlanet, seat: int, ships: list[str | None]) -> None:
    for dock in range(table.players):
        if table.ships[dock] != c.NO_SHIP:
            for player in range(table.players):
                table.supply[player] += table.crews[dock * table.players + player]
            table.clear_dock(dock)
            table.ship_deck.insert(0, table.ship_discard.pop())
    for dock, name in enumerate(ships):
        if name is not None:
            _take_ship(table, c.SHIP[name])
            table.dock(dock, c.SHIP[name])


def _take_ship(table: MissionRedPlanet, ship: int) -> None:
    if ship in table.ships:
        table.clear_dock(table.ships.index(ship))
    for pile in (table.ship_deck, table.ship_discard):
        if ship in pile:
            pile.remove(ship)


def _put_launched(table: MissionRedPlanet, seat: int, ships: list[str]) -> None:
    table.launched = 0
    for dock, ship in enumerate(table.ships):
        if ship != c.NO_SHIP:
            table.free[dock] = c.CAPACITY[ship] - table.aboard(dock)
    for name in ships:
        table.launch(_dock(table, c.SHIP[name]))


def _put_ship_deck(table: MissionRedPlanet, seat: int, ships: list[str]) -> None:
    for name in reversed(ships):
        _take_ship(table, c.SHIP[name])
        table.ship_deck.append(c.SHIP[name])


def _put_ship_discard(table: MissionRedPlanet, seat: int, ships: list[str]) -> None:
    table.ship_deck = table.ship_discard + table.ship_deck
    table.ship_discard = []
    for name in ships:
        _take_ship(table, c.SHIP[name])
        table.ship_discard.append(c.SHIP[name])


def _tokens(ship: int) -> Where[MissionRedPlanet]:
    def put(table: MissionRedPlanet, seat: int, zones: list[str]) -> None:
        dock = _dock(table, ship)
        for zone in table.stacks[dock]:
            table.tokens[zone] += 1
        table.stacks[dock] = ()
        table.heading[dock] = c.DESTINATION[ship]
        for name in zones:
            table.put_token(dock, c.ZONE[name])

    return Where(lambda table, seat: _zones(table.stacks[_dock(table, ship)]), put)


def _are_zones(table: MissionRedPlanet, value: Any) -> bool:
    return isinstance(value, (list, tuple)) and all(type(zone) is str and zone in c.ZONE for zone in value)


def _zones(zones: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(c.ZONES[zone] for zone in zones)


def _goes_to(ship: int) -> Callable[[MissionRedPlanet, int], str | None]:
    def read(table: MissionRedPlanet, seat: int) -> str | None:
        zone = table.heading[_dock(table, ship)]
        return None if zone == c.UNKNOWN else c.ZONES[zone]

    return read


# ---- crews -----------------------------------------------------------------------------------------------------------


def _aboard(ship: int) -> Where[MissionRedPlanet]:
    def put(table: MissionRedPlanet, player: int, n: int) -> None:
        dock = _dock(table, ship)
        at = dock * table.players + player
        more = n - table.crews[at]
        table.supply[player] -= more
        table.crews[at] = n
        if not table.launched >> dock & 1:
            table.free[dock] -= more
        enough(table, player)
        if table.aboard(dock) > c.CAPACITY[ship]:
            raise ValueError(f"ship {c.SHIPS[ship]} has only {c.CAPACITY[ship]} seats")

    return Where(lambda table, player: table.crews[_dock(table, ship) * table.players + player], put)


def _are_aboard(table: MissionRedPlanet, value: Any) -> bool:
    return type(value) is int and 0 <= value <= max(c.CAPACITY)


def _docks(table: MissionRedPlanet, seat: int) -> tuple[str | None, ...]:
    return tuple(None if ship == c.NO_SHIP else c.SHIPS[ship] for ship in table.ships)


def _launched(table: MissionRedPlanet, seat: int) -> tuple[str, ...]:
    return tuple(c.SHIPS[ship] for dock, ship in enumerate(table.ships) if table.launched >> dock & 1)


def _ids(ships: list[int]) -> tuple[str, ...]:
    return tuple(c.SHIPS[ship] for ship in ships)


_DECK: Final = Where[MissionRedPlanet](lambda table, seat: _ids(table.ship_deck[::-1]), _put_ship_deck)
_DISCARD: Final = Where[MissionRedPlanet](lambda table, seat: _ids(table.ship_discard), _put_ship_discard)
_ROW: Final = f"ships from {c.SHIPS[0]} to {c.SHIPS[-1]} or None, at most one for each colour"
_CREW: Final = f"how many, at most {max(c.CAPACITY)}"
_ON_IT: Final = "destination tokens on that docked ship, the top one last; replaces them"
OF_A_PLAYER: Final = tuple(
    other(name, _CREW, _are_aboard, _aboard(ship), "astronauts aboard that docked ship, from the supply")
    for ship, name in enumerate(c.SHIPS)
)
OF_THE_TABLE: Final = (
    other("docks", _ROW, _are_docks, Where(_docks, _put_docks), "ships from the left, empty ones; replaces them"),
    cards("launched", c.SHIPS, Where(_launched, _put_launched), "docked ships that are launched; no others are"),
    cards("ship_deck", c.SHIPS, _DECK, "ships, top first; puts these on top and leaves the others below"),
    cards("ship_discard", c.SHIPS, _DISCARD, "ships that landed or were destroyed, newest last; replaces them"),
    *[other(f"tokens_{id}", "a list of zones", _are_zones, _tokens(n), _ON_IT) for n, id in enumerate(c.SHIPS)],
    *[told(f"destination_{id}", _goes_to(n), "where that docked ship goes") for n, id in enumerate(c.SHIPS)],
    *[
        number(f"destination_tokens_{name}", 0, c.DESTINATION_TOKENS, at("tokens", 0, zone), "in the supply")
        for zone, name in enumerate(c.ZONES)
    ],
)

"""Astronauts in the supply, in space and in zones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.stage import Where, number, told


def _astronauts(name: str, elsewhere: str) -> Where[MissionRedPlanet]:
    """Astronauts of a colour in one place; what is set there comes from the other, or goes to it."""

    def put(table: MissionRedPlanet, player: int, n: int) -> None:
        here, there = getattr(table, name), getattr(table, elsewhere)
        there[player] += here[player] - n
        here[player] = n
        enough(table, player)

    return Where(lambda table, player: getattr(table, name)[player], put)


def enough(table: MissionRedPlanet, player: int) -> None:
    """Refuse what a colour has not got."""
    if table.supply[player] < 0 or table.lost[player] < 0:
        raise ValueError(f"player {player} has only {c.ASTRONAUTS} astronauts")


def _in_zone(zone: int) -> Where[MissionRedPlanet]:
    def put(table: MissionRedPlanet, player: int, n: int) -> None:
        at = zone * table.players + player
        table.supply[player] += table.men[at] - n
        table.men[at] = n
        if n:
            table.opened |= 1 << zone
        enough(table, player)

    return Where(lambda table, player: table.men[zone * table.players + player], put)


def _by_player(zone: int) -> Callable[[MissionRedPlanet, int], tuple[int, ...]]:
    return lambda table, seat: tuple(table.men[zone * table.players : (zone + 1) * table.players])


_THERE: Final = "astronauts there, from the supply; the zone's resource is turned up"
OF_A_PLAYER: Final = (
    number("supply", 0, c.ASTRONAUTS, _astronauts("supply", "lost"), "astronauts; they go to or come from space"),
    number("lost", 0, c.ASTRONAUTS, _astronauts("lost", "supply"), "in space; they go to or come from the supply"),
    *[number(name, 0, c.ASTRONAUTS, _in_zone(zone), _THERE) for zone, name in enumerate(c.ZONES)],
)
OF_THE_TABLE: Final = tuple(
    told(name, _by_player(zone), "astronauts there by player") for zone, name in enumerate(c.ZONES)
)

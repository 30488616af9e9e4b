"""Every option that can be offered, which is also what a learning agent chooses from."""

from __future__ import annotations

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.message import Option


def vocabulary(table: MissionRedPlanet) -> tuple[Option, ...]:
    """Every option that the table can ever offer."""
    players = table.players
    words: list[Option] = [c.DONE, c.DRAW, c.PASS]
    words += [("keep", name) for name in c.MISSIONS]
    words += c.PLAY[1:]
    words += c.PLACE + c.LAUNCH + c.DESTROY + c.STEER + c.TO_ZONE
    words += c.LOOK[: c.OUTER]
    words += [("use", name) for name in c.ACTIONS]
    words += [c.MOVE[zone][to] for zone in range(c.MARS) for to in c.ADJACENT[zone]]
    words += c.MOVE[c.PHOBOS][: c.MARS]
    words += c.RESCUE
    for player in range(players):
        words += [c.KILL[zone][player] for zone in range(c.PLACES) if zone not in (c.SYRTIS_MAJOR, c.VALLES_MARINERIS)]
        words += [c.REPLACE_IN[zone][player] for zone in range(c.PLACES)]
        words += [c.REPLACE_ON[ship][player] for ship in range(len(c.SHIPS))]
    return tuple(words)

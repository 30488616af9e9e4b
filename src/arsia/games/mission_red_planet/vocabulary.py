"""Every option that can be offered, which is also what a learning agent chooses from."""

from __future__ import annotations

from arsia.games.mission_red_planet.components import (
    ACTIONS,
    ADJACENT,
    DESTROY,
    DONE,
    DRAW,
    KILL,
    LAUNCH,
    LOOK,
    MARS,
    MISSIONS,
    MOVE,
    OUTER,
    PASS,
    PHOBOS,
    PLACE,
    PLACES,
    PLAY,
    REPLACE_IN,
    REPLACE_ON,
    RESCUE,
    SHIPS,
    STEER,
    SYRTIS_MAJOR,
    TO_ZONE,
    VALLES_MARINERIS,
)
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.message import Option


def vocabulary(table: MissionRedPlanet) -> tuple[Option, ...]:
    """Every option that the table can ever offer."""
    players = table.players
    words: list[Option] = [DONE, DRAW, PASS]
    words += [("keep", name) for name in MISSIONS]
    words += PLAY[1:]
    words += PLACE + LAUNCH + DESTROY + STEER + TO_ZONE
    words += LOOK[:OUTER]
    words += [("use", name) for name in ACTIONS]
    words += [MOVE[zone][to] for zone in range(MARS) for to in ADJACENT[zone]]
    words += MOVE[PHOBOS][:MARS]
    words += RESCUE
    for player in range(players):
        words += [KILL[zone][player] for zone in range(PLACES) if zone not in (SYRTIS_MAJOR, VALLES_MARINERIS)]
        words += [REPLACE_IN[zone][player] for zone in range(PLACES)]
        words += [REPLACE_ON[ship][player] for ship in range(len(SHIPS))]
    return tuple(words)

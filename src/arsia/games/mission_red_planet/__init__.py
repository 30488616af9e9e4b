"""Mission: Red Planet: secret characters, ships that fill up and leave, majorities on Mars. Two to six players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arsia.games.mission_red_planet.components import (
    CHARACTERS,
    DONE,
    EVENT_CARDS,
    EVENTS,
    HIGHEST,
    KIND,
    KINDS,
    PASS,
    VERBS,
)
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.game import Game, Mode, Stage
from arsia.kernel.message import Message


def _conflict(seats: int, options: Mapping[str, object]) -> Message | None:
    return None


def _catalogue() -> list[dict[str, object]]:
    from arsia.games.mission_red_planet import characters, events
    from arsia.games.mission_red_planet.components import ICE_MONOPOLY

    things: list[dict[str, object]] = [
        {
            "id": CHARACTERS[number],
            "kind": "character",
            "colour": "character",
            "value": number,
            "texts": {"effect": characters.text(number)},
            "designed": [],
        }
        for number in range(HIGHEST, 0, -1)
    ]
    things += [
        {
            "id": name,
            "kind": "event",
            "colour": KINDS[KIND[card]],
            "texts": {"effect": events.text(card)},
            "designed": [] if events.source(name) == "confirmed" else ["effect"],
        }
        for card, name in enumerate(EVENT_CARDS)
    ]
    things.append(
        {
            "id": "ice_monopoly",
            "kind": "event",
            "colour": "mission",
            "texts": {"effect": Message("card-monopoly", {"points": ICE_MONOPOLY})},
            "designed": [],
        }
    )
    return things


def _stage() -> Stage:
    from arsia.games.mission_red_planet.stage import MissionRedPlanetStage

    return MissionRedPlanetStage()


GAME: Final = Game(
    table=MissionRedPlanet,
    modes=(Mode("standard", (3, 4, 5, 6), {}), Mode("two_players", (2,), {})),
    settings=(),
    verbs=VERBS,
    events=EVENTS,
    conflict=_conflict,
    catalogue=_catalogue,
    stage=_stage,
    passes=(PASS, DONE),
)

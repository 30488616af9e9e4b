"""Mission: Red Planet: secret characters, ships that fill up and leave, majorities on Mars. Two to six players."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet.catalogue import catalogue, facts
from arsia.games.mission_red_planet.components import DONE, EVENTS, PASS, VERBS
from arsia.games.mission_red_planet.events import DIGEST
from arsia.games.mission_red_planet.hidden import deal_anew, movable, whereabouts
from arsia.games.mission_red_planet.invariants import check
from arsia.games.mission_red_planet.quick import foresight, rollout
from arsia.games.mission_red_planet.rules import SET_UP
from arsia.games.mission_red_planet.scoring import tally
from arsia.games.mission_red_planet.stage import MissionRedPlanetStage
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.games.mission_red_planet.view import look
from arsia.games.mission_red_planet.vocabulary import vocabulary
from arsia.games.mission_red_planet.worth import worth
from arsia.kernel.game import Game, Mode

GAME: Final = Game(
    "mission_red_planet",
    MissionRedPlanet,
    edition=2,
    modes=(Mode("standard", (3, 4, 5, 6), {}), Mode("two_players", (2,), {})),
    verbs=VERBS,
    events=EVENTS,
    opening=SET_UP,
    vocabulary=vocabulary,
    digest=DIGEST,
    look=look,
    deal_anew=deal_anew,
    whereabouts=whereabouts,
    movable=movable,
    worth=worth,
    check=check,
    catalogue=catalogue,
    facts=facts,
    stage=MissionRedPlanetStage(),
    rollout=rollout,
    foresight=foresight,
    tally=tally,
    passes=(PASS, DONE),
)

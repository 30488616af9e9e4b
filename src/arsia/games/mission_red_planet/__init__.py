"""Mission: Red Planet: secret characters, ships that fill up and leave, majorities on Mars. Two to six players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arsia.games.mission_red_planet.cards.event_deck import DIGEST
from arsia.games.mission_red_planet.checks.invariants import check
from arsia.games.mission_red_planet.checks.stage import STAGE
from arsia.games.mission_red_planet.checks.vocabulary import vocabulary
from arsia.games.mission_red_planet.components import DONE, EVENTS, PASS, VERBS
from arsia.games.mission_red_planet.judgement.numbers import NUMBERS
from arsia.games.mission_red_planet.judgement.rollout import foresight, promise, rollout
from arsia.games.mission_red_planet.judgement.worth import worth
from arsia.games.mission_red_planet.rules import SET_UP, tally
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.games.mission_red_planet.views.catalogue import catalogue, facts
from arsia.games.mission_red_planet.views.hidden import deal_anew, movable, whereabouts
from arsia.games.mission_red_planet.views.view import look
from arsia.kernel.game import Game, Mode, Setting
from arsia.kernel.message import Message


def _conflict(seats: int, options: Mapping[str, object]) -> Message | None:
    if seats != 2 and options["unkept_aside"]:
        return Message("refuse-unkept-seats")
    return None


GAME: Final = Game(
    "mission_red_planet",
    MissionRedPlanet,
    edition=2,
    modes=(Mode("standard", (3, 4, 5, 6), {}), Mode("two_players", (2,), {"unkept_aside": False})),
    settings=(
        Setting("unkept_aside", False, (False, True)),
        Setting("skipped_not_first", False, (False, True)),
        Setting("forced_actions", False, (False, True)),
    ),
    conflict=_conflict,
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
    stage=STAGE,
    rollout=rollout,
    promise=promise,
    foresight=foresight,
    numbers=NUMBERS,
    tally=tally,
    passes=(PASS, DONE),
)

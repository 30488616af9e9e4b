"""Martians: A Story of Civilization. A colony to keep alive: alone, together, half together, or as rivals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arsia.games.martians.catalogue import DIGEST, catalogue, facts
from arsia.games.martians.components import DONE, END, MODES, SKIP
from arsia.games.martians.ending import tally
from arsia.games.martians.hidden import deal_anew, movable, whereabouts
from arsia.games.martians.hold import check
from arsia.games.martians.preparation import SET_UP
from arsia.games.martians.rollout import rollout
from arsia.games.martians.scenarios import ORDERS_INSTEAD, SCENARIO
from arsia.games.martians.stage import MartiansStage
from arsia.games.martians.table import Martians
from arsia.games.martians.trade import DECLINE
from arsia.games.martians.view import look
from arsia.games.martians.vocabulary import EVENT_PARTS, VERBS, vocabulary
from arsia.games.martians.worth import worth
from arsia.kernel.game import Game, Mode, Setting
from arsia.kernel.message import Message

USUAL_SCENARIO: Final = "botanical_capsule"


class MartiansGame(Game[Martians]):
    """A game whose options lean on each other: what is not said follows from the seats and from what is."""

    def read_options(self, seats: int, options: Mapping[str, object]) -> dict[str, object]:
        """One seat plays alone; whoever plays together and names no scenario gets the easiest."""
        given = dict(options)
        if seats == 1:
            given.setdefault("mode", "solo")
        if given.get("mode", "com") != "com":
            given.setdefault("scenario", USUAL_SCENARIO)
        return super().read_options(seats, given)


def _conflict(seats: int, options: Mapping[str, object]) -> Message | None:
    mode, scenario = options["mode"], options["scenario"]
    if (seats == 1) != (mode == "solo"):
        return Message("refuse-solo-seats", {"seats": seats})
    if mode == "com" and scenario != ORDERS_INSTEAD:
        return Message("refuse-scenario-com")
    if mode in ("coop", "semi") and scenario == ORDERS_INSTEAD:
        return Message("refuse-orders-together")
    if options["hidden_goals"] and mode != "com":
        return Message("refuse-goals-mode")
    if options["all_lose"] and mode != "semi":
        return Message("refuse-all-lose-mode")
    return None


GAME: Final = MartiansGame(
    "martians",
    Martians,
    edition=2,
    modes=(
        Mode("com", (2, 3, 4), {"mode": "com"}),
        Mode("com_goals", (2, 3, 4), {"mode": "com", "collector": True, "hidden_goals": True}),
        Mode("coop", (2, 3, 4), {"mode": "coop", "scenario": USUAL_SCENARIO}),
        Mode("semi", (2, 3, 4), {"mode": "semi", "scenario": USUAL_SCENARIO}),
        Mode("solo", (1,), {"mode": "solo", "scenario": USUAL_SCENARIO}),
        Mode("solo_orders", (1,), {"mode": "solo", "scenario": ORDERS_INSTEAD}),
    ),
    settings=(
        Setting("mode", "com", (*MODES[::-1],)),
        Setting("scenario", ORDERS_INSTEAD, (ORDERS_INSTEAD, *SCENARIO)),
        Setting("collector", False, (False, True)),
        Setting("hidden_goals", False, (False, True)),
        Setting("all_lose", False, (False, True)),
    ),
    verbs=VERBS,
    events=EVENT_PARTS,
    conflict=_conflict,
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
    stage=MartiansStage(),
    rollout=rollout,
    tally=tally,
    passes=(END, DONE, SKIP, DECLINE),
)

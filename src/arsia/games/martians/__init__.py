"""Martians: A Story of Civilization. A colony to keep alive: alone, together, half together, or as rivals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arsia.games.martians.checks.invariants import check
from arsia.games.martians.checks.stage import STAGE
from arsia.games.martians.checks.vocabulary import vocabulary
from arsia.games.martians.components import (
    DONE,
    EARLY_ENDS,
    END,
    EVENT_PARTS,
    GO_ON,
    MODES,
    ORDERS_INSTEAD,
    SCENARIO,
    SKIP,
    VERBS,
)
from arsia.games.martians.judgement.numbers import NUMBERS
from arsia.games.martians.judgement.rollout import promise, rollout
from arsia.games.martians.judgement.worth import worth
from arsia.games.martians.rules import DECLINE, SET_UP, tally
from arsia.games.martians.table import Martians
from arsia.games.martians.views.catalogue import DIGEST, catalogue, facts
from arsia.games.martians.views.explain import explain
from arsia.games.martians.views.hidden import deal_anew, movable, whereabouts
from arsia.games.martians.views.view import look
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
    if options["early_end"] != EARLY_ENDS[0] and mode != "semi":
        return Message("refuse-early-end-mode")
    return None


GAME: Final = MartiansGame(
    "martians",
    Martians,
    edition=3,
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
        Setting("early_end", EARLY_ENDS[0], EARLY_ENDS),
    ),
    conflict=_conflict,
    passes=(END, DONE, SKIP, DECLINE, GO_ON),
    opening=SET_UP,
    verbs=VERBS,
    events=EVENT_PARTS,
    vocabulary=vocabulary,
    digest=DIGEST,
    look=look,
    deal_anew=deal_anew,
    whereabouts=whereabouts,
    movable=movable,
    explain=explain,
    catalogue=catalogue,
    facts=facts,
    worth=worth,
    rollout=rollout,
    promise=promise,
    numbers=NUMBERS,
    tally=tally,
    check=check,
    stage=STAGE,
)

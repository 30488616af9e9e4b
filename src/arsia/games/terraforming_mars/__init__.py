"""Terraforming Mars with Corporate Era on the Tharsis map. One to five players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arsia.games.terraforming_mars.cards.deck import DIGEST
from arsia.games.terraforming_mars.checks.invariants import check
from arsia.games.terraforming_mars.checks.stage import STAGE
from arsia.games.terraforming_mars.checks.vocabulary import vocabulary
from arsia.games.terraforming_mars.components.options import DONE, EVENTS, PASS, SKIP, VERBS
from arsia.games.terraforming_mars.judgement.numbers import NUMBERS
from arsia.games.terraforming_mars.judgement.rollout import foresight, promise, rollout
from arsia.games.terraforming_mars.judgement.worth import standing, worth
from arsia.games.terraforming_mars.rules.scoring import tally
from arsia.games.terraforming_mars.rules.setup import SET_UP
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.games.terraforming_mars.views.catalogue import catalogue, facts
from arsia.games.terraforming_mars.views.explain import explain, warn
from arsia.games.terraforming_mars.views.hidden import deal_anew, movable, whereabouts
from arsia.games.terraforming_mars.views.view import look
from arsia.kernel.game import Game, Mode, SeatsSetting, Setting
from arsia.kernel.message import Message


def _conflict(seats: int, options: Mapping[str, object]) -> Message | None:
    if seats == 1 and options["draft"]:
        return Message("refuse-draft-solo")
    beginner = options["beginner"]
    if isinstance(beginner, tuple) and any(seat >= seats for seat in beginner):
        return Message("refuse-beginner-seat", {"seats": seats})
    return None


GAME: Final = Game(
    "terraforming_mars",
    TerraformingMars,
    modes=(
        Mode("corporate_era", (2, 3, 4, 5), {}),
        Mode("corporate_era_draft", (2, 3, 4, 5), {"draft": True}),
        Mode("base", (2, 3, 4, 5), {"corporate_era": False}),
        Mode("base_draft", (2, 3, 4, 5), {"corporate_era": False, "draft": True}),
        Mode("beginner", (2, 3, 4, 5), {"corporate_era": False, "beginner": True}),
        Mode("solo", (1,), {}),
        Mode("solo_base", (1,), {"corporate_era": False}),
        Mode("solo_beginner", (1,), {"corporate_era": False, "beginner": True}),
    ),
    settings=(
        Setting("corporate_era", True, (True, False)),
        SeatsSetting("beginner", False),
        Setting("draft", False, (False, True)),
    ),
    verbs=VERBS,
    events=EVENTS,
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
    stage=STAGE,
    rollout=rollout,
    promise=promise,
    foresight=foresight,
    numbers=NUMBERS,
    tally=tally,
    explain=explain,
    warn=warn,
    standing=standing,
    idle=("warn-at-goal",),
    passes=(PASS, DONE, SKIP),
)

"""Pocket Mars: colonists, prepared projects and five Buildings. Two to four players, or one against automatics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arsia.games.pocket_mars.cards import DIGEST
from arsia.games.pocket_mars.checks.invariants import check
from arsia.games.pocket_mars.checks.stage import STAGE
from arsia.games.pocket_mars.checks.vocabulary import vocabulary
from arsia.games.pocket_mars.components import EVENTS, SKIP, SOLO_SHIP, VERBS
from arsia.games.pocket_mars.judgement.numbers import NUMBERS
from arsia.games.pocket_mars.judgement.rollout import foresight, promise, rollout
from arsia.games.pocket_mars.judgement.worth import standing, worth
from arsia.games.pocket_mars.rules import SET_UP, tally
from arsia.games.pocket_mars.table import PocketMars
from arsia.games.pocket_mars.views.catalogue import catalogue, facts
from arsia.games.pocket_mars.views.hidden import deal_anew, movable, whereabouts
from arsia.games.pocket_mars.views.view import look
from arsia.kernel.game import Game, Mode, Setting
from arsia.kernel.message import Message

LEVELS: Final = tuple(SOLO_SHIP)


def _conflict(seats: int, options: Mapping[str, object]) -> Message | None:
    if seats == 1 and options["draft"]:
        return Message("refuse-draft-alone")
    if seats > 1 and options["solo_level"] != LEVELS[0]:
        return Message("refuse-level-not-alone")
    return None


GAME: Final = Game(
    "pocket_mars",
    PocketMars,
    modes=(
        Mode("standard", (2, 3, 4), {}),
        Mode("draft", (2, 3, 4), {"draft": True}),
        *[Mode(f"solo_{level}", (1,), {"solo_level": level}) for level in LEVELS],
    ),
    settings=(Setting("draft", False, (False, True)), Setting("solo_level", LEVELS[0], LEVELS)),
    conflict=_conflict,
    passes=(SKIP,),
    opening=SET_UP,
    verbs=VERBS,
    events=EVENTS,
    vocabulary=vocabulary,
    digest=DIGEST,
    look=look,
    deal_anew=deal_anew,
    whereabouts=whereabouts,
    movable=movable,
    catalogue=catalogue,
    facts=facts,
    worth=worth,
    rollout=rollout,
    promise=promise,
    numbers=NUMBERS,
    foresight=foresight,
    tally=tally,
    check=check,
    standing=standing,
    idle=("why-nothing-happens", "why-attached-nothing"),
    stage=STAGE,
)

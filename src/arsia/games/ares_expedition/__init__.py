"""Terraforming Mars: Ares Expedition. Two to four players at once, two together, or one alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arsia.games.ares_expedition.cards.deck import DIGEST
from arsia.games.ares_expedition.checks.invariants import check
from arsia.games.ares_expedition.checks.stage import STAGE
from arsia.games.ares_expedition.checks.vocabulary import vocabulary
from arsia.games.ares_expedition.components import (
    DIFFICULTIES,
    DONE,
    EVENTS,
    FIRST_RISE_ONLY,
    GUILD_PER_SYMBOL,
    SKIP,
    VERBS,
)
from arsia.games.ares_expedition.judgement.numbers import NUMBERS
from arsia.games.ares_expedition.judgement.rollout import promise, rollout
from arsia.games.ares_expedition.judgement.worth import worth
from arsia.games.ares_expedition.rules.scoring import tally
from arsia.games.ares_expedition.rules.setup import SET_UP
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.ares_expedition.views.catalogue import catalogue, facts
from arsia.games.ares_expedition.views.explain import explain, warn
from arsia.games.ares_expedition.views.hidden import deal_anew, movable, whereabouts
from arsia.games.ares_expedition.views.view import look
from arsia.kernel.game import Game, Mode, Setting
from arsia.kernel.message import Message


def _conflict(seats: int, options: Mapping[str, object]) -> Message | None:
    if options["mode"] == "coop" and seats != 2:
        return Message("refuse-coop-seats")
    if seats > 1 and options["difficulty"] != DIFFICULTIES[0]:
        return Message("refuse-difficulty-not-alone")
    return None


GAME: Final = Game(
    "ares_expedition",
    AresExpedition,
    edition=2,
    modes=(
        Mode("competitive", (2, 3, 4), {}),
        Mode("first_game", (2, 3, 4), {"first_game": True}),
        Mode("exchange", (2, 3, 4), {"exchange": True}),
        Mode("coop", (2,), {"mode": "coop"}),
        *[Mode(f"solo_{each}", (1,), {"difficulty": each}) for each in DIFFICULTIES],
    ),
    settings=(
        Setting("mode", "competitive", ("competitive", "coop")),
        Setting("first_game", False, (False, True)),
        Setting("exchange", False, (False, True)),
        Setting("difficulty", DIFFICULTIES[0], DIFFICULTIES),
        Setting("reopen_cards", True, (False, True)),
        Setting("guild_per_symbol", GUILD_PER_SYMBOL, (False, True)),
        Setting("first_rise_only", FIRST_RISE_ONLY, (False, True)),
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
    numbers=NUMBERS,
    tally=tally,
    explain=explain,
    warn=warn,
    passes=(DONE, SKIP),
)

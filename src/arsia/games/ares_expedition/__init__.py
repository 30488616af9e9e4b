"""Terraforming Mars: Ares Expedition. Two to four players at once, two together, or one alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arsia.games.ares_expedition.components import COLOURS, DIFFICULTIES, DONE, EVENTS, SKIP, VERBS
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.resources import CARD_RESOURCES, NOTHING
from arsia.games.mars_engine.tags import TAGS
from arsia.kernel.game import Game, Mode, Setting, Stage
from arsia.kernel.message import Message


def _conflict(seats: int, options: Mapping[str, object]) -> Message | None:
    if options["mode"] == "coop" and seats != 2:
        return Message("refuse-coop-seats")
    if seats > 1 and options["difficulty"] != DIFFICULTIES[0]:
        return Message("refuse-difficulty-not-alone")
    return None


def _catalogue() -> list[dict[str, object]]:
    from arsia.games.ares_expedition.cards import DECK
    from arsia.games.ares_expedition.corporations import CORPORATIONS

    cards: list[dict[str, object]] = [
        {
            "id": card.id,
            "kind": "card",
            "colour": COLOURS[card.colour],
            "number": card.index + 1,
            "cost": card.cost,
            "tags": [TAGS[tag] for tag in card.tags],
            "holds": None if card.holds == NOTHING else CARD_RESOURCES[card.holds],
            "points": None if card.points is None else list(card.points.key()),
            "phases": list(card.phases()),
            "starter": card.starter,
            "texts": card.texts(),
            "designed": [],
        }
        for card in DECK
    ]
    corporations: list[dict[str, object]] = [
        {
            "id": card.id,
            "kind": "corporation",
            "colour": "corporation",
            "number": card.index + 1,
            "mc": card.mc,
            "tags": [TAGS[tag] for tag in card.tags],
            "phases": list(card.phases()),
            "starter": card.starter,
            "texts": card.texts(),
            "designed": [],
        }
        for card in CORPORATIONS
    ]
    return cards + corporations


def _stage() -> Stage:
    from arsia.games.ares_expedition.stage import AresExpeditionStage

    return AresExpeditionStage()


GAME: Final = Game(
    table=AresExpedition,
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
    ),
    verbs=VERBS,
    events=EVENTS,
    conflict=_conflict,
    catalogue=_catalogue,
    stage=_stage,
    passes=(DONE, SKIP),
)

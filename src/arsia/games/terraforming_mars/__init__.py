"""Terraforming Mars with Corporate Era on the Tharsis map. One to five players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arsia.games.terraforming_mars.components import CARD_KINDS, CARD_RESOURCES, EVENTS, NOTHING, TAGS, VERBS
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.game import Game, Mode, SeatsSetting, Setting, Stage
from arsia.kernel.message import Message


def _conflict(seats: int, options: Mapping[str, object]) -> Message | None:
    if seats == 1 and options["draft"]:
        return Message("refuse-draft-alone")
    beginner = options["beginner"]
    if isinstance(beginner, tuple) and any(seat >= seats for seat in beginner):
        return Message("refuse-beginner-seat", {"seats": seats})
    return None


def _catalogue() -> list[dict[str, object]]:
    from arsia.games.terraforming_mars.cards import DECK
    from arsia.games.terraforming_mars.corporations import CORPORATIONS

    cards: list[dict[str, object]] = [
        {
            "id": card.id,
            "kind": CARD_KINDS[card.kind],
            "number": card.index + 1,
            "cost": card.cost,
            "tags": [TAGS[tag] for tag in card.tags],
            "holds": None if card.holds == NOTHING else CARD_RESOURCES[card.holds],
            "points": None if card.points is None else list(card.points.key()),
            "corporate": card.corporate,
            "texts": card.texts(),
            "designed": [],
        }
        for card in DECK
    ]
    return cards + [
        {
            "id": card.id,
            "kind": "corporation",
            "mc": card.mc,
            "tags": [TAGS[tag] for tag in card.tags],
            "corporate": card.corporate,
            "texts": card.texts(),
            "designed": [],
        }
        for card in CORPORATIONS
    ]


def _stage() -> Stage:
    from arsia.games.terraforming_mars.stage import TerraformingMarsStage

    return TerraformingMarsStage()


GAME: Final = Game(
    table=TerraformingMars,
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
    catalogue=_catalogue,
    stage=_stage,
)

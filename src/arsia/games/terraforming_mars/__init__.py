"""Terraforming Mars with Corporate Era on the Tharsis map. One to five players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arsia.games.mars_engine.resources import CARD_RESOURCES, NOTHING, RESOURCES
from arsia.games.terraforming_mars.components import CARD_KINDS, DONE, EVENTS, PASS, SKIP, TAGS, VERBS
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.game import Game, Mode, SeatsSetting, Setting, Stage
from arsia.kernel.message import Message


def _conflict(seats: int, options: Mapping[str, object]) -> Message | None:
    if seats == 1 and options["draft"]:
        return Message("refuse-draft-solo")
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
            "kind": "card",
            "colour": CARD_KINDS[card.kind],
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
    corporations: list[dict[str, object]] = [
        {
            "id": card.id,
            "kind": "corporation",
            "colour": "corporation",
            "mc": card.mc,
            "tags": [TAGS[tag] for tag in card.tags],
            "corporate": card.corporate,
            "texts": card.texts(),
            "designed": [],
        }
        for card in CORPORATIONS
    ]
    return cards + corporations + _map()


def _map() -> list[dict[str, object]]:
    """What the map prints: each hex with its ground and its placement bonus, and the two places above it."""
    from arsia.games.terraforming_mars.board import AT, BONUS, CARD, GROUND, SPACES

    hexes: list[dict[str, object]] = []
    for at, name in enumerate(SPACES):
        on_mars = at < len(AT)
        bonus = [["card" if what == CARD else RESOURCES[what], n] for what, n in BONUS[at]]
        hexes.append(
            {
                "id": name,
                "kind": "space",
                "row": AT[at][0] if on_mars else None,
                "column": AT[at][1] if on_mars else None,
                "ground": GROUND[at] if on_mars else "above",
                "bonus": bonus,
                "texts": {},
                "designed": [],
            }
        )
    return hexes


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
    passes=(PASS, DONE, SKIP),
)

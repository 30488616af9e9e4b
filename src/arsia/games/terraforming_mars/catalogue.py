"""What is in the box, with its texts."""

from __future__ import annotations

from arsia.games.mars_engine.climate import COLDEST, DEGREES, GOALS, OCEANS, OXYGEN, TEMPERATURE, degrees
from arsia.games.mars_engine.resources import CARD_RESOURCES, NOTHING, RESOURCES
from arsia.games.terraforming_mars.board import AT, BONUS, CARD, GROUND, SPACES
from arsia.games.terraforming_mars.cards import DECK
from arsia.games.terraforming_mars.components import (
    ACTIONS,
    CARD_KINDS,
    HEAT_BONUS,
    OCEAN_BONUS,
    SOLO_GENERATIONS,
    TAGS,
    WARM_BONUS,
)
from arsia.games.terraforming_mars.corporations import CORPORATIONS


def catalogue() -> list[dict[str, object]]:
    """Everything with a text, for card browsers and tests."""
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


def facts() -> dict[str, object]:
    """Tracks with what they give, and how long a game alone lasts."""
    return {
        "temperature": {"from": COLDEST, "to": degrees(GOALS[TEMPERATURE]), "step": DEGREES},
        "oxygen": {"from": 0, "to": GOALS[OXYGEN], "step": 1},
        "oceans": GOALS[OCEANS],
        "heat_bonus": [degrees(steps) for steps in HEAT_BONUS],
        "ocean_bonus": degrees(OCEAN_BONUS),
        "warm_bonus": WARM_BONUS,
        "actions": ACTIONS,
        "solo_generations": SOLO_GENERATIONS,
    }

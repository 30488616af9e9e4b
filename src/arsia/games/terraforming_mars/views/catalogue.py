"""What is in the box, with its texts."""

from __future__ import annotations

from arsia.games.mars_engine.components.climate import COLDEST, DEGREES, GOALS, OCEANS, OXYGEN, TEMPERATURE, degrees
from arsia.games.mars_engine.components.resources import RESOURCES
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.cards.corporations import CORPORATIONS
from arsia.games.terraforming_mars.cards.deck import DECK
from arsia.games.terraforming_mars.components.board import AT, BONUS, CARD, GROUND, SPACES


def catalogue() -> list[dict[str, object]]:
    """Everything with a text, for card browsers and tests."""
    cards = [{**card.entry(c.CARD_KINDS[card.kind]), "corporate": card.corporate} for card in DECK]
    corporations: list[dict[str, object]] = [
        {
            "id": card.id,
            "kind": "corporation",
            "colour": "corporation",
            "mc": card.mc,
            "tags": [c.TAGS[tag] for tag in card.tags],
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
        "heat_bonus": [degrees(steps) for steps in c.HEAT_BONUS],
        "ocean_bonus": degrees(c.OCEAN_BONUS),
        "warm_bonus": c.WARM_BONUS,
        "actions": c.ACTIONS,
        "solo_generations": c.SOLO_GENERATIONS,
    }

"""What is in the box, with its texts."""

from __future__ import annotations

from arsia.games.ares_expedition.cards import DECK
from arsia.games.ares_expedition.components import (
    BOT_TR_LAST,
    COLOURS,
    COOP_CUBES,
    COOP_MARKERS,
    COOP_POINTS,
    COOP_ROUNDS,
    SOLO_ROUNDS,
    ZONE_STARTS,
    ZONES,
)
from arsia.games.ares_expedition.corporations import CORPORATIONS
from arsia.games.mars_engine.climate import COLDEST, DEGREES, GOALS, OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.resources import CARD_RESOURCES, NOTHING
from arsia.games.mars_engine.tags import TAGS


def catalogue() -> list[dict[str, object]]:
    """Everything with a text, for card browsers and tests."""
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


def facts() -> dict[str, object]:
    """Tracks with their zones, and the limits of games alone and together."""
    return {
        "temperature": {"from": COLDEST, "step": DEGREES, "zones": _zones(TEMPERATURE)},
        "oxygen": {"from": 0, "step": 1, "zones": _zones(OXYGEN)},
        "oceans": GOALS[OCEANS],
        "solo_rounds": SOLO_ROUNDS,
        "last_marker": BOT_TR_LAST,
        "coop_rounds": COOP_ROUNDS,
        "coop_points": COOP_POINTS,
        "coop_cubes": COOP_CUBES,
        "coop_markers": COOP_MARKERS,
    }


def _zones(parameter: int) -> dict[str, int]:
    """How many steps each zone has."""
    starts = ZONE_STARTS[parameter]
    return {zone: starts[at + 1] - starts[at] for at, zone in enumerate(ZONES)}

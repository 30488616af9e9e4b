"""What is in the box, with its texts."""

from __future__ import annotations

from arsia.games.ares_expedition import components as c
from arsia.games.ares_expedition.cards.corporations import CORPORATIONS
from arsia.games.ares_expedition.cards.deck import DECK
from arsia.games.mars_engine.components.climate import COLDEST, DEGREES, GOALS, OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.components.tags import TAGS


def catalogue() -> list[dict[str, object]]:
    """Everything with a text, for card browsers and tests."""
    cards = [
        {**card.entry(c.COLOURS[card.colour]), "phases": list(card.phases()), "starter": card.starter} for card in DECK
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
        "solo_rounds": c.SOLO_ROUNDS,
        "last_marker": c.BOT_TR_LAST,
        "coop_rounds": c.COOP_ROUNDS,
        "coop_points": c.COOP_POINTS,
        "coop_cubes": c.COOP_CUBES,
        "coop_markers": c.COOP_MARKERS,
    }


def _zones(parameter: int) -> dict[str, int]:
    """How many steps each zone has."""
    starts = c.ZONE_STARTS[parameter]
    return {zone: starts[at + 1] - starts[at] for at, zone in enumerate(c.ZONES)}

"""What is in the box, with its texts."""

from __future__ import annotations

from arsia.games.mission_red_planet import characters, events
from arsia.games.mission_red_planet.components import (
    CHARACTERS,
    EVENT_CARDS,
    HIGHEST,
    ICE_MONOPOLY,
    KIND,
    KINDS,
    RESOURCES,
    VALUES,
)
from arsia.kernel.message import Message


def catalogue() -> list[dict[str, object]]:
    """Everything with a text, for card browsers and tests."""
    things: list[dict[str, object]] = [
        {
            "id": CHARACTERS[number],
            "kind": "character",
            "colour": "character",
            "value": number,
            "texts": {"effect": characters.text(number)},
            "designed": [],
        }
        for number in range(HIGHEST, 0, -1)
    ]
    things += [
        {
            "id": name,
            "kind": "event",
            "colour": KINDS[KIND[card]],
            "texts": {"effect": events.text(card)},
            "designed": [] if events.source(name) == "confirmed" else ["effect"],
        }
        for card, name in enumerate(EVENT_CARDS)
    ]
    things.append(
        {
            "id": "ice_monopoly",
            "kind": "event",
            "colour": "mission",
            "texts": {"effect": Message("card-monopoly", {"points": ICE_MONOPOLY})},
            "designed": [],
        }
    )
    return things


def facts() -> dict[str, object]:
    """What each point token is worth."""
    return {"values": dict(zip(RESOURCES, VALUES, strict=True))}

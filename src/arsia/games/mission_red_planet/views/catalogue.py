"""What is in the box, with its texts."""

from __future__ import annotations

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.cards import characters, event_deck
from arsia.kernel.message import Message


def catalogue() -> list[dict[str, object]]:
    """Everything with a text, for card browsers and tests."""
    things: list[dict[str, object]] = [
        {
            "id": c.CHARACTERS[number],
            "kind": "character",
            "colour": "character",
            "value": number,
            "texts": {"effect": characters.text(number)},
            "designed": [],
        }
        for number in range(c.HIGHEST, 0, -1)
    ]
    things += [
        {
            "id": name,
            "kind": "event",
            "colour": c.KINDS[c.KIND[card]],
            "texts": {"effect": event_deck.text(card)},
            "designed": [] if event_deck.source(name) == "confirmed" else ["effect"],
        }
        for card, name in enumerate(c.EVENT_CARDS)
    ]
    things.append(
        {
            "id": "ice_monopoly",
            "kind": "event",
            "colour": "mission",
            "texts": {"effect": Message("card-monopoly", {"points": c.ICE_MONOPOLY})},
            "designed": [],
        }
    )
    return things


def facts() -> dict[str, object]:
    """What each point token is worth."""
    return {"values": dict(zip(c.RESOURCES, c.VALUES, strict=True))}

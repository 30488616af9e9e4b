"""What is in the box, with its texts."""

from __future__ import annotations

from arsia.games.pocket_mars.cards import ABILITIES, DECK
from arsia.games.pocket_mars.components import ENERGY_MAX, NAMES
from arsia.kernel.message import Message


def catalogue() -> list[dict[str, object]]:
    """Everything with a text, for card browsers and tests."""
    cards: list[dict[str, object]] = [
        {
            "id": card.id,
            "kind": "card",
            "colour": NAMES[card.colour],
            "value": card.value,
            "texts": {"snap": card.snap.text(), "prepared": card.prepared.text()},
            "designed": [name for name, way in (("snap", card.snap), ("prepared", card.prepared)) if way.designed],
        }
        for card in DECK
    ]
    return cards + [
        {
            "id": name,
            "kind": "building",
            "colour": name,
            "texts": {"ability": Message("ability", {"effect": ABILITIES[index].text()})},
            "designed": [],
        }
        for index, name in enumerate(NAMES)
    ]


def facts() -> dict[str, object]:
    """How far a Ship's energy goes."""
    return {"energy": ENERGY_MAX}

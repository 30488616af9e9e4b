"""What each seat sees, what is hidden from it, and the cards with their texts."""

from __future__ import annotations

from typing import Final

from arsia.kernel.cards.zones import Zone, Zones, hand, pile, row
from arsia.kernel.message import Message
from supply_drop.components import CARDS, IDS, KIND, KINDS
from supply_drop.table import SupplyDrop


def look(table: SupplyDrop, seat: int | None) -> dict[str, object]:
    """The table as the seat sees it; for None, as a spectator does."""
    return {
        "round": table.round,
        "ground": [IDS[card] for card in table.ground],
        "players": [_player(table, player, player == seat) for player in range(table.seats)],
        "deck": len(table.deck),
    }


def _player(table: SupplyDrop, player: int, is_own: bool) -> dict[str, object]:
    cards, bids = sorted(table.hands[player]), table.bids[player]
    return {
        "player": player,
        "hand": [IDS[card] for card in cards] if is_own else len(cards),
        "bid": [IDS[card] for card in bids] if is_own else len(bids),
        "store": [IDS[card] for card in sorted(table.stores[player])],
    }


def zones(table: SupplyDrop) -> list[Zone]:
    """Where every card lies."""
    found = [pile("deck", table.deck), row("ground", table.ground), row("spent", table.spent)]
    for seat in range(table.seats):
        found += [hand(f"hand {seat}", table.hands[seat], seat), pile(f"bid {seat}", table.bids[seat], seat)]
        found.append(row(f"store {seat}", table.stores[seat]))
    return found


LYING: Final = Zones(IDS, zones)


def catalogue() -> list[dict[str, object]]:
    """All cards."""
    return [
        {
            "id": IDS[card],
            "kind": "card",
            "colour": KINDS[KIND[card]],
            "value": card + 1,
            "texts": {"crate": Message("crate", {"n": card + 1, "kind": KINDS[KIND[card]]})},
        }
        for card in range(CARDS)
    ]

"""What bots believe."""

from __future__ import annotations

from supply_drop.rules import tally
from supply_drop.table import SupplyDrop


def worth(table: SupplyDrop, seat: int) -> float:
    """The points so far, and something for high cards that are still in hand."""
    return tally(table, seat) + 0.02 * sum(table.hands[seat], 0.0)

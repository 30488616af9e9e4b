"""A rough worth."""

from __future__ import annotations

from arsia.games.martians.table import Martians


def worth(table: Martians, seat: int) -> float:
    """Reputation."""
    return float(table.has(seat, 8))

"""Quick play."""

from __future__ import annotations

from arsia.games.martians.table import Martians
from arsia.kernel.message import Option


def rollout(table: Martians, seat: int) -> Option | None:
    """Anything."""
    return None

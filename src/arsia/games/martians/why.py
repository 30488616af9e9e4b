"""Why not."""

from __future__ import annotations

from arsia.games.martians.table import Martians
from arsia.kernel.decision import Refusal


def turn_refusals(table: Martians, player: int) -> list[Refusal]:
    """Nothing yet."""
    return []

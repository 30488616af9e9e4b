from __future__ import annotations

from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Option


def rollout(table: TerraformingMars, seat: int) -> Option | None:
    return None

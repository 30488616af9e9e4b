from __future__ import annotations

from arsia.games.terraforming_mars.score import score
from arsia.games.terraforming_mars.table import TerraformingMars


def worth(table: TerraformingMars, seat: int) -> float:
    return float(score(table, seat))

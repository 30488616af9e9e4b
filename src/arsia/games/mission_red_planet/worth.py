"""A rough worth."""

from __future__ import annotations

from arsia.games.mission_red_planet.scoring import score_sheet
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.message import Option


def worth(table: MissionRedPlanet, seat: int) -> float:
    """Points now."""
    return float(sum([line.points for line in score_sheet(table, seat)]))


def rollout(table: MissionRedPlanet, seat: int) -> Option | None:
    """Any."""
    return None

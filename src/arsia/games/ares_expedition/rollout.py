"""placeholder"""

from arsia.games.ares_expedition.table import AresExpedition
from arsia.kernel.message import Option


def rollout(table: AresExpedition, seat: int) -> Option | None:
    """x"""
    return None

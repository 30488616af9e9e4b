"""placeholder"""

from arsia.games.ares_expedition.table import AresExpedition


def worth(table: AresExpedition, seat: int) -> float:
    """x"""
    return float(table.tr[seat])

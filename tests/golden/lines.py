"""How many ways a game can go on from a position: the number changes when a rule does."""

from __future__ import annotations

from arsia.kernel.table import Table


def lines(table: Table, depth: int) -> int:
    """The sequences of so many moves that can be made from here; a game that ends sooner counts as one."""
    if table.outcome is not None:
        return 1
    if depth == 1:
        return sum(len(asked.options) for asked in table.pending.values())
    total = 0
    for seat, asked in table.pending.items():
        for option in asked.options:
            after = table.copy()
            after.play(seat, option)
            total += lines(after, depth - 1)
    return total

"""How good is it for a seat where a simulated game got to? From 0 to 1, whatever a game counts its worth in."""

from __future__ import annotations

from math import exp
from typing import Final

from arsia.kernel.outcome import Outcome
from arsia.kernel.table import Table

FLAT: Final = 2.5  # usual changes that it takes to be three quarters sure
FIRST: Final = 10  # early guesses that the first impression stands for


class Judge:
    """Compares with how the seats stood when the thinking began, by how much that usually changes."""

    __slots__ = ("base", "change", "judged")

    def __init__(self, table: Table, change: float) -> None:
        self.base = [table.worth(seat) for seat in range(table.seats)]
        self.change = change * FIRST  # all changes seen, whatever their sign
        self.judged = FIRST

    def reward(self, table: Table, seat: int) -> float:
        """The seat's part of the win, or how much better it stands than before."""
        outcome = table.outcome
        if outcome is not None:
            return share(outcome, seat)
        change = table.worth(seat) - self.base[seat]
        self.change += abs(change)
        self.judged += 1
        if not self.change:
            return 0.5
        return 1.0 / (1.0 + exp(-change * self.judged / (FLAT * self.change)))


def share(outcome: Outcome, seat: int) -> float:
    """1 for the only winner or a table that won together, a part for a shared first place, 0 for the others."""
    if outcome.won is not None:
        return 1.0 if outcome.won else 0.0
    return 1.0 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0

"""Taking back by agreement: what the game itself does not allow any more, the other people at the table may."""

from __future__ import annotations

from arsia.kernel.journal import UNDO, standing, still_standing
from arsia.kernel.message import Message
from arsia.kernel.table import Table
from arsia.server.storage.rows import KeptMove, KeptTable, KeptUndo
from arsia.server.tables import handover


def why_no_undo(table: Table, seat: int) -> Message:
    """Why the seat, which cannot take back its last move by itself, cannot."""
    own = next((move for move in still_standing(table.last_move) if move.seat == seat), None)
    if own is None:
        return Message("undo-nothing")
    return Message("undo-light" if own.closed else "undo-moved")


def taken_back(table: Table, seat: int) -> list[KeptMove]:
    """The undos, in order, after which the seat's last move is taken back: all that came after it goes with it."""
    taken = table.moves()
    found: list[KeptMove] = []
    for index in reversed(standing(taken)):
        by = taken[index][0]
        found.append(KeptMove(by, None, UNDO))
        if by == seat:
            return found
    return []


def must_allow(table: KeptTable, wish: KeptUndo) -> list[int]:
    """The seats of those who have not allowed it yet: all other people at the table."""
    return handover.waited_for(table, wish.seat, "open", wish.agreed, lambda _: True)

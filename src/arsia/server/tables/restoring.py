"""A table from its moves: all of them made anew, or as many as this version of the game can make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import arsia
from arsia.kernel.message import Message
from arsia.kernel.record import FORMAT, BadRecord, written
from arsia.kernel.table import Table
from arsia.server.logs import trouble
from arsia.server.storage.rows import KeptMove, KeptTable


def restored(kept: KeptTable, moves: Sequence[KeptMove]) -> tuple[Table | None, Message | None]:
    """The table after its moves; if this version of the game cannot make them, up to the last good one, and why."""
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": kept.game,
        "edition": kept.edition,
        "digest": kept.digest,
        "seats": len(kept.seats),
        "options": kept.options,
        "seed": kept.seed,
        "moves": [[move.seat, written(move.answer)] for move in moves],
    }
    try:
        return arsia.replay(record), None
    except Exception as bad:
        table, why = _stopped(record, bad)
        trouble("a table cannot go on", bad, table=kept.id, good=None if table is None else table.ply)
        return table, why


def _stopped(record: dict[str, Any], bad: Exception) -> tuple[Table | None, Message]:
    """The game up to its last good move, and what everybody is told: how far it goes, and nothing that a move that was
    refused, or what was offered instead, could tell about somebody's hand."""
    if isinstance(bad, BadRecord) and bad.table is not None:
        told = "table-edition" if bad.message.id == "refuse-record-edition" else "table-damaged"
        return bad.table, Message(told, {"good": bad.table.ply})
    if isinstance(bad, BadRecord) and bad.message.id == "refuse-record-move":
        good = record["moves"][: bad.message.args["index"]]  # what comes after it is no move at all
        try:
            return arsia.replay({**record, "moves": good}), Message("table-damaged", {"good": len(good)})
        except Exception as worse:
            return _stopped({**record, "moves": good}, worse)
    return None, Message("table-unreadable")

"""Tables as a seat can imagine them, for programs that search and have no rules of ours."""

from __future__ import annotations

from random import Random
from typing import Final

from arsia.bots import Imagine
from arsia.doors.frames import Frame, imagined
from arsia.doors.reading import answer_in
from arsia.kernel.message import Message, Refused
from arsia.kernel.table import Table

#: Tables that are kept for one decision.
MOST: Final = 2_000
#: The largest seed.
_LARGEST: Final = 2**63 - 1
#: Decisions after which playing on ends in any case.
_PATIENCE: Final = 5_000
REQUESTS: Final = ("imagine", "try", "playout")


class Worlds:
    """What was imagined for one decision of a seat. Everything here comes from `imagine`, so it cannot tell anything
    that the seat may not know."""

    def __init__(self, imagine: Imagine, seat: int) -> None:
        self._imagine = imagine
        self._seat = seat
        self._tables: list[Table] = []

    def asked(self, request: Frame) -> Frame:
        """What comes of a request: a new table, with its number; those before stay as they are."""
        if len(self._tables) >= MOST:
            raise Refused(Message("door-worlds", {"most": MOST}))
        if request["type"] == "imagine":
            table = self._imagine(_whole(request, "seed", _LARGEST))
        else:
            number = _whole(request, "table", len(self._tables) - 1)
            table = self._tables[number].copy()
            if request["type"] == "playout":
                _play_on(table, Random(_whole(request, "seed", _LARGEST)))
            else:
                _play(table, request)
        self._tables.append(table)
        return imagined(table, len(self._tables) - 1, self._seat, request.get("view") is True)


def _play(table: Table, request: Frame) -> None:
    seat = request.get("seat", table.mover)
    asked = table.pending.get(seat) if type(seat) is int else None
    table.play(seat, () if asked is None else answer_in(request, asked.options))


def _play_on(table: Table, chance: Random) -> None:
    """To the end, everybody quickly."""
    for _ in range(_PATIENCE):
        if table.outcome is not None:
            return
        option = table.rollout(table.mover)
        table.play(table.mover, chance.choice(table.pending[table.mover].options) if option is None else option)


def _whole(request: Frame, name: str, most: int) -> int:
    value = request.get(name, 0)
    if type(value) is not int or not 0 <= value <= most:
        raise Refused(Message("door-number", {"name": name, "most": str(most)}))
    return value

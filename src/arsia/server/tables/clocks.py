"""Clocks: for how long a seat may think, and which of them run. What happens when time is up is not decided here."""

from __future__ import annotations

from typing import Final

from arsia.kernel.journal import UNDO
from arsia.kernel.message import Message
from arsia.server.storage.rows import KeptClock
from arsia.server.tables.room import Room
from arsia.server.wire.refusals import Status, refusal
from arsia.server.wire.requests import Clock

#: Seconds that a table may ask for: half a minute, because a page must be found first; a month, because games end.
LEAST: Final = 30
MOST: Final = 30 * 24 * 60 * 60
#: Who comes back to a seat that ran out of time for the whole game has at least so many seconds.
_MERCY: Final = 60


def read_clock(wish: Clock | None) -> KeptClock | None:
    """A clock that a table may ask for."""
    if wish is None:
        return None
    if not LEAST <= wish.seconds <= MOST:
        raise refusal(
            Status.BAD_REQUEST, Message("refuse-clock", {"value": wish.seconds, "least": LEAST, "most": MOST // 86400})
        )
    return KeptClock(wish.kind, wish.seconds, wish.then)


def told(clock: KeptClock | None) -> Clock | None:
    """A clock as everybody is told of it."""
    return None if clock is None else Clock(clock.kind, clock.seconds, clock.then)


def changes(room: Room, now: int) -> dict[int, tuple[int | None, int | None]]:
    """The clocks to be started, stopped or started anew: for each such seat when its time is up, and what is left."""
    clock = room.facts.clock
    if clock is None or room.table is None or room.trouble is not None:
        return {}
    found: dict[int, tuple[int | None, int | None]] = {}
    for seat, kept in enumerate(room.facts.seats):
        asked = room.table.pending.get(seat)
        thinks = asked is not None and kept.kind == "human" and kept.token is not None and not room.is_over
        if not thinks:
            if kept.due is not None:
                left = None if clock.kind == "turn" else max(0, kept.due - now)
                found[seat] = (None, left)
            continue
        assert asked is not None
        if kept.due is None:
            left = clock.seconds if kept.time_left is None else max(_mercy(room, seat), kept.time_left)
            found[seat] = (now + (clock.seconds if clock.kind == "turn" else left), kept.time_left)
        elif clock.kind == "turn" and room.wound.get(seat, asked.id) != asked.id and not _took_back(room, seat):
            found[seat] = (now + clock.seconds, None)
    return found


def note_wound(room: Room) -> None:
    """Remember for which decisions the clocks run, so that the next ones are told from them."""
    if room.table is not None:
        room.wound = {seat: asked.id for seat, asked in room.table.pending.items()}


def _mercy(room: Room, seat: int) -> int:
    """Where a bot takes over, whoever comes back must be able to play on."""
    clock = room.facts.clock
    return _MERCY if clock is not None and clock.then == "bot" else 0


def _took_back(room: Room, seat: int) -> bool:
    """Is the question asked again because the seat took its answer back? That gives nobody more time."""
    return bool(room.past) and room.past[-1].answer == UNDO and room.past[-1].seat == seat

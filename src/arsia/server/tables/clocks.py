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
#: Who comes back to a seat that ran out of time for the whole game has so many seconds left.
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
        if asked is None or room.is_over or not _is_timed(room, seat, asked.id):
            if kept.due is not None:
                found[seat] = (None, max(0, kept.due - now))
        elif kept.due is None:
            is_fresh = clock.kind == "turn" and not _took_back(room, seat)
            left = clock.seconds if is_fresh or kept.time_left is None else kept.time_left
            found[seat] = (now + left, kept.time_left)
        elif clock.kind == "turn" and _is_new(room, seat, asked.id):
            if not _took_back(room, seat):
                found[seat] = (now + clock.seconds, max(0, kept.due - now))
            elif kept.time_left is not None and now + kept.time_left < kept.due:
                found[seat] = (now + kept.time_left, kept.time_left)
    return found


def note_wound(room: Room) -> None:
    """Remember for which decisions the clocks run, so that the next ones are told from them."""
    if room.table is not None:
        room.wound = {seat: asked.id for seat, asked in room.table.pending.items()}


def mercy(clock: KeptClock) -> int | None:
    """What is left to a seat whose time was up: whoever comes back must be able to play on."""
    return _MERCY if clock.kind == "game" else None


def _is_timed(room: Room, seat: int, decision: int) -> bool:
    """Does a person think there? Time goes on for whoever got up from a question, and so does not wait outside."""
    kept = room.facts.seats[seat]
    if kept.kind == "human":
        return kept.token is not None
    return kept.former is not None and kept.due is not None and not _is_new(room, seat, decision)


def _is_new(room: Room, seat: int, decision: int) -> bool:
    """Is it another question than the one for which the clock was wound?"""
    return room.wound.get(seat, decision) != decision


def _took_back(room: Room, seat: int) -> bool:
    """Is the question asked again because the seat took its answer back? That gives nobody more time."""
    for move in reversed(room.past):
        if move.answer == UNDO or move.seat == seat:
            return move.answer == UNDO and move.seat == seat
    return False

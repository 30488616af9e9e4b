"""Moves: tried on a copy, written, and only then told."""

from __future__ import annotations

import asyncio
from typing import Final

from arsia.kernel.journal import UNDO
from arsia.kernel.message import Message
from arsia.server.logs import note
from arsia.server.storage.rows import KeptMove
from arsia.server.storage.store import Store, Taken
from arsia.server.tables import agreeing
from arsia.server.tables.registry import Registry
from arsia.server.tables.room import Room
from arsia.server.tables.seats import Seats
from arsia.server.wire.refusals import Status, refusal

#: How often a move may lose the race for its ply to other processes.
_RACES: Final = 100


class Moves:
    """Every move of a server, by whomever it is made."""

    def __init__(self, registry: Registry, store: Store, seats: Seats) -> None:
        self._registry = registry
        self._store = store
        self._seats = seats
        self._writing: set[asyncio.Task[int]] = set()

    async def play(self, room: Room, move: KeptMove) -> int:
        """A person's move; the version after it. Whoever moves wants no more to be passed for."""
        version = await self.make(room, move)
        await self._seats.stop_passing(room, move.seat)
        return version

    async def undo(self, room: Room, seat: int, seen: int) -> int:
        """Take back the seat's last move, as of the version that its player sees; the version after it."""
        await self._seats.stop_passing(room, seat)  # or what was taken back would be done again
        return await self.make(room, KeptMove(seat, None, UNDO), seen)

    async def undo_agreed(self, room: Room, seat: int) -> int:
        """Take back the seat's last move and all that came after it, because everybody agreed; the version after it.
        Under the room's lock. All of it is written, or nothing."""
        taken = agreeing.taken_back(room.dealt(), seat)
        table = room.after_agreed_undo(taken)
        room.is_stale = True
        try:
            await self._store.append(room.id, room.version, *taken)
        except Taken:
            await self._registry.catch_up(room)
            raise refusal(Status.CONFLICT, Message("refuse-undo-late")) from None
        room.is_stale = False
        room.accept(table, *taken)
        await self._seats.give_time(room, seat)
        return room.version

    async def make(self, room: Room, move: KeptMove, seen: int | None = None) -> int:
        """Make a move, a person's or not. Once begun it is finished, even if whoever asked for it is gone."""
        task = asyncio.create_task(self._write(room, move, seen))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Wait until every move that was begun is made."""
        if self._writing:
            await asyncio.wait(self._writing)

    async def _write(self, room: Room, move: KeptMove, seen: int | None) -> int:
        async with room.lock:
            for _ in range(_RACES):
                if room.is_stale:
                    await self._registry.catch_up(room)
                if (earlier := room.earlier(move)) is not None:
                    return earlier  # a request that was accepted before is answered as before
                if seen not in (None, room.version):
                    raise refusal(Status.CONFLICT, Message("refuse-undo-late"))
                table, made = room.after(move)
                room.is_stale = True  # until the database has said what became of it
                try:
                    await self._store.append(room.id, room.version, made)
                except Taken:
                    continue  # another process was first at this ply: look again, the decision may still be open
                room.is_stale = False
                waited = set(room.dealt().pending)
                room.accept(table, made)
                version = room.version
                break
            else:
                raise refusal(Status.UNAVAILABLE, Message("refuse-busy"))
        room.tell_of_change()
        if room.is_over:
            note("table over", table=room.id, version=version)
        self._registry.tell(room, set(table.pending) - waited - set(room.passers()))
        return version

"""When time is up: what was chosen for the table happens, also at tables that nobody looks at."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from arsia.kernel.decision import IllegalMove
from arsia.kernel.message import Answer
from arsia.server.logs import note, trouble
from arsia.server.storage.rows import KeptMove
from arsia.server.storage.store import Store
from arsia.server.tables import clocks
from arsia.server.tables.moves import Moves
from arsia.server.tables.presence import Presence, is_set_within
from arsia.server.tables.registry import Registry
from arsia.server.tables.room import Room
from arsia.server.tables.seats import HEIR, Seats
from arsia.server.thinking.pool import always
from arsia.server.thinking.shares import Asker
from arsia.server.thinking.thinkers import Thinkers, job_of
from arsia.server.wire.refusals import RefusedRequest

#: Seconds between two looks at the clocks.
LOOK: Final = 2.0


class Timing:
    """Winds the clocks of all tables, and hears when one strikes."""

    def __init__(
        self, registry: Registry, store: Store, seats: Seats, moves: Moves, presence: Presence, thinkers: Thinkers
    ) -> None:
        self._registry = registry
        self._store = store
        self._seats = seats
        self._moves = moves
        self._presence = presence
        self._thinkers = thinkers
        self._closing = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None
        self._winding: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Begin to look at the clocks."""
        self._looking = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        """Look no more; the database knows when everybody's time is up."""
        tasks = [task for task in (self._looking, *self._winding.values()) if task is not None]
        self._closing.set()
        if tasks:
            await asyncio.wait(tasks)

    def wake(self, room: Room, _: Iterable[int] = ()) -> None:
        """Something changed at a table: start and stop its clocks."""
        if room.kept is None or room.facts.clock is None or room.id in self._winding or self._closing.is_set():
            return
        if not clocks.changes(room, self._presence.now()):
            clocks.note_wound(room)
            return
        task = self._winding[room.id] = asyncio.create_task(self._wind(room))
        task.add_done_callback(lambda _: self._winding.pop(room.id, None))

    async def _wind(self, room: Room) -> None:
        try:
            await self._seats.wind(room)
        except Exception as error:
            trouble("the clocks of a table could not be wound", error, table=room.id)

    async def _look_on(self) -> None:
        while not await is_set_within(LOOK, self._closing):
            try:
                await self.look()
            except Exception as error:
                trouble("nobody could look at the clocks", error)

    async def look(self) -> None:
        """See whose time is up."""
        now = self._presence.now()
        for id in await self._store.overdue(now):
            try:
                async with self._registry.enter(id) as room:
                    await self._presence.beat()  # time without a server is nobody's
                    await self._seats.wind(room)  # whoever has just answered is not late with the next decision
                    for seat, kept in enumerate(room.facts.seats):
                        if kept.due is not None and kept.due <= now:
                            await self._strike(room, seat)
            except RefusedRequest:
                continue  # a table that cannot be read is nobody else's trouble
            except Exception as error:
                trouble("the time that is up at a table could not be seen to", error, table=id)

    async def _strike(self, room: Room, seat: int) -> None:
        clock, table = room.facts.clock, room.table
        if clock is None or table is None or room.is_over or seat not in table.pending:
            await self._seats.wind(room)
            return
        note("time is up", table=room.id, seat=seat, then=clock.then)
        is_here, decision = room.facts.seats[seat].kind == "human", table.pending[seat].id
        if clock.then == "end" and is_here:
            await self._seats.concede(room, seat, "time")
        elif clock.then == "bot" and is_here:
            await self._seats.run_out(room, seat)
            await self._answer(room, seat, decision)  # whoever comes back at once does not get this one back
        else:
            option = room.pass_option(seat) if clock.then == "pass" else None
            async with room.lock:
                await self._registry.notice(room, "notice-time-passed", name=room.name_of(seat))
            await self._answer(room, seat, decision, option)

    async def _answer(self, room: Room, seat: int, decision: int, answer: Answer | None = None) -> None:
        """Answer the decision whose time is up, as a bot would if nothing else."""
        with suppress(IllegalMove):  # somebody was quicker
            if answer is None:
                answer = await self._thinkers.choose(job_of(room, seat, HEIR), Asker(room.id, room.made_from), always)
            await self._moves.make(room, KeptMove(seat, decision, answer))

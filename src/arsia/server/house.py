"""The house: all tables of a server. Every change goes through here: tried in memory, written, then told."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final, TypeAlias

import msgspec

from arsia.kernel.message import Answer, Message
from arsia.kernel.table import Table
from arsia.server import worker
from arsia.server.beside import Beside
from arsia.server.charts import Charts
from arsia.server.company import Company
from arsia.server.deciding import Deciding
from arsia.server.limits import Doors
from arsia.server.logs import note, trouble
from arsia.server.pool import Pool
from arsia.server.presence import Presence
from arsia.server.refusals import Status, refusal
from arsia.server.ringing import Ringers
from arsia.server.room import Room
from arsia.server.settings import Settings
from arsia.server.store import KeptMove, KeptTable, Store, Taken, Unreadable
from arsia.server.thinking import Thinkers
from arsia.server.tokens import ID_LENGTH, fresh_token, hashed

_ID: Final = re.compile(rf"[0-9A-Za-z]{{{ID_LENGTH}}}")
#: How often a move may lose the race for its ply to other processes.
_RACES: Final = 100

Attempt: TypeAlias = Callable[[Room], tuple[Table, KeptMove] | int]


class House:
    """The rooms in memory, the store behind them, and the bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.address(), settings.synchronous)
        self.beside = Beside(self.store)
        self.company = Company(self, self.beside)
        self.presence = Presence(self.beside, lambda: self._rooms.values())
        self.ringers = Ringers(self.beside, settings)
        self.thinkers = Thinkers(settings)
        self.deciding = Deciding(self, self.thinkers)
        # Charts and replays have a process each: a live table waits for neither, and neither for the other.
        self.charting = Pool(1, prepare=worker.prepare_to_look_back)
        self.replaying = Pool(1, prepare=worker.prepare_to_look_back)
        self.charts = Charts(self.store, self.charting, settings)
        self.visitors = Doors(settings.connections_per_address)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._writing: set[asyncio.Task[int]] = set()
        self._is_open = False

    async def open(self) -> None:
        """Open the store, once."""
        if not self._is_open:
            await self.store.open()
            try:
                await self.presence.open()
                await self.ringers.open()
            except BaseException:
                await self.presence.close()
                await self.store.close()
                raise
            self._is_open = True

    async def close(self) -> None:
        """Finish every write, then stop. What bots were thinking about they will think about again."""
        self.deciding.close()
        await self.ringers.close()
        thoughts = [task for room in self._rooms.values() for task in room.thoughts.values()]
        for task in thoughts:
            task.cancel()
        if thoughts:
            await asyncio.wait(thoughts)
        await self.charts.close()
        if self._writing:
            await asyncio.wait(self._writing)
        await self.presence.close()
        for pool in (self.thinkers.pool, self.charting, self.replaying):
            pool.close()
        await self.store.close()

    # ---- rooms ---------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def enter(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, kept in memory while somebody is in it."""
        if not _ID.fullmatch(id):
            raise refusal(Status.NOT_FOUND, Message("refuse-table"))
        room = self._room(id)
        room.guests += 1
        try:
            if room.is_stale or self.settings.is_shared:
                async with room.lock:
                    if room.is_stale or self.settings.is_shared:
                        await self.catch_up(room)
            if room.table is None and room.trouble is not None:
                raise refusal(Status.CONFLICT, room.trouble)
            self.wake(room)
            yield room
        finally:
            room.guests -= 1
            self._forget(room)

    def _room(self, id: str) -> Room:
        room = self._rooms.get(id)
        if room is None:
            room = self._rooms[id] = Room(id)
        self._rooms.move_to_end(id)
        return room

    async def catch_up(self, room: Room) -> None:
        """Learn what the database knows and this room does not."""
        try:
            kept = await self.store.find(room.id)
            if kept is None:
                raise refusal(Status.NOT_FOUND, Message("refuse-table"))
            moves = await self.store.moves(room.id, room.version) if kept.dealt else []
            lines = await self.beside.lines(room.id, len(room.talk))
        except (Unreadable, msgspec.MsgspecError) as error:
            trouble("a table cannot be read", error, table=room.id)
            raise refusal(Status.CONFLICT, Message("table-unreadable")) from error
        changed = bool(moves) or not kept.is_as(room.kept)
        room.talk += lines
        room.learn(kept, moves)
        if lines:
            room.murmur()
        if changed:
            room.stir()

    def _forget(self, room: Room) -> None:
        """Forget a table that does not exist, and those that nobody looked at for longest."""
        if room.kept is None:
            if room.is_idle and self._rooms.get(room.id) is room:
                del self._rooms[room.id]
            return
        if len(self._rooms) > self.settings.rooms:
            oldest = next((each for each in self._rooms.values() if each.is_idle), None)
            if oldest is not None:
                del self._rooms[oldest.id]

    # ---- the lobby -----------------------------------------------------------------------------------------------

    async def make(self, table: KeptTable, address: str) -> None:
        """A new table, wished for from an address; its bots wake up when somebody looks."""
        await self.store.add(table)
        self._room(table.id).made_from = address
        note("table made", table=table.id, game=table.game, seats=len(table.seats), dealt=table.dealt)

    async def claim(self, room: Room, name: str, wanted: int | None) -> tuple[int, str]:
        """Sit down at a free seat: the seat and its token."""
        token = fresh_token()
        async with room.lock:
            free = [seat for seat in room.free_seats() if wanted in (None, seat)]
            for seat in free:
                if not room.facts.seats[seat].reserved and await self._sit(room, seat, name, token):
                    return seat, token
        if free and room.facts.seats[free[0]].reserved:
            raise refusal(Status.CONFLICT, Message("refuse-seat-reserved"))
        raise refusal(Status.CONFLICT, Message("refuse-no-seat" if wanted is None else "refuse-seat-taken"))

    async def sit(self, room: Room, seat: int, name: str, token: str) -> None:
        """Sit down at a certain seat, with a token that is known already."""
        async with room.lock:
            if not await self._sit(room, seat, name, token):
                raise refusal(Status.CONFLICT, Message("refuse-seat-taken"))

    async def _sit(self, room: Room, seat: int, name: str, token: str) -> bool:
        seated = await self.store.claim(room.id, seat, name, hashed(token), self.presence.now())
        if seated:
            await self.catch_up(room)
            note("seat claimed", table=room.id, seat=seat)
        return seated

    async def set_ready(self, room: Room, seat: int, ready: bool) -> None:
        """Be ready; the last one to be so deals."""
        async with room.lock:
            was_dealt = room.table is not None
            await self.store.set_ready(room.id, seat, ready)
            await self.catch_up(room)
        self.wake(room)
        if room.table is not None and not was_dealt:
            self.ringers.ring(room, room.table.pending)

    # ---- moves ---------------------------------------------------------------------------------------------------

    async def play(self, room: Room, seat: int, decision: int, answer: Answer) -> int:
        """A person's answer to a decision; the version after it. Whoever moves wants no more to be passed for."""
        version = await self.answer(room, seat, decision, answer)
        await self.company.stop_passing(room, seat)
        return version

    async def answer(self, room: Room, seat: int, decision: int, answer: Answer) -> int:
        """Answer a decision. A request that was accepted before is answered as before."""

        def attempt(room: Room) -> tuple[Table, KeptMove] | int:
            done = room.earlier(seat, decision, answer)
            return room.try_move(seat, decision, answer) if done is None else done

        return await self._change(room, attempt)

    async def undo(self, room: Room, seat: int, version: int) -> int:
        """Take back the seat's last move; the version after it."""
        await self.company.stop_passing(room, seat)  # or what was taken back would be done again
        return await self._change(room, lambda room: room.try_undo(seat, version))

    async def _change(self, room: Room, attempt: Attempt) -> int:
        """Once begun, a change is finished even if whoever asked for it is gone."""
        task = asyncio.create_task(self._write(room, attempt))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    async def _write(self, room: Room, attempt: Attempt) -> int:
        async with room.lock:
            for _ in range(_RACES):
                if room.is_stale:
                    await self.catch_up(room)
                tried = attempt(room)
                if isinstance(tried, int):
                    return tried
                table, move = tried
                room.is_stale = True  # until the database has said what became of it
                try:
                    await self.store.append(room.id, room.version, move)
                except Taken:
                    continue  # another process was first at this ply: look again, the decision may still be open
                room.is_stale = False
                waited = set(room.dealt().pending)
                room.accept(table, move)
                version = room.version
                break
            else:
                raise refusal(Status.UNAVAILABLE, Message("refuse-busy"))
        room.stir()
        if table.outcome is not None:
            note("table over", table=room.id, version=version)
        self.wake(room)
        self.ringers.ring(room, set(table.pending) - waited - set(room.passers()))
        return version

    # ---- bots ----------------------------------------------------------------------------------------------------

    def visit(self, room: Room) -> None:
        """Somebody who holds a seat asked for something: as good as being connected, for a while."""
        room.visited_at = monotonic()
        self.wake(room)

    def wake(self, room: Room) -> None:
        """Let those decide who are no people at this table now."""
        self.deciding.wake(room)

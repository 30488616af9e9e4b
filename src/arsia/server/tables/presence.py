"""Who was here when. It is kept in the database, so that a restart or another process is nobody's absence."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import time
from typing import Final

from arsia.server.logs import trouble
from arsia.server.storage.seats import SeatStore
from arsia.server.tables.room import Room

#: Seconds between two entries about one seat, or about the server itself.
BEAT: Final = 60
#: After so many seconds without an entry the server was not at work: stopped, or the machine asleep.
SILENCE: Final = 3 * BEAT
#: A server that starts counts every longer gap since the last entry as time without one, in favour of who thinks.
PAUSE: Final = 5


class Presence:
    """Notes every minute whom this process has seen, and that it is at work."""

    def __init__(
        self, store: SeatStore, rooms: Callable[[], Iterable[Room]], clock: Callable[[], float] = time
    ) -> None:
        self.clock = clock
        self._store = store
        self._rooms = rooms
        self._unwritten: dict[tuple[str, int], int] = {}
        self._closing = asyncio.Event()
        self._beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin, and count the time before as nobody's: neither as absence nor as thinking."""
        await self.beat(PAUSE)
        self._beating = asyncio.create_task(self._beat_on())

    async def close(self) -> None:
        """Note whom it has seen, and end."""
        if self._beating is None:
            return
        self._closing.set()  # and not cancelled: the database is let go of when nobody is at it any more
        await asyncio.wait([self._beating])
        await self._try_to_beat()

    def now(self) -> int:
        """Seconds since 1970."""
        return int(self.clock())

    def see(self, room: Room, seat: int) -> None:
        """The seat's player is here: by a request, or on a socket."""
        room.seen[seat] = self._unwritten[room.id, seat] = self.now()

    def is_here(self, room: Room, seat: int) -> bool:
        """Is the seat's player at the table, on a socket of this process or seen by any just now?"""
        return room.is_online(seat) or self.away(room, seat) < SILENCE

    def away(self, room: Room, seat: int) -> int:
        """For how many seconds the seat's player was not here, the time without a server left out."""
        return max(0, self.now() - room.seen_at(seat))

    async def beat(self, pause: int = SILENCE) -> None:
        """Note what is not written yet."""
        for room in self._rooms():
            for seat in {listener.seat for listener in room.listeners} - {None}:
                assert seat is not None
                self.see(room, seat)
        await self._store.beat(self.now(), SILENCE, pause)
        seen = dict(self._unwritten)
        if seen:
            await self._store.note_seen(seen)
        self._unwritten = {key: at for key, at in self._unwritten.items() if seen.get(key) != at}

    async def _beat_on(self) -> None:
        while not await is_set_within(BEAT, self._closing):
            await self._try_to_beat()

    async def _try_to_beat(self) -> None:
        try:
            await self.beat()
        except Exception as error:
            trouble("nobody could be noted as seen", error)


async def is_set_within(seconds: float, event: asyncio.Event) -> bool:
    """Wait for so long, or until something happens; whether it did."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
    return event.is_set()

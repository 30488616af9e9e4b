"""Everything that a server is made of, put together once, and in which order it starts and stops."""

from __future__ import annotations

import asyncio

from arsia.server.people.chat import Chat
from arsia.server.people.push import Push
from arsia.server.settings import Settings
from arsia.server.storage.database import Database
from arsia.server.storage.people import PeopleStore
from arsia.server.storage.seats import SeatStore
from arsia.server.storage.store import Store
from arsia.server.tables.moves import Moves
from arsia.server.tables.presence import Presence
from arsia.server.tables.registry import Registry
from arsia.server.tables.rematch import Rematches
from arsia.server.tables.seats import Seats
from arsia.server.tables.undoing import Undoing
from arsia.server.thinking import worker
from arsia.server.thinking.charts import Charts
from arsia.server.thinking.deciding import Deciding
from arsia.server.thinking.pool import Pool
from arsia.server.thinking.thinkers import Thinkers
from arsia.server.thinking.timing import Timing
from arsia.server.wire.limits import Connections, Window


class Services:
    """What routes and sockets work with."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.reach: str | None = None  # where others find the server, once it listens
        self.database = Database(settings.address(), settings.synchronous)
        self.store = Store(self.database)
        self.people = PeopleStore(self.database)
        seats = SeatStore(self.database)

        self.registry = Registry(self.store, self.people, settings)
        self.presence = Presence(seats, self.registry.rooms)
        self.seats = Seats(self.registry, seats, self.presence, settings)
        self.moves = Moves(self.registry, self.store, self.seats)
        self.undoing = Undoing(self.registry, self.moves)
        self.rematches = Rematches(self.registry, self.store, self.seats)

        self.chat = Chat(self.registry)
        self.push = Push(self.people, settings)
        self.thinkers = Thinkers(settings)
        self.deciding = Deciding(self.moves, self.seats, self.thinkers, settings)
        self.timing = Timing(self.registry, self.store, self.seats, self.moves, self.presence, self.thinkers)
        self.registry.followers += [self.deciding.wake, self.push.tell, self.timing.wake]
        # Charts and replays have a process each: a live table waits for neither, and neither for the other.
        self.charting = Pool(1, prepare=worker.prepare_to_look_back)
        self.replaying = Pool(1, prepare=worker.prepare_to_look_back)
        self.charts = Charts(self.store, self.charting, settings)

        self.visitors = Connections(settings.connections_per_address)
        self.new_tables = Window(settings.tables_per_hour)
        self._is_open = False

    async def open(self) -> None:
        """Open the database, once."""
        if not self._is_open:
            await self.database.open()
            try:
                await self.presence.open()
                await self.push.open()
                await self.timing.open()
            except BaseException:
                await self.presence.close()
                await self.database.close()
                raise
            self._is_open = True

    async def close(self) -> None:
        """Finish every write, then stop. What bots were thinking about they will think about again."""
        self.deciding.close()
        await self.timing.close()
        await self.push.close()
        thoughts = [task for room in self.registry.rooms() for task in room.thoughts.values()]
        for task in thoughts:
            task.cancel()
        if thoughts:
            await asyncio.wait(thoughts)
        await self.charts.close()
        await self.moves.finish()
        await self.presence.close()
        for pool in (self.thinkers.pool, self.charting, self.replaying):
            pool.close()
        await self.store.finish()
        await self.database.close()

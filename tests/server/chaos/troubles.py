"""What goes wrong, one thing at a time, while people play."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
from contextlib import closing, suppress
from typing import Final

from .lives import Lives
from .witness import Witness

#: Seconds that the database is held by another, and that the disk is full, at most. SQLite waits for five.
_LOCKED: Final = 8.0
_FULL: Final = 3.0


class Troubles:
    """Makes trouble. When it is over, there is a server again and nothing in its way."""

    def __init__(self, lives: Lives, witness: Witness, chance: random.Random) -> None:
        self._lives = lives
        self._witness = witness
        self._chance = chance
        self.workers: set[int] = set()  # every process that thought for a server, ever
        self.kinds = {
            "kill": self.kill,
            "restart": self.restart,
            "kill workers": self.kill_workers,
            "full disk": self.fill_the_disk,
            "locked": self.lock_the_database,
            "kill on a full disk": self.kill_on_a_full_disk,
            "stop on a full disk": self.stop_on_a_full_disk,
        }

    async def kill(self) -> None:
        """The server is killed, perhaps twice."""
        for _ in range(self._chance.randint(1, 2)):
            self.workers.update(self._lives.workers())
            await self._lives.die()
            await self._lives.be_born()
            await asyncio.sleep(self._chance.uniform(0, 0.5))

    async def restart(self) -> None:
        """The server is stopped and started, as for a new version."""
        self.workers.update(self._lives.workers())
        await self._lives.stop()
        await self._lives.be_born()

    async def kill_workers(self) -> None:
        """Those who think are killed, several times."""
        for _ in range(self._chance.randint(1, 6)):
            for pid in self._lives.workers():
                self.workers.add(pid)
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
                self._witness.counts["workers killed"] += 1
            await asyncio.sleep(self._chance.uniform(0, 0.5))

    async def fill_the_disk(self) -> None:
        """The server can write no file any further than somewhere, until there is room again."""
        self._witness.excuse()
        self._allow(self._size())
        await asyncio.sleep(self._chance.uniform(1, _FULL))
        self._allow(resource.RLIM_INFINITY)
        self._witness.expect()

    async def lock_the_database(self) -> None:
        """Somebody else writes, and takes his time."""
        self._witness.excuse()
        with closing(sqlite3.connect(self._lives.database, timeout=5, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(self._chance.uniform(1, _LOCKED))
            other.execute("ROLLBACK")
        self._witness.expect()

    async def kill_on_a_full_disk(self) -> None:
        """The server is killed while it cannot write."""
        self._witness.excuse()
        self._allow(self._size())
        await asyncio.sleep(self._chance.uniform(0.2, 1))
        await self.kill()
        self._witness.expect()

    async def stop_on_a_full_disk(self) -> None:
        """The server is stopped while it cannot write."""
        self._witness.excuse()
        self._allow(self._size())
        await asyncio.sleep(self._chance.uniform(0.2, 1))
        await self.restart()
        self._witness.expect()

    def _size(self) -> int:
        """Anything from no room at all to a little more than there is."""
        largest = max(file.stat().st_size for file in self._lives.database.parent.glob("tables.sqlite*"))
        return self._chance.choice((0, self._chance.randint(0, largest), largest + 4096))

    def _allow(self, bytes: int) -> None:
        with suppress(ProcessLookupError):
            resource.prlimit(self._lives.living, resource.RLIMIT_FSIZE, (bytes, resource.RLIM_INFINITY))

"""The database: reads by many, writes one after the other, and one sentence for whoever finds it away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from arsia.kernel.message import Message, Refused
from arsia.server.logs import trouble
from arsia.server.storage.opening import is_damage, lock_of, open_database
from arsia.server.storage.schema import TABLES
from arsia.server.wire.refusals import Status, refusal

_PATIENCE: Final = 3.0  # seconds in which a database answers


class Database:
    """An engine, the lock on its file, and who may write now."""

    def __init__(self, address: str, synchronous: str = "NORMAL") -> None:
        self._engine = _engine(address, synchronous)
        self._lock = lock_of(self._engine)
        self._write = asyncio.Lock()

    async def open(self) -> None:
        """Make the database ours and bring it up to date. One that cannot be used is refused."""
        try:
            await open_database(self._engine, self._lock)
        except Refused:
            await self.close()
            raise

    async def close(self) -> None:
        """Let go of it."""
        await self._engine.dispose()
        if self._lock is not None:
            self._lock.leave()

    def tell(self, address: str) -> None:
        """Let other servers that come to this database know where we are."""
        if self._lock is not None:
            self._lock.tell(address)

    async def answers(self) -> bool:
        """Is the database there?"""
        try:
            async with asyncio.timeout(_PATIENCE), self.reading() as connection:
                await connection.execute(sa.select(TABLES.c.id).limit(1))
        except Exception as error:
            trouble("the database does not answer", error)
            return False
        return True

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        with _there():
            async with self._engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; one at a time."""
        with _there():
            async with self._write, self._engine.begin() as connection:
                yield connection


@contextmanager
def _there() -> Iterator[None]:
    """A database that is away, locked or full is nobody's mistake: whoever asked is told, and may ask again."""
    try:
        yield
    except (OperationalError, InterfaceError, NoConnection, OSError) as error:
        if is_damage(error):
            raise
        trouble("the database is of no use now", error)
        raise refusal(Status.UNAVAILABLE, Message("refuse-database-away")) from error


def _engine(address: str, synchronous: str) -> AsyncEngine:
    engine = create_async_engine(address)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", lambda connection, _: _prepare_sqlite(connection, synchronous))
    return engine


def _prepare_sqlite(connection: Any, synchronous: str) -> None:
    """Readers do not wait for writers, and what is committed outlives the process, however it ends.

    A loss of power may cost the last moment, whole. FULL would save that too, for a wait on the disk at every commit:
    3 ms instead of 0.1, which took a third of the moves a second from 100 tables that all moved at once
    (`bench/server.py --synchronous FULL`). So it is NORMAL.
    """
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

"""Opening a database: held by us alone, whole, writable and of a version that we know, or one sentence why not."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from arsia.kernel.message import Message, Refused
from arsia.server.storage.lock import DatabaseLock
from arsia.server.storage.migrate import migrate, name_of

#: A larger file is not looked through at the start, because people wait for it.
_LOOKED_THROUGH: Final = 256 * 2**20
#: What SQLite calls it, by how the name begins, and our sentence.
_WHY: Final = {
    "SQLITE_READONLY": "refuse-database-read-only",
    "SQLITE_PERM": "refuse-database-read-only",
    "SQLITE_FULL": "refuse-database-full",
    "SQLITE_CORRUPT": "refuse-database-damaged",
    "SQLITE_NOTADB": "refuse-database-damaged",
    "SQLITE_CANTOPEN": "refuse-database-missing",
}
#: The same for the file beside it.
_WHY_FILE: Final = {
    errno.ENOENT: "refuse-database-missing",
    errno.ENOTDIR: "refuse-database-missing",
    errno.EACCES: "refuse-database-read-only",
    errno.EPERM: "refuse-database-read-only",
    errno.EROFS: "refuse-database-read-only",
    errno.ENOSPC: "refuse-database-full",
}


def lock_of(engine: AsyncEngine) -> DatabaseLock | None:
    """The lock on an SQLite file. Other databases are made for several servers."""
    file = engine.url.database or ""
    if engine.dialect.name != "sqlite" or not file or file == ":memory:" or file.startswith("file:"):
        return None
    return DatabaseLock(Path(file).resolve())


async def open_database(engine: AsyncEngine, lock: DatabaseLock | None) -> None:
    """Bring the database up to date, once it is ours."""
    try:
        if lock is not None:
            lock.take()
        await migrate(engine)
        if engine.dialect.name == "sqlite":
            await _try_out(engine)
    except Refused:
        raise
    except Exception as error:
        raise Refused(why_not(error, name_of(engine))) from error


async def _try_out(engine: AsyncEngine) -> None:
    """Write something, and see that nothing is damaged."""
    async with engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
        pages = (await connection.execute(sa.text("PRAGMA page_count"))).scalar_one()
        size = (await connection.execute(sa.text("PRAGMA page_size"))).scalar_one()
        if pages * size <= _LOOKED_THROUGH:
            said = (await connection.execute(sa.text("PRAGMA quick_check(1)"))).scalar_one()
            if said != "ok":
                raise Refused(Message("refuse-database-damaged", {"file": name_of(engine)}))


def why_not(error: BaseException, file: str) -> Message:
    """Why a database cannot be used."""
    cause = error.orig if isinstance(error, SQLAlchemyError) and hasattr(error, "orig") else error
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorname", "")
        for begins, sentence in _WHY.items():
            if code.startswith(begins):
                return Message(sentence, {"file": file})
    if isinstance(cause, OSError) and cause.errno in _WHY_FILE:
        return Message(_WHY_FILE[cause.errno], {"file": file})
    why = str(cause).strip().splitlines()
    return Message("refuse-database", {"file": file, "why": why[0] if why else type(cause).__name__})


def is_damage(error: BaseException) -> bool:
    """Is it the file itself that cannot be read?"""
    return why_not(error, "").id == "refuse-database-damaged"

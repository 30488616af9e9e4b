"""Brings a database up to date when the server starts."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from arsia.kernel.message import Message, Refused
from arsia.server.storage.migrations import NEWEST


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that this database has not seen. One that has seen more than we know is refused."""
    async with engine.begin() as connection:
        version = await connection.run_sync(_version)
        if version is not None and version > NEWEST:
            known: dict[str, object] = {"file": name_of(engine), "version": version, "known": NEWEST}
            raise Refused(Message("refuse-database-newer", known))
        if version != NEWEST:
            await connection.run_sync(_upgrade)


def name_of(engine: AsyncEngine) -> str:
    """What to call a database in a sentence: its file, or its address without the password."""
    url = engine.url
    return url.database or "" if engine.dialect.name == "sqlite" else url.render_as_string()


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _upgrade(connection: sa.Connection) -> None:
    # Only here: a server whose database is up to date starts sooner without it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "arsia.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

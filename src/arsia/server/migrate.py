"""Brings a database up to date when the server starts."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from arsia.server.migrations import NEWEST


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that this database has not seen."""
    async with engine.begin() as connection:
        if await connection.run_sync(_version) != NEWEST:
            await connection.run_sync(_upgrade)


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: sa.Connection) -> None:
    # Only here: a server whose database is up to date starts sooner without it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "arsia.server:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

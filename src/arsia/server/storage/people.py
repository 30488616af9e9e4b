"""What people have besides the game: what was said, which browsers want to be told, and the keys for that."""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Final

import msgspec
import sqlalchemy as sa

from arsia.server.storage.database import Database
from arsia.server.storage.rows import KeptLine, KeptSubscription, read_row
from arsia.server.storage.schema import KEYS, SUBSCRIPTIONS, TALK

#: Browsers that one seat may be told at; the one that asked longest ago is forgotten first.
SUBSCRIPTIONS_A_SEAT: Final = 8


class PeopleStore:
    """The part of a database that no game depends on."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ---- talk ----------------------------------------------------------------------------------------------------

    async def lines(self, id: str, after: int) -> list[KeptLine]:
        """What was said at a table after a line."""
        wanted = sa.select(TALK).where(TALK.c.table_id == id, TALK.c.n > after).order_by(TALK.c.n)
        async with self._database.reading() as connection:
            return [_line(row) for row in (await connection.execute(wanted)).mappings()]

    async def say(self, id: str, line: KeptLine) -> None:
        """Write a line. `IntegrityError` if another process wrote that one first."""
        row = msgspec.structs.asdict(line) | {"table_id": id}
        if line.kind == "notice":
            row["said"] = msgspec.json.encode(line.said).decode()
        async with self._database.writing() as connection:
            await connection.execute(sa.insert(TALK), row)

    # ---- push ----------------------------------------------------------------------------------------------------

    async def subscribe(self, id: str, seat: int, browser: KeptSubscription) -> None:
        """Tell this browser from now on; the same one once."""
        own = _of_seat(id, seat)
        row = msgspec.structs.asdict(browser) | {"table_id": id, "seat": seat, "id": browser.id, "at": int(time())}
        async with self._database.writing() as connection:
            await connection.execute(sa.delete(SUBSCRIPTIONS).where(own, SUBSCRIPTIONS.c.id == browser.id))
            by_age = sa.select(SUBSCRIPTIONS.c.id).where(own).order_by(SUBSCRIPTIONS.c.at.desc())
            kept = [each for (each,) in await connection.execute(by_age.limit(SUBSCRIPTIONS_A_SEAT - 1))]
            await connection.execute(sa.delete(SUBSCRIPTIONS).where(own, SUBSCRIPTIONS.c.id.not_in(kept)))
            await connection.execute(sa.insert(SUBSCRIPTIONS), row)

    async def subscriptions(self, id: str, seat: int) -> list[KeptSubscription]:
        """Which browsers are told for a seat."""
        async with self._database.reading() as connection:
            rows = await connection.execute(sa.select(SUBSCRIPTIONS).where(_of_seat(id, seat)))
            return [read_row(KeptSubscription, row) for row in rows.mappings()]

    async def unsubscribe(self, id: str, seat: int, browser: str) -> None:
        """Tell a browser no more."""
        async with self._database.writing() as connection:
            await connection.execute(sa.delete(SUBSCRIPTIONS).where(_of_seat(id, seat), SUBSCRIPTIONS.c.id == browser))

    # ---- keys ----------------------------------------------------------------------------------------------------

    async def keys(self, name: str, make: Callable[[], tuple[str, str]]) -> tuple[str, str]:
        """A private key and its public one, made once and kept for good."""
        async with self._database.writing() as connection:
            wanted = sa.select(KEYS.c.private, KEYS.c.public).where(KEYS.c.name == name)
            found = (await connection.execute(wanted)).first()
            if found is None:
                private, public = make()
                await connection.execute(sa.insert(KEYS), {"name": name, "private": private, "public": public})
                return private, public
            return str(found[0]), str(found[1])


def _of_seat(id: str, seat: int) -> sa.ColumnElement[bool]:
    return sa.and_(SUBSCRIPTIONS.c.table_id == id, SUBSCRIPTIONS.c.seat == seat)


def _line(row: sa.RowMapping) -> KeptLine:
    said = msgspec.json.decode(row["said"]) if row["kind"] == "notice" else row["said"]
    return read_row(KeptLine, row, said=said)

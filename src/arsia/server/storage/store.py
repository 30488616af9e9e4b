"""Tables and their moves, which are the truth: everything that a game depends on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from arsia.kernel.record import read, written
from arsia.server.storage.database import Database
from arsia.server.storage.opening import is_damage
from arsia.server.storage.rows import KeptMove, KeptSeat, KeptTable, KeptUndo, Review, Standing, read_row
from arsia.server.storage.schema import CHARTS, MOVES, SEATS, TABLES
from arsia.server.storage.seats import read_seat

LISTED: Final = 100


class Unreadable(Exception):
    """What is kept of a table makes no sense."""


class Taken(Exception):
    """Somebody else wrote this ply, or answered this decision, first."""


class Store:
    """The tables of a database; moves that come together are written together."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[list[dict[str, object]], asyncio.Future[None]]] = []
        self._flush: asyncio.Task[None] | None = None

    async def finish(self) -> None:
        """Wait until everything is written."""
        while self._flush is not None:
            await asyncio.wait([self._flush])

    # ---- tables --------------------------------------------------------------------------------------------------

    async def add(self, table: KeptTable) -> None:
        """A new table and its seats."""
        async with self._database.writing() as connection:
            await _insert_table(connection, table)

    async def find(self, id: str) -> KeptTable | None:
        """A table by its id."""
        with _readable():
            async with self._database.reading() as connection:
                row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == id))).mappings().first()
                if row is None:
                    return None
                rows = await connection.execute(sa.select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))
                return _table(row, [read_seat(each) for each in rows.mappings()])

    async def listed(self) -> list[str]:
        """The tables that anybody may join, newest first."""
        wanted = sa.select(TABLES.c.id).where(TABLES.c.listed.is_(True), TABLES.c.dealt.is_(False))
        async with self._database.reading() as connection:
            rows = await connection.execute(wanted.order_by(TABLES.c.made_at.desc()).limit(LISTED))
            return [str(id) for (id,) in rows]

    async def rematch(self, id: str, make: Callable[[], KeptTable]) -> str:
        """The table at which the same people play again, made if nobody has wished for it yet."""
        async with self._database.writing() as connection:
            known = sa.select(TABLES.c.rematch).where(TABLES.c.id == id).with_for_update()
            found = (await connection.execute(known)).scalar()
            if found is not None:
                return str(found)
            table = make()
            await _insert_table(connection, table)
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(rematch=table.id))
            return table.id

    async def set_undo(self, id: str, wish: KeptUndo | None) -> None:
        """Note who wants to take back a move, and who allows it."""
        written_wish = None if wish is None else msgspec.json.encode(wish).decode()
        async with self._database.writing() as connection:
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(undo=written_wish))

    async def end(self, id: str, why: str) -> None:
        """The game is over before its end, and nobody's clock goes on."""
        async with self._database.writing() as connection:
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(ended=why, undo=None))
            await connection.execute(sa.update(SEATS).where(SEATS.c.table_id == id).values(due=None))

    async def overdue(self, now: int) -> list[str]:
        """The tables at which somebody's time is up."""
        wanted = sa.select(SEATS.c.table_id).where(SEATS.c.due <= now).distinct().limit(LISTED)
        async with self._database.reading() as connection:
            return [str(id) for (id,) in await connection.execute(wanted)]

    # ---- charts --------------------------------------------------------------------------------------------------

    async def chart(self, id: str) -> Review | None:
        """What was worked out about a finished game, if it was."""
        async with self._database.reading() as connection:
            row = (await connection.execute(sa.select(CHARTS.c.points).where(CHARTS.c.table_id == id))).first()
            try:
                # Older ones are a list of points.
                kept = None if row is None else msgspec.json.decode(row[0], type=Review | list[Standing])
                return Review(kept, [], []) if isinstance(kept, list) else kept
            except (msgspec.MsgspecError, TypeError):
                return None  # it can be worked out again

    async def keep_chart(self, id: str, review: Review) -> None:
        """Keep it, unless another process has done so first."""
        row = {"table_id": id, "points": msgspec.json.encode(review).decode()}
        with suppress(IntegrityError):
            async with self._database.writing() as connection:
                await connection.execute(sa.insert(CHARTS), row)

    # ---- moves ---------------------------------------------------------------------------------------------------

    async def moves(self, id: str, after: int = 0) -> list[KeptMove]:
        """The moves of a table after a ply, in order."""
        wanted = sa.select(MOVES.c.seat, MOVES.c.decision, MOVES.c.option)
        wanted = wanted.where(MOVES.c.table_id == id, MOVES.c.ply > after).order_by(MOVES.c.ply)
        with _readable():
            async with self._database.reading() as connection:
                return [_move(*row) for row in await connection.execute(wanted)]

    async def append(self, id: str, after: int, *moves: KeptMove) -> None:
        """Write the move that follows a ply, or several, all or none. `Taken` if somebody else was first.

        What several tables write at the same moment shares one transaction, so a busy server does not wait for the
        disk once for every move.
        """
        rows: list[dict[str, object]] = [
            {
                "table_id": id,
                "ply": ply,
                "seat": move.seat,
                "decision": move.decision,
                "option": msgspec.json.encode(written(move.answer)).decode(),
            }
            for ply, move in enumerate(moves, after + 1)
        ]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((rows, done))
        if self._flush is None:
            self._flush = asyncio.create_task(self._write_waiting())
        await done

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._insert([row for rows, _ in batch for row in rows])
            except IntegrityError:
                for rows, done in batch:
                    await self._write_alone(rows, done)
            except Exception as error:
                for _, done in batch:
                    _fail(done, error)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)
        self._flush = None

    async def _write_alone(self, rows: list[dict[str, object]], done: asyncio.Future[None]) -> None:
        try:
            await self._insert(rows)
        except IntegrityError as error:
            _fail(done, Taken(str(error.orig)))
        except Exception as error:
            _fail(done, error)
        else:
            if not done.done():
                done.set_result(None)

    async def _insert(self, rows: list[dict[str, object]]) -> None:
        async with self._database.writing() as connection:
            await connection.execute(sa.insert(MOVES), rows)


@contextmanager
def _readable() -> Iterator[None]:
    """Rows that make no sense are the trouble of one table and of nobody else."""
    try:
        yield
    except (msgspec.MsgspecError, ValueError, TypeError, LookupError) as error:
        raise Unreadable(str(error)) from error
    except DatabaseError as error:
        if not is_damage(error):
            raise
        raise Unreadable(str(error.orig)) from error


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


async def _insert_table(connection: AsyncConnection, table: KeptTable) -> None:
    """A new table and its seats, in somebody's transaction."""
    row = msgspec.structs.asdict(table) | {
        "options": msgspec.json.encode(table.options).decode(),
        "seed": str(table.seed),
        "seats": len(table.seats),
        "made_at": int(time()),
        "clock": None if table.clock is None else msgspec.json.encode(table.clock).decode(),
        "undo": None,
    }
    nobody_left_yet = {"agreed": None, "lost": None}
    rows = [
        msgspec.structs.asdict(kept) | nobody_left_yet | {"table_id": table.id, "seat": seat}
        for seat, kept in enumerate(table.seats)
    ]
    await connection.execute(sa.insert(TABLES), row)
    await connection.execute(sa.insert(SEATS), rows)


def _move(seat: Any, decision: Any, option: Any) -> KeptMove:
    """A move; one that cannot be read is an answer to nothing, so the game stops before it."""
    try:
        answer = read(msgspec.json.decode(option))
        if answer is not None:
            return KeptMove(int(seat), None if decision is None else int(decision), answer)
    except (msgspec.MsgspecError, ValueError, TypeError):
        pass
    return KeptMove(-1, None, ())


def _table(row: sa.RowMapping, seats: list[KeptSeat]) -> KeptTable:
    if len(seats) != row["seats"]:
        raise ValueError(f"{row['seats']} seats, but {len(seats)} rows")
    written_as_json = {name: msgspec.json.decode(row[name] or "null") for name in ("options", "clock", "undo")}
    return read_row(KeptTable, row, **written_as_json, seed=int(row["seed"]), seats=tuple(seats))

"""The store: everything the server must not forget, in one database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from time import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from arsia.kernel.message import Answer, Message, Refused
from arsia.kernel.record import read, written
from arsia.server.jobs import Moment
from arsia.server.logs import trouble
from arsia.server.opening import hold_of, is_damage, open_database
from arsia.server.refusals import Status, refusal
from arsia.server.schema import CHARTS, MOVES, SEATS, TABLES

LISTED: Final = 100
_PATIENCE: Final = 3.0  # seconds in which a database answers


class Unreadable(Exception):
    """What is kept of a table makes no sense."""


class Taken(Exception):
    """Somebody else wrote this ply, or answered this decision, first."""


class KeptMove(msgspec.Struct, frozen=True):
    """One row of a table's moves. ``decision`` is None for an undo."""

    seat: int
    decision: int | None
    answer: Answer


class KeptSeat(msgspec.Struct, frozen=True):
    """One seat, as the database knows it."""

    kind: str
    bot: str | None
    name: str
    token: str | None  # hashed
    ready: bool
    heir: str | None = None  # a bot, or "open": to whom somebody wants to hand the seat
    agreed: tuple[int, ...] = ()  # the seats that agreed to that
    former: str | None = None  # hashed: the token of the seat's player, while a bot, nobody or another has it
    passing: str | None = None  # until when the seat passes
    former_name: str | None = None  # what the seat's player is called, while another has it
    seen: int = 0  # when its player was last here, in seconds since 1970
    shared: bool = False  # one of the seats at the maker's screen
    reserved: bool = False  # for its player of the game before
    lost: tuple[tuple[str, str], ...] = ()  # hashed tokens that open it no more, each with the refusal


class KeptTable(msgspec.Struct, frozen=True):
    """One table, as the database knows it."""

    id: str
    game: str
    edition: int
    digest: str
    options: dict[str, Any]
    seed: int
    seeded: bool
    listed: bool
    dealt: bool
    seats: tuple[KeptSeat, ...]
    free_talk: bool = False
    rematch: str | None = None  # the table at which the same people play again
    hints: bool = False
    absence: int | None = None  # minutes after which a seat may be handed on; None: never
    maker: int | None = None  # the seat of whoever laid out the table

    def is_as(self, other: KeptTable | None) -> bool:
        """Does it look the same to everybody? When its players were seen changes all the time and is no news."""
        return other is not None and self.unseen() == other.unseen()

    def unseen(self) -> KeptTable:
        """The table but for when its players were seen."""
        return msgspec.structs.replace(self, seats=tuple(msgspec.structs.replace(seat, seen=0) for seat in self.seats))


class Store:
    """Reads by many, writes one after the other; moves that come together are written together."""

    def __init__(self, address: str, synchronous: str = "NORMAL") -> None:
        self._engine = _engine(address, synchronous)
        self._hold = hold_of(self._engine)
        self._write = asyncio.Lock()
        self._waiting: list[tuple[dict[str, object], asyncio.Future[None]]] = []
        self._flush: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the database ours and bring it up to date. One that cannot be used is refused."""
        try:
            await open_database(self._engine, self._hold)
        except Refused:
            await self.close()
            raise

    async def close(self) -> None:
        """Finish what is being written."""
        while self._flush is not None:
            await asyncio.wait([self._flush])
        await self._engine.dispose()
        if self._hold is not None:
            self._hold.leave()

    def tell(self, address: str) -> None:
        """Let other servers that come to this database know where we are."""
        if self._hold is not None:
            self._hold.tell(address)

    async def answers(self) -> bool:
        """Is the database there?"""
        try:
            async with asyncio.timeout(_PATIENCE), self.reading() as connection:
                await connection.execute(sa.select(TABLES.c.id).limit(1))
        except Exception as error:
            trouble("the database does not answer", error)
            return False
        return True

    # ---- tables and seats ----------------------------------------------------------------------------------------

    async def add(self, table: KeptTable) -> None:
        """A new table and its seats."""
        async with self.writing() as connection:
            await insert_table(connection, table)

    async def find(self, id: str) -> KeptTable | None:
        """A table by its id."""
        with _readable():
            async with self.reading() as connection:
                row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == id))).mappings().first()
                if row is None:
                    return None
                chairs = await connection.execute(sa.select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat))
                return _table(row, [read_seat(chair) for chair in chairs.mappings()])

    async def listed(self) -> list[str]:
        """The tables that anybody may join, newest first."""
        wanted = sa.select(TABLES.c.id).where(TABLES.c.listed.is_(True), TABLES.c.dealt.is_(False))
        async with self.reading() as connection:
            rows = await connection.execute(wanted.order_by(TABLES.c.made_at.desc()).limit(LISTED))
            return [str(id) for (id,) in rows]

    async def claim(self, id: str, seat: int, name: str, token: str, now: int) -> bool:
        """Sit down, unless somebody else has done so first."""
        free = sa.and_(SEATS.c.table_id == id, SEATS.c.seat == seat, SEATS.c.token.is_(None), SEATS.c.kind == "human")
        async with self.writing() as connection:
            sits = {"name": name, "token": token, "seen": now, "reserved": False}
            done = await connection.execute(sa.update(SEATS).where(free).values(sits))
            return bool(done.rowcount)

    async def set_ready(self, id: str, seat: int, ready: bool) -> None:
        """Be ready or not while the cards are not dealt; when everybody is, they are."""
        undealt = sa.and_(TABLES.c.id == id, TABLES.c.dealt.is_(False))
        waiting = sa.exists().where(SEATS.c.table_id == id, SEATS.c.ready.is_(False))
        async with self.writing() as connection:
            # The row is locked, so that of two seats that become ready at once the second sees the first.
            open_still = (await connection.execute(sa.select(TABLES.c.id).where(undealt).with_for_update())).first()
            if open_still is None:
                return
            own = sa.and_(SEATS.c.table_id == id, SEATS.c.seat == seat)
            await connection.execute(sa.update(SEATS).where(own).values(ready=ready))
            await connection.execute(sa.update(TABLES).where(undealt, ~waiting).values(dealt=True))

    # ---- charts --------------------------------------------------------------------------------------------------

    async def chart(self, id: str) -> list[Moment] | None:
        """What was worked out about a finished game, if it was."""
        async with self.reading() as connection:
            row = (await connection.execute(sa.select(CHARTS.c.points).where(CHARTS.c.table_id == id))).first()
            try:
                return None if row is None else msgspec.json.decode(row[0], type=list[Moment])
            except (msgspec.MsgspecError, TypeError):
                return None  # it can be worked out again

    async def keep_chart(self, id: str, points: Sequence[Moment]) -> None:
        """Keep it, unless another process has done so first."""
        row = {"table_id": id, "points": msgspec.json.encode(points).decode()}
        with suppress(IntegrityError):
            async with self.writing() as connection:
                await connection.execute(sa.insert(CHARTS), row)

    # ---- moves ---------------------------------------------------------------------------------------------------

    async def moves(self, id: str, after: int = 0) -> list[KeptMove]:
        """The moves of a table after a ply, in order."""
        wanted = sa.select(MOVES.c.seat, MOVES.c.decision, MOVES.c.option)
        wanted = wanted.where(MOVES.c.table_id == id, MOVES.c.ply > after).order_by(MOVES.c.ply)
        with _readable():
            async with self.reading() as connection:
                return [_move(*row) for row in await connection.execute(wanted)]

    async def append(self, id: str, after: int, move: KeptMove) -> None:
        """Write the move that follows a ply. `Taken` if somebody else was first.

        What several tables write at the same moment shares one transaction, so a busy server does not wait for the
        disk once for every move.
        """
        row: dict[str, object] = {
            "table_id": id,
            "ply": after + 1,
            "seat": move.seat,
            "decision": move.decision,
            "option": msgspec.json.encode(written(move.answer)).decode(),
        }
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        if self._flush is None:
            self._flush = asyncio.create_task(self._write_waiting())
        await done

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._insert([row for row, _ in batch])
            except IntegrityError:
                for row, done in batch:
                    await self._write_alone(row, done)
            except Exception as error:
                for _, done in batch:
                    _fail(done, error)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(None)
        self._flush = None

    async def _write_alone(self, row: dict[str, object], done: asyncio.Future[None]) -> None:
        try:
            await self._insert([row])
        except IntegrityError as error:
            _fail(done, Taken(str(error.orig)))
        except Exception as error:
            _fail(done, error)
        else:
            if not done.done():
                done.set_result(None)

    async def _insert(self, rows: list[dict[str, object]]) -> None:
        async with self.writing() as connection:
            await connection.execute(sa.insert(MOVES), rows)

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


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


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


async def insert_table(connection: AsyncConnection, table: KeptTable) -> None:
    """A new table and its seats, in somebody's transaction."""
    row = {
        "id": table.id,
        "game": table.game,
        "edition": table.edition,
        "digest": table.digest,
        "options": msgspec.json.encode(table.options).decode(),
        "seed": str(table.seed),
        "seeded": table.seeded,
        "seats": len(table.seats),
        "listed": table.listed,
        "dealt": table.dealt,
        "hints": table.hints,
        "made_at": int(time()),
        "free_talk": table.free_talk,
        "absence": table.absence,
        "maker": table.maker,
    }
    chairs = [
        {"table_id": table.id, "seat": seat, "kind": kept.kind, "bot": kept.bot, "name": kept.name}
        | {"token": kept.token, "ready": kept.ready}
        | {"seen": kept.seen, "shared": kept.shared, "reserved": kept.reserved}
        for seat, kept in enumerate(table.seats)
    ]
    await connection.execute(sa.insert(TABLES), row)
    await connection.execute(sa.insert(SEATS), chairs)


def _move(seat: Any, decision: Any, option: Any) -> KeptMove:
    """A move; one that cannot be read is an answer to nothing, so the game stops before it."""
    try:
        answer = read(msgspec.json.decode(option))
        if answer is not None:
            return KeptMove(int(seat), None if decision is None else int(decision), answer)
    except (msgspec.MsgspecError, ValueError, TypeError):
        pass
    return KeptMove(-1, None, ())


def read_seat(row: Any) -> KeptSeat:
    """A seat's row."""
    return KeptSeat(
        kind=row["kind"],
        bot=row["bot"],
        name=row["name"],
        token=row["token"],
        ready=row["ready"],
        heir=row["heir"],
        agreed=tuple(msgspec.json.decode(row["agreed"] or "[]", type=list[int])),
        former=row["former"],
        passing=row["passing"],
        former_name=row["former_name"],
        seen=row["seen"],
        shared=row["shared"],
        reserved=row["reserved"],
        lost=tuple((token, why) for token, why in msgspec.json.decode(row["lost"] or "[]")),
    )


def _table(row: Any, seats: list[KeptSeat]) -> KeptTable:
    if len(seats) != row["seats"]:
        raise ValueError(f"{row['seats']} seats, but {len(seats)} rows")
    return KeptTable(
        id=row["id"],
        game=row["game"],
        edition=row["edition"],
        digest=row["digest"],
        options=msgspec.json.decode(row["options"], type=dict[str, Any]),
        seed=int(row["seed"]),
        seeded=row["seeded"],
        listed=row["listed"],
        dealt=row["dealt"],
        seats=tuple(seats),
        free_talk=row["free_talk"],
        rematch=row["rematch"],
        hints=row["hints"],
        absence=row["absence"],
        maker=row["maker"],
    )

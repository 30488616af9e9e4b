"""What the database keeps beside the moves: talk, seats that change hands, who was seen, rematches, bells, keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from arsia.server.schema import BELLS, KEYS, PULSE, SEATS, TABLES, TALK
from arsia.server.store import KeptSeat, KeptTable, Store, insert_table, read_seat
from arsia.server.tokens import hashed

#: Browsers that one seat may ring at; the one that asked longest ago is forgotten first.
BELLS_A_SEAT: Final = 8
#: Tokens that opened a seat once and are still told why they do no more.
LOST_A_SEAT: Final = 8
#: So many seats are noted at once, whose players were seen.
_NOTED: Final = 200


class KeptLine(msgspec.Struct, frozen=True):
    """One thing that was said, or that happened beside the game. ``said`` is a message for a notice."""

    n: int
    seat: int | None
    kind: str
    said: Any
    ply: int
    at: int


class Bell(msgspec.Struct, frozen=True):
    """A browser that wants to be told: where its push service listens, and the keys that only it can read with."""

    address: str
    key: str
    secret: str
    language: str

    @property
    def id(self) -> str:
        """What it is found by."""
        return hashed(self.address)


class Beside:
    """The part of the store that no game depends on."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ---- talk ----------------------------------------------------------------------------------------------------

    async def lines(self, id: str, after: int) -> list[KeptLine]:
        """What was said at a table after a line."""
        wanted = sa.select(TALK).where(TALK.c.table_id == id, TALK.c.n > after).order_by(TALK.c.n)
        async with self._store.reading() as connection:
            return [_line(row) for row in (await connection.execute(wanted)).mappings()]

    async def say(self, id: str, line: KeptLine) -> None:
        """Write a line. `IntegrityError` if another process wrote that one first."""
        row = msgspec.structs.asdict(line) | {"table_id": id}
        if line.kind == "notice":
            row["said"] = msgspec.json.encode(line.said).decode()
        async with self._store.writing() as connection:
            await connection.execute(sa.insert(TALK), row)

    # ---- seats ---------------------------------------------------------------------------------------------------

    async def set_heir(self, id: str, seat: int, heir: str | None, agreed: Sequence[int]) -> None:
        """Note who should get a seat, and who agreed."""
        values = {"heir": heir, "agreed": msgspec.json.encode(list(agreed)).decode() if heir else None}
        async with self._store.writing() as connection:
            await connection.execute(sa.update(SEATS).where(_seat(id, seat)).values(values))

    async def hand_over(self, id: str, seat: int, heir: str) -> None:
        """A bot takes the seat, or it becomes free. Whose it is stays known, however often it is handed on."""
        free = heir == "open"
        async with self._store.writing() as connection:
            kept = await _locked(connection, id, seat)
            its_players = {"former": kept.token, "former_name": kept.name} if kept.former is None else {}
            lent = kept.token if kept.former is not None else None
            values = {"kind": "human" if free else "bot", "bot": None if free else heir, "token": None, "passing": None}
            values |= _NO_HEIR | its_players | _lost(kept, lent, "refuse-handed-on")
            await connection.execute(sa.update(SEATS).where(_seat(id, seat)).values(values))
            await connection.execute(sa.delete(BELLS).where(BELLS.c.table_id == id, BELLS.c.seat == seat))

    async def give_back(self, id: str, seat: int, now: int) -> bool:
        """The seat's player has it again, whoever had it meanwhile; False if it was never handed on."""
        async with self._store.writing() as connection:
            kept = await _locked(connection, id, seat)
            if kept.former is None:
                return False
            values: dict[str, Any] = {"kind": "human", "bot": None, "token": kept.former}
            values |= {"name": kept.former_name or kept.name}
            values |= {"former": None, "former_name": None, "passing": None, "seen": now}
            values |= _NO_HEIR | _lost(kept, kept.token, "refuse-returned")
            await connection.execute(sa.update(SEATS).where(_seat(id, seat)).values(values))
            await connection.execute(sa.delete(BELLS).where(BELLS.c.table_id == id, BELLS.c.seat == seat))
            return True

    async def free(self, id: str, seat: int) -> bool:
        """Anybody may claim the seat, while the cards are not dealt; whether they were not."""
        undealt = sa.select(TABLES.c.id).where(TABLES.c.id == id, TABLES.c.dealt.is_(False)).with_for_update()
        async with self._store.writing() as connection:
            if (await connection.execute(undealt)).first() is None:
                return False
            kept = await _locked(connection, id, seat)
            values = {"token": None, "name": "", "ready": False, "reserved": False, "shared": False}
            values |= _lost(kept, kept.token, "refuse-freed")
            await connection.execute(sa.update(SEATS).where(_seat(id, seat)).values(values))
            await connection.execute(sa.delete(BELLS).where(BELLS.c.table_id == id, BELLS.c.seat == seat))
            return True

    async def set_passing(self, id: str, seat: int, passing: str | None) -> None:
        """Note until when a seat passes."""
        async with self._store.writing() as connection:
            await connection.execute(sa.update(SEATS).where(_seat(id, seat)).values(passing=passing))

    # ---- who was seen --------------------------------------------------------------------------------------------

    async def note_seen(self, seen: Mapping[tuple[str, int], int]) -> None:
        """Note when players were last here. Whoever was is not absent, so nobody's wish to hand on the seat holds."""
        there = sa.and_(SEATS.c.table_id == sa.bindparam("of_table"), SEATS.c.seat == sa.bindparam("of_seat"))
        earlier = sa.and_(there, SEATS.c.seen < sa.bindparam("now"))
        note = sa.update(SEATS).where(earlier).values(_NO_HEIR | {"seen": sa.bindparam("now")})
        rows = [{"of_table": id, "of_seat": seat, "now": at} for (id, seat), at in seen.items()]
        for first in range(0, len(rows), _NOTED):  # moves are written in between
            async with self._store.writing() as connection:
                await connection.execute(note, rows[first : first + _NOTED])

    async def beat(self, now: int, silence: int) -> None:
        """Note that the server is at work. If it was not for longer than a silence, nobody was absent in that time:
        so much later they count as seen."""
        async with self._store.writing() as connection:
            last = int((await connection.execute(sa.select(PULSE.c.at))).scalar_one())
            as_it_was = sa.and_(PULSE.c.at == last, PULSE.c.at < now)  # for one of several that start at once
            first = await connection.execute(sa.update(PULSE).where(as_it_was).values(at=now))
            missed = now - last
            if first.rowcount and missed > silence:
                later = sa.case((SEATS.c.seen + missed < now, SEATS.c.seen + missed), else_=now)
                await connection.execute(sa.update(SEATS).where(SEATS.c.seen < now).values(seen=later))

    # ---- rematches -----------------------------------------------------------------------------------------------

    async def rematch(self, id: str, make: Callable[[], KeptTable]) -> str:
        """The table at which the same people play again, made if nobody has wished for it yet."""
        async with self._store.writing() as connection:
            known = sa.select(TABLES.c.rematch).where(TABLES.c.id == id).with_for_update()
            found = (await connection.execute(known)).scalar()
            if found is not None:
                return str(found)
            table = make()
            await insert_table(connection, table)
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(rematch=table.id))
            return table.id

    # ---- bells ---------------------------------------------------------------------------------------------------

    async def hang(self, id: str, seat: int, bell: Bell) -> None:
        """Ring here from now on; the same browser once."""
        own = sa.and_(BELLS.c.table_id == id, BELLS.c.seat == seat)
        row = msgspec.structs.asdict(bell) | {"table_id": id, "seat": seat, "id": bell.id, "at": int(time())}
        async with self._store.writing() as connection:
            await connection.execute(sa.delete(BELLS).where(own, BELLS.c.id == bell.id))
            newest = sa.select(BELLS.c.id).where(own).order_by(BELLS.c.at.desc()).limit(BELLS_A_SEAT - 1)
            kept = [each for (each,) in await connection.execute(newest)]
            await connection.execute(sa.delete(BELLS).where(own, BELLS.c.id.not_in(kept)))
            await connection.execute(sa.insert(BELLS), row)

    async def bells(self, id: str, seat: int) -> list[Bell]:
        """Where to ring for a seat."""
        wanted = sa.select(BELLS).where(BELLS.c.table_id == id, BELLS.c.seat == seat)
        async with self._store.reading() as connection:
            rows = (await connection.execute(wanted)).mappings()
            return [Bell(row["address"], row["key"], row["secret"], row["language"]) for row in rows]

    async def take_down(self, id: str, seat: int, bell: str) -> None:
        """Ring here no more."""
        own = sa.and_(BELLS.c.table_id == id, BELLS.c.seat == seat, BELLS.c.id == bell)
        async with self._store.writing() as connection:
            await connection.execute(sa.delete(BELLS).where(own))

    # ---- keys ----------------------------------------------------------------------------------------------------

    async def keys(self, name: str, make: Callable[[], tuple[str, str]]) -> tuple[str, str]:
        """A private key and its public one, made once and kept for good."""
        async with self._store.writing() as connection:
            wanted = sa.select(KEYS.c.private, KEYS.c.public).where(KEYS.c.name == name)
            found = (await connection.execute(wanted)).first()
            if found is None:
                private, public = make()
                await connection.execute(sa.insert(KEYS), {"name": name, "private": private, "public": public})
                return private, public
            return str(found[0]), str(found[1])


#: A wish to hand on a seat that is none any more.
_NO_HEIR: Final[dict[str, Any]] = {"heir": None, "agreed": None}


def _lost(kept: KeptSeat, token: str | None, why: str) -> dict[str, Any]:
    """What becomes of a seat's column of lost tokens when one more is lost, if one is."""
    if token is None:
        return {}
    lost = [*kept.lost, (token, why)][-LOST_A_SEAT:]
    return {"lost": msgspec.json.encode(lost).decode()}


async def _locked(connection: AsyncConnection, id: str, seat: int) -> KeptSeat:
    """A seat that nobody else changes until the transaction is over."""
    rows = await connection.execute(sa.select(SEATS).where(_seat(id, seat)).with_for_update())
    return read_seat(rows.mappings().one())


def _seat(id: str, seat: int) -> sa.ColumnElement[bool]:
    return sa.and_(SEATS.c.table_id == id, SEATS.c.seat == seat)


def _line(row: Any) -> KeptLine:
    said = msgspec.json.decode(row["said"]) if row["kind"] == "notice" else row["said"]
    return KeptLine(row["n"], row["seat"], row["kind"], said, row["ply"], row["at"])

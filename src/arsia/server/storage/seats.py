"""Whose the seats of a table are, who hands them on, and who was seen when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from arsia.server.storage.database import Database
from arsia.server.storage.rows import KeptSeat, read_row
from arsia.server.storage.schema import PULSE, SEATS, SUBSCRIPTIONS, TABLES

#: Tokens that opened a seat once and are still told why they do no more.
LOST_A_SEAT: Final = 8
#: So many seats are noted at once, whose players were seen.
_NOTED: Final = 50


class SeatStore:
    """The seats of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def claim(self, id: str, seat: int, name: str, token: str, now: int) -> bool:
        """Sit down, unless somebody else has done so first."""
        free = sa.and_(_seat(id, seat), SEATS.c.token.is_(None), SEATS.c.kind == "human")
        async with self._database.writing() as connection:
            sits = {"name": name, "token": token, "seen": now, "reserved": False}
            done = await connection.execute(sa.update(SEATS).where(free).values(sits))
            return bool(done.rowcount)

    async def set_ready(self, id: str, seat: int, ready: bool) -> None:
        """Be ready or not while the cards are not dealt; when everybody is, they are."""
        undealt = sa.and_(TABLES.c.id == id, TABLES.c.dealt.is_(False))
        waiting = sa.exists().where(SEATS.c.table_id == id, SEATS.c.ready.is_(False))
        async with self._database.writing() as connection:
            # The row is locked, so that of two seats that become ready at once the second sees the first.
            open_still = (await connection.execute(sa.select(TABLES.c.id).where(undealt).with_for_update())).first()
            if open_still is None:
                return
            await connection.execute(sa.update(SEATS).where(_seat(id, seat)).values(ready=ready))
            await connection.execute(sa.update(TABLES).where(undealt, ~waiting).values(dealt=True))

    async def set_bot(self, id: str, seat: int, bot: str) -> bool:
        """A bot sits where nobody does, while the cards are not dealt; whether that was so. It may be the last one that
        they waited for."""
        undealt = sa.and_(TABLES.c.id == id, TABLES.c.dealt.is_(False))
        waiting = sa.exists().where(SEATS.c.table_id == id, SEATS.c.ready.is_(False))
        nobody = sa.and_(_seat(id, seat), SEATS.c.token.is_(None))
        async with self._database.writing() as connection:
            if (await connection.execute(sa.select(TABLES.c.id).where(undealt).with_for_update())).first() is None:
                return False
            values = {"kind": "bot", "bot": bot, "name": "", "ready": True, "reserved": False, "shared": False}
            done = await connection.execute(sa.update(SEATS).where(nobody).values(values))
            await connection.execute(sa.update(TABLES).where(undealt, ~waiting).values(dealt=True))
            return bool(done.rowcount)

    async def set_heir(self, id: str, seat: int, heir: str | None, agreed: Sequence[int]) -> None:
        """Note who should get a seat, and who agreed."""
        values = {"heir": heir, "agreed": msgspec.json.encode(list(agreed)).decode() if heir else None}
        async with self._database.writing() as connection:
            await connection.execute(sa.update(SEATS).where(_seat(id, seat)).values(values))

    async def hand_over(self, id: str, seat: int, heir: str) -> None:
        """A bot takes the seat, or it becomes free. Whose it is stays known, however often it is handed on."""
        free = heir == "open"
        async with self._database.writing() as connection:
            kept = await _locked(connection, id, seat)
            its_players = {"former": kept.token, "former_name": kept.name} if kept.former is None else {}
            lent = kept.token if kept.former is not None else None
            values = {"kind": "human" if free else "bot", "bot": None if free else heir, "token": None, "passing": None}
            values |= _NO_HEIR | its_players | _lost(kept, lent, "refuse-handed-on")
            await _change_hands(connection, id, seat, values)

    async def give_back(self, id: str, seat: int, now: int) -> bool:
        """The seat's player has it again, whoever had it meanwhile; False if it was never handed on."""
        async with self._database.writing() as connection:
            kept = await _locked(connection, id, seat)
            if kept.former is None:
                return False
            values: dict[str, Any] = {"kind": "human", "bot": None, "token": kept.former, "passing": None}
            values |= {"name": kept.former_name or kept.name, "former": None, "former_name": None, "seen": now}
            values |= _NO_HEIR | _lost(kept, kept.token, "refuse-returned")
            await _change_hands(connection, id, seat, values)
            return True

    async def free(self, id: str, seat: int) -> bool:
        """Anybody may claim the seat, while the cards are not dealt; whether they were not."""
        undealt = sa.select(TABLES.c.id).where(TABLES.c.id == id, TABLES.c.dealt.is_(False)).with_for_update()
        async with self._database.writing() as connection:
            if (await connection.execute(undealt)).first() is None:
                return False
            kept = await _locked(connection, id, seat)
            values: dict[str, Any] = {"token": None, "name": "", "ready": False, "reserved": False, "shared": False}
            values |= {"kind": "human", "bot": None}
            values |= _lost(kept, kept.token, "refuse-freed")
            await _change_hands(connection, id, seat, values)
            return True

    async def concede(self, id: str, seat: int, bot: str) -> None:
        """A bot plays on for a seat that is out of the running, and whoever had it does not come back."""
        async with self._database.writing() as connection:
            kept = await _locked(connection, id, seat)
            values: dict[str, Any] = {"kind": "bot", "bot": bot, "token": None, "former": None, "conceded": True}
            values |= {"passing": None, "due": None} | _NO_HEIR | _lost(kept, kept.token, "refuse-conceded")
            await _change_hands(connection, id, seat, values)

    async def note_conceded(self, id: str, seat: int) -> None:
        """The seat is out of the running."""
        async with self._database.writing() as connection:
            await connection.execute(sa.update(SEATS).where(_seat(id, seat)).values(conceded=True, due=None))

    async def set_maker(self, id: str, seat: int | None) -> None:
        """Whoever sits there looks after the table now."""
        async with self._database.writing() as connection:
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(maker=seat))

    async def set_clocks(self, id: str, clocks: Mapping[int, tuple[int | None, int | None]]) -> None:
        """Note for seats when their time is up, and how much of it is left."""
        async with self._database.writing() as connection:
            for seat, (due, left) in clocks.items():
                await connection.execute(sa.update(SEATS).where(_seat(id, seat)).values(due=due, time_left=left))

    async def set_passing(self, id: str, seat: int, passing: str | None) -> None:
        """Note until when a seat passes."""
        async with self._database.writing() as connection:
            await connection.execute(sa.update(SEATS).where(_seat(id, seat)).values(passing=passing))

    # ---- who was seen --------------------------------------------------------------------------------------------

    async def note_seen(self, seen: Mapping[tuple[str, int], int]) -> None:
        """Note when players were last here. Whoever was is not absent, so nobody's wish to hand on the seat holds."""
        there = sa.and_(SEATS.c.table_id == sa.bindparam("of_table"), SEATS.c.seat == sa.bindparam("of_seat"))
        earlier = sa.and_(there, SEATS.c.seen < sa.bindparam("now"))
        note = sa.update(SEATS).where(earlier).values(_NO_HEIR | {"seen": sa.bindparam("now")})
        rows = [{"of_table": id, "of_seat": seat, "now": at} for (id, seat), at in seen.items()]
        for first in range(0, len(rows), _NOTED):  # moves are written in between
            async with self._database.writing() as connection:
                await connection.execute(note, rows[first : first + _NOTED])

    async def beat(self, now: int, silence: int, pause: int) -> None:
        """Note that the server is at work. If it was not for longer than a silence, nobody was absent in that time:
        so much later they count as seen. After a pause already, so much later is everybody's time up."""
        async with self._database.writing() as connection:
            last = int((await connection.execute(sa.select(PULSE.c.at))).scalar_one())
            as_it_was = sa.and_(PULSE.c.at == last, PULSE.c.at < now)  # for one of several that start at once
            first = await connection.execute(sa.update(PULSE).where(as_it_was).values(at=now))
            missed = now - last
            if first.rowcount and missed > silence:
                later = sa.case((SEATS.c.seen + missed < now, SEATS.c.seen + missed), else_=now)
                await connection.execute(sa.update(SEATS).where(SEATS.c.seen < now).values(seen=later))
            if first.rowcount and last and missed > pause:
                running = SEATS.c.due.is_not(None)
                await connection.execute(sa.update(SEATS).where(running).values(due=SEATS.c.due + missed))


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


async def _change_hands(connection: AsyncConnection, id: str, seat: int, values: dict[str, Any]) -> None:
    """The seat is another's now, so nobody who had it is told of it any more."""
    own = sa.and_(SUBSCRIPTIONS.c.table_id == id, SUBSCRIPTIONS.c.seat == seat)
    await connection.execute(sa.update(SEATS).where(_seat(id, seat)).values(values))
    await connection.execute(sa.delete(SUBSCRIPTIONS).where(own))


def _seat(id: str, seat: int) -> sa.ColumnElement[bool]:
    return sa.and_(SEATS.c.table_id == id, SEATS.c.seat == seat)


def read_seat(row: sa.RowMapping) -> KeptSeat:
    """A seat's row."""
    lists = {name: msgspec.json.decode(row[name] or "[]") for name in ("agreed", "lost")}
    return read_row(KeptSeat, row, **lists)

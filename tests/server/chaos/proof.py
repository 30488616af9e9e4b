"""What must hold afterwards: the record has every acknowledged move once, and everybody sees what the record says."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

import httpx
import websockets

import arsia
from arsia.kernel.record import FORMAT

from ..kit import Data, bearer, live_address
from .lives import Lives
from .witness import Seat, Witness

#: Seconds within which a bot has moved again.
_PATIENCE: Final = 60.0


class Row(NamedTuple):
    """A move as it lies in the database."""

    seat: int
    decision: int | None
    answer: Any


class Kept:
    """A table as it lies in the database."""

    def __init__(self, head: sqlite3.Row) -> None:
        self.head = head
        self.rows: list[Row] = []
        self.bots: set[int] = set()

    def record(self) -> Data:
        head = self.head
        return {
            "format": FORMAT,
            "game": head["game"],
            "edition": head["edition"],
            "digest": head["digest"],
            "seats": head["seats"],
            "options": json.loads(head["options"]),
            "seed": int(head["seed"]),
            "moves": [[row.seat, row.answer] for row in self.rows],
        }


def read(database: Path) -> dict[str, Kept]:
    """All tables. Their plies follow each other without a gap, and no decision is answered twice."""
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        found = {row["id"]: Kept(row) for row in connection.execute("SELECT * FROM tables")}
        for seat in connection.execute("SELECT table_id, seat FROM seats WHERE kind = 'bot'"):
            found[seat["table_id"]].bots.add(seat["seat"])
        for move in connection.execute("SELECT * FROM moves ORDER BY table_id, ply"):
            rows = found[move["table_id"]].rows
            rows.append(Row(move["seat"], move["decision"], json.loads(move["option"])))
            assert move["ply"] == len(rows), f"a gap at {move['table_id']} {move['ply']}"
    for id, kept in found.items():
        answered = [row.decision for row in kept.rows if row.decision is not None]
        assert len(answered) == len(set(answered)), f"a decision was answered twice at {id}"
    return found


def check_records(witness: Witness, tables: dict[str, Kept]) -> None:
    """Everything acknowledged is there, as it was said; and of people nothing that they did not send."""
    by_table: dict[str, dict[int, Seat]] = defaultdict(dict)
    for seat in witness.seats:
        by_table[seat.table][seat.seat] = seat
    for id, people in by_table.items():
        rows = tables[id].rows
        for seat in people.values():
            for decision, (version, answer) in seat.done.items():
                row = rows[version - 1] if version <= len(rows) else None
                assert row is not None, f"{id}: move {version} was acknowledged and is lost"
                assert (row.seat, row.decision) == (seat.seat, decision), (id, version, row, seat.seat, decision)
                assert is_same(answer, row.answer), (id, version, row, answer)
            for version in seat.undone:
                assert version <= len(rows), f"{id}: undo {version} was acknowledged and is lost"
                assert rows[version - 1].decision is None, (id, version)
                assert rows[version - 1].seat == seat.seat, (id, version)
            assert len(set(seat.undone)) == len(seat.undone)
            own = [row for row in rows if row.seat == seat.seat]
            assert sum(row.decision is None for row in own) <= seat.undos, f"{id}: an undo that nobody asked for"
        for row in rows:
            if row.seat in people and row.decision is not None:
                sent = people[row.seat].sent.get(row.decision, [])
                assert any(is_same(answer, row.answer) for answer in sent), f"{id}: nobody sent {row}"


def is_same(sent: Data, written: Any) -> bool:
    """Is it the answer that was sent? A set may be written in another order."""
    if "set" in sent:
        return isinstance(written, dict) and sorted(written["set"], key=repr) == sorted(sent["set"], key=repr)
    return bool(sent["option"] == written)


async def check_views(lives: Lives, witness: Witness, ids: Iterable[str]) -> int:
    """Everybody at these tables sees what a replay of the record shows; how many views were compared."""
    tokens: dict[str, list[str | None]] = {id: [None] for id in ids}
    for seat in witness.seats:
        if seat.table in tokens:
            tokens[seat.table].append(seat.token)
    compared = 0
    async with httpx.AsyncClient(base_url=lives.address, verify=False, timeout=60) as web:
        for id, readers in tokens.items():
            for token in readers:
                answer = await web.get(f"/api/tables/{id}/view", headers=bearer(token))
                assert answer.status_code == 200, answer.text
                seen = answer.json()
                # Bots may have moved since, so the replay goes as far as the view does.
                table = arsia.replay(read(lives.database)[id].record(), upto=seen["version"])
                assert seen["trouble"] is None
                assert seen["view"] == json.loads(json.dumps(table.view(seen["seat"]))), (id, seen["seat"])
                assert seen["thinking"] == sorted(table.pending)
                asked = None if token is None else table.pending.get(seen["seat"])
                assert (seen["decision"] is None) == (asked is None)
                if asked is not None:
                    assert seen["decision"]["id"] == asked.id
                    assert seen["decision"]["options"] == json.loads(json.dumps(asked.options))
                compared += 1
    return compared


async def check_bots(lives: Lives, ids: Iterable[str]) -> int:
    """Where a bot is to move, it moves as soon as somebody looks on; at how many tables that was so."""
    bots = {id: kept.bots for id, kept in read(lives.database).items()}
    waited = await asyncio.gather(*[_see_a_bot_move(lives, id, bots[id]) for id in ids])
    return sum(waited)


async def _see_a_bot_move(lives: Lives, id: str, bots: set[int]) -> bool:
    began = monotonic()
    first: Data | None = None
    async with websockets.connect(live_address(lives.address, id), max_size=None, open_timeout=30) as line:
        await line.send(json.dumps({"type": "hello", "token": None, "version": None}))
        while True:
            try:
                async with asyncio.timeout(_PATIENCE - (monotonic() - began)):
                    frame = json.loads(await line.recv())
            except TimeoutError:
                raise AssertionError(f"the bots {bots} of {id} do not move: {first and first['late']}") from None
            if frame["type"] != "update":
                continue
            if first is None:
                first = frame
                if not bots & set(frame["thinking"]):
                    return False
            if frame["version"] > first["version"]:
                return True

"""Kill the server at random moments: no acknowledged move is lost, none is applied twice, every client goes on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

import arsia

from ..chaos.lives import BREAKS, Lives
from ..kit import Data, bearer, live_address, sentence, tokens

pytestmark = pytest.mark.anyio

KILLS = 50
TABLES = 20


class Client:
    """One seat, played by a stubborn client: it comes back after every break and repeats what was not acknowledged."""

    def __init__(self, lives: Lives, table: str, seat: int, token: str, chance: random.Random) -> None:
        self.lives = lives
        self.table = table
        self.seat = seat
        self.token = token
        self.chance = chance
        self.acknowledged: dict[int, tuple[int, Any]] = {}  # by decision: version and option
        self.sent: dict[int, Any] = {}  # not acknowledged
        self.version: int | None = None
        self.comebacks = 0

    async def play(self) -> None:
        """Until the game is over and nothing is left to acknowledge."""
        while True:
            with suppress(*BREAKS):
                address = live_address(self.lives.address, self.table)
                async with websockets.connect(address, compression=None, close_timeout=0.1) as line:
                    await self.talk(line)
                    return
            self.comebacks += 1
            await asyncio.sleep(self.chance.uniform(0.05, 0.15))

    async def talk(self, line: websockets.ClientConnection) -> None:
        await line.send(json.dumps({"type": "hello", "token": self.token, "version": self.version}))
        for decision in list(self.sent):
            await self.send(line, decision)
        async for text in line:
            frame = json.loads(text)
            assert frame["type"] in ("update", "done"), frame
            if frame["type"] == "done":
                option = self.sent.pop(frame["request"])
                self.acknowledged[frame["request"]] = (frame["version"], option)
                continue
            assert self.version is None or frame["version"] >= self.version, "a version was taken back"
            assert frame["events_from"] <= (self.version or 0)
            self.version = frame["version"]
            if frame["state"] == "over":
                if not self.sent:
                    return
                continue
            asked = frame["decision"]
            if asked is not None and asked["id"] not in self.sent and asked["id"] not in self.acknowledged:
                self.sent[asked["id"]] = self.chance.choice(asked["options"])
                await self.send(line, asked["id"])

    async def send(self, line: websockets.ClientConnection, decision: int) -> None:
        frame = {"type": "move", "decision": decision, "option": self.sent[decision], "request": decision}
        await line.send(json.dumps(frame))


class Pair:
    """Two clients who play one table after the other until it is time to stop."""

    def __init__(self, lives: Lives, number: int, stop: asyncio.Event) -> None:
        self.lives = lives
        self.chance = random.Random(number)
        self.stop = stop
        self.clients: list[Client] = []
        self.secrets: list[str] = []

    async def play(self) -> None:
        async with httpx.AsyncClient(base_url=self.lives.address, verify=False) as web:
            while not self.stop.is_set():
                made = await self.make(web)
                own = tokens(made)
                self.secrets += own.values()
                pair = [Client(self.lives, made["table"], seat, token, self.chance) for seat, token in own.items()]
                self.clients += pair
                await asyncio.gather(*[client.play() for client in pair])

    async def make(self, web: httpx.AsyncClient) -> Data:
        while True:
            with suppress(*BREAKS):
                answer = await web.post("/api/tables", json={"game": "pocket_mars", "seats": ["me", "here"]})
                made: Data = answer.json()
                return made
            await asyncio.sleep(0.1)


async def test_fifty_kills_while_twenty_tables_are_played(tmp_path: Path) -> None:
    chance = random.Random(50)
    lives = Lives(tmp_path)
    stop = asyncio.Event()
    pairs = [Pair(lives, number, stop) for number in range(TABLES)]
    async with lives.begin():
        playing = [asyncio.create_task(pair.play()) for pair in pairs]
        for _ in range(KILLS):
            await asyncio.sleep(chance.uniform(0.02, 0.5))
            assert not any(task.done() for task in playing), "a client gave up"
            await lives.die()
            await lives.be_born()
        stop.set()
        async with asyncio.timeout(180):
            await asyncio.gather(*playing)

        clients = [client for pair in pairs for client in pair.clients]
        rows = written(lives.database)
        by_table = defaultdict(list)
        for client in clients:
            by_table[client.table].append(client)
        for table, both in by_table.items():
            moves = rows[table]
            assert [ply for ply, *_ in moves] == list(range(1, len(moves) + 1))
            acknowledged = {
                (version, client.seat, decision, json.dumps(option))
                for client in both
                for decision, (version, option) in client.acknowledged.items()
            }
            stored = {(ply, seat, decision, json.dumps(json.loads(option))) for ply, seat, decision, option in moves}
            assert acknowledged == stored
        assert sum(client.comebacks for client in clients) > KILLS

        async with httpx.AsyncClient(base_url=lives.address, verify=False) as web:
            for table in list(by_table)[:TABLES]:
                record = (await web.get(f"/api/tables/{table}/record")).json()
                assert arsia.replay(record).outcome is not None
            # What is old is refused, now as before.
            some = clients[0]
            old = {"decision": next(iter(some.acknowledged)), "option": ["no", "such", "option"]}
            answer = await web.post(f"/api/tables/{some.table}/moves", json=old, headers=bearer(some.token))
            assert answer.status_code == 409
            assert sentence(answer.json())

    log = lives.log.read_text()
    assert log.count('"listening"') == KILLS + 1
    assert '"level": "error"' not in log, log[-3000:]
    for secret in [secret for pair in pairs for secret in pair.secrets]:
        assert secret not in log


async def test_a_bot_goes_on_after_a_kill(tmp_path: Path) -> None:
    lives = Lives(tmp_path)
    async with lives.begin(), httpx.AsyncClient(base_url=lives.address, verify=False) as web:
        answer = await web.post("/api/tables", json={"game": "pocket_mars", "seats": ["me", "random", "random"]})
        made = answer.json()
        client = Client(lives, made["table"], 0, tokens(made)[0], random.Random(1))
        playing = asyncio.create_task(client.play())
        for _ in range(2):
            began = client.version or 0
            async with asyncio.timeout(120):
                while (client.version or 0) < began + 8:
                    await asyncio.sleep(0.01)
            await lives.die()
            await lives.be_born()
        async with asyncio.timeout(120):
            await playing
    assert client.comebacks >= 2


def written(database: Path) -> dict[str, list[tuple[int, int, int, str]]]:
    """Every table's moves as they lie in the database."""
    found: dict[str, list[tuple[int, int, int, str]]] = defaultdict(list)
    connection = sqlite3.connect(database)
    for table, *row in connection.execute(
        "SELECT table_id, ply, seat, decision, option FROM moves ORDER BY table_id, ply"
    ):
        found[table].append(tuple(row))
    connection.close()
    return found

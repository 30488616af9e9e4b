"""A server on the loopback for a story, and the people who play on it."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import Any, Self, TypeVar

import httpx
import websockets

from arsia.kernel.table import Table
from arsia.server.run import Server, bind
from arsia.server.services import Services
from arsia.server.settings import Settings
from arsia.server.tables.presence import SILENCE
from arsia.server.tables.room import Room

Data = dict[str, Any]
T = TypeVar("T")
#: No story takes longer than this; one that does is stuck.
PATIENCE = 60.0


class Here:
    """A running server as its visitors see it."""

    def __init__(self, server: Server, address: str, web: httpx.AsyncClient) -> None:
        self.server = server
        self.address = address
        self.web = web
        self.services: Services = server.config.app.state.services  # type: ignore[union-attr]

    async def make(self, *seats: str, **wish: Any) -> Data:
        """A new table."""
        answer = await self.web.post("/api/tables", json={"game": "pocket_mars", "seats": list(seats), **wish})
        assert answer.status_code == 201, answer.text
        made: Data = answer.json()
        return made

    async def get(self, path: str, token: str | None = None) -> Data:
        """What is at an address below /api/tables."""
        answer = await self.web.get(f"/api/tables/{path}", headers=bearer(token))
        assert answer.status_code == 200, answer.text
        found: Data = answer.json()
        return found

    async def post(self, path: str, token: str | None, body: Data, status: int = 200) -> Data:
        """What is answered to a request below /api/tables."""
        answer = await self.web.post(f"/api/tables/{path}", headers=bearer(token), json=body)
        assert answer.status_code == status, answer.text
        found: Data = answer.json()
        return found

    async def stage(self, table: Table) -> tuple[Room, dict[int, str]]:
        """The room of a table of people that stands as this one does, and the tokens of its seats. Only memory knows
        how it came to stand so."""
        wish = {"game": table.game_name, "options": dict(table.options)}
        made = await self.make("me", *["here"] * (table.seats - 1), **wish)
        async with self.services.registry.enter(made["table"]) as room:
            room.table = table
            room.tell_of_change()
        return room, tokens(made)

    @asynccontextmanager
    async def live(self, table: str, token: str | None = None, version: int | None = None) -> AsyncIterator[Line]:
        """A socket that has said hello."""
        async with self.dial(table) as line:
            await line.say(type="hello", token=token, version=version)
            yield line

    @asynccontextmanager
    async def dial(self, table: str) -> AsyncIterator[Line]:
        """A socket that has said nothing yet."""
        async with websockets.connect(live_address(self.address, table), max_size=None) as socket:
            yield Line(socket)


class Line:
    """One end of a socket, with everything that came through it."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Data] = []

    async def say(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def hear(self) -> Data:
        """The next frame."""
        async with asyncio.timeout(PATIENCE):
            frame: Data = json.loads(await self.socket.recv())
        self.heard.append(frame)
        return frame

    async def until(self, wanted: Callable[[Data], bool]) -> Data:
        """The next frame that is wanted."""
        while True:
            frame = await self.hear()
            if wanted(frame):
                return frame

    async def next(self, type: str) -> Data:
        """The next frame of a type."""
        return await self.until(lambda frame: bool(frame["type"] == type))

    async def hung_up(self) -> int:
        """Wait until the other end hangs up; its code."""
        try:
            while True:
                await self.hear()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006


class Clock:
    """The time by which servers tell who is absent. It passes when the story says so."""

    def __init__(self) -> None:
        self.now = 1_800_000_000

    def __call__(self) -> float:
        return self.now

    async def let_pass(self, minutes: int, *servers: Here) -> None:
        """Let time pass while these servers are at work, and note as seldom as they may whom they see."""
        end = self.now + 60 * minutes
        while self.now < end:
            self.now = min(end, self.now + SILENCE)
            for here in servers:
                await here.services.presence.beat()


@asynccontextmanager
async def running(folder: Path, clock: Callable[[], float] = time, /, **changes: Any) -> AsyncIterator[Here]:
    """A server with its database in the folder, until the story is told."""
    wanted: Data = {"host": "127.0.0.1", "port": 0, "tables_per_hour": 10_000, "thinkers": 1}
    settings = Settings(**{**wanted, "database": f"sqlite:///{folder / 'tables.sqlite'}", **changes})
    server = Server(settings)
    server.config.app.state.services.presence.clock = clock  # type: ignore[union-attr]
    listening = bind(settings)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.005)
        assert not serving.done(), "the server did not start"
    try:
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False) as web:
            yield Here(server, address, web)
    finally:
        server.should_exit = True
        await serving


class Threaded:
    """A server in a thread, for stories that are told from outside asyncio. What is to be done there before anybody
    comes, `prepare` does."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        self.here: Here
        self._folder = folder
        self._changes = changes
        self._up = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._up.wait(PATIENCE), "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()

    def do(self, what: Coroutine[Any, Any, T]) -> T:
        """What comes of something that is done where the server runs."""
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(PATIENCE)

    async def prepare(self, here: Here) -> None:
        """Before anybody comes."""

    async def _serve(self) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        async with running(self._folder, **self._changes) as here:
            self.here = here
            await self.prepare(here)
            self._up.set()
            await self._over.wait()


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def live_address(address: str, table: str) -> str:
    return f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"


def tokens(made: Data) -> dict[int, str]:
    """The tokens that came with a new table."""
    return {seat["seat"]: seat["token"] for seat in made["seats"] if "token" in seat}


def sentence(refused: Data) -> str:
    """The sentence of a refusal, which every refusal has, and which is one."""
    said = str(refused["error"]["sentence"])
    assert len(said) > 10, said
    assert said[-1] in ".?!…" or refused["error"]["message"][0] in ("refuse-request", "refuse-frame"), said
    assert "Message(" not in said, said
    assert isinstance(refused["error"]["message"][0], str)
    return said


async def play_live(here: Here, table: str, seat: int, token: str, chance: random.Random) -> Line:
    """Play one seat on a socket, at random, until the game is over; everything it heard."""
    async with here.live(table, token) as line:
        asked = -1
        while True:
            frame = await line.hear()
            assert frame["type"] != "refused", frame
            if frame["type"] != "update":
                continue
            if frame["state"] == "over":
                return line
            decision = frame["decision"]
            if decision is not None and decision["id"] != asked:
                asked = decision["id"]
                await line.say(type="move", decision=asked, option=chance.choice(decision["options"]), request=asked)


async def play_rest(here: Here, table: str, tokens: dict[int, str], chance: random.Random, most: int = 10_000) -> Data:
    """Play all seats by requests, at random, until the game is over or so many moves are made; a spectator's view."""
    while True:
        seen = await here.get(f"{table}/view")
        if seen["state"] == "over" or seen["version"] >= most:
            return seen
        if tokens and not set(tokens) & set(seen["thinking"]):  # a bot moves while somebody with a seat looks
            await here.get(f"{table}/view", next(iter(tokens.values())))
        for seat in seen["thinking"]:
            if seat in tokens:
                await _move(here, table, tokens[seat], chance)


async def _move(here: Here, table: str, token: str, chance: random.Random) -> None:
    """One move at random, unless a bot moves first so that nothing is asked any more, or something else."""
    own = await here.get(f"{table}/view", token)
    if own["decision"] is None:
        return
    choice = {"decision": own["decision"]["id"], "option": chance.choice(own["decision"]["options"])}
    answer = await here.web.post(f"/api/tables/{table}/moves", headers=bearer(token), json=choice)
    if answer.status_code == 409:
        assert (await here.get(f"{table}/view", token))["version"] != own["version"], answer.text
    else:
        assert answer.status_code == 200, answer.text


async def three_friends(here: Here, **wish: Any) -> tuple[str, dict[int, str]]:
    """Ala, Bob and Cleo at a table, each with a token of their own."""
    made = await here.make("me", "open", "open", name="Ala", **wish)
    table, own = made["table"], tokens(made)
    for name in ("Bob", "Cleo"):
        seat = await here.post(f"{table}/claim", None, {"name": name})
        own[seat["seat"]] = seat["token"]
        await here.post(f"{table}/ready", seat["token"], {"ready": True})
    return table, own


async def talk(here: Here, table: str) -> list[Data]:
    """What was said at a table."""
    said: list[Data] = (await here.web.get(f"/api/tables/{table}/talk")).json()
    return said

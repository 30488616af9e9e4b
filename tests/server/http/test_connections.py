"""Connections: whoever opens too many connections or never finishes asking does not stand in anybody's way."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import weakref
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx
import pytest
import websockets

from arsia.server.garbage import settle, tidy
from arsia.server.http.connections import is_proxy
from arsia.server.logs import Calm
from arsia.server.run import open_as_many_files_as_we_may
from arsia.server.wire.limits import Connections

from ..kit import Here, live_address, running, sentence, tokens

pytestmark = pytest.mark.anyio


def doors(here: Here) -> Connections:
    found: Connections = here.server.config.connections  # type: ignore[attr-defined]
    return found


async def knock(here: Here, said: bytes) -> bytes:
    """Say something on a connection of one's own; everything that is answered until it is closed."""
    host, port = here.address.removeprefix("http://").split(":")
    reading, writing = await asyncio.open_connection(host, int(port))
    try:
        writing.write(said)
        async with asyncio.timeout(20):
            return await reading.read()
    finally:
        writing.close()
        with suppress(OSError):
            await writing.wait_closed()


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    ],
)
async def test_half_a_request_is_not_waited_for(tmp_path: Path, half: bytes) -> None:
    async with running(tmp_path, request_seconds=0.2) as here:
        assert b"200" not in await knock(here, half)
        assert doors(here).inside("127.0.0.1") == 0
        assert (await here.web.get("/healthz")).status_code == 200


async def test_bytes_that_drip_in_win_no_time(tmp_path: Path) -> None:
    async with running(tmp_path, request_seconds=0.4) as here:
        host, port = here.address.removeprefix("http://").split(":")
        reading, writing = await asyncio.open_connection(host, int(port))
        writing.write(b"GET /")
        async with asyncio.timeout(20):
            while not reading.at_eof() and not writing.is_closing():
                writing.write(b"x")
                await asyncio.sleep(0.05)
        writing.close()
        assert doors(here).inside("127.0.0.1") == 0


async def test_a_slow_game_outlives_the_patience_with_requests(tmp_path: Path) -> None:
    async with running(tmp_path, request_seconds=0.5) as here:
        made = await here.make("me", "here")
        async with here.live(made["table"], tokens(made)[0]) as line:
            await line.next("update")
            await asyncio.sleep(0.8)
            await line.say(type="ping")
            await line.next("pong")


async def test_connections_from_one_address(tmp_path: Path) -> None:
    async with running(tmp_path, connections_per_address=3) as here:
        table = (await here.make("me", "here"))["table"]
        await here.web.aclose()
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await (await stack.enter_async_context(here.live(table))).next("update")
            with pytest.raises(websockets.InvalidStatus) as refused:
                await websockets.connect(live_address(here.address, table))
            assert refused.value.response.status_code == 429
            assert "3" in sentence(json.loads(refused.value.response.body or b""))
        async with httpx.AsyncClient(base_url=here.address, verify=False) as again:
            for _ in range(20):
                assert (await again.get("/healthz")).status_code == 200
        while doors(here).inside("127.0.0.1"):
            await asyncio.sleep(0.01)


async def test_behind_a_proxy_its_visitors_are_counted_and_not_itself(tmp_path: Path) -> None:
    async with running(tmp_path, connections_per_address=2, proxies=("127.0.0.1",)) as here:
        made = await here.make("me", "here")
        address = live_address(here.address, made["table"])
        async with AsyncExitStack() as stack:

            async def come(visitor: str) -> websockets.ClientConnection:
                headers = {"X-Forwarded-For": visitor}
                line = await stack.enter_async_context(websockets.connect(address, additional_headers=headers))
                with suppress(websockets.ConnectionClosed):
                    await line.send('{"type": "hello"}')
                return line

            for visitor in ("10.0.0.1", "10.0.0.1", "10.0.0.2", "10.0.0.2"):
                assert json.loads(await (await come(visitor)).recv())["type"] == "update"
            third = await come("10.0.0.2")
            assert "2" in sentence(json.loads(await third.recv()))
            await third.wait_closed()
            assert third.close_code == 4429
        assert (await here.web.get("/healthz")).status_code == 200


def test_who_is_a_proxy() -> None:
    assert is_proxy("10.1.2.3", ("10.0.0.0/8",))
    assert is_proxy("::1", ("::1",))
    assert is_proxy("1.2.3.4", ("*",))
    assert not is_proxy("11.1.2.3", ("10.0.0.0/8", "nonsense", "127.0.0.1"))


def test_as_many_files_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, soft), hard))
        open_as_many_files_as_we_may()
        now = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert now == hard or (hard == resource.RLIM_INFINITY and now > 512)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_flood_is_noted_once_and_counted() -> None:
    written, now = io.StringIO(), 0.0
    handler = Calm(written, lambda: now)

    def say(event: str, **fields: object) -> None:
        record = logging.LogRecord("arsia.server", logging.INFO, "", 0, event, None, None)
        record.fields = fields
        handler.emit(record)

    for _ in range(50_000):
        say("too many connections", address="10.0.0.1")
    for number in range(50_000):
        say("request", path=f"/{number}")
    assert len(written.getvalue()) < 20_000
    now = 60.0
    say("a move")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    told = {line["event"]: line["times"] for line in lines if "times" in line}
    assert told == {"again: too many connections": 49_997, "again: request": 49_900}
    assert lines[-1]["event"] == "a move"
    for _ in range(5):
        say("a move")
    handler.close()
    assert json.loads(written.getvalue().splitlines()[-1])["times"] == 3


@pytest.fixture
def garbage() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.usefixtures("garbage")
async def test_garbage_waits_until_nobody_plays() -> None:
    settle()
    assert gc.get_freeze_count() > 10_000
    knot = Knot()
    seen = weakref.ref(knot)
    gc.collect(1)  # now it is old
    gc.collect(1)
    del knot
    knots: list[list[int]] = []
    for _ in range(200_000):
        knots.append([])
    assert seen() is not None
    busy = asyncio.create_task(tidy(pause=0.01, idle=-1.0, grown=0))
    await asyncio.sleep(0.1)
    busy.cancel()
    assert seen() is not None
    idle = asyncio.create_task(tidy(pause=0.01, idle=10.0, grown=0))
    async with asyncio.timeout(20):
        while seen() is not None:
            await asyncio.sleep(0.01)
    idle.cancel()

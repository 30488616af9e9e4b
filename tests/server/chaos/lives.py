"""A server as a process of its own, which can be killed, stopped and born again on the same database."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import websockets

#: What a client may run into while there is no server.
BREAKS = (OSError, websockets.WebSocketException, httpx.TransportError, TimeoutError)


class Lives:
    """A server with many lives."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = folder / "tables.sqlite"
        self.log = folder / "log"
        self.living = 0
        self._changes = changes

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[None]:
        script = Path(__file__).with_name("reborn.py")
        self._mother = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",  # the folders beside the script are no modules to find
            str(script),
            str(self.port),
            f"sqlite:///{self.database}",
            json.dumps(self._changes),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,  # not a file, so that a server without disk can still say so
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        listening = asyncio.create_task(self._write_down())
        try:
            await self.be_born()
            yield
        finally:
            if self.living:
                await self.die()
            assert self._mother.stdin is not None
            self._mother.stdin.close()
            await self._mother.wait()
            await listening

    async def _write_down(self) -> None:
        """Keep what servers say."""
        assert self._mother.stderr is not None
        with self.log.open("wb") as log:
            while said := await self._mother.stderr.read(2**16):
                log.write(said)
                log.flush()

    async def be_born(self) -> None:
        """Start a server, and wait until it answers."""
        await self.conceive()
        async with httpx.AsyncClient(base_url=self.address, verify=False) as web:
            for _ in range(3000):
                with suppress(*BREAKS):
                    assert (await web.get("/healthz")).json()["ok"] is True
                    return
                await asyncio.sleep(0.01)
        raise AssertionError("the server was not born again: " + self.log.read_text()[-2000:])

    async def conceive(self) -> None:
        """Start a server, whatever becomes of it."""
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.write(b"\n")
        self.living = int(await self._mother.stdout.readline())

    async def die(self) -> None:
        """Kill the server, and wait until nothing of it is left."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Ask the server to stop, and wait until it has."""
        await self._end(signal.SIGTERM)

    async def vanish(self) -> None:
        """Wait until the server has ended by itself."""
        while _is_there(self.living):
            await asyncio.sleep(0.01)
        self.living = 0

    async def _end(self, how: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.living, how)
        while _is_there(self.living):
            await asyncio.sleep(0.002)
        self.living = 0

    def workers(self) -> list[int]:
        """The processes that think for the server now."""
        found: list[int] = []
        for thread in Path(f"/proc/{self.living}/task").glob("*/children"):
            with suppress(OSError):
                found += [int(pid) for pid in thread.read_text().split()]
        return [pid for pid in found if is_worker(pid)]


def is_worker(pid: int) -> bool:
    """Is it one of those who think, and still there?"""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def _is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True

"""Measure a server: many tables of four scripted seats on sockets, one process, everything written to disk.

Two runs. In the first every seat moves as soon as it is asked, which shows how many moves a second are accepted. In the
second the tables together make as many moves as must be possible, at random moments, which shows how long it takes from
a request to the other seats' update. Figures are scaled to a core with a 6 ms reference loop; the clients run beside
the server and take their share of the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from timeit import repeat
from typing import Any

import httpx
import msgspec
import websockets

SEATS = 4
WARM_UP = 5.0  # seconds, in which everybody who has just come in settles down
REFERENCE_MS = 6.0
WANTED = {"moves_per_second": 300.0, "p99_ms": 250.0, "memory_mb": 400.0}


class Asked(msgspec.Struct):
    id: int
    options: list[Any]


class Frame(msgspec.Struct):
    """The part of a frame that a scripted seat reads."""

    type: str
    version: int = 0
    state: str = ""
    decision: Asked | None = None


DECODE = msgspec.json.Decoder(Frame).decode


class Table:
    """One table and its four seats."""

    def __init__(self, load: Load, made: dict[str, Any]) -> None:
        self.load = load
        self.id = made["table"]
        self.tokens = {seat["seat"]: seat["token"] for seat in made["seats"]}
        self.sent: dict[int, tuple[int, float]] = {}  # by version to come: the mover and when

    async def play(self) -> None:
        await asyncio.gather(*[self.sit(seat) for seat in self.tokens])

    async def sit(self, seat: int) -> None:
        address = f"{self.load.address.replace('http', 'ws')}/api/tables/{self.id}/live"
        async with self.load.doors:
            line = await websockets.connect(address, compression=None, max_size=None)
        async with line:
            await line.send(json.dumps({"type": "hello", "token": self.tokens[seat], "version": None}))
            self.load.ready += 1
            asked, seen = -1, 0
            async for text in line:
                frame = DECODE(text)
                if frame.type == "refused":
                    raise AssertionError(text)
                if frame.type == "done":
                    self.load.accepted += self.load.is_measuring
                    continue
                for version in range(seen + 1, frame.version + 1):
                    mover, began = self.sent.get(version, (seat, 0.0))
                    if mover != seat and self.load.is_measuring:
                        self.load.waits.append(perf_counter() - began)
                seen = frame.version
                if self.load.is_over or frame.state == "over":
                    return
                if frame.decision is not None and frame.decision.id != asked:
                    asked = frame.decision.id
                    asyncio.get_running_loop().create_task(self.move(line, seat, frame.decision, seen))

    async def move(self, line: websockets.ClientConnection, seat: int, asked: Asked, version: int) -> None:
        await self.load.go.wait()
        if self.load.pause:
            await asyncio.sleep(random.expovariate(1 / self.load.pause))
        option = random.choice(asked.options)
        self.sent[version + 1] = (seat, perf_counter())
        try:
            await line.send(json.dumps({"type": "move", "decision": asked.id, "option": option, "request": 1}))
        except websockets.ConnectionClosed:
            return


class Load:
    """Everybody who plays."""

    def __init__(self, address: str, server: int) -> None:
        self.address = address
        self.server = server
        self.doors = asyncio.Semaphore(40)
        self.go = asyncio.Event()
        self.ready = 0
        self.pause = 0.0  # seconds that a seat thinks, on average
        self.is_measuring = False
        self.is_over = False
        self.accepted = 0
        self.processor_ms = 0.0  # that the server used meanwhile
        self.waits: list[float] = []

    async def run(self, tables: int, pause: float, seconds: float) -> None:
        self.pause = pause
        async with httpx.AsyncClient(base_url=self.address, verify=False, timeout=60) as web:
            playing = [asyncio.create_task(self.keep_playing(web)) for _ in range(tables)]
            try:
                while self.ready < tables * SEATS:
                    await asyncio.sleep(0.05)
                    for task in playing:
                        if task.done():
                            task.result()
                self.go.set()
                await asyncio.sleep(WARM_UP)
                used = processor_ms(self.server)
                self.is_measuring = True
                await asyncio.sleep(seconds)
                self.is_measuring = False
                self.processor_ms = processor_ms(self.server) - used
            finally:
                self.is_over = True
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)

    async def keep_playing(self, web: httpx.AsyncClient) -> None:
        while not self.is_over:
            wish = {"game": "pocket_mars", "seats": ["me", "here", "here", "here"]}
            answer = await web.post("/api/tables", json=wish)
            await Table(self, answer.json()).play()


def reference_ms() -> float:
    """What the reference loop takes here, now, with everything else that runs."""
    return 1000 * min(repeat("sum(i * i for i in range(100_000))", number=1, repeat=20))


def memory_mb(pid: int) -> float:
    """The most memory that the process ever had."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmHWM"))


def processor_ms(pid: int) -> float:
    """The processor time that the process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def serve(port: int, database: str) -> None:
    from arsia.server.run import run
    from arsia.server.settings import Settings

    run(Settings(port=port, database=database, tables_per_hour=10**6, messages_per_second=10**4, burst=10**4))


@asynccontextmanager
async def running() -> AsyncIterator[tuple[str, int]]:
    """A server on an empty database, once it answers: its address and its process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        server = await asyncio.create_subprocess_exec(sys.executable, __file__, "--serve", str(port), database)
        try:
            async with httpx.AsyncClient(base_url=address, verify=False) as web:
                while True:
                    try:
                        await web.get("/healthz")
                        break
                    except httpx.TransportError:
                        await asyncio.sleep(0.05)
            yield address, server.pid
        finally:
            os.kill(server.pid, signal.SIGTERM)
            await server.wait()


async def measure(tables: int, seconds: float) -> dict[str, float]:
    slower = reference_ms() / REFERENCE_MS
    async with running() as (address, server):
        full = Load(address, server)
        await full.run(tables, 0.0, seconds)
        paced = Load(address, server)
        await paced.run(tables, tables / (WANTED["moves_per_second"] / slower), seconds)
        memory = memory_mb(server)
    waits = sorted(paced.waits)
    return {
        "reference_ms": slower * REFERENCE_MS,
        "tables": tables,
        "moves_per_second": full.accepted / seconds * slower,
        "paced_moves_per_second": paced.accepted / seconds * slower,
        "p50_ms": 1000 * waits[len(waits) // 2] / slower,
        "p99_ms": 1000 * waits[int(len(waits) * 0.99)] / slower,
        "cpu_ms_per_move": paced.processor_ms / slower / max(1, paced.accepted),
        "memory_mb": memory,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "DATABASE"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(int(given.serve[0]), given.serve[1])
        return 0
    figures = asyncio.run(measure(given.tables, given.seconds))
    if given.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            goal = WANTED.get(name)
            print(f"{name:24} {value:10.1f}" + ("" if goal is None else f"   wanted {goal:g}"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""Measure a server: many tables of scripted seats on sockets, one process, everything written to disk.

Two runs. In the first every seat moves as soon as it is asked, which shows how many moves a second are accepted. In the
second the tables together make as many moves as must be possible, at random moments, which shows how long it takes from
a request to the other seats' update. Figures are scaled to a core with a 6 ms reference loop; the clients run beside
the server and take their share of the machine.

`--crowd` is another run: 2,000 tables of two, 4,000 sockets, 500 moves a second for a minute, as they are, not scaled.
It is kept in bench/results. `--python-collects` lets Python collect garbage when it likes, `--synchronous` says how
SQLite writes, so that each can be measured against what the server does by itself; `--refused 1000` lets others send
so many wrong answers a second meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter, process_time
from timeit import repeat
from typing import Any

import httpx
import msgspec
import websockets

from arsia.server.run import open_as_many_files_as_we_may, run
from arsia.server.settings import Settings

SEATS = 4
RESULTS = Path(__file__).parent / "results"
#: What `--crowd` asks for, and what is wanted then.
CROWD = {"tables": 2000, "seats": 2, "moves_per_second": 500.0, "seconds": 60.0}
CROWD_P99_MS = 150.0
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
    """One table and its seats."""

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

    def __init__(self, address: str, server: int, seats: int = SEATS) -> None:
        self.address = address
        self.server = server
        self.seats = seats
        self.doors = asyncio.Semaphore(40)
        self.go = asyncio.Event()
        self.ready = 0
        self.pause = 0.0  # seconds that a seat thinks, on average
        self.is_measuring = False
        self.is_over = False
        self.accepted = 0
        self.processor_ms = 0.0  # that the server used meanwhile
        self.clients_ms = 0.0
        self.waits: list[float] = []

    async def run(self, tables: int, pause: float, seconds: float) -> None:
        self.pause = pause
        async with httpx.AsyncClient(base_url=self.address, verify=False, timeout=60) as web:
            playing = [asyncio.create_task(self.keep_playing(web)) for _ in range(tables)]
            try:
                while self.ready < tables * self.seats:
                    await asyncio.sleep(0.05)
                    for task in playing:
                        if task.done():
                            task.result()
                self.go.set()
                gc.collect()
                gc.disable()  # a pause of the clients would look like one of the server
                await asyncio.sleep(WARM_UP)
                used, own = processor_ms(self.server), process_time()
                self.is_measuring = True
                await asyncio.sleep(seconds)
                self.is_measuring = False
                self.processor_ms = processor_ms(self.server) - used
                self.clients_ms = 1000 * (process_time() - own)
            finally:
                gc.enable()
                self.is_over = True
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)

    async def keep_playing(self, web: httpx.AsyncClient) -> None:
        while not self.is_over:
            wish = {"game": "pocket_mars", "seats": ["me", *["here"] * (self.seats - 1)]}
            async with self.doors:
                answer = await web.post("/api/tables", json=wish)
            await Table(self, answer.json()).play()


class Rude:
    """Those who send answers that are refused, so many a second, and a ping between them so that they may go on."""

    sockets = 50

    def __init__(self, address: str, pace: float) -> None:
        self.address = address
        self.pause = self.sockets / pace
        self.refused = 0

    async def run(self) -> None:
        async with httpx.AsyncClient(base_url=self.address, verify=False, timeout=60) as web:
            await asyncio.gather(*[self.bother(web) for _ in range(self.sockets)])

    async def bother(self, web: httpx.AsyncClient) -> None:
        made = (await web.post("/api/tables", json={"game": "terraforming_mars", "seats": ["me", "here"]})).json()
        address = f"{self.address.replace('http', 'ws')}/api/tables/{made['table']}/live"
        async with websockets.connect(address, compression=None, max_size=None) as line:
            await line.send(json.dumps({"type": "hello", "token": made["seats"][0]["token"], "version": None}))
            decision = DECODE(await line.recv()).decision
            wrong = {"type": "move", "decision": decision.id if decision else 0, "set": [["buy", "no-such-card"]]}
            due = perf_counter()
            while True:
                due += self.pause
                await line.send(json.dumps(wrong))
                await line.send('{"type": "ping"}')
                while DECODE(await line.recv()).type != "refused":
                    pass
                self.refused += 1
                await asyncio.sleep(max(0.0, due - perf_counter()))


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


def serve(port: int, database: str, changes: dict[str, Any]) -> None:
    limits = {"tables_per_hour": 10**6, "messages_per_second": 10**4, "burst": 10**4, "connections_per_address": 10**6}
    run(msgspec.convert({"port": port, "database": database, **limits, **changes}, Settings))


@asynccontextmanager
async def running(**changes: Any) -> AsyncIterator[tuple[str, int]]:
    """A server on an empty database, once it answers: its address and its process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        words = ["--serve", str(port), f"sqlite:///{folder}/tables.sqlite", json.dumps(changes)]
        server = await asyncio.create_subprocess_exec(sys.executable, __file__, *words)
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


async def measure(tables: int, seconds: float, **changes: Any) -> dict[str, float]:
    slower = reference_ms() / REFERENCE_MS
    async with running(**changes) as (address, server):
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
        "p50_ms": 1000 * at(waits, 0.5) / slower,
        "p99_ms": 1000 * at(waits, 0.99) / slower,
        "cpu_ms_per_move": paced.processor_ms / slower / max(1, paced.accepted),
        "memory_mb": memory,
    }


async def crowd(tables: int, seconds: float, pace: float, refused: float, **changes: Any) -> dict[str, float]:
    """As many as may come: how long a move takes to be seen by the other seat, also while others are rude."""
    seats = int(CROWD["seats"])
    reference = reference_ms()
    async with running(**changes) as (address, server):
        load = Load(address, server, seats)
        rude = Rude(address, refused) if refused else None
        bothering = asyncio.create_task(rude.run()) if rude is not None else None
        began = perf_counter()
        # A seat is slower than it means to be by what a move takes, so the figures tell how many moves there were.
        await load.run(tables, tables / pace, seconds)
        bothered = 0.0 if rude is None else rude.refused / (perf_counter() - began)
        if bothering is not None:
            bothering.cancel()
        memory = memory_mb(server)
    waits = sorted(load.waits)
    return {
        "reference_ms": reference,
        "tables": tables,
        "refused_per_second": bothered,
        "sockets": tables * seats,
        "seconds": seconds,
        "wanted_moves_per_second": pace,
        "moves_per_second": load.accepted / seconds,
        "p50_ms": 1000 * at(waits, 0.5),
        "p90_ms": 1000 * at(waits, 0.9),
        "p99_ms": 1000 * at(waits, 0.99),
        "p999_ms": 1000 * at(waits, 0.999),
        "longest_ms": 1000 * waits[-1],
        "cpu_ms_per_move": load.processor_ms / max(1, load.accepted),
        "server_cores": load.processor_ms / 1000 / seconds,
        "clients_cores": load.clients_ms / 1000 / seconds,
        "machine_load": os.getloadavg()[0],  # above 2 on two cores, others were at work meanwhile
        "memory_mb": memory,
    }


def at(waits: list[float], share: float) -> float:
    """What so large a share did not wait longer than."""
    return waits[min(len(waits) - 1, int(len(waits) * share))]


def keep(figures: dict[str, Any]) -> None:
    """Write a crowd's run down, beside those of the same commit."""
    said = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    file = RESULTS / f"server-{datetime.now(UTC):%Y-%m-%d}-{said.stdout.strip() or 'nocommit'}.json"
    runs = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    file.write_text(json.dumps([*runs, figures], indent=2) + "\n", encoding="utf-8")
    print(f"kept in bench/results/{file.name}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--crowd", action="store_true")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--pace", type=float, default=CROWD["moves_per_second"], help="moves a second of a crowd")
    parser.add_argument("--refused", type=float, default=0.0, help="answers a second that are refused meanwhile")
    parser.add_argument("--python-collects", action="store_true", help="garbage, when Python likes")
    parser.add_argument("--synchronous", choices=["NORMAL", "FULL"], help="how SQLite writes")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", nargs=3, metavar=("PORT", "DATABASE", "CHANGES"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(int(given.serve[0]), given.serve[1], json.loads(given.serve[2]))
        return 0
    changes: dict[str, Any] = {"collects_when_idle": False} if given.python_collects else {}
    if given.synchronous:
        changes["synchronous"] = given.synchronous
    wanted: dict[str, float] = WANTED
    figures: dict[str, Any]
    if given.crowd:
        open_as_many_files_as_we_may()
        tables, seconds = given.tables or int(CROWD["tables"]), given.seconds or CROWD["seconds"]
        figures = {**changes, **asyncio.run(crowd(tables, seconds, given.pace, given.refused, **changes))}
        wanted = {"p99_ms": CROWD_P99_MS}
        if not (given.tables or given.seconds):  # a smaller crowd is a trial
            keep(figures)
    else:
        figures = asyncio.run(measure(given.tables or 200, given.seconds or 15.0, **changes))
    if given.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            goal = wanted.get(name)
            shown = f"{value:10.1f}" if isinstance(value, float) else f"{value!s:>10}"
            print(f"{name:24} {shown}" + ("" if goal is None else f"   wanted {goal:g}"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

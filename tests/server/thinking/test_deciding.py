"""Bots at the tables of a server: nobody stops them, they do not think for nobody, and what fails is tried again."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

import arsia
from arsia import bots
from arsia.server.tables import room
from arsia.server.thinking import deciding
from arsia.server.thinking.jobs import Job
from arsia.server.thinking.pool import TRIES
from arsia.server.thinking.shares import Asker

from ..kit import PATIENCE, Here, running, sentence, tokens

pytestmark = pytest.mark.anyio


class Heard:
    """What a server's thinkers were asked, in order; nobody thinks unless it is let go on."""

    def __init__(self, here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jobs: list[tuple[Job, Asker]] = []
        real = here.services.thinkers.choose

        async def choose(job: Job, asker: Asker, is_wanted: Callable[[], bool]) -> Any:
            self.jobs.append((job, asker))
            return await real(job, asker, is_wanted)

        monkeypatch.setattr(here.services.thinkers, "choose", choose)


async def test_ten_tables_that_think_for_long_do_not_hold_up_another(tmp_path: Path) -> None:
    async with running(tmp_path, think_seconds=30) as here:
        elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        watched = []
        async with httpx.AsyncClient(base_url=here.address, transport=elsewhere, timeout=PATIENCE) as web:
            for seed in range(10):
                wish = {"game": "pocket_mars", "seats": ["mcts:30s", "mcts:30s"], "seed": seed}
                watched.append((await web.post("/api/tables", json=wish)).json()["table"])
        async with AsyncExitStack() as looking:
            for table in watched:
                await (await looking.enter_async_context(here.live(table))).next("update")
            made = await here.make("greedy", "greedy", seed=1)
            async with here.live(made["table"]) as line:
                await line.until(lambda frame: frame["version"] >= 20)
            versions = [(await here.get(table))["version"] for table in watched]
        assert max(versions) <= 2, "the long thoughts were no longer thought"


async def test_where_nobody_looks_nobody_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as here:
        heard = Heard(here, monkeypatch)
        table = (await here.make("random", "random", seed=2))["table"]
        for _ in range(5):
            await here.get(f"{table}/view")
        assert (await here.get(table))["version"] == 0
        assert not heard.jobs
        async with here.live(table) as line:
            await line.until(lambda frame: frame["version"] >= 3)
        await quiet(here, table)
        left = (await here.get(table))["version"]
        async with here.live(table) as line:
            await line.until(lambda frame: frame["version"] > left)


async def test_a_thought_that_waits_is_dropped_when_everybody_has_left(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        shares = here.services.thinkers.pool._shares
        taken = [await shares.turn(Asker("other"), 0.0), await shares.turn(Asker("other"), 0.0)]
        table = (await here.make("random", "random", seed=2))["table"]
        async with here.live(table) as line:
            await line.next("update")
            async with here.services.registry.enter(table) as inside:
                assert inside.thoughts
        while inside.listeners:
            await asyncio.sleep(0.005)
        for turn in taken:
            turn.over()
        await quiet(here, table)
        assert (await here.get(table))["version"] == 0
        assert here.services.thinkers.pool.is_idle


async def test_whoever_plays_by_requests_alone_is_there_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as here:
        made = await here.make("random", "me", seed=2)
        table, own = made["table"], tokens(made)[1]
        async with asyncio.timeout(PATIENCE):
            while (await here.get(f"{table}/view", own))["decision"] is None:
                await asyncio.sleep(0.01)
        monkeypatch.setattr(room, "VISIT", 0.0)
        async with here.services.registry.enter(table) as inside:
            assert not inside.is_attended


async def test_the_time_of_one_thought_ends_however_it_was_asked_for() -> None:
    table = arsia.new("terraforming_mars", 3, 1)
    seat = min(table.pending)
    for spec in ("mcts:5000", "mcts:5s"):
        bot = bots.make(spec, 1, within=0.2)
        assert isinstance(bot, bots.Mcts)
        began = perf_counter()
        bot.choose({}, table.pending[seat], lambda seed: table.imagine(seat, seed))
        assert bot.trials < 5000
        assert perf_counter() - began < 20, "not even near the time that was allowed"
    free, bound = bots.make("mcts:48", 1), bots.make("mcts:48", 1, within=1e9)
    chosen = [bot.choose({}, table.pending[seat], lambda seed: table.imagine(seat, seed)) for bot in (free, bound)]
    assert chosen[0] == chosen[1]


async def test_a_server_tells_every_thought_when_to_end(tmp_path: Path) -> None:
    async with running(tmp_path, think_seconds=0.2) as here:
        thinkers = here.services.thinkers
        assert [thinkers.cost(spec) for spec in ("mcts:5000", "mcts:0.1s", "mcts")] == [0.2, 0.1, 0.2]
        assert thinkers.cost("greedy") < 0.1
        made = await here.make("mcts:5000", "mcts:5000", "mcts:5000", game="terraforming_mars", seed=1)
        async with here.live(made["table"]) as line:
            await line.until(lambda frame: frame["version"] >= 1)  # in 75 seconds otherwise, and a story has 60


async def test_a_bot_whose_database_was_locked_moves_again_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, retry_seconds=0.02) as here:
        pauses = paused(monkeypatch)
        left = 4
        real = here.services.store._insert

        async def locked(rows: Any) -> None:
            nonlocal left
            left -= 1
            if left >= 0:
                raise OperationalError("INSERT", {}, Exception("database is locked"))
            await real(rows)

        monkeypatch.setattr(here.services.store, "_insert", locked)
        made = await here.make("random", "me", seed=2)
        async with here.live(made["table"], tokens(made)[1]) as line:
            told = await line.until(lambda frame: bool(frame["late"]))
            message = told["late"][0]
            assert message[0] == "late"
            assert message[1]["why"] == {"message": ["late-database", {}]}
            moved = await line.until(lambda frame: frame["version"] > 0)
            while moved["late"]:
                moved = await line.next("update")
        assert pauses == [0.02, 0.04, 0.08, 0.16]


async def test_a_bot_whose_worker_dies_again_and_again_moves_at_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, retry_seconds=0.02) as here:
        pool = here.services.thinkers.pool
        died = 0
        real = pool._ready

        class Dead:
            """Workers that died as soon as they were there."""

            def submit(self, work: Any) -> None:
                raise BrokenProcessPool

            def shutdown(self, wait: bool) -> None:
                pass

        def doomed() -> Any:
            nonlocal died
            died += 1
            return Dead() if died <= 2 * TRIES else real()

        monkeypatch.setattr(pool, "_ready", doomed)
        made = await here.make("random", "me", seed=2)
        async with here.live(made["table"], tokens(made)[1]) as line:
            told = await line.until(lambda frame: bool(frame["late"]))
            assert told["late"][0][1]["why"] == {"message": ["late-worker", {}]}
            await line.until(lambda frame: frame["version"] > 0)
        assert died > 2 * TRIES


async def test_pauses_grow_up_to_a_minute_and_end_when_nobody_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as here:
        pauses = paused(monkeypatch)

        async def broken(*_: Any) -> None:
            raise ValueError("no idea")

        monkeypatch.setattr(here.services.thinkers, "choose", broken)
        table = (await here.make("random", "me", seed=2))["table"]
        async with here.live(table) as line:
            await line.until(lambda frame: bool(frame["late"]))
            async with asyncio.timeout(PATIENCE):
                while len(pauses) < 9:
                    await asyncio.sleep(0.01)
        await quiet(here, table)
        assert pauses[:9] == [1, 2, 4, 8, 16, 32, 60, 60, 60]
        assert (await here.get(f"{table}/view"))["late"] == []


async def test_records_are_replayed_in_a_process_of_their_own(tmp_path: Path) -> None:
    table = arsia.new("pocket_mars", 2, 4)
    while table.outcome is None:
        seat = min(table.pending)
        table.play(seat, table.pending[seat].options[0])
    async with running(tmp_path) as here:
        assert here.services.replaying.is_idle
        plain = await here.web.post("/api/replay", json=table.record(), headers={"Accept-Encoding": "identity"})
        packed = await here.web.post("/api/replay", json=table.record())
        assert [plain.headers.get("content-encoding"), packed.headers["content-encoding"]] == [None, "gzip"]
        assert plain.json() == packed.json()
        assert len(here.services.replaying.pids()) == 1
        assert here.services.thinkers.pool.is_idle
        for pid in here.services.replaying.pids():
            os.kill(pid, signal.SIGKILL)
        wrong = await here.web.post("/api/replay/999999", json=table.record())
        assert wrong.status_code == 400
        assert sentence(wrong.json())


def paused(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses that are made before trying again, none of which is waited for."""
    pauses: list[float] = []

    class Hurried:
        """Time that flies while something waits to be tried again."""

        create_task = staticmethod(asyncio.create_task)

        @staticmethod
        async def sleep(seconds: float) -> None:
            pauses.append(seconds)
            await asyncio.sleep(0.01)

    monkeypatch.setattr(deciding, "asyncio", Hurried)
    return pauses


async def quiet(here: Here, table: str) -> None:
    """Wait until nobody thinks at a table any more."""
    async with asyncio.timeout(PATIENCE), here.services.registry.enter(table) as inside:
        while inside.thoughts:
            await asyncio.sleep(0.005)

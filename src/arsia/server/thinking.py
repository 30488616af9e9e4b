"""Bots think in worker processes, so that nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Final, ParamSpec, TypeVar

from arsia import bots
from arsia.kernel.message import Answer, Message
from arsia.server import worker
from arsia.server.jobs import Guess, Job, Moment
from arsia.server.logs import note
from arsia.server.refusals import Status, refusal
from arsia.server.settings import Settings

TRIES: Final = 4

P = ParamSpec("P")
R = TypeVar("R")


class Thinkers:
    """A pool of processes, started when the first bot has to think."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, job: Job) -> Answer:
        """The bot's answer."""
        return await self._ask(worker.think, job)

    async def rank(self, job: Job, most: int) -> list[Answer]:
        """The best of the seat's answers, the best first."""
        return await self._ask(worker.rank, job, most)

    async def try_out(self, job: Job, answers: list[Answer], part: int, seconds: float) -> list[Guess]:
        """How answers fare in quick games."""
        return await self._ask(worker.try_out, job, answers, part, seconds)

    async def measure(self, job: Job, games: int) -> Moment:
        """How everybody stands after the job's moves."""
        return await self._ask(worker.measure, job, games)

    async def _ask(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Have it done by a worker. One that dies is replaced, and the question asked again."""
        for tried in range(1, TRIES + 1):
            pool = self._ready()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, partial(work, *args, **kwargs))
            except BrokenProcessPool:
                note("a worker died", work=work.__name__, tried=tried)
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False, cancel_futures=True)
                if tried == TRIES:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """Send the workers home; a thought that is not finished will be thought again."""
        pool, self._pool = self._pool, None
        if pool is not None:
            workers = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in workers:
                process.terminate()

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._size, get_context("spawn"), worker.prepare)
        return self._pool


def check_bot(spec: str, settings: Settings) -> None:
    """Refuse a bot that does not exist or would think for too long."""
    bots.make(spec)
    _, _, budget = spec.partition(":")
    if not budget:
        return
    seconds, iterations = settings.think_seconds, settings.think_iterations
    patient = float(budget[:-1]) <= seconds if budget.endswith("s") else int(budget) <= iterations
    if not patient:
        limits: dict[str, object] = {"value": spec, "seconds": f"{seconds:g}", "iterations": str(iterations)}
        raise refusal(Status.BAD_REQUEST, Message("refuse-bot-slow", limits))

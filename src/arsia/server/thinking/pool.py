"""Processes that work for the server, each on one thing at a time, in turns that are shared out fairly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from typing import Final, ParamSpec, TypeVar

from arsia.server.logs import note
from arsia.server.thinking import worker
from arsia.server.thinking.shares import Asker, Shares, ThinkingTurn

TRIES: Final = 4

P = ParamSpec("P")
R = TypeVar("R")


def always() -> bool:
    """For work that is wanted whenever its turn comes."""
    return True


class Unwanted(Exception):
    """When the turn came, nobody waited for the work any more."""


class Pool:
    """So many worker processes, and some more for what is quickly done; each is started when it is first needed."""

    def __init__(self, size: int, for_quick: int = 0, prepare: Callable[[], None] = worker.prepare) -> None:
        self._size = size + for_quick
        self._prepare = prepare
        self._shares = Shares(size, for_quick)
        self._processes: ProcessPoolExecutor | None = None

    @property
    def is_idle(self) -> bool:
        """Has it had nothing to do yet?"""
        return self._processes is None

    def pids(self) -> list[int]:
        """The processes that are there now."""
        return [] if self._processes is None else list(self._processes._processes or {})

    async def ask(
        self,
        asker: Asker,
        cost: float,
        is_wanted: Callable[[], bool],
        work: Callable[P, R],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> R:
        """Have it done by a worker when the asker's turn comes, if it is wanted then.

        A worker that dies is replaced, and the question asked again.
        """
        for tried in range(1, TRIES + 1):
            turn = await self._shares.turn(asker, cost)
            if not is_wanted():
                turn.over()
                raise Unwanted
            processes = self._ready()
            try:
                return await asyncio.wrap_future(_hand_over(processes, turn, partial(work, *args, **kwargs)))
            except BrokenProcessPool:
                note("a worker died", work=work.__name__, tried=tried)
                if self._processes is processes:
                    self._processes = None
                processes.shutdown(wait=False)
                if tried == TRIES:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """Send the workers home; what is not finished will be asked for again."""
        processes, self._processes = self._processes, None
        if processes is not None:
            workers = list((processes._processes or {}).values())
            processes.shutdown(wait=False, cancel_futures=True)
            for process in workers:
                process.terminate()

    def _ready(self) -> ProcessPoolExecutor:
        if self._processes is None:
            self._processes = ProcessPoolExecutor(self._size, get_context("spawn"), self._prepare)
        return self._processes


def _hand_over(processes: ProcessPoolExecutor, turn: ThinkingTurn, work: Callable[[], R]) -> Future[R]:
    """Give work to a process. Its turn is over when it has answered, even if whoever asked is long gone."""
    loop = asyncio.get_running_loop()

    def answered(_: Future[R]) -> None:
        with suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(turn.over)

    try:
        asked = processes.submit(work)
    except BaseException:
        turn.over()
        raise
    asked.add_done_callback(answered)
    return asked

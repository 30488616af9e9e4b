"""Bots think in worker processes, so that nobody waits for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from arsia.kernel.message import Answer
from arsia.server.settings import Settings
from arsia.server.tables.room import Room
from arsia.server.thinking import worker
from arsia.server.thinking.jobs import Guess, Job
from arsia.server.thinking.pool import Pool, always
from arsia.server.thinking.shares import Asker

#: Seconds that a bot without a search takes for a decision, about.
_GLANCE: Final = 0.05
#: Seconds that a trial of a search takes in the slowest game, about.
_TRIAL: Final = 0.015
#: Seconds of a search that names no budget.
_USUAL: Final = 0.2


class Thinkers:
    """Those who think for bots, and for people who want a hint; about nothing longer than the settings say."""

    def __init__(self, settings: Settings) -> None:
        self._longest = settings.think_seconds
        # One more than work at once on what takes long, so that a quick bot never waits for a slow one to finish.
        self.pool = Pool(settings.thinkers, for_quick=1)

    async def choose(self, job: Job, asker: Asker, is_wanted: Callable[[], bool]) -> Answer:
        """The bot's answer."""
        job = msgspec.structs.replace(job, within=self._longest)
        return await self.pool.ask(asker, self.cost(job.bot), is_wanted, worker.think, job)

    async def rank(self, job: Job, asker: Asker, most: int) -> list[Answer]:
        """The best of the seat's answers, the best first."""
        job = msgspec.structs.replace(job, within=self._longest)
        return await self.pool.ask(asker, self.cost(job.bot), always, worker.rank, job, most)

    async def try_out(self, job: Job, asker: Asker, answers: list[Answer], part: int, seconds: float) -> list[Guess]:
        """How answers fare in quick games."""
        return await self.pool.ask(asker, seconds, always, worker.try_out, job, answers, part, seconds)

    def cost(self, spec: str) -> float:
        """How long a bot thinks about a decision, about: as it says, and never longer than is allowed."""
        _, _, budget = spec.partition(":")
        if budget:
            asked = float(budget[:-1]) if budget.endswith("s") else int(budget) * _TRIAL
            return min(asked, self._longest)
        return _USUAL if spec == "mcts" else _GLANCE


def job_of(room: Room, seat: int, bot: str) -> Job:
    """What a worker needs to know to think for a seat as a bot would."""
    kept = room.facts
    moves = [(move.seat, move.answer) for move in room.past]
    return Job(kept.id, kept.game, len(kept.seats), kept.seed, kept.options, moves, seat, bot)

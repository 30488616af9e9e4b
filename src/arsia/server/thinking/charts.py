"""Charts: how everybody stood throughout a finished game, what it turned on, and what were likely mistakes. Worked out
once, in the background, and kept with it."""

from __future__ import annotations

import asyncio
from bisect import insort
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from arsia.kernel.journal import UNDO
from arsia.kernel.message import Answer
from arsia.server.logs import note, trouble
from arsia.server.settings import Settings
from arsia.server.storage.rows import Review, Standing
from arsia.server.storage.store import Store
from arsia.server.tables.room import Room
from arsia.server.thinking import review, worker
from arsia.server.thinking.jobs import Job
from arsia.server.thinking.pool import Pool, always
from arsia.server.thinking.shares import Asker
from arsia.server.thinking.thinkers import job_of
from arsia.server.wire.answers import is_same, told
from arsia.server.wire.replays import Chart, Mistake, Point, Turn

#: Seconds that a point of a chart takes, about.
POINT: Final = 1.0


class Working:
    """A chart that is being worked out; several may look at it grow."""

    def __init__(self) -> None:
        self.found = Review([], [], [])
        self.done = 0
        self.of = 1
        self.is_over = False
        self.grew = asyncio.Condition()
        self.task: asyncio.Task[None] | None = None

    def chart(self) -> Chart:
        return _told(self.found, 1.0 if self.is_over else self.done / (self.of + 1))

    async def add(self) -> None:
        """Something was found; tell those who look."""
        async with self.grew:
            self.done = min(self.done + 1, self.of)
            self.grew.notify_all()


class Charts:
    """The charts of a server's finished games."""

    def __init__(self, store: Store, pool: Pool, settings: Settings) -> None:
        self._store = store
        self._pool = pool
        self._settings = settings
        self._working: dict[str, Working] = {}
        self._is_closed = False

    async def follow(self, room: Room, address: str) -> AsyncIterator[Chart]:
        """The chart of a finished game, again and again while it grows; the last one is complete."""
        kept = await self._store.chart(room.id)
        if kept is not None:
            yield _told(kept, 1.0)
            return
        working = self._begin(room, Asker(room.id, address))
        shown = -1
        while not working.is_over:
            async with working.grew:
                if shown == working.done and not working.is_over:
                    await working.grew.wait()
            shown = working.done
            yield working.chart()

    async def close(self) -> None:
        """Stop; what is not finished is worked out anew when somebody asks again."""
        self._is_closed = True
        tasks = [each.task for each in self._working.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    def _begin(self, room: Room, asker: Asker) -> Working:
        working = self._working.get(room.id)
        if working is None:
            working = self._working[room.id] = Working()
            if self._is_closed:
                working.is_over = True
            else:
                working.task = asyncio.create_task(self._work(room, asker, working))
        return working

    async def _work(self, room: Room, asker: Asker, working: Working) -> None:
        job = job_of(room, 0, "")
        # Its own name, so that a worker walks forward through the game and disturbs no other table.
        job = msgspec.structs.replace(job, table=f"{room.id} chart")
        plies = moments(len(job.moves), self._settings.chart_points)
        working.of = len(plies) + self._settings.chart_turns + self._settings.chart_doubts
        found = working.found
        try:
            for ply in plies:
                found.points.append(await self._measure(asker, job, ply))
                await working.add()
            evenly = list(found.points)
            for swing in review.turning(evenly, self._settings.chart_games, self._settings.chart_turns):
                found.turns.extend(await self._narrow(asker, job, swing, found))
                await working.add()
            for index in review.doubtful(evenly, job.moves, self._settings.chart_doubts):
                found.mistakes.extend(await self._weigh(asker, job, index))
                await working.add()
            await self._store.keep_chart(room.id, found)
            note("chart made", table=room.id, points=len(found.points))
        except Exception as error:
            trouble("a chart was given up", error, table=room.id)
        finally:
            self._working.pop(room.id, None)
            async with working.grew:
                working.is_over = True
                working.grew.notify_all()

    async def _measure(self, asker: Asker, job: Job, ply: int) -> Standing:
        """How everybody stood after so many moves."""
        part = msgspec.structs.replace(job, moves=job.moves[:ply])
        return await self._pool.ask(asker, POINT, always, worker.measure, part, self._settings.chart_games)

    async def _narrow(self, asker: Asker, job: Job, swing: review.Swing, found: Review) -> list[Turn]:
        """The one move in which most of the swing happened, if it was a move."""
        while swing.moves > 1:
            middle = await self._measure(asker, job, (swing.before.ply + swing.after.ply) // 2)
            insort(found.points, middle, key=lambda point: point.ply)
            swing = swing.narrower(middle)
        seat, answer = job.moves[swing.before.ply]
        if answer == UNDO:
            return []
        chances = [moment.chances[swing.seat] for moment in (swing.before, swing.after)]
        return [Turn(swing.after.ply, seat, *told(answer), swing.seat, *chances)]

    async def _weigh(self, asker: Asker, job: Job, index: int) -> list[Mistake]:
        """A move beside what a strong player would have chosen, on the same imagined tables, if it was worse."""
        seat, made = job.moves[index]
        search = f"mcts:{self._settings.chart_trials}"
        then = msgspec.structs.replace(job, moves=job.moves[:index], seat=seat, bot=search)
        best: list[Answer] = await self._pool.ask(asker, POINT, always, worker.rank, then, 1)
        if not best or is_same(best[0], made):
            return []
        pairs = self._settings.chart_pairs
        tried = await self._pool.ask(asker, POINT, always, worker.compare, then, [best[0], made], pairs)
        found = review.mistake(index, seat, *tried)
        return [] if found is None else [found]


def moments(moves: int, most: int) -> list[int]:
    """The moves after which to look: the first deal, the end, and evenly in between."""
    n = min(moves, max(1, most - 1))
    return sorted({round(moves * part / n) for part in range(n + 1)}) if n else [0]


def _told(found: Review, progress: float) -> Chart:
    points = [Point(each.ply, each.chances, each.scores) for each in found.points]
    return Chart(progress, points, list(found.turns), list(found.mistakes))

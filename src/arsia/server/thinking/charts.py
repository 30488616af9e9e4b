"""Charts: how everybody stood throughout a finished game. Worked out once, in the background, and kept with it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Final

import msgspec

from arsia.server.logs import note, trouble
from arsia.server.settings import Settings
from arsia.server.storage.rows import Standing
from arsia.server.storage.store import Store
from arsia.server.tables.room import Room
from arsia.server.thinking import worker
from arsia.server.thinking.pool import Pool, always
from arsia.server.thinking.shares import Asker
from arsia.server.thinking.thinkers import job_of
from arsia.server.wire.replays import Chart, Point

#: Seconds that a point of a chart takes, about.
POINT: Final = 1.0


class Working:
    """A chart that is being worked out; several may look at it grow."""

    def __init__(self) -> None:
        self.points: list[Standing] = []
        self.of = 1
        self.is_over = False
        self.grew = asyncio.Condition()
        self.task: asyncio.Task[None] | None = None

    def chart(self) -> Chart:
        return _told(self.points, 1.0 if self.is_over else len(self.points) / (self.of + 1))


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
                if shown == len(working.points) and not working.is_over:
                    await working.grew.wait()
            shown = len(working.points)
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
        working.of = len(plies)
        try:
            for ply in plies:
                part = msgspec.structs.replace(job, moves=job.moves[:ply])
                point = await self._pool.ask(asker, POINT, always, worker.measure, part, self._settings.chart_games)
                async with working.grew:
                    working.points.append(point)
                    working.grew.notify_all()
            await self._store.keep_chart(room.id, working.points)
            note("chart made", table=room.id, points=len(plies))
        except Exception as error:
            trouble("a chart was given up", error, table=room.id)
        finally:
            self._working.pop(room.id, None)
            async with working.grew:
                working.is_over = True
                working.grew.notify_all()


def moments(moves: int, most: int) -> list[int]:
    """The moves after which to look: the first deal, the end, and evenly in between."""
    n = min(moves, max(1, most - 1))
    return sorted({round(moves * part / n) for part in range(n + 1)}) if n else [0]


def _told(points: Sequence[Standing], progress: float) -> Chart:
    return Chart(progress, [Point(each.ply, each.chances, each.scores) for each in points])

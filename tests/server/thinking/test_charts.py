"""The chart of a finished game: worked out once, in the background, and kept."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import pairwise
from pathlib import Path

import pytest

from arsia.server.thinking.charts import moments

from ..kit import Data, Here, play_rest, running, tokens

pytestmark = pytest.mark.anyio

FEW = {"chart_points": 6, "chart_games": 3}


async def lines(here: Here, table: str) -> list[Data]:
    """All lines of a chart."""
    answer = await here.web.get(f"/api/tables/{table}/chart")
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


async def test_the_chart_grows_and_is_kept_over_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, **FEW) as here:
        made = await here.make("me", "here", seed=4)
        table = made["table"]
        end = await play_rest(here, table, tokens(made), random.Random(4))
        told = await lines(here, table)
        assert len(told) > 2, "nobody saw it grow"
        progress = [step["progress"] for step in told]
        assert progress == sorted(progress)
        points = told[-1]["points"]
        assert told[-1]["progress"] == 1
        assert [points[0]["ply"], points[-1]["ply"]] == [0, end["version"]]
        outcome = end["view"]["outcome"]
        assert points[-1]["scores"] == outcome["scores"]
        assert points[-1]["chances"] == [1.0 if place == 1 else 0.0 for place in outcome["places"]]
        assert all(sum(point["chances"]) == pytest.approx(1, abs=0.01) for point in points)
        assert await lines(here, table) == [told[-1]]
    async with running(tmp_path, **FEW, thinkers=1) as here:
        assert await lines(here, table) == [told[-1]]
        assert here.services.charting.is_idle, "it was worked out again"


async def test_two_who_ask_at_once_look_at_the_same_work(tmp_path: Path) -> None:
    async with running(tmp_path, **FEW) as here:
        made = await here.make("me", seed=4)
        table = made["table"]
        await play_rest(here, table, tokens(made), random.Random(4))
        one, other = await asyncio.gather(lines(here, table), lines(here, table))
        assert one[-1] == other[-1]
        assert one[-1]["progress"] == 1


@pytest.mark.parametrize(("moves", "most"), [(0, 10), (1, 10), (5, 10), (400, 40), (41, 40)])
def test_the_moments_go_evenly_from_the_deal_to_the_end(moves: int, most: int) -> None:
    found = moments(moves, most)
    assert found[0] == 0
    assert found[-1] == moves
    assert len(found) == min(moves + 1, most)
    gaps = {after - before for before, after in pairwise(found)}
    assert not gaps or max(gaps) - min(gaps) <= 1

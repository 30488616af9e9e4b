"""The chart of a finished game: worked out once, in the background, and kept."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from arsia.kernel.journal import UNDO
from arsia.kernel.message import Answer
from arsia.server.storage.rows import Standing
from arsia.server.thinking import review
from arsia.server.thinking.charts import moments
from arsia.server.thinking.jobs import Guess

from ..kit import Data, Here, play_rest, running, tokens

pytestmark = pytest.mark.anyio

FEW = {"chart_points": 6, "chart_games": 3, "chart_turns": 1, "chart_doubts": 2, "chart_trials": 8, "chart_pairs": 4}
#: Enough quick games to see that a game turns.
MORE = FEW | {"chart_points": 4, "chart_games": 24}


async def lines(here: Here, table: str) -> list[Data]:
    """All lines of a chart."""
    answer = await here.web.get(f"/api/tables/{table}/chart")
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


async def test_the_chart_grows_and_is_kept_over_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, **MORE) as here:
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
        (turn,) = told[-1]["turns"]
        move = (await here.web.get(f"/api/tables/{table}/replay")).json()["moves"][turn["ply"] - 1]
        assert [turn["seat"], turn["option"], turn["set"]] == [move["seat"], move["option"], move["set"]]
        near = {point["ply"]: point["chances"][turn["whose"]] for point in points}
        assert [near[turn["ply"] - 1], near[turn["ply"]]] == [turn["before"], turn["after"]]
        assert list(near) == sorted(near)
        assert await lines(here, table) == [told[-1]]
    async with running(tmp_path, **MORE, thinkers=1) as here:
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


def stood(ply: int, *chances: float) -> Standing:
    return Standing(ply, list(chances), [0] * len(chances))


def test_a_game_turned_where_a_chance_changed_by_more_than_luck() -> None:
    points = [stood(0, 0.5, 0.5), stood(10, 0.55, 0.45), stood(20, 0.1, 0.9), stood(30, 0.0, 1.0)]
    (swing,) = review.turning(points, games=64, most=1)
    assert (swing.before.ply, swing.after.ply) == (10, 20)
    assert [each.before.ply for each in review.turning(points, games=1024, most=3)] == [10, 20]
    assert not review.turning(points, games=4, most=3), "so few games do not tell"
    half = swing.narrower(stood(15, 0.5, 0.5))
    assert (half.before.ply, half.after.ply) == (15, 20)


def test_moves_are_doubted_where_their_own_seat_fell_behind_and_only_if_they_stand() -> None:
    points = [stood(0, 0.5, 0.5), stood(4, 0.2, 0.8), stood(8, 0.1, 0.9)]
    a, b = ("go", 1), ("go", 2)
    moves: list[tuple[int, Answer]] = [(0, a), (1, a), (0, b), (0, UNDO), (0, a), (1, b), (1, a), (0, b)]
    assert review.doubtful(points, moves, 9) == [0, 4, 7]
    assert review.doubtful(points, moves, 1) == [0]


def test_what_is_called_a_mistake_was_worse_by_more_than_luck() -> None:
    better = Guess(("go", 1), won=30, games=40)
    found = review.mistake(6, 1, better, Guess(("go", 2), won=10, games=40))
    assert found is not None
    assert (found.ply, found.seat, found.games) == (7, 1, 40)
    assert (found.made.option, found.made.chance) == (["go", 2], 0.25)
    assert (found.better.option, found.better.chance) == (["go", 1], 0.75)
    assert review.mistake(6, 1, better, Guess(("go", 2), won=25, games=40)) is None
    assert review.mistake(6, 1, Guess(("go", 1), won=3, games=4), Guess(("go", 2), won=1, games=4)) is None


async def test_an_older_chart_is_shown_as_it_is(tmp_path: Path) -> None:
    async with running(tmp_path, **FEW) as here:
        made = await here.make("me", seed=4)
        table = made["table"]
        await play_rest(here, table, tokens(made), random.Random(4))
        points = [stood(0, 0.5), stood(9, 1.0)]
        older: Any = points
        await here.services.store.keep_chart(table, older)
        (told,) = await lines(here, table)
        assert [point["ply"] for point in told["points"]] == [0, 9]
        assert not told["turns"]
        assert not told["mistakes"]


@pytest.mark.parametrize(("moves", "most"), [(0, 10), (1, 10), (5, 10), (400, 40), (41, 40)])
def test_the_moments_go_evenly_from_the_deal_to_the_end(moves: int, most: int) -> None:
    found = moments(moves, most)
    assert found[0] == 0
    assert found[-1] == moves
    assert len(found) == min(moves + 1, most)
    gaps = {after - before for before, after in pairwise(found)}
    assert not gaps or max(gaps) - min(gaps) <= 1

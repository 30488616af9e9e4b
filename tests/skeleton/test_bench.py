"""The benchmark runs, scales to the reference core and judges its goals."""

from __future__ import annotations

import json
from typing import Any

import pytest

import arsia
from arsia.arena import bench


@pytest.fixture(scope="module")
def result() -> dict[str, Any]:
    return bench.run(quick=True)


def test_every_game_and_the_kernel_are_measured(result: dict[str, Any]) -> None:
    assert result["kernel"]["steps_per_second"] > 0
    assert list(result["games"]) == list(arsia.games())
    for figures in result["games"].values():
        assert all(figures[measure] > 0 for measure, _, _ in bench.MEASURES)


def test_the_result_is_json(result: dict[str, Any]) -> None:
    assert json.loads(json.dumps(result)) == result


def test_the_table_shows_every_game_and_every_goal(result: dict[str, Any]) -> None:
    shown = bench.table(result)
    assert all(name in shown for name in arsia.games())
    assert shown.count("reached") + shown.count("NOT REACHED") == len(bench.GOALS)
    assert "quick" in shown


def test_only_the_named_games_are_measured() -> None:
    assert bench.run([], quick=True)["games"] == {}


def test_progress_counts_to_the_end() -> None:
    seen: list[tuple[int, int]] = []
    bench.run([], quick=True, progress=lambda done, total: seen.append((done, total)))
    assert seen[0] == (0, 1)
    assert seen[-1] == (1, 1)


def test_a_core_half_as_fast_would_do_twice_as_much_at_six_milliseconds() -> None:
    core = bench.Core(bench.Effort(quick=True))
    core.reference_ms = 12.0
    assert core.scaled({"games_per_second": 50.0, "imagine_us": 80.0}) == {
        "reference_ms": 12.0,
        "games_per_second": 100.0,
        "imagine_us": 40.0,
    }


def test_a_goal_that_is_missed_is_said_to_be() -> None:
    figures = {"seats": 4, "reference_ms": 6.0, **{measure: 30.0 for measure, _, _ in bench.MEASURES}}
    kernel = {"reference_ms": 6.0, "steps_per_second": 600_000.0}
    judged: dict[str, Any] = {"kernel": kernel, "games": {"pocket_mars": figures}}
    assert [goal["reached"] for goal in bench.goals(judged)] == [True, False, False]

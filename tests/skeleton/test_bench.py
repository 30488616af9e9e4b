"""The benchmark runs, scales to the reference core and judges its goals."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import arsia
from arsia.arena import bench
from bench.run import fallen

ROOT = Path(__file__).parents[2]


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


def test_the_runner_measures_a_build_and_its_workers() -> None:
    call = [sys.executable, "bench/run.py", "--quick", "--plain", "pocket_mars"]
    said = subprocess.run(call, cwd=ROOT, capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    assert "pocket_mars, 4 seats" in said.stdout
    assert "plain: two workers are" in said.stdout
    assert "kept in" not in said.stdout, "a quick run is no result"


def test_what_fell_by_more_than_a_fifth_is_named() -> None:
    def builds(speed: float, time: float) -> dict[str, Any]:
        figures = {measure: time if measure.endswith("_us") else speed for measure, _, _ in bench.MEASURES}
        return {"compiled": {"games": {"martians": figures}}}

    before = {"builds": builds(1_000.0, 10.0)}
    assert fallen(builds(850.0, 11.5), before) == []
    assert fallen(builds(2_000.0, 5.0), before) == []
    told = fallen(builds(700.0, 10.0), before)
    assert len(told) == len([measure for measure, _, _ in bench.MEASURES if not measure.endswith("_us")])
    assert told[0] == "martians, compiled: decisions, random bots was 1,000 /s, is 700 /s"
    assert len(fallen(builds(1_000.0, 13.0), before)) == len(bench.MEASURES) - len(told)

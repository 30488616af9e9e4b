"""Every mode, number of players and scenario at random, through everything that must hold."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import arsia
from arsia.games.martians.components import SCENARIO
from arsia.properties import Case, hold
from arsia.testing import proves

SCENARIOS = list(SCENARIO)
TOGETHER = [(mode, seats, scenario) for mode in ("coop", "semi") for seats in (2, 3, 4) for scenario in SCENARIOS]


@pytest.mark.parametrize(("mode", "seats", "scenario"), TOGETHER)
def test_everything_holds_in_every_scenario(mode: str, seats: int, scenario: str) -> None:
    seed = TOGETHER.index((mode, seats, scenario))
    options = {"mode": mode, "scenario": scenario, "collector": seed % 2 == 0}
    # Every scenario is looked at closely once, each in another mode or number of players than the one before.
    closely = seed // len(SCENARIOS) == SCENARIOS.index(scenario) % 6
    assert hold(Case("martians", f"{mode} {scenario}", seats, options, seed), closely) > 10


@pytest.mark.parametrize("scenario", [*SCENARIOS, "orders"])
def test_everything_holds_alone(scenario: str) -> None:
    options = {"mode": "solo", "scenario": scenario, "collector": True}
    assert hold(Case("martians", f"solo {scenario}", 1, options, 7), closely=True) > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("hidden_goals", [False, True])
def test_everything_holds_among_rivals(seats: int, hidden_goals: bool) -> None:
    options = {"mode": "com", "hidden_goals": hidden_goals, "collector": hidden_goals}
    assert hold(Case("martians", "com", seats, options, seats), closely=seats == 2) > 50


@proves("MA-26", "MA-42", "MA-49", "MA-50", "MA-52")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_course_of_a_whole_game_seen_from_outside(seats: int) -> None:
    for seed in range(4):
        table = arsia.new("martians", seats, seed)
        rng = Random(seed)
        while table.pending:
            seat = rng.choice(sorted(table.pending))
            table.play(seat, rng.choice(table.pending[seat].options))
        told: list[Any] = list(table.events(None))
        rounds = [event[1:] for event in told if event[0] == "round"]
        assert [each for each in rounds if each[1] < 4] == [(c, r) for c in range(1, 6) for r in (1, 2, 3)]
        assert sum(event[0] == "summary" for event in told) == 5
        assert sum(event[0] == "event" for event in told) == 7, "none in the fifth cycle"
        assert sum(event[0] == "weather" for event in told) == 9
        turns = [event[1] for event in told if event[0] == "turn"]
        homes = [event[1] for event in told if event[0] == "home"]
        assert turns == homes


@proves("MA-124", "MA-126", "MA-127", "MA-128", "MA-129", "MA-130")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_of_a_game_counted_again(seats: int) -> None:
    for seed in range(6):
        table = arsia.new("martians", seats, seed, journal=False)
        rng = Random(seed)
        while table.pending:
            seat = min(table.pending)
            table.play(seat, rng.choice(table.pending[seat].options))
        assert table.outcome is not None
        view: Any = table.view(None)
        built = [player["built"] for player in view["players"]]
        upgraded = [player["upgraded"] for player in view["players"]]
        for seat, score in enumerate(table.outcome.scores):
            player, stock = view["players"][seat], view["stocks"][seat]
            home = next(quarter for quarter in view["quarters"] if quarter["owner"] == seat)
            points = stock["reputation"] + stock["energy"] // 3 + 2 * player["fourth"] - 3 * player["dead"]
            points -= 3 * (home["oxygen"] + home["sickness"] + home["hunger"])
            for counts in (built, upgraded):
                better = {n for n in counts if n > counts[seat]}
                points += (5, 3, 0, 0)[len(better)] if counts[seat] else 0
            assert score == points

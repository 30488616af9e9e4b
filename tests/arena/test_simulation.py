"""Many games at once."""

from __future__ import annotations

import pytest

from arsia.arena import simulate
from arsia.arena.fixture import Result
from arsia.arena.simulation import mean_scores, wins
from arsia.kernel.message import Refused

TIMES = ("seconds", "games_per_second", "decisions_per_second")


def timeless(result: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in result.items() if name not in TIMES}


def test_a_simulation_tells_everything_by_name() -> None:
    result = simulate("pocket_mars", 3, ["random", "greedy"], 2, seed=1)
    assert list(result) == [
        "game",
        "seats",
        "bots",
        "games",
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "wins",
        "mean_scores",
    ]
    assert result["bots"] == ["random", "greedy", "random"]
    assert isinstance(result["wins"], dict)
    assert sum(result["wins"].values()) == pytest.approx(2)


def test_any_number_of_workers_gives_the_same_result() -> None:
    alone = simulate("pocket_mars", 2, ["random", "greedy"], 9, seed=4, workers=1)
    shared = simulate("pocket_mars", 2, ["random", "greedy"], 9, seed=4, workers=2)
    assert timeless(alone) == timeless(shared)


def test_another_seed_gives_other_games() -> None:
    one = simulate("pocket_mars", 2, ["random"], 10, seed=4)
    other = simulate("pocket_mars", 2, ["random"], 10, seed=5)
    assert timeless(one) != timeless(other)


def test_more_games_begin_with_the_same_games() -> None:
    few = simulate("pocket_mars", 2, ["random"], 3, seed=4)
    told: list[tuple[int, int]] = []
    many = simulate("pocket_mars", 2, ["random"], 4, seed=4, progress=lambda done, games: told.append((done, games)))
    assert int(str(few["decisions"])) < int(str(many["decisions"]))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_the_solo_game_is_won_or_not() -> None:
    result = simulate("pocket_mars", 1, ["random"], 20, seed=1, options={"solo_level": "hard"})
    assert isinstance(result["wins"], dict)
    assert isinstance(result["win_rate"], float)
    assert result["win_rate"] == result["wins"]["random"] / 20


def test_ties_are_split_and_a_bot_with_two_seats_has_both() -> None:
    seated = ("greedy", "random", "greedy")
    fair: tuple[dict[str, int], ...] = ({}, {}, {})
    results = [Result((1, 1, 3), (9, 9, 5), None, 10, fair), Result((2, 3, 1), (6, 4, 8), None, 10, fair)]
    assert wins(seated, results) == {"greedy": 1.5, "random": 0.5}
    assert mean_scores(seated, results) == {"greedy": 7.0, "random": 6.5}


@pytest.mark.parametrize(
    ("bots", "games", "workers", "refusal"),
    [
        (["clever"], 1, 1, "refuse-bot"),
        ([], 1, 1, "refuse-bot-count"),
        (["random", "random", "greedy"], 1, 1, "refuse-bot-count"),
        (["random"], 0, 1, "refuse-too-few"),
        (["random"], 1, 0, "refuse-too-few"),
    ],
)
def test_what_makes_no_sense_is_refused(bots: list[str], games: int, workers: int, refusal: str) -> None:
    with pytest.raises(Refused) as refused:
        simulate("pocket_mars", 2, bots, games, workers=workers)
    assert refused.value.message.id == refusal

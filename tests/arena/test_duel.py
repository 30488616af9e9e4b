"""Mirrored games."""

from __future__ import annotations

import pytest

from arsia.arena import duel, fixture, mirrored, wilson
from arsia.arena.fixture import Fixture
from arsia.kernel.message import Refused


def test_a_bot_against_itself_wins_exactly_half() -> None:
    result = mirrored("pocket_mars", "random", "random", 20, seed=2)
    assert result.wins == 10
    assert result.lead == 0


def test_each_deal_is_played_once_from_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Fixture] = []
    really = fixture.play_all

    def watched(fixtures: list[Fixture], workers: int) -> object:
        played.extend(fixtures)
        return really(fixtures, workers)

    monkeypatch.setattr(duel, "play_all", watched)
    mirrored("pocket_mars", "greedy", "random", 4, seed=2)
    assert [each.bots for each in played] == [("greedy", "random"), ("random", "greedy")] * 2
    assert played[0].seed == played[1].seed != played[2].seed == played[3].seed


def test_at_a_larger_table_the_bots_sit_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Fixture] = []
    really = fixture.play_all

    def watched(fixtures: list[Fixture], workers: int) -> object:
        played.extend(fixtures)
        return really(fixtures, workers)

    monkeypatch.setattr(duel, "play_all", watched)
    result = mirrored("mission_red_planet", "random", "random", 6, seed=2, seats=4)
    assert (result.wins, result.lead) == (3, 0)
    mirrored("mission_red_planet", "greedy", "random", 2, seed=2, seats=3)
    assert [each.bots for each in played[6:]] == [("greedy", "random", "greedy"), ("random", "greedy", "random")]


def test_swapping_the_bots_turns_the_result_around() -> None:
    one = mirrored("pocket_mars", "greedy", "random", 4, seed=2)
    other = mirrored("pocket_mars", "random", "greedy", 4, seed=2)
    assert one.wins + other.wins == 4
    assert one.lead == -other.lead


def test_an_odd_number_of_games_cannot_be_mirrored() -> None:
    with pytest.raises(Refused) as refused:
        mirrored("pocket_mars", "random", "random", 3)
    assert refused.value.message.id == "refuse-odd-games"


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(50, 100, 0.404, 0.596), (0, 10, 0, 0.278), (10, 10, 0.722, 1)]
)
def test_the_interval_is_wilsons(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=0.001)

"""Alone: the virtual player's phase cards, 25 rounds, help at lower difficulties."""

from __future__ import annotations

import pytest

import arsia
from arsia.testing import Situation, proves

from .tables import quiet


def alone(difficulty: str = "novice") -> Situation:
    return quiet(1, difficulty=difficulty)


@proves("AE-110")
def test_the_virtual_player_has_five_shuffled_cards_and_a_marker_on_one() -> None:
    orders = {tuple(arsia.new("ares_expedition", 1, seed).bot_deck) for seed in range(12)}  # type: ignore[attr-defined]
    assert len(orders) > 6
    view = arsia.new("ares_expedition", 1, 3).view(0)
    assert view["bot"] == {
        "tr": 1,
        "plan": None,
        "left": 5,
        "cards": ["development", "construction", "action", "production", "research"],
    }


@proves("AE-111", "AE-116")
def test_its_card_is_turned_up_after_ones_own_and_played_without_a_bonus() -> None:
    t = alone().give(0, "mine").set(bot_deck=["production", "research"]).at("planning").do(0, "phase", "development")
    assert t.get("phases") == ("development", "production")
    t.do(0, "done")
    assert t.get(0, "mc") == 5  # rating only, no 4 M€


@proves("AE-116")
def test_the_same_phase_twice_is_one_phase_with_ones_own_bonus() -> None:
    t = alone().set(bot_deck=["production", "research"]).at("planning").do(0, "phase", "production")
    assert t.get(0, "mc") == 9


@proves("AE-21", "AE-111")
def test_its_card_does_not_keep_one_from_a_phase() -> None:
    t = alone().set(bot_deck=["production", "research"], bot_plan="action").set(0, phase="research").at("planning")
    assert [option[1] for option in t.options(0)] == ["development", "construction", "action", "production"]


@proves("AE-112")
def test_in_the_last_five_rounds_its_cards_are_picked() -> None:
    t = alone().set(bot_tr=5, bot_deck=["production", "research"]).at("planning").do(0, "phase", "development")
    assert set(t.options(0)) == {("bot", "production"), ("bot", "research")}
    t.do(0, "bot", "research")
    assert t.get("bot_deck") == ("production",)
    assert t.get("phases") == ("development", "research")


@proves("AE-113", "AE-114")
@pytest.mark.parametrize(("difficulty", "steps"), [("novice", 2), ("specialist", 1)])
def test_when_its_cards_are_through_the_marker_moves_and_the_planet_is_helped(difficulty: str, steps: int) -> None:
    t = alone(difficulty).set(bot_deck=[]).at("production")
    assert t.get("bot_tr") == 2
    assert len(t.get("bot_deck")) == 5
    t.do(0, "help", "oxygen")
    assert t.get("oxygen") == steps
    assert t.asked(0) == "prompt-phase"


@proves("AE-113")
def test_an_expert_gets_no_help() -> None:
    t = alone("expert").set(bot_deck=[]).at("production")
    assert t.get("bot_tr") == 2
    assert t.asked(0) == "prompt-phase"


@proves("AE-115")
def test_help_brings_no_rating_no_forest_and_sets_nothing_off() -> None:
    t = alone().set(0, played=["herbivores", "livestock"]).at("help").do(0, "help", "temperature")
    assert t.get("temperature") == -26
    assert (t.get(0, "tr"), t.get(0, "forests"), t.get(0, "held")) == (5, 0, {})


@proves("AE-114")
def test_help_goes_where_there_is_room_and_no_further_than_the_goal() -> None:
    t = alone().set(oxygen=14, temperature=6).at("help")
    assert (t.get("temperature"), t.get("oxygen")) == (8, 14)
    full = alone().set(oxygen=14, temperature=8).at("help")
    assert full.asked(0) == "prompt-phase"


@proves("AE-113", "AE-117")
def test_after_25_rounds_the_game_is_won_or_lost() -> None:
    ready = {"temperature": 8, "oxygen": 14, "oceans": 9}
    for planet, won in ((ready, True), ({**ready, "temperature": 6}, False)):
        t = alone().set(None, **planet).set(round=25, bot_deck=[]).at("production")
        assert t.table.outcome is not None
        assert t.table.outcome.won is won
        assert t.table.outcome.scores == (5,)


@proves("AE-113")
def test_a_ready_planet_does_not_end_the_game_early() -> None:
    t = alone().set(temperature=8, oxygen=14, oceans=9, round=7, bot_deck=["action"]).at("production")
    assert t.table.outcome is None
    assert t.get("round") == 8


@proves("AE-113")
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_has_25_rounds_and_four_moves_of_the_marker(seed: int) -> None:
    table = arsia.new("ares_expedition", 1, seed)
    while table.pending:
        table.play(0, table.pending[0].options[-1])
    assert table.view(0)["round"] == 25
    assert sum(event[0] == "bot_tr" for event in table.events(0)) == 4
    assert sum(event[0] == "help" for event in table.events(0)) == 4

"""What the rules leave open and a table can be set to: the other way of each reading."""

from __future__ import annotations

from typing import Any

import pytest

import arsia
from arsia.games.mission_red_planet.components import EVENT, EVENT_CARDS
from arsia.kernel.message import Refused
from arsia.properties import Case, hold
from arsia.testing import Situation, proves
from arsia.words import Words

from .tables import finished, quiet

WORDS = Words("en", "mission_red_planet", ("Anna", "Ben"))
OTHERWISE = {"unkept_aside": True, "skipped_not_first": True, "forced_actions": True}


# ---- the mission that is not kept, with two --------------------------------------------------------------------------


def two_who_keep(aside: bool) -> tuple[Any, list[str]]:
    """Both seats keep the first of their missions; the names of the others."""
    table: Any = arsia.new("mission_red_planet", 2, 1, {"unkept_aside": aside})
    dealt = [table.view(seat)["players"][seat]["dealt"] for seat in range(2)]
    for seat in range(2):
        table.play(seat, ("keep", dealt[seat][0]))
    return table, [pair[1] for pair in dealt]


@proves("MR-13", "MR-71")
@pytest.mark.parametrize("aside", [False, True])
def test_with_two_the_mission_that_is_not_kept_can_stay_out_of_the_event_deck(aside: bool) -> None:
    table, unkept = two_who_keep(aside)
    assert [name in [EVENT_CARDS[card] for card in table.deck] for name in unkept] == [not aside] * 2
    assert table.view(None)["event_deck"] == (26 if aside else 28)
    assert [table.view(seat)["players"][seat]["rejected"] for seat in range(2)] == unkept
    table.check()


@proves("MR-12", "MR-13")
def test_what_the_other_put_aside_is_any_mission_but_the_own_ones() -> None:
    table, unkept = two_who_keep(True)
    guesses = {EVENT_CARDS[table.imagine(0, seed).rejected[1]] for seed in range(150)}
    known = {unkept[0], EVENT_CARDS[table.kept[0]]}
    assert guesses == set(EVENT_CARDS[13:26]) - known
    assert all(EVENT[unkept[0]] not in table.imagine(0, seed).deck for seed in range(20))


def test_the_question_says_where_the_other_mission_goes() -> None:
    said = [
        WORDS.say(arsia.new("mission_red_planet", 2, 1, {"unkept_aside": aside}).pending[0].prompt)
        for aside in (False, True)
    ]
    assert said[0].endswith("The other one is shuffled into the event deck.")
    assert said[1].endswith("The other one stays out of the game.")


def test_only_with_two_a_mission_can_stay_aside() -> None:
    with pytest.raises(Refused, match="Only with two players"):
        arsia.new("mission_red_planet", 3, 1, {"unkept_aside": True})


# ---- a Travel Agent who skips last -----------------------------------------------------------------------------------


def last_is_a_travel_agent(docks: list[str]) -> Situation:
    t = quiet(skipped_not_first=True).set(0, chosen="secret_agent").set(1, chosen="travel_agent")
    return finished(t.set(docks=docks, first=2).at("resolve"))


@proves("MR-36", "MR-52")
def test_a_skipped_turn_can_be_set_not_to_count_as_the_last() -> None:
    assert last_is_a_travel_agent(["S01", "S04"]).get("first") == 0
    assert last_is_a_travel_agent(["S01", "S26", "S24"]).get("first") == 1


@proves("MR-36")
def test_where_everybody_skips_the_marker_stays() -> None:
    t = quiet(skipped_not_first=True).set(0, chosen="travel_agent").set(docks=["S01"], first=2).at("resolve")
    assert finished(t).get("first") == 2


# ---- actions at their first moment -----------------------------------------------------------------------------------


@proves("MR-18", "MR-69")
def test_an_action_can_be_set_to_be_used_at_its_first_moment() -> None:
    t = quiet(3, forced_actions=True).set(0, actions=["hired_hands"], hellas=1)
    t.set(1, missions=["polar_claim", "basin_claim"], ausonia=1).at("production_1")
    assert t.options(0) == (("use", "hired_hands"),)
    assert "You have to use Hired Hands now." in WORDS.say(t.table.pending[0].prompt)
    t.do(0, "use", "hired_hands")
    assert t.get(0, "actions") == ()
    assert ("hire", 0, 1, "hellas") in t.table.events(None)


@proves("MR-69")
def test_who_only_might_hold_an_action_is_still_asked_so_that_nothing_is_told() -> None:
    t = quiet(3, forced_actions=True).set(0, missions=["polar_claim", "basin_claim"], hellas=1).at("production_1")
    assert t.options(0) == (("pass",),)


@pytest.mark.parametrize("seed", range(2))
def test_everything_holds_with_all_of_them_set(seed: int) -> None:
    assert hold(Case("mission_red_planet", "otherwise", 2, OTHERWISE, seed), closely=False) > 1

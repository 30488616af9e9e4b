"""Turns: one or two actions, passing, the last one goes on, a fixed first action."""

from __future__ import annotations

import arsia
from arsia.testing import proves

from .tables import acting, everybody_passes, mars, seen


@proves("TM-50")
def test_after_two_actions_it_is_the_next_players_turn() -> None:
    t = acting("mine", "micro_mills", seats=3)
    t.do(0, "play", "mine")
    assert list(t.table.pending) == [0]
    t.do(0, "play", "micro_mills")
    assert list(t.table.pending) == [1]


@proves("TM-50")
def test_one_action_may_be_enough() -> None:
    t = acting("mine").do(0, "play", "mine")
    assert t.offers(0, "done")
    assert not t.offers(0, "pass")
    t.do(0, "done")
    assert list(t.table.pending) == [1]
    assert not t.get(0, "passed")


@proves("TM-50")
def test_a_turn_begins_with_the_choice_to_pass_and_not_to_end_it() -> None:
    t = acting("mine")
    assert t.offers(0, "pass")
    assert not t.offers(0, "done")


@proves("TM-50")
def test_two_actions_may_be_of_any_kind() -> None:
    t = acting(heat=16, plants=8).do(0, "convert", "heat").do(0, "project", "power_plant")
    assert (t.get("temperature"), t.get(0, "energy_production")) == (-28, 1)
    assert list(t.table.pending) == [1]


@proves("TM-126")
def test_who_passed_is_skipped() -> None:
    t = acting(seats=3).do(0, "pass")
    t.do(1, "project", "power_plant").do(1, "done")
    t.do(2, "project", "power_plant").do(2, "done")
    assert list(t.table.pending) == [1]


@proves("TM-126")
def test_turns_go_round_from_the_first_player() -> None:
    t = mars(4).set(first=2).at("action", seat=2)
    order = []
    for _ in range(5):
        seat = next(iter(t.table.pending))
        order.append(seat)
        t.do(seat, "project", "power_plant").do(seat, "done")
    assert order == [2, 3, 0, 1, 2]


@proves("TM-127")
def test_the_last_one_goes_on_until_passing() -> None:
    t = acting(seats=2).do(0, "pass")
    for _ in range(5):
        t.do(1, "project", "power_plant")
    assert t.get(1, "energy_production") == 5
    t.do(1, "done").do(1, "pass")
    assert t.get("generation") == 2


@proves("TM-126", "TM-15")
def test_when_all_have_passed_production_follows() -> None:
    t = everybody_passes(acting(seats=3, steel_production=2))
    assert t.get(0, "steel") == 2
    assert t.get("generation") == 2
    assert not any(t.get(seat, "passed") for seat in range(3))


@proves("TM-51")
def test_inventrix_draws_three_cards_before_anything_else() -> None:
    t = acting("mine", corporation="inventrix", first_action=True)
    assert len(t.get(0, "hand")) == 5  # nothing else was possible, so it was done unasked
    assert t.get("acts") == 1
    assert t.offers(0, "done")
    t.do(0, "play", "mine")
    assert list(t.table.pending) == [1]  # it was one of the two


@proves("TM-51")
def test_tharsis_republic_places_a_city_before_anything_else() -> None:
    t = acting("mine", corporation="tharsis_republic", first_action=True, mc=0)
    assert {option[0] for option in t.options(0)} == {"space"}
    t.do(0, "space", "r6c2")
    assert (t.get(0, "cities"), t.get(0, "mc"), t.get(0, "mc_production")) == (("r6c2",), 3, 1)
    assert (t.get("acts"), t.get(0, "first_action")) == (1, False)


@proves("TM-51")
def test_the_first_action_waits_for_the_owners_turn_and_comes_once() -> None:
    t = mars(2).set(1, corporation="tharsis_republic", first_action=True).at("action", seat=0)
    assert t.get(1, "cities") == ()
    t.do(0, "pass").do(1, "space", "r6c2").do(1, "done")
    assert t.offers(1, "pass")
    assert t.get(1, "cities") == ("r6c2",)


@proves("TM-51", "TM-12")
def test_a_new_game_with_tharsis_republic_begins_with_its_city() -> None:
    for seed in range(200):
        table = arsia.new("terraforming_mars", 2, seed=seed)
        if ("corporation", "tharsis_republic") in table.pending[0].options and table.view(None)["first"] == 0:
            break
    table.play(0, ("corporation", "tharsis_republic"))
    table.play(0, ("done",))
    table.play(1, table.pending[1].options[0])
    table.play(1, ("done",))
    assert table.pending[0].prompt.id == "prompt-tile"
    assert seen(table, None, 0)["first_action"] is False


@proves("TM-58", "TM-110")
def test_a_cards_action_comes_once_a_generation() -> None:
    t = acting(played=["development_center"], energy=3)
    t.do(0, "action", "development_center")
    assert t.get(0, "used") == ("development_center",)
    assert not t.offers(0, "action", "development_center")
    everybody_passes(t)
    assert t.get(0, "used") == ()


@proves("TM-58")
def test_different_cards_have_their_action_each() -> None:
    t = acting(played=["tardigrades", "fish"])
    t.do(0, "action", "tardigrades").do(0, "action", "fish")
    assert t.get(0, "held") == {"tardigrades": 1, "fish": 1}


@proves("TM-58", "TM-59")
def test_a_card_can_be_used_in_the_turn_in_which_it_was_played() -> None:
    t = acting("tardigrades").do(0, "play", "tardigrades").do(0, "action", "tardigrades")
    assert t.get(0, "held") == {"tardigrades": 1}


@proves("TM-58")
def test_the_cost_of_an_action_is_paid_before_its_gain() -> None:
    t = acting(played=["water_splitting_plant"], energy=2)
    assert not t.offers(0, "action", "water_splitting_plant")
    t.set(0, energy=3).do(0, "action", "water_splitting_plant")
    assert (t.get(0, "energy"), t.get("oxygen")) == (0, 1)


@proves("TM-58")
def test_an_action_with_two_ways_asks_which() -> None:
    t = acting(played=["regolith_eaters"], held={"regolith_eaters": 2})
    t.do(0, "action", "regolith_eaters")
    assert t.options(0) == (("choose", 0), ("choose", 1))
    t.do(0, "choose", 0)
    assert (t.get("oxygen"), t.get(0, "held")) == (1, {})


@proves("TM-122", "TM-58")
def test_unmi_needs_a_rating_that_rose_in_this_generation() -> None:
    t = acting(corporation="united_nations_mars_initiative", heat=8)
    assert not t.offers(0, "action", "united_nations_mars_initiative")
    t.do(0, "convert", "heat").do(0, "action", "united_nations_mars_initiative")
    assert (t.get(0, "tr"), t.get(0, "mc")) == (22, 97)
    everybody_passes(t)
    assert not t.get(0, "raised")


@proves("TM-122")
def test_unmi_does_not_mind_who_pays_for_the_rise_but_others_ratings_do_not_count() -> None:
    t = mars(corporation="united_nations_mars_initiative").set(1, heat=8).at("action", seat=1)
    t.do(1, "convert", "heat").do(1, "done")
    assert not t.offers(0, "action", "united_nations_mars_initiative")
    t = acting("bribed_committee", corporation="united_nations_mars_initiative").do(0, "play", "bribed_committee")
    assert t.offers(0, "action", "united_nations_mars_initiative")


@proves("TM-125")
def test_inventors_guild_looks_at_a_card_even_without_money() -> None:
    t = acting(played=["inventors_guild"], mc=2).set(deck=["comet"])
    t.do(0, "action", "inventors_guild")
    assert t.get("discards") == ("comet",)
    t = acting(played=["inventors_guild"], mc=3).set(deck=["comet"]).do(0, "action", "inventors_guild")
    assert t.options(0) == (("buy", "comet"), ("done",))
    t.do(0, "buy", "comet")
    assert (t.get(0, "mc"), t.get(0, "hand")[-1]) == (0, "comet")


def test_a_view_says_what_production_will_bring() -> None:
    t = acting(seats=2, mc=12, energy=3, heat=2, plants=5, heat_production=1, energy_production=2, mc_production=-1)
    foreseen = [seen(t.table, 1, player)["produced"] for player in (0, 1)]
    everybody_passes(t)
    assert [seen(t.table, 1, player)["stock"] for player in (0, 1)] == foreseen

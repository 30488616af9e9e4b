"""A turn: time, markers, several actions, rest, penalties, the RTG, delivery."""

from __future__ import annotations

import pytest

from arsia.testing import Situation, proves

from .tables import NOTHING, calm, com, coop, end_turns, go, rich, stock, view


def reasons(t: Situation, *option: str | int, seat: int = 0) -> list[str]:
    return [reason.id for reason in t.why_not(seat, *option)]


@proves("MA-52")
def test_a_turn_has_three_time_units() -> None:
    t = rich(com()).at("turn")
    assert t.get("time") == 3
    go(t, "lander", "supplies", 2)
    assert t.get("time") == 1
    end_turns(t)
    assert (t.get("active"), t.get("time")) == (1, 3), "what was left is lost"


@proves("MA-52", "MA-88", "MA-dna-modification")
def test_dna_modification_gives_a_fourth_from_the_next_turn_on() -> None:
    t = rich(com()).at("turn")
    go(t, "laboratory", "corp_tech", "dna_modification")
    assert t.get("time") == 0
    end_turns(t, 3)
    assert (t.get("active"), t.get("time")) == (0, 4)


@proves("MA-53")
def test_a_building_with_a_construction_token_is_closed() -> None:
    t = com().set(0, energy=5, ice=3).at("turn")
    assert not t.offers(0, "place", "water_plant")
    assert reasons(t, "place", "water_plant", 1) == ["why-unbuilt"]


@proves("MA-53")
def test_a_space_that_is_taken_or_unavailable_is_barred() -> None:
    t = rich(com(3)).set(1, board={"mining": 1}).at("turn")
    assert t.offers(0, "place", "mining", 2)
    assert reasons(t, "place", "mining", 1) == ["why-taken"]
    assert reasons(t, "place", "mining", 3) == ["why-unavailable"]


@proves("MA-53")
def test_two_own_markers_never_stand_in_one_building() -> None:
    t = rich(com()).at("turn")
    go(t, "greenhouses", "harvest")
    assert not t.offers(0, "place", "greenhouses")
    assert reasons(t, "place", "greenhouses", 2) == ["why-own-marker"]
    t.do(0, "rest")
    assert t.offers(0, "place", "greenhouses"), "after a rest it may come again"


@proves("MA-53", "MA-57")
def test_a_marker_from_an_earlier_turn_has_to_rest_first() -> None:
    t = rich(com()).set(0, board={"lander": 1}).at("turn")
    assert not t.offers(0, "supplies")
    assert not t.offers(0, "place", "lander")
    t.do(0, "rest")
    go(t, "lander", "supplies", 1)
    assert (t.get("time"), t.get(0, "board")) == (1, {"lander": 1})


@proves("MA-53")
def test_without_a_marker_in_the_pool_nothing_is_placed() -> None:
    t = rich(com()).set(0, board={"lander": 1, "mining": 1, "moxie": 1}).at("turn")
    assert not t.offers(0, "place")
    assert "why-no-marker" in reasons(t, "place", "greenhouses", 1)


@proves("MA-54")
def test_an_upgrade_token_costs_a_time_unit_more() -> None:
    t = rich(com()).set(upgrades={"water_plant": [2, 3]}).at("turn")
    go(t, "water_plant", "treat", space=2)
    assert t.get("time") == 1, "two time units instead of one"


@proves("MA-54")
def test_the_surcharge_is_paid_once_for_a_placement() -> None:
    t = rich(com()).set(upgrades={"greenhouses": [2, 3]}).at("turn")
    go(t, "greenhouses", "harvest", space=2).do(0, "change_crop", "algae")
    assert t.get("time") == 0


@proves("MA-54")
def test_a_colony_technology_on_an_upgrade_token_takes_four_time_units() -> None:
    t = rich(com()).set(upgrades={"laboratory": [1, 2, 3]}).set(0, technologies=["long_arm", "dna_modification"])
    t.at("turn")
    assert t.get("time") == 4
    t.do(0, "place", "laboratory", 2)
    t.do(0, "colony_tech", "medicine")
    assert t.get("time") == 0


@proves("MA-54")
def test_three_time_units_are_too_few_for_it() -> None:
    known = ["weather_reports", "solar_energy", "kinetic_energy", "molecular_sensor", "long_arm"]
    t = rich(com()).set(upgrades={"laboratory": [1, 2, 3]}).set(0, technologies=known).at("turn")
    assert not t.offers(0, "place", "laboratory")


@proves("MA-54", "MA-84")
def test_hiring_takes_no_time_but_for_an_upgrade_token() -> None:
    t = rich(com()).set(upgrades={"education": [2]}, helpers=["botanist", "geologist"]).at("turn")
    go(t, "education", "hire", "botanist", space=2)
    assert t.get("time") == 2


@proves("MA-55")
def test_a_marker_is_not_placed_without_the_goods_for_an_action() -> None:
    t = rich(com()).set(0, **NOTHING).at("turn")
    assert {option[1] for option in t.options(0) if option[0] == "place"} == {"lander"}
    assert reasons(t, "place", "hospital", 1) == ["why-goods"] * 3


@proves("MA-55")
def test_a_marker_that_came_must_do_something() -> None:
    t = rich(com()).at("turn")
    t.do(0, "place", "construction", 1)
    assert t.asked(0) == "prompt-act"
    assert {option[0] for option in t.options(0)} == {"install"}


@proves("MA-56")
def test_one_marker_builds_upgrades_and_installs_in_one_turn() -> None:
    t = com().set(0, energy=3, regolith=3, supply=3).at("turn")
    go(t, "construction", "build", "hospital").do(0, "upgrade", "greenhouses", 2).do(0, "install", "solar")
    assert t.get("time") == 0
    assert t.get(0, "board") == {"construction": 1}


@proves("MA-56")
def test_but_not_two_upgrades() -> None:
    t = com().set(0, energy=3, regolith=3, supply=3).at("turn")
    go(t, "construction", "upgrade", "greenhouses", 2)
    assert not t.offers(0, "upgrade")
    assert t.offers(0, "build")


@proves("MA-56", "MA-78", "MA-80")
def test_research_and_a_supply_with_one_marker_as_in_the_example() -> None:
    t = com().set(0, regolith=2, credit=0, supply=0).set(research_tiles=["RT02"]).at("turn")
    go(t, "lander", "research", "RT02").do(0, "supplies", 1)
    assert (t.get(0, "credit"), t.get(0, "supply"), t.get("time")) == (8, 1, 0)


@proves("MA-56")
def test_several_actions_need_not_follow_each_other() -> None:
    t = rich(com()).at("turn")
    go(t, "greenhouses", "harvest")
    go(t, "lander", "supplies", 1)
    t.do(0, "change_crop", "potatoes")
    assert t.get(0, "crop") == "potatoes"


@proves("MA-57")
def test_rest_takes_back_any_number_of_markers() -> None:
    t = rich(com()).set(0, board={"mining": 1, "lander": 1, "moxie": 1}).at("turn")
    t.do(0, "rest")
    assert t.options(0) == (("collect", "moxie"), ("collect", "mining"), ("collect", "lander"))
    t.do(0, "collect", "moxie").do(0, "collect", "lander")
    assert (t.get(0, "markers"), t.get(0, "board"), t.get("time")) == (2, {"mining": 1}, 2)


@proves("MA-57")
def test_rest_needs_a_marker_on_the_board() -> None:
    t = rich(com()).at("turn")
    assert not t.offers(0, "rest")
    assert reasons(t, "rest") == ["why-nothing-to-collect"]


@proves("MA-57", "MA-99")
def test_markers_never_come_back_by_themselves() -> None:
    t = calm(rich(com())).set(0, board={"moxie": 1}).at("turn")
    while t.get("cycle") == 1:
        end_turns(t)
    assert t.get(0, "board") == {"moxie": 1}


@proves("MA-62")
def test_energy_from_the_rtg_costs_a_reputation_once_a_turn() -> None:
    t = com().set(0, energy=0).at("turn")
    t.do(0, "rtg")
    assert (t.get(0, "energy"), t.get(0, "reputation"), t.get("rtg"), t.get("time")) == (1, 1, 3, 3)
    assert reasons(t, "rtg") == ["why-rtg-used"]


@proves("MA-62", "MA-09")
def test_an_empty_rtg_and_no_reputation_give_nothing() -> None:
    assert reasons(com().set(rtg=0).at("turn"), "rtg") == ["why-rtg-empty"]
    assert reasons(com().set(0, reputation=0).at("turn"), "rtg") == ["why-goods"]


@proves("MA-101", "MA-103")
def test_a_marker_in_the_lazaret_is_freed_for_time() -> None:
    t = com().set(0, lazaret={"Q1": 1}).at("turn")
    assert t.get(0, "markers") == 2
    assert not t.offers(0, "rest"), "rest does not help"
    t.do(0, "free", "lazaret", "Q1")
    assert (t.get(0, "markers"), t.get("time")) == (3, 2)


@proves("MA-102", "MA-103")
def test_a_marker_in_the_homes_is_freed_for_credits() -> None:
    t = com().set(0, homes={"Q1": 2}, credit=3).at("turn")
    assert not t.offers(0, "rest")
    t.do(0, "free", "homes", "Q1")
    assert (t.get(0, "markers"), t.get(0, "credit"), t.get("time")) == (2, 1, 3)
    assert reasons(t, "free", "homes", "Q1") == ["why-goods"]


# ---- delivery --------------------------------------------------------------------------------------------------------


@proves("MA-58")
def test_a_medicine_and_a_food_bring_five_reputation() -> None:
    t = com().set(0, medicine=1, food=2, reputation=0).set(Q1=(0, 1, 1)).at("delivery")
    t.do(0, "deliver", "food", "Q1").do(0, "deliver", "medicine", "Q1")
    assert t.get("Q1") == (0, 0, 0)
    assert (t.get(0, "reputation"), t.get(0, "food"), t.get(0, "medicine")) == (5, 1, 0)


@proves("MA-58")
def test_at_most_two_products_are_delivered() -> None:
    t = com().set(0, food=5).set(Q1=(0, 0, 4)).at("delivery")
    t.do(0, "deliver", "food", "Q1").do(0, "deliver", "food", "Q1")
    assert t.get("Q1") == (0, 0, 2)
    assert t.get("active") == 1


@proves("MA-58")
def test_nobody_has_to_deliver() -> None:
    t = com().set(0, food=1).set(Q1=(0, 0, 1)).at("delivery")
    t.do(0, "done")
    assert (t.get("Q1"), t.get(0, "food")) == ((0, 0, 1), 1)


@proves("MA-59")
def test_nothing_is_delivered_that_nobody_asks_for() -> None:
    t = calm(com()).set(0, food=2, medicine=2).at("delivery")
    assert t.get("active") == 1, "nothing to ask"


@proves("MA-59")
def test_rivals_deliver_at_home_and_others_anywhere() -> None:
    rivals = com().set(0, food=1).set(Q1=(0, 0, 1), Q2=(0, 0, 1)).at("delivery")
    assert rivals.options(0) == (("deliver", "food", "Q1"), ("done",))
    together = coop().set(food=1).set(Q1=(0, 0, 1), Q2=(0, 0, 1)).at("delivery")
    assert together.options(0) == (("deliver", "food", "Q1"), ("deliver", "food", "Q2"), ("done",))


@proves("MA-58")
def test_the_same_two_deliveries_are_reached_in_one_way() -> None:
    t = coop().set(food=2, medicine=1).set(Q1=(0, 1, 1), Q2=(0, 0, 1)).at("delivery")
    t.do(0, "deliver", "food", "Q2")
    assert t.options(0) == (("deliver", "medicine", "Q1"), ("done",))


@proves("MA-55")
@pytest.mark.parametrize("building", ["moxie", "mining", "greenhouses", "laboratory"])
def test_without_energy_these_buildings_are_no_use(building: str) -> None:
    t = rich(com()).set(0, energy=0).at("turn")
    assert not t.offers(0, "place", building)


def test_a_turn_can_be_taken_back_until_something_comes_to_light() -> None:
    t = rich(com()).at("turn")
    before = stock(t)
    go(t, "lander", "supplies", 1)
    t.undo(0).undo(0)
    assert stock(t) == before
    assert view(t)["players"][0]["markers"] == 3

"""What each building does and what it costs."""

from __future__ import annotations

from typing import Any

import pytest

import arsia
from arsia.testing import proves

from .tables import calm, com, coop, end_turns, gained, go, rich, stock, view


@proves("MA-67")
def test_the_moxie_removes_oxygen_for_reputation() -> None:
    t = rich(coop()).set(Q1=(0, 0, 0), Q2=(1, 0, 0), Q3=(2, 0, 0)).at("turn")
    before = stock(t)
    t.do(0, "place", "moxie", 1)
    assert t.options(0) == (("oxygen", "Q2"), ("oxygen", "Q3"))
    t.do(0, "oxygen", "Q3")
    assert (t.get("Q3"), t.get("time")) == ((1, 0, 0), 2)
    assert gained(t, before) == {"energy": -1, "reputation": 2}


@proves("MA-67")
def test_a_rival_only_helps_the_own_quarter() -> None:
    t = calm(rich(com())).set(Q2=(1, 0, 0)).at("turn")
    assert not t.offers(0, "place", "moxie")
    end_turns(t)
    t.do(1, "place", "moxie", 1)
    assert t.get("Q2") == (0, 0, 0)


@proves("MA-68")
def test_building_opens_a_building_and_brings_reputation() -> None:
    t = com().set(0, energy=1, regolith=1, supply=1, ice=1, reputation=0).at("turn")
    go(t, "construction", "build", "water_plant")
    assert "water_plant" not in t.get("unbuilt")
    assert (t.get(0, "reputation"), t.get(0, "built"), t.get("time")) == (3, 1, 2)
    assert [t.get(0, good) for good in ("energy", "regolith", "supply")] == [0, 0, 0]


@proves("MA-68")
def test_an_upgrade_takes_a_token_from_any_space_also_of_an_unbuilt_building() -> None:
    t = com().set(0, energy=1, regolith=1, supply=1, reputation=0).at("turn")
    t.do(0, "place", "construction", 1)
    assert t.offers(0, "upgrade", "hospital", 3)
    t.do(0, "upgrade", "hospital", 3)
    assert t.get("upgrades")["hospital"] == (2,)
    assert (t.get(0, "reputation"), t.get(0, "upgraded")) == (3, 1)


@proves("MA-68")
def test_also_from_under_a_marker() -> None:
    t = rich(com()).set(upgrades={"greenhouses": [2]}).set(1, board={"greenhouses": 2}).at("turn")
    go(t, "construction", "upgrade", "greenhouses", 2)
    assert t.get("upgrades") == {}
    assert t.get(1, "board") == {"greenhouses": 2}


@proves("MA-69")
@pytest.mark.parametrize("kind", ["solar", "wind"])
def test_an_installation_is_ones_own_and_brings_no_reputation(kind: str) -> None:
    t = rich(com()).at("turn")
    before = stock(t)
    go(t, "construction", "install", kind)
    assert t.get(0, kind) == 1
    assert gained(t, before) == {"energy": -1, "regolith": -1, "supply": -1}


@proves("MA-69")
def test_nobody_has_more_than_two() -> None:
    t = rich(com()).set(0, solar=1, wind=1).set(unbuilt=["hospital"]).at("turn")
    t.do(0, "place", "construction", 1)
    assert not t.offers(0, "install")
    assert [reason.id for reason in t.why_not(0, "install", "wind")] == ["why-installations"]


@proves("MA-105")
def test_the_hospital_makes_medicine() -> None:
    t = rich(com()).at("turn")
    before = stock(t)
    go(t, "hospital", "medicine")
    assert gained(t, before) == {"energy": -1, "supply": -1, "water": -1, "medicine": 1}
    assert t.get("time") == 2


@proves("MA-106")
def test_the_water_plant_makes_two_water_of_one_ice() -> None:
    t = rich(com()).at("turn")
    before = stock(t)
    go(t, "water_plant", "treat")
    assert gained(t, before) == {"energy": -1, "ice": -1, "water": 2}
    assert t.get("time") == 2


# ---- the Lander ------------------------------------------------------------------------------------------------------


@proves("MA-80")
@pytest.mark.parametrize("n", [1, 2])
def test_a_supply_for_each_time_unit(n: int) -> None:
    t = com().set(0, supply=0).at("turn")
    go(t, "lander", "supplies", n)
    assert (t.get(0, "supply"), t.get("time")) == (n, 3 - n)
    assert not t.offers(0, "supplies"), "one supply and then two would be the same action"


@proves("MA-78")
def test_the_printed_example_of_research() -> None:
    t = com().give(0, "yellow").set(0, credit=0).set(research_tiles=["RT05", "RT01"]).at("turn")
    go(t, "lander", "research", "RT01")
    assert (t.get(0, "credit"), t.get("time"), t.get(0, "hand")) == (10, 1, ())
    assert t.get("research_tiles") == ("RT05",)
    assert t.table.view(None)["tile_discard"] == ["RT01"]
    assert t.get("regolith_discard") == ("yellow",)


@proves("MA-78", "MA-scientist")
def test_scientists_save_time_down_to_one() -> None:
    t = com().give(0, "yellow", "scientist").set(research_tiles=["RT01"]).at("turn")
    go(t, "lander", "research", "RT01")
    assert t.get("time") == 2
    t = com().set(0, helpers=["scientist", "scientist"], ice=2).set(research_tiles=["RT03"]).at("turn")
    go(t, "lander", "research", "RT03")
    assert t.get("time") == 2, "at least one time unit"


@proves("MA-tiles", "MA-78")
@pytest.mark.parametrize("tile", [f"RT{n:02d}" for n in range(1, 21)])
def test_every_research_tile_costs_and_pays_what_it_says(tile: str) -> None:
    from .test_cards_match_facts import FACTS

    time, credits, cost = FACTS["tiles"][tile]
    t = com().set(0, credit=0).set(research_tiles=[tile])
    lacking = com().set(0, credit=0, regolith=0, ice=0).set(research_tiles=[tile]).at("turn")
    goods = {good: n for good, n in cost.items() if good != "mineral"}
    t.set(0, **{"regolith": 0, "ice": 0, **goods})
    for colour, n in cost.get("mineral", {}).items():
        t.give(0, *[colour] * n)
    t.at("turn")
    go(t, "lander", "research", tile)
    assert (t.get(0, "credit"), 3 - t.get("time")) == (credits, time)
    assert (t.get(0, "regolith"), t.get(0, "ice"), t.get(0, "hand")) == (0, 0, ())
    lacking.do(0, "place", "lander", 1)
    assert not lacking.offers(0, "research")
    assert lacking.why_not(0, "research", tile)


@proves("MA-orders", "MA-79", "MA-160")
@pytest.mark.parametrize("order", [f"O{n:02d}" for n in range(1, 25)])
def test_every_order_costs_and_gives_what_it_says(order: str) -> None:
    from .test_cards_match_facts import FACTS

    reputation, cost = FACTS["orders"][order]
    goods: dict[str, Any] = {good: n for good, n in cost.items() if good != "mineral"}
    t = com().set(orders=[order]).set(0, **dict.fromkeys(("energy", "supply", "credit"), 0)).set(0, **goods)
    for colour, n in cost.get("mineral", {}).items():
        t.give(0, *[colour] * n)
    t.set(0, reputation=0).at("turn")
    t.do(0, "place", "lander", 1)
    t.do(0, "order", order)
    assert t.get(0, "reputation") == reputation
    assert t.get("time") == 2
    assert all(t.get(0, good) == 0 for good in goods)
    assert t.get(0, "hand") == ()
    assert t.get(0, "orders") == (order,)


@proves("MA-79")
def test_a_filled_order_is_replaced_at_once_but_not_alone() -> None:
    t = com().set(orders=["O19", "O02"]).set(0, energy=4).at("turn")
    go(t, "lander", "order", "O19")
    assert len(t.get("orders")) == 2
    from .tables import solo

    alone = solo("orders").set(orders=["O19", "O02"]).set(energy=4).at("turn")
    go(alone, "lander", "order", "O19")
    assert alone.get("orders") == ("O02",)


@proves("MA-79")
def test_one_marker_fills_one_order() -> None:
    t = com().set(orders=["O19", "O02"]).set(0, energy=9, ice=9).at("turn")
    go(t, "lander", "order", "O19")
    assert not t.offers(0, "order")


# ---- the Greenhouses -------------------------------------------------------------------------------------------------


@proves("MA-81", "MA-82")
@pytest.mark.parametrize(
    ("crop", "cost", "gain"),
    [
        pytest.param("base", {"energy": -1, "water": -1}, {"food": 2}, id="base"),
        pytest.param("algae", {"energy": -2}, {"food": 2}, id="algae"),
        pytest.param("potatoes", {"energy": -1, "water": -1}, {"food": 3}, id="potatoes"),
        pytest.param("medicinal_herbs", {"energy": -1, "water": -2}, {"food": 1, "medicine": 1}, id="herbs"),
    ],
)
@proves("MA-base", "MA-algae", "MA-potatoes", "MA-medicinal-herbs")
def test_a_harvest_costs_and_gives_what_the_crop_says(crop: str, cost: dict[str, int], gain: dict[str, int]) -> None:
    t = rich(com()).set(0, crop=crop).at("turn")
    before = stock(t)
    t.do(0, "place", "greenhouses", 1).do(0, "harvest")
    assert gained(t, before) == {**cost, **gain}
    assert t.get("time") == 2


@proves("MA-82", "MA-botanist")
def test_every_botanist_adds_a_food() -> None:
    t = rich(com()).set(0, helpers=["botanist", "botanist"], food=0).at("turn")
    t.do(0, "place", "greenhouses", 1).do(0, "harvest")
    assert t.get(0, "food") == 4


@proves("MA-83", "MA-07")
def test_a_crop_is_changed_and_the_old_tile_goes_back() -> None:
    t = rich(com()).set(0, crop="algae").at("turn")
    t.do(0, "place", "greenhouses", 1)
    assert not t.offers(0, "change_crop", "algae")
    t.do(0, "change_crop", "medicinal_herbs")
    assert t.get(0, "crop") == "medicinal_herbs"
    assert t.get("crops") == {"algae": 2, "potatoes": 2, "medicinal_herbs": 1}
    assert (t.get(0, "energy"), t.get("time")) == (8, 2)


@proves("MA-83")
def test_a_crop_that_two_others_grow_is_not_to_be_had() -> None:
    t = rich(com(3)).set(1, crop="potatoes").set(2, crop="potatoes").at("turn")
    t.do(0, "place", "greenhouses", 1)
    assert not t.offers(0, "change_crop", "potatoes")
    assert [reason.id for reason in t.why_not(0, "change_crop", "potatoes")] == ["why-no-crop"]


# ---- the Education centre and the Laboratory -------------------------------------------------------------------------


@proves("MA-84")
def test_hiring_costs_two_credits_and_no_time() -> None:
    t = rich(com()).set(0, credit=2).set(specialists=["doctor", "doctor"], helpers=["geologist"]).at("turn")
    t.do(0, "place", "education", 1)
    assert t.options(0) == (("hire", "doctor"), ("hire", "geologist")), "each kind once"
    t.do(0, "hire", "doctor")
    assert (t.get(0, "specialists"), t.get(0, "credit"), t.get("time")) == (("doctor",), 0, 3)
    assert t.get("specialists") == ("doctor",)


@proves("MA-84", "MA-85")
def test_two_of_each_at_most_and_nobody_is_replaced() -> None:
    t = rich(com()).set(0, specialists=["doctor", "engineer"], helpers=["botanist"])
    t.set(specialists=["chemist"], helpers=["geologist"]).at("turn")
    t.do(0, "place", "education", 1)
    assert t.get(0, "helpers") == ("botanist", "geologist"), "only the helper was left to hire"
    full = rich(com()).set(0, specialists=["doctor", "engineer"], helpers=["botanist", "botanist"])
    full.set(specialists=["chemist"], helpers=["geologist"]).at("turn")
    assert not full.offers(0, "place", "education")


@proves("MA-86")
def test_a_colony_technology_takes_three_time_units_and_brings_reputation() -> None:
    t = rich(coop()).at("turn")
    before = stock(t)
    go(t, "laboratory", "colony_tech", "co2_converter")
    assert gained(t, before) == {"energy": -1, "reputation": 3}
    assert t.get("time") == 0
    assert t.get("technologies") == ("co2_converter",)


@proves("MA-86")
def test_in_the_last_cycle_it_still_brings_reputation() -> None:
    t = rich(com()).set(cycle=5).set(0, reputation=0).at("turn")
    go(t, "laboratory", "colony_tech", "birth_control")
    assert t.get(0, "reputation") == 3


@proves("MA-87", "MA-scientist")
def test_a_corporation_technology_takes_its_time_and_a_scientist_saves_some() -> None:
    t = rich(com()).at("turn")
    go(t, "laboratory", "corp_tech", "molecular_sensor")
    assert (t.get("time"), t.get(0, "energy"), t.get(0, "reputation")) == (2, 8, 2)
    assert not t.offers(0, "corp_tech"), "one marker develops one"
    assert not t.offers(0, "colony_tech"), "two time units are too few"
    clever = rich(com()).give(0, "scientist").at("turn")
    go(clever, "laboratory", "colony_tech", "medicine")
    assert clever.get("time") == 1
    go(clever, "lander", "supplies", 1)
    assert clever.get("time") == 0


@proves("MA-87")
def test_each_technology_is_developed_once() -> None:
    t = rich(com()).set(0, technologies=["long_arm"]).at("turn")
    t.do(0, "place", "laboratory", 1)
    assert not t.offers(0, "corp_tech", "long_arm")
    assert [reason.id for reason in t.why_not(0, "corp_tech", "long_arm")] == ["why-known"]


@proves("MA-88", "MA-weather-reports", "MA-89")
def test_weather_reports_show_the_next_card_at_once() -> None:
    t = rich(com()).set(weather_deck=["earthquake"]).at("turn")
    assert t.table.view(0)["next_weather"] is None
    go(t, "laboratory", "corp_tech", "weather_reports")
    assert t.table.view(0)["next_weather"] == "earthquake"
    assert t.table.view(1)["next_weather"] is None
    assert t.table.view(None)["next_weather"] is None
    assert not t.table.can_undo(0), "it has been seen"


@proves("MA-89")
def test_in_coop_everybody_is_told() -> None:
    t = rich(coop(3)).set(weather_deck=["wind"]).set(0, technologies=["weather_reports"]).at("turn")
    assert [t.table.view(seat)["next_weather"] for seat in (0, 1, 2)] == ["wind"] * 3


@pytest.mark.parametrize("building", ["hospital", "water_plant"])
def test_what_is_printed_is_what_is_paid_and_gained(building: str) -> None:
    buildings: Any = arsia.game("martians").facts()["buildings"]
    (printed,) = buildings[building]
    t = rich(com()).at("turn")
    before = stock(t)
    go(t, building, printed["verb"])
    assert t.get("time") == 3 - printed["time"]
    paid = {good: -n for good, n in printed["cost"]}
    assert gained(t, before) == {**paid, **dict(printed["gives"])}


def test_every_building_says_what_can_be_done_there() -> None:
    printed: Any = arsia.game("martians").facts()["buildings"]
    assert list(printed) == [building["id"] for building in view(com())["buildings"]]
    verbs = {option[0] for option in com().table.vocabulary}
    assert all(act["verb"] in verbs for acts in printed.values() for act in acts if act["verb"] != "mission")

"""The 32 events of the base game."""

from __future__ import annotations

from typing import Any

import pytest

from arsia.testing import Situation, proves

from .tables import NOTHING, PLENTY, calm, com, coop, end_turns, gained, go, rich, semi, solo, stock, view


def after(t: Situation, event: str) -> Situation:
    """The table when the event has happened."""
    return t.at(event)


EACH: dict[str, dict[str, int]] = {
    "E101": {"supply": 1},
    "E102": {"credit": 2},
    "E105": {"energy": -1},
    "E107": {"reputation": 1},
    "E108": {"ice": 1},
    "E202": {"food": -1},
    "E303": {"water": -1},
    "E308": {"energy": -2},
    "E404": {"reputation": 2},
    "E407": {"energy": 2},
}


@proves("MA-63", *[f"MA-{event.lower()}" for event in EACH])
@pytest.mark.parametrize("event", EACH)
@pytest.mark.parametrize(("table", "times"), [(com(3), 1), (semi(2), 1), (coop(3), 3), (solo(), 2)])
def test_each_gains_or_loses_and_a_shared_stock_once_for_each(event: str, table: Situation, times: int) -> None:
    t = rich(calm(table))
    before = [stock(t, seat) for seat in range(t.table.seats)]
    after(t, event)
    for seat, had in enumerate(before):
        expected = {good: n * (1 if good == "reputation" else times) for good, n in EACH[event].items()}
        assert gained(t, had, seat) == expected


@proves("MA-64", "MA-e105", "MA-e308")
@pytest.mark.parametrize("event", ["E105", "E308"])
def test_nobody_loses_what_is_not_there(event: str) -> None:
    t = after(com().set(0, energy=1).set(1, energy=0), event)
    assert (t.get(0, "energy"), t.get(1, "energy")) == (0, 0)


@proves("MA-e202", "MA-64")
def test_without_food_reputation_is_lost() -> None:
    t = after(com().set(0, food=1, reputation=3).set(1, food=0, reputation=0), "E202")
    assert (t.get(0, "food"), t.get(0, "reputation"), t.get(1, "reputation")) == (0, 3, 0)


@proves("MA-e202", "MA-63")
def test_the_reputation_of_the_colony_is_lost_once() -> None:
    t = after(coop(3).set(food=1, reputation=5), "E202")
    assert (t.get("food"), t.get("reputation")) == (0, 4)


@proves("MA-e303")
def test_without_water_energy_is_lost() -> None:
    t = after(coop(3).set(water=1, energy=5), "E303")
    assert (t.get("water"), t.get("energy")) == (0, 3)


@proves("MA-e103", "MA-66")
def test_e103_mining_costs_more_energy_for_the_cycle() -> None:
    t = after(rich(calm(com())).set(mining_tiles={"H01": "MT1"}), "E103")
    end_turns(t, 3)
    assert (t.get("round"), t.get("active")) == (2, 0)
    go(t, "mining", "dig", "H01", 2, 0)
    assert t.get(0, "energy") == 7
    poor = after(rich(calm(com())).set(0, energy=1), "E103")
    assert not poor.offers(0, "place", "mining")


@proves("MA-e104")
def test_e104_dust_takes_energy_from_the_coming_production_only() -> None:
    t = calm(com()).set(0, solar=2, wind=0, energy=0).set(effects={"solar": -1}).at("production")
    assert (t.get(0, "energy"), t.get("effects")) == (2, {})
    assert after(com(), "E104").get("effects") == {"solar": -1}


@proves("MA-e106")
def test_e106_the_moxie_costs_more_energy_for_the_round() -> None:
    t = after(rich(coop()).set(Q1=(2, 0, 0)), "E106")
    go(t, "moxie", "oxygen", "Q1")
    assert t.get("energy") == 7
    end_turns(t, 2)
    assert t.get("effects") == {}


@proves("MA-e201", "MA-e401")
@pytest.mark.parametrize("event", ["E201", "E401"])
def test_a_solar_flare_sends_markers_home_but_not_from_lazaret_and_homes(event: str) -> None:
    t = com().set(0, board={"mining": 1, "lander": 1}, lazaret={"Q1": 1}).set(1, board={"moxie": 1}, homes={"Q2": 1})
    after(t, event)
    assert (t.get(0, "board"), t.get(0, "markers"), t.get(0, "lazaret")["Q1"]) == ({}, 2, 1)
    assert (t.get(1, "board"), t.get(1, "markers"), t.get(1, "homes")["Q2"]) == ({}, 2, 1)


DEMANDS: dict[str, tuple[int, tuple[int, int, int, int]]] = {
    "E203": (1, (1, 1, 2, 2)),
    "E302": (1, (1, 1, 2, 2)),
    "E402": (2, (1, 1, 2, 2)),
    "E403": (0, (1, 1, 1, 1)),
}


@proves(*[f"MA-{event.lower()}" for event in DEMANDS])
@pytest.mark.parametrize("event", DEMANDS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_demand_goes_where_the_fewest_are(event: str, seats: int) -> None:
    token, counts = DEMANDS[event]
    t = calm(solo() if seats == 1 else coop(seats))
    first = [0, 0, 0]
    first[token] = 1
    after(t.set(Q1=tuple(first)), event)
    n = counts[seats - 1]
    found = [t.get(quarter)[token] for quarter in ("Q1", "Q2", "Q3", "Q4")]
    assert found == [1, 1, 1 if n > 1 else 0, 0]


@proves(*[f"MA-{event.lower()}" for event in DEMANDS])
@pytest.mark.parametrize("event", DEMANDS)
def test_every_rival_gets_one(event: str) -> None:
    token, _ = DEMANDS[event]
    t = after(calm(com(3)), event)
    assert [t.get(quarter)[token] for quarter in ("Q1", "Q2", "Q3", "Q4")] == [1, 1, 1, 0]


@proves("MA-e204")
def test_e204_one_supply_at_a_time() -> None:
    t = after(rich(com()).set(research_tiles=["RT05"]), "E204").do(0, "place", "lander", 1)
    assert not t.offers(0, "supplies", 2)
    assert [reason.id for reason in t.why_not(0, "supplies", 2)] == ["why-fewer-supplies"]


@proves("MA-e205")
def test_e205_reputation_for_credits_by_choice_in_turn_order() -> None:
    t = after(com(3).set(first=1).set(2, reputation=0), "E205")
    assert list(t.table.pending) == [1]
    t.do(1, "pay")
    assert (t.get(1, "reputation"), t.get(1, "credit")) == (1, 7)
    assert list(t.table.pending) == [0], "who has no reputation is not asked"
    t.do(0, "skip")
    assert (t.get(0, "reputation"), t.get(0, "credit")) == (2, 2)


@proves("MA-e205", "MA-63")
def test_e205_in_a_shared_colony_everybody_may_pay_once() -> None:
    t = after(coop(), "E205").do(0, "pay").do(1, "pay")
    assert (t.get("reputation"), t.get("credit")) == (0, 13)


@proves("MA-e206")
def test_e206_construction_costs_more_energy() -> None:
    t = after(rich(com()), "E206")
    go(t, "construction", "install", "solar")
    assert t.get(0, "energy") == 7


@proves("MA-e207")
def test_e207_one_crystal_more() -> None:
    t = after(rich(com()).set(mining_tiles={"H01": "MT8"}), "E207").do(0, "place", "mining", 1)
    assert t.offers(0, "dig", "H01", 2, 1)


@proves("MA-e208")
def test_e208_delivered_food_brings_more_reputation() -> None:
    t = com().set(0, food=1, medicine=1, reputation=0).set(Q1=(0, 1, 1), effects={"food_reputation": 1}).at("delivery")
    t.do(0, "deliver", "food", "Q1").do(0, "deliver", "medicine", "Q1")
    assert t.get(0, "reputation") == 6
    assert after(com(), "E208").get("effects") == {"food_reputation": 1}


@proves("MA-e301")
def test_e301_a_working_building_gets_its_rightmost_token_back() -> None:
    t = com().set(unbuilt=["hospital", "education", "laboratory"], upgrades={"greenhouses": [3]})
    after(t.set(1, board={"greenhouses": 2}), "E301")
    assert t.options(0) == (("damage", "water_plant"), ("damage", "greenhouses"))
    t.do(0, "damage", "greenhouses")
    assert t.get("upgrades")["greenhouses"] == (2, 3)
    assert t.get(1, "board") == {"greenhouses": 2}, "the marker stays"


@proves("MA-e301")
def test_e301_with_nothing_to_damage_nothing_happens() -> None:
    t = com().set(upgrades={"greenhouses": [1, 2, 3]})
    assert after(t, "E301").asked(0) == "prompt-turn"


@proves("MA-e304", "MA-66")
def test_e304_rest_takes_longer_for_the_round() -> None:
    t = after(com().set(0, board={"lander": 1}), "E304").do(0, "rest")
    assert t.get("time") == 1


@proves("MA-e305")
def test_e305_changing_crops_is_free_but_takes_a_marker() -> None:
    t = after(rich(com()), "E305")
    t.do(0, "place", "greenhouses", 1).do(0, "change_crop", "algae")
    assert (t.get("time"), t.get(0, "energy"), t.get(0, "markers")) == (3, 9, 2)


@proves("MA-e306")
def test_e306_overtime_for_hunger() -> None:
    t = after(calm(com(3)).set(2, dead=1, blocked=[1]), "E306")
    t.do(0, "overtime").do(1, "skip")
    assert (t.get("Q1"), t.get("Q2")) == ((0, 0, 1), (0, 0, 0))
    assert (t.get("active"), t.get("time")) == (0, 4)
    end_turns(t)
    assert (t.get("active"), t.get("time")) == (1, 3)


@proves("MA-e306")
def test_e306_in_a_shared_colony_hunger_goes_where_the_least_is() -> None:
    t = after(calm(coop()).set(Q1=(0, 0, 1)), "E306").do(0, "overtime").do(1, "overtime")
    assert t.get("hunger") == {"Q1": 1, "Q2": 1, "Q3": 1, "Q4": 0}


@proves("MA-e307")
def test_e307_supplies_or_energy() -> None:
    t = after(com().set(0, **NOTHING).set(1, **NOTHING), "E307")
    t.do(0, "gain", "supply", 2).do(1, "gain", "energy", 4)
    assert (t.get(0, "supply"), t.get(1, "energy")) == (2, 4)


@proves("MA-e405")
def test_e405_upgrade_tokens_cost_two_time_units() -> None:
    t = after(rich(com()).set(upgrades={"hospital": [1, 2, 3]}), "E405")
    go(t, "hospital", "medicine", space=2)
    assert t.get("time") == 0


@proves("MA-e406")
def test_e406_research_and_technologies_take_less_time_but_at_least_one() -> None:
    t = after(rich(com()).set(research_tiles=["RT09"]), "E406")
    go(t, "lander", "research", "RT09")
    assert t.get("time") == 1
    go(t, "laboratory", "corp_tech", "long_arm")
    assert t.get("time") == 0
    early = after(rich(com()), "E406")
    go(early, "laboratory", "colony_tech", "medicine")
    assert early.get("time") == 1


@proves("MA-e408", "MA-66")
def test_e408_one_product_a_turn() -> None:
    t = com().set(0, food=2).set(Q1=(0, 0, 2), effects={"fewer_deliveries": 1}).at("delivery")
    t.do(0, "deliver", "food", "Q1")
    assert t.get("Q1") == (0, 0, 1)
    assert after(com(), "E408").get("effects") == {"fewer_deliveries": 1}


def test_an_event_is_remembered_and_seen_by_all() -> None:
    t: Any = after(com().set(0, **PLENTY), "E107")
    assert (view(t, None)["event"], view(t, 1)["events"]) == ("E107", ["E107"])

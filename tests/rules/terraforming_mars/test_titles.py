"""Milestones and awards."""

from __future__ import annotations

from typing import Any

import pytest

from arsia.testing import proves

from .tables import acting, mars, sheet, why

CITIES = ["r6c2", "r2c1", "r2c4"]
MANY = ["comet", "mine", "grass", "lichen", "ants", "pets", "fish", "birds", "algae", "moss", "trees", "worms"]


@proves("TM-80")
@pytest.mark.parametrize(
    ("milestone", "enough", "short"),
    [
        ("terraformer", {"tr": 35}, {"tr": 34}),
        ("mayor", {"cities": CITIES}, {"cities": CITIES[:2]}),
        ("gardener", {"greeneries": CITIES}, {"greeneries": CITIES[:2]}),
        ("builder", {"tags": {"building": 8}}, {"tags": {"building": 7}}),
        ("planner", {"hand": [*MANY, "heather", "shuttles", "insects", "farming"]}, {"hand": [*MANY, "heather"]}),
    ],
)
def test_a_milestone_is_claimed_for_eight(milestone: str, enough: dict[str, Any], short: dict[str, Any]) -> None:
    t = acting(**enough).do(0, "milestone", milestone)
    assert (t.get("milestones"), t.get(0, "mc")) == ({milestone: 0}, 92)
    t = acting(**short)
    assert not t.offers(0, "milestone", milestone)
    assert why(t, "milestone", milestone) == ("why-milestone",)


@proves("TM-80")
def test_it_needs_the_money() -> None:
    t = acting(tr=35, mc=7)
    assert not t.offers(0, "milestone", "terraformer")
    assert why(t, "milestone", "terraformer") == ("why-money",)


@proves("TM-80", "TM-56")
def test_building_tags_are_those_in_play_and_the_corporations() -> None:
    cards = ["mine", "power_plant", "solar_power", "food_factory", "soil_factory", "steelworks"]
    t = acting(played=cards, corporation="mining_guild")  # which has two
    assert t.offers(0, "milestone", "builder")


@proves("TM-81")
def test_a_milestone_is_claimed_once() -> None:
    t = mars(tr=40).set(milestones={"terraformer": 1}).at("action")
    assert not t.offers(0, "milestone", "terraformer")
    assert why(t, "milestone", "terraformer") == ("why-claimed",)


@proves("TM-81")
def test_only_three_are_claimed() -> None:
    own: dict[str, Any] = {"tr": 40, "cities": CITIES}
    t = mars(**own).set(milestones={"gardener": 1, "builder": 1}).at("action").do(0, "milestone", "mayor")
    assert not t.offers(0, "milestone")
    assert why(t, "milestone", "terraformer") == ("why-all-claimed",)


@proves("TM-82")
def test_awards_cost_more_and_more() -> None:
    t = acting(mc=42).do(0, "award", "miner").do(0, "award", "banker").do(1, "pass").do(0, "award", "landlord")
    assert (t.get(0, "mc"), t.get("awards")) == (0, {"miner": 0, "banker": 0, "landlord": 0})


@proves("TM-82")
@pytest.mark.parametrize(("funded", "price"), [(0, 8), (1, 14), (2, 20)])
def test_each_needs_its_price(funded: int, price: int) -> None:
    taken = dict.fromkeys(["miner", "banker"][:funded], 1)
    assert acting(mc=price).set(awards=taken).offers(0, "award", "landlord")
    t = acting(mc=price - 1).set(awards=taken)
    assert not t.offers(0, "award")
    assert why(t, "award", "landlord") == ("why-money",)


@proves("TM-82")
def test_there_is_no_fourth_and_none_twice() -> None:
    t = acting().set(awards={"miner": 1, "banker": 0})
    assert not t.offers(0, "award", "miner")
    assert why(t, "award", "miner") == ("why-funded",)
    t.do(0, "award", "landlord")
    assert not t.offers(0, "award")
    assert why(t, "award", "thermalist") == ("why-all-funded",)


@proves("TM-84", "TM-83")
@pytest.mark.parametrize(
    ("award", "most", "less"),
    [
        ("landlord", {"tiles": {"r6c2": "city", "r6c3": "greenery", "r6c4": "nuclear_zone"}}, {"cities": ["r2c1"]}),
        ("banker", {"mc_production": 2}, {"mc_production": 1}),
        ("scientist", {"tags": {"science": 2}}, {"tags": {"science": 1}}),
        ("thermalist", {"heat": 5}, {"heat": 4}),
        ("miner", {"steel": 2, "titanium": 3}, {"steel": 4}),
    ],
)
def test_what_awards_look_at(award: str, most: dict[str, Any], less: dict[str, Any]) -> None:
    t = mars(3, **less).set(1, **most).set(awards={award: 0}).at("end")
    assert [sheet(t, seat)["awards"] for seat in range(3)] == [2, 5, 0]  # whoever funded it


@proves("TM-84", "TM-30", "TM-36")
def test_claims_and_oceans_are_no_tiles_of_a_landlord() -> None:
    t = mars(3, claims=["r6c2"]).set(1, cities=["r2c3"]).set(oceans=5, awards={"landlord": 0}).at("end")
    assert [sheet(t, seat)["awards"] for seat in range(3)] == [2, 5, 2]


@proves("TM-84", "TM-56")
def test_a_scientist_has_no_use_for_events() -> None:
    t = mars(3, events=["invention_contest", "technology_demonstration"]).set(1, played=["mars_university"])
    t.set(awards={"scientist": 0}).at("end")
    assert [sheet(t, seat)["awards"] for seat in range(3)] == [2, 5, 2]


@proves("TM-83")
@pytest.mark.parametrize(
    ("heat", "points"),
    [
        ((9, 5, 5, 1), [5, 2, 2, 0]),
        ((9, 9, 5, 1), [5, 5, 0, 0]),
        ((9, 7, 5, 1), [5, 2, 0, 0]),
        ((0, 0, 0, 0), [5, 5, 5, 5]),
    ],
)
def test_ties_of_an_award(heat: tuple[int, ...], points: list[int]) -> None:
    t = mars(4)
    for seat in range(4):
        t.set(seat, heat=heat[seat])
    t.set(awards={"thermalist": 3}).at("end")
    assert [sheet(t, seat)["awards"] for seat in range(4)] == points


@proves("TM-85")
def test_with_two_players_nobody_is_second() -> None:
    t = mars(2, heat=9).set(1, heat=5).set(awards={"thermalist": 1}).at("end")
    assert [sheet(t, seat)["awards"] for seat in range(2)] == [5, 0]
    t = mars(2, heat=5).set(1, heat=5).set(awards={"thermalist": 1}).at("end")
    assert [sheet(t, seat)["awards"] for seat in range(2)] == [5, 5]


@proves("TM-84")
def test_an_award_that_nobody_funded_brings_nothing() -> None:
    t = mars(3, heat=9, steel=9).set(awards={"thermalist": 1}).at("end")
    assert sheet(t)["awards"] == 5

"""Paying: metals for the right cards, a sensible first offer, no change, heat for Helion, discounts and rebates."""

from __future__ import annotations

from typing import Any

import pytest

from arsia.testing import proves

from .tables import acting, playable


@proves("TM-54")
def test_a_card_is_paid_before_it_brings_anything() -> None:
    assert not playable("investment_loan", mc=2)  # though it brings 10
    t = acting("investment_loan", mc=3).do(0, "play", "investment_loan")
    assert t.get(0, "mc") == 10


@proves("TM-40")
def test_steel_pays_two_for_buildings() -> None:
    t = acting("titanium_mine", steel=2, mc=20).do(0, "play", "titanium_mine")  # 7 M€
    assert t.asked(0) == "prompt-pay"
    t.do(0, "pay", "steel", 2)
    assert (t.get(0, "steel"), t.get(0, "mc")) == (0, 17)


@proves("TM-40")
def test_titanium_pays_three_for_space() -> None:
    t = acting("space_station", titanium=3, mc=20).do(0, "play", "space_station")  # 10 M€
    t.do(0, "pay", "titanium", 3)
    assert (t.get(0, "titanium"), t.get(0, "mc")) == (0, 19)


@proves("TM-40")
def test_metals_make_a_card_payable() -> None:
    assert playable("titanium_mine", mc=3, steel=2)
    assert not playable("titanium_mine", mc=2, steel=2)
    assert not playable("titanium_mine", mc=3, titanium=9)
    assert not playable("space_station", mc=3, steel=9)


@proves("TM-40")
def test_a_card_with_both_tags_takes_both_metals() -> None:
    t = acting("space_elevator", mc=10, steel=4, titanium=4).do(0, "play", "space_elevator")  # 27 M€
    assert {option[1] for option in t.options(0)} == {"titanium"}
    t.do(0, "pay", "titanium", 4)
    assert {option[1] for option in t.options(0)} == {"steel"}
    t.do(0, "pay", "steel", 3)
    assert (t.get(0, "titanium"), t.get(0, "steel"), t.get(0, "mc")) == (0, 1, 1)


@proves("TM-41")
def test_what_is_offered_first_uses_metal_and_wastes_none() -> None:
    t = acting("titanium_mine", steel=9, mc=20).do(0, "play", "titanium_mine")  # 7 M€
    assert t.options(0) == tuple(("pay", "steel", n) for n in (3, 4, 2, 1, 0))


@proves("TM-41")
def test_overpaying_gives_no_change() -> None:
    t = acting("titanium_mine", steel=9, mc=20).do(0, "play", "titanium_mine").do(0, "pay", "steel", 4)
    assert (t.get(0, "steel"), t.get(0, "mc")) == (5, 20)


@proves("TM-41")
def test_nobody_overpays_by_a_whole_cube() -> None:
    t = acting("mine", steel=9).do(0, "play", "mine")  # 4 M€
    assert t.options(0) == tuple(("pay", "steel", n) for n in (2, 1, 0))


@proves("TM-41", "TM-40")
def test_what_must_be_paid_with_metal_is_not_asked() -> None:
    t = acting("mine", "micro_mills", steel=2, mc=0).do(0, "play", "mine")
    assert (t.get(0, "steel"), t.get(0, "steel_production")) == (0, 1)


@proves("TM-41")
def test_without_enough_mc_the_last_cube_is_overpaid() -> None:
    t = acting("titanium_mine", steel=9, mc=0).do(0, "play", "titanium_mine")
    assert (t.get(0, "steel"), t.get(0, "mc")) == (5, 0)


@proves("TM-106")
def test_metals_pay_for_nothing_else() -> None:
    t = acting("sponsors", mc=3, steel=50, titanium=50)
    assert not t.offers(0, "play", "sponsors")
    assert not t.offers(0, "award")
    assert {option[1] for option in t.options(0) if option[0] == "project"} == {"sell_patents"}


@proves("TM-106")
def test_unless_a_card_says_so() -> None:
    t = acting(played=["aquifer_pumping"], steel=4, mc=0).do(0, "action", "aquifer_pumping")
    assert t.get(0, "steel") == 0
    t.do(0, "space", "r0c4")
    assert t.get("oceans") == 1


@proves("TM-107")
@pytest.mark.parametrize(
    ("own", "steel", "titanium"),
    [
        ({}, 2, 3),
        ({"corporation": "phobolog"}, 2, 4),
        ({"played": ["advanced_alloys"]}, 3, 4),
        ({"corporation": "phobolog", "played": ["advanced_alloys"]}, 3, 5),
    ],
)
def test_what_metals_are_worth(own: dict[str, Any], steel: int, titanium: int) -> None:
    t = acting("space_elevator", **own, mc=27 - steel, steel=1)
    assert t.offers(0, "play", "space_elevator")
    t.set(0, mc=26 - steel)
    assert not t.offers(0, "play", "space_elevator")
    t.set(0, mc=27 - titanium, steel=0, titanium=1)
    assert t.offers(0, "play", "space_elevator")
    t.set(0, mc=26 - titanium)
    assert not t.offers(0, "play", "space_elevator")


@proves("TM-108")
def test_helion_pays_cards_with_heat_and_as_little_as_need_be_first() -> None:
    t = acting("sponsors", corporation="helion", heat=5, mc=4).do(0, "play", "sponsors")  # 6 M€
    assert t.options(0) == tuple(("pay", "heat", n) for n in (2, 5, 4, 3))
    t.do(0, "pay", "heat", 3)
    assert (t.get(0, "heat"), t.get(0, "mc")) == (2, 1)


@proves("TM-108")
def test_helion_pays_projects_awards_milestones_and_actions_with_heat() -> None:
    own: dict[str, Any] = {"corporation": "helion", "mc": 0, "heat": 14}
    t = acting(**own).do(0, "project", "asteroid")
    assert (t.get(0, "heat"), t.get("temperature")) == (0, -28)
    t = acting(**own).do(0, "award", "miner")
    assert (t.get(0, "heat"), t.get("awards")) == (6, {"miner": 0})
    t = acting(**own, tr=35).do(0, "milestone", "terraformer")
    assert t.get(0, "heat") == 6
    t = acting(**own, played=["space_mirrors"]).do(0, "action", "space_mirrors")
    assert t.get(0, "heat") == 7


@proves("TM-108")
def test_mc_never_stand_for_heat() -> None:
    assert not acting(corporation="helion", heat=7, mc=50).offers(0, "convert", "heat")
    assert not playable("local_heat_trapping", corporation="helion", heat=4, mc=50)


@proves("TM-108")
def test_nobody_else_pays_with_heat() -> None:
    assert not playable("sponsors", mc=5, heat=50)


@proves("TM-108", "TM-46")
def test_heat_that_a_card_takes_cannot_pay_for_it() -> None:
    assert not playable("local_heat_trapping", corporation="helion", heat=5, mc=0)
    t = acting("local_heat_trapping", "mine", corporation="helion", heat=6, mc=0)
    t.do(0, "play", "local_heat_trapping")
    assert (t.get(0, "heat"), t.get(0, "plants")) == (0, 4)


@proves("TM-108", "TM-40")
def test_helion_may_mix_metal_and_heat() -> None:
    t = acting("space_station", corporation="helion", heat=3, titanium=2, mc=6).do(0, "play", "space_station")
    t.do(0, "pay", "titanium", 2).do(0, "pay", "heat", 3)
    assert (t.get(0, "titanium"), t.get(0, "heat"), t.get(0, "mc")) == (0, 0, 5)


@proves("TM-53")
def test_discounts_add_up() -> None:
    own: dict[str, Any] = {"corporation": "teractor", "played": ["earth_catapult", "earth_office", "research_outpost"]}
    t = acting("acquired_company", **own).do(0, "play", "acquired_company")  # 10, less 3, 2, 3 and 1
    assert t.get(0, "mc") == 99


@proves("TM-53")
def test_a_price_is_never_below_nothing() -> None:
    t = acting("sponsors", corporation="teractor", played=["earth_office", "earth_catapult"], mc=0)
    t.do(0, "play", "sponsors")
    assert t.get(0, "mc") == 0


@proves("TM-53")
def test_a_card_gives_no_discount_to_itself() -> None:
    assert not playable("earth_catapult", mc=22)
    t = acting("earth_catapult", "mine", mc=25).do(0, "play", "earth_catapult")
    assert t.do(0, "play", "mine").get(0, "mc") == 0


@proves("TM-53")
def test_a_discount_looks_at_tags() -> None:
    t = acting("giant_space_mirror", "mine", played=["space_station", "shuttles"])
    t.do(0, "play", "giant_space_mirror")
    assert t.get(0, "mc") == 100 - 17 + 4
    assert t.do(0, "play", "mine").get(0, "mc") == 83


@proves("TM-53", "TM-71")
def test_discounts_are_not_for_buying_cards_nor_for_projects() -> None:
    t = acting(played=["earth_catapult", "inventors_guild"]).do(0, "action", "inventors_guild")
    t.do(0, *t.options(0)[0]).do(0, "project", "power_plant")
    assert t.get(0, "mc") == 100 - 3 - 11


@proves("TM-124")
def test_credicor_looks_at_the_printed_price_after_all_was_paid() -> None:
    t = acting("giant_space_mirror", "soletta", corporation="credicor", played=["space_station", "quantum_extractor"])
    t.set(0, mc=30)
    assert not t.offers(0, "play", "soletta")  # 35 less 4 is 31, and the 4 come too late
    t.set(0, mc=31).do(0, "play", "soletta")
    assert t.get(0, "mc") == 4
    t.set(0, mc=20).do(0, "play", "giant_space_mirror")
    assert t.get(0, "mc") == 7  # 17 is too little


@proves("TM-124", "TM-74", "TM-75")
@pytest.mark.parametrize(("project", "price", "back"), [("aquifer", 18, 0), ("greenery", 23, 4), ("city", 25, 4)])
def test_credicor_and_projects(project: str, price: int, back: int) -> None:
    assert not acting(corporation="credicor", mc=price - 1).offers(0, "project", project)
    t = acting(corporation="credicor", mc=price).do(0, "project", project)
    assert t.get(0, "mc") == back


@proves("TM-124", "TM-70")
def test_standard_technology_pays_back_after_the_full_price_and_not_for_patents() -> None:
    t = acting("mine", played=["standard_technology"], mc=10)
    assert not t.offers(0, "project", "power_plant")
    t.set(0, mc=11).do(0, "project", "power_plant")
    assert t.get(0, "mc") == 3
    t.do(0, "project", "sell_patents").do(0, "sell", "mine")
    assert t.get(0, "mc") == 4

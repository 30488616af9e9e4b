"""What makes each corporation different."""

from __future__ import annotations

import pytest

from arsia.testing import proves

from .tables import acting, holding, quiet


def price(card: str, **own: object) -> int:
    t = holding(card, **own)  # type: ignore[arg-type]
    return int(t.table.view(0)["prices"][card])  # type: ignore[index]


@proves("AE-98")
def test_credicor_looks_at_the_printed_cost() -> None:
    assert price("ganymede_shipyard", corporation="credicor") == 17
    assert price("mass_converter", corporation="credicor") == 16
    assert price("mass_converter", corporation="credicor", steel=2) == 12  # printed 20, however cheap it gets


def test_ecoline_needs_seven_plants() -> None:
    t = quiet().set(0, corporation="ecoline", plants=7).at("action").do(0, "standard", "forest_plants")
    assert (t.get(0, "plants"), t.get(0, "forests")) == (0, 1)


@proves("AE-90")
def test_helion_pays_with_heat_as_it_likes_but_never_the_other_way() -> None:
    t = quiet().set(0, corporation="helion", mc=10, heat=8, hand=["mine"]).at("development")
    t.do(0, "play", "mine")
    assert t.options(0)[0] == ("pay", "heat", 0)
    assert t.options(0)[-1] == ("pay", "heat", 8)
    t.do(0, "pay", "heat", 3)
    assert (t.get(0, "mc"), t.get(0, "heat")) == (3, 5)
    rich = quiet().set(0, corporation="helion", mc=99, heat=7).give(0, "comet").at("action")
    assert not rich.offers(0, "standard", "temperature_heat")


@proves("AE-90")
def test_helion_pays_standard_actions_and_actions_with_heat() -> None:
    t = quiet().set(0, corporation="helion", mc=4, heat=14, played=["farmers_market"]).at("action")
    t.do(0, "standard", "temperature_mc").do(0, "pay", "heat", 11)
    assert (t.get(0, "mc"), t.get(0, "heat")) == (1, 3)
    t.do(0, "action", "farmers_market").do(0, "pay", "heat", 1)
    assert (t.get(0, "mc"), t.get(0, "heat"), t.get(0, "plants")) == (1, 2, 2)


def test_interplanetary_cinematics_plays_events_for_less() -> None:
    assert price("comet", corporation="interplanetary_cinematics") == 23
    assert price("interns", corporation="interplanetary_cinematics") == 3


def test_inventrix_eases_requirements() -> None:
    assert holding("fish", corporation="inventrix").offers(0, "play", "fish")


@proves("AE-92")
def test_mining_guild_rises_for_every_steel_on_a_card() -> None:
    t = holding("mine", corporation="mining_guild").do(0, "play", "mine")
    assert (t.get(0, "tr"), t.get(0, "steel")) == (7, 3)
    one = holding("underground_city", corporation="mining_guild").do(0, "play", "underground_city")
    assert one.get(0, "tr") == 6
    none = holding("titanium_mine", corporation="mining_guild").do(0, "play", "titanium_mine")
    assert none.get(0, "tr") == 5


def test_phobolog_counts_titanium_four() -> None:
    assert price("satellites", corporation="phobolog") == 14 - 4
    assert price("satellites", corporation="phobolog", played=["advanced_alloys"]) == 14 - 5
    assert price("medical_lab", corporation="mining_guild", played=["advanced_alloys"]) == 15 - 3


def test_saturn_systems_rise_for_each_jovian_tag_but_their_own() -> None:
    t = holding("callisto_penal_mines", corporation="saturn_systems")
    assert t.get(0, "tr") == 5
    t.do(0, "play", "callisto_penal_mines")
    assert t.get(0, "tr") == 6


def test_teractor_and_thorgate_save_three_for_each_tag() -> None:
    assert price("sponsors", corporation="teractor") == 2
    assert price("geothermal_power", corporation="thorgate") == 5


@proves("AE-95")
def test_unmi_may_pay_six_the_first_time_its_rating_rises_in_a_phase() -> None:
    t = quiet().set(0, corporation="united_nations_mars_initiative", mc=48).at("action")
    t.do(0, "standard", "temperature_mc")
    assert t.asked(0) == "prompt-buy-rating"
    t.do(0, "buy_tr")
    assert (t.get(0, "tr"), t.get(0, "mc")) == (7, 28)
    t.do(0, "standard", "temperature_mc")
    assert t.asked(0) == "prompt-action"  # once in a phase, and the bought step opens nothing
    t.do(0, "done").at("action").set(0, mc=20).do(0, "standard", "temperature_mc")
    assert t.asked(0) == "prompt-buy-rating"
    t.do(0, "skip")
    assert t.get(0, "tr") == 9


@proves("AE-95")
def test_unmi_without_six_mc_is_not_asked() -> None:
    t = acting("tardigrades", corporation="united_nations_mars_initiative", mc=19).do(0, "standard", "temperature_mc")
    assert t.asked(0) == "prompt-action"


def test_no_production_is_set_below_what_remains_of_it() -> None:
    t = quiet().set(0, corporation="helion").set(0, heat_production=1)
    with pytest.raises(ValueError, match="less was set to be produced"):
        t.set(0, corporation="ecoline")
    assert quiet().set(0, corporation="helion").set(0, corporation="ecoline").get(0, "heat_production") == 0

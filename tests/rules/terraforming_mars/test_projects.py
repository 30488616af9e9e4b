"""Standard projects and conversions."""

from __future__ import annotations

import pytest

from arsia.testing import proves

from .tables import acting, makes, mars, spaces, why


@proves("TM-70")
def test_patents_are_sold_for_one_each() -> None:
    t = acting("mine", "comet", "grass", mc=0).do(0, "project", "sell_patents")
    assert not t.offers(0, "done")  # at least one
    t.do(0, "sell", "mine").do(0, "sell", "grass")
    assert (t.get(0, "mc"), t.get("discards")) == (2, ("mine", "grass"))
    assert t.get(0, "hand")[1:] == ("comet",)


@proves("TM-70")
def test_patents_are_one_action_however_many() -> None:
    t = acting("mine", "comet").do(0, "project", "sell_patents").do(0, "sell", "mine").do(0, "done")
    assert (t.get("acts"), list(t.table.pending)) == (1, [0])


@proves("TM-70")
def test_without_cards_there_is_nothing_to_sell() -> None:
    t = acting().set(0, hand=[])
    assert not t.offers(0, "project", "sell_patents")
    assert why(t, "project", "sell_patents") == ("why-nothing-to-sell",)


@proves("TM-71")
def test_power_plant() -> None:
    t = acting(mc=20).do(0, "project", "power_plant")
    assert (t.get(0, "mc"), makes(t)) == (9, {"energy": 1})


@proves("TM-71")
def test_thorgate_builds_it_for_three_less() -> None:
    t = acting(corporation="thorgate", mc=8).do(0, "project", "power_plant")
    assert (t.get(0, "mc"), t.get(0, "energy_production")) == (0, 1)


@proves("TM-72", "TM-20")
def test_asteroid() -> None:
    t = acting(mc=20).do(0, "project", "asteroid")
    assert (t.get(0, "mc"), t.get("temperature"), t.get(0, "tr")) == (6, -28, 21)


@proves("TM-73", "TM-31")
def test_aquifer() -> None:
    t = acting(mc=20).do(0, "project", "aquifer").do(0, "space", "r8c4")
    assert (t.get(0, "mc"), t.get("oceans"), t.get(0, "tr"), t.get(0, "titanium")) == (2, 1, 21, 2)


@proves("TM-74", "TM-33")
def test_greenery() -> None:
    t = acting(mc=30).do(0, "project", "greenery").do(0, "space", "r4c8")
    assert (t.get(0, "mc"), t.get("oxygen"), t.get(0, "tr"), t.get(0, "plants")) == (7, 1, 21, 2)


@proves("TM-75")
def test_city() -> None:
    t = acting(mc=30).do(0, "project", "city").do(0, "space", "r0c0")
    assert (t.get(0, "mc"), makes(t), t.get(0, "cities"), t.get(0, "steel")) == (5, {"mc": 1}, ("r0c0",), 2)
    assert t.get(0, "tr") == 20


@proves("TM-71", "TM-72", "TM-73", "TM-74", "TM-75")
@pytest.mark.parametrize(
    ("project", "price"), [("power_plant", 11), ("asteroid", 14), ("aquifer", 18), ("greenery", 23), ("city", 25)]
)
def test_every_project_has_its_price(project: str, price: int) -> None:
    assert acting(mc=price).offers(0, "project", project)
    t = acting(mc=price - 1)
    assert not t.offers(0, "project", project)
    (reason,) = t.why_not(0, "project", project)
    assert (reason.id, reason.args["price"], reason.args["have"]) == ("why-money", price, price - 1)


@proves("TM-76")
def test_a_project_may_be_done_again_and_again() -> None:
    t = acting().do(0, "project", "power_plant").do(0, "project", "power_plant").do(1, "pass")
    t.do(0, "project", "power_plant")
    assert t.get(0, "energy_production") == 3


@proves("TM-111")
def test_a_city_without_a_place_is_not_built() -> None:
    t = acting(plants=8)
    t.do(0, "project", "city")
    everywhere = sorted(spaces(t))
    t = mars(plants=8).set(1, greeneries=everywhere).at("action")
    assert not t.offers(0, "project", "city")
    assert not t.offers(0, "project", "greenery")
    assert not t.offers(0, "convert", "plants")
    assert why(t, "project", "city") == why(t, "convert", "plants") == ("why-no-space",)


@proves("TM-77", "TM-31")
def test_eight_plants_are_a_greenery() -> None:
    t = acting(plants=9).do(0, "convert", "plants").do(0, "space", "r5c1")
    assert (t.get(0, "plants"), t.get(0, "greeneries"), t.get("oxygen")) == (3, ("r5c1",), 1)  # two are printed there
    assert not acting(plants=7).offers(0, "convert", "plants")


@proves("TM-77")
def test_ecoline_needs_seven() -> None:
    t = acting(corporation="ecoline", plants=7).do(0, "convert", "plants").do(0, "space", "r6c2")
    assert t.get(0, "plants") == 0
    assert not acting(corporation="ecoline", plants=6).offers(0, "convert", "plants")


@proves("TM-78")
def test_eight_heat_are_a_step_of_temperature() -> None:
    t = acting(heat=9).do(0, "convert", "heat")
    assert (t.get(0, "heat"), t.get("temperature"), t.get(0, "tr")) == (1, -28, 21)
    assert not acting(heat=7).offers(0, "convert", "heat")


@proves("TM-79")
def test_conversions_have_no_limit() -> None:
    t = acting(heat=40, plants=0).do(0, "convert", "heat").do(0, "convert", "heat").do(1, "pass")
    for _ in range(3):
        t.do(0, "convert", "heat")
    assert (t.get(0, "heat"), t.get("temperature")) == (0, -20)
    t = acting(plants=24).do(0, "convert", "plants").do(0, "space", "r6c2").do(0, "convert", "plants")
    t.do(0, "space", "r6c3").do(1, "pass").do(0, "convert", "plants").do(0, "space", "r6c4")
    assert t.get("oxygen") == 3

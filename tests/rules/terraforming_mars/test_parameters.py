"""Global parameters: rating for every step, bonuses on the tracks, goals."""

from __future__ import annotations

import pytest

from arsia.testing import proves

from .tables import acting, mars, spaces


@proves("TM-20")
def test_a_step_is_two_degrees_and_one_rating() -> None:
    t = acting(heat=8).do(0, "convert", "heat")
    assert (t.get("temperature"), t.get(0, "tr"), t.get(1, "tr")) == (-28, 21, 20)


@proves("TM-20")
def test_three_steps_are_three_ratings() -> None:
    t = acting("deimos_down").set(temperature=-18).do(0, "play", "deimos_down")
    assert (t.get("temperature"), t.get(0, "tr")) == (-12, 23)


@proves("TM-21")
def test_a_step_of_oxygen_is_one_rating() -> None:
    t = acting("strip_mine", energy_production=2).do(0, "play", "strip_mine")
    assert (t.get("oxygen"), t.get(0, "tr")) == (2, 22)


@proves("TM-25")
def test_an_ocean_is_one_rating_and_there_are_nine() -> None:
    t = acting("ice_asteroid").set(oceans=8).do(0, "play", "ice_asteroid")
    t.do(0, *t.options(0)[0])
    assert (t.get("oceans"), t.get(0, "tr")) == (9, 21)
    assert t.asked(0) == "prompt-action"  # there was none left for the second


@proves("TM-24")
def test_steps_beyond_the_goal_are_lost() -> None:
    t = acting("deimos_down").set(temperature=6).do(0, "play", "deimos_down")
    assert (t.get("temperature"), t.get(0, "tr")) == (8, 21)
    t = acting("strip_mine", energy_production=2).set(oxygen=13).do(0, "play", "strip_mine")
    assert (t.get("oxygen"), t.get(0, "tr")) == (14, 21)


@proves("TM-22")
@pytest.mark.parametrize(("before", "production"), [(-28, 0), (-26, 1), (-24, 0), (-22, 1), (-20, 0)])
def test_two_steps_bring_heat_production(before: int, production: int) -> None:
    t = acting(heat=8).set(temperature=before).do(0, "convert", "heat")
    assert t.get(0, "heat_production") == production


@proves("TM-22")
def test_a_raise_that_goes_past_a_step_has_made_it() -> None:
    t = acting("deimos_down").set(temperature=-26).do(0, "play", "deimos_down")
    assert (t.get("temperature"), t.get(0, "heat_production")) == (-20, 2)


@proves("TM-22", "TM-25")
def test_zero_degrees_bring_an_ocean_to_whoever_makes_the_step() -> None:
    t = mars().set(1, heat=8).set(temperature=-2).at("action", seat=1).do(1, "convert", "heat")
    assert len(spaces(t, 1)) == 12
    t.do(1, "space", "r1c5")
    assert (t.get("oceans"), t.get(1, "tr"), t.get(0, "tr"), len(t.get(1, "hand"))) == (1, 22, 20, 3)


@proves("TM-26")
def test_with_nine_oceans_zero_degrees_bring_nothing() -> None:
    t = acting(heat=8).set(temperature=-2, oceans=9).do(0, "convert", "heat")
    assert (t.asked(0), t.get(0, "tr"), t.get("oceans")) == ("prompt-action", 21, 9)


@proves("TM-22")
def test_a_bonus_comes_once() -> None:
    t = acting(heat=16).set(temperature=-2).do(0, "convert", "heat").do(0, "space", "r0c4").do(0, "convert", "heat")
    assert (t.get("temperature"), t.get("oceans")) == (2, 1)


@proves("TM-23")
def test_eight_percent_warm_the_planet() -> None:
    t = acting("mining_expedition").set(oxygen=7).do(0, "play", "mining_expedition")
    assert (t.get("oxygen"), t.get("temperature"), t.get(0, "tr")) == (8, -28, 22)


@proves("TM-23", "TM-22")
def test_and_that_step_brings_what_any_step_brings() -> None:
    t = acting("mining_expedition").set(oxygen=7, temperature=-26).do(0, "play", "mining_expedition")
    assert (t.get("temperature"), t.get(0, "heat_production")) == (-24, 1)
    t = acting(plants=8).set(oxygen=7, temperature=-2).do(0, "convert", "plants").do(0, "space", "r6c2")
    assert (t.asked(0), t.get(0, "tr")) == ("prompt-ocean", 22)
    t.do(0, "space", "r0c4")
    assert (t.get("oxygen"), t.get("temperature"), t.get("oceans"), t.get(0, "tr")) == (8, 0, 1, 23)


@proves("TM-23", "TM-24")
def test_eight_percent_on_a_warm_planet_bring_nothing_more() -> None:
    t = acting("mining_expedition").set(oxygen=7, temperature=8).do(0, "play", "mining_expedition")
    assert (t.get("temperature"), t.get(0, "tr")) == (8, 21)


@proves("TM-27")
def test_heat_and_projects_may_be_spent_on_what_has_reached_its_goal() -> None:
    t = acting(heat=8, played=["aquifer_pumping"]).set(temperature=8, oceans=9)
    t.do(0, "convert", "heat").do(0, "project", "asteroid")
    t.do(1, "pass").do(0, "project", "aquifer").do(0, "action", "aquifer_pumping")
    assert (t.get(0, "heat"), t.get(0, "mc"), t.get(0, "tr")) == (0, 100 - 14 - 18 - 8, 20)


@proves("TM-27")
def test_but_with_a_warning() -> None:
    t = acting(heat=8).set(temperature=8, oceans=9)
    warned = {refusal.option for refusal in t.table.warnings(0)}
    assert warned == {("convert", "heat"), ("project", "asteroid"), ("project", "aquifer")}
    t.set(temperature=6, oceans=8)
    assert t.table.warnings(0) == ()

"""Phase III: actions of cards, standard actions, the bonus, what must be converted at its end."""

from __future__ import annotations

import pytest

from arsia.testing import proves

from .tables import acting, quiet


@proves("AE-51")
def test_each_action_once_in_a_phase() -> None:
    t = acting("tardigrades", "circuit_board_factory")
    t.do(0, "action", "tardigrades")
    assert not t.offers(0, "action", "tardigrades")
    assert [reason.id for reason in t.why_not(0, "action", "tardigrades")] == ["why-used"]
    assert t.offers(0, "action", "circuit_board_factory")
    t.do(0, "done").at("action")
    assert t.offers(0, "action", "tardigrades")


@proves("AE-56")
def test_who_chose_the_phase_uses_one_action_again_but_none_three_times() -> None:
    t = acting("tardigrades", "circuit_board_factory", phase="action")
    t.do(0, "action", "tardigrades").do(0, "action", "tardigrades")
    assert t.get(0, "held") == {"tardigrades": 2}
    assert not t.offers(0, "action", "tardigrades")
    t.do(0, "action", "circuit_board_factory")
    assert not t.offers(0, "action", "circuit_board_factory")


@proves("AE-56")
def test_assembly_lines_count_every_use_but_no_standard_action() -> None:
    t = acting("assembly_lines", "tardigrades", phase="action", heat=8)
    t.do(0, "action", "tardigrades").do(0, "action", "tardigrades").do(0, "standard", "temperature_heat")
    assert t.get(0, "mc") == 2


@proves("AE-52", "AE-53", "AE-54", "AE-60")
@pytest.mark.parametrize(
    ("standard", "price", "changes"),
    [
        ("forest_plants", {"plants": 8}, {"oxygen": 1, "forests": 1}),
        ("forest_mc", {"mc": 20}, {"oxygen": 1, "forests": 1}),
        ("temperature_heat", {"heat": 8}, {"temperature": 2, "forests": 0}),
        ("temperature_mc", {"mc": 14}, {"temperature": 2, "forests": 0}),
        ("ocean_mc", {"mc": 15}, {"oceans": 1, "forests": 0}),
    ],
)
def test_standard_actions(standard: str, price: dict[str, int], changes: dict[str, int]) -> None:
    t = quiet().set(0, **price).set(next_oceans=[{"cards": 1}]).at("action")
    t.do(0, "standard", standard)
    assert all(t.get(0, resource) == 0 for resource in price)
    assert t.get(0, "tr") == 6
    assert t.get(0, "forests") == changes.pop("forests")
    start = {"temperature": -30, "oxygen": 0, "oceans": 0}
    assert {name: t.get(name) - start[name] for name in changes} == changes
    poor = quiet().set(0, **{name: n - 1 for name, n in price.items()}).give(0, "mine").at("action")
    assert not poor.offers(0, "standard", standard)
    assert len(poor.why_not(0, "standard", standard)) == 1


@proves("AE-55")
def test_standard_actions_as_often_as_one_can_pay() -> None:
    t = quiet().set(0, mc=43).at("action")
    for _ in range(3):
        t.do(0, "standard", "temperature_mc")
    assert (t.get("temperature"), t.get(0, "mc"), t.get(0, "tr")) == (-24, 1, 8)


@proves("AE-85")
def test_cards_are_sold_within_the_phase() -> None:
    t = quiet().set(0, mc=8, hand=["comet", "mine"]).at("action")
    t.do(0, "sell", "comet").do(0, "sell", "mine").do(0, "standard", "temperature_mc")
    assert (t.get(0, "mc"), t.get("temperature")) == (0, -28)


@proves("AE-57")
@pytest.mark.parametrize(
    ("card", "track", "goal", "means"),
    [
        ("aquifer_pumping", "oceans", 9, {"mc": 50}),
        ("developed_infrastructure", "temperature", 8, {"mc": 50}),
        ("ironworks", "oxygen", 14, {"heat": 7}),
        ("volcanic_pools", "oceans", 9, {"mc": 50}),
        ("water_import_from_europa", "oceans", 9, {"mc": 50}),
        ("wood_burning_stoves", "temperature", 8, {"plants": 7}),
    ],
)
def test_an_action_that_only_raises_what_was_at_its_goal_is_not_offered(
    card: str, track: str, goal: int, means: dict[str, int]
) -> None:
    open_to = quiet().set(0, played=[card], **means).at("action")
    assert open_to.offers(0, "action", card)
    t = quiet().set(0, played=[card], **means).give(0, "mine").set(None, **{track: goal}).at("action")
    assert not t.offers(0, "action", card)
    assert [reason.id for reason in t.why_not(0, "action", card)] == ["why-at-goal"]


@proves("AE-57")
@pytest.mark.parametrize("card", ["ghg_producing_bacteria", "nitrite_reducing_bacteria", "regolith_eaters"])
def test_of_two_ways_only_the_useful_one_is_left_at_the_goal(card: str) -> None:
    t = acting(card, held={card: 5}).set(temperature=8, oxygen=14, oceans=9)
    t.at("action").do(0, "action", card)
    assert t.get(0, "held") == {card: 6}


@proves("AE-57", "AE-63")
def test_steelworks_and_solarpunk_are_of_use_at_the_goal() -> None:
    t = acting("steelworks", "solarpunk", heat=6, mc=20).set(oxygen=14).at("action")
    t.do(0, "action", "steelworks").do(0, "action", "solarpunk")
    assert (t.get(0, "mc"), t.get(0, "forests"), t.get(0, "tr")) == (20 + 2 - 15, 1, 5)


@proves("AE-57")
def test_standard_actions_at_the_goal_are_gone_but_forests_stay() -> None:
    t = quiet().set(0, mc=99, heat=99, plants=99).set(temperature=8, oxygen=14, oceans=9).at("action")
    standards = [option[1] for option in t.options(0) if option[0] == "standard"]
    assert standards == ["forest_plants", "forest_mc"]
    assert [reason.id for reason in t.why_not(0, "standard", "ocean_mc")] == ["why-at-goal"]


@proves("AE-58")
def test_heat_and_plants_must_be_converted_at_the_end_of_the_phase() -> None:
    t = quiet().set(0, heat=17, plants=8).set(1, heat=7, plants=7).give(1, "mine").at("action")
    assert t.table.warnings(0)
    t.do(0, "done")
    assert (t.get(0, "heat"), t.get("temperature")) == (17, -30)  # seat 1 may still act
    t.do(1, "done")
    assert (t.get(0, "heat"), t.get(0, "plants"), t.get(0, "forests"), t.get(0, "tr")) == (1, 0, 1, 8)
    assert (t.get("temperature"), t.get("oxygen")) == (-26, 1)
    assert (t.get(1, "heat"), t.get(1, "plants")) == (7, 7)


@proves("AE-59")
def test_nothing_must_be_converted_for_a_parameter_at_its_goal() -> None:
    t = quiet().set(0, heat=17, plants=18).give(0, "mine").set(temperature=8, oxygen=14).at("action")
    t.do(0, "done")
    assert (t.get(0, "heat"), t.get(0, "plants")) == (17, 18)


@proves("AE-59", "AE-64")
def test_also_if_it_got_there_in_this_phase_while_converting_is_still_allowed() -> None:
    t = quiet().set(0, heat=16).set(1, heat=8).set(temperature=6).at("action")
    t.do(0, "done").do(1, "standard", "temperature_heat")
    assert t.get("temperature") == 8
    assert t.offers(0, "standard", "temperature_heat")  # asked again
    t.do(0, "standard", "temperature_heat")
    assert t.get(0, "tr") == 6
    t.do(0, "done")
    assert t.get(0, "heat") == 8  # the rest may stay


@proves("AE-64")
def test_a_forced_conversion_that_reaches_a_goal_lets_all_go_on() -> None:
    t = quiet().set(0, heat=8).set(1, mc=14).give(1, "mine").set(temperature=6).at("action")
    t.do(1, "done").do(0, "done")
    assert t.get("temperature") == 8
    assert t.asked(1) == "prompt-action"
    t.do(1, "standard", "temperature_mc")
    assert t.get(1, "tr") == 6


@proves("AE-58")
def test_ecoline_converts_from_seven_plants() -> None:
    t = quiet().set(0, corporation="ecoline", plants=7).give(0, "mine").at("action").do(0, "done")
    assert (t.get(0, "plants"), t.get(0, "forests")) == (0, 1)


@proves("AE-88")
def test_discards_as_a_price_give_no_mc() -> None:
    t = acting("farming_co_ops", "redrafted_contracts", hand=["comet", "mine"])
    t.do(0, "action", "farming_co_ops").do(0, "discard", "comet")
    assert (t.get(0, "mc"), t.get(0, "plants")) == (0, 3)
    t.do(0, "action", "redrafted_contracts")
    assert t.get(0, "mc") == 0

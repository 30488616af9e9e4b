"""Specialists and Proofs of life."""

from __future__ import annotations

import pytest

from arsia.testing import Situation, proves

from .tables import calm, com, coop, end_turns, gained, go, rich, stock


def hired(*names: str, t: Situation | None = None) -> Situation:
    """Player 0 has these specialists and plenty of everything."""
    t = rich(com(collector=True)) if t is None else rich(t)
    return t.set(0, specialists=names)


@proves("MA-60", "MA-dietitian", "MA-61")
def test_the_dietitian_removes_two_hunger_tokens() -> None:
    t = calm(hired("dietitian")).set(Q1=(0, 0, 3)).at("turn")
    before = stock(t)
    t.do(0, "use", "dietitian")
    assert t.get("Q1") == (0, 0, 1)
    assert gained(t, before) == {"credit": -2, "food": -1, "energy": -1, "reputation": 2}
    assert t.get("time") == 3


@proves("MA-61", "MA-dietitian")
def test_from_two_quarters_and_with_full_reputation_for_one() -> None:
    t = calm(hired("dietitian", t=coop())).set(Q1=(0, 0, 1), Q3=(0, 0, 1), Q4=(0, 0, 1)).at("turn")
    t.do(0, "use", "dietitian").do(0, "remove", "hunger", "Q1").do(0, "remove", "hunger", "Q4")
    assert t.get("hunger") == {"Q1": 0, "Q2": 0, "Q3": 1, "Q4": 0}
    one = calm(hired("dietitian")).set(Q1=(0, 0, 1)).at("turn")
    one.do(0, "use", "dietitian")
    assert one.get(0, "reputation") == 4


@proves("MA-engineer", "MA-60")
def test_the_engineer_removes_oxygen() -> None:
    t = calm(hired("engineer", t=coop())).set(Q1=(1, 0, 0), Q2=(1, 0, 0)).at("turn")
    before = stock(t)
    t.do(0, "use", "engineer")
    assert t.options(0) == (("remove", "oxygen", "Q1"), ("remove", "oxygen", "Q2"))
    t.do(0, "remove", "oxygen", "Q2")
    assert t.get("Q2") == (0, 0, 0)
    assert gained(t, before) == {"credit": -2, "energy": -1, "reputation": 1}


@proves("MA-doctor")
def test_the_doctor_removes_two_sickness_tokens() -> None:
    t = calm(hired("doctor")).set(Q1=(0, 2, 0)).at("turn")
    before = stock(t)
    t.do(0, "use", "doctor")
    assert t.get("Q1") == (0, 0, 0)
    assert gained(t, before) == {"credit": -4, "medicine": -1, "reputation": 2}


@proves("MA-pharmacist", "MA-chemist", "MA-power-manager")
@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("pharmacist", {"credit": -4, "supply": -1, "water": -1, "medicine": 1}),
        ("chemist", {"credit": -2, "energy": -1, "ice": -1, "water": 1}),
        ("power_manager", {"credit": -1, "energy": -2, "reputation": 2}),
    ],
)
def test_these_turn_goods_into_others(name: str, change: dict[str, int]) -> None:
    t = hired(name).at("turn")
    before = stock(t)
    t.do(0, "use", name)
    assert gained(t, before) == change


@proves("MA-soil-analyst")
def test_the_soil_analyst_draws_two_cards_with_or_without_a_sensor() -> None:
    t = hired("soil_analyst").set(0, technologies=["molecular_sensor"]).at("turn")
    before = stock(t)
    t.do(0, "use", "soil_analyst")
    assert len(t.get(0, "hand")) == 2
    assert gained(t, before) == {"credit": -2, "energy": -1, "regolith": -1}


@proves("MA-builder")
def test_the_builder_constructs_without_a_marker_but_not_without_time() -> None:
    t = hired("builder").set(unbuilt=["hospital"]).at("turn")
    before = stock(t)
    t.do(0, "use", "builder").do(0, "build", "hospital")
    change = {"credit": -4, "energy": -1, "regolith": -1, "supply": -1, "reputation": 3}
    assert gained(t, before) == change
    assert (t.get("time"), t.get(0, "markers")) == (2, 3)
    late = hired("builder").at("turn")
    go(late, "laboratory", "colony_tech", "medicine")
    assert not late.offers(0, "use")


@proves("MA-60")
def test_a_specialist_works_once_a_round_and_two_of_a_kind_once_each() -> None:
    t = calm(hired("chemist", "chemist")).at("turn")
    t.do(0, "use", "chemist").do(0, "use", "chemist")
    assert not t.offers(0, "use")
    assert [reason.id for reason in t.why_not(0, "use", "chemist")] == ["why-used"]
    end_turns(t, 3)
    assert t.get("round") == 2
    assert t.offers(0, "use", "chemist")


@proves("MA-61")
def test_nobody_is_paid_for_nothing() -> None:
    t = calm(hired("doctor", "engineer")).at("turn")
    assert not t.offers(0, "use")
    assert "why-no-demand" in [reason.id for reason in t.why_not(0, "use", "doctor")]


@proves("MA-61")
def test_a_rivals_quarter_is_never_touched() -> None:
    t = calm(hired("doctor")).set(Q2=(0, 2, 0)).at("turn")
    assert not t.offers(0, "use")


@proves("MA-60")
def test_specialists_belong_to_the_turn_of_their_owner() -> None:
    t = calm(hired("chemist")).at("turn", seat=1)
    assert not t.offers(1, "use")


@proves("MA-164")
def test_a_proof_of_life_is_shown_for_reputation() -> None:
    t = com(collector=True).give(0, "proof_of_life", "yellow").at("turn")
    t.do(0, "proof")
    assert (t.get(0, "reputation"), t.get(0, "hand"), t.get("time")) == (4, ("yellow",), 3)
    assert not t.offers(0, "proof")


@proves("MA-163")
def test_a_proof_of_life_stands_for_a_colour_that_is_lacking() -> None:
    t = com(collector=True).give(0, "proof_of_life", "green").set(research_tiles=["RT13"]).at("turn")
    go(t, "lander", "research", "RT13")
    assert t.get(0, "hand") == ()
    saved = com(collector=True).give(0, "proof_of_life", "yellow").set(research_tiles=["RT01"]).at("turn")
    go(saved, "lander", "research", "RT01")
    assert saved.get(0, "hand") == ("proof_of_life",), "the colour itself is paid first"


@proves("MA-163")
def test_any_minerals_are_paid_by_choice() -> None:
    t = coop(2, "mars_one").set(progress={"MO_A": 2, "MO_B": 1}).give(0, "yellow", "yellow", "white").at("turn")
    go(t, "lander", "mission", "MO_C")
    # The first card has to be a yellow one, whatever the second is, so it is paid already.
    assert t.options(0) == (("card", "yellow"), ("card", "white"))
    t.do(0, "card", "white")
    assert t.get(0, "hand") == ("yellow",)


@proves("MA-163")
def test_different_minerals_are_different() -> None:
    t = coop(2, "relay_station").give(0, "yellow", "yellow").at("turn")
    t.do(0, "place", "lander", 1)
    assert not t.offers(0, "mission", "RS_C")
    enough = coop(2, "relay_station").give(0, "yellow", "yellow", "black", "white").at("turn")
    go(enough, "lander", "mission", "RS_C")
    enough.do(0, "card", "yellow")
    assert enough.options(0) == (("card", "black"), ("card", "white"))

"""The refill at the start of a cycle: births, demand, cards, colonists."""

from __future__ import annotations

import pytest

from arsia.testing import Situation, proves

from .tables import calm, com, coop, semi, solo, view

QUARTERS = ("Q1", "Q2", "Q3", "Q4")


def refill(t: Situation, cycle: int = 2) -> Situation:
    """The refill of a cycle, over clean Quarters."""
    return calm(t).set(cycle=cycle).at("refill")


def demand(t: Situation) -> list[tuple[int, ...]]:
    return [t.get(quarter) for quarter in QUARTERS]


@proves("MA-32", "MA-33")
def test_two_players_as_in_the_example() -> None:
    assert demand(refill(coop(2))) == [(1, 1, 1), (1, 1, 1), (0, 0, 1), (0, 0, 1)]


@proves("MA-32", "MA-33")
def test_three_players_as_in_the_example() -> None:
    assert demand(refill(semi(3))) == [(1, 1, 2), (1, 1, 2), (1, 1, 1), (0, 0, 1)]


@proves("MA-32", "MA-33")
def test_four_players_as_in_the_example() -> None:
    assert demand(refill(coop(4))) == [(1, 1, 2)] * 4


@proves("MA-32", "MA-33")
def test_alone_everything_goes_to_the_first_two_quarters() -> None:
    assert demand(refill(solo())) == [(1, 1, 2), (1, 1, 2), (0, 0, 0), (0, 0, 0)]


@proves("MA-34")
def test_rivals_get_their_own_tokens() -> None:
    t = com(3)
    t.set(0, quarter="Q4").set(1, quarter="Q1").set(2, quarter="Q3")
    assert demand(refill(t)) == [(1, 1, 2), (0, 0, 0), (1, 1, 2), (1, 1, 2)]


@proves("MA-36", "MA-medicine", "MA-co2-converter")
def test_in_a_shared_colony_a_technology_takes_one_token_away_in_all() -> None:
    t = refill(coop(2).set(technologies=["medicine", "co2_converter"]))
    assert demand(t) == [(1, 1, 1), (0, 0, 1), (0, 0, 1), (0, 0, 1)]


@proves("MA-36", "MA-medicine", "MA-co2-converter")
def test_a_rival_places_none_in_the_own_quarter() -> None:
    t = refill(com(2).set(0, colony_technologies=["medicine", "co2_converter"]))
    assert demand(t)[:2] == [(0, 0, 2), (1, 1, 2)]


@proves("MA-30", "MA-birth-control")
def test_birth_control_brings_a_growth_token() -> None:
    assert refill(coop().set(technologies=["birth_control"])).get("growth") == 1
    t = refill(com().set(0, colony_technologies=["birth_control"]))
    assert (t.get(0, "growth"), t.get(1, "growth")) == (1, 0)


@proves("MA-31", "MA-35")
def test_three_growth_tokens_unlock_the_fourth_colonist_for_all() -> None:
    t = refill(coop().set(growth=2, technologies=["birth_control"]))
    assert [t.get(seat, "fourth") for seat in (0, 1)] == [True, True]
    assert t.get(0, "colonists") == 4
    assert t.get("growth") == 3, "the tokens stay"
    # One hunger more for the whole colony, not for each player.
    assert sum(t.get("hunger").values()) == 5


@proves("MA-31", "MA-35")
def test_rivals_unlock_each_for_themselves() -> None:
    t = refill(com().set(0, growth=3))
    assert [t.get(seat, "fourth") for seat in (0, 1)] == [True, False]
    assert [t.get(quarter)[2] for quarter in ("Q1", "Q2")] == [3, 2]


@proves("MA-31")
def test_nobody_ever_has_five() -> None:
    t = refill(com().set(0, growth=3, fourth=True))
    assert t.get(0, "colonists") == 4


@proves("MA-35")
@pytest.mark.parametrize(("dead", "hunger"), [(0, 4), (1, 3), (2, 2)])
def test_fewer_people_are_less_hungry(dead: int, hunger: int) -> None:
    t = coop()
    for seat in (0, 1):
        t.set(seat, dead=dead)
    t = refill(t)
    assert sum(t.get("hunger").values()) == hunger


@proves("MA-37")
def test_there_are_never_fewer_than_no_tokens() -> None:
    t = refill(com().set(0, dead=3, colony_technologies=["co2_converter", "medicine"]))
    assert t.get("Q1") == (0, 0, 0)


@proves("MA-38")
def test_a_specialist_a_helper_and_two_research_tiles_are_laid_out() -> None:
    t = refill(coop())
    assert [len(t.get(stack)) for stack in ("specialists", "helpers", "research_tiles")] == [1, 1, 2]


@proves("MA-38")
def test_an_empty_deck_gives_nobody() -> None:
    t = com(2)
    t.set(helpers=["botanist", "botanist", "geologist", "geologist", "scientist", "scientist"])
    assert len(refill(t).get("helpers")) == 6


@proves("MA-39")
def test_orders_are_laid_out_where_there_are_orders() -> None:
    assert len(refill(com()).get("orders")) == 2
    assert len(refill(solo("orders")).get("orders")) == 2
    assert refill(coop()).get("orders") == ()


@proves("MA-28")
def test_discarded_research_tiles_are_shuffled_when_none_are_left() -> None:
    t = com()
    market = t.table.market  # type: ignore[attr-defined]
    market.tile_discard, market.tiles_up, market.tile_deck = market.tile_deck[:12], market.tile_deck[12:], ()
    refill(t)
    seen = view(t)
    assert len(seen["research_tiles"]) == 10
    assert (seen["decks"]["research_tiles"], seen["tile_discard"]) == (10, [])


@proves("MA-40", "MA-41")
def test_the_owner_of_a_dead_token_chooses_the_round_that_it_blocks() -> None:
    t = refill(com().set(0, dead=1))
    assert t.options(0) == (("block", 1), ("block", 2), ("block", 3))
    t.do(0, "block", 2)
    assert t.get(0, "blocked") == (2,)
    assert t.get(1, "blocked") == ()


@proves("MA-41")
def test_two_dead_tokens_block_two_rounds_in_order() -> None:
    t = refill(com().set(0, dead=2))
    assert t.options(0) == (("block", 1), ("block", 2))
    t.do(0, "block", 1)
    assert t.options(0) == (("block", 2), ("block", 3))
    t.do(0, "block", 3)
    assert t.get(0, "blocked") == (1, 3)


@proves("MA-41")
def test_with_the_fourth_colonist_the_dead_may_block_the_fourth_round() -> None:
    t = refill(com().set(0, dead=1, growth=3))
    t.do(0, "block", 4)
    assert t.get(0, "blocked") == (4,)


@proves("MA-26")
def test_the_first_cycle_has_no_refill() -> None:
    t = calm(coop()).at("round")
    assert t.get("Q1") == (0, 0, 0)
    assert t.get("research_tiles") == ()

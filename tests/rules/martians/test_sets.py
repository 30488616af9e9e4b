"""What is chosen together is chosen in any order: nothing is lost by beginning at the wrong end."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from arsia.kernel.decision import IllegalMove
from arsia.testing import Situation, proves

from .tables import calm, com, coop, go, rich, semi


def both_ways(*options: tuple[str | int, ...]) -> pytest.MarkDecorator:
    """The same set in every order."""
    return pytest.mark.parametrize("chosen", [list(order) for order in permutations(options)])


Set = list[tuple[str | int, ...]]


def tended(**quarters: Any) -> Situation:
    """A doctor at work in shared Quarters."""
    t = calm(rich(coop(collector=True)).set(0, specialists=["doctor"])).set(**quarters).at("turn")
    return t.do(0, "use", "doctor")


@proves("MA-doctor")
@both_ways(("remove", "sickness", "Q1"), ("remove", "sickness", "Q2"))
def test_the_doctor_cures_two_quarters_from_either_end(chosen: Set) -> None:
    t = tended(Q1=(0, 2, 0), Q2=(0, 2, 0)).choose(0, chosen)
    assert (t.get("Q1"), t.get("Q2")) == ((0, 1, 0), (0, 1, 0))


@proves("MA-doctor")
def test_the_doctor_cures_two_in_the_last_quarter_or_in_any() -> None:
    t = tended(Q1=(0, 2, 0), Q4=(0, 2, 0)).choose(0, [("remove", "sickness", "Q4")] * 2)
    assert (t.get("Q1"), t.get("Q4")) == ((0, 2, 0), (0, 0, 0))


@proves("MA-doctor")
@pytest.mark.parametrize("quarters", [("Q2",), (), ("Q2", "Q1", "Q2")])
def test_both_tokens_go_and_must(quarters: tuple[str, ...]) -> None:
    t = tended(Q1=(0, 2, 0), Q2=(0, 2, 0))
    with pytest.raises(IllegalMove, match=f"Exactly 2 must be chosen, and {len(quarters)} were"):
        t.choose(0, [("remove", "sickness", quarter) for quarter in quarters])
    assert (t.get("Q1"), t.get("Q2")) == ((0, 2, 0), (0, 2, 0))


@proves("MA-doctor")
def test_what_is_in_every_set_is_removed_unasked() -> None:
    t = tended(Q1=(0, 2, 0), Q2=(0, 1, 0))
    assert t.get("Q1") == (0, 1, 0)
    t.choose(0, [("remove", "sickness", "Q2")])
    assert (t.get("Q1"), t.get("Q2")) == ((0, 1, 0), (0, 0, 0))


@proves("MA-58")
@both_ways(("deliver", "medicine", "Q1"), ("deliver", "food", "Q1"))
def test_medicine_may_be_named_before_food(chosen: Set) -> None:
    t = com().set(0, medicine=1, food=2, reputation=0).set(Q1=(0, 1, 1)).at("delivery").choose(0, chosen)
    assert t.get("Q1") == (0, 0, 0)
    assert (t.get(0, "reputation"), t.get(0, "food"), t.get(0, "medicine")) == (5, 1, 0)


@proves("MA-58", "MA-59")
@pytest.mark.parametrize("pair", list(permutations(("Q1", "Q2", "Q3", "Q4"), 2)))
def test_any_two_of_four_hungry_quarters_are_fed(pair: tuple[str, str]) -> None:
    t = coop().set(food=4).set(Q1=(0, 0, 1), Q2=(0, 0, 1), Q3=(0, 0, 1), Q4=(0, 0, 1)).at("delivery")
    t.choose(0, [("deliver", "food", quarter) for quarter in pair])
    fed = [quarter for quarter in ("Q1", "Q2", "Q3", "Q4") if t.get(quarter) == (0, 0, 0)]
    assert fed == sorted(pair)
    assert t.get("food") == 2


@proves("MA-58")
def test_two_products_are_no_three_and_one_food_feeds_one() -> None:
    t = coop().set(food=1, medicine=3).set(Q1=(0, 1, 1), Q2=(0, 1, 1), Q3=(0, 1, 0)).at("delivery")
    with pytest.raises(IllegalMove, match="At most 2 can be chosen, and 3 were"):
        t.choose(0, [("deliver", "medicine", quarter) for quarter in ("Q3", "Q2", "Q1")])
    with pytest.raises(IllegalMove, match="do not go together"):
        t.choose(0, [("deliver", "food", "Q2"), ("deliver", "food", "Q1")])
    t.choose(0, [])
    assert (t.get("food"), t.get("medicine")) == (1, 3)


@proves("MA-57")
@both_ways(("collect", "lander"), ("collect", "moxie"))
def test_a_rest_takes_back_the_lander_first_and_moxie_too(chosen: Set) -> None:
    t = rich(com()).set(0, board={"mining": 1, "lander": 1, "moxie": 1}).at("turn")
    t.do(0, "rest").choose(0, chosen)
    assert (t.get(0, "markers"), t.get(0, "board"), t.get("time")) == (2, {"mining": 1}, 2)


@proves("MA-57")
def test_a_rest_takes_back_at_least_one_marker_and_each_once() -> None:
    t = rich(com()).set(0, board={"lander": 1, "moxie": 1}).at("turn").do(0, "rest")
    for chosen in ([], [("collect", "lander")] * 2, [("collect", "mining")]):
        with pytest.raises(IllegalMove):
            t.choose(0, chosen)
    t.choose(0, [("collect", "lander")])
    assert t.get(0, "board") == {"moxie": 1}


@proves("MA-152", "MA-154")
@both_ways(("want", "ice", 1), ("give", "energy", 2), ("give", "supply", 1))
def test_an_offer_may_want_first_and_give_afterwards(chosen: Set) -> None:
    t = com().set(0, energy=5, ice=0, supply=1).set(1, ice=3, energy=0, supply=0).at("turn")
    t.do(0, "offer", 1).choose(0, chosen)
    assert list(t.table.pending) == [1]
    t.do(1, "accept")
    assert (t.get(0, "energy"), t.get(0, "ice"), t.get(0, "supply")) == (3, 1, 0)
    assert (t.get(1, "energy"), t.get(1, "ice"), t.get(1, "supply")) == (2, 2, 1)


@proves("MA-155")
@both_ways(("lend",), ("give", "ice", 1), ("give", "energy", 3))
def test_a_loan_says_so_anywhere_in_the_offer(chosen: Set) -> None:
    t = com().set(0, energy=5, ice=1).set(1, energy=0, ice=0).at("turn")
    t.do(0, "offer", 1).choose(0, chosen).do(1, "accept")
    assert ("promise", 1, 0, "energy", 3) in t.table.events(None)
    assert ("promise", 1, 0, "ice", 1) in t.table.events(None)


@proves("MA-152", "MA-155")
def test_an_offer_that_cannot_be_is_refused_and_can_be_mended() -> None:
    t = com().set(0, energy=5, ice=1).set(1, energy=2, ice=1).at("turn").do(0, "offer", 1)
    with pytest.raises(IllegalMove, match="do not go together"):  # nobody wants what they give
        t.choose(0, [("want", "energy", 1), ("give", "energy", 2)])
    with pytest.raises(IllegalMove, match="do not go together"):
        t.choose(0, [("give", "energy", 1), ("give", "energy", 2)])
    with pytest.raises(IllegalMove, match="cannot be closed with"):  # a deal with two sides is no loan
        t.choose(0, [("lend",), ("want", "ice", 1), ("give", "energy", 2)])
    t.choose(0, [("want", "ice", 1), ("give", "energy", 2), ("send",)]).do(1, "accept")
    assert (t.get(0, "energy"), t.get(0, "ice")) == (3, 2)


@proves("MA-156")
@pytest.mark.parametrize("chosen", [[("cancel",)], [("want", "energy", 1), ("cancel",)]])
def test_an_offer_is_called_off_empty_or_not(chosen: Set) -> None:
    t = com().set(1, energy=1).at("turn").do(0, "offer", 1).choose(0, chosen)
    assert t.asked(0) == "prompt-turn"
    assert t.get(1, "energy") == 1


@proves("MA-163")
@both_ways(("card", "white"), ("card", "yellow"))
def test_different_minerals_are_paid_in_any_order(chosen: Set) -> None:
    t = coop(2, "relay_station").give(0, "yellow", "yellow", "black", "white").at("turn")
    go(t, "lander", "mission", "RS_C")
    with pytest.raises(IllegalMove, match="only once"):
        t.choose(0, [("card", "yellow")] * 2)
    t.choose(0, chosen)
    assert sorted(t.get(0, "hand")) == ["black", "yellow"]


@proves("MA-163")
@both_ways(("card", "white"), ("card", "yellow"))
def test_any_minerals_are_paid_in_any_order(chosen: Set) -> None:
    t = coop(2, "mars_one").set(progress={"MO_A": 2, "MO_B": 1}).give(0, "yellow", "green", "white").at("turn")
    go(t, "lander", "mission", "MO_C").choose(0, chosen)
    assert t.get(0, "hand") == ("green",)


@proves("MA-41")
@both_ways(("block", 3), ("block", 1))
def test_two_dead_tokens_block_two_rounds_named_from_either_end(chosen: Set) -> None:
    t = com().set(0, dead=2).at("refill").choose(0, chosen)
    assert t.get(0, "blocked") == (1, 3)


@proves("MA-41")
def test_two_dead_tokens_never_block_one_round_twice() -> None:
    t = com().set(0, dead=2).at("refill")
    for rounds in ((3,), (2, 2), (1, 2, 3), (1, 4)):
        with pytest.raises(IllegalMove):
            t.choose(0, [("block", number) for number in rounds])
    assert t.get(0, "blocked") == ()


@proves("MA-165", "MA-s303")
@both_ways(("contribute", "energy"), ("contribute", "water"))
def test_one_player_pays_a_shared_price_whole_in_any_order(chosen: Set) -> None:
    t = semi(2, "mission_to_phobos").set(progress={"PH_B": 1}).set(0, water=1, energy=1).at("S303").choose(0, chosen)
    assert (t.get(0, "water"), t.get(0, "energy"), t.get("progress")["PH_B"]) == (0, 0, 1)

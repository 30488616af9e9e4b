"""Trading and lending."""

from __future__ import annotations

import pytest

from arsia.testing import proves

from .tables import NOTHING, com, coop, end_turns, semi, solo, view


@proves("MA-150")
@pytest.mark.parametrize("table", [com, semi])
def test_rivals_may_trade(table: object) -> None:
    t = table(3).at("turn")  # type: ignore[operator]
    assert [option for option in t.options(0) if option[0] == "offer"] == [("offer", 1), ("offer", 2)]


@proves("MA-150")
def test_who_shares_everything_has_nothing_to_trade() -> None:
    assert not coop().at("turn").offers(0, "offer")
    assert not solo().at("turn").offers(0, "offer")


@proves("MA-152", "MA-154")
def test_an_accepted_offer_changes_hands_at_once() -> None:
    t = com().set(0, energy=5, ice=0).set(1, ice=3, energy=0).at("turn")
    t.do(0, "offer", 1).do(0, "give", "energy", 2).do(0, "want", "ice", 1).do(0, "send")
    assert list(t.table.pending) == [1]
    assert t.table.pending[1].options == (("accept",), ("decline",))
    t.do(1, "accept")
    assert (t.get(0, "energy"), t.get(0, "ice"), t.get(1, "energy"), t.get(1, "ice")) == (3, 1, 2, 2)
    assert t.asked(0) == "prompt-turn"
    assert t.get("time") == 3


@proves("MA-154")
def test_a_declined_offer_changes_nothing() -> None:
    t = com().set(0, food=2).at("turn")
    t.do(0, "offer", 1).do(0, "give", "food", 2).do(0, "send").do(1, "decline")
    assert (t.get(0, "food"), t.get(1, "food")) == (2, 0)


@proves("MA-151")
def test_everything_but_credits_and_cards_can_be_offered() -> None:
    goods = dict.fromkeys((*NOTHING, "reputation"), 1)
    t = com().set(0, **goods).set(1, **goods).give(0, "yellow").at("turn")
    t.do(0, "offer", 1)
    listed = ["energy", "ice", "food", "medicine", "regolith", "reputation", "supply", "water"]
    for verb in ("give", "want"):
        assert sorted(str(option[1]) for option in t.options(0) if option[0] == verb) == sorted(listed)


@proves("MA-153")
def test_at_most_five_of_a_kind_and_no_more_than_there_are() -> None:
    t = com().set(0, energy=9, supply=2).set(1, water=3, energy=0, supply=0, reputation=0).at("turn")
    t.do(0, "offer", 1)
    assert [option[2] for option in t.options(0) if option[:2] == ("give", "energy")] == [1, 2, 3, 4, 5]
    assert [option[2] for option in t.options(0) if option[:2] == ("give", "supply")] == [1, 2]
    assert [option for option in t.options(0) if option[0] == "want"] == [("want", "water", n) for n in (1, 2, 3)]


@proves("MA-153", "MA-156")
def test_two_offers_a_turn_and_one_called_off_was_none() -> None:
    t = com().at("turn")
    for _ in range(3):
        t.do(0, "offer", 1).do(0, "give", "energy", 1).do(0, "cancel")
        t.do(0, "offer", 1).do(0, "cancel")
    t.do(0, "offer", 1).do(0, "give", "energy", 1).do(0, "send").do(1, "accept")
    t.do(0, "offer", 1).do(0, "give", "energy", 1).do(0, "send").do(1, "decline")
    assert not t.offers(0, "offer"), "one that is declined counts"
    assert [reason.id for reason in t.why_not(0, "offer", 1)] == ["why-offers"]
    end_turns(t)
    assert t.offers(1, "offer", 0)


@proves("MA-152")
def test_what_is_given_and_wanted_is_put_together_in_any_order() -> None:
    t = com().set(0, energy=1, supply=1).set(1, supply=1).at("turn")
    t.do(0, "offer", 1).do(0, "want", "energy", 1).do(0, "give", "supply", 1)
    assert not t.offers(0, "want", "supply"), "nobody wants what they give"
    assert not t.offers(0, "give", "energy"), "nobody gives what they want"
    assert t.offers(0, "send")
    whole: list[tuple[str | int, ...]] = [("want", "ice", 2), ("give", "energy", 3), ("want", "food", 1)]
    for goods in (whole, whole[::-1]):
        t = com().set(0, energy=5).set(1, ice=2, food=1).at("turn").do(0, "offer", 1).choose(0, goods)
        assert view(t, 1)["offer"] == {"from": 0, "to": 1, "give": {"energy": 3}, "want": {"ice": 2, "food": 1}}


@proves("MA-152")
def test_an_offer_can_be_changed_until_it_is_sent() -> None:
    t = com().set(0, energy=5).at("turn").do(0, "offer", 1).do(0, "give", "energy", 2)
    t.table.undo(0)
    t.do(0, "give", "energy", 3).do(0, "send")
    assert view(t, 1)["offer"]["give"] == {"energy": 3}


@proves("MA-152")
def test_an_empty_offer_is_not_sent() -> None:
    t = com().at("turn").do(0, "offer", 1)
    assert not t.offers(0, "send")
    assert not t.offers(0, "lend")


@proves("MA-155")
def test_a_loan_is_a_gift_with_a_promise_in_the_log() -> None:
    t = com().set(0, energy=5).set(1, energy=0).at("turn")
    t.do(0, "offer", 1).do(0, "give", "energy", 3).do(0, "lend").do(1, "accept")
    assert (t.get(0, "energy"), t.get(1, "energy")) == (2, 3)
    assert ("promise", 1, 0, "energy", 3) in t.table.events(None)


@proves("MA-155")
def test_one_may_also_ask_for_a_loan() -> None:
    t = com().set(0, energy=0).set(1, energy=4).at("turn")
    t.do(0, "offer", 1).do(0, "want", "energy", 2).do(0, "lend").do(1, "accept")
    assert t.get(0, "energy") == 2
    assert ("promise", 0, 1, "energy", 2) in t.table.events(None)


@proves("MA-155")
def test_a_deal_with_two_sides_is_no_loan() -> None:
    t = com().set(1, supply=3).at("turn").do(0, "offer", 1)
    t.do(0, "give", "energy", 1).do(0, "want", "supply", 1)
    assert t.offers(0, "send")
    assert not t.offers(0, "lend")


def test_the_offer_on_the_table_is_seen_by_all() -> None:
    t = com(3).at("turn").do(0, "offer", 2).do(0, "give", "energy", 2).do(0, "send")
    assert view(t, 1)["offer"] == {"from": 0, "to": 2, "give": {"energy": 2}, "want": {}}

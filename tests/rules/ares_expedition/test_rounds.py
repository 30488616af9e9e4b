"""Rounds: planning in secret, the phases in their order, bonuses for those who chose."""

from __future__ import annotations

from arsia.testing import proves

from .tables import quiet


@proves("AE-20", "AE-22")
def test_nobody_sees_a_choice_before_all_have_chosen() -> None:
    t = quiet(3).at("planning")
    t.do(0, "phase", "research")
    seen = t.table.view(1)["players"][0]  # type: ignore[index]
    assert (seen["planned"], seen["plan"], seen["phase"]) == (True, None, None)
    assert t.table.view(0)["players"][0]["plan"] == "research"  # type: ignore[index]
    t.do(2, "phase", "production").do(1, "phase", "production")
    assert [t.get(seat, "phase") for seat in range(3)] == ["research", "production", "production"]


@proves("AE-20")
def test_a_choice_can_be_taken_back_until_the_last_one_is_in() -> None:
    t = quiet().at("planning")
    t.do(0, "phase", "research").undo(0)
    t.do(0, "phase", "action").do(1, "phase", "action")
    assert t.get(0, "phase") == "action"
    assert not t.table.can_undo(0)


@proves("AE-21")
def test_a_phase_cannot_be_chosen_twice_in_a_row() -> None:
    t = quiet().set(0, phase="action").at("planning")
    assert not t.offers(0, "phase", "action")
    assert [reason.id for reason in t.why_not(0, "phase", "action")] == ["why-same-phase"]
    assert t.offers(1, "phase", "action")


@proves("AE-22", "AE-23")
def test_chosen_phases_are_played_once_each_in_their_order_and_the_others_not_at_all() -> None:
    t = quiet(3).set(0, mc_production=2).give(0, "mine", "comet").at("planning")
    t.do(0, "phase", "production").do(1, "phase", "development").do(2, "phase", "production")
    assert t.get("phases") == ("development", "production")
    assert t.get("phase") == "development"
    assert {t.asked(seat) for seat in range(3)} <= {"prompt-development", ""}
    t.do(0, "done")
    assert t.get(0, "mc") == 5 + 2 + 4  # produced once, though two chose it
    assert t.asked(0) == "prompt-phase"  # nobody is asked to sell who need not
    assert t.get("round") == 2


@proves("AE-24")
def test_the_bonus_is_for_everyone_who_chose_the_phase_and_nobody_else() -> None:
    t = quiet(3).set(0, phase="production").set(1, phase="production").at("production")
    assert [t.get(seat, "mc") for seat in range(3)] == [9, 9, 5]


@proves("AE-25")
def test_the_next_phase_begins_when_all_are_done() -> None:
    t = quiet().give(0, "mine").give(1, "sponsors").at("planning")
    t.do(0, "phase", "development").do(1, "phase", "action")
    t.do(1, "done")
    assert t.get("phase") == "development"
    assert sorted(t.table.pending) == [0]
    t.do(0, "done")
    assert t.get("phase") == "action"


@proves("AE-86")
def test_hands_come_down_to_ten_at_the_end_of_the_round_for_three_each() -> None:
    hand = [f"{name}" for name in ("mine", "comet", "research", "fish", "birds", "moss", "grass", "trees", "algae")]
    t = quiet().set(0, hand=[*hand, "farming", "insects", "worms"]).at("end_of_round")
    assert not t.offers(0, "done")
    assert t.why_not(0, "done")
    t.do(0, "sell", "worms")
    assert not t.offers(0, "done")
    t.do(0, "sell", "mine")
    assert (t.get(0, "mc"), len(t.get(0, "hand"))) == (6, 10)
    assert t.offers(0, "done")
    assert t.offers(0, "sell", "comet")  # one may sell more
    t.do(0, "done")
    assert t.asked(0) == "prompt-phase"


@proves("AE-86")
def test_who_holds_ten_cards_or_fewer_is_not_asked_to_sell() -> None:
    hand = ["mine", "comet", "research", "fish", "birds", "moss", "grass", "trees", "algae", "farming", "insects"]
    t = quiet(3).set(0, hand=hand[:10]).set(1, hand=["worms"]).set(2, hand=["kelp_farming", "zeppelins", "livestock"])
    assert {t.at("end_of_round").asked(seat) for seat in range(3)} == {"prompt-phase"}
    t.give(0, "insects").at("end_of_round")
    assert {seat: t.asked(seat) for seat in t.table.pending} == {0: "prompt-end-round"}
    t.do(0, "sell", "moss").do(0, "done")
    assert {t.asked(seat) for seat in range(3)} == {"prompt-phase"}
    assert len(t.get(0, "hand")) == 10

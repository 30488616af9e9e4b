"""Phases I and II: who may play what, bonuses, more cards in one phase."""

from __future__ import annotations

from arsia.testing import proves

from .tables import holding, quiet


@proves("AE-40")
def test_one_green_card_in_phase_one_and_nothing_else() -> None:
    t = quiet().set(0, mc=99, hand=["mine", "sponsors", "comet", "interns"]).at("development")
    assert {option for option in t.options(0) if option[0] == "play"} == {("play", "mine"), ("play", "sponsors")}
    assert [reason.id for reason in t.why_not(0, "play", "comet")] == ["why-other-phase"]
    t.do(0, "play", "mine")
    assert not t.offers(0, "play", "sponsors")
    assert t.asked(0) == "prompt-phase"


@proves("AE-40")
def test_a_card_need_not_be_played() -> None:
    t = holding("mine").do(0, "done")
    assert t.get(0, "hand") == ("mine",)


@proves("AE-41")
def test_who_chose_phase_one_pays_three_less() -> None:
    t = holding("mine", phase="development")
    t.do(0, "play", "mine")
    assert t.get(0, "mc") == 99 - 7


@proves("AE-43")
def test_one_blue_or_red_card_in_phase_two() -> None:
    t = quiet().set(0, mc=99, hand=["mine", "comet", "interns"]).at("construction")
    assert not t.offers(0, "play", "mine")
    t.do(0, "play", "interns")
    assert t.asked(0) == "prompt-phase"


@proves("AE-44")
def test_who_chose_phase_two_may_play_another_card() -> None:
    t = holding("interns", phase="construction").give(0, "comet", "research")
    t.do(0, "play", "interns").do(0, "play", "research")
    assert t.get(0, "played") == ("interns", "research")
    assert t.asked(0) == "prompt-phase"


@proves("AE-44")
def test_or_draw_a_card_before_or_after() -> None:
    before = holding("interns", phase="construction").set(deck=["comet", "fish"])
    before.do(0, "draw")
    assert before.get(0, "hand") == ("interns", "comet")
    before.do(0, "play", "comet")
    assert not before.offers(0, "play", "interns")
    after = holding("interns", phase="construction").set(deck=["comet", "fish"])
    after.do(0, "play", "interns").do(0, "draw")
    assert after.get(0, "hand") == ("comet",)
    assert after.asked(0) == "prompt-phase"


@proves("AE-45")
def test_who_ends_phase_two_with_the_bonus_unused_draws_the_card() -> None:
    t = holding("interns", phase="construction").set(deck=["comet"])
    t.do(0, "done")
    assert t.get(0, "hand") == ("interns", "comet")
    without = holding("interns").do(0, "done")
    assert without.get(0, "hand") == ("interns",)


@proves("AE-46", "AE-47")
def test_work_crews_give_another_card_for_eleven_less() -> None:
    t = holding("work_crews", mc=30).give(0, "ice_asteroid", "interns")
    t.do(0, "play", "work_crews").do(0, "play", "ice_asteroid")
    assert t.get(0, "mc") == 30 - 5 - (21 - 11)
    assert t.get(0, "next_discount") == 0
    assert t.asked(0) == "prompt-phase"


@proves("AE-47")
def test_the_discount_belongs_to_one_card_and_to_this_phase() -> None:
    t = holding("work_crews", mc=30, phase="construction").give(0, "interns", "research")
    t.do(0, "play", "work_crews").do(0, "play", "interns")
    assert t.get(0, "mc") == 25
    t.do(0, "play", "research")
    assert t.get(0, "mc") == 20
    lapsed = holding("work_crews", mc=30).give(0, "comet")
    lapsed.do(0, "play", "work_crews").do(0, "done").at("construction")
    assert lapsed.get(0, "next_discount") == 0
    assert lapsed.get(0, "plays") == 1


@proves("AE-46", "AE-34")
def test_special_design_eases_the_next_card() -> None:
    t = holding("special_design").give(0, "arctic_algae", "fish")
    assert not t.offers(0, "play", "arctic_algae")
    t.do(0, "play", "special_design")
    assert t.offers(0, "play", "arctic_algae")
    t.do(0, "play", "arctic_algae")
    assert not t.get(0, "next_ease")


@proves("AE-46")
def test_asset_liquidation_gives_another_card_and_later_cards_for_rating() -> None:
    t = holding("asset_liquidation").give(0, "interns")
    t.do(0, "play", "asset_liquidation").do(0, "play", "interns")
    t.at("action").do(0, "action", "asset_liquidation")
    assert (t.get(0, "tr"), len(t.get(0, "hand"))) == (4, 3)


@proves("AE-97")
def test_a_cheap_green_card_comes_for_nothing() -> None:
    t = holding("toll_station", mc=16).give(0, "sponsors", "mine", "moss", "monocultures")
    t.do(0, "play", "toll_station")
    # Mine prints 10, and Moss needs oceans.
    assert [option for option in t.options(0) if option[0] == "play"] == [
        ("play", "sponsors"),
        ("play", "monocultures"),
    ]
    t.do(0, "play", "monocultures")
    assert (t.get(0, "mc"), t.get(0, "tr")) == (0, 4)  # its own price in rating is paid
    assert t.get(0, "plants_production") == 2
    assert t.get(0, "mc_production") == 3


@proves("AE-97")
def test_the_free_card_may_be_left() -> None:
    t = holding("automated_factories").give(0, "sponsors")
    t.do(0, "play", "automated_factories").do(0, "skip")
    assert t.get(0, "hand") == ("sponsors",)
    assert t.get(0, "cards_production") == 1

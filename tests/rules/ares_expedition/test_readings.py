"""Readings: where a text can be read two ways, what we settled on, and the setting that reads it the other way."""

from __future__ import annotations

import arsia
from arsia.testing import Situation, proves

from .tables import acting, holding, quiet

UNMI = "united_nations_mars_initiative"


# ---- a goal reached in phases I and II -------------------------------------------------------------------------------


def one_step_short(**options: object) -> Situation:
    """Seat 0 can bring the temperature to its goal in phase II; seat 1 holds another such card and has passed."""
    t = quiet(2, **options).set(temperature=6).set(0, mc=99, hand=["lava_flows"]).set(1, mc=99, hand=["deimos_down"])
    return t.at("construction").do(1, "done")


@proves("AE-64", "AE-62")
def test_who_had_passed_in_phase_ii_may_still_play_when_a_goal_is_reached() -> None:
    t = one_step_short()
    assert sorted(t.table.pending) == [0]
    t.do(0, "play", "lava_flows")
    assert t.get("temperature") == 8
    assert t.asked(1) == "prompt-construction"
    t.do(1, "play", "deimos_down")
    assert (t.get(0, "tr"), t.get(1, "tr")) == (7, 8)


@proves("AE-64")
def test_the_setting_opens_only_phase_iii_again() -> None:
    t = one_step_short(reopen_cards=False).do(0, "play", "lava_flows")
    assert t.get("temperature") == 8
    assert t.get("phase") is None
    acts = quiet(2, reopen_cards=False).set(temperature=6).set(0, mc=14, hand=["mine"]).set(1, mc=14, hand=["fish"])
    acts.at("action").do(1, "done").do(0, "standard", "temperature_mc")
    assert acts.offers(1, "standard", "temperature_mc")


@proves("AE-64")
def test_phase_i_is_opened_again_too() -> None:
    t = quiet().set(temperature=6).set(0, mc=99, hand=["deep_well_heating"]).set(1, mc=99, hand=["soil_warming"])
    t.at("development").do(1, "done").do(0, "play", "deep_well_heating").do(1, "play", "soil_warming")
    assert (t.get(0, "tr"), t.get(1, "tr")) == (6, 6)


@proves("AE-64")
def test_who_could_do_nothing_is_not_asked_again() -> None:
    played = quiet(3).set(temperature=6).set(0, mc=99, hand=["lava_flows"]).set(1, mc=99, hand=["fish", "comet"])
    played.at("construction").do(1, "play", "comet")  # its one card of the phase; seat 2 holds none at all
    played.do(0, "play", "lava_flows")
    assert not any(event[0] == "reopened" for event in played.table.events(None))
    poor = quiet(2).set(temperature=6).set(0, mc=14, hand=["mine"]).set(1, mc=1).at("action")
    poor.do(0, "standard", "temperature_mc")
    assert sorted(poor.table.pending) == [0]


@proves("AE-64", "AE-45")
def test_the_bonus_card_that_was_drawn_on_passing_stays() -> None:
    t = quiet().set(temperature=6).set(0, mc=99, hand=["lava_flows"]).set(1, mc=99, phase="construction", hand=["fish"])
    t.set(deck=["deimos_down"]).at("construction").do(1, "done").do(0, "play", "lava_flows")
    assert t.get(1, "hand") == ("fish", "deimos_down")
    t.do(1, "play", "deimos_down")
    assert t.asked(1) == "prompt-phase"  # one card, and no bonus any more


# ---- United Nations Mars Initiative ----------------------------------------------------------------------------------


@proves("AE-95", "AE-39")
def test_unmi_is_asked_when_the_card_is_over_so_what_it_brings_can_pay() -> None:
    t = holding("deimos_down", mc=30, corporation=UNMI).do(0, "play", "deimos_down")
    assert t.asked(0) == "prompt-buy-rating"
    assert (t.get(0, "mc"), t.get(0, "tr")) == (7, 8)
    t.do(0, "buy_tr")
    assert (t.get(0, "mc"), t.get(0, "tr")) == (1, 9)


@proves("AE-95", "AE-85")
def test_unmi_may_sell_cards_to_pay() -> None:
    t = quiet().set(0, corporation=UNMI, mc=15, hand=["mine", "comet", "fish"]).at("action")
    t.do(0, "standard", "temperature_mc")
    assert t.asked(0) == "prompt-buy-rating-short"
    assert [reason.id for reason in t.why_not(0, "buy_tr")] == ["why-money"]
    t.do(0, "sell", "comet").do(0, "sell", "fish")
    assert t.asked(0) == "prompt-buy-rating"
    t.do(0, "buy_tr")
    assert (t.get(0, "mc"), t.get(0, "tr"), t.get(0, "hand")) == (1, 7, ("mine",))


@proves("AE-95")
def test_unmi_is_not_asked_where_even_selling_would_not_do() -> None:
    t = quiet().set(0, corporation=UNMI, mc=15, hand=["mine"]).at("action").do(0, "standard", "temperature_mc")
    assert t.asked(0) == "prompt-action"


@proves("AE-95")
def test_unmi_is_asked_after_a_forced_conversion_too() -> None:
    t = quiet().set(0, corporation=UNMI, heat=16, mc=6, hand=["mine"]).at("action").do(0, "done")
    assert t.asked(0) == "prompt-buy-rating"
    assert (t.get("temperature"), t.get(0, "tr")) == (-26, 7)


@proves("AE-95")
def test_a_rating_that_others_raise_asks_nobody() -> None:
    t = quiet().set(0, corporation=UNMI, mc=20, hand=["mine"]).set(1, mc=14, hand=["fish"]).at("action")
    t.do(1, "standard", "temperature_mc")
    assert t.asked(0) == "prompt-action"


@proves("AE-95")
def test_the_setting_asks_unmi_at_every_rise_until_it_has_paid() -> None:
    for first_only in (True, False):
        t = quiet(first_rise_only=first_only).set(0, corporation=UNMI, mc=60, hand=["mine"]).at("action")
        t.do(0, "standard", "temperature_mc").do(0, "skip").do(0, "standard", "temperature_mc")
        assert t.asked(0) == ("prompt-action" if first_only else "prompt-buy-rating")
        if not first_only:
            t.do(0, "buy_tr").do(0, "standard", "temperature_mc")
            assert t.asked(0) == "prompt-action"
            assert t.get(0, "tr") == 9


# ---- Mining Guild ----------------------------------------------------------------------------------------------------


@proves("AE-92")
def test_the_setting_lets_mining_guild_rise_once_for_a_card() -> None:
    for per_symbol, rating in ((True, 7), (False, 6)):
        t = quiet(guild_per_symbol=per_symbol).set(0, corporation="mining_guild", mc=99, hand=["mine"])
        assert t.at("development").do(0, "play", "mine").get(0, "tr") == rating


# ---- the rest --------------------------------------------------------------------------------------------------------


@proves("AE-14", "AE-09")
def test_a_first_game_exchanges_once_the_starter_corporation_is_dealt() -> None:
    table = arsia.new("ares_expedition", 2, 5, {"first_game": True, "exchange": True})
    assert [asked.prompt.id for asked in table.pending.values()] == ["prompt-exchange"] * 2
    seen = table.view(0)["players"][0]  # type: ignore[index]
    assert len(seen["offered"]) == 1
    hand = list(seen["hand"])
    for seat in (0, 1):
        table.play(seat, [("discard", table.view(seat)["players"][seat]["hand"][0])])  # type: ignore[index]
    after = table.view(0)["players"][0]  # type: ignore[index]
    assert after["corporation"] == seen["offered"][0]
    assert len(after["hand"]) >= len(hand)
    assert hand[0] not in after["hand"]


@proves("AE-15")
def test_forests_never_run_out() -> None:
    t = quiet().set(0, plants=8, forests=56).at("action").do(0, "standard", "forest_plants")
    assert t.get(0, "forests") == 57


@proves("AE-48")
def test_resources_on_a_card_stay_and_have_no_end() -> None:
    t = acting("tardigrades", held={"tardigrades": 120}).do(0, "action", "tardigrades")
    assert t.get(0, "held") == {"tardigrades": 121}


@proves("AE-86")
def test_phase_cards_are_never_sold() -> None:
    hand = ["mine", "comet", "research", "fish", "birds", "moss", "grass", "trees", "algae", "farming", "insects"]
    t = quiet().set(0, hand=hand).at("end_of_round")
    assert set(t.options(0)) == {("sell", card) for card in hand}
    t.do(0, "sell", "mine").do(0, "done")
    assert len(t.options(0)) == 5


@proves("AE-87")
def test_alone_and_together_nobody_is_asked_to_sell_at_the_end() -> None:
    for t in (quiet(1).set(0, hand=["mine"]), quiet(2, mode="coop").set(0, hand=["mine"]).set(1, hand=["fish"])):
        t.at("end")
        assert t.table.outcome is not None


@proves("AE-99")
def test_advanced_screening_keeps_one_that_fits_and_shows_all() -> None:
    t = acting("advanced_screening_technology").set(deck=["fish", "research", "moss"])
    t.do(0, "action", "advanced_screening_technology")
    assert set(t.options(0)) == {("keep", "research"), ("keep", "moss")}
    t.do(0, "keep", "moss")
    assert t.get(0, "hand") == ("moss",)
    assert [event[2] for event in t.table.events(1) if event[0] == "revealed"] == ["fish", "research", "moss"]
    none = acting("advanced_screening_technology").set(deck=["fish", "birds", "comet"])
    none.do(0, "action", "advanced_screening_technology")
    assert none.get(0, "hand") == ()
    assert none.get("discards")[-3:] == ("fish", "birds", "comet")


@proves("AE-105")
def test_together_hands_stay_hidden() -> None:
    t = quiet(2, mode="coop").set(1, hand=["fish"]).at("planning")
    assert t.table.view(0)["players"][1]["hand"] == [None]  # type: ignore[index]

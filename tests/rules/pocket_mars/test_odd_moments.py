"""Moments that seldom come: decks that end in the middle of something, two seventh landings, four players at once."""

from __future__ import annotations

import pytest

from arsia.testing import Situation, proves
from arsia.words import Words

from .tables import dealt, holding, leave_in_deck, quiet, to_next_turn


def alone(*theirs: str, level: str = "normal") -> Situation:
    return dealt(1, solo_level=level).set(1, prep=theirs)


@proves("PM-77", "PM-79")
def test_a_failure_takes_the_only_card_that_is_left() -> None:
    t = leave_in_deck(alone("science-5", "ecosystem-4"), "water-1").at("end")
    assert t.get("deck") == ()
    assert t.get("discard")[-1] == "water-1"
    assert t.table.outcome is None  # they have two cards and need none
    t = leave_in_deck(alone("science-5"), "water-1").at("end")
    assert t.table.outcome is not None
    assert t.table.outcome.reason.id == "end-deck-empty"


@proves("PM-71", "PM-79")
def test_with_neither_deck_nor_their_cards_nothing_is_drawn_and_the_game_ends_with_the_round() -> None:
    t = (
        leave_in_deck(alone("science-5"))
        .at("action")
        .set(0, hand=["science-1", "energy-2"], prep=["water-1", "water-2"])
    )
    t.do(0, "discard", "energy-2")
    to_next_turn(t)
    assert t.table.outcome is not None
    assert len(t.get(0, "hand")) + len(t.get(0, "prep")) == 4  # one came from their module


@proves("PM-35", "PM-71")
def test_an_action_that_would_draw_from_nothing_is_not_offered() -> None:
    for theirs, offered in ((("science-5",), True), ((), False)):
        t = alone(*theirs).set(0, hand=["water-1", "energy-2"], prep=["water-5", "energy-3"])
        leave_in_deck(t).set(column_water=["water-7"]).at("action").do(0, "attach", "water-5")
        assert (t.asked(0) == "prompt-prepared") == offered


@proves("PM-79", "PM-96")
@pytest.mark.parametrize("level", ["normal", "hard", "hardest"])
def test_two_seventh_landings_in_one_round_are_scored_like_any_end(level: str) -> None:
    t = alone("science-5", "ecosystem-4", level=level).set(0, energy_home=(3, 0), water=(3, 0), earth=0)
    t.set(1, energy_home=(3, 0), water=(3, 0), earth=0)
    t.set(0, hand=["construction-3", "energy-2"], prep=["ecosystem-3", "water-1"]).at("action")
    to_next_turn(t.do(0, "play", "construction-3").do(0, "land", "science"))
    outcome = t.table.outcome
    assert outcome is not None
    assert t.get(0, "science") == t.get(1, "science") == (1, 0)
    assert outcome.scores == (15,)  # seven on single stars, and as much energy
    assert sum(line.points for line in outcome.rival) == 16
    assert not outcome.won


@proves("PM-85", "PM-15")
def test_the_automatics_one_below_the_end_of_the_track_still_gain_energy_and_lose_no_card_for_it() -> None:
    t = alone("energy-5").set(1, energy=4).set(deck=["water-1", "water-2", "water-3", "water-4", "energy-1"]).at("end")
    assert t.get(1, "energy") == 5
    assert t.get("discard") == ("water-1", "water-2")


@proves("PM-44", "PM-45", "PM-50")
def test_an_owner_who_draws_the_last_card_in_anothers_turn_leaves_the_card_just_revealed_in_place() -> None:
    t = quiet(4)
    for seat in range(1, 4):
        t.set(seat, hand=["energy-2", "energy-3"] if seat == 2 else [], prep=[])
    t.set(1, hand=["water-2", "science-3"], prep=["water-5", "science-4"]).set(0, hand=["energy-5", "energy-6"])
    t.set(0, prep=["energy-7", "ecosystem-7"]).set(column_water=["water-7", "water-1"])
    leave_in_deck(t, "construction-1").at("action").do(0, "reveal", 1, 0)
    assert t.asked(1) == "prompt-prepared"
    t.do(1, "use")
    assert t.get("column_water") == ("water-5",)  # 7 and 1 are in the new deck, the newest is not
    assert "construction-1" in t.get(1, "hand")
    t.table.check()


@proves("PM-60", "PM-69")
def test_who_has_nobody_left_to_land_still_has_a_turn_in_the_last_round() -> None:
    t = dealt(3).set(0, energy_home=(4, 0), water=(3, 0), earth=0, ship=0).set(first=2).at("action", seat=0)
    assert not t.offers(0, "launch")
    assert [reason.id for reason in t.why_not(0, "launch")] == ["why-earth-empty"]
    to_next_turn(t.do(0, "discard", "energy-2"))
    assert t.table.outcome is None  # seat 1 is still to come
    to_next_turn(t.do(1, "launch"))
    assert t.table.outcome is not None


@proves("PM-64", "PM-65", "PM-67", "PM-68")
def test_four_who_tie_in_everything_share_the_first_place() -> None:
    t = dealt(4)
    for seat in range(4):
        t.set(seat, energy_home=(4, 0), ecosystem=(1, 0), water=(1, 0), science=(1, 0))
    assert t.at("end").places == (1, 1, 1, 1)


@proves("PM-construction-5-snap")
def test_why_a_colonist_cannot_land_elsewhere_names_the_building_that_is_meant() -> None:
    t = (
        holding("construction-5", hand=["science-5", "water-2"])
        .do(0, "play", "construction-5")
        .do(0, "cover", "water-2")
    )
    reasons = t.why_not(0, "land", "science")
    assert [Words("en", "pocket_mars").say(reason) for reason in reasons] == ["it has to be in the Water Building"]

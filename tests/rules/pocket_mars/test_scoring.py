"""The end of the game, points and ties."""

from __future__ import annotations

from typing import Any

import pytest

from arsia.testing import Situation, proves

from .tables import dealt, quiet, to_next_turn


def sheet(t: Situation, seat: int) -> dict[str, int]:
    """The lines of a score sheet at the end of the game."""
    assert t.table.outcome is not None
    return {line.label: line.points for line in t.table.outcome.sheets[seat]}


def landed(t: Situation, seat: int) -> Situation:
    """All seven of a player on single stars, in no more than three Buildings and no four in one: 14 points."""
    return t.set(seat, energy_home=(3, 0), ecosystem=(3, 0), water=(1, 0), earth=0, ship=0)


@proves("PM-60")
def test_without_a_seventh_landing_the_next_round_begins() -> None:
    t = dealt().set(0, water=(6, 0)).at("end")
    assert t.table.outcome is None
    assert t.get("round") == 2


@proves("PM-60")
def test_with_a_seventh_landing_the_round_is_the_last() -> None:
    t = landed(dealt(), 1).at("end")
    assert t.table.outcome is not None
    assert t.table.outcome.reason.id == "end-seven-landed"
    assert not t.table.pending


@proves("PM-60", "PM-69")
def test_the_others_still_have_their_turns_in_the_last_round() -> None:
    t = dealt(3).set(1, hand=["construction-3", "water-4"], water=(3, 0), science=(3, 0), earth=0).set(first=1)
    t.at("action", seat=1).do(1, "play", "construction-3").do(1, "land", "energy")
    to_next_turn(t)
    for seat in (2, 0):
        assert list(t.table.pending) == [seat]
        t.do(seat, "launch")
    assert t.table.outcome is not None
    assert t.get(0, "ship") == t.get(2, "ship") == 2


@proves("PM-69")
@pytest.mark.parametrize("card", ["ecosystem-2", "ecosystem-5", "ecosystem-6"])
def test_what_moves_a_landed_colonist_leaves_it_on_mars(card: str) -> None:
    t = landed(dealt(), 1).set(1, energy_home=(2, 1)).set(0, hand=[card, "water-3"]).at("action")
    t.do(0, "play", card)
    while t.asked(0) == "prompt-effect":
        t.do(0, *t.options(0)[0])
    table: Any = t.table
    assert table.landed(1) == 7
    assert (t.get(1, "earth"), t.get(1, "ship")) == (0, 0)


@proves("PM-61", "PM-62", "PM-66")
def test_points_for_ships_and_stars_and_none_for_earth() -> None:
    t = landed(dealt(3), 1).set(0, ship=3, water=(1, 1)).set(0, energy=0).at("end")
    assert t.get(0, "earth") == 2
    assert sheet(t, 0) == {
        "score-ship": 3,
        "score-star1": 2,
        "score-star2": 4,
        "score-energy": 0,
        "score-all-four": 0,
        "score-four-in-one": 0,
    }


@proves("PM-63")
@pytest.mark.parametrize(("energy", "points"), [((3, 2, 1), [1, 0, 0]), ((3, 3, 1), [1, 1, 0]), ((0, 0, 0), [1, 1, 1])])
def test_most_energy_is_a_point_for_all_who_share_it(energy: tuple[int, ...], points: list[int]) -> None:
    t = landed(dealt(3), 0)
    for seat in range(3):
        t.set(seat, energy=energy[seat])
    t.at("end")
    assert [sheet(t, seat)["score-energy"] for seat in range(3)] == points


@proves("PM-64")
def test_two_points_for_somebody_in_all_four_buildings() -> None:
    t = landed(dealt(3), 2).set(0, energy_home=(1, 0), ecosystem=(1, 0), water=(0, 1), science=(1, 0))
    t.set(1, energy_home=(1, 0), ecosystem=(2, 0), water=(0, 1)).at("end")
    assert sheet(t, 0)["score-all-four"] == 2
    assert sheet(t, 1)["score-all-four"] == 0


@proves("PM-65")
def test_three_points_for_four_in_one_building_counting_both_stars() -> None:
    t = landed(dealt(3), 2).set(0, water=(2, 2)).set(1, science=(2, 1)).at("end")
    assert sheet(t, 0)["score-four-in-one"] == 3
    assert sheet(t, 1)["score-four-in-one"] == 0


@proves("PM-64", "PM-65")
def test_four_and_one_and_one_and_one_have_both() -> None:
    t = dealt().set(0, energy_home=(4, 0), ecosystem=(1, 0), water=(1, 0), science=(1, 0), ship=0).at("end")
    assert (sheet(t, 0)["score-all-four"], sheet(t, 0)["score-four-in-one"]) == (2, 3)


@proves("PM-62", "PM-63", "PM-64", "PM-65")
def test_the_most_that_two_players_can_score_is_28() -> None:
    t = dealt().set(0, energy_home=(3, 1), ecosystem=(0, 1), water=(0, 1), science=(0, 1), ship=0, energy=5).at("end")
    assert t.table.outcome is not None
    assert t.table.outcome.scores[0] == 28


@proves("PM-67")
def test_a_tie_goes_to_more_colonists_on_double_stars() -> None:
    t = landed(quiet(3), 2).set(0, water=(0, 1), ship=0).set(1, science=(2, 0), ship=0).at("end")
    assert t.table.outcome is not None
    assert t.table.outcome.scores[:2] == (5, 5)
    assert t.places == (2, 3, 1)


@proves("PM-67")
def test_then_to_more_colonists_on_mars() -> None:
    t = landed(quiet(3), 2).set(0, water=(1, 0), ship=2).set(1, science=(2, 0), ship=0).at("end")
    assert t.table.outcome is not None
    assert t.table.outcome.scores[:2] == (5, 5)
    assert t.places == (3, 2, 1)


@proves("PM-68")
def test_after_that_it_is_a_draw() -> None:
    t = landed(landed(quiet(), 0), 1).at("end")
    assert t.places == (1, 1)
    t = landed(quiet(3), 1).set(0, water=(1, 0)).set(2, science=(1, 0)).at("end")
    assert t.places == (2, 1, 2)


def test_points_so_far_are_in_the_view() -> None:
    t = landed(quiet(), 1).at("action")
    told = dict(t.table.view(0)["sheets"][1])  # type: ignore[index]
    assert told["score-star1"] == 14
    assert sum(told.values()) == t.get(1, "score")

"""Rounds, turns, and the value to beat."""

from __future__ import annotations

from typing import Any

import pytest

from arsia.testing import Situation, proves

from .tables import dealt, prepared, quiet, to_next_turn


def value(t: Situation, building: int) -> object:
    buildings: Any = t.table.view(None)["buildings"]
    return buildings[building]["value"]


@proves("PM-24")
def test_each_round_goes_clockwise_from_the_same_first_player() -> None:
    t = dealt(3).set(first=1).at("action", seat=1)
    turns = []
    for _ in range(7):
        seat = next(iter(t.table.pending))
        turns.append((t.get("round"), seat))
        t.do(seat, "launch")
    assert turns == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1)]


@proves("PM-28")
def test_a_turn_is_one_of_five_actions_and_never_none() -> None:
    t = dealt().at("action")
    assert {option[0] for option in t.options(0)} == {"play", "attach", "reveal", "launch", "discard"}
    assert len(t.options(0)) == 2 + 2 + 2 + 1 + 4


@proves("PM-28")
def test_after_one_action_the_turn_is_over() -> None:
    t = dealt().at("action")
    t.do(0, "launch")
    assert list(t.table.pending) == [1]
    assert t.asked(1) == "prompt-turn"


@proves("PM-25")
def test_only_the_newest_attached_card_has_to_be_beaten() -> None:
    t = quiet().set(0, prep=["energy-3"]).set(column_energy=["energy-7", "energy-2"]).at("action")
    t.do(0, "attach", "energy-3").do(0, "land", "energy")
    assert t.get(0, "energy_home") == (1, 0)


@proves("PM-25")
def test_a_card_that_another_player_attached_counts_as_well() -> None:
    t = dealt().set(0, prep=["energy-5", "water-1"]).set(1, prep=["energy-6", "science-6"]).at("action")
    t.do(0, "reveal", 1, 0)
    assert value(t, 0) == 6
    to_next_turn(t)
    t.at("action").do(0, "attach", "energy-5")
    assert not t.offers(0, "land")


@proves("PM-26")
@pytest.mark.parametrize(("card", "lands"), [("water-3", False), ("water-4", True)])
def test_with_nothing_attached_a_card_has_to_beat_three(card: str, lands: bool) -> None:
    t = quiet().set(0, prep=[card]).at("action")
    t.do(0, "attach", card)
    assert t.offers(0, "land", "water") is lands


@proves("PM-29")
def test_a_value_is_nothing_in_the_hand_of_its_player_or_revealed_by_another() -> None:
    t = dealt().set(0, hand=["ecosystem-7", "energy-2"]).at("action")
    t.do(0, "play", "ecosystem-7")
    assert (t.get(0, "ship"), t.get(0, "ecosystem")) == (1, (0, 0))
    t = dealt().set(1, prep=["ecosystem-7", "energy-4"]).at("action")
    t.do(0, "reveal", 1, 0)
    assert not t.offers(0, "land")
    assert not t.offers(1, "land")


@proves("PM-29", "PM-25")
def test_a_low_card_still_lowers_what_the_next_one_must_beat() -> None:
    t = prepared("science-1")
    assert value(t, 3) == 7
    t.do(0, "attach", "science-1")
    assert value(t, 3) == 1

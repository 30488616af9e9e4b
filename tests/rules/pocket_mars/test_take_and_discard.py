"""The two actions that play no card: a colonist from Earth, or a card for energy."""

from __future__ import annotations

import pytest

import arsia
from arsia.testing import proves

from .tables import colonists, dealt


@proves("PM-52", "PM-56")
def test_taking_a_colonist_launches_one_and_draws_no_card() -> None:
    t = dealt().at("action")
    deck = t.get("deck")
    t.do(0, "launch")
    assert colonists(t, 0) == (5, 2)
    assert t.get("deck") == deck
    assert t.asked(1) == "prompt-turn"


@proves("PM-52")
def test_with_nobody_on_earth_there_is_nobody_to_take() -> None:
    t = dealt().set(0, earth=0).at("action")
    assert not t.offers(0, "launch")
    assert [reason.id for reason in t.why_not(0, "launch")] == ["why-earth-empty"]
    with pytest.raises(arsia.IllegalMove):
        t.do(0, "launch")


@proves("PM-53")
def test_a_hand_card_for_energy_is_replaced_from_the_deck() -> None:
    t = dealt().set(deck=["science-1"]).at("action")
    t.do(0, "discard", "energy-2")
    assert t.get(0, "energy") == 2
    assert t.get("discard") == ("energy-2",)
    assert t.get(0, "hand") == ("water-3", "science-1")


@proves("PM-53", "PM-21")
def test_a_prepared_card_for_energy_is_replaced_by_one_of_three() -> None:
    t = dealt().set(deck=["science-1"]).at("action")
    t.do(0, "discard", "ecosystem-3")
    assert t.options(0) == (("prepare", "energy-2"), ("prepare", "water-3"), ("prepare", "science-1"))
    t.do(0, "prepare", "energy-2")
    assert (t.get(0, "hand"), t.get(0, "prep")) == (("water-3", "science-1"), ("construction-3", "energy-2"))


@proves("PM-53", "PM-15")
def test_a_card_may_be_discarded_even_where_energy_ends() -> None:
    t = dealt().set(0, energy=5).at("action")
    t.do(0, "discard", "energy-2")
    assert t.get(0, "energy") == 5
    assert t.get("discard") == ("energy-2",)


@proves("PM-53")
def test_each_of_the_own_four_cards_may_go_and_nobody_elses() -> None:
    t = dealt().at("action")
    gone = {option[1] for option in t.options(0) if option[0] == "discard"}
    assert gone == {*t.get(0, "hand"), *t.get(0, "prep")}

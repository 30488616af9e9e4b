"""A new deck, at the moment the last card is drawn."""

from __future__ import annotations

from arsia.testing import proves

from .tables import dealt, leave_in_deck


@proves("PM-44")
def test_the_last_card_of_the_deck_makes_a_new_one_at_once() -> None:
    t = leave_in_deck(dealt(), "science-1").at("action")
    gone = set(t.get("discard"))
    t.do(0, "discard", "energy-2")
    assert "science-1" in t.get(0, "hand")
    assert set(t.get("deck")) == {*gone, "energy-2"}
    assert t.get("discard") == ()


@proves("PM-44")
def test_with_a_card_left_the_discard_pile_stays() -> None:
    t = leave_in_deck(dealt(), "science-1", "science-3").at("action")
    t.do(0, "discard", "energy-2")
    assert t.get("deck") == ("science-3",)
    assert "energy-2" in t.get("discard")


@proves("PM-44")
def test_drawing_goes_on_from_the_new_deck() -> None:
    t = leave_in_deck(dealt().set(0, hand=[], prep=["energy-1", "energy-3"]), "science-1").at("four_cards", seat=0)
    assert "science-1" in t.get(0, "hand")
    assert len(t.get(0, "hand")) == 2


@proves("PM-44")
def test_a_card_put_under_the_deck_is_drawn_last_and_then_the_deck_is_made_anew() -> None:
    t = dealt().set(0, hand=["energy-3", "water-6"])
    leave_in_deck(t, "science-1").at("action")
    t.do(0, "play", "energy-3").do(0, "bottom", "water-6")
    # Two cards are missing: the one on top, then the one put under it.
    assert set(t.get(0, "hand")) == {"science-1", "water-6"}
    assert "energy-3" in t.get("deck")


@proves("PM-45")
def test_the_newest_card_of_each_building_stays() -> None:
    t = dealt().set(column_water=["water-1", "water-2", "water-7"], column_science=["science-3"])
    leave_in_deck(t, "science-1").at("action").do(0, "discard", "energy-2")
    assert t.get("column_water") == ("water-7",)
    assert t.get("column_science") == ("science-3",)
    assert {"water-1", "water-2"} <= set(t.get("deck"))
    t.table.check()


@proves("PM-45", "PM-38")
def test_cards_face_down_are_turned_up_when_shuffled_and_the_newest_stays_at_nothing() -> None:
    t = dealt().set(column_water=["water-1", "water-2", "water-7"], covered=["water-1", "water-7"])
    leave_in_deck(t, "science-1").at("action").do(0, "discard", "energy-2")
    assert t.get("covered") == ("water-7",)
    assert "water-1" in t.get("deck")


@proves("PM-45")
def test_the_new_deck_is_shuffled() -> None:
    t = leave_in_deck(dealt(), "science-1").at("action")
    orders = set()
    for seed in range(12):
        twin = t.table.imagine(1, seed)
        twin.play(0, ("discard", "energy-2"))
        orders.add(tuple(twin.deck))  # type: ignore[attr-defined]
    assert len(orders) == 12

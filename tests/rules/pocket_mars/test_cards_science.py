"""The seven Science cards, both ways."""

from __future__ import annotations

from typing import Any

from arsia.testing import proves

from .tables import colonists, dealt, holding, prepared


@proves("PM-science-1-snap")
def test_1_launches_two() -> None:
    assert colonists(holding("science-1").do(0, "play", "science-1"), 0) == (4, 3)


@proves("PM-science-1-prepared")
def test_1_prepared_launches_two_with_nobody_in_science() -> None:
    t = prepared("science-1").do(0, "attach", "science-1").do(0, "use")
    assert t.get(0, "ship") == 3
    t = prepared("science-1", science=(0, 1)).do(0, "attach", "science-1")
    assert t.asked(0) != "prompt-prepared"


@proves("PM-science-2-snap")
def test_2_launches_one_and_may_pay_one_for_another() -> None:
    t = holding("science-2").do(0, "play", "science-2")
    assert (t.get(0, "ship"), t.options(0)) == (2, (("use",), ("skip",)))
    t.do(0, "use")
    assert (t.get(0, "ship"), t.get(0, "energy")) == (3, 0)


@proves("PM-science-2-snap", "PM-33")
def test_2_asks_for_no_pay_when_the_last_one_was_launched() -> None:
    t = holding("science-2", earth=1).do(0, "play", "science-2")
    assert not t.offers(0, "use")
    assert t.get(0, "energy") == 1


@proves("PM-science-2-prepared")
def test_2_prepared_pays_one_to_launch_two() -> None:
    t = prepared("science-2").do(0, "attach", "science-2").do(0, "use")
    assert (t.get(0, "energy"), t.get(0, "ship")) == (0, 3)


@proves("PM-science-3-snap")
def test_3_launches_one_and_may_look_at_both_cards_of_another() -> None:
    t = holding("science-3").set(1, prep=["energy-1", "energy-2"]).do(0, "play", "science-3")
    assert t.get(0, "ship") == 2
    assert t.options(0) == (("peek", 1), ("skip",))
    t.do(0, "peek", 1)
    players: Any = t.table.view(0)["players"]
    assert [card["card"] for card in players[1]["prep"]][:2] == ["energy-1", "energy-2"]


@proves("PM-science-3-snap")
def test_3_may_look_away() -> None:
    t = holding("science-3").set(1, prep=["energy-1", "energy-2"]).do(0, "play", "science-3").do(0, "skip")
    players: Any = t.table.view(0)["players"]
    assert [card["card"] for card in players[1]["prep"]][:2] == [None, None]


@proves("PM-science-3-prepared")
def test_3_prepared_pays_two_to_launch_one_and_land_one_in_science() -> None:
    t = prepared("science-3", energy=2, ship=0).do(0, "attach", "science-3").do(0, "use")
    assert (t.get(0, "energy"), colonists(t, 0), t.get(0, "science")) == (0, (6, 0), (1, 0))


@proves("PM-science-4-snap")
def test_4_lets_two_attached_cards_of_any_building_change_places() -> None:
    t = holding("science-4").set(column_water=["water-1", "water-7"], column_construction=["construction-1"])
    t.set(column_energy=["energy-1", "energy-2", "energy-3"]).do(0, "play", "science-4")
    assert len(t.options(0)) == 3 + 1
    t.do(0, "exchange", "water", 0, 1)
    assert t.get("column_water") == ("water-7", "water-1")


@proves("PM-science-4-snap")
def test_4_may_sort_construction_too() -> None:
    t = holding("science-4").set(column_construction=["construction-1", "construction-2"]).do(0, "play", "science-4")
    assert t.get("column_construction") == ("construction-2", "construction-1")


@proves("PM-science-4-prepared")
def test_4_prepared_lands_in_science_for_nothing() -> None:
    t = prepared("science-4", energy=0).do(0, "attach", "science-4").do(0, "use")
    assert (t.get(0, "ship"), t.get(0, "science")) == (0, (1, 0))


@proves("PM-science-5-snap")
def test_5_lands_in_science() -> None:
    assert holding("science-5").do(0, "play", "science-5").get(0, "science") == (1, 0)


@proves("PM-science-5-prepared")
def test_5_prepared_launches_one_with_somebody_in_science() -> None:
    t = prepared("science-5", science=(1, 0)).do(0, "attach", "science-5").do(0, "use")
    assert t.get(0, "ship") == 2
    t = prepared("science-5").do(0, "attach", "science-5")
    assert t.asked(0) != "prompt-prepared"


@proves("PM-science-6-snap")
def test_6_covers_a_building_and_draws_one() -> None:
    t = dealt().set(0, hand=["science-6", "water-3"]).set(deck=["energy-5", "energy-6"]).at("action")
    t.do(0, "play", "science-6")  # one hand card is left, so there is no choice
    assert (t.get("column_water"), t.get("covered")) == (("water-3",), ("water-3",))
    assert set(t.get(0, "hand")) == {"energy-5", "energy-6"}  # drawn by the card and by the four-card rule


@proves("PM-science-6-snap", "PM-33")
def test_6_with_an_empty_hand_still_draws() -> None:
    t = holding("science-6").set(deck=["energy-5"]).do(0, "play", "science-6")
    assert t.get("covered") == ()
    assert "energy-5" in t.get(0, "hand")


@proves("PM-science-6-snap", "PM-34")
def test_6_has_to_cover_with_one_of_the_hand_cards() -> None:
    t = holding("science-6", hand=["water-3", "energy-2"]).do(0, "play", "science-6")
    assert t.options(0) == (("cover", "water-3"), ("cover", "energy-2"))


@proves("PM-science-6-prepared")
def test_6_prepared_pays_one_to_launch_one() -> None:
    t = prepared("science-6").do(0, "attach", "science-6").do(0, "use")
    assert (t.get(0, "energy"), t.get(0, "ship")) == (0, 2)


@proves("PM-science-7-snap")
def test_7_promotes_in_science_and_may_look_at_one_card_of_another() -> None:
    t = holding("science-7", seats=3, science=(1, 0)).set(1, prep=["energy-1", "energy-2"]).set(2, prep=["water-1"])
    t.do(0, "play", "science-7")
    assert t.get(0, "science") == (0, 1)
    assert t.options(0) == (("peek_one", 1, 0), ("peek_one", 1, 1), ("peek_one", 2, 0), ("skip",))
    t.do(0, "peek_one", 1, 1)
    players: Any = t.table.view(0)["players"]
    assert [card["card"] for card in players[1]["prep"]][:2] == [None, "energy-2"]


@proves("PM-science-7-prepared")
def test_7_prepared_launches_one_with_a_science_card_in_hand() -> None:
    t = prepared("science-7", hand=["science-1"]).do(0, "attach", "science-7").do(0, "skip").do(0, "use")
    assert t.get(0, "ship") == 2
    t = prepared("science-7", hand=["energy-1"]).do(0, "attach", "science-7").do(0, "skip")
    assert t.asked(0) != "prompt-prepared"

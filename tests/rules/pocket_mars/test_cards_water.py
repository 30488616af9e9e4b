"""The seven Water cards, both ways."""

from __future__ import annotations

from typing import Any

from arsia.testing import proves

from .tables import colonists, dealt, holding, prepared


@proves("PM-water-1-snap")
def test_1_launches_one_and_draws_one() -> None:
    t = dealt().set(0, hand=["water-1", "energy-2"]).set(deck=["science-1"]).at("action").do(0, "play", "water-1")
    assert t.get(0, "ship") == 2
    assert t.get(0, "hand") == ("energy-2", "science-1")


@proves("PM-water-1-prepared")
def test_1_prepared_lands_in_water_where_one_has_nobody() -> None:
    t = prepared("water-1").do(0, "attach", "water-1").do(0, "use")
    assert t.get(0, "water") == (1, 0)
    t = prepared("water-1", water=(1, 0)).do(0, "attach", "water-1")
    assert t.asked(0) != "prompt-prepared"


@proves("PM-water-2-snap")
def test_2_launches_one_and_may_take_a_prepared_card_back() -> None:
    t = holding("water-2", prep=["energy-1", "science-1"]).do(0, "play", "water-2")
    assert t.get(0, "ship") == 2
    assert t.options(0) == (("retrieve", "energy-1"), ("retrieve", "science-1"), ("skip",))
    t.do(0, "retrieve", "science-1")
    assert "science-1" in t.get(0, "hand")
    assert t.get(0, "prep") == ("energy-1",)


@proves("PM-water-2-snap")
def test_2_may_leave_the_prepared_cards_where_they_are() -> None:
    t = dealt().set(0, hand=["water-2", "energy-2"]).at("action").do(0, "play", "water-2").do(0, "skip")
    assert t.get(0, "prep") == ("ecosystem-3", "construction-3")


@proves("PM-water-2-prepared")
def test_2_prepared_lands_in_water_for_a_hand_card() -> None:
    t = prepared("water-2", hand=["energy-1", "energy-2"]).do(0, "attach", "water-2").do(0, "use")
    t.do(0, "bottom", "energy-1")
    assert t.get(0, "water") == (1, 0)
    assert t.get("deck")[-1] == "energy-1"


@proves("PM-water-3-snap")
def test_3_launches_one_and_may_cover_a_building() -> None:
    t = holding("water-3", hand=["science-5"]).do(0, "play", "water-3")
    assert t.get(0, "ship") == 2
    t.do(0, "cover", "science-5")
    assert (t.get("column_science"), t.get("covered")) == (("science-5",), ("science-5",))


@proves("PM-water-3-snap")
def test_3_may_keep_the_hand_card() -> None:
    t = holding("water-3", hand=["science-5"]).do(0, "play", "water-3").do(0, "skip")
    assert t.get("column_science") == ()


@proves("PM-water-3-prepared")
def test_3_prepared_pays_one_to_land_anywhere() -> None:
    t = prepared("water-3").do(0, "attach", "water-3").do(0, "use").do(0, "land", "science")
    assert (t.get(0, "energy"), t.get(0, "science")) == (0, (1, 0))


@proves("PM-water-4-snap")
def test_4_launches_one_and_may_put_two_cards_under_the_deck() -> None:
    t = dealt().set(0, hand=["water-4", "energy-2"]).at("action").do(0, "play", "water-4")
    assert t.get(0, "ship") == 2
    t.do(0, "bottom", "energy-2").do(0, "bottom", "construction-3")
    assert t.get("deck")[-2:] == ("energy-2", "construction-3")  # the second goes below the first


@proves("PM-water-4-snap")
def test_4_may_put_one_card_or_none() -> None:
    t = dealt().set(0, hand=["water-4", "energy-2"]).at("action").do(0, "play", "water-4")
    deck = t.get("deck")
    t.do(0, "bottom", "ecosystem-3").do(0, "skip")
    assert t.get("deck")[-1] == "ecosystem-3"
    assert deck[-1] == t.get("deck")[-2]


@proves("PM-water-4-prepared")
def test_4_prepared_launches_one_for_a_hand_card() -> None:
    t = prepared("water-4", hand=["energy-1"]).do(0, "attach", "water-4").do(0, "use")
    assert colonists(t, 0) == (5, 2)
    assert t.get("deck")[-1] == "energy-1"


@proves("PM-water-5-snap")
def test_5_lands_in_water_and_draws_one() -> None:
    t = dealt().set(0, hand=["water-5", "energy-2"]).set(deck=["science-1"]).at("action").do(0, "play", "water-5")
    assert t.get(0, "water") == (1, 0)
    assert t.get(0, "hand") == ("energy-2", "science-1")


@proves("PM-water-5-prepared")
def test_5_prepared_draws_two_with_a_water_card_in_hand() -> None:
    t = dealt().set(0, prep=["water-5", "energy-5"], ship=0).set(deck=["science-1", "science-3"])
    t.set(column_water=["water-7"]).at("action")
    t.do(0, "attach", "water-5").do(0, "use")
    assert t.get(0, "hand") == ("energy-2", "water-3", "science-1", "science-3")


@proves("PM-water-6-snap")
def test_6_draws_two() -> None:
    t = holding("water-6").set(deck=["science-1", "science-3"]).do(0, "play", "water-6")
    assert {"science-1", "science-3"} <= set(t.get(0, "hand"))


@proves("PM-water-6-prepared")
def test_6_prepared_looks_at_both_cards_of_another_player() -> None:
    t = prepared("water-6", seats=3).set(1, prep=["energy-1", "energy-2"]).set(2, prep=["science-1", "science-2"])
    t.do(0, "attach", "water-6").do(0, "use")
    assert t.options(0) == (("peek", 1), ("peek", 2))
    t.do(0, "peek", 2)
    players: Any = t.table.view(0)["players"]
    assert [card["card"] for card in players[2]["prep"]] == ["science-1", "science-2"]
    assert [card["card"] for card in players[1]["prep"]] == [None, None]


@proves("PM-water-7-snap")
def test_7_promotes_in_water_and_may_put_a_hand_card_under_the_deck() -> None:
    t = holding("water-7", water=(1, 0), hand=["energy-1"]).do(0, "play", "water-7")
    assert t.get(0, "water") == (0, 1)
    assert t.do(0, "bottom", "energy-1").get("deck")[-1] == "energy-1"


@proves("PM-water-7-prepared")
def test_7_prepared_launches_one_with_a_water_card_in_hand() -> None:
    t = prepared("water-7", hand=["water-1"]).do(0, "attach", "water-7").do(0, "skip").do(0, "use")
    assert t.get(0, "ship") == 2
    t = prepared("water-7", hand=["energy-1"]).do(0, "attach", "water-7").do(0, "skip")
    assert t.asked(0) != "prompt-prepared"

"""The seven Energy cards, both ways."""

from __future__ import annotations

from arsia.testing import proves

from .tables import colonists, dealt, holding, prepared, quiet


@proves("PM-energy-1-snap")
def test_1_launches_one_and_gains_one() -> None:
    t = holding("energy-1").do(0, "play", "energy-1")
    assert colonists(t, 0) == (5, 2)
    assert t.get(0, "energy") == 2


@proves("PM-energy-1-prepared")
def test_1_prepared_launches_two_with_nobody_in_energy() -> None:
    t = prepared("energy-1", water=(1, 0)).do(0, "attach", "energy-1").do(0, "use")
    assert t.get(0, "ship") == 3


@proves("PM-energy-1-prepared")
def test_1_prepared_looks_at_the_double_star_too() -> None:
    t = prepared("energy-1", energy_home=(0, 1)).do(0, "attach", "energy-1")
    assert t.asked(0) != "prompt-prepared"


@proves("PM-energy-2-snap")
def test_2_gains_three() -> None:
    assert holding("energy-2").do(0, "play", "energy-2").get(0, "energy") == 4


@proves("PM-energy-2-prepared")
def test_2_prepared_pays_two_to_launch_one_and_land_one_anywhere() -> None:
    t = prepared("energy-2", energy=3).do(0, "attach", "energy-2").do(0, "use")
    assert t.get(0, "energy") == 1
    assert len(t.options(0)) == 4
    t.do(0, "land", "water")
    assert colonists(t, 0) == (5, 1)
    assert t.get(0, "water") == (1, 0)


@proves("PM-energy-2-prepared")
def test_2_prepared_still_lands_when_earth_is_empty() -> None:
    t = prepared("energy-2", energy=2, earth=0).do(0, "attach", "energy-2").do(0, "use").do(0, "land", "energy")
    assert colonists(t, 0) == (0, 6)


@proves("PM-energy-3-snap")
def test_3_gains_two_and_may_put_a_hand_card_under_the_deck() -> None:
    t = holding("energy-3", hand=["water-1"]).do(0, "play", "energy-3")
    assert t.get(0, "energy") == 3
    assert t.options(0) == (("bottom", "water-1"), ("skip",))
    assert t.do(0, "bottom", "water-1").get("deck")[-1] == "water-1"


@proves("PM-energy-3-snap")
def test_3_never_takes_a_prepared_card() -> None:
    t = holding("energy-3", prep=["water-1", "water-2"]).do(0, "play", "energy-3")
    assert not t.offers(0, "bottom")


@proves("PM-energy-3-prepared")
def test_3_prepared_pays_two_to_launch_two() -> None:
    t = prepared("energy-3", energy=2).do(0, "attach", "energy-3").do(0, "use")
    assert (t.get(0, "energy"), t.get(0, "ship")) == (0, 3)


@proves("PM-energy-4-snap")
def test_4_gains_two() -> None:
    assert holding("energy-4").do(0, "play", "energy-4").get(0, "energy") == 3


@proves("PM-energy-4-prepared")
def test_4_prepared_pays_one_to_land_in_energy() -> None:
    t = prepared("energy-4").do(0, "attach", "energy-4").do(0, "use")
    assert (t.get(0, "energy"), t.get(0, "energy_home")) == (0, (1, 0))


@proves("PM-energy-4-prepared", "PM-41")
def test_4_prepared_may_land_a_second_one_after_landing_by_value() -> None:
    t = quiet().set(0, prep=["energy-4"], ship=2).at("action")
    t.do(0, "attach", "energy-4").do(0, "land", "energy").do(0, "use")
    assert t.get(0, "energy_home") == (2, 0)


@proves("PM-energy-5-snap")
def test_5_gains_one_and_may_pay_two_to_promote() -> None:
    t = holding("energy-5", energy=1, science=(1, 0)).do(0, "play", "energy-5")
    assert t.get(0, "energy") == 2
    t.do(0, "use")
    assert (t.get(0, "energy"), t.get(0, "science")) == (0, (0, 1))


@proves("PM-energy-5-snap")
def test_5_may_keep_the_energy() -> None:
    t = holding("energy-5", energy=1, science=(1, 0)).do(0, "play", "energy-5").do(0, "skip")
    assert (t.get(0, "energy"), t.get(0, "science")) == (2, (1, 0))


@proves("PM-energy-5-snap")
def test_5_asks_for_no_pay_without_somebody_to_promote_or_without_the_energy() -> None:
    assert not holding("energy-5", energy=3).do(0, "play", "energy-5").offers(0, "use")
    assert not holding("energy-5", energy=0, science=(1, 0)).do(0, "play", "energy-5").offers(0, "use")


@proves("PM-energy-5-prepared")
def test_5_prepared_gains_two_with_an_energy_card_in_hand() -> None:
    t = prepared("energy-5", hand=["energy-1"]).do(0, "attach", "energy-5").do(0, "use")
    assert t.get(0, "energy") == 3
    assert "energy-1" in t.get(0, "hand")


@proves("PM-energy-6-snap")
def test_6_gains_one_and_draws_one() -> None:
    t = dealt().set(0, hand=["energy-6", "water-3"]).set(deck=["science-1"]).at("action").do(0, "play", "energy-6")
    assert t.get(0, "energy") == 2
    assert t.get(0, "hand") == ("water-3", "science-1")
    assert t.asked(1) == "prompt-turn"  # that was the fourth card, so nothing is left to do


@proves("PM-energy-6-prepared")
def test_6_prepared_pays_one_to_launch_one() -> None:
    t = prepared("energy-6").do(0, "attach", "energy-6").do(0, "use")
    assert (t.get(0, "energy"), t.get(0, "ship")) == (0, 2)


@proves("PM-energy-7-snap")
def test_7_promotes_in_energy_and_gains_one() -> None:
    t = holding("energy-7", energy_home=(1, 0), water=(1, 0)).do(0, "play", "energy-7")
    assert (t.get(0, "energy_home"), t.get(0, "water")) == ((0, 1), (1, 0))
    assert t.get(0, "energy") == 2


@proves("PM-energy-7-prepared")
def test_7_prepared_launches_one_with_an_energy_card_in_hand() -> None:
    t = prepared("energy-7", hand=["energy-1"]).do(0, "attach", "energy-7").do(0, "skip").do(0, "use")
    assert colonists(t, 0) == (5, 2)


@proves("PM-energy-7-prepared")
def test_7_prepared_needs_that_card() -> None:
    t = prepared("energy-7", hand=["water-1"]).do(0, "attach", "energy-7").do(0, "skip")
    assert t.asked(0) == "prompt-effect"

"""The seven Construction cards, both ways."""

from __future__ import annotations

from arsia.testing import proves

from .tables import colonists, dealt, holding, prepared


@proves("PM-construction-1-snap")
def test_1_lands_anywhere_and_may_pay_one_to_land_elsewhere() -> None:
    t = holding("construction-1", ship=2).do(0, "play", "construction-1").do(0, "land", "water").do(0, "use")
    assert t.get(0, "energy") == 0
    assert not t.offers(0, "land", "water")
    t.do(0, "land", "science")
    assert (t.get(0, "water"), t.get(0, "science"), t.get(0, "ship")) == ((1, 0), (1, 0), 0)


@proves("PM-construction-1-snap")
def test_1_says_why_the_same_building_will_not_do() -> None:
    t = holding("construction-1", ship=2).do(0, "play", "construction-1").do(0, "land", "water").do(0, "use")
    assert [reason.id for reason in t.why_not(0, "land", "water")] == ["why-not-meant"]


@proves("PM-construction-1-snap")
def test_1_asks_for_no_pay_with_nobody_left_to_land() -> None:
    t = holding("construction-1").do(0, "play", "construction-1").do(0, "land", "water")
    assert not t.offers(0, "use")
    assert t.get(0, "energy") == 1


@proves("PM-construction-1-prepared")
def test_1_prepared_launches_one() -> None:
    t = prepared("construction-1").do(0, "attach", "construction-1").do(0, "use")
    assert colonists(t, 0) == (5, 2)


@proves("PM-construction-2-snap")
def test_2_lands_where_one_has_nobody_and_draws_one() -> None:
    t = dealt().set(0, hand=["construction-2", "energy-2"], water=(0, 1), science=(1, 0)).set(deck=["energy-5"])
    t.at("action").do(0, "play", "construction-2")
    assert t.options(0) == (("land", "energy"), ("land", "ecosystem"))
    t.do(0, "land", "ecosystem")
    assert t.get(0, "ecosystem") == (1, 0)
    assert t.get(0, "hand") == ("energy-2", "energy-5")


@proves("PM-construction-2-snap")
def test_2_draws_even_with_somebody_everywhere() -> None:
    t = holding("construction-2", energy_home=(1, 0), ecosystem=(1, 0), water=(1, 0), science=(1, 0))
    t.set(deck=["energy-5"]).do(0, "play", "construction-2")
    assert t.get(0, "ship") == 1
    assert "energy-5" in t.get(0, "hand")


@proves("PM-construction-2-prepared")
def test_2_prepared_pays_one_to_land_anywhere() -> None:
    t = prepared("construction-2").do(0, "attach", "construction-2").do(0, "use").do(0, "land", "energy")
    assert (t.get(0, "energy"), t.get(0, "energy_home")) == (0, (1, 0))


@proves("PM-construction-3-snap")
def test_3_lands_anywhere() -> None:
    t = holding("construction-3", water=(1, 0)).do(0, "play", "construction-3")
    assert len(t.options(0)) == 4
    assert t.do(0, "land", "water").get(0, "water") == (2, 0)


@proves("PM-construction-3-prepared")
def test_3_prepared_pays_two_to_launch_two() -> None:
    t = prepared("construction-3", energy=2).do(0, "attach", "construction-3").do(0, "use")
    assert (t.get(0, "energy"), t.get(0, "ship")) == (0, 3)


@proves("PM-construction-4-snap")
def test_4_launches_one_and_may_move_one_to_another_building() -> None:
    t = holding("construction-4", water=(1, 1)).do(0, "play", "construction-4")
    assert t.get(0, "ship") == 2
    assert ("transfer", "water", 1, "water") not in t.options(0)
    t.do(0, "transfer", "water", 2, "science")
    assert (t.get(0, "water"), t.get(0, "science")) == ((1, 0), (1, 0))  # from the double to a single star


@proves("PM-construction-4-snap")
def test_4_moves_nobody_elses_colonist_and_may_move_none() -> None:
    t = holding("construction-4", water=(1, 0)).set(1, energy_home=(1, 0)).do(0, "play", "construction-4")
    assert not t.offers(0, "transfer", "energy")
    assert t.do(0, "skip").get(0, "water") == (1, 0)


@proves("PM-construction-4-prepared")
def test_4_prepared_lands_anywhere_with_a_construction_card_in_hand() -> None:
    t = prepared("construction-4", hand=["construction-1"]).do(0, "attach", "construction-4").do(0, "use")
    assert t.do(0, "land", "science").get(0, "science") == (1, 0)
    t = prepared("construction-4", hand=["energy-1"]).do(0, "attach", "construction-4")
    assert t.asked(0) == "prompt-effect"  # the ability alone


@proves("PM-construction-5-snap")
def test_5_covers_a_building_and_may_land_there_alone() -> None:
    t = (
        holding("construction-5", hand=["science-5", "water-2"])
        .do(0, "play", "construction-5")
        .do(0, "cover", "water-2")
    )
    assert t.options(0) == (("land", "water"), ("skip",))
    t.do(0, "land", "water")
    assert (t.get("covered"), t.get(0, "water")) == (("water-2",), (1, 0))


@proves("PM-construction-5-snap")
def test_5_may_land_nobody() -> None:
    t = holding("construction-5", hand=["science-5"]).do(0, "play", "construction-5").do(0, "skip")
    assert (t.get("covered"), t.get(0, "ship")) == (("science-5",), 1)


@proves("PM-construction-5-snap", "PM-10")
def test_5_over_construction_itself_lands_nobody() -> None:
    t = holding("construction-5", hand=["construction-1"]).do(0, "play", "construction-5")
    assert t.get("column_construction") == ("construction-1",)
    assert not t.offers(0, "land")


@proves("PM-construction-5-snap")
def test_5_with_an_empty_hand_covers_nothing_and_lands_nobody_where_somebody_landed_before() -> None:
    t = holding("construction-3", ship=2).do(0, "play", "construction-3").do(0, "land", "water")
    t.at("action").set(0, hand=["construction-5"], prep=[]).do(0, "play", "construction-5")
    assert not t.offers(0, "land")
    assert t.get("covered") == ()


@proves("PM-construction-5-prepared")
def test_5_prepared_launches_one_with_a_construction_card_in_hand() -> None:
    t = prepared("construction-5", hand=["construction-1"]).do(0, "attach", "construction-5").do(0, "use")
    assert t.get(0, "ship") == 2


@proves("PM-construction-6-snap")
def test_6_lets_two_attached_cards_change_places_and_draws_one() -> None:
    t = dealt().set(0, hand=["construction-6", "energy-2"]).set(column_water=["water-1", "water-7"], deck=["energy-5"])
    t.at("action").do(0, "play", "construction-6")
    assert t.get("column_water") == ("water-7", "water-1")
    assert t.get(0, "hand") == ("energy-2", "energy-5")


@proves("PM-construction-6-prepared")
def test_6_prepared_moves_one_to_another_building() -> None:
    t = prepared("construction-6", water=(1, 0)).do(0, "attach", "construction-6").do(0, "use")
    assert not t.offers(0, "skip")
    t.do(0, "transfer", "water", 1, "energy")
    assert (t.get(0, "water"), t.get(0, "energy_home")) == ((0, 0), (1, 0))


@proves("PM-construction-7-snap")
def test_7_lands_where_one_has_somebody() -> None:
    t = holding("construction-7", water=(0, 1), science=(1, 0)).set(1, energy_home=(1, 0))
    t.do(0, "play", "construction-7")
    assert t.options(0) == (("land", "water"), ("land", "science"))
    assert t.do(0, "land", "water").get(0, "water") == (1, 1)


@proves("PM-construction-7-snap")
def test_7_lands_nobody_on_an_empty_mars() -> None:
    assert holding("construction-7").do(0, "play", "construction-7").get(0, "ship") == 1


@proves("PM-construction-7-prepared", "PM-47")
def test_7_prepared_pays_one_to_promote_anywhere_and_beats_nothing() -> None:
    t = prepared("construction-7", water=(1, 0)).do(0, "attach", "construction-7")
    assert t.asked(0) == "prompt-prepared"
    t.do(0, "use")
    assert (t.get(0, "energy"), t.get(0, "water")) == (0, (0, 1))

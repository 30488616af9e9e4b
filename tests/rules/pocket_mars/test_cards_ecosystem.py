"""The seven Ecosystem cards, both ways."""

from __future__ import annotations

from arsia.testing import proves

from .tables import colonists, holding, prepared


@proves("PM-ecosystem-1-snap")
def test_1_launches_one_and_may_promote_in_ecosystem() -> None:
    t = holding("ecosystem-1", ecosystem=(1, 0), water=(1, 0)).do(0, "play", "ecosystem-1")
    assert t.get(0, "ship") == 2
    assert t.options(0) == (("promote", "ecosystem", 0), ("skip",))
    assert t.do(0, "promote", "ecosystem", 0).get(0, "ecosystem") == (0, 1)


@proves("PM-ecosystem-1-prepared")
def test_1_prepared_lands_in_ecosystem_where_one_has_nobody() -> None:
    t = prepared("ecosystem-1").do(0, "attach", "ecosystem-1").do(0, "use")
    assert t.get(0, "ecosystem") == (1, 0)


@proves("PM-ecosystem-1-prepared")
def test_1_prepared_is_closed_with_somebody_there() -> None:
    t = prepared("ecosystem-1", ecosystem=(1, 0)).do(0, "attach", "ecosystem-1")
    assert t.asked(0) != "prompt-prepared"


@proves("PM-ecosystem-2-snap")
def test_2_shifts_two_colonists_of_any_players() -> None:
    t = holding("ecosystem-2", seats=3).set(1, science=(1, 0)).set(2, science=(0, 1))
    t.do(0, "play", "ecosystem-2").do(0, "demote", "science", 2).do(0, "promote", "science", 1)
    assert (t.get(1, "science"), t.get(2, "science")) == ((0, 1), (1, 0))


@proves("PM-ecosystem-2-prepared")
def test_2_prepared_pays_two_to_land_on_the_double_star() -> None:
    t = prepared("ecosystem-2", energy=2).do(0, "attach", "ecosystem-2").do(0, "use")
    assert (t.get(0, "energy"), t.get(0, "ship"), t.get(0, "ecosystem")) == (0, 0, (0, 1))


@proves("PM-ecosystem-3-snap")
def test_3_promotes_anywhere() -> None:
    t = holding("ecosystem-3", water=(1, 0), science=(1, 0)).do(0, "play", "ecosystem-3")
    assert t.do(0, "promote", "science", 0).get(0, "science") == (0, 1)


@proves("PM-ecosystem-3-snap")
def test_3_promotes_only_ones_own() -> None:
    t = holding("ecosystem-3").set(1, water=(1, 0)).do(0, "play", "ecosystem-3")
    assert not t.offers(0, "promote")
    assert t.get(1, "water") == (1, 0)


@proves("PM-ecosystem-3-prepared")
def test_3_prepared_pays_one_to_promote_anywhere() -> None:
    t = prepared("ecosystem-3", water=(1, 0)).do(0, "attach", "ecosystem-3").do(0, "use")
    assert (t.get(0, "energy"), t.get(0, "water")) == (0, (0, 1))


@proves("PM-ecosystem-4-snap")
def test_4_launches_one_and_may_demote_anybody_in_ecosystem() -> None:
    t = holding("ecosystem-4").set(1, ecosystem=(0, 1), water=(0, 1)).do(0, "play", "ecosystem-4")
    assert t.get(0, "ship") == 2
    assert t.options(0) == (("demote", "ecosystem", 1), ("skip",))
    assert t.do(0, "demote", "ecosystem", 1).get(1, "ecosystem") == (1, 0)


@proves("PM-ecosystem-4-prepared")
def test_4_prepared_launches_one_with_somebody_in_ecosystem() -> None:
    t = prepared("ecosystem-4", ecosystem=(0, 1)).do(0, "attach", "ecosystem-4").do(0, "use")
    assert t.get(0, "ship") == 2
    t = prepared("ecosystem-4").set(1, ecosystem=(1, 0)).do(0, "attach", "ecosystem-4")
    assert t.asked(0) != "prompt-prepared"  # somebody else's colonist is not enough


@proves("PM-ecosystem-5-snap")
def test_5_lets_two_colonists_of_any_players_change_places() -> None:
    t = holding("ecosystem-5", seats=3, water=(1, 0)).set(1, water=(1, 0)).set(2, water=(0, 1))
    t.do(0, "play", "ecosystem-5")
    assert t.options(0) == (("swap", "water", 0, 2), ("swap", "water", 1, 2))
    t.do(0, "swap", "water", 1, 2)
    assert [t.get(seat, "water") for seat in range(3)] == [(1, 0), (0, 1), (1, 0)]


@proves("PM-ecosystem-5-snap", "PM-14")
def test_5_needs_somebody_on_both_stars_of_one_building() -> None:
    t = holding("ecosystem-5", water=(1, 0), science=(0, 1)).do(0, "play", "ecosystem-5")
    assert not t.offers(0, "swap")
    assert (t.get(0, "water"), t.get(0, "science")) == ((1, 0), (0, 1))


@proves("PM-ecosystem-5-prepared")
def test_5_prepared_launches_one_with_an_ecosystem_card_in_hand() -> None:
    t = prepared("ecosystem-5", hand=["ecosystem-1"]).do(0, "attach", "ecosystem-5").do(0, "use")
    assert colonists(t, 0) == (5, 2)
    t = prepared("ecosystem-5", hand=["water-1"]).do(0, "attach", "ecosystem-5")
    assert t.asked(0) != "prompt-prepared"


@proves("PM-ecosystem-6-snap")
def test_6_demotes_anybody_and_may_move_one_of_ones_own() -> None:
    t = holding("ecosystem-6", energy_home=(1, 0)).set(1, water=(0, 1), science=(0, 1))
    t.do(0, "play", "ecosystem-6").do(0, "demote", "science", 1)
    assert t.get(1, "science") == (1, 0)
    t.do(0, "transfer", "energy", 1, "water")
    assert (t.get(0, "energy_home"), t.get(0, "water")) == ((0, 0), (1, 0))


@proves("PM-ecosystem-6-snap")
def test_6_leaves_the_move_to_its_player() -> None:
    t = holding("ecosystem-6", energy_home=(1, 0)).do(0, "play", "ecosystem-6").do(0, "skip")
    assert t.get(0, "energy_home") == (1, 0)


@proves("PM-ecosystem-6-prepared")
def test_6_prepared_demotes_anybody_in_ecosystem_only() -> None:
    t = prepared("ecosystem-6", water=(0, 1)).set(1, ecosystem=(0, 1)).do(0, "attach", "ecosystem-6").do(0, "use")
    assert (t.get(1, "ecosystem"), t.get(0, "water")) == ((1, 0), (0, 1))


@proves("PM-ecosystem-7-snap")
def test_7_promotes_in_ecosystem_only() -> None:
    t = holding("ecosystem-7", ecosystem=(1, 0), water=(1, 0)).do(0, "play", "ecosystem-7")
    assert (t.get(0, "ecosystem"), t.get(0, "water")) == ((0, 1), (1, 0))


@proves("PM-ecosystem-7-prepared")
def test_7_prepared_promotes_the_one_who_just_landed() -> None:
    t = prepared("ecosystem-7", hand=["ecosystem-1"]).do(0, "attach", "ecosystem-7")
    t.do(0, "land", "ecosystem").do(0, "use")
    assert t.get(0, "ecosystem") == (0, 1)


@proves("PM-ecosystem-7-prepared")
def test_7_prepared_needs_an_ecosystem_card_in_hand() -> None:
    t = prepared("ecosystem-7", hand=["water-1"], ecosystem=(1, 0)).do(0, "attach", "ecosystem-7").do(0, "skip")
    assert t.asked(0) == "prompt-effect"

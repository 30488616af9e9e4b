"""The five Buildings' abilities, each left to whoever's turn it is."""

from __future__ import annotations

from arsia.testing import proves

from .tables import dealt, prepared, to_next_turn


@proves("PM-90")
def test_ecosystem_shifts_anybodys_colonist_anywhere() -> None:
    t = prepared("ecosystem-3", energy=0, science=(1, 0)).set(1, water=(0, 1))
    t.do(0, "attach", "ecosystem-3")
    assert t.options(0) == (("demote", "water", 1), ("promote", "science", 0), ("skip",))
    t.do(0, "demote", "water", 1)
    assert t.get(1, "water") == (1, 0)
    assert t.get(0, "science") == (1, 0)  # one only


@proves("PM-90")
def test_ecosystem_may_lift_a_rival_or_leave_all_as_it_is() -> None:
    t = prepared("ecosystem-3", energy=0).set(1, water=(1, 0))
    t.do(0, "attach", "ecosystem-3")
    assert t.options(0) == (("promote", "water", 1), ("skip",))
    assert t.do(0, "skip").get(1, "water") == (1, 0)


@proves("PM-91")
def test_energy_gives_one() -> None:
    t = prepared("energy-2", energy=1)
    t.do(0, "attach", "energy-2")
    assert t.options(0) == (("use",), ("skip",))
    assert t.do(0, "use").get(0, "energy") == 2


@proves("PM-91", "PM-35")
def test_energy_is_not_offered_where_the_track_ends() -> None:
    t = dealt().set(0, prep=["energy-1", "water-1"], energy=5, energy_home=(1, 0)).at("action")
    t.do(0, "attach", "energy-1")
    assert t.asked(0) == "prompt-prepare"  # the four-card rule already


@proves("PM-92")
def test_science_launches_one() -> None:
    t = prepared("science-6", energy=0)
    t.do(0, "attach", "science-6").do(0, "use")
    assert t.get(0, "ship") == 2


@proves("PM-92", "PM-35")
def test_science_has_nobody_to_launch_from_an_empty_earth() -> None:
    t = dealt().set(0, prep=["science-1", "water-1"], earth=0).at("action")
    t.do(0, "attach", "science-1")
    assert t.asked(0) == "prompt-prepare"


@proves("PM-93")
def test_water_puts_a_hand_card_under_the_deck() -> None:
    t = dealt().set(0, prep=["water-1", "energy-5"], water=(1, 0)).at("action")
    t.do(0, "attach", "water-1")
    offered = {option[1] for option in t.options(0) if option[0] == "bottom"}
    assert offered == {"energy-2", "water-3", "energy-5"}
    t.do(0, "bottom", "energy-2")
    assert t.get("deck")[-1] == "energy-2"


@proves("PM-93", "PM-21")
def test_water_may_take_a_prepared_card_and_the_four_card_rule_replaces_it() -> None:
    t = dealt().set(0, prep=["water-1", "energy-5"], water=(1, 0)).set(deck=["science-1", "science-3"]).at("action")
    t.do(0, "attach", "water-1").do(0, "bottom", "energy-5")
    assert t.get("deck")[-1] == "energy-5"
    assert len(t.get(0, "hand")) == 4
    to_next_turn(t)
    assert (len(t.get(0, "hand")), len(t.get(0, "prep"))) == (2, 2)


@proves("PM-93")
def test_water_never_touches_another_players_cards() -> None:
    t = dealt().set(1, prep=["water-3", "energy-5"], energy=0).at("action")
    t.do(0, "reveal", 1, 0)
    offered = {option[1] for option in t.options(0) if option[0] == "bottom"}
    assert offered == {*t.get(0, "hand"), *t.get(0, "prep")}
    assert t.offers(0, "skip")


@proves("PM-94", "PM-10")
def test_construction_lands_one_in_any_of_the_four_buildings() -> None:
    t = prepared("construction-2", energy=0)
    t.do(0, "attach", "construction-2")
    homes = ("energy", "ecosystem", "water", "science")
    assert t.options(0) == (*[("land", home) for home in homes], ("skip",))
    t.do(0, "land", "science")
    assert (t.get(0, "ship"), t.get(0, "science")) == (0, (1, 0))

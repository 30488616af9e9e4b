"""Stars and energy: where there is room, and where a track ends."""

from __future__ import annotations

from arsia.testing import proves

from .tables import holding, prepared, quiet


@proves("PM-11")
def test_a_single_star_takes_all_seven_of_everybody() -> None:
    t = quiet(4)
    for seat in range(1, 4):
        t.set(seat, water=(7, 0))
    t.set(0, water=(6, 0), earth=0).give(0, "construction-3").at("action")
    t.do(0, "play", "construction-3").do(0, "land", "water")
    assert t.get(0, "water") == (7, 0)


@proves("PM-12", "PM-13")
def test_with_two_players_one_colonist_fills_the_double_star() -> None:
    t = holding("ecosystem-3", water=(1, 0), science=(1, 0)).set(1, water=(0, 1))
    t.do(0, "play", "ecosystem-3")
    assert t.get(0, "water") == (1, 0)  # full, so Science was the only place left
    assert t.get(0, "science") == (0, 1)


@proves("PM-12", "PM-13")
def test_with_three_players_there_is_room_for_a_second_and_not_for_a_third() -> None:
    t = holding("ecosystem-7", seats=3, ecosystem=(1, 0)).set(1, ecosystem=(0, 1))
    t.do(0, "play", "ecosystem-7")
    assert t.get(0, "ecosystem") == (0, 1)
    t = holding("ecosystem-7", seats=3, ecosystem=(1, 0)).set(1, ecosystem=(0, 1)).set(2, ecosystem=(0, 1))
    t.do(0, "play", "ecosystem-7")
    assert t.get(0, "ecosystem") == (1, 0)


@proves("PM-13")
def test_why_a_colonist_cannot_go_up() -> None:
    t = holding("ecosystem-3", energy_home=(1, 0), water=(1, 0), science=(1, 0)).set(1, water=(0, 1))
    t.do(0, "play", "ecosystem-3")
    assert not t.offers(0, "promote", "water")
    assert [reason.id for reason in t.why_not(0, "promote", "water", 0)] == ["why-star2-full"]
    assert [reason.id for reason in t.why_not(0, "promote", "ecosystem", 0)] == ["why-nobody-on-star1"]


@proves("PM-13")
def test_nobody_lands_on_a_double_star_that_is_full() -> None:
    t = prepared("ecosystem-2", energy=3).set(1, ecosystem=(0, 1))
    t.do(0, "attach", "ecosystem-2")
    assert not t.offers(0, "use")
    assert t.get(0, "energy") == 3


@proves("PM-14")
def test_changing_places_needs_no_room() -> None:
    t = holding("ecosystem-5", water=(1, 0)).set(1, water=(0, 1))
    t.do(0, "play", "ecosystem-5")
    assert (t.get(0, "water"), t.get(1, "water")) == ((0, 1), (1, 0))


@proves("PM-15")
def test_energy_above_the_end_of_the_track_is_lost() -> None:
    t = holding("energy-2", energy=4)
    t.do(0, "play", "energy-2")
    assert t.get(0, "energy") == 5


@proves("PM-15")
def test_energy_at_the_beginning_of_the_track_pays_for_nothing() -> None:
    t = prepared("energy-6", energy=0)
    t.do(0, "attach", "energy-6")
    assert t.options(0) == (("use",), ("skip",))  # the Building's ability: the card asks for 1 energy
    assert t.do(0, "use").get(0, "energy") == 1
    assert t.get(0, "ship") == 1

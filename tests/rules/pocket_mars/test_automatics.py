"""What the androids do with one card: land where it says, then the effect of that Building."""

from __future__ import annotations

import pytest

from arsia.testing import Situation, proves

from .tables import colonists, dealt


def androids(*cards: str) -> Situation:
    """The automatics hold these cards at the end of the player's turn; the failure takes two cards before they act."""
    return dealt(1).set(1, prep=cards).set(deck=["construction-1", "construction-2"])


@proves("PM-78")
@pytest.mark.parametrize("cards", [(), ("water-5", "water-7")])
def test_with_none_or_two_cards_nothing_happens(cards: tuple[str, ...]) -> None:
    t = androids(*cards).at("end")
    assert colonists(t, 1) == (2, 5)
    assert t.get(1, "energy") == 1
    assert len(t.get(1, "prep")) == 2


@proves("PM-78", "PM-84")
def test_with_one_card_one_of_theirs_lands_in_its_building_and_the_card_stays() -> None:
    t = androids("science-5").at("end")
    assert t.get(1, "science") == (1, 0)
    assert t.get(1, "prep")[0] == "science-5"
    assert t.get("column_science") == ()


@proves("PM-84")
def test_with_an_empty_ship_one_launches_instead() -> None:
    t = androids("energy-5").set(1, water=(3, 0), science=(2, 0), ship=0).at("end")
    assert colonists(t, 1) == (1, 1)
    assert t.get(1, "energy_home") == (0, 0)
    assert t.get(1, "energy") == 3  # the effect follows all the same


@proves("PM-85")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (4, 5)])
def test_energy_gives_them_two_up_to_the_end_of_the_track(before: int, after: int) -> None:
    t = androids("energy-5").set(1, energy=before).at("end")
    assert t.get(1, "energy") == after
    assert len(t.get("discard")) == 2  # the failure alone


@proves("PM-85")
def test_at_the_end_of_the_track_the_deck_loses_two_more() -> None:
    t = androids("energy-5").set(1, energy=5).at("end")
    assert len(t.get("discard")) == 4


@proves("PM-86")
def test_ecosystem_promotes_two_of_theirs() -> None:
    t = androids("ecosystem-4").set(1, energy_home=(1, 0), earth=1, ship=5).at("end")
    assert t.get(1, "energy_home") == (0, 1)
    assert t.get(1, "ecosystem") == (0, 1)


@proves("PM-86")
def test_where_none_can_go_up_one_of_the_players_goes_down_and_makes_room() -> None:
    t = androids("ecosystem-4").set(0, ecosystem=(0, 1)).at("end")
    # The one that just landed finds the double star full: first the player's goes down, then theirs goes up.
    assert t.get(0, "ecosystem") == (1, 0)
    assert t.get(1, "ecosystem") == (0, 1)


@proves("PM-86")
def test_the_first_building_in_their_order_is_taken() -> None:
    t = androids("ecosystem-4").set(0, water=(0, 1), science=(0, 1)).set(1, ecosystem=(0, 1)).at("end")
    assert t.get(0, "water") == (1, 0)  # nobody of theirs can go up: Water before Science
    assert t.get(0, "science") == (1, 0)
    assert t.get(1, "ecosystem") == (1, 1)


@proves("PM-87")
def test_water_takes_two_more_cards_of_the_deck() -> None:
    t = androids("water-5").at("end")
    assert t.get(1, "water") == (1, 0)
    assert len(t.get("discard")) == 4


@proves("PM-88")
def test_science_launches_one() -> None:
    t = androids("science-5").at("end")
    assert colonists(t, 1) == (1, 5)  # one landed, one launched


@proves("PM-88")
def test_science_launches_nobody_from_an_empty_earth() -> None:
    t = androids("science-5").set(1, ship=7).at("end")
    assert colonists(t, 1) == (0, 6)


@proves("PM-89", "PM-84")
def test_construction_lands_only_one_where_it_brings_most() -> None:
    t = androids("construction-5").set(1, energy_home=(1, 0), ecosystem=(1, 0), science=(1, 0)).at("end")
    assert t.get(1, "water") == (1, 0)  # all four Buildings are worth 4 more
    assert t.get(1, "ship") == 3


@proves("PM-89")
def test_construction_prefers_four_in_one_building_to_one_in_all() -> None:
    t = androids("construction-5").set(1, energy_home=(1, 0), ecosystem=(1, 0), science=(3, 0)).at("end")
    assert t.get(1, "science") == (4, 0)
    assert t.get(1, "water") == (0, 0)


@proves("PM-89")
def test_where_all_bring_the_same_they_take_the_first() -> None:
    t = androids("construction-5").at("end")
    assert t.get(1, "energy_home") == (1, 0)


@proves("PM-89")
def test_construction_with_an_empty_ship_launches_one() -> None:
    t = androids("construction-5").set(1, water=(3, 0), science=(2, 0), ship=0).at("end")
    assert colonists(t, 1) == (1, 1)

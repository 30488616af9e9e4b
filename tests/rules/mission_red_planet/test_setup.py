"""Set-up: docks, ships, first astronauts, resources, missions, the event deck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import arsia
from arsia.testing import proves

from .tables import quiet

EVERY = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def begun(seats: int, seed: int) -> Any:
    """A table at which everybody has kept a first mission."""
    table: Any = arsia.new("mission_red_planet", seats, seed=seed)
    for seat in range(seats):
        table.play(seat, table.pending[seat].options[0])
    return table


@proves("MR-01", "MR-72")
def test_nine_zones_of_mars_and_phobos_which_has_no_neighbour() -> None:
    zones: Any = arsia.new("mission_red_planet", 3, seed=1).view(None)["zones"]
    assert [zone["group"] for zone in zones] == ["outer"] * 7 + ["inner"] * 2 + ["moon"]
    assert zones[9]["id"] == "phobos"
    assert zones[9]["adjacent"] == []
    assert all("phobos" not in zone["adjacent"] for zone in zones)


@proves("MR-01")
def test_borders_go_both_ways_and_the_outer_zones_form_a_ring() -> None:
    zones: Any = arsia.new("mission_red_planet", 3, seed=1).view(None)["zones"]
    borders = {zone["id"]: set(zone["adjacent"]) for zone in zones}
    assert all(name in borders[other] for name, others in borders.items() for other in others)
    ring = [zone["id"] for zone in zones[:7]]
    assert all(ring[i] in borders[ring[i - 1]] for i in range(7))


@EVERY
@proves("MR-02", "MR-05", "MR-70")
def test_a_dock_with_a_ship_for_each_player_and_four_for_two(seats: int) -> None:
    docks: Any = arsia.new("mission_red_planet", seats, seed=2).view(None)["docks"]
    assert len(docks) == (4 if seats == 2 else seats)
    assert all(dock is not None and not dock["launched"] for dock in docks)


@EVERY
@proves("MR-04", "MR-06")
def test_no_first_ship_shows_a_question_mark_and_the_others_are_the_deck(seats: int) -> None:
    for seed in range(12):
        view: Any = arsia.new("mission_red_planet", seats, seed=seed).view(None)
        assert all(dock["printed"] for dock in view["docks"])
        assert view["ship_deck"] == 36 - len(view["docks"])
        assert view["ship_discard"] == []


@proves("MR-07")
def test_phobos_is_served_from_the_start_if_need_be_by_a_token_on_the_rightmost_ship() -> None:
    with_token = 0
    for seed in range(30):
        docks: Any = arsia.new("mission_red_planet", 4, seed=seed).view(None)["docks"]
        assert "phobos" in [dock["destination"] for dock in docks]
        printed = "phobos" in [dock["printed"] for dock in docks]
        assert docks[-1]["tokens"] == ([] if printed else ["phobos"])
        assert not any(dock["tokens"] for dock in docks[:-1])
        with_token += not printed
    assert 0 < with_token < 30


@EVERY
@proves("MR-03", "MR-08", "MR-09", "MR-70")
def test_nine_characters_in_hand_twenty_one_astronauts_and_one_aboard(seats: int) -> None:
    view: Any = arsia.new("mission_red_planet", seats, seed=3).view(None)
    colours = 4 if seats == 2 else seats
    assert [each["supply"] for each in view["players"]] == [21] * colours
    assert all(len(each["hand"]) == 9 for each in view["players"])
    aboard = [dock["crew"] for dock in view["docks"]]
    assert all(sum(crew) == 1 for crew in aboard)
    assert [sum(crew[player] for crew in aboard) for player in range(colours)] == [1] * colours
    assert view["first"] == aboard[0].index(1)
    tokens = sum(zone["destination_tokens"] for zone in view["zones"]) + sum(
        len(dock["tokens"]) for dock in view["docks"]
    )
    assert tokens == 20


@proves("MR-09")
def test_chance_decides_who_begins() -> None:
    assert {arsia.new("mission_red_planet", 4, seed=seed).view(None)["first"] for seed in range(30)} == {0, 1, 2, 3}


@proves("MR-10")
def test_a_resource_in_every_zone_face_down_and_one_left_over() -> None:
    left = set()
    for seed in range(20):
        table: Any = arsia.new("mission_red_planet", 5, seed=seed)
        assert [zone["resource"] for zone in table.view(0)["zones"]] == [None] * 10
        count = Counter([*table.resources, table.spare])
        assert (count[0], count[1], count[2]) == (5, 3, 3)
        left.add(table.spare)
    assert left == {0, 1, 2}


@EVERY
@proves("MR-11", "MR-12", "MR-13", "MR-71")
def test_everybody_keeps_one_of_two_missions_and_the_rest_is_the_event_deck(seats: int) -> None:
    table: Any = arsia.new("mission_red_planet", seats, seed=4)
    dealt = [table.view(seat)["players"][seat]["dealt"] for seat in range(seats)]
    assert all(len(pair) == 2 for pair in dealt)
    assert len({card for pair in dealt for card in pair}) == 2 * seats
    assert sorted(table.pending) == list(range(seats))
    for seat in range(seats):
        table.play(seat, ("keep", dealt[seat][1]))
    for seat in range(seats):
        own = table.view(seat)["players"][seat]
        assert own["missions"] == [dealt[seat][1]]
        assert own["rejected"] == dealt[seat][0]
    assert table.view(None)["event_deck"] == 30 - seats


@proves("MR-12")
def test_nobody_sees_which_mission_another_kept() -> None:
    table: Any = begun(3, 5)
    for stranger in (1, 2, None):
        player = table.view(stranger)["players"][0]
        assert player["missions"] is None
        assert player["rejected"] is None
        assert player["holds"] == 1


@proves("MR-13")
def test_a_rejected_mission_can_be_drawn_again() -> None:
    table = begun(4, 6)
    assert all(card in table.deck for card in table.rejected)


@proves("MR-14", "MR-15")
def test_the_monopoly_is_open_to_all_and_the_tracker_shows_the_first_round() -> None:
    view: Any = begun(4, 7).view(None)
    assert view["ice_monopoly"] == 9
    assert (view["round"], view["stop"]) == (1, 0)
    assert [f"{stop['type']} {stop['n']}" for stop in view["track"]][5:15] == [
        "production 1",
        "round 6",
        "round 7",
        "round 8",
        "production 2",
        "round 9",
        "round 10",
        "discovery_reveal 1",
        "production 3",
        "final_scoring 1",
    ]


def test_a_quiet_table_is_a_possible_one() -> None:
    for seats in (2, 3, 4, 5, 6):
        quiet(seats).at("round").table.check()


@proves("MR-07")
def test_the_first_phobos_token_is_nobodys_act() -> None:
    told = 0
    for seed in range(30):
        table = arsia.new("mission_red_planet", 4, seed=seed)
        events = table.events(None)
        assert not [event for event in events if event[0] == "aim"]
        docks: Any = table.view(None)["docks"]
        served = [event for event in events if event[0] == "phobos"]
        assert served == ([("phobos", docks[-1]["ship"])] if docks[-1]["tokens"] else [])
        told += len(served)
    assert told

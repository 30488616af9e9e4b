"""Set-up: Ships, colonists, energy, Buildings, four cards each, a secret split, a first player."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import arsia
from arsia.testing import proves


@proves("PM-01", "PM-02", "PM-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_one_colonist_aboard_six_on_earth_and_one_energy(seats: int) -> None:
    players: Any = arsia.new("pocket_mars", seats, seed=3).view(None)["players"]
    assert [(each["ship"], each["earth"], each["energy"]) for each in players] == [(1, 6, 1)] * seats


@proves("PM-04")
def test_five_buildings_begin_with_nothing_attached_and_nobody_inside() -> None:
    buildings: Any = arsia.new("pocket_mars", 4, seed=3).view(None)["buildings"]
    assert [each["id"] for each in buildings] == ["energy", "ecosystem", "water", "science", "construction"]
    assert all(each["column"] == [] and not any(each["star1"] + each["star2"]) for each in buildings)


@proves("PM-05", "PM-06")
@pytest.mark.parametrize(("seats", "left"), [(2, 27), (3, 23), (4, 19)])
def test_four_cards_each_and_the_rest_is_the_deck(seats: int, left: int) -> None:
    view: Any = arsia.new("pocket_mars", seats, seed=3).view(0)
    assert [len(each["hand"]) for each in view["players"]] == [4] * seats
    assert view["deck"]["count"] == left
    assert view["discard"] == []


@proves("PM-05")
def test_another_seed_is_another_shuffle() -> None:
    hands = {str(arsia.new("pocket_mars", 2, seed=seed).view(0)["players"]) for seed in range(8)}
    assert len(hands) == 8


def own(table: arsia.Table, seat: int) -> Any:
    """What a seat sees of its own things."""
    players: Any = table.view(seat)["players"]
    return players[seat]


def splits(table: arsia.Table, seat: int) -> list[arsia.Table]:
    """The table after each way in which the seat can split its cards."""
    if seat not in table.pending:
        return [table]
    found: list[arsia.Table] = []
    for option in table.pending[seat].options:
        twin = table.copy()
        twin.play(seat, option)
        found += splits(twin, seat)
    return found


@proves("PM-07")
def test_the_two_chosen_cards_are_prepared_and_the_others_stay_in_hand() -> None:
    table = arsia.new("pocket_mars", 2, seed=5)
    cards = [seen["card"] for seen in own(table, 0)["hand"]]
    first, second = table.pending[0].options[1][1], table.pending[0].options[2][1]
    table.play(0, ("prepare", first))
    table.play(0, ("prepare", second))
    while 1 in table.pending and table.pending[1].prompt.id == "prompt-split":
        table.play(1, table.pending[1].options[0])
    assert {seen["card"] for seen in own(table, 0)["prep"]} == {first, second}
    assert {seen["card"] for seen in own(table, 0)["hand"]} == set(cards) - {first, second}


@proves("PM-07")
def test_every_split_can_be_chosen_and_none_in_two_ways() -> None:
    pairs = [tuple(sorted(own(each, 0)["chosen"])) for each in splits(arsia.new("pocket_mars", 2, seed=5), 0)]
    assert len(pairs) == len(set(pairs)) == 6


@proves("PM-07")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_a_split_is_secret_until_the_last_one_is_made(order: tuple[int, ...]) -> None:
    table = arsia.new("pocket_mars", 3, seed=9)
    first, second, third = order
    before = table.view(third)["players"]
    for seat in (first, second):
        table = splits(table, seat)[0]
        assert table.view(third)["players"] == before
    while third in table.pending and table.pending[third].prompt.id == "prompt-split":
        table.play(third, table.pending[third].options[0])
    players: Any = table.view(None)["players"]
    assert [(len(each["hand"]), len(each["prep"])) for each in players] == [(2, 2)] * 3


@proves("PM-08")
def test_lots_decide_who_begins_and_that_player_has_the_first_turn() -> None:
    begins = set()
    for seed in range(40):
        table = arsia.new("pocket_mars", 4, seed=seed)
        while len(table.pending) > 1 or next(iter(table.pending.values())).prompt.id != "prompt-turn":
            seat = min(table.pending)
            table.play(seat, table.pending[seat].options[0])
        assert list(table.pending) == [table.view(None)["first"]]
        begins.add(min(table.pending))
    assert begins == {0, 1, 2, 3}


@proves("PM-12")
@pytest.mark.parametrize(("seats", "room"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_double_star_has_one_place_for_two_players_and_two_for_more(seats: int, room: int) -> None:
    buildings: Any = arsia.new("pocket_mars", seats, seed=1).view(None)["buildings"]
    assert [each["room"] for each in buildings] == [room] * 4 + [0]

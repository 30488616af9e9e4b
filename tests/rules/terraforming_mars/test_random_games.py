"""What must hold in any game, looked at from outside, and the score of whole games counted again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import arsia
from arsia.games.terraforming_mars.components.board import NEIGHBOURS
from arsia.testing import proves

NAME = "terraforming_mars"
WAYS = [(mode.name, seats) for mode in arsia.game(NAME).modes for seats in mode.seats]
KEPT = ("generation", "temperature", "oxygen", "oceans")


def new(mode: str, seats: int, seed: int) -> arsia.Table:
    options = next(each.options for each in arsia.game(NAME).modes if each.name == mode)
    return arsia.new(NAME, seats, seed=seed, options=options, journal=False)


def playing(table: arsia.Table, luck: Random) -> Iterator[Any]:
    """Play at random; after every step all must hold. The view of a spectator at each action."""
    while table.pending:
        seat = luck.choice(sorted(table.pending))
        if table.pending[seat].prompt.id == "prompt-action":
            yield table.view(None)
        table.play(seat, luck.choice(table.pending[seat].options))
        table.check()


@proves("TM-10", "TM-20", "TM-21", "TM-25", "TM-42", "TM-63", "TM-81", "TM-82")
@pytest.mark.parametrize(("mode", "seats"), WAYS)
def test_a_whole_game_of_every_kind(mode: str, seats: int) -> None:
    table = new(mode, seats, seed=seats)
    views = list(playing(table, Random(seats)))
    first = views[0]["first"]
    before = views[0]
    for view in views:
        assert view["first"] == (first + view["generation"] - 1) % seats
        assert all(view[name] >= before[name] for name in KEPT)
        assert all(player["production"]["mc"] >= -5 for player in view["players"])
        assert sum(each["owner"] is not None for each in view["milestones"]) <= 3
        assert sum(each["owner"] is not None for each in view["awards"]) <= 3
        before = view
    last: Any = table.view(None)
    done = (last["temperature"], last["oxygen"], last["oceans"]) == (8, 14, 9)
    assert table.outcome is not None
    if seats == 1:
        assert (last["generation"], table.outcome.won) == (14, done)
    else:
        assert done


def points(view: Any, player: int) -> int:
    """Everything but cards and awards, counted from the view of a spectator."""
    tiles = [space["tile"] for space in view["board"]]
    total: int = view["players"][player]["tr"]
    total += 5 * sum(each["owner"] == player for each in view["milestones"])
    for at, space in enumerate(view["board"]):
        if space["owner"] != player:
            continue
        if space["tile"] == "greenery":
            total += 1
        elif space["tile"] in ("city", "capital"):
            total += sum(tiles[near] == "greenery" for near in NEIGHBOURS[at])
    return total


@proves("TM-64", "TM-65", "TM-66", "TM-67", "TM-83", "TM-85")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_score_of_a_game_counted_again(seats: int) -> None:
    for seed in range(3):
        table = new("corporate_era", seats, seed)
        list(playing(table, Random(seed)))
        view: Any = table.view(None)
        outcome = table.outcome
        assert outcome is not None
        sheets = [{line.label: line.points for line in sheet} for sheet in outcome.sheets]
        for seat, sheet in enumerate(sheets):
            assert outcome.scores[seat] == points(view, seat) + sheet["awards"] + sheet["cards"]
        funded = sum(each["owner"] is not None for each in view["awards"])
        assert sum(sheet["awards"] for sheet in sheets) >= 5 * funded
        ranks = [(outcome.scores[seat], view["players"][seat]["stock"]["mc"]) for seat in range(seats)]
        assert outcome.places[ranks.index(max(ranks))] == 1

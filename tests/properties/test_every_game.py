"""Random games of every registered game, spread over its modes, through everything that must hold.

Two thousand of a short game; of a long one each way to play once, closely. `make soak` plays on through the night.
"""

from __future__ import annotations

from typing import Any

import pytest

import arsia
from arsia.kernel.decision import Broken
from arsia.properties import Case, cases, chunk, hold

GAMES = {"pocket_mars": 2_000}
SIZE = {"pocket_mars": 50}
FEW = 3
OFTEN = 12


def ways(game: str) -> set[tuple[str, int]]:
    return {(mode.name, seats) for mode in arsia.game(game).modes for seats in mode.seats}


def chunks(game: str) -> list[Any]:
    """Of the many ways to play a long game the last ones wait for the long run."""
    many = range(0, GAMES.get(game, len(ways(game))), SIZE.get(game, FEW))
    late = [pytest.mark.long] if game not in GAMES else []
    return [pytest.param(game, first, marks=late if first >= OFTEN else []) for first in many]


@pytest.mark.parametrize(("game", "first"), [each for game in sorted(arsia.games()) for each in chunks(game)])
def test_everything_holds(game: str, first: int) -> None:
    size = SIZE.get(game, FEW)
    assert chunk(game, first, size) > size


@pytest.mark.parametrize("first", range(0, 100, 25))
def test_everything_holds_for_a_game_from_outside(toy_game: str, first: int) -> None:
    for _, case in zip(range(25), cases(toy_game, first), strict=False):
        assert hold(case, closely=True) > 1


@pytest.mark.parametrize("game", sorted(arsia.games()))
def test_every_mode_and_number_of_seats_has_its_turn(game: str) -> None:
    every = ways(game)
    turns = [case for _, case in zip(range(len(every)), cases(game), strict=False)]
    assert {(case.mode, case.seats) for case in turns} == every
    assert len({case.seed for case in turns}) == len(every)
    assert all(case.turn == 0 for case in turns)


def test_a_failure_names_the_game_to_look_at(toy_game: str) -> None:
    case = Case(toy_game, "gather", 3, {"story": "gather"}, 11)
    with pytest.raises(Broken, match=r"toy, mode gather, 3 seats, seed 11: .*not played with 3 seats"):
        hold(case, closely=False)

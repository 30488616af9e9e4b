"""One codec for all faces: numbers of options, and arrays of what a seat sees."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

import arsia
from arsia.kernel.outcome import Outcome
from arsia.kernel.table import Table
from arsia.rl.codec import BOUND, Codec, payoffs

from .ways import Way, ways


def moments(way: Way, many: int = 60) -> list[Table]:
    """A game, every few moves."""
    table = arsia.new(way.game, way.seats, 4, way.options, journal=False)
    chance = random.Random(2)
    found = []
    for step in range(many * 4):
        if table.outcome is not None:
            break
        if step % 4 == 0:
            found.append(table.copy())
        seat = chance.choice(sorted(table.pending))
        table.play(seat, chance.choice(table.pending[seat].options))
    return found


@pytest.mark.parametrize("way", ways())
def test_options_have_numbers_and_come_back(way: Way) -> None:
    for table in moments(way):
        codec = Codec(table)
        for seat in range(table.seats):
            asked = table.pending.get(seat)
            options = [] if asked is None else sorted(asked.options)
            assert sorted(codec.option(number) for number in codec.legal(table, seat)) == options
            assert list(np.flatnonzero(codec.mask(table, seat))) == codec.legal(table, seat)


@pytest.mark.parametrize("way", ways())
def test_what_is_hidden_changes_no_observation(way: Way) -> None:
    codec = Codec(arsia.new(way.game, way.seats, 4, way.options))
    compared = 0
    for table in moments(way):
        for seat in range(table.seats):
            twin = table.imagine(seat, 7)
            assert np.array_equal(codec.observe(table, seat), codec.observe(twin, seat))
            assert np.array_equal(codec.mask(table, seat), codec.mask(twin, seat))
            compared += twin.whereabouts() != table.whereabouts()
    assert compared or not arsia.new(way.game, way.seats, 4, way.options).whereabouts()


@pytest.mark.parametrize("game", arsia.games())
def test_observations_tell_moments_apart_and_are_the_same_wherever_they_are_made(game: str) -> None:
    seats = arsia.game(game).seats[-1]
    tables = moments(Way(game, seats, {}))
    one, other = Codec(tables[0]), Codec(tables[0])
    seen = [one.observe(table, 0) for table in tables]
    assert all(np.array_equal(first, other.observe(table, 0)) for first, table in zip(seen, tables, strict=True))
    known = [json.dumps([table.view(0), _question(table)]) for table in tables]
    assert len({array.tobytes() for array in seen}) == len(set(known)) > 20
    assert all(array.shape == (1024,) and array.dtype == np.float32 for array in seen)
    assert max(float(np.abs(array).max()) for array in seen) <= BOUND
    assert 20 < np.count_nonzero(seen[-1]) < 700


def _question(table: Table) -> object:
    asked = table.pending.get(0)
    return None if asked is None else asked.prompt.data()


def test_own_things_come_first_whatever_the_seat() -> None:
    from arsia import testing

    def rich(seat: int) -> np.ndarray:
        t = testing.table("terraforming_mars", 2).set(seat, mc=40)
        codec = Codec(t.table)
        poor = testing.table("terraforming_mars", 2)
        return codec.observe(t.table, seat) - codec.observe(poor.table, seat)

    assert np.any(rich(0))
    assert np.allclose(rich(0), rich(1))


@pytest.mark.parametrize(
    ("places", "won", "worth"),
    [
        ((1, 2), None, [1, -1]),
        ((1, 1), None, [0, 0]),
        ((2, 1, 3), None, [0, 1, -1]),
        ((1, 2, 2), None, [1, -0.5, -0.5]),
        ((1, 1), True, [1, 1]),
        ((2, 2), False, [-1, -1]),
        ((1,), None, [0]),
    ],
)
def test_what_a_game_was_worth(places: tuple[int, ...], won: bool | None, worth: list[float]) -> None:
    from arsia.kernel.message import Message

    outcome = Outcome(places, places, tuple(() for _ in places), Message("x"), won)
    assert payoffs(outcome) == worth

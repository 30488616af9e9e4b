"""Phases are truly at once: any order of answers holds, and nobody is kept waiting by another before a phase ends."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import arsia
from arsia.games.ares_expedition.table import AresExpedition
from arsia.testing import proves

from .tables import quiet

Order = Callable[[list[int], Random], int]
GAMES = 200
CHUNK = 10
ORDERS: dict[str, Order] = {
    "lowest": lambda seats, rng: seats[0],
    "highest": lambda seats, rng: seats[-1],
    "any": lambda seats, rng: rng.choice(seats),
}


def game(number: int) -> AresExpedition:
    """One of many: two, three or four seats, competitive or together, from its own seed."""
    seats = (2, 3, 4, 2)[number % 4]
    options: dict[str, object] = {"mode": "coop"} if number % 4 == 3 else {}
    table = arsia.new("ares_expedition", seats, number, options, journal=False)
    assert isinstance(table, AresExpedition)
    return table


def play(table: AresExpedition, order: Order, seed: int) -> None:
    """To the end; every seat answers by its own chance, so only the order differs."""
    rng = Random(seed)
    minds = [Random(seed * 4 + seat) for seat in range(table.seats)]
    while table.pending:
        seat = order(sorted(table.pending), rng)
        table.play(seat, minds[seat].choice(table.pending[seat].options))
        table.check()


@proves("AE-25")
@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_whatever_the_order_everything_that_must_hold_does(first: int) -> None:
    for number in range(first, first + CHUNK):
        name = tuple(ORDERS)[number % len(ORDERS)]
        table = game(number)
        play(table, ORDERS[name], number)
        assert table.outcome is not None
        assert arsia.replay(table.record()).fingerprint() == table.fingerprint()


@proves("AE-25")
@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_nobody_is_blocked_by_a_seat_that_does_not_answer(first: int) -> None:
    looked = 0
    for number in range(first, first + CHUNK):
        table = game(number)
        rng = Random(number)
        while table.pending:
            if len(table.pending) == table.seats and rng.random() < 0.15:
                looked += 1
                others_finish(table.copy(), rng.randrange(table.seats), rng)
            seat = rng.choice(sorted(table.pending))
            table.play(seat, rng.choice(table.pending[seat].options))
    assert looked > CHUNK


def others_finish(table: object, silent: int, rng: Random) -> None:
    """All others play the phase to its end; the silent seat's question stands as it was, and only that is left."""
    assert isinstance(table, AresExpedition)
    phase, asked = table.phase, table.pending[silent]
    for _ in range(2_000):
        others = [seat for seat in table.pending if seat != silent]
        if not others:
            break
        seat = rng.choice(others)
        table.play(seat, rng.choice(table.pending[seat].options))
        table.check()
    assert sorted(table.pending) == [silent]
    assert table.phase == phase
    assert table.pending[silent].id == asked.id
    assert table.pending[silent].options == asked.options


@proves("AE-25")
def test_another_s_move_on_what_all_share_closes_ones_own_undo() -> None:
    t = quiet().set(0, played=["farmers_market"], mc=9, hand=["mine"]).set(1, mc=14, hand=["comet"]).at("action")
    t.do(0, "action", "farmers_market")
    assert t.table.can_undo(0)
    t.do(1, "standard", "temperature_mc")
    assert not t.table.can_undo(0)


@proves("AE-25")
def test_both_may_undo_what_concerns_only_themselves() -> None:
    t = quiet().set(0, played=["farmers_market"], mc=9, hand=["mine"]).at("action")
    t.set(1, played=["hydro_electric_energy"], mc=9, hand=["comet"])
    t.do(0, "action", "farmers_market").do(1, "action", "hydro_electric_energy")
    t.undo(0)
    assert (t.get(0, "plants"), t.get(1, "heat")) == (0, 2)
    t.undo(1)
    assert t.get(1, "heat") == 0

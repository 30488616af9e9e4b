"""A bot knows what its seat knows.

Two real tables that differ only in what is hidden from a seat look alike to it: the view and the question are equal,
and what the seat can imagine is the same set of tables. So we take a real table and, as the second one, a table
imagined for the seat: everything hidden is dealt anew there. Both bots imagine with the first table's `imagine`, since
a seed may pick another of the imaginable tables when it starts from another real one. If the answers differ, the bot
read something that its seat cannot see.
"""

from __future__ import annotations

from functools import partial

import pytest

import arsia
from arsia import bots


@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:15"])
def test_hidden_things_do_not_change_the_answer(spec: str) -> None:
    table = arsia.new("pocket_mars", 3, 12, {"draft": True}, journal=False)
    walker = bots.make("random", 1)
    compared = 0
    for step in range(60):
        for seat, asked in table.pending.items():
            other = table.imagine(seat, 1000 + step)
            if other.whereabouts() == table.whereabouts():
                continue
            imagine = partial(table.imagine, seat)
            first = bots.make(spec, step).choose(table.view(seat), asked, imagine)
            second = bots.make(spec, step).choose(other.view(seat), other.pending[seat], imagine)
            assert first == second
            compared += 1
        seat = min(table.pending)
        table.play(seat, walker.choose({}, table.pending[seat], partial(table.imagine, seat)))
    assert compared > 40


@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:15"])
def test_thinking_leaves_the_table_alone(spec: str) -> None:
    table = arsia.new("pocket_mars", 2, 4)
    for seat, asked in table.pending.items():
        before = table.fingerprint()
        bots.make(spec, 1).choose(table.view(seat), asked, partial(table.imagine, seat))
        assert table.fingerprint() == before

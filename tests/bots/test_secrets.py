"""A bot knows what its seat knows.

Two real tables that differ only in what is hidden from a seat look alike to it: the view and the question are equal,
and from the same seed the same table is imagined. So we take a real table and, as the second one, a table imagined for
the seat: everything hidden is dealt anew there. If the answers differ, the bot read something that its seat cannot see.
"""

from __future__ import annotations

import random
from functools import partial

import pytest

import arsia
from arsia import bots

DRAFT = {"pocket_mars": {"draft": True}, "terraforming_mars": {"draft": True}}


@pytest.mark.parametrize("game", sorted(arsia.games()))
@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:15"])
def test_hidden_things_do_not_change_the_answer(spec: str, game: str) -> None:
    table = arsia.new(game, 3, 12, DRAFT.get(game, {}), journal=False)
    chance = random.Random(1)
    compared = 0
    for step in range(90):
        seat = chance.choice(sorted(table.pending))
        if step % (1 if game == "pocket_mars" else 6) == 0:
            other = table.imagine(seat, 1000 + step)
            first, second = [
                bots.make(spec, step).choose(each.view(seat), each.pending[seat], partial(each.imagine, seat))
                for each in (table, other)
            ]
            assert first == second
            compared += other.whereabouts() != table.whereabouts()
        table.play(seat, chance.choice(table.pending[seat].options))
        if table.outcome is not None:  # a short game is played again
            table = arsia.new(game, 3, 12 + step, DRAFT.get(game, {}), journal=False)
    assert compared > 8


@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:15"])
def test_thinking_leaves_the_table_alone(spec: str) -> None:
    table = arsia.new("pocket_mars", 2, 4)
    for seat, asked in table.pending.items():
        before = table.fingerprint()
        bots.make(spec, 1).choose(table.view(seat), asked, partial(table.imagine, seat))
        assert table.fingerprint() == before

"""Bots at every kind of table: always legal, always the same by their seed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import pytest

import arsia
from arsia import bots
from arsia.arena import play_match
from arsia.kernel.decision import Decision

SPECS = ("random", "greedy", "mcts:4")
ANSWERS = {"random": 5_000, "greedy": 40, "mcts:4": 40}  # a short game whole, a long one for a while
TABLES = [
    (game.name, seats, mode.name, mode.options)
    for game in arsia.games().values()
    for mode in game.modes
    for seats in mode.seats
]

#: A bot that thinks sits at the largest table of each mode.
SEATED = [
    (spec, *table)
    for spec in SPECS
    for table in TABLES
    if spec == "random" or table[1] == max(other[1] for other in TABLES if (other[0], other[2]) == (table[0], table[2]))
]


class Watched(bots.Bot):
    """Another bot, and everything it answered."""

    def __init__(self, bot: bots.Bot) -> None:
        self.bot = bot
        self.answers: list[tuple[Decision, arsia.Option]] = []

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: bots.Imagine) -> arsia.Option:
        answer = self.bot.choose(view, decision, imagine)
        self.answers.append((decision, answer))
        return answer


@pytest.mark.parametrize(("spec", "game", "seats", "mode", "options"), SEATED)
def test_every_answer_is_one_of_the_options(
    spec: str, game: str, seats: int, mode: str, options: dict[str, object]
) -> None:
    table = arsia.new(game, seats, 5, options, journal=False)
    players = [Watched(bots.make(spec, seed)) for seed in range(seats)]
    for _ in range(ANSWERS[spec]):
        if table.outcome is not None:
            break
        seat = min(table.pending, key=lambda each: len(players[each].answers))
        chosen = players[seat].choose(table.view(seat), table.pending[seat], partial(table.imagine, seat))
        table.play(seat, chosen)
    for player in players:
        assert player.answers
        assert all(answer in decision.options for decision, answer in player.answers)


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seeds_play_the_same_game(spec: str) -> None:
    def moves(bot_seed: int) -> list[tuple[int, arsia.Answer]]:
        table = arsia.new("pocket_mars", 2, 9, journal=False)
        play_match(table, [bots.make(spec, bot_seed), bots.make(spec, bot_seed + 1)])
        return table.moves()

    assert moves(3) == moves(3)
    assert moves(3) != moves(30)


def test_a_bot_among_several_who_act_together_answers_for_its_own_seat() -> None:
    table = arsia.new("pocket_mars", 3, 2, {"draft": True}, journal=False)
    assert sorted(table.pending) == [0, 1, 2]
    for seat in (2, 0, 1):
        asked = table.pending[seat]
        for spec in SPECS:
            chosen = bots.make(spec, 4).choose(table.view(seat), asked, partial(table.imagine, seat))
            assert chosen in asked.options
        table.play(seat, chosen)

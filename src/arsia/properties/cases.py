"""Which games are played, and ways to walk along them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from random import Random
from typing import TypeAlias

import arsia
from arsia.kernel.message import Answer, Option
from arsia.kernel.table import Table

#: The moves of a game, without undos.
Taken: TypeAlias = Sequence[tuple[int, Answer]]


class Case:
    """One random game: what is played, by how many, from which seed."""

    __slots__ = ("game", "mode", "options", "seats", "seed", "turn")

    def __init__(
        self, game: str, mode: str, seats: int, options: Mapping[str, object], seed: int, turn: int = 0
    ) -> None:
        self.game = game
        self.mode = mode
        self.seats = seats
        self.options = options
        self.seed = seed
        self.turn = turn  # how often this way to play came before

    def table(self) -> Table:
        """A new table for it."""
        return arsia.new(self.game, self.seats, self.seed, self.options)

    def __str__(self) -> str:
        return f"{self.game}, mode {self.mode}, {self.seats} seats, seed {self.seed}"


def cases(game: str, first: int = 0) -> Iterator[Case]:
    """Games without end, from distinct seeds, in turn over every mode and number of seats."""
    ways = [(mode, seats) for mode in arsia.game(game).modes for seats in mode.seats]
    for seed in count(first):
        turn, way = divmod(seed, len(ways))
        mode, seats = ways[way]
        yield Case(game, mode.name, seats, mode.options, seed, turn)


def any_move(table: Table, rng: Random) -> tuple[int, Option]:
    """One of the options of one of the seats that decide now."""
    seat = rng.choice(sorted(table.pending))
    return seat, rng.choice(table.pending[seat].options)


def walk(case: Case, taken: Taken) -> Iterator[Table]:
    """The table before each of the moves."""
    table = case.table()
    for seat, option in taken:
        yield table
        table.play(seat, option)


def sample(case: Case, taken: Taken, rng: Random, size: int) -> Iterator[Table]:
    """The table at some of the moves."""
    chosen = set(rng.sample(range(len(taken)), min(size, len(taken))))
    for ply, table in enumerate(walk(case, taken)):
        if ply in chosen:
            yield table

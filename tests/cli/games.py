"""Games to sit down at: saved at a moment that a test needs, or small enough to know by heart."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import arsia
from arsia.kernel.game import Game, Mode, Setting, nothing_hidden
from arsia.kernel.message import Message, Option
from arsia.kernel.outcome import Line, Outcome, places
from arsia.kernel.step import Choice
from arsia.kernel.table import Table


def save_when(happens: Callable[[Table], bool], path: Path, seats: int = 2, game: str = "pocket_mars") -> Table:
    """Random games until something happens at one; its record is in the file."""
    for seed in range(200):
        table, chance = arsia.new(game, seats, seed), Random(seed)
        while table.outcome is None and not happens(table):
            seat = min(table.pending)
            table.play(seat, chance.choice(table.pending[seat].options))
        if happens(table):
            path.write_text(json.dumps(table.record()))
            return table
    raise AssertionError("it never happens")


def save_finished(path: Path) -> Table:
    """A whole game in a file."""
    return save_when(lambda table: table.outcome is not None, path)


class Pebbles(Table):
    """Two players take one to three pebbles from a heap of seven; who takes the last one wins. It has no words."""

    __slots__ = ("heap", "taken")

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object], telling: bool) -> None:
        super().__init__(game, seats, seed, options, telling)
        self.heap = 7
        self.taken: list[int] = [0] * seats

    def copy_into(self, twin: Table) -> None:
        super().copy_into(twin)
        assert isinstance(twin, Pebbles)
        twin.heap = self.heap
        twin.taken = self.taken[:]


class TakePebbles(Choice[Pebbles]):
    """How many?"""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-pebbles")

    def options(self, table: Pebbles, seat: int) -> list[Option]:
        return [("take", n) for n in range(1, min(3, table.heap) + 1)]

    def take(self, table: Pebbles, seat: int, option: Option) -> None:
        table.heap -= int(option[1])
        table.taken[seat] += int(option[1])
        table.tell("took", seat, option[1])
        if table.heap:
            table.then(self, seat=(seat + 1) % table.seats)
            return
        ranks = [(int(player == seat),) for player in range(table.seats)]
        sheets = tuple([(Line("pebbles", taken),) for taken in table.taken])
        table.end(Outcome(places(ranks), tuple(table.taken), sheets, Message("end-heap-empty")))

    def is_public(self, table: Pebbles, seat: int) -> bool:
        return False  # even the last pebble is taken by hand


def _worth(table: Pebbles, seat: int) -> float:
    return float(table.heap % 4 == 0)


def _look(table: Pebbles, seat: int | None) -> dict[str, object]:
    players = [{"player": player, "pebbles": taken} for player, taken in enumerate(table.taken)]
    return {"heap": table.heap, "players": players, "rows": [[1, 2], []], "last_taker": None, "open": True}


PEBBLES = Game(
    "pebbles",
    Pebbles,
    modes=(Mode("standard", (2,), {}),),
    settings=(Setting("polite", True, (True, False)),),
    opening=TakePebbles(),
    verbs={"take": ("n",)},
    events={"took": ("player", "n")},
    vocabulary=lambda table: (("take", 1), ("take", 2), ("take", 3)),
    digest="pebbles",
    look=_look,
    deal_anew=nothing_hidden,
    worth=_worth,
)

"""A bot that takes what looks best once its own move is done."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from arsia.bots.bot import Bot, Imagine
from arsia.kernel.decision import Decision
from arsia.kernel.message import Message, Option
from arsia.kernel.table import Table

IMAGINED: Final = 4  # tables that each option is tried on
DEPTH: Final = 4  # follow-up decisions that belong to the same step
NODES: Final = 60  # positions looked at for one option on one table


class Greedy(Bot):
    """One step ahead: an option and the seat's own follow-up decisions, judged by the table's worth."""

    looks: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        worths = look_ahead(decision, imagine, [self._random.getrandbits(64) for _ in range(IMAGINED)])
        best = max(worths)
        return self._random.choice([option for option, w in zip(decision.options, worths, strict=True) if w == best])


def look_ahead(decision: Decision, imagine: Imagine, seeds: list[int]) -> list[float]:
    """The mean worth of each option at the end of its step, over the same imagined tables."""
    totals = [0.0] * len(decision.options)
    for seed in seeds:
        table = imagine(seed)
        for index, option in enumerate(decision.options):
            after = table.copy()
            after.play(decision.seat, option)
            totals[index] += Step(decision.seat, decision.prompt).best(after)
    return [total / len(seeds) for total in totals]


class Step:
    """The rest of a step: the seat's own decisions until another must decide or its first question comes again."""

    __slots__ = ("nodes", "question", "seat", "worth")

    def __init__(self, seat: int, question: Message) -> None:
        self.seat = seat
        self.question = question
        self.nodes = NODES
        self.worth = float("-inf")

    def best(self, table: Table) -> float:
        """The worth at the end of the step if the seat goes on choosing well."""
        self._search(table, DEPTH)
        return self.worth

    def _search(self, table: Table, depth: int) -> None:
        seat = self.seat
        asked = table.pending.get(seat)
        if asked is None or depth == 0 or self.nodes <= 0 or asked.prompt == self.question:
            self.worth = max(self.worth, table.worth(seat))
            return
        self.nodes -= len(asked.options)
        for option in asked.options:
            after = table.copy()
            after.play(seat, option)
            self._search(after, depth - 1)

"""Winning chances: tables are imagined and played quickly to their ends, and the wins are counted.

Nothing here ever holds the real table, only tables as a seat can imagine them. A win that is shared counts for each
who shares it by its part; where seats play together or alone, everybody's chance is that the table wins.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from arsia.bots.bot import Imagine
from arsia.kernel.decision import Decision
from arsia.kernel.message import Answer
from arsia.kernel.outcome import Outcome
from arsia.kernel.table import Table

#: No quick game takes longer than this; one that does counts as nobody's.
LONGEST: Final = 20_000


class Tried:
    """An answer, how often it was tried out, and how often the seat won after it."""

    __slots__ = ("answer", "games", "won")

    def __init__(self, answer: Answer, won: float = 0.0, games: int = 0) -> None:
        self.answer = answer
        self.won = won
        self.games = games

    @property
    def chance(self) -> float:
        """The share of won games."""
        return self.won / self.games if self.games else 0.0


def shares(outcome: Outcome) -> list[float]:
    """How much of the victory each seat has."""
    if outcome.won is not None:
        return [1.0 if outcome.won else 0.0] * len(outcome.places)
    winners = outcome.places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in outcome.places]


def play_out(table: Table, chance: random.Random) -> list[float]:
    """Play quickly to the end; how much of the victory each seat has then."""
    for _ in range(LONGEST):
        if table.outcome is not None:
            return shares(table.outcome)
        mover = table.mover
        option = table.rollout(mover)
        if option is None:
            options = table.pending[mover].options
            option = options[int(chance.random() * len(options))]
        table.play(mover, option)
    return [0.0] * table.seats


def try_out(decision: Decision, answers: Sequence[Answer], imagine: Imagine, seed: int, seconds: float) -> list[Tried]:
    """Each answer on the same imagined tables, as many as the time allows and at least one."""
    tried = [Tried(answer) for answer in answers]
    chance = random.Random(seed)
    until = perf_counter() + seconds
    while tried[0].games == 0 or perf_counter() < until:
        _try_once(decision, tried, imagine, chance)
    return tried


def compare(decision: Decision, answers: Sequence[Answer], imagine: Imagine, seed: int, games: int) -> list[Tried]:
    """Each answer on the same so many imagined tables: whoever compares again finds the same."""
    tried = [Tried(answer) for answer in answers]
    chance = random.Random(seed)
    for _ in range(games):
        _try_once(decision, tried, imagine, chance)
    return tried


def _try_once(decision: Decision, tried: Sequence[Tried], imagine: Imagine, chance: random.Random) -> None:
    table = imagine(chance.getrandbits(64))
    for each in tried:
        after = table.copy()
        after.play(decision.seat, each.answer)
        each.won += play_out(after, chance)[decision.seat]
        each.games += 1


def in_order(tried: Sequence[Tried]) -> list[float]:
    """Chances for answers that stand in the order of a better judge, the best first.

    Quick games are noisy. Where they contradict the order, neighbours share their mean until nothing does (the pool
    of adjacent violators), so that no answer looks better than one before it.
    """
    pools: list[tuple[float, int, int]] = []  # wins, games, answers
    for each in tried:
        won, games, members = each.won, each.games, 1
        while pools and pools[-1][0] * games < won * pools[-1][1]:
            before = pools.pop()
            won, games, members = won + before[0], games + before[1], members + before[2]
        pools.append((won, games, members))
    return [won / games if games else 0.0 for won, games, members in pools for _ in range(members)]


def outlook(seats: int, imagine: Callable[[int, int], Table], seed: int, games: int) -> list[float]:
    """Every seat's winning chance. The games are imagined by one seat after the other, so no hand counts as known."""
    chance = random.Random(seed)
    totals = [0.0] * seats
    for game in range(games):
        for seat, share in enumerate(play_out(imagine(game % seats, chance.getrandbits(64)), chance)):
            totals[seat] += share
    return [total / games for total in totals]

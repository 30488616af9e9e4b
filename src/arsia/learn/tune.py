"""Tuning a quick player's numbers: which way to move each is read from games of the player against itself.

In every round each deal moves all numbers at once, by chance, and one seat plays with them moved up, the other with
them moved down. A regression of the leads on the moves says what each number is worth, and all take a step that way.
After the rounds the mean of the later ones is held against what was there before, on other deals: kept only if it wins.
"""

from __future__ import annotations

import json
import multiprocessing
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import arsia
from arsia.arena.duel import wilson
from arsia.arena.fixture import seed_of
from arsia.arena.simulation import Progress
from arsia.kernel.numbers import MOST, TOGETHER, read, said, tuned_path
from arsia.learn import selfplay
from arsia.learn.selfplay import Deals, Pair, Seen, Values, moved, moves

SPREAD: Final = 0.2  # how far a number is moved in a deal, as a part of itself
REACH: Final = 1.2  # spreads that all numbers together go in the first round
SLOWER: Final = 12  # rounds after which they go half as far
RIDGE: Final = 0.02  # what keeps a number still about which the games say nothing
CHUNK: Final = 25  # deals that a process is handed at once


class Plan(NamedTuple):
    """What is tuned and how."""

    game: str
    seats: int
    options: Mapping[str, object]
    rounds: int
    deals: int
    seed: int
    workers: int


class Gate(NamedTuple):
    """How the tuned numbers did against those before them."""

    games: int
    won: float
    lead: float
    error: float  # of the lead, so that ± twice of it are 95%

    @property
    def low(self) -> float:
        """The lower bound of the part that was won."""
        return wilson(self.won * self.games, self.games)[0]


def start(plan: Plan) -> dict[str, float]:
    """The numbers as they are now."""
    game = arsia.game(plan.game)
    game.read_options(plan.seats, plan.options)
    return said(game.numbers[plan.seats * MOST + (TOGETHER if side_of(plan) == "together" else 0)])


def tune(plan: Plan, kept: Path | None, progress: Progress | None) -> tuple[dict[str, float], list[dict[str, Any]]]:
    """The tuned numbers, and what every round came to. What is kept in the file goes on where it was."""
    usual = start(plan)
    names = tuple([name for name, value in usual.items() if value])
    steps = _read(kept, plan, usual)
    with Crew(plan.workers) as run:
        while len(steps) < plan.rounds:
            n = len(steps)
            values = steps[-1]["numbers"] if steps else usual
            deals = [
                Deals(plan.game, plan.seats, plan.options, values, names, SPREAD, seed_of(plan.seed, n), first, size)
                for first, size in _chunks(plan.deals)
            ]
            rows: list[list[float]] = []
            leads: list[float] = []
            for part, seen in zip(deals, run(selfplay.perturbed, deals), strict=True):
                for deal, each in enumerate(seen):
                    rows.append(moves(part, part.first + deal))
                    leads.append(each.lead)
            slopes = regress(rows, leads)
            size = sqrt(sum([slope * slope for slope in slopes])) or 1.0
            reach = REACH / (1.0 + n / SLOWER)
            values = moved(values, names, [reach * slope / size for slope in slopes], SPREAD)
            steps.append({"numbers": values, "slope": size})
            _write(kept, plan, steps)
            if progress is not None:
                progress(n + 1, plan.rounds)
    return mean([step["numbers"] for step in steps[len(steps) // 2 :]], usual), steps


def gate(plan: Plan, values: Values, others: Values, deals: int) -> Gate:
    """The tuned numbers against the others, on deals of their own."""
    parts = [
        Pair(plan.game, plan.seats, plan.options, values, others, seed_of(plan.seed, "gate"), first, size)
        for first, size in _chunks(deals)
    ]
    with Crew(plan.workers) as run:
        seen: list[Seen] = [each for part in run(selfplay.against, parts) for each in part]
    lead = sum([each.lead for each in seen]) / len(seen)
    spread = sum([(each.lead - lead) ** 2 for each in seen]) / max(1, len(seen) - 1)
    won = sum([each.won for each in seen]) / len(seen)
    return Gate(2 * len(seen), won, lead, sqrt(spread / len(seen)))


def mean(lists: Sequence[Values], usual: Values) -> dict[str, float]:
    """The mean of each number over the lists, as its factor."""
    return {
        name: value * exp(sum([log(each[name] / value) for each in lists]) / len(lists)) if value else value
        for name, value in usual.items()
    }


def regress(rows: list[list[float]], leads: list[float]) -> list[float]:
    """By how much the lead grows with each column (least squares, a little ridged)."""
    n = len(rows[0])
    table = [[sum([row[a] * row[b] for row in rows]) for b in range(n)] for a in range(n)]
    right = [sum([row[a] * lead for row, lead in zip(rows, leads, strict=True)]) for a in range(n)]
    for a in range(n):
        table[a][a] += RIDGE * len(rows)
    for a in range(n):  # the matrix is well conditioned, so plain elimination does
        for b in range(a + 1, n):
            factor = table[b][a] / table[a][a]
            right[b] -= factor * right[a]
            for c in range(a, n):
                table[b][c] -= factor * table[a][c]
    found = [0.0] * n
    for a in reversed(range(n)):
        found[a] = (right[a] - sum([table[a][c] * found[c] for c in range(a + 1, n)])) / table[a][a]
    return found


def keep(plan: Plan, values: Values, found: Gate, command: str) -> Path:
    """Write the tuned numbers beside the game's own, with what made them; where they were written."""
    game = arsia.game(plan.game)
    path = tuned_path(str(sys.modules[type(game.numbers[0]).__module__].__file__))
    tuned = read(path)
    figures = {"games": found.games, "won": round(found.won, 4), "lead": round(found.lead, 2)}
    made = {"command": command, "against": "the numbers before", **figures}
    numbers = {name: float(f"{value:.4g}") for name, value in values.items()}
    tuned.setdefault(side_of(plan), {})[str(plan.seats)] = {"made": made, "numbers": numbers}
    path.write_text(json.dumps(tuned, indent=2) + "\n", encoding="utf-8")
    return path


def side_of(plan: Plan) -> str:
    """Whose numbers are tuned: of those who play against each other, or of those who win or lose together."""
    chosen = arsia.game(plan.game).read_options(plan.seats, plan.options)
    return "together" if chosen.get("mode") == "coop" else "apart"


class Crew:
    """Runs a function over jobs, in this process or in several."""

    def __init__(self, workers: int) -> None:
        self._pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) if workers > 1 else None

    def __enter__(self) -> Callable[[Callable[[Any], list[Seen]], Sequence[Any]], Any]:
        return map if self._pool is None else self._pool.map

    def __exit__(self, *_: object) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def _chunks(deals: int) -> list[tuple[int, int]]:
    return [(first, min(CHUNK, deals - first)) for first in range(0, deals, CHUNK)]


def _read(kept: Path | None, plan: Plan, usual: Values) -> list[dict[str, Any]]:
    if kept is None or not kept.exists():
        return []
    told: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8"))
    same = told["plan"] == _plan(plan) and all(step["numbers"].keys() == usual.keys() for step in told["steps"])
    return told["steps"] if same else []


def _write(kept: Path | None, plan: Plan, steps: list[dict[str, Any]]) -> None:
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps({"plan": _plan(plan), "steps": steps}), encoding="utf-8")


def _plan(plan: Plan) -> dict[str, Any]:
    """What must be the same for kept rounds to be gone on with."""
    told = plan._asdict()
    return {name: told[name] for name in ("game", "seats", "options", "seed", "deals")}

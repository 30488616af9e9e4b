"""A bot that plays the game on in its mind: Monte Carlo search over imagined tables.

Every turn of thought imagines the table anew and tries all options that are still in the running on it: the rest of
the own step is searched to its best end, then everybody plays on quickly for as long as the game wants it, and the
worth of both places counts, or in a long game that of the last. When a share of the budget is used up the weaker half
of the options is dropped (sequential halving), so most of the thinking goes to the few that are hard to tell apart;
once one of these is clearly the best, thinking ends.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from arsia.bots.bot import Bot, Imagine
from arsia.bots.budget import Budget
from arsia.bots.greedy import Step
from arsia.kernel.decision import Decision
from arsia.kernel.message import Option
from arsia.kernel.table import Table

FAR: Final = 0.8  # how much of an option's value is seen after playing on, and not at the end of the step
ROUNDS: Final = 1  # how often the seat's turn comes again while playing on
PATIENCE: Final = 60  # decisions after which playing on ends in any case
FEW: Final = 4  # options that are worth playing on for
SKIM: Final = 0.2  # the share of a halving among more than these, where the few are played on longer
SURE: Final = 4.0  # standard errors by which the best must lead before thinking ends early
SOONEST: Final = 8  # turns of thought before anything is clear


class Mcts(Bot):
    """Searches until its budget is used up, then takes the option that came out best."""

    looks: ClassVar[bool] = False

    def __init__(self, seed: int, budget: Budget) -> None:
        self._random = random.Random(seed)
        self._budget = budget
        self.trials = 0  # that were made so far, for those who measure

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine) -> Option:
        return self.rank(decision, imagine)[0]

    def rank(self, decision: Decision, imagine: Imagine) -> list[Option]:
        """All options, the best first: those that stayed in the running longest, and among them by their worth."""
        if len(decision.options) == 1:
            return [decision.options[0]]
        running = list(decision.options)
        dropped: list[Option] = []
        first = imagine(self._random.getrandbits(64))
        # In a long game, what one would do in a hurry stays in the running until others have beaten it.
        hunch = first.rollout(decision.seat) if first.clock >= 0 else None
        for phase in self._budget.phases(shares(first, len(running))):
            trials = [Trial(option) for option in running]
            clear = False
            for turn in phase.turns(len(trials)):
                table = imagine(self._random.getrandbits(64))
                self.trials += len(trials)
                for trial in trials:
                    trial.add(self._try(table.copy(), decision, trial.option, len(trials) <= FEW))
                # Looking at 8, 16, 32 turns and so on costs little.
                if len(trials) <= FEW and turn + 1 >= SOONEST and turn & (turn + 1) == 0 and is_clear(trials):
                    clear = True
                    break
            trials.sort(key=lambda trial: trial.total, reverse=True)
            if clear:
                return [trial.option for trial in trials] + dropped
            running = [trial.option for trial in trials[: (len(trials) + 1) // 2]]
            if hunch is not None and len(running) > 1 and hunch not in running:
                running[-1] = hunch
            dropped = [trial.option for trial in trials if trial.option not in running] + dropped
        return running + dropped

    def _try(self, table: Table, decision: Decision, option: Option, plays_on: bool) -> float:
        """What comes of an option on one imagined table."""
        seat = decision.seat
        table.play(seat, option)
        if table.clock >= 0:
            return self._try_long(table, decision, plays_on)
        step = Step(seat, decision.prompt)
        near = step.best(table)
        if not plays_on or step.end is None:
            return near
        far = step.end.copy()
        self._play_on(far, seat)
        return near + FAR * (far.worth(seat) - near)

    def _try_long(self, table: Table, decision: Decision, plays_on: bool) -> float:
        """The same in a long game: what follows the move is answered quickly, and all play on for a round or more."""
        seat = decision.seat
        while seat in table.pending and len(table.pending) == 1 and table.pending[seat].prompt != decision.prompt:
            self._play_quickly(table, seat)
        rounds = table.foresight[1 if plays_on else 0]
        if rounds > 1:
            return self._far(table, seat, rounds)
        near = table.worth(seat)
        return near + FAR * (self._far(table, seat, rounds) - near) if rounds else near

    def _far(self, table: Table, seat: int, rounds: int) -> float:
        """The worth when everybody has played on for so many rounds, or to the end of the game."""
        until = table.clock + rounds
        for _ in range(PATIENCE * rounds):
            if table.outcome is not None or table.clock >= until:
                break
            self._play_quickly(table, min(table.pending))
        return table.worth(seat)

    def _play_quickly(self, table: Table, mover: int) -> None:
        option = table.rollout(mover)
        if option is None:
            options = table.pending[mover].options
            option = options[int(self._random.random() * len(options))]
        table.play(mover, option)

    def _play_on(self, table: Table, seat: int) -> None:
        """Everybody plays quickly until the seat's turn has come again for the last time."""
        rounds = 0
        mover = seat
        for _ in range(PATIENCE):
            if table.outcome is not None:
                return
            before, mover = mover, min(table.pending)  # of several at once the lowest; their order changes little
            if mover == seat and before != seat:
                rounds += 1
                if rounds > ROUNDS:
                    return
            self._play_quickly(table, mover)


def shares(table: Table, options: int) -> list[float]:
    """How the budget is shared among the halvings: evenly, unless what is known of many options comes cheap."""
    many, few = table.foresight
    skims = table.clock >= 0 and few > max(many, 1)
    weights: list[float] = []
    while options > 1:
        weights.append(SKIM if options > FEW and skims else 1.0)
        options = (options + 1) // 2
    return weights


class Trial:
    """An option that is still in the running, and what came of it on every imagined table."""

    __slots__ = ("option", "total", "values")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.total = 0.0
        self.values: list[float] = []

    def add(self, value: float) -> None:
        """It was tried once more."""
        self.total += value
        self.values.append(value)


def is_clear(trials: list[Trial]) -> bool:
    """Is one so much better than each of the others, table by table, that more tables would hardly change it?"""
    best = trials[0]
    for trial in trials:
        if trial.total > best.total:
            best = trial
    return all(trial is best or leads_surely(best.values, trial.values) for trial in trials)


def leads_surely(values: list[float], others: list[float]) -> bool:
    """Are the values larger than the others by many standard errors?"""
    n = len(values)
    leads = [value - other for value, other in zip(values, others, strict=True)]
    mean = sum(leads) / n
    spread = sum([(lead - mean) ** 2 for lead in leads])
    return mean > 0 and mean * mean * n * (n - 1) > SURE * SURE * spread

"""A bot that plays the game on in its mind: Monte Carlo tree search over imagined tables.

Every turn of thought imagines the table anew and tries all options that are still in the running on it: the seat goes
down its tree, everybody plays on quickly for as long as the game wants it, and the worth of the place where that ends
counts, or with a short look that of the end of the step as well. When a share of the budget is used up the weaker half
of the options is dropped (sequential halving), so most of the thinking goes to the few that are hard to tell apart;
once one of these is clearly the best, thinking ends.

What was seen below the chosen option is kept: at the next question it speaks for the answers that did well there.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from arsia.bots.bot import Bot, Imagine
from arsia.bots.budget import Budget
from arsia.bots.tree import Question, Walk
from arsia.kernel.decision import Decision
from arsia.kernel.message import Message, Option
from arsia.kernel.table import Table

FAR: Final = 0.8  # how much of an option's value is seen after playing on for one round, and not at the end of the step
PATIENCE: Final = 60  # decisions in each round after which playing on ends in any case
FEW: Final = 4  # options that are worth playing on for
SKIM: Final = 0.2  # the share of a halving among more than these, where the few are played on longer
SURE: Final = 4.0  # standard errors by which the best must lead before thinking ends early
SOONEST: Final = 8  # turns of thought before anything is clear
KEPT: Final = 0.5  # how much a trial from the last search counts: it was made on other tables than its rivals'


class Mcts(Bot):
    """Searches until its budget is used up, then takes the option that came out best."""

    looks: ClassVar[bool] = False

    def __init__(self, seed: int, budget: Budget) -> None:
        self._random = random.Random(seed)
        self._budget = budget
        self._ahead: dict[Message, Question] = {}  # the tree below the last answer, by what is asked next
        self.trials = 0  # that were made so far, for those who measure
        self.foreseen = 0  # questions that were in the tree when they came

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        root = self._ahead.get(decision.prompt)
        if root is None:
            root = Question()
        else:
            self.foreseen += 1
        best = self._search(root, decision, imagine)[0]
        self._ahead = root.answer(best).then
        return best

    def rank(self, decision: Decision, imagine: Imagine) -> list[Option]:
        """All options, the best first: those that stayed in the running longest, and among them by their worth."""
        return self._search(Question(), decision, imagine)

    def _search(self, root: Question, decision: Decision, imagine: Imagine) -> list[Option]:
        running = list(decision.options)
        dropped: list[Option] = []
        first = imagine(self._random.getrandbits(64))
        # What one would do in a hurry, or did most when looking ahead, stays until others have beaten it.
        saved = [first.rollout(decision.seat), root.favourite(decision.options)]
        kept = {option: KEPT * root.lead(option) for option in root.answers}
        for phase in self._budget.phases(shares(first, len(running))):
            trials = [Trial(option) for option in running]
            plays_on = len(trials) <= FEW
            clear = False
            for turn in phase.turns(len(trials)):
                table = imagine(self._random.getrandbits(64))
                self.trials += len(trials)
                for trial in trials:
                    walk = Walk(root, trial.option) if plays_on else None
                    trial.add(self._try(table.copy(), decision, trial.option, walk))
                # Looking at 8, 16, 32 turns and so on costs little.
                if plays_on and turn + 1 >= SOONEST and turn & (turn + 1) == 0 and is_clear(trials):
                    clear = True
                    break
            if plays_on and not clear:
                for trial in trials:
                    trial.total += kept.get(trial.option, 0.0)
            trials.sort(key=lambda trial: trial.total, reverse=True)
            if clear:
                return [trial.option for trial in trials] + dropped
            running = better_half([trial.option for trial in trials], saved)
            dropped = [trial.option for trial in trials if trial.option not in running] + dropped
        return running + dropped

    def _try(self, table: Table, decision: Decision, option: Option, walk: Walk | None) -> float:
        """What comes of an option on one imagined table: at the end of the step, and when all have played on."""
        seat = decision.seat
        table.play(seat, option)
        while seat in table.pending and len(table.pending) == 1 and table.pending[seat].prompt != decision.prompt:
            self._play_quickly(table, seat, walk)
        rounds = table.foresight[0 if walk is None else 1]
        near = table.worth(seat) if rounds <= 1 else 0.0
        if not rounds:
            return near
        until = table.clock + rounds
        for _ in range(PATIENCE * rounds):
            if table.outcome is not None or table.clock >= until:
                break
            mover = table.mover  # of several at once the lowest; their order changes little
            self._play_quickly(table, mover, walk if mover == seat else None)
        value = table.worth(seat)
        if rounds == 1:
            value = near + FAR * (value - near)
        if walk is not None:
            walk.learn(value)
        return value

    def _play_quickly(self, table: Table, mover: int, walk: Walk | None) -> None:
        asked = table.pending[mover]
        option = table.rollout(mover)
        if option is None:
            option = asked.options[int(self._random.random() * len(asked.options))]
        table.play(mover, option if walk is None else walk.answer(asked, option, self._random))


def better_half(options: list[Option], saved: list[Option | None]) -> list[Option]:
    """The first half of the options; of those to be saved, as many as leave room for another are in it."""
    half = (len(options) + 1) // 2
    spared: list[Option] = []
    for hunch in saved:
        if hunch is not None and len(spared) < half - 1 and hunch in options and hunch not in spared:
            spared.append(hunch)
    free = half - len(spared)
    better: list[Option] = []
    for option in options:
        if option in spared:
            better.append(option)
        elif free:
            better.append(option)
            free -= 1
    return better


def shares(table: Table, options: int) -> list[float]:
    """How the budget is shared among the halvings: evenly, unless what is known of many options comes cheap."""
    many, few = table.foresight
    skims = few > many > 0
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

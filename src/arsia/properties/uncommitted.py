"""Nothing uncommitted tells: what a seat is answered before it has moved depends on what it may know alone.

Every such answer comes from the table as the seat sees it or from tables imagined for it. So it is enough that imagined
tables do not depend on how the hidden things really lie, and that all of them say the same about what was only tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from arsia.kernel.decision import Broken, Decision, IllegalMove
from arsia.kernel.message import Answer
from arsia.kernel.table import Table
from arsia.properties.cases import Case, Taken, sample
from arsia.properties.hiding import questions
from arsia.properties.refusing import bad_options, brief

#: Positions of a game that are looked at, each against so many imagined tables.
LOOKS: Final = 6
TWINS: Final = 2
#: Options and sets that are tried in each, and refused ones.
TRIED: Final = 16
#: Parts of a seed, so that no imagined table of one look is that of another.
AGAIN: Final = 1_000_003


def nothing_uncommitted_tells(case: Case, taken: Taken, rng: Random) -> None:
    """At positions throughout a game, for every seat."""
    for table in sample(case, taken, rng, LOOKS):
        for seat in range(table.seats):
            twins = [table.imagine(seat, seed) for seed in range(TWINS)]
            for twin in twins:
                imagines_the_same(table, twin, seat)
            if seat in table.pending:
                answers_the_same(table, twins, seat, rng)


def imagines_the_same(table: Table, twin: Table, seat: int) -> None:
    """Tables imagined from the real one and from any that the seat could take for it are the same."""
    for seed in range(AGAIN, AGAIN + TWINS):
        one, other = table.imagine(seat, seed), twin.imagine(seat, seed)
        if one.fingerprint() != other.fingerprint() or questions(one) != questions(other):
            here, there = one.whereabouts(), other.whereabouts()
            moved = [thing for thing in here if here[thing] != there.get(thing)] or ["something that has no name"]
            raise Broken(f"move {table.ply}: what seat {seat} imagines tells where {moved[0]} lies")


def answers_the_same(table: Table, twins: Sequence[Table], seat: int, rng: Random) -> None:
    """Whatever the seat tries is refused or weighed alike at all of them."""
    asked = table.pending[seat]
    answers: list[object] = [*some_answers(asked, rng), *bad_options(table, seat, rng)]
    answers += [[list(option) for option in answer] for answer in wrong_sets(asked, rng)]
    for answer in answers:
        said = weighed(table.imagine(seat, AGAIN), seat, answer)
        for twin in twins:
            if weighed(twin, seat, answer) != said:
                raise Broken(f"move {table.ply}: {brief(answer)} is answered to seat {seat} by what is hidden from it")
        if weighed(table, seat, answer) != said:
            raise Broken(f"move {table.ply}: {brief(answer)} would not do what seat {seat} is told")


def some_answers(asked: Decision, rng: Random) -> list[Answer]:
    """Options of a decision, and sets if it is one of several."""
    found: list[Answer] = list(rng.sample(asked.options, min(TRIED, len(asked.options))))
    if asked.several is not None:
        pool = [element for element, times in asked.several.elements.items() for _ in range(times)]
        most = min(len(pool), asked.several.most)
        least = min(asked.several.least, most)
        found += [tuple(rng.sample(pool, rng.randint(least, most))) for _ in range(TRIED // 4)]
    return found


def wrong_sets(asked: Decision, rng: Random) -> list[Sequence[Sequence[object]]]:
    """Sets that nobody asked for: too large, one answer after another, something twice."""
    option = rng.choice(asked.options)
    return [[option, option], [*asked.options, ("no_such_verb",)], [option, ("no_such_verb",)], asked.options[:7]]


def weighed(table: Table, seat: int, answer: object) -> str:
    """What trying the answer comes to: the refusal, or whether it ends the seat's turn or brings something to light."""
    trial = table.copy()
    trial.telling = False
    try:
        trial.play(seat, answer)
    except IllegalMove as refused:
        return str(refused.message)
    return str(trial.closed or seat not in trial.pending)

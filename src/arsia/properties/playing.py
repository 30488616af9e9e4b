"""Games end, hold together after every step, replay exactly, and leave their copies alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import arsia
from arsia.kernel.decision import Broken
from arsia.kernel.table import Table
from arsia.properties.cases import Case, Taken, any_move, sample

#: No game takes longer than this, even played at random.
LONGEST: Final = 20_000
#: Copies kept while the original moves on.
COPIES: Final = 12


def plays_to_the_end(case: Case) -> tuple[Table, list[str]]:
    """A random game ends, and what must always hold does after every step. Gives the table and its fingerprints."""
    rng = Random(case.seed)
    table = case.table()
    known = set(table.vocabulary)
    table.check()
    prints = [table.fingerprint()]
    while table.outcome is None:
        for asked in table.pending.values():
            strange = [option for option in asked.options if option not in known]
            if strange:
                raise Broken(f"move {table.ply}: {strange} are offered and not in the vocabulary")
        table.play(*any_move(table, rng))
        table.check()
        prints.append(table.fingerprint())
        if table.ply > LONGEST:
            raise Broken(f"the game does not end within {LONGEST} moves")
    tallies = tuple([table.tally(seat) for seat in range(table.seats)])
    if tallies != table.outcome.scores:
        raise Broken(f"the points as things stand are {tallies} at the end, and the score is {table.outcome.scores}")
    return table, prints


def replays(table: Table, prints: Sequence[str]) -> None:
    """Same seed and moves, same record; and the same fingerprint at every move."""
    record = table.record()
    again = arsia.replay(record, upto=0)
    for ply, (seat, option) in enumerate(table.moves()):
        if again.fingerprint() != prints[ply]:
            raise Broken(f"the replay differs at move {ply}")
        again.play(seat, option)
    if again.fingerprint() != prints[-1] or again.record() != record:
        raise Broken("the replay ends differently")
    middle = len(prints) // 2
    if arsia.replay(record, upto=middle).fingerprint() != prints[middle]:
        raise Broken(f"the replay up to move {middle} differs from the game")


def copies_stand_alone(case: Case, taken: Taken, rng: Random) -> None:
    """A copy stays as it was while the original moves on, and then plays the same game to the same end."""
    kept = [(table.copy(), table.fingerprint(), table.view(None)) for table in sample(case, taken, rng, COPIES)]
    ends: set[str] = set()
    for twin, mark, seen in kept:
        if twin.fingerprint() != mark or twin.view(None) != seen:
            raise Broken(f"a copy made at move {twin.ply} changed when the original moved on")
        for seat, option in taken[twin.ply :]:
            twin.play(seat, option)
        ends.add(twin.fingerprint())
    if len(ends) > 1:
        raise Broken("copies that make the same moves end differently")

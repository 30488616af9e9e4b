"""Warnings are true: what is said to change nothing leaves everybody as they would be had the seat not moved at all."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from arsia.kernel.decision import Broken
from arsia.kernel.message import Option
from arsia.kernel.table import Table
from arsia.properties.cases import Case, Taken, sample
from arsia.properties.refusing import brief

#: Positions of a game that are looked at, and ways to go on that are followed in each.
LOOKS: Final = 12
WAYS: Final = 60


def warns_truly(case: Case, taken: Taken, rng: Random) -> None:
    """At positions throughout a game. Alone at a table every move is answered by the game itself, so nothing shows."""
    for table in sample(case, taken, rng, LOOKS if case.seats > 1 else 0):
        for seat in table.pending:
            for option in idle(table, seat):
                changes_nothing(table, seat, option)


def idle(table: Table, seat: int) -> list[Option]:
    """The options of which the seat is told that they would change nothing."""
    offered, said = table.pending[seat].options, table.game.idle
    warned = [each.option for each in table.warnings(seat) if any(reason.id in said for reason in each.reasons)]
    return [option for option in warned if option in offered]


def changes_nothing(table: Table, seat: int, option: Option) -> None:
    """However the seat goes on, it has nothing more than had it not moved, and the others have what they had."""
    standing = table.game.standing
    before = [standing(table, each) for each in range(table.seats)]
    for end in ends(table, seat, option):
        after = [standing(end, each) for each in range(end.seats)]
        gained = [now > then for now, then in zip(after[seat], before[seat], strict=True)]
        if any(gained) or any(after[each] != before[each] for each in range(table.seats) if each != seat):
            raise Broken(f"move {table.ply}: seat {seat} is told that {brief(option)} changes nothing, and it does")


def ends(table: Table, seat: int, option: Option) -> Iterator[Table]:
    """The tables after the option and all that the seat may choose on its way."""
    asked = table.pending[seat].prompt.id
    ahead, left = [(table, option)], WAYS
    while ahead and left:
        left -= 1
        at, answer = ahead.pop()
        trial = at.copy()
        trial.telling = False
        trial.play(seat, answer)
        then = trial.pending.get(seat)
        if then is None or then.prompt.id == asked:
            yield trial
        else:
            ahead += [(trial, each) for each in then.options]

"""Undo gives back exactly what was, and nothing hidden can be learnt by it."""

from __future__ import annotations

from random import Random
from typing import Final

import arsia
from arsia.kernel.decision import Broken
from arsia.kernel.message import Message
from arsia.kernel.table import Table
from arsia.properties.cases import Case, Taken
from arsia.properties.hiding import difference, knows

#: Moves of a game that are taken back and made again.
TAKEN_BACK: Final = 12
TWINS: Final = 3


def takes_back(case: Case, taken: Taken, rng: Random) -> None:
    """Undo, then the same move again, gives the same state; no decision's id is used twice; the record keeps it all."""
    again = set(rng.sample(range(len(taken)), min(TAKEN_BACK, len(taken))))
    table = case.table()
    ids: dict[int, tuple[int, Message]] = {}
    for index, (seat, option) in enumerate(taken):
        note_ids(table, ids)
        before, seen = table.fingerprint(), knows(table, seat)
        table.play(seat, option)
        if index not in again or not table.can_undo(seat):
            continue
        after = table.fingerprint()
        note_ids(table, ids)
        table.undo(seat)
        table.check()
        if table.fingerprint() != before or knows(table, seat) != seen:
            raise Broken(f"move {index}: taken back, the table is not what it was")
        if table.pending[seat].id in ids:
            raise Broken(f"move {index}: taken back, seat {seat} is asked under an old id")
        note_ids(table, ids)
        table.play(seat, option)
        if table.fingerprint() != after:
            raise Broken(f"move {index}: taken back and made again, it does something else")
    replayed = arsia.replay(table.record())
    if replayed.fingerprint() != table.fingerprint() or replayed.record() != table.record():
        raise Broken("a record with undos replays differently")
    for hearer in (*range(table.seats), None):
        if replayed.events(hearer) != table.events(hearer):
            raise Broken(f"a record with undos is told differently to {hearer}")


def note_ids(table: Table, ids: dict[int, tuple[int, Message]]) -> None:
    """An id stands for one question to one seat, for ever."""
    for seat, asked in table.pending.items():
        question = (seat, asked.prompt)
        if ids.setdefault(asked.id, question) != question:
            raise Broken(f"move {table.ply}: decision {asked.id} was {ids[asked.id]} and now is {question}")


def undo_teaches_nothing(case: Case, taken: Taken) -> None:
    """A move that can be taken back showed its seat nothing: on imagined tables it would have seen the same."""
    table = case.table()
    for index, (seat, option) in enumerate(taken):
        before = table.copy()
        table.play(seat, option)
        if not table.can_undo(seat):
            continue
        seen, told = knows(table, seat), table.events(seat)[len(before.events(seat)) :]
        for seed in range(TWINS):
            twin = before.imagine(seat, seed)
            twin.telling = True
            twin.play(seat, option)
            if knows(twin, seat) != seen:
                raise Broken(f"move {index}: {option} can be undone and shows {difference(seen, knows(twin, seat))}")
            if twin.events(seat) != told:
                raise Broken(f"move {index}: {option} can be undone and tells {told}")

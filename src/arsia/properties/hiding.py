"""What is hidden from a seat stays hidden: tables imagined for it cannot be told from the real one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from arsia.kernel.decision import Broken, Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.table import Table
from arsia.properties.cases import Case, Taken, any_move, sample

#: Positions of a game that are looked at from every seat, each against so many imagined tables.
LOOKS: Final = 16
TWINS: Final = 3
#: In so many of them every card is followed over so many imagined tables, or more until each has moved that can: one
#: that is as good as any of two hundred others rarely changes places with the one that lies apart.
FOLLOWED: Final = 3
WORLDS: Final = 50
MOST_WORLDS: Final = 5_000
#: Moves that are made on an imagined table to see that it plays on.
AHEAD: Final = 20


def hides(case: Case, taken: Taken, rng: Random) -> None:
    """At positions throughout a game, for every seat."""
    for table in sample(case, taken, rng, LOOKS):
        for seat in range(table.seats):
            looks_the_same(table, seat, rng)
    for table in sample(case, taken, rng, FOLLOWED):
        for seat in range(table.seats):
            cards_move_where_they_can(table, seat)


def looks_the_same(table: Table, seat: int, rng: Random) -> None:
    """Views, who decides, prompts, options and reasons do not tell an imagined table from the real one."""
    seen, spectated = knows(table, seat), table.view(None)
    for seed in range(TWINS):
        twin = table.imagine(seat, seed)
        twin.check()
        if knows(twin, seat) != seen:
            raise Broken(f"move {table.ply}: seat {seat} sees a difference: {difference(seen, knows(twin, seat))}")
        if twin.view(None) != spectated:
            # A spectator knows no more than any seat.
            raise Broken(f"move {table.ply}: a spectator sees what seat {seat} does not")
        asked = questions(twin)
        twin.stage()  # everybody is asked again, from what lies on the imagined table
        if questions(twin) != asked:
            raise Broken(f"move {table.ply}: imagined for seat {seat}, {asked} should be {questions(twin)}")
        if knows(twin, seat) != seen:
            raise Broken(f"move {table.ply}: asked again, seat {seat} sees {difference(seen, knows(twin, seat))}")
        for _ in range(AHEAD):
            if twin.outcome is None:
                twin.play(*any_move(twin, rng))
                twin.check()


def cards_move_where_they_can(table: Table, seat: int) -> None:
    """Over many imagined tables known cards never move, and every other takes two places where two are possible."""
    movable = table.movable(seat)
    places = {thing: {place} for thing, place in table.whereabouts().items()}
    for seed in range(MOST_WORLDS):
        if seed >= WORLDS and all(len(places[thing]) > 1 for thing in movable):
            break
        for thing, place in table.imagine(seat, seed).whereabouts().items():
            places[thing].add(place)
    for thing, found in places.items():
        if thing in movable and len(found) < 2:
            raise Broken(f"move {table.ply}: for all seat {seat} knows {thing} could lie elsewhere, and it never does")
        if thing not in movable and len(found) > 1:
            raise Broken(f"move {table.ply}: seat {seat} knows where {thing} lies, and it moved to {sorted(found)}")


def watching_teaches_what_is_seen(case: Case, taken: Taken) -> None:
    """Who watches a move that brings nothing to light learns the same from it whatever was hidden from it before."""
    table = case.table()
    for index, (seat, option) in enumerate(taken):
        before = table.copy()
        table.play(seat, option)
        if table.last_move is None or table.last_move.closed:
            continue
        here = before.whereabouts()
        for other in range(table.seats):
            twin = before.imagine(other, index)
            there = twin.whereabouts()
            # Others would see it if the thing were taken from elsewhere.
            alike = all(there.get(str(part)) == here.get(str(part)) for part in option)
            if not alike or option not in twin.pending[seat].options:
                continue
            twin.telling = True
            twin.play(seat, option)
            if knows(twin, other) != knows(table, other):
                found = difference(knows(table, other), knows(twin, other))
                raise Broken(f"move {index}: watching {option}, seat {other} learns more than it sees: {found}")
            told = table.events(other)[len(before.events(other)) :]
            if twin.events(other) != told:
                raise Broken(f"move {index}: of {option} seat {other} is told {told} or {twin.events(other)}")


def knows(table: Table, seat: int) -> dict[str, object]:
    """Everything that the table tells a seat about itself."""
    asked = table.pending.get(seat)
    return {
        **table.view(seat),
        "prompt": None if asked is None else asked.prompt,
        "choices": None if asked is None else asked.options,
        "refusals": reasons(table.explain(seat)),
        "warnings": reasons(table.warnings(seat)),
    }


def reasons(refusals: Sequence[Refusal]) -> list[tuple[Option, tuple[Message, ...]]]:
    """Refusals as values that can be compared."""
    return [(refusal.option, refusal.reasons) for refusal in refusals]


def questions(table: Table) -> dict[int, tuple[Message, tuple[Option, ...]]]:
    """What every seat is asked."""
    return {seat: (asked.prompt, asked.options) for seat, asked in sorted(table.pending.items())}


def difference(one: Mapping[str, object], other: Mapping[str, object]) -> str:
    """The parts in which two views differ."""
    return "; ".join(f"{part}: {one[part]} or {other.get(part)}" for part in one if one[part] != other.get(part))

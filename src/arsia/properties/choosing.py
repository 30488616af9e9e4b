"""A set is one answer: whatever a walk reaches is taken whole in any order, and nothing else is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement, islice, permutations
from math import comb
from random import Random
from typing import Final

from arsia.bots.whole import is_under_way
from arsia.kernel.decision import Broken, Selection
from arsia.kernel.message import Option
from arsia.kernel.table import Table
from arsia.properties.cases import Case, Taken, walk
from arsia.properties.refusing import refuses

#: Decisions of a game that are looked at, each kind of question as often as another.
LOOKS: Final = 8
#: With no more sets than this all are tried, else so many walks and as many sets at random; each in so many orders.
ALL: Final = 200
SOME: Final = 12
ORDERS: Final = 6


def sets_are_one_answer(case: Case, taken: Taken, rng: Random) -> None:
    """At decisions of several throughout a game."""
    seen: Counter[str] = Counter()
    for table in walk(case, taken):
        for seat, asked in table.pending.items():
            several = asked.several
            if several is None or several.taken or seen[asked.prompt.id] >= LOOKS:
                continue
            seen[asked.prompt.id] += 1
            try:
                answers_whole(table, seat, several, rng)
            except Broken as failure:
                raise Broken(f"move {table.ply}, {asked.prompt.id}: {failure}") from failure


def answers_whole(table: Table, seat: int, several: Selection, rng: Random) -> None:
    """Every set that a walk reaches, or many, and every other set, or many."""
    pool = [element for element, times in several.elements.items() for _ in range(times)]
    sets = sum(comb(len(pool), n) for n in range(several.most + 1))
    reached = everywhere(table, seat) if sets <= ALL else [any_walk(table, seat, rng) for _ in range(SOME)]
    for chosen, after in reached:
        for order in orders(chosen, rng):
            given = table.copy()
            given.play(seat, order)
            given.check()
            if given.fingerprint() != after.fingerprint():
                raise Broken(f"{order} at once leads elsewhere than one after the other")
            if given.ply != table.ply + 1 or given.moves()[-1][0] != seat:
                raise Broken(f"{order} at once is not one move")
    known = {tuple(sorted(chosen)) for chosen, _ in reached}
    if sets <= ALL:
        elements = tuple(several.elements)
        for n in range(several.most + 2):
            for some in islice(combinations_with_replacement(elements, n), ALL):
                if tuple(sorted(some)) not in known:
                    refuses(table, (seat, some, None))
    for tried in wrong(several, pool, rng):
        refuses(table, (seat, tried, None))


def everywhere(table: Table, seat: int) -> list[tuple[tuple[Option, ...], Table]]:
    """Every set that the seat can walk to in one order, and the table there."""
    found: dict[tuple[Option, ...], tuple[tuple[Option, ...], Table]] = {}
    open_ends: list[tuple[Table, tuple[Option, ...]]] = [(table, ())]
    while open_ends:
        here, answers = open_ends.pop()
        for option in here.pending[seat].options:
            after = here.copy()
            after.play(seat, option)
            if is_under_way(after, seat):
                open_ends.append((after, (*answers, option)))
            else:
                chosen = table.walked(seat, (*answers, option))
                # Where walks may go in any order, the one in the order of the elements counts.
                if chosen == in_order(table, seat, chosen):
                    found[chosen] = (chosen, after)
    return list(found.values())


def any_walk(table: Table, seat: int, rng: Random) -> tuple[tuple[Option, ...], Table]:
    """A set to which the seat walks by chance, and the table there."""
    while True:
        after = table.copy()
        answers: list[Option] = []
        while not answers or is_under_way(after, seat):
            answers.append(rng.choice(after.pending[seat].options))
            after.play(seat, answers[-1])
        chosen = table.walked(seat, answers)
        if chosen == in_order(table, seat, chosen):
            return chosen, after


def in_order(table: Table, seat: int, chosen: tuple[Option, ...]) -> tuple[Option, ...]:
    """The set in the order of its elements, and what closes it last."""
    several = table.pending[seat].several
    assert several is not None
    places = [*several.elements, *several.ends]
    return tuple(sorted(chosen, key=places.index))


def orders(chosen: tuple[Option, ...], rng: Random) -> list[list[Option]]:
    """The set in every order, or from its end, as it is and in some others."""
    if len(chosen) <= 3:
        return [list(order) for order in permutations(chosen)]
    return [list(chosen), list(reversed(chosen)), *[rng.sample(chosen, len(chosen)) for _ in range(ORDERS)]]


def wrong(several: Selection, pool: Sequence[Option], rng: Random) -> list[tuple[object, ...]]:
    """Sets that are too small or too large, or have something in them too often or that is nothing."""
    some = rng.sample(pool, min(len(pool), several.most))
    tries: list[tuple[object, ...]] = [(*some[:-1], ("no_such_verb",)), (*some[:-1], None), (*some, 7), (some,)]
    tries += [(*some, element) for element in {*some} if some.count(element) == several.elements[element]]
    if len(pool) > several.most:
        tries.append(tuple(rng.sample(pool, several.most + 1)))
    if several.least:
        tries.append(tuple(rng.sample(pool, several.least - 1)))
    return tries

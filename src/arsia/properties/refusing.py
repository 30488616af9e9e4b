"""What is illegal, malformed or late is refused with a sentence, and the table is as it was."""

from __future__ import annotations

from random import Random
from typing import Final

from arsia.kernel.decision import Broken, IllegalMove
from arsia.kernel.table import Table
from arsia.properties.cases import Case, Taken, any_move, sample

#: Positions of a game at which everything wrong is tried.
LOOKS: Final = 4
MANY: Final = 10_000


def refuses_what_is_wrong(case: Case, taken: Taken, rng: Random) -> None:
    """At positions throughout a game."""
    late = -1
    for table in sample(case, taken, rng, LOOKS):
        seat, option = any_move(table, rng)
        tries: list[tuple[object, object, object]] = [(seat, bad, None) for bad in bad_options(table, seat, rng)]
        tries += [(bad, option, None) for bad in bad_seats(table)]
        tries += [(seat, option, bad) for bad in (table.pending[seat].id + 1, True, "0", 0.5)]
        if late != table.pending[seat].id:  # a question can stand for many moves of others
            tries.append((seat, option, late))
        for tried in tries:
            refuses(table, tried)
        late = table.pending[seat].id
        one, other = table.copy(), table.copy()
        one.play(seat, option, late)
        other.play(seat, list(option))
        if one.fingerprint() != other.fingerprint():
            raise Broken(f"move {table.ply}: {option} as a JSON array does something else")


def refuses(table: Table, tried: tuple[object, object, object]) -> None:
    """One attempt (seat, option, decision) is refused, and the table is as it was."""
    before, asked = table.fingerprint(), table.pending
    try:
        table.play(*tried)
    except IllegalMove as refusal:
        if not str(refusal).endswith("."):
            raise Broken(f"the refusal of {brief(tried)} is no sentence: {refusal}") from refusal
    else:
        raise Broken(f"move {table.ply}: {brief(tried)} was accepted")
    if table.pending is not asked or table.fingerprint() != before:
        raise Broken(f"move {table.ply}: {brief(tried)} was refused and yet changed the table")


def bad_options(table: Table, seat: int, rng: Random) -> list[object]:
    """Options that are not offered to the seat, well-formed and not."""
    offered = set(table.pending[seat].options)
    option = rng.choice(table.pending[seat].options)
    bad: list[object] = [None, 7, True, 0.5, "", "undo", b"", {}, set(), object(), ((),), [[]], ({},), (None,)]
    bad += [("no_such_verb",), ("undo",), (*option, 0), (*option, None), str(option), option[0]]
    if table.pending[seat].several is None:
        bad += [(), [], (list(option),), [option, option]]
    bad += [("x",) * MANY, (*option, *range(MANY)), list(range(MANY))]
    bad += [each for each in rng.sample(table.vocabulary, min(20, len(table.vocabulary))) if each not in offered]
    for index, part in enumerate(option):
        others = (part + "x", part.encode()) if isinstance(part, str) else (bool(part), float(part), str(part))
        bad += [(*option[:index], other, *option[index + 1 :]) for other in others]
    return bad


def bad_seats(table: Table) -> list[object]:
    """Seats that do not exist or are not asked."""
    waiting = [seat for seat in range(table.seats) if seat not in table.pending]
    return [*waiting, -1, table.seats, 10**30, None, True, False, 0.0, 1.0, "0", (), [], {}, object()]


def brief(tried: object) -> str:
    """An attempt in a line."""
    text = repr(tried)
    return text if len(text) < 100 else text[:100] + "…"

"""What a test may set: every wrong word gets a sentence with the right ones, and what is set comes back."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterable
from typing import Any, Final

import pytest

import arsia
from arsia import testing
from arsia.kernel.stage import Entry, Stage

STAGED: Final = list(arsia.games())


def stage_of(game: str) -> Stage[Any]:
    stage = arsia.game(game).stage
    assert stage is not None
    return stage


@pytest.mark.parametrize("game", STAGED)
@pytest.mark.parametrize("seat", [0, None])
def test_a_name_that_is_none_is_answered_with_those_that_are(game: str, seat: int | None) -> None:
    names = stage_of(game).of_table if seat is None else stage_of(game).of_seat
    for call in (
        lambda: testing.table(game).set(seat, no_such_thing=1),
        lambda: testing.table(game).get(seat, "no_such_thing"),
    ):
        with pytest.raises(ValueError, match="no_such_thing") as refused:
            call()
        assert all(name in str(refused.value) for name in names)


@pytest.mark.parametrize("game", STAGED)
@pytest.mark.parametrize("seat", [-1, 99, "0", None])
def test_a_seat_that_is_none_is_answered_with_those_that_are(game: str, seat: Any) -> None:
    t = testing.table(game)
    name = next(iter(stage_of(game).of_seat))
    if seat is not None:
        with pytest.raises(ValueError, match="there are 0 to"):
            t.get(seat, name)
    with pytest.raises(ValueError, match="there are 0 to"):
        t.at(next(iter(stage_of(game).phases)), seat)


@pytest.mark.parametrize("game", STAGED)
def test_a_phase_that_is_none_is_answered_with_those_that_are(game: str) -> None:
    with pytest.raises(ValueError, match="no_such_phase") as refused:
        testing.table(game).at("no_such_phase")
    assert all(phase in str(refused.value) for phase in stage_of(game).phases)


@pytest.mark.parametrize("game", STAGED)
def test_a_value_of_the_wrong_kind_is_refused_with_what_it_takes(game: str) -> None:
    stage = stage_of(game)
    for seat, entries in ((0, stage.of_seat), (None, stage.of_table)):
        for name, entry in entries.items():
            with pytest.raises(ValueError, match=re.escape(repr(name))) as refused:
                testing.table(game).set(seat, **{name: object()})
            only_read = entry.where.put is None
            assert ("can be read" if only_read else entry.takes) in str(refused.value)


@pytest.mark.parametrize("game", STAGED)
def test_what_is_set_comes_back_and_leaves_the_others_alone(game: str) -> None:
    stage = stage_of(game)
    for name, entry in stage.of_seat.items():
        if entry.where.put is None:
            continue
        for value in entry.samples(testing.table(game).table):
            t = testing.table(game)
            before = t.get(1, name)
            t.set(0, **{name: value})
            assert t.get(0, name) == value, (name, value)
            assert t.get(1, name) == before, f"{name} of seat 0 changed that of seat 1"
    for name, entry in stage.of_table.items():
        for value in entry.samples(testing.table(game).table) if entry.where.put is not None else ():
            assert testing.table(game).set(**{name: value}).get(name) == value, (name, value)


def tried(t: testing.Situation, entry: Entry, cards: Iterable[str]) -> list[Any]:
    """A few values that an entry takes."""
    values = [*entry.samples(t.table), *[[card] for card in cards]]
    if entry.where.put is not None and isinstance(now := read(t, 0).get(entry.name), dict):
        values.append({name: n + 1 for name, n in now.items() if type(n) is int})
    return [value for value in values if entry.where.put is not None and entry.fits(t.table, value)]


def read(t: testing.Situation, seat: int) -> dict[str, Any]:
    """All that can be set of a seat, and read of it as things stand."""
    found: dict[str, Any] = {}
    for name, entry in t.stage.of_seat.items():
        with contextlib.suppress(ValueError):  # a ship that is on no dock, say
            found |= {name: t.get(seat, name)} if entry.where.put is not None else {}
    return found


@pytest.mark.parametrize("game", STAGED)
@pytest.mark.parametrize("last", [False, True])
def test_nothing_set_for_one_seat_wipes_what_was_set_for_another(game: str, last: bool) -> None:
    """Only a card that is named goes from wherever it is."""
    t = testing.table(game)
    entries = list(t.stage.of_seat.values())
    own, *others = t.stage.things
    for entry in entries:
        for value in tried(t, entry, [own])[-1 if last else 0 :][:1]:
            with contextlib.suppress(ValueError):  # this does not go with what was set before
                t.set(1, **{entry.name: value})
    table, before = t.table, read(t, 1)
    sets = 0
    for entry in entries:
        for value in tried(t, entry, others):
            t.table = table.copy()
            with contextlib.suppress(ValueError):
                t.set(0, **{entry.name: value})
                sets += 1
                assert read(t, 1) == before, f"{entry.name} of seat 0, set to {value}"
    assert sets > len(entries) // 2


@pytest.mark.parametrize("game", STAGED)
def test_a_quiet_table_can_be_checked_before_the_story_begins(game: str) -> None:
    testing.table(game).check()


@pytest.mark.parametrize("game", STAGED)
def test_an_option_that_is_never_offered_is_no_answer_but_a_slip(game: str) -> None:
    t = testing.table(game).at(next(iter(stage_of(game).phases)))
    for ask in (t.offers, t.why_not):
        with pytest.raises(ValueError, match="never offers"):
            ask(0, "no_such_verb")
    card = next(iter(stage_of(game).things))
    with pytest.raises(ValueError, match="there is no card"):
        t.give(0, card + "x")

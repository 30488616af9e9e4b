"""Decision ids are used once; what is not offered is refused and changes nothing."""

from __future__ import annotations

from typing import ClassVar

import pytest

import arsia
from arsia.kernel.decision import IllegalMove
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice
from arsia.properties.refusing import refuses
from tests.kernel.toy import Gather, Toy, toy


def test_an_id_is_not_used_again_after_an_undo() -> None:
    table = toy("turns", seats=2)
    used = {table.pending[0].id}
    for _ in range(5):
        table.play(0, ("collect",))
        assert table.pending[0].id not in used
        used.add(table.pending[0].id)
        table.undo(0)
        assert table.pending[0].id not in used
        used.add(table.pending[0].id)


def test_an_answer_to_an_older_question_is_late_even_after_an_undo() -> None:
    table = toy("turns", seats=2)
    first = table.pending[0].id
    table.play(0, ("collect",))
    table.undo(0)
    with pytest.raises(IllegalMove, match="no longer open"):
        table.play(0, ("collect",), first)
    table.play(0, ("collect",), table.pending[0].id)
    assert table.points[0] == 4


def test_a_replay_asks_under_the_same_ids(toy_game: str) -> None:
    table = toy("commit")
    for seat in (3, 1, 0, 2, 1):
        table.play(seat, table.pending[seat].options[0])
    table.undo(1)
    table.undo(0)
    table.play(2, ("commit", 1))
    again = arsia.replay(table.record())
    assert {seat: asked.id for seat, asked in again.pending.items()} == {
        seat: asked.id for seat, asked in table.pending.items()
    }


class LastCube(Choice[Toy]):
    """Answered by the table when one option is left; then there is something else to decide."""

    __slots__ = ()
    question: ClassVar[Message] = Message("toy-last-cube")

    def options(self, table: Toy, seat: int) -> list[Option]:
        return [("take", 1), ("pass",)] if table.stock > 1 else [("pass",)]

    def take(self, table: Toy, seat: int, option: Option) -> None:
        table.then(Gather())


def test_a_question_that_replaces_another_has_an_id_of_its_own() -> None:
    table = toy("gather", seats=2)
    table.lanes[1][:] = [(LastCube(), 1)]
    table.stage()
    first = table.pending[1]
    for _ in range(3):
        table.play(0, ("take", 2))
    assert table.pending[1].prompt.id == "toy-gather"
    assert table.pending[1].id != first.id
    with pytest.raises(IllegalMove, match="no longer open"):
        table.play(1, ("pass",), first.id)


@pytest.mark.parametrize("seat", [1, 2, -1, 4, 10**30, None, True, False, 0.0, "0", [], {}, (), [0]])
def test_another_seat_is_refused(seat: object) -> None:
    refuses(toy("turns"), (seat, ("collect",), None))


@pytest.mark.parametrize(
    "option",
    [
        ("no_such_verb",),
        ("offer",),
        ("offer", 0),
        ("offer", 4),
        ("offer", True),
        ("offer", 1.0),
        ("offer", "1"),
        ("offer", 1, 1),
        ("offer", None),
        ("offer", [1]),
        ["offer", {}],
        ("OFFER", 1),
        (b"offer", 1),
        (1, "offer"),
        ("undo",),
        (),
        [],
        None,
        "collect",
        b"collect",
        7,
        {"offer": 1},
        {"offer", "x"},
        ("collect",) * 10_000,
        ["collect", *range(10_000)],
        float("nan"),
        ("offer", float("nan")),
    ],
)
def test_an_option_that_is_not_offered_is_refused(option: object) -> None:
    refuses(toy("turns"), (0, option, None))


@pytest.mark.parametrize("decision", [-1, 1, 10**30, "0", 0.0, False, [], {}])
def test_an_answer_to_another_question_is_refused(decision: object) -> None:
    table = toy("turns")
    assert table.pending[0].id == 0
    refuses(table, (0, ("collect",), decision))


def test_a_json_array_is_an_option() -> None:
    one, other = toy("turns"), toy("turns")
    one.play(0, ("offer", 1))
    other.play(0, ["offer", 1])
    assert one.fingerprint() == other.fingerprint()
    assert one.moves() == other.moves() == [(0, ("offer", 1))]


def test_the_refusal_says_what_would_work() -> None:
    table = toy("turns", seats=2)
    with pytest.raises(IllegalMove, match=r"not possible now, but these are: .*'offer', 1"):
        table.play(0, ("offer", 0))
    with pytest.raises(IllegalMove, match=r"not one of the options. These work now: .*, and 2 more"):
        table.play(0, ("fly",))
    with pytest.raises(IllegalMove, match="verb followed by names and whole numbers"):
        table.play(0, 3)


def test_a_game_that_is_over_takes_nothing() -> None:
    table = toy("swaps", seats=2)
    table.play(0, ("pass",))
    table.play(1, ("pass",))
    refuses(table, (0, ("pass",), None))
    with pytest.raises(IllegalMove, match="game is over"):
        table.play(0, ("pass",))

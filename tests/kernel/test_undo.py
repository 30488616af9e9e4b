"""The undo line: up to what came to light, to another's move, and across lanes while nothing is shared."""

from __future__ import annotations

import random

import pytest

import arsia
from arsia.kernel.decision import IllegalMove
from arsia.kernel.journal import UNDO, Move, moves, standing, still_standing
from tests.kernel.toy import toy


def test_an_undo_gives_back_the_table_and_asks_again() -> None:
    table = toy("turns", seats=2)
    before = table.fingerprint()
    table.play(0, ("collect",))
    after = table.fingerprint()
    table.undo(0)
    assert table.fingerprint() == before
    table.play(0, ("collect",))
    assert table.fingerprint() == after


def test_several_moves_can_be_taken_back_one_by_one() -> None:
    table = toy("turns", seats=2)
    before = table.fingerprint()
    table.play(0, ("charge",))
    table.play(0, ("first", 1))
    table.undo(0)
    assert table.pending[0].options == (("first", 0), ("first", 1))
    table.undo(0)
    assert table.fingerprint() == before
    assert not table.can_undo(0)


@pytest.mark.parametrize("move", ["peek", "mix", "draw"])
def test_what_came_to_light_cannot_be_taken_back(move: str) -> None:
    table = toy("turns", seats=2)
    table.play(0, (move,))
    assert not table.can_undo(0)
    with pytest.raises(IllegalMove, match="nothing to take back"):
        table.undo(0)


def test_nor_can_anything_before_it() -> None:
    table = toy("turns", seats=2)
    table.play(0, ("collect",))
    table.play(0, ("peek",))
    assert not table.can_undo(0)


def test_the_move_of_another_closes_ones_own() -> None:
    table = toy("turns", seats=2)
    table.play(0, ("offer", 1))
    assert table.can_undo(0)
    assert not table.can_undo(1)
    table.play(1, ("decline",))
    assert not table.can_undo(0)
    assert table.can_undo(1)


def test_a_move_can_be_taken_back_while_another_is_asked() -> None:
    table = toy("turns", seats=2)
    table.play(0, ("offer", 1))
    table.undo(0)
    assert list(table.pending) == [0]


def test_across_lanes_the_moves_of_others_stand() -> None:
    table = toy("commit")
    table.play(0, ("commit", 0))
    table.play(1, ("commit", 1))
    table.play(2, ("commit", 2))
    assert table.can_undo(0)
    table.undo(0)
    assert table.secrets == [[], [1], [2], []]
    assert sorted(table.pending) == [0, 1, 2, 3]
    table.undo(1)
    assert table.secrets == [[], [], [2], []]


def test_across_lanes_what_another_shared_closes_ones_own() -> None:
    table = toy("gather")
    table.play(0, ("pass",))
    assert table.can_undo(0)
    table.play(1, ("take", 1))
    assert not table.can_undo(0)
    assert table.can_undo(1)


def test_across_lanes_what_one_shared_is_closed_by_any_move_of_another() -> None:
    table = toy("gather")
    table.play(0, ("take", 1))
    assert table.can_undo(0)
    table.play(1, ("pass",))
    assert not table.can_undo(0)
    assert table.can_undo(1)


def test_across_lanes_two_who_share_nothing_do_not_close_each_other() -> None:
    table = toy("gather")
    table.play(0, ("pass",))
    table.play(1, ("pass",))
    assert table.can_undo(0)
    assert table.can_undo(1)


def test_an_undo_of_what_was_shared_gives_the_others_their_options_back() -> None:
    table = toy("gather", seats=2)
    asked = table.pending[1]
    for _ in range(3):
        table.play(0, ("take", 2))
    table.undo(0)
    assert table.pending[1].options == asked.options
    assert table.pending[1].id == asked.id


def test_a_phase_that_ended_is_closed() -> None:
    table = toy("whole", seats=2)
    for seat in (0, 1):
        table.play(seat, ("commit", 0))
        table.play(seat, ("commit", 1))
    table.play(0, ("pass",))
    table.undo(0)
    assert not table.can_undo(0)


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    table = toy("swaps", seats=2)
    table.play(0, ("pass",))
    table.play(1, ("pass",))
    assert table.outcome is not None
    assert not table.can_undo(0)
    assert not table.can_undo(1)


@pytest.mark.parametrize("seat", [True, "0", None, 0.0, -1, 7])
def test_only_a_seat_can_undo(seat: object) -> None:
    table = toy("turns", seats=2)
    table.play(0, ("offer", 1))
    table.play(1, ("decline",))
    assert not table.can_undo(seat)


def test_an_undo_is_told_and_what_it_took_back_no_more() -> None:
    table = toy("gather")
    table.play(0, ("take", 2))
    assert table.events(None) == (("took", 0, 2),)
    table.undo(0)
    assert table.events(None) == (("undo", 0),)
    table.play(1, ("take", 1))
    assert table.events(None) == (("undo", 0), ("took", 1, 1))


def test_a_replay_tells_the_same(toy_game: str) -> None:
    table = toy("commit", seats=2)
    table.play(0, ("commit", 0))
    table.play(1, ("commit", 1))
    table.undo(0)
    table.play(1, ("commit", 0))
    again = arsia.replay(table.record())
    for seat in (0, 1, None):
        assert again.events(seat) == table.events(seat)


def test_an_undo_on_a_staged_table_goes_back_to_its_stage() -> None:
    table = toy("gather", seats=2)
    table.play(0, ("take", 2))
    table.cubes[1] = 50
    table.stage()
    ids = {table.pending[0].id}
    before = table.fingerprint()
    assert not table.can_undo(0)
    table.play(0, ("take", 1))
    ids.add(table.pending[0].id)
    table.undo(0)
    assert table.fingerprint() == before
    assert table.cubes == [3, 50]
    assert table.pending[0].id not in ids


@pytest.mark.parametrize(
    ("taken", "stands"),
    [
        ([], []),
        ([(0, ("a",))], [0]),
        ([(0, ("a",)), (0, UNDO)], []),
        ([(0, ("a",)), (1, ("b",)), (0, UNDO)], [1]),
        ([(0, ("a",)), (0, ("b",)), (0, UNDO), (0, UNDO), (0, ("c",))], [4]),
        ([(0, ("a",)), (1, ("b",)), (0, UNDO), (0, ("c",)), (1, UNDO), (1, ("d",))], [3, 5]),
    ],
)
def test_what_stands_after_undos(taken: list[tuple[int, tuple[str, ...]]], stands: list[int]) -> None:
    assert standing(taken) == stands


def test_what_still_stands_is_the_same_from_either_end() -> None:
    chance = random.Random(5)
    for _ in range(300):
        last = None
        for number in range(chance.randint(0, 12)):
            answer = UNDO if chance.random() < 0.4 else ("move", number)
            last = Move(last, chance.randrange(3), answer, -1, False, False)
        chain = moves(last)
        forwards = [chain[index] for index in standing([(move.seat, move.answer) for move in chain])]
        assert list(still_standing(last)) == forwards[::-1]

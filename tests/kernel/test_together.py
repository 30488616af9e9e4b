"""Seats that act at once: any order, a shared stock, lanes filled again, secrets until the last is in."""

from __future__ import annotations

from itertools import permutations

import pytest

from arsia.kernel.decision import Broken, IllegalMove
from arsia.kernel.step import Together
from tests.kernel.toy import Add, Commit, Finish, toy


def test_four_seats_decide_in_any_order() -> None:
    ends = set()
    for order in permutations(range(4)):
        table = toy("commit")
        assert sorted(table.pending) == [0, 1, 2, 3]
        for seat in order:
            table.play(seat, ("commit", 0 if seat else 1))
            table.play(seat, ("commit", 2))
        assert table.outcome is not None
        ends.add(table.fingerprint())
    assert len(ends) == 1


def test_a_seat_that_is_done_is_not_asked_until_all_are() -> None:
    table = toy("commit")
    table.play(2, ("commit", 0))
    assert sorted(table.pending) == [0, 1, 2, 3]
    table.play(2, ("commit", 1))
    assert sorted(table.pending) == [0, 1, 3]
    with pytest.raises(IllegalMove, match="nothing to decide"):
        table.play(2, ("commit", 2))


def test_a_secret_is_seen_by_its_seat_alone() -> None:
    table = toy("commit")
    table.play(0, ("commit", 2))
    assert table.view(0)["secrets"] == [2]
    assert table.view(1)["secrets"] == []
    assert table.view(None)["secrets"] is None
    assert ("committed", 0, 2) in table.events(0)
    assert table.events(1) == table.events(None) == ()


def test_a_secret_can_be_changed_until_the_last_is_in() -> None:
    table = toy("commit")
    for seat in (0, 1, 2):
        table.play(seat, ("commit", 0))
        table.play(seat, ("commit", 1))
    table.undo(0)
    table.undo(0)
    table.play(0, ("commit", 2))
    table.play(0, ("commit", 1))
    assert table.secrets[:3] == [[2, 1], [0, 1], [0, 1]]
    table.play(3, ("commit", 0))
    assert table.can_undo(0)
    table.play(3, ("commit", 1))
    assert not table.can_undo(0)
    assert table.points == [4, 1, 1, 1]


def test_the_last_secret_cannot_be_changed_because_it_opens_all() -> None:
    table = toy("commit", seats=2)
    for seat in (0, 1):
        table.play(seat, ("commit", 0))
        table.play(seat, ("commit", 1))
    assert not table.can_undo(1)
    assert not table.can_undo(0)


def test_a_shared_stock_changes_what_the_others_may_take() -> None:
    table = toy("gather", seats=2)
    for _ in range(3):
        table.play(0, ("take", 2))
    assert table.stock == 1
    assert table.pending[1].options == (("take", 1), ("pass",))


def test_a_question_that_merely_stands_again_keeps_its_id() -> None:
    table = toy("gather", seats=2)
    asked = table.pending[1].id
    for _ in range(3):
        table.play(0, ("take", 2))
    assert table.pending[1].id == asked
    table.play(1, ("take", 1), asked)
    assert table.cubes == [7, 2]


def test_a_waiting_choice_that_became_empty_goes_away() -> None:
    table = toy("gather", seats=2)
    for _ in range(3):
        table.play(0, ("take", 2))
    table.play(0, ("take", 1))
    assert table.stock == 0
    assert table.outcome is not None


def test_a_seat_that_passed_is_asked_again_when_its_lane_is_filled() -> None:
    table = toy("gather", seats=4)
    first = table.pending[3].id
    table.play(3, ("pass",))
    assert 3 not in table.pending
    for _ in range(3):
        table.play(0, ("take", 2))
    assert table.pending[3].options == (("take", 1), ("pass",))
    assert table.pending[3].id != first
    table.play(3, ("take", 1))
    assert table.outcome is not None
    assert table.cubes == [7, 1, 1, 2]


def test_a_step_after_all_waits_for_everybody() -> None:
    table = toy("swaps", seats=2)
    table.cubes[:] = [5, 2]
    table.play(0, ("propose", 1))
    assert table.pending[1].prompt.id == "toy-propose"
    table.play(1, ("pass",))
    assert list(table.pending) == [1]
    assert table.pending[1].prompt.id == "toy-swap"
    table.play(1, ("accept",))
    assert table.cubes == [2, 5]


def test_everybody_who_was_proposed_to_is_asked_after_all() -> None:
    table = toy("swaps")
    for seat in range(4):
        table.play(seat, ("propose", (seat + 1) % 4))
    asked = []
    while table.outcome is None:
        (seat,) = table.pending
        asked.append(seat)
        table.play(seat, ("decline",))
    assert asked == [1, 2, 3, 0], "not in the order in which they were asked for"
    assert table.cubes == [1, 1, 1, 1]


def test_seats_that_act_together_are_not_split_again() -> None:
    table = toy("commit")
    table.lanes[0].insert(0, (Together(Commit(), (0, 1)), 0))
    table.play(0, ("commit", 0))
    with pytest.raises(Broken, match="cannot be split again"):
        table.play(0, ("commit", 1))


def test_the_end_of_the_game_ends_every_lane() -> None:
    table = toy("gather")
    table.lanes[1].insert(0, (Add(100), 1))
    table.lanes[1].insert(1, (Finish(), 1))
    table.play(1, ("pass",))
    assert table.outcome is not None
    assert table.pending == {}
    assert table.points[1] == 1
    table.check()

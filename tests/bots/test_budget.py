"""A budget is shared out by weight, and never leaves a part without a turn."""

from __future__ import annotations

from arsia.bots.budget import Iterations, Seconds


def test_iterations_are_trials_of_an_option() -> None:
    parts = list(Iterations(40).phases([1.0] * 4))
    assert [len(list(part.turns(tried))) for part, tried in zip(parts, (5, 3, 2, 20), strict=True)] == [2, 3, 5, 1]


def test_a_part_is_as_large_as_its_weight() -> None:
    parts = list(Iterations(120).phases([0.2, 0.2, 1.0, 1.0]))
    assert [len(list(part.turns(1))) for part in parts] == [10, 10, 50, 50]


def test_no_time_is_still_one_turn() -> None:
    parts = list(Seconds(0.0).phases([1.0, 1.0]))
    assert [len(list(part.turns(3))) for part in parts] == [1, 1]


def test_time_is_shared_out() -> None:
    early, late = Seconds(0.02).phases([1.0, 1.0])
    assert len(list(early.turns(1))) >= 1
    assert len(list(late.turns(1))) > 1, "the second half of the time was gone"

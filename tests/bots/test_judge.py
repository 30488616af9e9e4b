"""From an outcome to a reward."""

from __future__ import annotations

import pytest

import arsia
from arsia.bots.judge import Judge, share


def ended(places: tuple[int, ...], won: bool | None = None) -> arsia.Outcome:
    return arsia.Outcome(places, (0,) * len(places), ((),) * len(places), arsia.Message("end"), won)


@pytest.mark.parametrize(
    ("outcome", "shares"),
    [
        (ended((1, 2)), [1, 0]),
        (ended((1, 1, 3)), [0.5, 0.5, 0]),
        (ended((2, 2)), [0, 0]),
        (ended((1, 1), won=True), [1, 1]),
        (ended((2,), won=False), [0]),
    ],
)
def test_the_win_is_shared(outcome: arsia.Outcome, shares: list[float]) -> None:
    assert [share(outcome, seat) for seat in range(len(shares))] == shares


def test_standing_as_before_is_worth_a_half_and_better_is_more() -> None:
    table = arsia.new("pocket_mars", 2, 1, journal=False)
    judge = Judge(table, 1.0)
    assert judge.reward(table, 0) == 0.5
    after = table.copy()
    after.ship[0] += 2  # type: ignore[attr-defined]
    assert judge.reward(after, 0) > 0.5 > judge.reward(after, 1)

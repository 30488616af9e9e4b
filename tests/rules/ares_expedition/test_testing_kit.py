"""The test kit at a table where nobody has anything: what is given after the phase began is asked about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .tables import quiet


def test_a_seat_with_nothing_to_decide_is_done_at_once() -> None:
    t = quiet().give(0, "mine").at("development")
    assert sorted(t.table.pending) == [0]
    assert t.get(1, "done")


def test_what_a_seat_is_given_after_the_phase_began_can_be_played() -> None:
    t = quiet().at("development").give(0, "mine").set(0, mc=20)
    assert t.get("phase") == "development"
    t.do(0, "play", "mine")
    assert (t.get(0, "steel"), t.get(0, "mc")) == (2, 10)
    assert t.get("round") == 2


def test_a_seat_that_was_done_is_asked_when_it_gets_something() -> None:
    t = quiet().give(0, "mine").at("action").set(1, mc=14)
    t.do(1, "standard", "temperature_mc")
    assert t.get(1, "tr") == 6


@pytest.mark.parametrize(
    ("act", "right"),
    [
        (lambda: quiet().set(0, steal=2), "steel"),
        (lambda: quiet().set(oxigen=2), "oxygen"),
        (lambda: quiet().get(0, "steal"), "steel"),
        (lambda: quiet().get("oxigen"), "oxygen"),
        (lambda: quiet().at("lunch"), "research"),
        (lambda: quiet().give(0, "no_such_card"), "birds"),
        (lambda: quiet().set(0, corporation="mine"), "helion"),
        (lambda: quiet().set(0, phase="lunch"), "research"),
        (lambda: quiet().set(next_oceans=[{"heat": 3}]), "no ocean tile"),
    ],
)
def test_a_wrong_name_is_answered_with_the_right_ones(act: Callable[[], object], right: str) -> None:
    with pytest.raises(ValueError, match=right):
        act()

"""One game between bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import arsia
from arsia import bots
from arsia.arena import play_match
from arsia.kernel.decision import Decision


class Spy(bots.Random):
    """Takes any option and remembers what it was shown."""

    looks: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.views: list[Mapping[str, Any]] = []
        self.decisions: list[Decision] = []

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: bots.Imagine) -> arsia.Option:
        self.views.append(view)
        self.decisions.append(decision)
        assert imagine(1).seed is None, "a bot gets imagined tables only"
        return super().choose(view, decision, imagine)


class Blind(Spy):
    """The same with its eyes shut."""

    looks: ClassVar[bool] = False


def test_a_match_goes_to_its_end() -> None:
    table = arsia.new("pocket_mars", 4, 1, journal=False)
    match = play_match(table, [bots.make("random", seat) for seat in range(4)])
    assert match.outcome is table.outcome
    assert min(match.outcome.places) == 1


def test_each_bot_sees_through_the_eyes_of_its_own_seat() -> None:
    spies = [Spy(0), Spy(0)]
    play_match(arsia.new("pocket_mars", 2, 1), spies)
    for seat, spy in enumerate(spies):
        assert {view["you"] for view in spy.views} == {seat}
        assert {asked.seat for asked in spy.decisions} == {seat}


def test_no_view_is_made_for_a_bot_that_does_not_look() -> None:
    blind = Blind(0)
    play_match(arsia.new("pocket_mars", 1, 1), [blind])
    assert blind.views
    assert not any(blind.views)


def test_of_several_who_are_asked_at_once_the_lowest_seat_answers_first() -> None:
    spies = [Spy(0), Spy(0), Spy(0)]
    table = arsia.new("pocket_mars", 3, 1, {"draft": True}, journal=False)
    play_match(table, spies)
    assert [seat for seat, _ in table.moves()[:3]] == [0, 1, 2]


def test_only_decisions_with_a_choice_count() -> None:
    spies = [Spy(0), Spy(0)]
    match = play_match(arsia.new("pocket_mars", 2, 3), spies)
    asked = [decision for spy in spies for decision in spy.decisions]
    assert match.decisions == len(asked)
    assert all(len(decision.options) > 1 for decision in asked)

"""The test kit: a table in a known situation in one line, one act, what must be true.

    t = testing.table("pocket_mars", seats=2)
    t.give(0, "energy-1").set(0, energy=3, ship=2).at("action", seat=0)
    t.do(0, "play", "energy-1")
    assert t.get(0, "energy") == 4

Each game declares what can be set and read in its ``checks/stage.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import arsia
from arsia.kernel.message import Message, Option
from arsia.kernel.stage import listed
from arsia.kernel.table import Table

Test = TypeVar("Test", bound=Callable[..., Any])


def proves(*rules: str) -> Callable[[Test], Test]:
    """Name the rules of the ledger that a test proves."""

    def mark(test: Test) -> Test:
        test.proves = (*getattr(test, "proves", ()), *rules)  # type: ignore[attr-defined]
        return test

    return mark


def table(name: str, seats: int = 2, options: Mapping[str, object] | None = None, seed: int = 0) -> Situation:
    """A quiet table of a game: hands empty, everything at its start, nobody asked yet."""
    return Situation(name, arsia.new(name, seats, seed, options))


class Situation:
    """A table that a test puts into a situation, plays on and looks at."""

    def __init__(self, name: str, table: Table) -> None:
        self.table = table
        self.game = arsia.game(name)
        if self.game.stage is None:
            raise ValueError(f"{name} says nothing that a test may set; its Game wants a stage")
        self.stage = self.game.stage
        self.stage.clear(table)
        table.journal = None
        table.pending = {}
        self.staged = False

    def give(self, seat: int, *cards: str) -> Situation:
        """Cards into a seat's hand."""
        for card in cards:
            self.stage.give(self.table, seat, card)
        return self._changed()

    def set(self, seat: int | None = None, **values: Any) -> Situation:
        """Set things of a seat, or of the table when no seat is given."""
        for name, value in values.items():
            self.stage.put(self.table, seat, name, value)
        return self._changed()

    def get(self, *what: Any) -> Any:
        """``get("oxygen")`` of the table, ``get(0, "mc")`` of a seat: the same names as in `set`."""
        seat, name = (None, what[0]) if len(what) == 1 else what
        return self.stage.get(self.table, seat, name)

    def at(self, phase: str, seat: int = 0) -> Situation:
        """Go to a phase of the game, where the seat is the one to act."""
        self.stage.at(self.table, phase, seat)
        self.staged = True
        return self._changed()

    def do(self, seat: int, *option: str | int) -> Situation:
        """Take an option; choices that leave only one answer are answered."""
        self.table.play(seat, option)
        return self.settle()

    def choose(self, seat: int, options: Sequence[Sequence[str | int]]) -> Situation:
        """Answer with a whole set, in any order; then choices that leave only one answer are answered."""
        self.table.play(seat, [tuple(option) for option in options])
        return self.settle()

    def settle(self) -> Situation:
        """Answer every open choice that has only one answer."""
        while True:
            forced = [asked for asked in self.table.pending.values() if len(asked.options) == 1]
            if not forced:
                return self
            self.table.play(forced[0].seat, forced[0].options[0])

    def options(self, seat: int) -> tuple[Option, ...]:
        """What the seat may do now."""
        asked = self.table.pending.get(seat)
        return () if asked is None else asked.options

    def offers(self, seat: int, *option: str | int) -> bool:
        """Is this offered to the seat, or anything that begins like it? What no table offers is refused."""
        self._sensible(option)
        return any(each[: len(option)] == option for each in self.options(seat))

    def why_not(self, seat: int, *option: str | int) -> tuple[Message, ...]:
        """The reasons that `explain` gives for what is not offered. What no table offers is refused."""
        self._sensible(option)
        for refusal in self.table.explain(seat):
            if refusal.option == option:
                return refusal.reasons
        return ()

    def check(self) -> Situation:
        """Raise `Broken` if something does not hold that must, also before the story begins."""
        if self.staged:
            self.table.check()
        else:
            self.game.check(self.table)
        return self

    def asked(self, seat: int) -> str:
        """The id of the question to the seat, or an empty string."""
        decision = self.table.pending.get(seat)
        return "" if decision is None else decision.prompt.id

    def undo(self, seat: int) -> Situation:
        """Take back the seat's last move."""
        self.table.undo(seat)
        return self

    @property
    def places(self) -> tuple[int, ...]:
        """The places at the end of the game."""
        assert self.table.outcome is not None, "the game is not over"
        return self.table.outcome.places

    def _sensible(self, option: tuple[str | int, ...]) -> None:
        """A slip of the pen would never be offered, and a test that says so could not fail. What is made of the game's
        own words is no slip, even where no table offers it: a zone that is not adjacent, say."""
        if not option:
            raise ValueError("an option has at least a verb")
        vocabulary = self.table.vocabulary
        if any(each[: len(option)] == option for each in vocabulary):
            return
        verb, *parts = option
        near = [each for each in vocabulary if each[0] == verb]
        words = {word for each in vocabulary for word in each[1:]}
        longest = max([len(each) for each in near], default=len(option))
        if verb in self.game.verbs and len(option) <= longest and words.issuperset(parts):
            return
        there = f"options like {listed(near, 6)}" if near else f"the verbs {listed(tuple(self.game.verbs))}"
        raise ValueError(f"{self.game.name} never offers {option!r}; it has {there}")

    def _changed(self) -> Situation:
        if self.staged:
            self.table.stage()
        return self

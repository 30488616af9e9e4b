"""Somebody behind a door who holds a seat for one game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from arsia.bots import Random, whole
from arsia.doors.frames import decide, hello, over
from arsia.doors.line import Line
from arsia.doors.talk import Talk
from arsia.doors.worlds import Worlds
from arsia.kernel.journal import Event
from arsia.kernel.message import Answer
from arsia.kernel.table import Table


class Guest:
    """A bot behind a door. What it does not answer in time, or not legally, chance answers in its place; and after a
    crash everything."""

    def __init__(self, open: Callable[[], Line], seed: int, seconds: float) -> None:
        self._seed = seed % 2**53  # every language can hold it
        self._stand_in = Random(seed)
        self._told: tuple[Event, ...] = ()
        self.talk = Talk(open, seconds)

    @property
    def faults(self) -> dict[str, int]:
        """The decisions that chance answered for it, by what was wrong."""
        return self.talk.faults

    def answer(self, table: Table, seat: int) -> Answer:
        """The whole answer to the seat's open decision. Whoever asks must hang up with `leave` in the end."""
        talk = self.talk
        if not talk.is_begun:
            talk.begin(hello(table, seat, self._seed, talk.seconds))
        frame = decide(table, seat, self._told, talk.seconds, talk.looks)
        self._told = (*self._told[: frame["told_from"]], *frame["told"])
        imagine = partial(table.imagine, seat)
        answer = talk.ask(frame, partial(_judge, table, seat), Worlds(imagine, seat))
        return whole.answer(self._stand_in, table, seat) if answer is None else answer

    def leave(self, table: Table) -> None:
        """Tell how it ended, and hang up."""
        self.talk.end(over(table))


def _judge(table: Table, seat: int, answer: Answer) -> None:
    """Refuse what is not legal. It is tried on an imagined table, so that the refusal tells nothing hidden."""
    if answer not in table.pending[seat].options:
        table.imagine(seat, 0).play(seat, answer)

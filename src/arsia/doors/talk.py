"""Talking with a bot behind a door: ask, wait so long and no longer, count what goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, Literal, TypeAlias

import msgspec

from arsia.doors.frames import Frame, refused
from arsia.doors.line import HungUp, Line
from arsia.doors.reading import answer_in, frame_in
from arsia.doors.worlds import REQUESTS, Worlds
from arsia.kernel.message import Answer, Message, Option, Refused

#: Seconds for a decision, unless somebody says otherwise.
SECONDS: Final = 5.0
#: So many late answers in a row, and nobody waits any more.
_SILENT: Final = 3

#: Kinds of trouble that are told.
_TROUBLES: Final = 5

Fault: TypeAlias = Literal["late", "illegal", "crashed"]
#: Raises `Refused` unless an answer is legal.
Judge: TypeAlias = Callable[[Answer], None]

_ENCODE = msgspec.json.Encoder().encode


class Talk:
    """One game's talk with a bot. `faults` counts the decisions that it did not answer, by what was wrong."""

    def __init__(self, open: Callable[[], Line], seconds: float) -> None:
        self._open = open
        self._line: Line | None = None
        self._gone: Fault | None = None
        self._late = 0  # in a row
        self.seconds = seconds
        self.looks = True  # does it want to see the table?
        self.name = ""  # as it calls itself
        self.faults: dict[str, int] = {"late": 0, "illegal": 0, "crashed": 0}
        self.troubles: list[Message] = []  # what went wrong, each once, and not all if it is much
        self.slowest = 0.0  # seconds of the longest thought
        self.spent = 0.0  # seconds of all thoughts
        self.asked = 0  # decisions

    @property
    def is_begun(self) -> bool:
        """Was it ever spoken to?"""
        return self._line is not None or self._gone is not None

    def begin(self, hello: Frame) -> None:
        """Open the line and say hello."""
        try:
            self._line = self._open()
            self._line.say(_ENCODE(hello))
        except HungUp as hung_up:
            self._leave("crashed", hung_up.why)

    def ask(self, frame: Frame, judge: Judge, worlds: Worlds | None) -> Answer | None:
        """Its answer, or None: then somebody else must answer for it."""
        self.asked += 1
        id = frame["id"]
        if self._line is None:
            self.faults[self._gone or "crashed"] += 1
            return None
        began = monotonic()
        try:
            self._line.say(_ENCODE(frame))
            return self._listen(self._line, id, frame["options"], began + frame["seconds"], judge, worlds)
        except HungUp as hung_up:
            self.faults["crashed"] += 1
            self._leave("crashed", hung_up.why)
        except Refused as refusal:
            self._late = 0
            self.refuse(id, "illegal", refusal.message)
        finally:
            thought = monotonic() - began
            self.slowest = max(self.slowest, thought)
            self.spent += thought
        return None

    def refuse(self, id: int, fault: Fault, why: Message) -> None:
        """An answer does not count."""
        self.faults[fault] += 1
        self._note(why)
        if self._line is not None:
            self._line.say(_ENCODE(refused(id, fault, why)))

    def end(self, over: Frame) -> None:
        """The game is over, or left."""
        if self._line is not None:
            self._line.say(_ENCODE(over))
            self._line.close()
            self._line = None
            self._gone = "crashed"

    def _listen(
        self, line: Line, id: int, options: Sequence[Option], until: float, judge: Judge, worlds: Worlds | None
    ) -> Answer | None:
        while True:
            heard = line.hear(until)
            if heard is None:
                self._late += 1
                why = Message("door-late", {"seconds": f"{self.seconds:g}"})
                self.refuse(id, "late", why)
                if self._late == _SILENT:
                    self._leave("late", why)
                return None
            said = frame_in(heard)
            kind = said.get("type")
            if kind == "ready":
                self._ready(said)
            elif kind in REQUESTS:
                line.say(_ENCODE(_asked(worlds, said, id)))
            elif said.get("id") == id and type(said["id"]) is int:
                answer = answer_in(said, options)
                judge(answer)
                self._late = 0
                return answer
            elif not _is_old(said, id):
                raise Refused(Message("door-id", {"id": str(id)}))

    def _ready(self, said: Frame) -> None:
        """What it says of itself, if it does."""
        self.looks = said.get("view") is not False
        name = said.get("name")
        self.name = name[:24] if isinstance(name, str) else ""

    def _note(self, why: Message) -> None:
        if why not in self.troubles and len(self.troubles) < _TROUBLES:
            self.troubles.append(why)

    def _leave(self, fault: Fault, why: Message) -> None:
        self._gone = fault
        self._note(why)
        if self._line is not None:
            self._line.close()
            self._line = None


def _is_old(said: Frame, id: int) -> bool:
    """Is it a late answer to a decision before? That one has been answered, and counted."""
    return type(said.get("id")) is int and 0 <= said["id"] < id


def _asked(worlds: Worlds | None, said: Frame, id: int) -> Frame:
    try:
        if worlds is None:
            raise Refused(Message("door-no-worlds"))
        return worlds.asked(said)
    except Refused as refusal:
        return refused(id, "request", refusal.message)

"""What is asked of a seat, and what happens when the answer is not one of the options."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from arsia.kernel.message import Message, Option, Refused


class Decision:
    """One open question to one seat. Its id is never used twice at a table."""

    __slots__ = ("depth", "id", "options", "prompt", "seat")

    def __init__(self, id: int, seat: int, prompt: Message, options: tuple[Option, ...], depth: int) -> None:
        self.id = id
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.depth = depth  # of the lane it was asked on: tells a question that stands again from a new one

    def __repr__(self) -> str:
        return f"Decision(id={self.id}, seat={self.seat}, {self.prompt.id}, {list(self.options)})"


class Refusal:
    """Something a person might try and may not, with every requirement that fails."""

    __slots__ = ("option", "reasons")

    def __init__(self, option: Option, reasons: tuple[Message, ...]) -> None:
        self.option = option
        self.reasons = reasons

    def __repr__(self) -> str:
        return f"Refusal({self.option}, {self.reasons})"


class IllegalMove(Refused):
    """The option is not one of those offered. The table is as it was."""


@mypyc_attr(native_class=False)  # the compiler cannot make an AssertionError of its own
class Broken(AssertionError):
    """Something that must always hold at a table does not."""

"""Messages: what is to be said, before anyone decides in which language."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias, cast

#: A plain option, verb first: ``("play", "ants")``, ``("pay", "steel", 3)``, ``("done",)``.
Option: TypeAlias = tuple[str | int, ...]
#: An answer to a decision: an option, or where several are chosen the whole set of them.
Answer: TypeAlias = Option | tuple[Option, ...]

#: What ends a choice that could go on.
DONE: Final[Option] = ("done",)


def is_set(answer: object) -> bool:
    """Is it meant as a set of options, and not as one? An option begins with its verb."""
    return isinstance(answer, (tuple, list)) and (not answer or type(answer[0]) is not str)


def set_in(answer: Answer) -> tuple[Option, ...] | None:
    """The options of an answer that is a set."""
    return cast("tuple[Option, ...]", answer) if is_set(answer) else None


class Message:
    """An id in the catalogue and its arguments; arguments may be messages or tuples of them."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, object] | None = None) -> None:
        self.id = id
        self.args: dict[str, object] = NO_ARGS if args is None else args

    def data(self) -> list[object]:
        """The message as JSON-able data: ``[id, {name: value}]``."""
        return [self.id, {name: _plain(value) for name, value in self.args.items()}]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Message({self.id}{args})"


NO_ARGS: Final[dict[str, object]] = {}


def _plain(value: object) -> object:
    if isinstance(value, Message):
        return {"message": value.data()}
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    return value


class Refused(ValueError):
    """Something from outside was wrong: the message says what, and what would work."""

    #: Turns the message into a sentence. The package puts its English words here.
    sentence: ClassVar[Callable[[Message], str]] = repr

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message

    def __str__(self) -> str:
        return Refused.sentence(self.message)

"""Answers as they travel: an option or a whole set, told apart by name, so that no list can be read in two ways."""

from __future__ import annotations

from typing import Any

from arsia.kernel.message import Answer, Message, set_in
from arsia.server.refusals import Status, refusal
from arsia.server.wire import LiveMove, LiveWeigh, Move


def heard(said: Move | LiveMove | LiveWeigh) -> Answer:
    """The answer that was sent: an option or a set, and not both."""
    if said.set is not None and said.option is None:
        return tuple([tuple(option) for option in said.set])
    if said.option is not None and said.set is None:
        return tuple(said.option)
    raise refusal(Status.BAD_REQUEST, Message("refuse-one-answer"))


def told(answer: Answer) -> tuple[list[Any] | None, list[list[Any]] | None]:
    """The option or the set, and null for the other."""
    options = set_in(answer)
    return (list(answer), None) if options is None else (None, [list(option) for option in options])


def is_same(one: Answer, other: Answer) -> bool:
    """Are they the same option, or the same set in any order?"""
    return one == other or sorted(set_in(one) or (), key=repr) == sorted(set_in(other) or (), key=repr) != []

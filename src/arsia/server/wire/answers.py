"""Answers as they travel: an option or a whole set, told apart by name, so that no list can be read in two ways."""

from __future__ import annotations

from typing import Any

from arsia.kernel.message import Answer, set_in


def told(answer: Answer) -> tuple[list[Any] | None, list[list[Any]] | None]:
    """The option or the set, and null for the other."""
    options = set_in(answer)
    return (list(answer), None) if options is None else (None, [list(option) for option in options])


def is_same(one: Answer, other: Answer) -> bool:
    """Are they the same option, or the same set in any order?"""
    return one == other or sorted(set_in(one) or (), key=repr) == sorted(set_in(other) or (), key=repr) != []

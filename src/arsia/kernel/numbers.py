"""The numbers that a quick player weighs by, which are tuned by games of that player against itself.

A game says each once, as a field of a subclass, with what it means. Where tuned values lie beside that module, in
``tuned.json``, they take the place of those written there: by the number of seats, with the command that made them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from arsia.kernel.message import Option

#: No game has more seats; numbers for a seat of a table lie at ``seats * MOST + seat``,
MOST: Final = 6
#: and so much further on for those who win or lose together.
TOGETHER: Final = (MOST + 1) * MOST

N = TypeVar("N", bound="Numbers")


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers:
    """Numbers by name. A game's own are the fields of a subclass."""


def names_of(numbers: Numbers) -> tuple[str, ...]:
    """The names of all numbers, in the order in which they are said."""
    compiled: tuple[str, ...] | None = getattr(type(numbers), "__mypyc_attrs__", None)
    return tuple([name for name in (vars(numbers) if compiled is None else compiled) if name != "__dict__"])


def said(numbers: Numbers) -> dict[str, float]:
    """All numbers by name."""
    return {name: getattr(numbers, name) for name in names_of(numbers)}


def say(numbers: Numbers, values: dict[str, float]) -> None:
    """Set some of the numbers by name."""
    for name, value in values.items():
        setattr(numbers, name, float(value))


def for_seats(make: Callable[[], N], module: str) -> list[N]:
    """The numbers for every seat of a table with any number of seats: as they were tuned, or as they are written."""
    tuned = read(tuned_path(module))
    found: list[N] = []
    for side in ("apart", "together"):
        known = {int(seats): each["numbers"] for seats, each in tuned.get(side, {}).items()}
        for seats in range(MOST + 1):
            numbers = make()
            if known:
                nearest = min(known, key=lambda each: (abs(each - seats), each))
                say(numbers, known[nearest])
            found += [numbers] * MOST
    return found


def tuned_path(module: str) -> Path:
    """Where tuned values lie for the numbers of a module."""
    return Path(module).with_name("tuned.json")


def read(path: Path) -> dict[str, Any]:
    """Tuned values with what made them, by side and number of seats; nothing if there are none."""
    if not path.exists():
        return {}
    tuned: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return tuned


def most(options: tuple[Option, ...], promises: list[float]) -> Option:
    """The option that promises most; of several the first."""
    best = 0
    for index in range(1, len(promises)):
        if promises[index] > promises[best]:
            best = index
    return options[best]

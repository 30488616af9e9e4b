"""Numbers for what agents choose from and arrays for what they see, for every face and every game.

Actions are the numbers of the options in the table's vocabulary. An observation is made of the seat's view alone: each
thing that the view says has a place in a vector of fixed length, found by its path (`players`, 0, `mc`). Numbers lie
there on a logarithmic scale, words as ones. Places are drawn by a hash, so they are the same on every machine, for any
game; where two things share one they are added.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from math import copysign, log2
from typing import Any, Final

import numpy as np

from arsia.kernel.message import Option
from arsia.kernel.outcome import Outcome
from arsia.kernel.table import Table

#: Places of an observation, unless somebody says otherwise.
PLACES: Final = 1024
#: No place of an observation holds more, or less than its negative.
BOUND: Final = 16.0
#: What tells one thing of a list from the others, where it has a name.
_NAMES: Final = ("id", "card", "name")
#: Whose first entry is the seat's own, whatever its number.
_PLAYERS: Final = "players"


class Codec:
    """For one game with its seats and options."""

    def __init__(self, table: Table, places: int = PLACES) -> None:
        self.options: tuple[Option, ...] = table.vocabulary
        self.places = places
        self._numbers = {option: number for number, option in enumerate(self.options)}
        self._root = _Path("", places)

    @property
    def actions(self) -> int:
        """How many there are."""
        return len(self.options)

    def number(self, option: Option) -> int:
        """The action that an option is."""
        return self._numbers[option]

    def option(self, number: int) -> Option:
        """The option that an action is."""
        return self.options[number]

    def legal(self, table: Table, seat: int) -> list[int]:
        """The seat's actions, in order; none if it is not asked."""
        asked = table.pending.get(seat)
        return [] if asked is None else sorted([self._numbers[option] for option in asked.options])

    def mask(self, table: Table, seat: int) -> np.ndarray:
        """A one for each of the seat's actions."""
        mask = np.zeros(len(self.options), np.int8)
        asked = table.pending.get(seat)
        if asked is not None:
            numbers = self._numbers
            mask[[numbers[option] for option in asked.options]] = 1
        return mask

    def observe(self, table: Table, seat: int) -> np.ndarray:
        """What the seat sees, and what it is asked."""
        found: list[int] = []
        weights: list[float] = []
        root = self._root
        view: Mapping[str, Any] = table.view(seat)
        for key, value in view.items():
            if key == _PLAYERS and isinstance(value, list):
                value = [*value[seat:], *value[:seat]]
            _walk(root.under(key), value, found, weights)
        asked = table.pending.get(seat)
        if asked is not None:
            _walk(root.under("prompt"), asked.prompt.data(), found, weights)
        seen = np.bincount(found, weights, self.places)
        return np.clip(seen, -BOUND, BOUND).astype(np.float32)


class _Path:
    """A path into a view, with its place; and the paths and words below it, as far as they were seen."""

    __slots__ = ("_below", "_name", "_places", "_words", "place")

    def __init__(self, name: str, places: int) -> None:
        self._name = name
        self._places = places
        self._below: dict[object, _Path] = {}
        self._words: dict[str, int] = {}
        self.place = _place(name, places)

    def under(self, key: object) -> _Path:
        """The path one step on."""
        found = self._below.get(key)
        if found is None:
            found = self._below[key] = _Path(f"{self._name}/{key}", self._places)
        return found

    def word(self, word: str) -> int:
        """The place of a word that stands here."""
        place = self._words.get(word)
        if place is None:
            place = self._words[word] = _place(f"{self._name}={word}", self._places)
        return place


def _place(name: str, places: int) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little") % places


def _walk(path: _Path, value: Any, found: list[int], weights: list[float]) -> None:
    kind = type(value)
    if kind is str:
        found.append(path.word(value))
        weights.append(1.0)
    elif kind is int or kind is bool or kind is float:
        if value:
            found.append(path.place)
            weights.append(_weight(value))
    elif kind is dict:
        for key, each in value.items():
            if each is not None and each != []:
                _walk(path.under(key), each, found, weights)
    elif kind is list or kind is tuple:
        for index, each in enumerate(value):
            if type(each) is str:  # a hand: what is in it counts, and not where
                found.append(path.word(each))
                weights.append(1.0)
            elif each is not None:
                _walk(path.under(_name_of(each, index)), each, found, weights)


@cache
def _weight(number: float) -> float:
    return copysign(log2(1 + abs(number)), number)


def _name_of(thing: object, index: int) -> object:
    if isinstance(thing, dict):
        for name in _NAMES:
            if isinstance(thing.get(name), str):
                return thing[name]
    return index


def payoffs(outcome: Outcome) -> list[float]:
    """What a game was worth to each seat, from -1 to 1. Who wins or loses together gets one or the other. Of rivals
    each gets the share of those behind it less the share of those ahead, which adds up to nothing."""
    places = outcome.places
    if outcome.won is not None:
        return [1.0 if outcome.won else -1.0 for _ in places]
    others = max(1, len(places) - 1)
    return [(sum(other > own for other in places) - sum(other < own for other in places)) / others for own in places]

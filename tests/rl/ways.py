"""Every way to play, for the faces of libraries: a game, a mode of it, and its fewest seats; and one of each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

import arsia


class Way(NamedTuple):
    """What is played, and by how many."""

    game: str
    seats: int
    options: Mapping[str, object]

    @property
    def spec(self) -> str:
        """As OpenSpiel reads it."""
        options = "".join(f",{name}={_word(value)}" for name, value in self.options.items())
        return f"arsia_{self.game}(seats={self.seats}{options})"


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def ways() -> list[Any]:
    """All of them; the first of each game in the default run, the others in `make stories`."""
    found = []
    for game in arsia.games().values():
        for index, mode in enumerate(game.modes):
            way = Way(game.name, mode.seats[0], mode.options)
            marks = [] if index == 0 else [pytest.mark.long]
            found.append(pytest.param(way, id=f"{game.name}-{mode.name}", marks=marks))
    return found

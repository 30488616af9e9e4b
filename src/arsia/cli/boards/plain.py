"""The plain board: any game's view, field by field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from arsia.cli.speech import Words, name
from arsia.kernel.game import Game

#: What every view has, and what is shown elsewhere.
_ELSEWHERE: Final = ("game", "seats", "options", "you", "pending", "outcome")


def draw(view: Mapping[str, Any], game: Game[Any], words: Words, width: int) -> RenderableType:
    """Every field of the game's own part of the view."""
    return _fields({key: value for key, value in view.items() if key not in _ELSEWHERE}, words)


def _fields(fields: Mapping[str, Any], words: Words) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for key, value in fields.items():
        grid.add_row(_label(key, words), _shown(key, value, words))
    return grid


def _shown(key: str, value: Any, words: Words) -> RenderableType:
    if isinstance(value, Mapping):
        return _fields(value, words)
    if isinstance(value, (list, tuple)):
        if value and all(isinstance(each, Mapping) for each in value):
            return _rows(value, words)
        if any(isinstance(each, (list, tuple, Mapping)) for each in value):
            return _fields({str(index): each for index, each in enumerate(value)}, words)
        return Text(", ".join(_word(key, each, words) for each in value) or "–")
    return Text(_word(key, value, words))


def _rows(rows: Sequence[Mapping[str, Any]], words: Words) -> Grid:
    """Things of one kind, one below the other."""
    keys = list(dict.fromkeys(key for row in rows for key in row))
    grid = Grid(*[_label(key, words) for key in keys], box=box.SIMPLE_HEAD, pad_edge=False)
    for row in rows:
        grid.add_row(*[_shown(key, row.get(key), words) for key in keys])
    return grid


def _label(key: str, words: Words) -> str:
    return name(words, "part", key)


def _word(key: str, value: Any, words: Words) -> str:
    """A value by its name, if the game has one for it."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return words.text("cli-yes" if value else "cli-no")
    if isinstance(value, int):
        return words.player(value) if key == "player" else str(value)
    return words.thing(key, value) or name(words, "card", value)

"""How a situation is drawn at the terminal: by a game's own board if there is one, else by the plain one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from rich.console import RenderableType

from arsia.cli.boards import plain
from arsia.cli.speech import Words
from arsia.kernel.game import Game

#: Draws a view of a game, in words, on so many columns.
Board: TypeAlias = Callable[[Mapping[str, Any], Game[Any], Words, int], RenderableType]


def draw(view: Mapping[str, Any], game: Game[Any], words: Words, width: int) -> RenderableType:
    """The situation as the view tells it."""
    return board(game.name)(view, game, words, width)


@cache
def board(game: str) -> Board:
    """The file here that is called like the game, if there is one."""
    own = f"{__name__}.{game}"
    found: Board = import_module(own).draw if game.isidentifier() and find_spec(own) else plain.draw
    return found

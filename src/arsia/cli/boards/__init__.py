"""How a situation is drawn at the terminal: by a game's own board if there is one, else by the plain one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from rich.console import RenderableType

from arsia.cli.boards import ares_expedition, martians, mission_red_planet, plain, pocket_mars, terraforming_mars
from arsia.cli.speech import Words
from arsia.kernel.game import Game

#: Draws a view of a game, in words, on so many columns.
Board: TypeAlias = Callable[[Mapping[str, Any], Game[Any], Words, int], RenderableType]

BOARDS: Final[dict[str, Board]] = {
    "ares_expedition": ares_expedition.draw,
    "martians": martians.draw,
    "mission_red_planet": mission_red_planet.draw,
    "pocket_mars": pocket_mars.draw,
    "terraforming_mars": terraforming_mars.draw,
}


def draw(view: Mapping[str, Any], game: Game[Any], words: Words, width: int) -> RenderableType:
    """The situation as the view tells it."""
    return BOARDS.get(game.name, plain.draw)(view, game, words, width)

"""The games. To add one, write its folder and name it here."""

from __future__ import annotations

from typing import Final

from arsia.games import martians, pocket_mars
from arsia.kernel.game import Game

GAMES: Final[dict[str, Game]] = {game.name: game for game in (pocket_mars.GAME, martians.GAME)}

"""The games. To add one, write its folder and name it here."""

from __future__ import annotations

from typing import Final

from arsia.games import ares_expedition, martians, mission_red_planet, pocket_mars, terraforming_mars
from arsia.kernel.game import Game

GAMES: Final[dict[str, Game]] = {
    game.name: game
    for game in (
        terraforming_mars.GAME,
        ares_expedition.GAME,
        mission_red_planet.GAME,
        martians.GAME,
        pocket_mars.GAME,
    )
}

"""The games, each loaded when it is first asked for. To add one, write its folder and name it here."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from arsia.kernel.game import Game

NAMES: Final = ("terraforming_mars", "ares_expedition", "mission_red_planet", "martians", "pocket_mars")


def load(name: str) -> Game[Any]:
    """One of these games."""
    game: Game[Any] = import_module(f"arsia.games.{name}").GAME
    return game

"""The games, each loaded when it is first asked for: ours, and those that other installed packages bring.

To add one here, write its folder and name it below. Another package names its own as an entry point of the group
``arsia.games``: ``supply_drop = "supply_drop:GAME"``.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

from arsia.kernel.game import BadSetup, Game
from arsia.kernel.message import Message

NAMES: Final = ("terraforming_mars", "ares_expedition", "mission_red_planet", "martians", "pocket_mars")
GROUP: Final = "arsia.games"


@cache
def outside() -> dict[str, Any]:
    """The entry points of games in other packages, by the game's name. A name of ours stays ours."""
    from importlib.metadata import entry_points  # takes its time, and is only needed to look around

    found = {point.name: point for point in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found) if name not in NAMES}


def load(name: str) -> Game[Any]:
    """One of these games."""
    if name in NAMES:
        game: Game[Any] = import_module(f"arsia.games.{name}").GAME
        return game
    point = outside()[name]
    where: dict[str, object] = {"value": name, "where": point.value}
    try:
        found = point.load()
    except Exception as trouble:
        why = f"{type(trouble).__name__}: {trouble}"
        raise BadSetup(Message("refuse-game-broken", {**where, "why": why})) from trouble
    if not isinstance(found, Game) or found.name != name:
        raise BadSetup(Message("refuse-game-other", where))
    return found

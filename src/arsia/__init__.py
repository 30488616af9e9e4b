"""Arsia: a table for Mars board games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arsia.games import NAMES, load, outside
from arsia.kernel import table as _kernel
from arsia.kernel.decision import Decision, IllegalMove, Refusal
from arsia.kernel.game import BadSetup, Game
from arsia.kernel.message import Answer, Message, Option, Refused
from arsia.kernel.outcome import Outcome
from arsia.kernel.record import BadRecord
from arsia.kernel.record import replay as _replay
from arsia.kernel.table import Table
from arsia.words import english, house

__version__ = "0.1.0"
#: Is this the compiled build? Both play the same games; this one plays them faster.
COMPILED: Final = not str(_kernel.__file__).endswith(".py")
__all__ = [
    "COMPILED",
    "Answer",
    "BadRecord",
    "BadSetup",
    "Decision",
    "Game",
    "IllegalMove",
    "Message",
    "Option",
    "Outcome",
    "Refusal",
    "Refused",
    "Table",
    "broken",
    "game",
    "games",
    "names",
    "new",
    "register",
    "replay",
]

Refused.sentence = english
_registered: dict[str, Game[Any]] = {}


def names() -> tuple[str, ...]:
    """The name of every game: ours, those of other installed packages, and those that were registered."""
    known = (*NAMES, *outside())
    return (*known, *[name for name in _registered if name not in known])


def games() -> dict[str, Game[Any]]:
    """Every game by name, with its seats, modes and options. A game of another package that cannot be loaded is left
    out, so that all others can be played; `broken` says what is wrong with it."""
    left_out = broken()
    return {name: game(name) for name in names() if name not in left_out}


def broken() -> dict[str, BadSetup]:
    """The games of other packages that cannot be loaded, and why."""
    found: dict[str, BadSetup] = {}
    for name in outside():
        try:
            game(name)
        except BadSetup as why:
            found[name] = why
    return found


def game(name: str) -> Game[Any]:
    """One game by name; a wrong name is answered with the right ones."""
    found = _registered.get(name)
    if found is None:
        if name not in NAMES and name not in outside():
            raise BadSetup(Message("refuse-game", {"value": str(name), "games": names()}))
        found = load(name)
        register(found)
    return found


def register(game: Game[Any]) -> None:
    """Add a game that no installed package names as an entry point: in this process alone, so `simulate` with workers
    and the server's bots do not find it."""
    house(game.name, game.words)
    _registered[game.name] = game


def new(
    name: str,
    seats: int = 2,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    journal: bool = True,
) -> Table:
    """A new table of a game, at its first decision. Without a seed it is one that nobody can guess."""
    table: Table = game(name).new(seats, seed, options, journal)
    return table


def replay(record: Mapping[str, object], upto: int | None = None, journal: bool = True) -> Table:
    """The table of a record after its first ``upto`` moves, or after all."""
    if not isinstance(record, Mapping) or not isinstance(record.get("game"), str):
        raise BadRecord(Message("refuse-record-head"))
    return _replay(record, game(str(record["game"])), upto, journal)

"""A table in the middle of a game, to be shown as a picture: nobody plays at it, so nothing at it is a secret."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

import msgspec

import arsia
from arsia import bots
from arsia.kernel.table import Table
from arsia.server.live.updates import heard, question
from arsia.server.replays.walk import picture, strangers
from arsia.server.wire.tables import Update

_SEED: Final = 7
_SEATS: Final = 3
#: How many of the last events the log of the picture shows.
_TOLD: Final = 40


@cache
def example(game: str) -> Update:
    """What the first player sees halfway through a game that bots have played by chance, the same every time."""
    table = _halfway(game)
    shown = picture(table, "example", strangers(table.seats), table.ply, 0)
    told = heard(table, 0, 0)[-_TOLD:]
    return msgspec.structs.replace(shown, decision=question(table, 0), events=told, events_from=0)


def _halfway(game: str) -> Table:
    """The first question to the first player in the second half of the game."""
    played = _play(game, None)
    return _play(game, played.ply // 2)


def _play(game: str, at_least: int | None) -> Table:
    """Play on by chance: to the end, or until the first player is asked after so many moves."""
    facts = arsia.game(game)
    seats = min(_SEATS, max(facts.seats))
    table = arsia.new(game, seats=seats, seed=_SEED)
    players = [bots.make("random", seat) for seat in range(seats)]
    while table.outcome is None and not (at_least is not None and table.ply >= at_least and 0 in table.pending):
        seat = min(table.pending)
        option = players[seat].choose(table.view(seat), table.pending[seat], partial(table.sketch, seat))
        table.play(seat, option)
    return table

"""What the process does that replays games: it walks through them, and answers with what is to be sent.

A record that somebody sent may be anything, and the answers are large. None of the work is done where tables are live.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import msgspec

from arsia.kernel.message import Refused
from arsia.server.replays import portrait
from arsia.server.replays.walk import GameWalk, GameWalks, frame, overview, shortened, strangers, walk_of_record
from arsia.server.wire.refusals import Trouble, described, status_of
from arsia.server.wire.tables import PublicSeat

_PACKING: Final = 6  # how hard answers are pressed: as those that the server itself presses
_walks = GameWalks()


class PastGame(msgspec.Struct, frozen=True):
    """A game to look back at: a record, and who sat there if it was played here."""

    name: str  # no other game has it
    record: dict[str, Any]
    most: int  # moves that it may have
    seconds: float  # that a look may take
    table: str = ""
    seats: list[PublicSeat] | None = None


class Refusing(msgspec.Struct, frozen=True):
    """Why there is nothing to see."""

    status: int
    why: Trouble


def whole(game: PastGame, packed: bool) -> bytes | Refusing:
    """The game at a glance."""

    def look(walk: GameWalk, seats: list[PublicSeat], until: float) -> msgspec.Struct:
        return overview(walk, game.table, seats, shortened(walk, game.record), until)

    return _look(game, look, packed)


def after(game: PastGame, ply: int, seat: int | None, packed: bool) -> bytes | Refusing:
    """The game after some of its moves, through the eyes of a seat or a spectator."""

    def look(walk: GameWalk, seats: list[PublicSeat], until: float) -> msgspec.Struct:
        return frame(walk, game.table, seats, ply, seat, until)

    return _look(game, look, packed)


def picture(game: PastGame, ply: int, title: str, names: list[str], packed: bool) -> bytes | Refusing:
    """The game after some of its moves as a picture: who stood where."""
    until = perf_counter() + game.seconds
    try:
        walk = _walks.find(game.name, lambda: walk_of_record(game.record, game.most))
        walk.walk_through(until)
        last = len(walk.moves)
        then = walk.at(min(max(ply, 0), last), until)
        scores = [then.tally(seat) for seat in range(then.seats)]
        return portrait.drawn(portrait.Moment(title, then.ply, last, names, scores))
    except Refused as refused:
        return Refusing(int(status_of(refused)), Trouble(error=described(refused)))


def _look(
    game: PastGame, look: Callable[[GameWalk, list[PublicSeat], float], msgspec.Struct], packed: bool
) -> bytes | Refusing:
    until = perf_counter() + game.seconds
    try:
        walk = _walks.find(game.name, lambda: walk_of_record(game.record, game.most))
        end = walk.walk_through(until)
        found = look(walk, strangers(end.seats) if game.seats is None else game.seats, until)
    except Refused as refused:
        return Refusing(int(status_of(refused)), Trouble(error=described(refused)))
    data = msgspec.json.encode(found)
    return gzip.compress(data, _PACKING) if packed else data

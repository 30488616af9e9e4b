"""The wire of hints, charts and replays, in the same strict types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from arsia.server.wire.parts import Ended, Event, Option, Said
from arsia.server.wire.tables import PublicSeat, Update


class Advised(Struct):
    """An answer, an option or a whole set, and the chance to win after it, from 0 to 1."""

    option: Option | None
    set: Sequence[Option] | None
    chance: float


class Hint(Struct):
    """What a strong player would do. While `progress` is below 1 it still thinks."""

    decision: int
    progress: float
    options: list[Advised]  # the best first
    games: int  # quick games that each chance comes from


class Point(Struct):
    """How everybody stood after some moves."""

    ply: int
    chances: list[float]
    scores: list[int]


class Turn(Struct):
    """A move after which the game went otherwise: the chance of somebody to win was another one."""

    ply: int  # after so many moves it was made
    seat: int  # who moved
    option: Option | None
    set: Sequence[Option] | None
    whose: int  # whose chance changed most
    before: float
    after: float


class Mistake(Struct):
    """A move that was likely a mistake: a strong player, who knew what the seat knew, would have chosen otherwise."""

    ply: int
    seat: int
    made: Advised
    better: Advised
    games: int  # quick games that both chances come from


class Chart(Struct):
    """A finished game at a glance. While `progress` is below 1, more is still added."""

    progress: float
    points: list[Point]
    turns: list[Turn]
    mistakes: list[Mistake]


class Happened(Struct):
    """Something that happened, at which move, and who alone heard of it (null: everybody)."""

    ply: int
    seat: int | None
    event: Event


class MoveMade(Struct):
    """A move, an option or a whole set, and whether it was not taken back later."""

    seat: int
    option: Option | None
    set: Sequence[Option] | None
    stands: bool


class Replay(Struct):
    """A game to look at move by move."""

    table: str  # empty for a record from a file
    game: str
    options: dict[str, Any]
    seats: list[PublicSeat]
    moves: list[MoveMade]
    events: list[Happened]
    outcome: Ended | None
    trouble: Said | None  # why a record cannot be replayed to its end, if it cannot


class Hidden(Struct):
    """What a player holds that the others do not see, part by part."""

    seat: int
    parts: dict[str, Any]


class ReplayFrame(Struct):
    """The game after some moves, through the eyes of a seat or a spectator, and everything that is hidden."""

    update: Update
    hidden: list[Hidden]

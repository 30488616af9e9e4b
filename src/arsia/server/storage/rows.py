"""What the database keeps, as the server speaks of it. Nothing here knows how it is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import msgspec

from arsia.kernel.message import Answer
from arsia.server.storage.tokens import hashed
from arsia.server.wire.replays import Mistake, Turn

S = TypeVar("S", bound=msgspec.Struct)


def read_row(kept: type[S], row: Mapping[Any, Any], **read_otherwise: object) -> S:
    """What a row keeps; a column that is not written as it is spoken of is given as it was read."""
    return msgspec.convert({str(name): value for name, value in row.items()} | read_otherwise, kept)


class KeptMove(msgspec.Struct, frozen=True):
    """One move of a table. ``decision`` is None for an undo."""

    seat: int
    decision: int | None
    answer: Answer


class KeptSeat(msgspec.Struct, frozen=True):
    """One seat, as the database knows it."""

    kind: str
    bot: str | None
    name: str
    token: str | None  # hashed
    ready: bool
    heir: str | None = None  # a bot, or "open": to whom somebody wants to hand the seat
    agreed: tuple[int, ...] = ()  # the seats that agreed to that
    former: str | None = None  # hashed: the token of the seat's player, while a bot, nobody or another has it
    passing: str | None = None  # until when the seat passes
    former_name: str | None = None  # what the seat's player is called, while another has it
    seen: int = 0  # when its player was last here, in seconds since 1970
    shared: bool = False  # one of the seats at the maker's screen
    reserved: bool = False  # for its player of the game before
    lost: tuple[tuple[str, str], ...] = ()  # hashed tokens that open it no more, each with the refusal
    conceded: bool = False  # out of the running; a bot plays on, or the game is over
    due: int | None = None  # when the time of its open decision is up, in seconds since 1970
    time_left: int | None = None  # seconds that its clock had when it was stopped


class KeptClock(msgspec.Struct, frozen=True):
    """How much time a seat has for each decision (`turn`) or for all of them (`game`), and what happens after it."""

    kind: Literal["turn", "game"]
    seconds: int
    then: Literal["bot", "pass", "end"]


class KeptUndo(msgspec.Struct, frozen=True):
    """A seat's wish to take back its last move at a version, and the seats that allow it."""

    seat: int
    version: int
    agreed: tuple[int, ...] = ()


class KeptTable(msgspec.Struct, frozen=True):
    """One table, as the database knows it."""

    id: str
    game: str
    edition: int
    digest: str
    options: dict[str, Any]
    seed: int
    seeded: bool
    listed: bool
    dealt: bool
    seats: tuple[KeptSeat, ...]
    free_talk: bool = False
    rematch: str | None = None  # the table at which the same people play again
    hints: bool = False
    absence: int | None = None  # minutes after which a seat may be handed on; None: never
    maker: int | None = None  # the seat of whoever laid out the table
    clock: KeptClock | None = None
    ended: str | None = None  # why the game was over before its end: `conceded` or `time`
    undo: KeptUndo | None = None

    def is_as(self, other: KeptTable | None) -> bool:
        """Does it look the same to everybody? When its players were seen changes all the time and is no news."""
        return other is not None and self.unseen() == other.unseen()

    def unseen(self) -> KeptTable:
        """The table but for when its players were seen."""
        return msgspec.structs.replace(self, seats=tuple(msgspec.structs.replace(seat, seen=0) for seat in self.seats))


class KeptLine(msgspec.Struct, frozen=True):
    """One thing that was said, or that happened beside the game. ``said`` is a message for a notice."""

    n: int
    seat: int | None
    kind: str
    said: Any
    ply: int
    at: int
    name: str | None = None  # of somebody who watches: only those who watch hear it


class KeptSubscription(msgspec.Struct, frozen=True):
    """A browser that wants to be told: where its push service listens, and the keys that only it can read with."""

    address: str
    key: str
    secret: str
    language: str

    @property
    def id(self) -> str:
        """What it is found by."""
        return hashed(self.address)


class Standing(msgspec.Struct, frozen=True):
    """How everybody stood after some moves: winning chances from 0 to 1, and points as things stood."""

    ply: int
    chances: list[float]
    scores: list[int]


class Review(msgspec.Struct, frozen=True):
    """What was worked out about a finished game."""

    points: list[Standing]
    turns: list[Turn]
    mistakes: list[Mistake]

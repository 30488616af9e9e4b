"""What the server tells of a table: its seats, its lobby, and to each seat what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from arsia.server.wire.parts import Event, Option, Said, Seen, State
from arsia.server.wire.requests import Clock


class PublicSeat(Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["human", "bot"]
    bot: str | None
    name: str
    claimed: bool
    ready: bool
    online: bool
    passing: Literal["round", "stop"] | None = None  # until when the seat lets its decisions go by
    heir: str | None = None  # a bot, or `open`: to whom somebody wants to hand the seat on
    agreed: list[int] = []  # the seats that agreed to that
    stands_in: bool = False  # a bot in the place of somebody who left
    heirs: Literal["bots", "anybody"] | None = None  # who may have the seat if its player stays away
    seen: int | None = None  # when its player was last here, in seconds since 1970; null while they are
    reserved: bool = False  # for its player of the game before
    conceded: bool = False  # out of the running
    due: int | None = None  # when the time of its open decision is up, in seconds since 1970
    time_left: int | None = None  # seconds for the rest of the game, while its clock stands


class OwnSeat(PublicSeat):
    """A seat as it is told to whoever made the table: with the token, where it is theirs."""

    token: str | UnsetType = UNSET


class TableFacts(Struct):
    """A table before and beside its game, but for its seats."""

    table: str
    game: str
    options: dict[str, Any]
    state: State
    listed: bool
    seeded: bool  # somebody chose the seed, and may know what lies where
    hints: bool  # players may ask for hints
    watching: int  # how many look on
    version: int
    free_talk: bool  # people may write what they like, and not only use the ready phrases
    rematch: str | None  # the table at which the same people play again
    absence: int | None  # minutes after which a seat may be handed on; null: never
    maker: int | None  # the seat of whoever laid out the table
    thinking: list[int]  # the seats that must decide
    clock: Clock | None  # how much time there is


class Lobby(TableFacts):
    """A table before and beside its game."""

    seats: list[PublicSeat]


class MadeTable(TableFacts):
    """A table that was just made: its lobby, with the maker's tokens."""

    seats: list[OwnSeat]


class ClaimedSeat(Struct):
    """A seat that was just claimed."""

    seat: int
    token: str


class Again(Struct):
    """The table at which the same people play again, and the token of one's seat there."""

    table: str
    seat: int
    token: str


class Handed(Struct):
    """Whether the seat was handed on, or still waits for others to agree."""

    handed: bool


class Spoken(Struct):
    """One thing that was said, or that happened beside the game."""

    n: int
    seat: int | None  # null for a notice
    kind: Literal["phrase", "text", "notice"]
    said: str | Said  # a phrase's name, a text, or for a notice a message
    ply: int
    at: int  # seconds since 1970
    name: str | None = None  # of somebody who watches, and whom only those who watch hear


class LineNumber(Struct):
    """The number of the line that was said."""

    n: int


class Done(Struct):
    """The version of the table after what was asked."""

    version: int


class LogEntry(Struct):
    """Something that happened, and the version at which it did."""

    ply: int
    event: Event


class Because(Struct):
    """An option, and what is to be said about it."""

    option: Option
    reasons: list[Said]


class Element(Struct):
    """Something that can be in a set, and how often."""

    option: Option
    times: int


class SetFacts(Struct):
    """What a set may be made of, and how few and how many; and what closes one that could be larger, the usual way
    first. `taken` is above 0 where some were chosen one after the other: then it is about the rest."""

    elements: list[Element]
    least: int
    most: int
    taken: int
    endings: Sequence[Option]


class OpenDecision(Struct):
    """The seat's open decision. Where `several` is not null a set answers it, and `options` are only the next step for
    whoever takes one after the other."""

    id: int
    prompt: Said
    options: list[Option]
    several: SetFacts | None
    refusals: list[Because]
    warnings: list[Because]


class UndoWish(Struct):
    """A wish to take back one's last move, and who allowed it already."""

    seat: int
    agreed: list[int]


class Departed(Struct):
    """What became of the table when somebody left it or conceded: whether the game is over for all."""

    over: bool


class Update(Struct):
    """Everything that one seat, or a spectator, may know of a table."""

    type: Literal["update"]
    table: str
    game: str
    version: int
    state: State
    seat: int | None
    seats: list[PublicSeat]
    hints: bool
    watching: int
    view: Seen
    decision: OpenDecision | None
    can_undo: bool
    thinking: list[int]
    events: list[LogEntry]
    events_from: int
    trouble: Said | None  # why the game cannot go on, if it cannot
    free_talk: bool
    rematch: str | None
    absence: int | None = None
    clock: Clock | None = None
    why_no_undo: Said | None = None  # why the last move cannot be taken back, if it cannot
    undo_wish: UndoWish | None = None  # somebody would like to take back more than the game allows by itself
    late: list[Said] = []  # for whom an answer failed, why, and when it is tried again

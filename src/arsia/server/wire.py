"""The wire: every message between a server and its visitors, as strict types. OpenAPI is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

#: A message before anybody put it in words: ``[id, {argument: value}]``.
Said: TypeAlias = Annotated[list[Any], Meta(description="A message: [id, {argument: value}]")]
#: An option, verb first.
Chosen: TypeAlias = Annotated[list[str | int], Meta(min_length=1, max_length=64)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
State: TypeAlias = Literal["open", "playing", "over"]


class Problem(Struct):
    """Why something was refused, for programs and for people."""

    message: Said
    sentence: str


class Trouble(Struct):
    """The body of every refusal."""

    error: Problem


# ---- what visitors send ------------------------------------------------------------------------------------------


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. Each seat is `me`, `here`, `open` or a bot's name."""

    game: str
    seats: Annotated[list[Annotated[str, Meta(max_length=32)]], Meta(min_length=1, max_length=16)]
    seed: int | str | None = None
    options: dict[str, Any] = {}
    name: str = ""
    listed: bool = False
    hints: bool | None = None  # may players ask for hints? Unless said, only where no second person plays


class Claim(Struct, forbid_unknown_fields=True):
    """A wish to sit down, at a certain seat or at any."""

    name: str = ""
    seat: Number | None = None


class Ready(Struct, forbid_unknown_fields=True):
    """Whether the cards may be dealt, as far as this seat is concerned."""

    ready: bool = True


class Moves(Struct, forbid_unknown_fields=True):
    """An answer to a decision, and to those of the same seat that follow from it."""

    decision: Number
    options: Annotated[list[Chosen], Meta(min_length=1, max_length=64)]


class Asked(Struct, forbid_unknown_fields=True):
    """A wish for a hint about the seat's open decision."""

    decision: Number


class Undo(Struct, forbid_unknown_fields=True):
    """A wish to take back the last move, as of the version that the player sees."""

    version: Number


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """Who is at this end of the socket, and what it has seen already."""

    token: str | None = None
    version: Number | None = None
    request: Any = None


class LiveMoves(Struct, tag="move", forbid_unknown_fields=True):
    """`Moves`, on a socket."""

    decision: Number
    options: Annotated[list[Chosen], Meta(min_length=1, max_length=64)]
    request: Any = None


class LiveUndo(Struct, tag="undo", forbid_unknown_fields=True):
    """`Undo`, on a socket."""

    version: Number
    request: Any = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    request: Any = None


Frame: TypeAlias = Hello | LiveMoves | LiveUndo | Ping


# ---- what the server sends ---------------------------------------------------------------------------------------


class Chair(Struct, omit_defaults=False):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["human", "bot"]
    bot: str | None
    name: str
    claimed: bool
    ready: bool
    online: bool


class OwnChair(Chair):
    """A seat as it is told to whoever made the table: with the token, where it is theirs."""

    token: str | UnsetType = UNSET


class Lobby(Struct):
    """A table before and beside its game."""

    table: str
    game: str
    options: dict[str, Any]
    state: State
    listed: bool
    seeded: bool  # somebody chose the seed, and may know what lies where
    hints: bool  # players may ask for hints
    watching: int  # how many look on
    seats: list[Chair]
    version: int


class MadeTable(Struct):
    """A table that was just made: its lobby, with the maker's tokens."""

    table: str
    game: str
    options: dict[str, Any]
    state: State
    listed: bool
    seeded: bool
    hints: bool
    watching: int
    seats: list[OwnChair]
    version: int


class Seat(Struct):
    """A seat that was just claimed."""

    seat: int
    token: str


class Done(Struct):
    """The version of the table after what was asked."""

    version: int


class Told(Struct):
    """Something that happened, and the version at which it did."""

    ply: int
    event: list[Any]


class Because(Struct):
    """An option, and what is to be said about it."""

    option: list[Any]
    reasons: list[Said]


class Question(Struct):
    """The seat's open decision."""

    id: int
    prompt: Said
    options: list[Any]
    refusals: list[Because]
    warnings: list[Because]


class Update(Struct):
    """Everything that one seat, or a spectator, may know of a table."""

    type: Literal["update"]
    table: str
    game: str
    version: int
    state: State
    seat: int | None
    seats: list[Chair]
    hints: bool
    watching: int
    view: dict[str, Any]
    decision: Question | None
    can_undo: bool
    thinking: list[int]
    events: list[Told]
    events_from: int
    trouble: Said | None  # why the game cannot go on, if it cannot


class LiveLobby(Struct):
    """A lobby, on a socket."""

    type: Literal["lobby"]
    table: str
    game: str
    options: dict[str, Any]
    state: State
    listed: bool
    seeded: bool
    hints: bool
    watching: int
    seats: list[Chair]
    version: int
    seat: int | None


class LiveDone(Struct):
    """What was asked on the socket is done."""

    type: Literal["done"]
    request: Any
    version: int


class LiveRefused(Struct):
    """What was asked on the socket was refused."""

    type: Literal["refused"]
    error: Problem
    request: Any


class Setting(Struct):
    """An option of a game."""

    name: str
    default: Any
    values: list[Any]


class Mode(Struct):
    """One way to play a game."""

    name: str
    seats: list[int]
    options: dict[str, Any]


class GameFacts(Struct):
    """What there is to know about a game before playing it."""

    name: str
    seats: list[int]
    modes: list[Mode]
    options: list[Setting]
    verbs: dict[str, list[str]]
    events: dict[str, list[str]]
    bots: list[str]


class Health(Struct):
    """The server is there."""

    ok: bool = True


PONG = msgspec.json.encode({"type": "pong"}).decode()

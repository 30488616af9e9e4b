"""The wire: every message between a server and its visitors, as strict types. OpenAPI is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

#: A message before anybody put it in words: ``[id, {argument: value}]``.
Said: TypeAlias = Annotated[list[Any], Meta(description="A message: [id, {argument: value}]")]
#: An option, verb first.
Chosen: TypeAlias = Annotated[list[str | int], Meta(min_length=1, max_length=64)]
ChosenSet: TypeAlias = Annotated[list[Chosen], Meta(max_length=128)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
#: Minutes of absence unless somebody chooses others: a day.
USUAL: Final = 24 * 60
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
    free_talk: bool = False
    hints: bool | None = None  # may players ask for hints? Unless said, only where no second person plays
    absence: int | None = USUAL  # minutes after which the seat of somebody who is away may be handed on; null: never


class Claim(Struct, forbid_unknown_fields=True):
    """A wish to sit down, at a certain seat or at any."""

    name: str = ""
    seat: Number | None = None


class Ready(Struct, forbid_unknown_fields=True):
    """Whether the cards may be dealt, as far as this seat is concerned."""

    ready: bool = True


class Move(Struct, forbid_unknown_fields=True):
    """One answer to a decision: an option, or where several things are chosen the whole set, in any order."""

    decision: Number
    option: Chosen | None = None
    set: ChosenSet | None = None


class Asked(Struct, forbid_unknown_fields=True):
    """A wish for a hint about the seat's open decision."""

    decision: Number


class Undo(Struct, forbid_unknown_fields=True):
    """A wish to take back the last move, as of the version that the player sees."""

    version: Number


class Talk(Struct, forbid_unknown_fields=True):
    """Something to say: one of the ready phrases, or a text."""

    phrase: str | None = None
    text: Annotated[str, Meta(max_length=4000)] | None = None


class HandOver(Struct, forbid_unknown_fields=True):
    """A wish to hand on the seat of somebody who is away: to a bot, to whoever comes (`open`), or (null) not at all."""

    seat: Number
    to: Annotated[str, Meta(max_length=32)] | None


class FreeSeat(Struct, forbid_unknown_fields=True):
    """A wish of whoever made the table, before the cards are dealt: a seat that somebody else may claim."""

    seat: Number


class Passing(Struct, forbid_unknown_fields=True):
    """A wish to have decisions passed until the round is over, until one says stop, or no more."""

    until: Literal["round", "stop"] | None


class PushKeys(Struct):
    """What a message to a browser is sealed with."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Push(Struct):
    """A browser's push subscription, as the browser itself writes it, and the language to speak."""

    endpoint: Annotated[str, Meta(max_length=4000)]
    keys: PushKeys
    language: Annotated[str, Meta(max_length=20)] = "en"


class PushStop(Struct, forbid_unknown_fields=True):
    """A browser that wants to be told no more."""

    endpoint: Annotated[str, Meta(max_length=4000)]


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """Who is at this end of the socket, and what it has seen already."""

    token: str | None = None
    version: Number | None = None
    talk: Number | None = None  # how much of the talk it has heard
    request: Any = None


class LiveMove(Struct, tag="move", forbid_unknown_fields=True):
    """`Move`, on a socket."""

    decision: Number
    option: Chosen | None = None
    set: ChosenSet | None = None
    request: Any = None


class LiveUndo(Struct, tag="undo", forbid_unknown_fields=True):
    """`Undo`, on a socket."""

    version: Number
    request: Any = None


class LiveWeigh(Struct, tag="weigh", forbid_unknown_fields=True):
    """Would this answer end the turn, or bring something to light? Nothing is changed."""

    decision: Number
    option: Chosen | None = None
    set: ChosenSet | None = None
    request: Any = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    request: Any = None


Frame: TypeAlias = Hello | LiveMove | LiveUndo | LiveWeigh | Ping


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
    passing: Literal["round", "stop"] | None = None  # until when the seat lets its decisions go by
    heir: str | None = None  # a bot, or `open`: to whom somebody wants to hand the seat on
    agreed: list[int] = []  # the seats that agreed to that
    stands_in: bool = False  # a bot in the place of somebody who left
    heirs: Literal["bots", "anybody"] | None = None  # who may have the seat if its player stays away
    seen: int | None = None  # when its player was last here, in seconds since 1970; null while they are
    reserved: bool = False  # for its player of the game before


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
    free_talk: bool  # people may write what they like, and not only use the ready phrases
    rematch: str | None  # the table at which the same people play again
    absence: int | None  # minutes after which a seat may be handed on; null: never
    maker: int | None  # the seat of whoever laid out the table


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
    free_talk: bool
    rematch: str | None
    absence: int | None
    maker: int | None


class Seat(Struct):
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


class PushKey(Struct):
    """The key by which browsers and their push services know this server."""

    key: str


class Phrases(Struct):
    """The ready phrases, by name."""

    phrases: list[str]


class LineNumber(Struct):
    """The number of the line that was said."""

    n: int


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


class Element(Struct):
    """Something that can be in a set, and how often."""

    option: list[Any]
    times: int


class SetOf(Struct):
    """What a set may be made of, and how few and how many; and what closes one that could be larger, the usual way
    first. `taken` is above 0 where some were chosen one after the other: then it is about the rest."""

    elements: list[Element]
    least: int
    most: int
    taken: int
    endings: list[list[Any]]


class Question(Struct):
    """The seat's open decision. Where `several` is not null a set answers it, and `options` are only the next step for
    whoever takes one after the other."""

    id: int
    prompt: Said
    options: list[Any]
    several: SetOf | None
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
    free_talk: bool
    rematch: str | None
    absence: int | None = None
    late: list[Said] = []  # for whom an answer failed, why, and when it is tried again


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
    free_talk: bool
    rematch: str | None
    absence: int | None
    maker: int | None
    seat: int | None


class LiveDone(Struct):
    """What was asked on the socket is done."""

    type: Literal["done"]
    request: Any
    version: int


class LiveWeighed(Struct):
    """Whether the answer would end the turn or bring something to light, as far as the seat can know."""

    type: Literal["weighed"]
    request: Any
    ends: bool


class Spoken(Struct):
    """One thing that was said, or that happened beside the game."""

    n: int
    seat: int | None  # null for a notice
    kind: Literal["phrase", "text", "notice"]
    said: Any  # a phrase's name, a text, or for a notice a message
    ply: int
    at: int  # seconds since 1970


class LiveTalk(Struct):
    """What was said since the last time."""

    type: Literal["talk"]
    lines: list[Spoken]


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
    """The server is there, in this version."""

    arsia: str
    ok: bool = True


PONG = msgspec.json.encode({"type": "pong"}).decode()

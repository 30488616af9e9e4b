"""What travels on the socket of a live table, in both directions; besides these there is only `Update`."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from arsia.server.wire.parts import Number
from arsia.server.wire.refusals import Problem
from arsia.server.wire.requests import MakeMove, Undo
from arsia.server.wire.tables import Lobby, Spoken, Update

# ---- in ----------------------------------------------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """Who is at this end of the socket, and what it has seen already."""

    token: str | None = None
    version: Number | None = None
    talk: Number | None = None  # how much of the talk it has heard
    request: Any = None


class LiveMove(MakeMove, tag="move"):
    """`MakeMove`, on a socket."""

    request: Any = None


class LiveUndo(Undo, tag="undo"):
    """`Undo`, on a socket."""

    request: Any = None


class LiveWeigh(MakeMove, tag="weigh"):
    """Would this answer end the turn, or bring something to light? Nothing is changed."""

    request: Any = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    request: Any = None


Frame: TypeAlias = Hello | LiveMove | LiveUndo | LiveWeigh | Ping


# ---- out ---------------------------------------------------------------------------------------------------------


class LiveLobby(Lobby, tag="lobby"):
    """A lobby, on a socket."""

    seat: int | None


class LiveDone(Struct, tag="done"):
    """What was asked on the socket is done."""

    request: Any
    version: int


class LiveWeighed(Struct, tag="weighed"):
    """Whether the answer would end the turn or bring something to light, as far as the seat can know."""

    request: Any
    ends: bool
    final: bool  # it ends the turn, and cannot be taken back afterwards


class LiveTalk(Struct, tag="talk"):
    """What was said since the last time."""

    lines: list[Spoken]


class LiveRefused(Struct, tag="refused"):
    """What was asked on the socket was refused."""

    error: Problem
    request: Any


class Pong(Struct, tag="pong"):
    """Somebody is there."""


#: What a socket tells.
Heard: TypeAlias = Update | LiveLobby | LiveDone | LiveWeighed | LiveTalk | LiveRefused | Pong

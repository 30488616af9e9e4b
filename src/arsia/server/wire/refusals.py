"""How the server says no: always a message, always a sentence, never a 5xx for what somebody sent."""

from __future__ import annotations

from enum import IntEnum

from msgspec import Struct

from arsia.kernel.decision import IllegalMove
from arsia.kernel.message import Message, Refused
from arsia.server.wire.parts import Said


class Problem(Struct):
    """Why something was refused, for programs and for people."""

    message: Said
    sentence: str


class Trouble(Struct):
    """The body of every refusal."""

    error: Problem


class Status(IntEnum):
    """The ways to say no."""

    BAD_REQUEST = 400
    NO_TOKEN = 401
    FORBIDDEN = 403
    NOT_FOUND = 404
    NO_METHOD = 405
    CONFLICT = 409
    TOO_LARGE = 413
    TOO_MANY = 429
    UNAVAILABLE = 503


class RefusedRequest(Refused):
    """A refusal with the status it is answered with."""

    def __init__(self, status: Status, message: Message) -> None:
        super().__init__(message)
        self.status = status


def refusal(status: Status, message: Message) -> RefusedRequest:
    """Say no, for `raise`."""
    return RefusedRequest(status, message)


def described(refused: Refused) -> Problem:
    """A refusal as it is sent."""
    return Problem(message=refused.message.data(), sentence=str(refused))


def status_of(refused: Refused) -> Status:
    """What a refusal is answered with."""
    if isinstance(refused, RefusedRequest):
        return refused.status
    if isinstance(refused, IllegalMove):
        return Status.CONFLICT
    return Status.BAD_REQUEST

"""Table talk: ready phrases, which everybody reads in their own language, and free text where it is allowed."""

from __future__ import annotations

from typing import Final

from arsia.kernel.message import Message
from arsia.server.tables.registry import Registry
from arsia.server.tables.room import Room
from arsia.server.wire.limits import Bucket
from arsia.server.wire.refusals import Status, refusal
from arsia.server.wire.text import visible

#: What is said most at a table. The words are `phrase-<name>` in the catalogues.
PHRASES: Final = (
    "hello",
    "good-luck",
    "thinking",
    "moment",
    "your-turn",
    "thanks",
    "sorry",
    "well-played",
    "oops",
    "wow",
    "again",
    "goodbye",
)
TEXT_LENGTH: Final = 300
#: Lines that a table keeps; no game is talked about for longer.
LINES: Final = 1000
#: Lines of those who watch, and how many of them may talk: they take nothing from those who play.
WATCHED_LINES: Final = 500
TALKERS: Final = 100
#: A seat may say so many things at once, and then one every few seconds.
BURST: Final = 5
PER_SECOND: Final = 0.25


class Chat:
    """What people say at the tables of a server."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    async def say(self, room: Room, seat: int, kind: str, said: str) -> int:
        """Say something; the number of the line."""
        bucket = room.talkers.setdefault(seat, Bucket(PER_SECOND, BURST))
        if sum(line.name is None for line in room.talk) >= LINES:
            raise refusal(Status.CONFLICT, Message("refuse-talk-full", {"most": LINES}))
        if not bucket.take():
            raise refusal(Status.TOO_MANY, Message("refuse-talk-fast"))
        async with room.lock:
            return await self._registry.say(room, seat, kind, said)

    async def say_watching(self, room: Room, address: str, name: str, kind: str, said: str) -> int:
        """Somebody who watches says something to others who do; the number of the line."""
        known = [line for line in room.talk if line.name is not None]
        if len(known) >= WATCHED_LINES or (address not in room.talkers and len(room.talkers) >= TALKERS):
            raise refusal(Status.CONFLICT, Message("refuse-talk-full", {"most": WATCHED_LINES}))
        if not room.talkers.setdefault(address, Bucket(PER_SECOND, BURST)).take():
            raise refusal(Status.TOO_MANY, Message("refuse-talk-fast"))
        async with room.lock:
            return await self._registry.say(room, None, kind, said, name)


def read_phrase(name: str) -> str:
    """A phrase that exists."""
    if name not in PHRASES:
        raise refusal(Status.BAD_REQUEST, Message("refuse-phrase", {"value": name[:60], "values": PHRASES}))
    return name


def read_text(text: str, allowed: bool) -> str:
    """A text without control and invisible characters, if this table allows any."""
    if not allowed:
        raise refusal(Status.FORBIDDEN, Message("refuse-talk-free"))
    cleaned = visible(text)
    if not cleaned:
        raise refusal(Status.BAD_REQUEST, Message("refuse-talk-empty"))
    if len(cleaned) > TEXT_LENGTH:
        raise refusal(Status.BAD_REQUEST, Message("refuse-talk-long", {"most": TEXT_LENGTH}))
    return cleaned

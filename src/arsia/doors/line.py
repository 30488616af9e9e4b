"""A line to a bot: what is said goes one way, what it answers comes the other, one JSON object on each line."""

from __future__ import annotations

from typing import Final

from arsia.kernel.message import Message

#: Bytes that a line may have; what is longer is cut, and then it is no JSON.
LONGEST: Final = 65_536


class HungUp(Exception):
    """Nobody is at the other end any more."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.id)
        self.why = why


class Line:
    """The way to a bot and back."""

    def say(self, frame: bytes) -> None:
        """Send a line. Whoever does not read it does not hold anybody up."""
        raise NotImplementedError

    def hear(self, until: float) -> bytes | None:
        """The next line, or None if the clock (`time.monotonic`) comes to the moment first. `HungUp`: no more."""
        raise NotImplementedError

    def close(self) -> None:
        """Hang up. It may be said twice."""
        raise NotImplementedError


class Inbox:
    """Bytes as they come in, taken out as lines. Of a line that is too long only the beginning is kept."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._whole: list[bytes] = []

    def add(self, more: bytes) -> None:
        """Some more bytes."""
        *ended, rest = more.split(b"\n")
        for part in ended:
            self._bytes += part[: LONGEST - len(self._bytes)]
            self._whole.append(bytes(self._bytes))
            self._bytes.clear()
        self._bytes += rest[: LONGEST - len(self._bytes)]

    def take(self) -> bytes | None:
        """The next whole line that says something, if there is one."""
        while self._whole:
            line = self._whole.pop(0).strip()
            if line:
                return line
        return None

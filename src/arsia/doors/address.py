"""``url:http://…``: a bot that answers at an address. What was said since is the body of a POST, what it answers the
body of the reply: lines of JSON in both."""

from __future__ import annotations

from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from arsia.doors.line import LONGEST, HungUp, Inbox, Line
from arsia.kernel.message import Message

#: Seconds for the last lines, which nobody waits for.
_FAREWELL: Final = 1.0
#: Lines of the longest kind that one reply may have.
_LINES: Final = 16
_OK: Final = 200


class Address(Line):
    """One connection, kept open for a whole game. Nothing is called before there is something to hear."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        self._connection = kind(parts.hostname or "", parts.port)
        self._path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        self._unsaid: list[bytes] = []
        self._heard = Inbox()

    def say(self, frame: bytes) -> None:
        self._unsaid.append(frame)

    def hear(self, until: float) -> bytes | None:
        left = until - monotonic()
        line = self._heard.take() if left > 0 else None
        if line is None and self._unsaid and left > 0:
            self._call(left)
            line = self._heard.take()
        return line

    def close(self) -> None:
        if self._unsaid:
            with suppress(HungUp):
                self._call(_FAREWELL)
        self._connection.close()

    def _call(self, seconds: float) -> None:
        body = b"".join([frame + b"\n" for frame in self._unsaid])
        self._unsaid = []
        self._connection.timeout = seconds
        if self._connection.sock is not None:
            self._connection.sock.settimeout(seconds)
        try:
            self._connection.request("POST", self._path, body, {"Content-Type": "application/x-ndjson"})
            reply = self._connection.getresponse()
            said = reply.read(_LINES * LONGEST)
            if reply.status != _OK:
                raise HungUp(Message("door-ended", {"why": f"{reply.status} {reply.reason}"}))
            if not reply.isclosed():  # there is more, and nobody wants it
                self._connection.close()
        except TimeoutError:
            self._connection.close()  # what comes later would be taken for the next answer
            return
        except (OSError, HTTPException) as error:
            self._connection.close()
            raise HungUp(Message("door-ended", {"why": str(error)})) from error
        self._heard.add(said + b"\n")

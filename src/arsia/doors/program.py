"""``cmd:./mybot``: a bot that is a program, spoken to by its standard input and output."""

from __future__ import annotations

import os
import select
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from tempfile import TemporaryFile
from time import monotonic
from typing import Final

from arsia.doors.line import HungUp, Inbox, Line
from arsia.kernel.message import Message

#: Bytes read or written at once.
_PIECE: Final = 65_536
#: Seconds that a program has to read its last lines, and then to end by itself.
_FAREWELL: Final = 1.0
#: How much of what a program complained about is told.
_TAIL: Final = 400


class Program(Line):
    """A process of its own for each game and seat. Neither end ever waits for the other's pipe alone."""

    def __init__(self, words: Sequence[str]) -> None:
        self._complaints = TemporaryFile()  # noqa: SIM115 (closed with the line)
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            self._complaints.close()
            raise HungUp(Message("door-not-begun", {"why": error.strerror or ""})) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in = self._process.stdin.fileno()
        self._out = self._process.stdout.fileno()
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        self._poll = select.poll()
        self._poll.register(self._out, select.POLLIN)
        self._unsaid = bytearray()
        self._heard = Inbox()
        self._is_writing = False
        self._is_open = True

    def say(self, frame: bytes) -> None:
        self._unsaid += frame
        self._unsaid += b"\n"
        self._write()

    def hear(self, until: float) -> bytes | None:
        while (left := until - monotonic()) > 0:
            line = self._heard.take()
            if line is not None:
                return line
            for end, _ in self._poll.poll(left * 1000):
                if end == self._in:
                    self._write()
                else:
                    self._read()
        return None

    def close(self) -> None:
        if not self._is_open:
            return
        self._is_open = False
        until = monotonic() + _FAREWELL
        while self._unsaid and monotonic() < until:
            for end, _ in self._poll.poll(_FAREWELL * 1000):
                with suppress(HungUp):
                    self._write() if end == self._in else self._read()
            if self._process.poll() is not None:
                break
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(OSError):
            self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL)
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)  # and whatever it has begun itself
        self._process.wait()
        self._process.stdout.close()
        self._complaints.close()

    def _write(self) -> None:
        try:
            while self._unsaid:
                written = os.write(self._in, self._unsaid[:_PIECE])
                del self._unsaid[:written]
        except BlockingIOError:
            pass
        except OSError:  # it reads no more; what it still says counts
            self._unsaid.clear()
        if bool(self._unsaid) != self._is_writing:
            self._is_writing = not self._is_writing
            if self._is_writing:
                self._poll.register(self._in, select.POLLOUT)
            else:
                self._poll.unregister(self._in)

    def _read(self) -> None:
        more = os.read(self._out, _PIECE)
        if not more:
            raise HungUp(Message("door-ended", {"why": self._last_words()}))
        self._heard.add(more)

    def _last_words(self) -> str:
        """How the program ended and the end of what it complained about."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL)
        size = self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, size - _TAIL))
        return self._complaints.read().decode(errors="replace").strip()

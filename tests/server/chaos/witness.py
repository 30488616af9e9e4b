"""What everybody saw: what was acknowledged, what was asked for, and answers that should never have been given."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Any, Final

from ..kit import Data, sentence

#: So many seconds after the database is free again somebody may still be told that it was not.
_AFTERWARDS: Final = 15.0
AWAY: Final = "refuse-database-away"


class Seat:
    """One person's seat: what was sent for it, and what was acknowledged."""

    def __init__(self, table: str, game: str, seat: int, token: str) -> None:
        self.table = table
        self.game = game
        self.seat = seat
        self.token = token
        self.sent: dict[int, list[Any]] = {}  # by decision: every answer that was ever sent
        self.done: dict[int, tuple[int, Any]] = {}  # by decision: the version and the answer that was acknowledged
        self.undone: list[int] = []  # versions of acknowledged undos
        self.undos = 0  # undos that were asked for


class Witness:
    """Collects what clients saw."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.wrong: list[str] = []  # what should not have happened
        self.counts: Counter[str] = Counter()
        self._excused_until = 0.0
        self._is_excused = False

    def excuse(self) -> None:
        """From now on the database may be away."""
        self._is_excused = True

    def expect(self) -> None:
        """Soon it may be so no more."""
        self._is_excused = False
        self._excused_until = monotonic() + _AFTERWARDS

    def blame(self, what: str) -> None:
        """Note what should not have happened."""
        self.wrong.append(what[:1000])

    def see_status(self, status: int, said: Any, what: str) -> None:
        """An answer over HTTP: below 500, or 503 with a sentence while the database is away."""
        self.counts[f"http {status}"] += 1
        if status >= 400:
            self._read(said, what)
        if status >= 500 and status != 503:
            self.blame(f"{what}: {status} {said}")

    def see_refusal(self, frame: Data, what: str) -> str:
        """A refusal on a socket; its message."""
        return self._read(frame, what)

    def _read(self, said: Any, what: str) -> str:
        try:
            sentence(said)
            message = str(said["error"]["message"][0])
        except (AssertionError, LookupError, TypeError) as error:
            self.blame(f"{what}: no sentence in {said} ({error})")
            return ""
        self.counts[message] += 1
        if message == "refuse-broken":
            self.blame(f"{what}: {said}")
        if message == AWAY and not self._is_excused and monotonic() > self._excused_until:
            self.blame(f"{what}: the database was there, but {said}")
        return message

    @property
    def acknowledged(self) -> int:
        """Moves that were acknowledged."""
        return sum(len(seat.done) + len(seat.undone) for seat in self.seats)

"""How much one visitor may ask for: names, tables, messages and connections."""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Final

from arsia.kernel.message import Message
from arsia.server.logs import note
from arsia.server.refusals import Status, refusal

NAME_LENGTH: Final = 24
HOUR: Final = 3600.0
#: Joins emoji into one; every other invisible sign could make a name look like somebody else's.
_JOINER: Final = "\u200d"
#: Letters and symbols that are drawn as nothing.
_BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"


def visible(text: str) -> str:
    """A text without control and invisible characters and without needless spaces."""
    shown = "".join(sign if sign == _JOINER or not unicodedata.category(sign).startswith("C") else " " for sign in text)
    return " ".join(shown.split())


def is_seen(text: str) -> bool:
    """Is there anything in it to look at? Marks that go on top of a letter are nothing without one."""
    return any(unicodedata.category(sign)[0] in "LNPS" and sign not in _BLANKS for sign in text)


def clean_name(name: str) -> str:
    """A name as it is shown. No name at all is fine; one that nobody can see is not."""
    cleaned = visible(name)
    if name.strip() and not is_seen(cleaned):
        raise refusal(Status.BAD_REQUEST, Message("refuse-name-invisible"))
    if len(cleaned) > NAME_LENGTH:
        raise refusal(Status.BAD_REQUEST, Message("refuse-name-long", {"most": NAME_LENGTH}))
    return cleaned


class Window:
    """Counts what each address did within the last hour."""

    def __init__(self, most: int, clock: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._clock = clock
        self._times: dict[str, deque[float]] = {}

    def take(self, address: str) -> bool:
        """Count one more, or say that it is too many."""
        now = self._clock()
        times = self._times.pop(address, None) or deque()
        while times and times[0] <= now - HOUR:
            times.popleft()
        allowed = len(times) < self._most
        if allowed:
            times.append(now)
        self._times[address] = times  # last in order, so that the idle ones come first
        self._forget(now)
        return allowed

    def _forget(self, now: float) -> None:
        for address in list(self._times)[:2]:
            times = self._times[address]
            if not times or times[-1] <= now - HOUR:
                del self._times[address]


class Bucket:
    """Lets a burst through, then so many messages a second."""

    def __init__(self, per_second: float, burst: int, clock: Callable[[], float] = monotonic) -> None:
        self._rate = float(per_second)
        self._burst = float(burst)
        self._clock = clock
        self._left = float(burst)
        self._at = clock()

    def take(self) -> bool:
        """Is there room for one more message?"""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Doors:
    """Counts who is inside, by address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._inside: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """One more, unless there are too many."""
        inside = self._inside.get(address, 0)
        if inside >= self.most:
            note("too many connections", address=address, most=self.most)
            return False
        self._inside[address] = inside + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        left = self._inside[address] - 1
        if left:
            self._inside[address] = left
        else:
            del self._inside[address]

    def inside(self, address: str) -> int:
        """How many there are."""
        return self._inside.get(address, 0)

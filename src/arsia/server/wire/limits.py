"""How much one visitor may ask for: tables, messages and connections."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Final

from arsia.server.logs import note

HOUR: Final = 3600.0


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


class Connections:
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

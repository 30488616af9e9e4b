"""Who thinks next: whoever would have had least of the workers once the thought is done.

What a thought costs counts before it is thought, so cheap ones come first; what was used counts for a while, for the
table and for the address that asked, so whoever asks for much waits for the others and never they for it. Some places
are kept for quick thoughts, because a long one that has begun cannot be put aside.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final, NamedTuple

#: A thought of so many seconds is quick.
QUICK: Final = 0.25
#: After so many seconds half of what was used is forgotten.
HALF_LIFE: Final = 60.0
#: Less than this is nothing.
_NOTHING: Final = 0.001


class Asker(NamedTuple):
    """For whom something is thought about: a table, and the address that wished for it if it is known."""

    table: str
    address: str = ""

    def accounts(self) -> Iterator[str]:
        """What its thoughts are written down to."""
        if self.table:
            yield f"table {self.table}"
        if self.address:
            yield f"address {self.address}"


class ThinkingTurn:
    """Somebody's turn to think, or the wait for it."""

    def __init__(self, shares: Shares, asker: Asker, cost: float) -> None:
        self.asker = asker
        self.cost = cost
        self.granted = asyncio.get_running_loop().create_future()
        self.began: float | None = None
        self._shares = shares

    @property
    def is_quick(self) -> bool:
        return self.cost <= QUICK

    def over(self) -> None:
        """It has thought, or does not want to any more."""
        self._shares.leave(self)


class Shares:
    """Places at the workers, and who has had how much of them."""

    def __init__(self, places: int, quick_places: int = 0, clock: Callable[[], float] = monotonic) -> None:
        self._places = places
        self._quick_places = quick_places
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}  # seconds, as of when
        self._waiting: list[ThinkingTurn] = []
        self._thinking: set[ThinkingTurn] = set()

    async def turn(self, asker: Asker, cost: float) -> ThinkingTurn:
        """Wait for a turn to think for about so many seconds. Whoever has it says when it is over."""
        turn = ThinkingTurn(self, asker, cost)
        self._waiting.append(turn)
        self._grant()
        try:
            await turn.granted
        except asyncio.CancelledError:
            turn.over()
            raise
        return turn

    def leave(self, turn: ThinkingTurn) -> None:
        """Give a place back, or stop waiting for one; a second time does no harm."""
        if turn in self._waiting:
            self._waiting.remove(turn)
        if turn in self._thinking:
            self._thinking.remove(turn)
            assert turn.began is not None
            self._book(turn.asker, self._clock() - turn.began - turn.cost)
        self._grant()

    def used(self, asker: Asker) -> float:
        """How many seconds its table and its address had, those that are long ago forgotten."""
        return sum(self._now(account) for account in asker.accounts())

    def _grant(self) -> None:
        while turn := self._next():
            self._waiting.remove(turn)
            self._thinking.add(turn)
            turn.began = self._clock()
            self._book(turn.asker, turn.cost)  # as it may last; put right when it is over
            turn.granted.set_result(None)

    def _next(self) -> ThinkingTurn | None:
        free = self._places + self._quick_places - len(self._thinking)
        if free <= 0:
            return None
        slow = sum(not turn.is_quick for turn in self._thinking)
        there = [turn for turn in self._waiting if not turn.granted.cancelled()]
        may = [turn for turn in there if turn.is_quick or slow < self._places]
        return min(may, key=lambda turn: self.used(turn.asker) + turn.cost, default=None)

    def _book(self, asker: Asker, seconds: float) -> None:
        now = self._clock()
        for account in asker.accounts():
            used = max(0.0, self._now(account) + seconds)
            self._used.pop(account, None)
            self._used[account] = (used, now)  # last in order, so that the idle ones come first
        for account in list(self._used)[:3]:
            if self._now(account) < _NOTHING:
                del self._used[account]

    def _now(self, account: str) -> float:
        used, then = self._used.get(account, (0.0, 0.0))
        return float(used * 0.5 ** ((self._clock() - then) / HALF_LIFE))

"""How long a bot may think."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter


class Budget:
    """Counts out turns of thought for one decision."""

    def is_nothing(self) -> bool:
        """Does it leave no time to think at all?"""
        raise NotImplementedError

    def turns(self) -> Iterator[int]:
        """One number for each turn of thought; at least one."""
        raise NotImplementedError


class Iterations(Budget):
    """So many turns, on any machine."""

    def __init__(self, n: int) -> None:
        self.n = n

    def is_nothing(self) -> bool:
        return self.n == 0

    def turns(self) -> Iterator[int]:
        return iter(range(self.n))


class Seconds(Budget):
    """As many turns as the time allows."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def is_nothing(self) -> bool:
        return self.seconds == 0

    def turns(self) -> Iterator[int]:
        until = perf_counter() + self.seconds
        turn = 0
        while turn == 0 or perf_counter() < until:
            yield turn
            turn += 1

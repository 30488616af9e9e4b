"""How long a bot may think."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter, thread_time
from typing import Final

PATIENCE: Final = 4  # on a busy machine a bot may take so many times as long, rather than think less


class Budget:
    """Shares out turns of thought for one decision."""

    def is_nothing(self) -> bool:
        """Does it leave no time to think at all?"""
        raise NotImplementedError

    def phases(self, weights: list[float]) -> Iterator[Phase]:
        """The budget in parts, each as large as its weight says."""
        raise NotImplementedError


class Phase:
    """A part of a budget."""

    def turns(self, tried: int) -> Iterator[int]:
        """One number for each turn of thought in which so many options are tried; at least one."""
        raise NotImplementedError


class Iterations(Budget):
    """So many trials of an option, on any machine."""

    def __init__(self, n: int) -> None:
        self.n = n

    def is_nothing(self) -> bool:
        return self.n == 0

    def phases(self, weights: list[float]) -> Iterator[Phase]:
        whole = sum(weights, 0.0)
        return iter([Trials(int(self.n * weight / whole)) for weight in weights])


class Trials(Phase):
    """So many trials of an option."""

    def __init__(self, n: int) -> None:
        self.n = n

    def turns(self, tried: int) -> Iterator[int]:
        return iter(range(max(1, self.n // tried)))


class Seconds(Budget):
    """As many turns as the time allows: processor time, so that the same bot is as strong on a busy machine."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def is_nothing(self) -> bool:
        return self.seconds == 0

    def phases(self, weights: list[float]) -> Iterator[Phase]:
        start = thread_time()
        latest = perf_counter() + PATIENCE * self.seconds
        whole = sum(weights, 0.0)
        ends = [start + self.seconds * sum(weights[: part + 1], 0.0) / whole for part in range(len(weights))]
        return iter([Until(end, latest) for end in ends])


class Until(Phase):
    """As many turns as fit before a moment of the thread's own time, and before the latest that somebody waits for."""

    def __init__(self, moment: float, latest: float) -> None:
        self.moment = moment
        self.latest = latest

    def turns(self, tried: int) -> Iterator[int]:
        turn = 0
        while turn == 0 or (thread_time() < self.moment and perf_counter() < self.latest):
            yield turn
            turn += 1

"""How long a bot may think."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from time import perf_counter, thread_time
from typing import Final

PATIENCE: Final = 4  # on a busy machine a bot may take so many times as long, rather than think less


class Budget:
    """Shares out turns of thought for one decision. Somebody who waits may set an end by the clock besides."""

    def __init__(self, within: float | None) -> None:
        self.within = within  # seconds after which a thought ends in any case, if they are limited

    def is_nothing(self) -> bool:
        """Does it leave no time to think at all?"""
        raise NotImplementedError

    def phases(self, weights: list[float]) -> Iterator[Phase]:
        """The budget in parts, each as large as its weight says."""
        raise NotImplementedError

    def lasts(self, weights: list[float]) -> list[float]:
        """When each part must end by the clock. Each has its share, so that the last few options are told apart too."""
        return [inf for _ in weights] if self.within is None else moments(perf_counter(), self.within, weights)


class Phase:
    """A part of a budget."""

    def turns(self, tried: int) -> Iterator[int]:
        """One number for each turn of thought in which so many options are tried; at least one."""
        raise NotImplementedError


class Iterations(Budget):
    """So many trials of an option, on any machine."""

    def __init__(self, n: int, within: float | None = None) -> None:
        super().__init__(within)
        self.n = n

    def is_nothing(self) -> bool:
        return self.n == 0

    def phases(self, weights: list[float]) -> Iterator[Phase]:
        whole = sum(weights, 0.0)
        trials = [int(self.n * weight / whole) for weight in weights]
        return iter([Trials(n, last) for n, last in zip(trials, self.lasts(weights), strict=True)])


class Trials(Phase):
    """So many trials of an option, unless the clock says that it is enough."""

    def __init__(self, n: int, latest: float) -> None:
        self.n = n
        self.latest = latest

    def turns(self, tried: int) -> Iterator[int]:
        turns = max(1, self.n // tried)
        turn = 0
        while turn < turns and (turn == 0 or perf_counter() < self.latest):
            yield turn
            turn += 1


class Seconds(Budget):
    """As many turns as the time allows: processor time, so that the same bot is as strong on a busy machine."""

    def __init__(self, seconds: float, within: float | None = None) -> None:
        super().__init__(within)
        self.seconds = seconds

    def is_nothing(self) -> bool:
        return self.seconds == 0

    def phases(self, weights: list[float]) -> Iterator[Phase]:
        latest = perf_counter() + PATIENCE * self.seconds
        ends = moments(thread_time(), self.seconds, weights)
        lasts = self.lasts(weights)
        return iter([Until(end, min(last, latest)) for end, last in zip(ends, lasts, strict=True)])


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


def moments(start: float, seconds: float, weights: list[float]) -> list[float]:
    """When each part ends, if together they take so many seconds."""
    whole = sum(weights, 0.0)
    return [start + seconds * sum(weights[: part + 1], 0.0) / whole for part in range(len(weights))]

"""Many games, and what they tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import TypeAlias

import arsia
from arsia import doors
from arsia.arena.fixture import Fixture, Result, play_all, seed_of
from arsia.kernel.message import Message, Refused

#: Told how many games are done, of how many.
Progress: TypeAlias = Callable[[int, int], None]


def simulate(
    game: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> dict[str, object]:
    """Play games and sum them up. Everything but the times is the same for any number of workers."""
    chosen = arsia.game(game).read_options(seats, options or {})
    seated = seat_bots(bots, seats)
    at_least_one("games", games)
    at_least_one("workers", workers)
    fixtures = [
        Fixture(game, chosen, seated, seed_of(seed, index), tuple([seed_of(seed, index, at) for at in range(seats)]))
        for index in range(games)
    ]
    started = perf_counter()
    results: list[Result] = []
    for result in play_all(fixtures, workers):
        results.append(result)
        if progress is not None:
            progress(len(results), games)
    seconds = perf_counter() - started
    decisions = sum(result.decisions for result in results)
    told: dict[str, object] = {
        "game": game,
        "seats": seats,
        "bots": list(seated),
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "games_per_second": games / seconds,
        "decisions_per_second": decisions / seconds,
        "wins": wins(seated, results),
        "mean_scores": mean_scores(seated, results),
    }
    if any(result.won is not None for result in results):
        told["win_rate"] = sum(result.won is True for result in results) / games
    wrong = faults(seated, results)
    if wrong:
        told["faults"] = wrong
    return told


def seat_bots(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A spec for each seat; a short list is begun again."""
    for spec in bots:
        doors.make(spec)
    if not 1 <= len(bots) <= seats:
        raise Refused(Message("refuse-bot-count", {"value": len(bots), "seats": seats}))
    return tuple([bots[seat % len(bots)] for seat in range(seats)])


def at_least_one(what: str, value: int) -> None:
    """A number of games or workers must be one."""
    if type(value) is not int or value < 1:
        raise Refused(Message("refuse-too-few", {"what": what, "value": str(value)}))


def wins(bots: Sequence[str], results: Sequence[Result]) -> dict[str, float]:
    """First places of each bot over all its seats; a shared one is split."""
    won = dict.fromkeys(bots, 0.0)
    for result in results:
        first = result.places.count(1)
        for spec, place in zip(bots, result.places, strict=True):
            if place == 1:
                won[spec] += 1 / first
    return won


def mean_scores(bots: Sequence[str], results: Sequence[Result]) -> dict[str, float]:
    """The mean score of each bot over all its seats."""
    totals = dict.fromkeys(bots, 0)
    for result in results:
        for spec, score in zip(bots, result.scores, strict=True):
            totals[spec] += score
    return {spec: total / (len(results) * bots.count(spec)) for spec, total in totals.items()}


def faults(bots: Sequence[str], results: Sequence[Result]) -> dict[str, dict[str, int]]:
    """What each bot behind a door did not answer over all its seats, by what was wrong."""
    found: dict[str, dict[str, int]] = {}
    for result in results:
        for spec, wrong in zip(bots, result.faults, strict=True):
            for fault, times in wrong.items():
                of_one = found.setdefault(spec, {})
                of_one[fault] = of_one.get(fault, 0) + times
    return found

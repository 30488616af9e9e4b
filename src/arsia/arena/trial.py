"""Games against chance, by which the author of a bot behind a door sees what it does wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import arsia
from arsia import bots, doors
from arsia.arena.fixture import seed_of
from arsia.arena.match import play_match
from arsia.arena.simulation import Progress, at_least_one
from arsia.kernel.message import Message


class Trial:
    """How a bot did: its games, and the decisions that chance had to answer for it."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.decisions = 0
        self.seconds = 0.0  # of all its thoughts
        self.slowest = 0.0
        self.faults = {"late": 0, "illegal": 0, "crashed": 0}
        self.troubles: list[Message] = []

    @property
    def is_clean(self) -> bool:
        """Did it answer everything, in time?"""
        return not any(self.faults.values())

    def data(self) -> dict[str, Any]:
        """The trial as JSON-able data."""
        return {
            "games": self.games,
            "wins": self.wins,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "slowest": self.slowest,
            "faults": self.faults,
            "troubles": [trouble.data() for trouble in self.troubles],
        }

    def count(self, guest: doors.Guest, places: Sequence[int], seat: int) -> None:
        """One more game."""
        self.games += 1
        self.wins += (places[seat] == 1) / max(1, places.count(1))
        self.decisions += guest.talk.asked
        self.seconds += guest.talk.spent
        self.slowest = max(self.slowest, guest.talk.slowest)
        for fault, times in guest.faults.items():
            self.faults[fault] += times
        self.troubles += [trouble for trouble in guest.talk.troubles if trouble not in self.troubles]


def trial(
    spec: str,
    game: str,
    seats: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    seconds: float = doors.SECONDS,
    progress: Progress | None = None,
) -> Trial:
    """Let a bot behind a door play so many games, at every seat in turn, against bots that choose by chance."""
    at_least_one("games", games)
    found = Trial()
    for index in range(games):
        at = index % seats
        seeds = [seed_of(seed, index, seat) for seat in range(seats)]
        guest = doors.make(spec, seeds[at], seconds)
        assert isinstance(guest, doors.Guest)
        table = arsia.new(game, seats, seed_of(seed, index), options)
        played = play_match(table, [guest if seat == at else bots.make("random", seeds[seat]) for seat in range(seats)])
        found.count(guest, played.outcome.places, at)
        if progress is not None:
            progress(index + 1, games)
    return found

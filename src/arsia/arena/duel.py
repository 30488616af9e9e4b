"""Which of two bots is stronger? Mirrored games: each deal is played twice, with the seats swapped."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

import arsia
from arsia.arena.fixture import Fixture, play_all, seed_of
from arsia.arena.simulation import Progress, at_least_one, seat_bots
from arsia.kernel.message import Message, Refused


class Duel:
    """How one bot did against another: wins with ties split, and the mean lead in points."""

    __slots__ = ("games", "lead", "wins")

    def __init__(self, games: int, wins: float, lead: float) -> None:
        self.games = games
        self.wins = wins
        self.lead = lead

    @property
    def rate(self) -> float:
        """The part of the games that was won."""
        return self.wins / self.games

    def bounds(self) -> tuple[float, float]:
        """Where the true rate lies, with 95% confidence."""
        return wilson(self.wins, self.games)

    def data(self) -> dict[str, float]:
        """The duel as JSON-able data."""
        low, high = self.bounds()
        return {
            "games": self.games,
            "wins": self.wins,
            "rate": self.rate,
            "low": low,
            "high": high,
            "lead": self.lead,
        }

    def __repr__(self) -> str:
        low, high = self.bounds()
        return f"Duel({self.wins:g} of {self.games}: {self.rate:.1%}, {low:.1%} to {high:.1%}, lead {self.lead:+.2f})"


def mirrored(
    game: str,
    bot: str,
    rival: str,
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    progress: Progress | None = None,
    seats: int = 2,
) -> Duel:
    """Games between two bots who sit in turn, every deal also with seats swapped, told from the first bot's side."""
    chosen = arsia.game(game).read_options(seats, options or {})
    pair = seat_bots((bot, rival), 2)
    at_least_one("workers", workers)
    at_least_one("games", games)
    if games % 2:
        raise Refused(Message("refuse-odd-games", {"value": games}))
    fixtures: list[Fixture] = []
    for deal in range(games // 2):
        seeds = tuple([seed_of(seed, deal, seat) for seat in range(seats)])
        for swapped in (0, 1):
            seated = tuple([pair[(seat + swapped) % 2] for seat in range(seats)])
            fixtures.append(Fixture(game, chosen, seated, seed_of(seed, deal), seeds))
    wins = 0.0
    lead = 0.0
    for index, result in enumerate(play_all(fixtures, workers)):
        own = range(index % 2, seats, 2)
        others = range(1 - index % 2, seats, 2)
        first = sum([result.places[seat] == 1 for seat in own])
        if first:
            wins += first / result.places.count(1)
        lead += sum([result.scores[seat] for seat in own]) / len(own)
        lead -= sum([result.scores[seat] for seat in others]) / len(others)
        if progress is not None:
            progress(index + 1, games)
    return Duel(games, wins, lead / games)


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The interval around a rate that holds the true one, by Wilson's score."""
    rate = wins / games
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    middle = rate + z * z / (2 * games)
    whole = 1 + z * z / games
    return (middle - spread) / whole, (middle + spread) / whole

"""The quick player against itself, with numbers moved a little up at some seats and as much down at the others."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

import arsia
from arsia.arena.fixture import seed_of
from arsia.bots.chances import play_out, shares
from arsia.kernel.game import Game
from arsia.kernel.numbers import MOST, TOGETHER, Numbers, said, say
from arsia.kernel.table import Table

Values = Mapping[str, float]
Setting = tuple[int, Mapping[str, object]]  # seats and options

WON: Final = 10.0  # points that having won counts for, beside the lead


class Deals(NamedTuple):
    """Some deals of one round, each played twice, with the seats swapped."""

    game: str
    seats: int
    options: Mapping[str, object]
    values: Values
    names: tuple[str, ...]  # of the values that are moved
    spread: float
    seed: int
    first: int
    n: int


class Pair(NamedTuple):
    """Two lists of numbers against each other, over some deals."""

    game: str
    seats: int
    options: Mapping[str, object]
    values: Values
    others: Values
    seed: int
    first: int
    n: int


class Seen(NamedTuple):
    """What came of a deal: the sum of both leads, and the part of both games that was won."""

    lead: float
    won: float


def moves(deals: Deals, deal: int) -> list[float]:
    """By how many spreads each number is moved in a deal."""
    chance = random.Random(seed_of(deals.seed, deal, "moves"))
    return [chance.gauss(0.0, 1.0) for _ in deals.names]


def moved(values: Values, names: Sequence[str], by: Sequence[float], spread: float) -> dict[str, float]:
    """The values with some of them moved: each becomes so many times as large."""
    after = dict(values)
    for name, much in zip(names, by, strict=True):
        after[name] = values[name] * exp(spread * much)
    return after


def perturbed(deals: Deals) -> list[Seen]:
    """Every deal: the numbers moved one way against the same moved the other way."""
    found = []
    for deal in range(deals.first, deals.first + deals.n):
        by = moves(deals, deal)
        up = moved(deals.values, deals.names, by, deals.spread)
        down = moved(deals.values, deals.names, [-much for much in by], deals.spread)
        found.append(_both(arsia.game(deals.game), deals.seats, deals.options, up, down, seed_of(deals.seed, deal)))
    return found


def against(pair: Pair) -> list[Seen]:
    """Every deal: one list of numbers against the other."""
    game = arsia.game(pair.game)
    return [
        _both(game, pair.seats, pair.options, pair.values, pair.others, seed_of(pair.seed, deal))
        for deal in range(pair.first, pair.first + pair.n)
    ]


def _both(game: Game[Table], seats: int, options: Mapping[str, object], up: Values, down: Values, seed: int) -> Seen:
    """A deal, played twice; where somebody plays alone, or all together, once with each."""
    lead = won = 0.0
    apart = seats > 1
    for swapped in (0, 1):
        table = game.new(seats, seed, options, journal=False)
        sides = [(seat + swapped) % 2 if apart else swapped for seat in range(seats)]
        with Seated(game, seats, [(up, down)[side] for side in sides]):
            play_out(table, random.Random(seed))
        outcome = table.outcome
        if outcome is None:
            continue
        if outcome.won is not None:  # alone or together: how much better it went with the one than with the other
            sign = 1.0 if not swapped else -1.0
            lead += sign * (sum(outcome.scores) / seats + (WON if outcome.won else -WON))
            won += 0.5 + 0.5 * sign * (1.0 if outcome.won else 0.0)
            continue
        mine = [seat for seat in range(seats) if sides[seat] == 0]
        rest = [seat for seat in range(seats) if sides[seat] == 1]
        share = shares(outcome)
        part = sum([share[seat] for seat in mine])
        lead += sum([outcome.scores[seat] for seat in mine]) / len(mine)
        lead -= sum([outcome.scores[seat] for seat in rest]) / len(rest)
        fair = len(mine) / seats
        lead += WON * (part - fair) / fair
        won += part
    return Seen(lead / 2, won / 2)


class Seated:
    """While it lasts, every seat weighs by numbers of its own."""

    def __init__(self, game: Game[Table], seats: int, values: Sequence[Values]) -> None:
        self._numbers = game.numbers
        self._at = seats * MOST
        self._values = values
        self._before: list[Numbers] = []

    def __enter__(self) -> None:
        for seat, values in enumerate(self._values):
            usual = self._numbers[self._at + seat]
            own = type(usual)()
            say(own, {**said(usual), **values})
            for at in (self._at + seat, self._at + seat + TOGETHER):
                self._before.append(self._numbers[at])
                self._numbers[at] = own  # type: ignore[index]

    def __exit__(self, *_: object) -> None:
        for index, usual in enumerate(self._before):
            self._numbers[self._at + index // 2 + TOGETHER * (index % 2)] = usual  # type: ignore[index]

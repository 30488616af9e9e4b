"""What a finished game turned on, and which moves were likely mistakes: where to look, and how sure one can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple

from arsia.kernel.journal import standing
from arsia.kernel.message import Answer
from arsia.server.storage.rows import Standing
from arsia.server.thinking.jobs import Guess
from arsia.server.wire.answers import told
from arsia.server.wire.replays import Advised, Mistake

#: A chance that changed by less is not worth a look.
LEAST: Final = 0.1


class Swing(NamedTuple):
    """How a seat's chance changed between two moments."""

    before: Standing
    after: Standing
    seat: int

    @property
    def change(self) -> float:
        """From 1 down to -1."""
        return self.after.chances[self.seat] - self.before.chances[self.seat]

    @property
    def moves(self) -> int:
        """How many moves lie between the moments."""
        return self.after.ply - self.before.ply

    def narrower(self, middle: Standing) -> Swing:
        """The half in which more of it happened."""
        halves = Swing(self.before, middle, self.seat), Swing(middle, self.after, self.seat)
        return max(halves, key=lambda half: half.change if self.change > 0 else -half.change)


def apart(one: float, other: float, games: int) -> bool:
    """Do two chances, each from so many games, lie apart by enough, and by more than luck would have it?"""
    likely = [(chance * games + 2) / (games + 4) for chance in (one, other)]
    luck = 2 * sqrt(sum(each * (1 - each) for each in likely) / (games + 4))
    return abs(one - other) >= LEAST and abs(likely[0] - likely[1]) > luck


def swings(points: Sequence[Standing]) -> Iterator[Swing]:
    """From every point to the next one, for every seat."""
    for before, after in pairwise(points):
        for seat in range(len(after.chances)):
            yield Swing(before, after, seat)


def turning(points: Sequence[Standing], games: int, most: int) -> list[Swing]:
    """Where the game turned: the greatest swings that are more than chance, one between two points, in their order."""
    found: dict[int, Swing] = {}
    for swing in sorted(swings(points), key=lambda each: -abs(each.change)):
        ply, seat = swing.before.ply, swing.seat
        if len(found) < most and apart(swing.before.chances[seat], swing.after.chances[seat], games):
            found.setdefault(ply, swing)
    return [found[ply] for ply in sorted(found)]


def doubtful(points: Sequence[Standing], moves: Sequence[tuple[int, Answer]], most: int) -> list[int]:
    """The moves that may be mistakes, by their index: those of a seat whose chance fell most meanwhile."""
    stands = set(standing(moves))
    falls = sorted((swing for swing in swings(points) if swing.change < 0), key=lambda each: each.change)
    found = [
        index
        for swing in falls
        for index in range(swing.before.ply, swing.after.ply)
        if index in stands and moves[index][0] == swing.seat
    ]
    return sorted(found[:most])


def mistake(index: int, seat: int, better: Guess, made: Guess) -> Mistake | None:
    """A move beside what a strong player would have chosen, if that was better by more than luck."""
    kept, missed = (each.won / each.games for each in (made, better))
    if missed < kept or not apart(kept, missed, made.games):
        return None
    there, instead = (Advised(*told(each.answer), round(each.won / each.games, 4)) for each in (made, better))
    return Mistake(index + 1, seat, there, instead, made.games)

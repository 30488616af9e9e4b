"""What must hold at every turn of any game, looked at from outside: from the view that everybody has."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import arsia
from arsia.testing import proves


def points(view: Any, player: int, bonuses: tuple[int, int, int]) -> int:
    """A player's points, counted from the view of a spectator."""
    homes = [(each["star1"][player], each["star2"][player]) for each in view["buildings"] if each["star1"]]
    energy = [each["energy"] for each in view["players"]]
    total: int = view["players"][player]["ship"] + sum(2 * low + 4 * high for low, high in homes)
    total += bonuses[0] * (energy[player] >= max(energy))
    total += bonuses[1] * all(low + high for low, high in homes)
    total += bonuses[2] * any(low + high >= 4 for low, high in homes)
    return total


def on_mars(view: Any) -> list[int]:
    """How many colonists of each player have landed."""
    homes = [[*zip(each["star1"], each["star2"], strict=True)] for each in view["buildings"][:4]]
    return [sum(low + high for low, high in stars) for stars in zip(*homes, strict=True)]


def turns(table: arsia.Table, luck: Random) -> Any:
    """Play at random; the view of a spectator at each turn and at the end."""
    while table.pending:
        seat = luck.choice(sorted(table.pending))
        if table.pending[seat].prompt.id == "prompt-turn":
            table.check()
            yield table.view(None)
        table.play(seat, luck.choice(table.pending[seat].options))
    yield table.view(None)


@proves("PM-02", "PM-15", "PM-20", "PM-24", "PM-25", "PM-60", "PM-69")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("draft", [False, True])
def test_every_turn_of_a_game(seats: int, draft: bool) -> None:
    for seed in range(6):
        table = arsia.new("pocket_mars", seats, seed=seed, options={"draft": draft}, journal=False)
        *views, last = turns(table, Random(seed))
        first = views[0]["first"]
        for number, view in enumerate(views):
            assert view["round"] == 1 + number // seats
            assert view["active"] == (first + number) % seats
            assert all(len(each["hand"]) == len(each["prep"]) == 2 for each in view["players"])
            for building in view["buildings"][:4]:
                column = building["column"]
                assert building["value"] == (column[-1]["value"] if column else 3)
        assert len(views) % seats == 0
        landings = [on_mars(view) for view in [*views, last]]
        for before, after in pairwise(landings):
            assert all(now >= then for then, now in zip(before, after, strict=True))
        assert 7 in landings[-1]
        assert 7 not in landings[-1 - seats]  # where the last round began


@proves("PM-61", "PM-62", "PM-63", "PM-64", "PM-65", "PM-67", "PM-68")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_of_a_game_counted_again(seats: int) -> None:
    for seed in range(8):
        table = arsia.new("pocket_mars", seats, seed=seed, journal=False)
        *_, last = turns(table, Random(seed))
        assert table.outcome is not None
        assert list(table.outcome.scores) == [points(last, seat, (1, 2, 3)) for seat in range(seats)]
        best = max(table.outcome.scores)
        assert all(table.outcome.scores[seat] == best for seat in range(seats) if table.outcome.places[seat] == 1)


@proves("PM-79", "PM-95", "PM-96")
@pytest.mark.parametrize("level", ["normal", "hard", "hardest"])
def test_the_score_of_a_solo_game_counted_again(level: str) -> None:
    for seed in range(8):
        table = arsia.new("pocket_mars", 1, seed=seed, options={"solo_level": level}, journal=False)
        *views, last = turns(table, Random(seed))
        for view in views:
            you, they = view["players"]
            assert len(you["hand"]) == len(you["prep"]) == len(they["prep"]) == 2
        outcome = table.outcome
        assert outcome is not None
        theirs = points(last, 1, (2, 4, 5))
        assert sum(line.points for line in outcome.rival) == theirs
        assert outcome.scores[0] == points(last, 0, (1, 2, 3))
        assert outcome.won == (outcome.scores[0] > theirs)

"""What must hold in any game, looked at from outside: from the view that everybody has."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import arsia
from arsia.testing import proves

VALUES = {"ice": 1, "sylvanite": 2, "celerium": 3}


def played(seats: int, seed: int) -> tuple[arsia.Table, list[Any]]:
    """A random game, and the view of a spectator whenever all choose a character."""
    table = arsia.new("mission_red_planet", seats, seed=seed)
    luck = Random(seed)
    views: list[Any] = []
    while table.pending:
        table.check()
        seat = luck.choice(sorted(table.pending))
        if len(table.pending) == seats and table.pending[seat].prompt.id == "prompt-character":
            views.append(table.view(None))
        table.play(seat, luck.choice(table.pending[seat].options))
    return table, views


@proves("MR-15", "MR-20", "MR-37", "MR-28", "MR-35")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ten_rounds_with_a_ship_in_every_dock(seats: int) -> None:
    for seed in range(6):
        table, views = played(seats, seed)
        rounds = [view["round"] for view in views]
        assert rounds == sorted(set(rounds))
        assert rounds[-1] <= 10
        assert table.view(None)["round"] == 10
        for view in views:
            assert all(dock is not None and not dock["launched"] for dock in view["docks"])
            assert all(len(each["hand"]) + len(each["played"]) in (8, 9) for each in view["players"])


@proves("MR-22", "MR-23", "MR-36")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_characters_are_revealed_downwards_and_clockwise_and_the_last_becomes_first(seats: int) -> None:
    cards: Any = arsia.game("mission_red_planet").catalogue()
    number = {card["id"]: card["value"] for card in cards if card["kind"] == "character"}
    for seed in range(6):
        table, views = played(seats, seed)
        players = len(views[0]["players"])
        first = views[0]["first"]
        shown: list[tuple[int, int]] = []
        for event in table.events(None):
            if event[0] == "reveal":
                shown.append((-number[event[2]], (int(str(event[1])) - first) % players))
            elif event[0] == "first":
                assert len(shown) == players
                assert shown == sorted(shown)
                assert event[1] == (shown[-1][1] + first) % players
                first, shown = int(str(event[1])), []


@proves("MR-80", "MR-81", "MR-82", "MR-83", "MR-86", "MR-87")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_points_of_a_game_counted_again(seats: int) -> None:
    for seed in range(6):
        table, _ = played(seats, seed)
        view: Any = table.view(None)
        events = table.events(None)
        ice = [each["points"]["ice"] for each in view["players"]]
        totals = []
        for player, each in enumerate(view["players"]):
            tokens = sum(VALUES[kind] * n for kind, n in each["points"].items())
            gained = dict.fromkeys(VALUES, 0)
            for event in events:
                if event[0] == "gain" and event[1] == player:
                    gained[str(event[3])] += int(str(event[2]))
                elif event[0] == "ice" and event[1] == player:
                    gained["ice"] += int(str(event[2]))
            assert gained == each["points"]
            missions = sum(int(str(event[3])) for event in events if event[0] == "mission" and event[1] == player)
            best = max(ice)
            share = 9 // ice.count(best) if best and ice[player] == best else 0
            totals.append(tokens + missions + share + discoveries(view, player))
        assert table.outcome is not None
        assert list(table.outcome.scores) == totals[:seats]
        top = max(totals)
        if max(totals[:seats]) == top:
            assert all(totals[seat] == top for seat in range(seats) if table.outcome.places[seat] == 1)
        else:
            assert 1 not in table.outcome.places


def discoveries(view: Any, player: int) -> int:
    """What the discoveries bring a player at the end, by the view alone."""
    total = 0
    for zone in view["zones"]:
        here = zone["astronauts"]
        find = zone["discovery"]["event"] if zone["discovery"] else None
        if here[player]:
            total += {"lichens": 6, "radioactive_rocks": -3}.get(str(find), 0)
            total += 4 if find == "underground_lake" and here[player] == max(here) else 0
    return total

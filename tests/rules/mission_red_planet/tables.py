"""Tables that most stories begin with."""

from __future__ import annotations

from typing import Any

from arsia import testing
from arsia.testing import Situation


def quiet(seats: int = 4, **options: object) -> Situation:
    """Nobody is on Mars or aboard; the docks hold S01, S02, S03 and so on, and every resource lies face down."""
    return testing.table("mission_red_planet", seats, options)


def chosen(character: str, seats: int = 4, then: str = "pilot", **own: Any) -> Situation:
    """Player 0 has chosen a character, and player 1 one that comes later, so that the table waits there afterwards."""
    return quiet(seats).set(0, chosen=character, **own).set(1, chosen=then)


def acting(character: str, seats: int = 4, then: str = "pilot", **own: Any) -> Situation:
    """Player 0 resolves a character now."""
    return chosen(character, seats, then, **own).at("resolve")


def finished(t: Situation) -> Situation:
    """Answer whatever is asked, the first way offered, until all choose characters again or the game is over."""
    while t.table.pending:
        seat = min(t.table.pending)
        if t.asked(seat) == "prompt-character":
            break
        t.do(seat, *t.options(seat)[0])
    return t


def crew(t: Situation, ship: str) -> tuple[int, ...]:
    """Who is aboard, by player."""
    return tuple(t.get(player, ship) for player in range(len(t.get("docks"))))


def in_zone(t: Situation, zone: str) -> tuple[int, ...]:
    """Who is there, by player."""
    return tuple(t.get(player, zone) for player in range(len(t.get("docks"))))

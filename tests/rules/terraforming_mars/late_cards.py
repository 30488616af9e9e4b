"""Tables that the stories of the later cards and of the corporations begin with."""

from __future__ import annotations

from typing import Any

import arsia
from arsia import testing
from arsia.testing import Situation

#: One dear card in everybody's hand: it can be sold, so nobody is left with a single answer and passes unasked.
SPARE = ("asteroid_mining", "quantum_extractor", "io_mining_industries")
PURSE = 60


def mars(seats: int = 2, **own: Any) -> Situation:
    """A quiet planet. Player 0 has 60 M€ and what is said, everybody a spare card, and nobody is asked yet."""
    t = testing.table("terraforming_mars", seats)
    for seat in range(seats):
        t.give(seat, SPARE[seat])
    return t.set(0, **{"mc": PURSE, **own})


def holding(*cards: str, seats: int = 2, **own: Any) -> Situation:
    """The same, and player 0 is to act with these cards in hand."""
    return mars(seats, **own).give(0, *cards).at("action")


def played(card: str, seats: int = 2, **own: Any) -> Situation:
    """The same, and player 0 has just played the card."""
    return holding(card, seats=seats, **own).do(0, "play", card)


def playable(card: str, own: dict[str, Any] | None = None, **planet: Any) -> bool:
    """May player 0 play the card, with what is said of the player and of the planet?"""
    return holding(card, **(own or {})).set(**planet).offers(0, "play", card)


def points(t: Situation, seat: int = 0) -> int:
    """What a player has beyond the terraform rating."""
    rating: int = t.get(seat, "tr")
    score: int = t.get(seat, "score")
    return score - rating


def spaces(t: Situation, seat: int = 0) -> set[str]:
    """The spaces that are offered for a tile."""
    return {str(option[1]) for option in t.options(seat) if option[0] == "space"}


def makes(t: Situation, seat: int = 0) -> dict[str, int]:
    """The production of a player, without what is not produced."""
    production: dict[str, int] = t.get(seat, "production")
    return {resource: n for resource, n in production.items() if n}


def founded(corporation: str, seats: int = 2) -> dict[str, Any]:
    """What a player has who was dealt this corporation, chose it and bought no cards; another begins the game."""
    for seed in range(1000):
        table = arsia.new("terraforming_mars", seats, seed)
        first = table.view(None)["first"]
        for seat, asked in sorted(table.pending.items()):
            if ("corporation", corporation) in asked.options and (seat != first or seats == 1):
                for each in range(seats):
                    wanted = ("corporation", corporation) if each == seat else table.pending[each].options[0]
                    table.play(each, wanted)
                    table.play(each, ("done",))
                players: Any = table.view(seat)["players"]
                mine: dict[str, Any] = players[seat]
                return mine
    raise AssertionError(f"nobody was ever dealt {corporation}")

"""Tables that the stories of the rules begin with, and short ways to look at them."""

from __future__ import annotations

from typing import Any

import arsia
from arsia import testing
from arsia.testing import Situation

#: One dear card in everybody's hand: it can be sold, so nobody is left with a single answer and passes unasked.
SPARE = (
    "io_mining_industries",
    "terraforming_ganymede",
    "quantum_extractor",
    "anti_gravity_technology",
    "interstellar_colony_ship",
)
PURSE = 100


def mars(seats: int = 2, options: dict[str, object] | None = None, **own: Any) -> Situation:
    """A quiet planet. Everybody has 100 M€ and a spare card, player 0 also what is said; nobody is asked yet."""
    t = testing.table("terraforming_mars", seats, options)
    for seat in range(seats):
        t.give(seat, SPARE[seat]).set(seat, mc=PURSE)
    return t.set(0, **own)


def acting(*cards: str, seats: int = 2, **own: Any) -> Situation:
    """The same, and player 0 is to act with these cards in hand."""
    return mars(seats, **own).give(0, *cards).at("action")


def played(card: str, seats: int = 2, **own: Any) -> Situation:
    """The same, and player 0 has just played the card."""
    return acting(card, seats=seats, **own).do(0, "play", card)


def playable(card: str, seats: int = 2, planet: dict[str, Any] | None = None, **own: Any) -> bool:
    """May player 0 play the card, with what is said of the player and of the planet?"""
    return acting(card, seats=seats, **own).set(**planet or {}).offers(0, "play", card)


def why(t: Situation, *option: str, seat: int = 0) -> tuple[str, ...]:
    """The ids of the reasons why something is not offered."""
    return tuple(reason.id for reason in t.why_not(seat, *option))


def spaces(t: Situation, seat: int = 0) -> set[str]:
    """The spaces that are offered for a tile."""
    return {str(option[1]) for option in t.options(seat) if option[0] == "space"}


def makes(t: Situation, seat: int = 0) -> dict[str, int]:
    """The production of a player, without what is not produced."""
    production: dict[str, int] = t.get(seat, "production")
    return {resource: n for resource, n in production.items() if n}


def sheet(t: Situation, seat: int = 0) -> dict[str, int]:
    """The score sheet of a player at the end of the game."""
    assert t.table.outcome is not None, "the game is not over"
    return {line.label: line.points for line in t.table.outcome.sheets[seat]}


def seen(table: arsia.Table, seat: int | None, player: int) -> Any:
    """What a seat sees of a player."""
    players: Any = table.view(seat)["players"]
    return players[player]


def everybody_passes(t: Situation) -> Situation:
    """Whoever is to act passes or ends the turn, until nobody is."""
    while True:
        asked = [seat for seat in t.table.pending if t.asked(seat) == "prompt-action"]
        if not asked:
            return t
        t.do(asked[0], "pass" if t.offers(asked[0], "pass") else "done")


def buy_nothing(t: Situation) -> Situation:
    """Nobody buys any of the cards that are offered."""
    while True:
        asked = [seat for seat in t.table.pending if t.asked(seat) == "prompt-buy"]
        if not asked:
            return t
        t.do(asked[0], "done")

"""Tables that the stories of cards begin with, and short ways to look at them."""

from __future__ import annotations

from typing import Any

from arsia import testing
from arsia.testing import Situation

#: One dear card in everybody's hand: it can be sold, so nobody is left with a single answer and passes unasked.
SPARE = ("asteroid_mining", "soletta", "io_mining_industries")
PURSE = 60
PLANET = ("temperature", "oxygen", "oceans", "neutral", "deck", "generation")


def mars(seats: int = 2, **given: Any) -> Situation:
    """A quiet planet. Player 0 has 60 M€, everybody a spare card, and nobody is asked yet.

    What is given is set: of the planet by its names, everything else of player 0.
    """
    t = testing.table("terraforming_mars", seats)
    for seat in range(seats):
        t.give(seat, SPARE[seat])
    t.set(None, **{name: value for name, value in given.items() if name in PLANET})
    return t.set(0, **{"mc": PURSE, **{name: value for name, value in given.items() if name not in PLANET}})


def holding(*cards: str, seats: int = 2, rival: dict[str, Any] | None = None, **given: Any) -> Situation:
    """The same, and player 0 is to act with these cards in hand. What the rival has is set for player 1."""
    return mars(seats, **given).set(1, **(rival or {})).give(0, *cards).at("action")


def played(card: str, seats: int = 2, rival: dict[str, Any] | None = None, **given: Any) -> Situation:
    """The same, and player 0 has just played the card."""
    return holding(card, seats=seats, rival=rival, **given).do(0, "play", card)


def owning(card: str, seats: int = 2, rival: dict[str, Any] | None = None, **given: Any) -> Situation:
    """The card lies in front of player 0, who is to act."""
    before = given.pop("played", [])
    return holding(seats=seats, rival=rival, played=[*before, card], **given)


def used(card: str, seats: int = 2, rival: dict[str, Any] | None = None, **given: Any) -> Situation:
    """The same, and player 0 has just used its action."""
    return owning(card, seats, rival, **given).do(0, "action", card)


def playable(card: str, rival: dict[str, Any] | None = None, **given: Any) -> bool:
    """May player 0 play the card? If not, the reason is told."""
    t = holding(card, rival=rival, **given)
    offered = t.offers(0, "play", card)
    assert offered != bool(t.why_not(0, "play", card)), f"{card} is offered and refused at once, or neither"
    return offered


def usable(card: str, rival: dict[str, Any] | None = None, **given: Any) -> bool:
    """May player 0 use the action of a card? If not, the reason is told."""
    t = owning(card, rival=rival, **given)
    offered = t.offers(0, "action", card)
    assert offered != bool(t.why_not(0, "action", card)), f"{card} is offered and refused at once, or neither"
    return offered


def makes(t: Situation, seat: int = 0) -> dict[str, int]:
    """The production of a player, without what is not produced."""
    production: dict[str, int] = t.get(seat, "production")
    return {resource: n for resource, n in production.items() if n}


def has(t: Situation, seat: int = 0) -> dict[str, int]:
    """What lies on a player's mat besides M€, without what there is none of."""
    stock = {resource: t.get(seat, resource) for resource in ("steel", "titanium", "plants", "energy", "heat")}
    return {resource: n for resource, n in stock.items() if n}


def points(t: Situation, seat: int = 0) -> int:
    """What a player has beyond the terraform rating."""
    rating: int = t.get(seat, "tr")
    score: int = t.get(seat, "score")
    return score - rating


def spaces(t: Situation, seat: int = 0) -> set[str]:
    """The spaces that are offered for a tile."""
    return {str(option[1]) for option in t.options(seat) if option[0] == "space"}

"""Tables that most stories begin with, and the little that lies between one turn and the next."""

from __future__ import annotations

from typing import Any

from arsia import testing
from arsia.testing import Situation

HANDS = (
    ("energy-2", "water-3"),
    ("science-5", "water-4"),
    ("ecosystem-7", "energy-6"),
    ("construction-7", "science-2"),
)
PREPS = (
    ("ecosystem-3", "construction-3"),
    ("energy-4", "science-6"),
    ("water-5", "construction-6"),
    ("ecosystem-1", "water-1"),
)


def quiet(seats: int = 2, **options: object) -> Situation:
    """Nobody has a card; 1 colonist on each Ship, 6 on Earth, 1 energy."""
    return testing.table("pocket_mars", seats, options)


def dealt(seats: int = 2, **options: object) -> Situation:
    """A quiet table, but everybody has two and two cards, so that the four-card rule has nothing to ask."""
    t = quiet(seats, **options)
    for seat in range(seats):
        t.set(seat, hand=HANDS[seat], prep=PREPS[seat])
    return t


def holding(card: str, seats: int = 2, **own: Any) -> Situation:
    """Player 0 is to act and holds this card, and else only what is said."""
    return quiet(seats).set(0, **own).give(0, card).at("action")


def prepared(card: str, seats: int = 2, **own: Any) -> Situation:
    """Player 0 is to act and has prepared this card. Below it a 7 waits, so that nothing less lands for its value."""
    colour, value = card.split("-")
    t = quiet(seats).set(0, prep=[card], **own)
    if value != "7":
        t.set(None, **{f"column_{colour}": [f"{colour}-7"]})
    return t.at("action")


def leave_in_deck(t: Situation, *cards: str) -> Situation:
    """Only these cards stay in the deck, the first on top; the others are discarded."""
    t.set(deck=cards)
    gone = [card for card in t.get("deck") if card not in cards]
    return t.set(discard=[*t.get("discard"), *gone])


def to_next_turn(t: Situation) -> Situation:
    """Answer whatever is asked, the last way offered (which is to skip), until a turn begins or the game is over."""
    while t.table.pending:
        seat = next(iter(t.table.pending))
        if t.asked(seat) == "prompt-turn":
            break
        t.do(seat, *t.options(seat)[-1])
    return t


def colonists(t: Situation, seat: int) -> tuple[int, int]:
    """Colonists on Earth and on the Ship."""
    return (t.get(seat, "earth"), t.get(seat, "ship"))

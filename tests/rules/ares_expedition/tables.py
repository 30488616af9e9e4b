"""Tables that most stories begin with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from arsia import testing
from arsia.testing import Situation

FACTS: dict[str, Any] = json.loads((Path(__file__).parents[2] / "facts" / "ares_expedition.json").read_text("utf-8"))
PROJECTS: dict[str, dict[str, Any]] = FACTS["projects"]
CORPORATIONS: dict[str, dict[str, Any]] = FACTS["corporations"]
PHASE_OF = {"green": "development", "blue": "construction", "red": "construction"}


def quiet(seats: int = 2, **options: object) -> Situation:
    """Nobody has anything; the planet is cold and dry."""
    return testing.table("ares_expedition", seats, options)


def holding(card: str, mc: int = 99, **own: Any) -> Situation:
    """Seat 0 holds this card in the phase in which it is played."""
    return quiet().set(0, mc=mc, **own).give(0, card).at(PHASE_OF[PROJECTS[card]["colour"]])


def acting(*played: str, **own: Any) -> Situation:
    """Seat 0 has these cards in play, and the action phase begins."""
    return quiet().set(0, played=played, **own).at("action")


def play_out(t: Situation, seat: int = 0) -> Situation:
    """Answer whatever a card asks the seat, the first way offered, until its phase goes on or is over."""
    asked = ("prompt-development", "prompt-construction", "prompt-action", "prompt-phase", "prompt-end-round")
    while seat in t.table.pending and t.asked(seat) not in asked:
        t.do(seat, *t.options(seat)[0])
    return t


def total(t: Situation, seat: int = 0) -> int:
    """The points of a seat as things stand."""
    return int(t.get(seat, "score"))

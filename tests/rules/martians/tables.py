"""Tables that most stories begin with."""

from __future__ import annotations

from typing import Any

from arsia import testing
from arsia.testing import Situation

GOODS = ("energy", "regolith", "ice", "supply", "water", "food", "medicine", "credit")
PLENTY = dict.fromkeys(GOODS, 9)
NOTHING = dict.fromkeys(GOODS, 0)
OPEN: dict[str, Any] = {"unbuilt": [], "upgrades": {}}


def com(seats: int = 2, **options: object) -> Situation:
    """Rivals, each in the Quarter of their own seat: player 0 in Q1 and so on."""
    return testing.table("martians", seats, options)


def coop(seats: int = 2, scenario: str = "botanical_capsule", **options: object) -> Situation:
    """All together, with one stock."""
    return testing.table("martians", seats, {"mode": "coop", "scenario": scenario, **options})


def semi(seats: int = 2, scenario: str = "botanical_capsule", **options: object) -> Situation:
    """Shared Quarters, own stocks."""
    return testing.table("martians", seats, {"mode": "semi", "scenario": scenario, **options})


def solo(scenario: str = "botanical_capsule", **options: object) -> Situation:
    """One seat, two corporations."""
    return testing.table("martians", 1, {"mode": "solo", "scenario": scenario, **options})


def rich(t: Situation, *seats: int) -> Situation:
    """Nine of every good, everything built and upgraded."""
    for seat in seats or range(t.table.seats):
        t.set(seat, **PLENTY)
    return t.set(None, **OPEN)


def calm(t: Situation) -> Situation:
    """No demand token anywhere."""
    return t.set(Q1=(0, 0, 0), Q2=(0, 0, 0), Q3=(0, 0, 0), Q4=(0, 0, 0))


def go(t: Situation, building: str, *act: str | int, seat: int = 0, space: int = 1) -> Situation:
    """A marker to a building, and its first action there if it is still asked for."""
    t.do(seat, "place", building, space)
    if act and t.offers(seat, *act) and t.asked(seat) == "prompt-act":
        t.do(seat, *act)
    return t


def gained(t: Situation, before: dict[str, int], seat: int = 0) -> dict[str, int]:
    """What changed in a stock since then."""
    now = stock(t, seat)
    return {good: now[good] - n for good, n in before.items() if now[good] != n}


def stock(t: Situation, seat: int = 0) -> dict[str, int]:
    """All goods of a player, with reputation."""
    return {good: t.get(seat, good) for good in (*GOODS, "reputation")}


def end_turns(t: Situation, turns: int = 1) -> Situation:
    """So many turns end at once, nothing is delivered, and every other question gets its last answer."""
    for _ in range(turns):
        while t.table.pending:
            seat = min(t.table.pending)
            if t.offers(seat, "end"):
                t.do(seat, "end")
                break
            answer(t, seat)
        while t.table.pending and not any(t.offers(seat, "end") for seat in t.table.pending):
            answer(t, min(t.table.pending))
    return t


def answer(t: Situation, seat: int) -> None:
    """The last answer to a question, which is to do nothing where that is possible."""
    t.do(seat, *t.options(seat)[-1])


def to_round(t: Situation, cycle: int, round: int) -> Situation:
    """End turns until a round of a cycle has begun."""
    while t.table.pending and (t.get("cycle"), t.get("round")) != (cycle, round):
        end_turns(t)
    return t


def view(t: Situation, seat: int | None = 0) -> Any:
    """The view of a seat."""
    return t.table.view(seat)

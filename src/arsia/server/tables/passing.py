"""Passing for a seat that asked for it: only ever an option that its game calls passing, and nothing else."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import arsia
from arsia.kernel.message import Option
from arsia.kernel.table import Table

Until: TypeAlias = Literal["round", "stop"]
#: Events that begin a round, whatever a game calls it.
_ROUNDS: Final = ("round", "generation")


def noted(until: Until, version: int) -> str:
    """What is kept of a wish to pass."""
    return f"round {version}" if until == "round" else "stop"


def until(passing: str | None) -> Until | None:
    """Until when a seat passes."""
    if passing is None:
        return None
    return "round" if passing.startswith("round") else "stop"


def has_rounds(game: str) -> bool:
    """Does the game tell when a round begins?"""
    return any(verb in arsia.game(game).events for verb in _ROUNDS)


def is_over(passing: str, table: Table) -> bool:
    """Has a new round begun since the seat asked?"""
    if not passing.startswith("round"):
        return False
    since = int(passing.split()[1])
    told = table.journal
    while told is not None and told.ply > since:
        if told.event[0] in _ROUNDS:
            return True
        told = told.before
    return False


def pass_option(game: str, table: Table, seat: int) -> Option | None:
    """How the seat can pass now, if it can."""
    asked = table.pending.get(seat)
    if asked is None:
        return None
    return next((option for option in arsia.game(game).passes if option in asked.options), None)

"""One game between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from arsia.bots import Bot
from arsia.doors import Guest, Player
from arsia.kernel.outcome import Outcome
from arsia.kernel.table import Table

_UNSEEN: Final[Mapping[str, Any]] = {}


class Match:
    """How a game went: its outcome, and how many decisions left a choice."""

    __slots__ = ("decisions", "outcome")

    def __init__(self, outcome: Outcome, decisions: int) -> None:
        self.outcome = outcome
        self.decisions = decisions

    def __repr__(self) -> str:
        return f"Match({self.outcome}, decisions={self.decisions})"


def play_match(table: Table, bots: Sequence[Player]) -> Match:
    """Play the table to its end, one bot for each seat. Of several pending seats the lowest answers first."""
    try:
        return _play(table, bots)
    finally:
        for bot in bots:
            if isinstance(bot, Guest):
                bot.leave(table)


def _play(table: Table, bots: Sequence[Player]) -> Match:
    imagines = [partial(table.sketch, seat) for seat in range(table.seats)]
    looks = [isinstance(bot, Bot) and bot.looks for bot in bots]
    decisions = 0
    while table.outcome is None:
        seat = table.mover
        asked = table.pending[seat]
        if len(asked.options) == 1:
            table.play(seat, asked.options[0])
            continue
        decisions += 1
        bot = bots[seat]
        if isinstance(bot, Guest):
            table.play(seat, bot.answer(table, seat))
            continue
        view = table.view(seat) if looks[seat] else _UNSEEN
        table.play(seat, bot.choose(view, asked, imagines[seat]))
    return Match(table.outcome, decisions)

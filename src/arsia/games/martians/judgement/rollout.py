"""Quick sensible play, for searches that play a game on: no copying, just a look at what is needed most."""

from __future__ import annotations

from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.components.board import COM, SEMI
from arsia.games.martians.judgement.numbers import NUMBERS, QuickNumbers
from arsia.games.martians.judgement.ranking import Ranking
from arsia.games.martians.table import Martians
from arsia.kernel.message import Option
from arsia.kernel.numbers import MOST, TOGETHER, most

#: Answers that are simply the last of what is offered; else it is the first.
LAST: Final = frozenset({"prompt-block", "prompt-offer", "prompt-answer", "prompt-answer-loan", "prompt-uncover"})
WEIGHED: Final = frozenset(
    {"prompt-turn", "prompt-turn-solo", "prompt-act", "prompt-act-refugee", "prompt-builder", "prompt-dig"}
)


def rollout(table: Martians, seat: int) -> Option | None:
    """An option that a player in a hurry would take."""
    asked = table.pending[seat]
    options = asked.options
    promises = promise(table, seat)
    if promises is not None:
        return most(options, promises)
    id = asked.prompt.id
    if id == "prompt-deliver":
        return _delivery(table, options)
    return options[-1] if id in LAST else options[0]


def promise(table: Martians, seat: int) -> list[float] | None:
    """What each option of a turn promises at a quick look."""
    asked = table.pending[seat]
    if asked.prompt.id in WEIGHED:
        ranking = Ranking(table, table.active, numbers(table, seat))
        return [ranking.of(option) for option in asked.options]
    if asked.prompt.id == "prompt-move":
        ranking = Ranking(table, table.active, numbers(table, seat))
        return [ranking.moving(c.HEX[str(option[1])]) for option in asked.options]
    return None


def numbers(table: Martians, seat: int) -> QuickNumbers:
    """What a seat weighs by: where all win or lose together it is another game."""
    return NUMBERS[table.seats * MOST + seat + (0 if table.mode in (COM, SEMI) else TOGETHER)]


def _delivery(table: Martians, options: tuple[Option, ...]) -> Option:
    """Food before medicine, as they are offered, but medicine if there is room for one only."""
    if table.delivered or options[0][1] == "medicine":
        for option in options:
            if option[1:2] == ("medicine",):
                return option
    return options[0]

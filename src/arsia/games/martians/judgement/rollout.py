"""Quick sensible play, for searches that play a game on: no copying, just a look at what is needed most."""

from __future__ import annotations

from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.judgement.ranking import Ranking
from arsia.games.martians.table import Martians
from arsia.kernel.message import Option

#: Answers that are simply the last of what is offered; else it is the first.
LAST: Final = frozenset({"prompt-block", "prompt-offer", "prompt-answer", "prompt-answer-loan", "prompt-uncover"})
WEIGHED: Final = frozenset(
    {"prompt-turn", "prompt-turn-solo", "prompt-act", "prompt-act-refugee", "prompt-builder", "prompt-dig"}
)


def rollout(table: Martians, seat: int) -> Option | None:
    """An option that a player in a hurry would take."""
    asked = table.pending[seat]
    options = asked.options
    id = asked.prompt.id
    if id in WEIGHED:
        ranking = Ranking(table, table.active)
        best, most = options[-1], -1000.0
        for option in options:
            value = ranking.of(option)
            if value > most:
                best, most = option, value
        return best
    if id == "prompt-move":
        ranking = Ranking(table, table.active)
        return max(options, key=lambda option: ranking.moving(c.HEX[str(option[1])]))
    if id == "prompt-deliver":
        return _delivery(table, options)
    return options[-1] if id in LAST else options[0]


def _delivery(table: Martians, options: tuple[Option, ...]) -> Option:
    """Food before medicine, as they are offered, but medicine if there is room for one only."""
    if table.delivered or options[0][1] == "medicine":
        for option in options:
            if option[1:2] == ("medicine",):
                return option
    return options[0]

"""Every option that can be offered, which is also what a learning agent chooses from."""

from __future__ import annotations

from arsia.games.ares_expedition.components import (
    BOT,
    CUBE,
    DISCARD,
    DO_STANDARD,
    DONE,
    DRAW,
    FOUND,
    GIVE,
    HELP_WITH,
    KEEP,
    MARKER,
    PAY_HEAT,
    PAY_TR,
    PLAN,
    PLAY,
    REDUCE,
    SELL,
    SKIP,
    SPEND_HEAT,
    TARGET,
    USE,
)
from arsia.games.ares_expedition.table import AresExpedition
from arsia.kernel.message import Option


def vocabulary(table: AresExpedition) -> tuple[Option, ...]:
    """Every option that the table can ever offer."""
    seats = table.seats
    options: list[Option] = [*FOUND, *PLAN]
    for per_card in (PLAY, USE, SELL, DISCARD, KEEP, TARGET, REDUCE):
        options += per_card
    options += [*DO_STANDARD, *PAY_HEAT, *SPEND_HEAT, DONE, SKIP, DRAW, PAY_TR]
    options += [("choose", n) for n in range(4)]
    if seats == 1:
        options += [*BOT, *HELP_WITH]
    if seats == 2:
        options += [CUBE, MARKER, *GIVE]
    return tuple(options)

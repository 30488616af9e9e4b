"""Every option that can be offered, which is also what a learning agent chooses from."""

from __future__ import annotations

from arsia.games.ares_expedition import components as c
from arsia.games.ares_expedition.table import AresExpedition
from arsia.kernel.message import Option


def vocabulary(table: AresExpedition) -> tuple[Option, ...]:
    """Every option that the table can ever offer."""
    seats = table.seats
    options: list[Option] = [*c.FOUND, *c.PLAN]
    for per_card in (c.PLAY, c.USE, c.SELL, c.DISCARD, c.KEEP, c.TARGET, c.REDUCE):
        options += per_card
    options += [*c.DO_STANDARD, *c.PAY_HEAT, *c.SPEND_HEAT, c.DONE, c.SKIP, c.DRAW, c.PAY_TR]
    options += [("choose", n) for n in range(4)]
    if seats == 1:
        options += [*c.BOT, *c.HELP_WITH]
    if seats == 2:
        options += [c.CUBE, c.MARKER, *c.GIVE]
    return tuple(options)

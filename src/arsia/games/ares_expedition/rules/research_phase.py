"""Phase V: cards are drawn and kept (AE-80 to AE-82)."""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.components import (
    RESEARCH,
    RESEARCH_BONUS_DRAW,
    RESEARCH_BONUS_KEEP,
    RESEARCH_DRAW,
    RESEARCH_KEEP,
)
from arsia.games.ares_expedition.effects.cards import keep_dealt, look_at
from arsia.games.ares_expedition.table import AresExpedition
from arsia.kernel.step import Step


def research_of(table: AresExpedition, seat: int) -> tuple[int, int]:
    """How many cards the seat draws and keeps (AE-80)."""
    draws, keeps = RESEARCH_DRAW + table.research_draw[seat], RESEARCH_KEEP + table.research_keep[seat]
    if table.picked[seat] == RESEARCH:
        draws += RESEARCH_BONUS_DRAW
        keeps += RESEARCH_BONUS_KEEP
    return (draws, keeps)


class DealResearch(Step[AresExpedition]):
    """Everybody's cards to look at."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        for each in range(table.seats):
            look_at(table, each, research_of(table, each)[0])


class ChooseResearch(Step[AresExpedition]):
    """Phase V: who keeps how many."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        keep_dealt(table, seat, research_of(table, seat)[1])


DEAL_RESEARCH: Final = DealResearch()
CHOOSE_RESEARCH: Final = ChooseResearch()

"""Characters that were played come back to the hand."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.message import Message
from arsia.kernel.step import Step


class ReturnCards(Step[MissionRedPlanet]):
    """All own characters that lie face up come back, this one included (MR-45)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        player = table.actor
        table.played[player] = 0
        if player >= table.seats:
            self._renew(table, player)
        elif table.telling:
            table.tell("return", player)

    def _renew(self, table: MissionRedPlanet, player: int) -> None:
        """A neutral Recruiter leaves the game, and the other eight cards are a new deck (MR-77)."""
        table.boxed |= 1 << player
        cards = list(range(1, c.HIGHEST))
        table.shuffle(cards)
        table.neutral[player] = cards
        if table.telling:
            table.tell("renew", player, len(cards))

    def text(self) -> Message:
        return Message("effect-return")


RETURN_CARDS: Final = ReturnCards()

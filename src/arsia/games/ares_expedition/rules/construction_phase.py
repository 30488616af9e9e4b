"""Phase II: one blue or red card each (AE-43 to AE-47)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.ares_expedition.components import DONE, DRAW, INDEX, SELL
from arsia.games.ares_expedition.effects.mat import go_on
from arsia.games.ares_expedition.effects.payment import sell
from arsia.games.ares_expedition.effects.play import play_card, playable
from arsia.games.ares_expedition.table import AresExpedition
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


class Construct(Choice[AresExpedition]):
    """Phase II: one blue or red card, or none; who chose it draws a card or plays another (AE-43, AE-44)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-construction", {"bonus": 0})

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        bonus = table.bonus >> seat & 1
        if table.plays[seat] + bonus == 0:
            return []
        options: list[Option] = []
        playable(table, seat, False, options)
        if bonus:
            options.append(DRAW)
        for card in table.hands[seat]:
            options.append(SELL[card])
        options.append(DONE)
        return options

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == "done":
            if table.bonus >> seat & 1:
                self._draw(table, seat)
            table.finish(seat)
            return
        go_on(table, seat, CONSTRUCT)
        if verb == "play":
            if table.plays[seat] == 0:
                table.bonus &= ~(1 << seat)
                table.plays[seat] = 1
            play_card(table, seat, INDEX[str(option[1])])
        elif verb == "draw":
            self._draw(table, seat)
        else:
            sell(table, seat, INDEX[str(option[1])])

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return BONUS_OPEN if table.bonus >> seat & 1 else self.question

    def _draw(self, table: AresExpedition, seat: int) -> None:
        table.bonus &= ~(1 << seat)
        table.draw(seat, 1)

    def is_public(self, table: AresExpedition, seat: int) -> bool:
        return table.plays[seat] + (table.bonus >> seat & 1) == 0 or not table.hands[seat]


BONUS_OPEN: Final = Message("prompt-construction", {"bonus": 1})
CONSTRUCT: Final = Construct()

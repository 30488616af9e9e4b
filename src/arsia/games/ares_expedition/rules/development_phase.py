"""Phase I: one green card each (AE-40, AE-41, AE-97)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.ares_expedition.components import DONE, INDEX, SELL
from arsia.games.ares_expedition.effects.mat import go_on
from arsia.games.ares_expedition.effects.payment import sell
from arsia.games.ares_expedition.effects.play import play_card, playable
from arsia.games.ares_expedition.table import AresExpedition
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


class Develop(Choice[AresExpedition]):
    """Phase I: one green card, or none (AE-40)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-development")

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        if table.plays[seat] == 0:
            return []
        options: list[Option] = []
        playable(table, seat, True, options)
        for card in table.hands[seat]:
            options.append(SELL[card])
        options.append(DONE)
        return options

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == "done":
            table.finish(seat)
            return
        go_on(table, seat, DEVELOP)
        if verb == "play":
            play_card(table, seat, INDEX[str(option[1])])
        else:
            sell(table, seat, INDEX[str(option[1])])

    def is_public(self, table: AresExpedition, seat: int) -> bool:
        return table.plays[seat] == 0 or not table.hands[seat]


DEVELOP: Final = Develop()

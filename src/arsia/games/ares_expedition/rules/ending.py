"""The end of the game: cards may still be sold, then points are counted (AE-65, AE-66, AE-87)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.ares_expedition.components import INDEX, SELL
from arsia.games.ares_expedition.effects.payment import sell
from arsia.games.ares_expedition.rules.scoring import outcome
from arsia.games.ares_expedition.table import AresExpedition
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import ANYWHERE, SeveralSeen
from arsia.kernel.step import Step, Together


class SellAtEnd(SeveralSeen[AresExpedition]):
    """Sell hand cards, so many at least. No order matters, but records have sold them in any."""

    __slots__ = ()
    walks: ClassVar[int] = ANYWHERE

    def least(self, held: int) -> int:
        """How many must go of so many that were held."""
        return 0

    def ask(self, table: AresExpedition, seat: int) -> Walk:
        cards = table.hands[seat]
        held = self.taken + len(cards)
        return [SELL[card] for card in cards], None, 0, self.taken, self.least(held), held

    def add(self, table: AresExpedition, seat: int, element: Option) -> None:
        sell(table, seat, INDEX[str(element[1])])


class LastSale(Step[AresExpedition]):
    """Before points are counted cards may still be sold, because M€ can break a tie (AE-71, AE-87). Alone and together
    there is none to break, so nobody is asked."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        if table.is_solo or table.is_coop:
            table.then(END_GAME)
        else:
            table.then(Together(SELL_LAST, tuple(range(table.seats))), END_GAME)


class SellLast(SellAtEnd):
    """Sell hand cards, or not."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-last-sale")

    def onward(self, place: int, taken: int) -> SellLast:
        return SellLast(place, taken)


class EndGame(Step[AresExpedition]):
    """Count points."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.tell("end")
        table.end(outcome(table))


SELL_LAST: Final = SellLast(0, 0)
END_GAME: Final = EndGame()
LAST_SALE: Final = LastSale()

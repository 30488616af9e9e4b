"""Research: cards to look at, and which of them are bought (TM-11 to TM-19)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.mars_engine.effects.steps import CardSet
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.cards.deck import corporation
from arsia.games.terraforming_mars.components.names import PROJECT_CARDS
from arsia.games.terraforming_mars.components.options import BUY
from arsia.games.terraforming_mars.effects.cards import take_chosen
from arsia.games.terraforming_mars.effects.payment import bill
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Step


def share(table: TerraformingMars) -> int:
    """How many cards each seat gets to look at: four, or as many as are left for all (TM-19)."""
    return min(c.RESEARCH_CARDS, (len(table.deck) + len(table.discards)) // table.seats)


class DealResearch(Step[TerraformingMars]):
    """Four cards each to look at."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        n = share(table)
        for each in table.order():
            table.deal_to(each, table.dealt[each], n)


class BuyCards(CardSet[TerraformingMars]):
    """Which of the dealt cards to buy? In secret until all have chosen."""

    __slots__ = ()
    offers: ClassVar[tuple[Option, ...]] = BUY
    asks_when_full: ClassVar[bool] = True

    def source(self, table: TerraformingMars, seat: int) -> list[int]:
        return table.dealt[seat]

    def size(self, table: TerraformingMars, seat: int) -> tuple[int, int]:
        return 0, self._most(table, seat)

    def is_public(self, table: TerraformingMars, seat: int) -> bool:
        return not table.chosen[seat]  # later it tells which cards were chosen

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return BUY_PROMPTS[min(self._most(table, seat), len(BUY_PROMPTS) - 1)]

    def _most(self, table: TerraformingMars, seat: int) -> int:
        """How many cards the seat can pay for; before the game with what its corporation brings."""
        chosen = table.chosen[seat]
        founding = chosen and chosen[0] >= PROJECT_CARDS
        return (corporation(chosen[0]).mc if founding else table.purse(seat)) // c.CARD_PRICE


class TakeBought(Step[TerraformingMars]):
    """Everybody pays for what was chosen; the rest is discarded face down."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        for each in reversed(table.order()):  # what is scheduled last is done first
            table.then(PAY_BOUGHT, seat=each)


class PayBought(Step[TerraformingMars]):
    """One seat pays for its cards."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        price = c.CARD_PRICE * len(table.chosen[seat])
        take_chosen(table, seat)
        bill(table, seat, price, (), 0)


#: By how many the seat could pay for; more than there are cards in the game is as many.
BUY_PROMPTS: Final = [Message("prompt-buy", {"price": c.CARD_PRICE, "most": n}) for n in range(PROJECT_CARDS)]
DEAL_RESEARCH: Final = DealResearch()
BUY_CARDS: Final = BuyCards()
TAKE_BOUGHT: Final = TakeBought()
PAY_BOUGHT: Final = PayBought()

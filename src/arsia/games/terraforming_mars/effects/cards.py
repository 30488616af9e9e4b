"""What cards do with cards: drawing, looking, keeping, resources on cards."""

from __future__ import annotations

from typing import ClassVar

from arsia.games.mars_engine.components.resources import CARD_WORTH
from arsia.games.mars_engine.effects import cards as engine
from arsia.games.mars_engine.effects.steps import CardSet, CardStep
from arsia.games.mars_engine.table import MarsTable
from arsia.games.terraforming_mars.components import CARD_PRICE
from arsia.games.terraforming_mars.components.names import IDS, INDEX
from arsia.games.terraforming_mars.components.options import BUY, DONE, KEEP
from arsia.games.terraforming_mars.effects.payment import bill
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


class Draw(engine.Draw):
    """Cards to the hand; there must be that many (TM-105)."""

    __slots__ = ()

    def possible(self, table: MarsTable, seat: int) -> bool:
        return table.can_draw(self.n)

    def obstacle(self, table: MarsTable, seat: int) -> Message:
        return Message("why-no-cards", {"n": self.n})


class Look(CardStep[TerraformingMars]):
    """Look at cards, keep some; the others are discarded. With a price the owner may keep or not."""

    __slots__ = ("count", "keep", "price")

    def __init__(self, count: int, keep: int, price: int) -> None:
        self.count = count
        self.keep = keep
        self.price = price

    def do(self, table: TerraformingMars, seat: int) -> None:
        dealt = table.dealt[seat]
        table.deal_to(seat, dealt, self.count)
        table.mingle(seat, dealt)
        table.then(BuyLooked() if self.price else KeepLooked(self.keep))

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        return table.can_draw(self.count)

    def obstacle(self, table: TerraformingMars, seat: int) -> Message:
        return Message("why-no-cards", {"n": self.count})

    def rate(self) -> tuple[float, float]:
        return (1.5, 0.0) if self.price else ((CARD_WORTH + 1.0) * self.keep, 0.0)

    def text(self) -> Message:
        if self.price:
            return Message("effect-look-buy", {"n": self.count, "price": self.price})
        return Message("effect-look-keep", {"n": self.count, "keep": self.keep})


def look(count: int, keep: int) -> Look:
    """Look at cards and keep some of them."""
    return Look(count, keep, 0)


def look_and_buy(count: int) -> Look:
    """Look at a card and buy it or not."""
    return Look(count, 1, CARD_PRICE)


class KeepLooked(CardSet[TerraformingMars]):
    """Which of the cards to keep?"""

    __slots__ = ("n",)
    offers: ClassVar[tuple[Option, ...]] = KEEP

    def __init__(self, n: int) -> None:
        self.n = n

    def source(self, table: TerraformingMars, seat: int) -> list[int]:
        return table.dealt[seat]

    def size(self, table: TerraformingMars, seat: int) -> tuple[int, int]:
        return self.n, self.n

    def done(self, table: TerraformingMars, seat: int, ending: Option | None) -> None:
        take_chosen(table, seat)

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-keep", {"n": self.n})


class BuyLooked(Choice[TerraformingMars]):
    """Buy the card or discard it?"""

    __slots__ = ()

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        if table.purse(seat) < CARD_PRICE:
            return [DONE]
        return [BUY[card] for card in table.dealt[seat]] + [DONE]

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        if option[0] == "buy":
            table.chosen[seat].append(INDEX[str(option[1])])
            bill(table, seat, CARD_PRICE, (), 0)
        take_chosen(table, seat)

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-buy", {"price": CARD_PRICE})


def take_chosen(table: TerraformingMars, seat: int) -> None:
    """The chosen cards come to the hand, the rest is discarded face down (TM-16)."""
    dealt, chosen = table.dealt[seat], table.chosen[seat]
    if table.seats > 1 and chosen and len(chosen) < len(dealt):
        table.knowledge.blur(dealt, table.others(seat))
    rest = [card for card in dealt if card not in chosen]
    hand = table.hands[seat]
    hand += chosen
    if chosen:
        table.mingle(seat, hand)
    if rest:
        table.discards += rest
    if table.telling and dealt:
        table.tell("bought", seat, len(chosen))
        table.tell_only(seat, "bought_cards", seat, tuple([IDS[card] for card in chosen]))
    table.dealt[seat] = []
    table.chosen[seat] = []
    table.touch()


class AddToCard(engine.AddToCard[TerraformingMars]):
    """Resources onto one own card that holds them; for some it must hold some already (TM-47, TM-119)."""

    __slots__ = ()

    def text(self) -> Message:
        return Message("effect-add-more", {"n": self.n}) if self.least else super().text()

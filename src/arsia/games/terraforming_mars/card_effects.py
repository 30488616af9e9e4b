"""What cards do with cards: drawing, looking, resources on cards, production boxes."""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine import effects as engine
from arsia.games.mars_engine.resources import ANY_KIND, CARD_RESOURCES, CARD_WORTH, NOTHING, ON_CARD
from arsia.games.terraforming_mars.components import CARD_PRICE, DONE
from arsia.games.terraforming_mars.names import IDS, INDEX, PROJECT_CARDS
from arsia.games.terraforming_mars.payment import bill
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import Several
from arsia.kernel.step import Choice, Step

TARGET: Final[tuple[Option, ...]] = tuple(("card", name) for name in IDS)
DISCARD: Final[tuple[Option, ...]] = tuple(("discard", name) for name in IDS)
KEEP: Final[tuple[Option, ...]] = tuple(("keep", name) for name in IDS)
BUY: Final[tuple[Option, ...]] = tuple(("buy", name) for name in IDS)

#: What each card holds, filled in by the cards' own declaration.
HOLDS: Final[list[int]] = [NOTHING] * PROJECT_CARDS


class Draw(engine.Draw):
    """Cards to the hand; there must be that many (TM-105)."""

    __slots__ = ()

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        return table.can_draw(self.n)

    def obstacle(self, table: TerraformingMars, seat: int) -> Message:
        return Message("why-no-cards", {"n": self.n})


class Look(Step[TerraformingMars]):
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


class KeepLooked(Several[TerraformingMars]):
    """Which of the cards to keep?"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def ask(self, table: TerraformingMars, seat: int) -> Walk:
        cards = table.dealt[seat]
        place, taken = table.marks(seat, cards)
        return [KEEP[card] for card in cards], None, place, taken, self.n, self.n

    def add(self, table: TerraformingMars, seat: int, element: Option) -> None:
        table.chosen[seat].append(INDEX[str(element[1])])

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


# ---- resources on cards ----------------------------------------------------------------------------------------------


class AddToCard(Choice[TerraformingMars]):
    """Resources onto one own card that holds them, all on the same; without one they are lost (TM-47, TM-119)."""

    __slots__ = ("kind_of", "least", "n")

    def __init__(self, kind_of: int, n: int, least: int = 0) -> None:
        self.kind_of = kind_of
        self.n = n
        self.least = least  # the card must hold that many already

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        options: list[Option] = []
        for card in table.fronts[seat]:
            holds = HOLDS[card]
            fits = holds != NOTHING and (self.kind_of == holds or self.kind_of == ANY_KIND)
            if fits and table.held[card] >= self.least:
                options.append(TARGET[card])
        return options

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        table.put_on(INDEX[str(option[1])], self.n, seat)

    def matters(self, table: TerraformingMars, seat: int) -> bool:
        return bool(self.options(table, seat))

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-add", {"n": self.n, "kind": self._kind()})

    def rate(self) -> tuple[float, float]:
        return (ON_CARD * self.n * 0.4, 0.0)

    def text(self) -> Message:
        if self.least:
            return Message("effect-add-more", {"n": self.n})
        return Message("effect-add", {"n": self.n, "kind": self._kind()})

    def _kind(self) -> str:
        return "any" if self.kind_of == ANY_KIND else CARD_RESOURCES[self.kind_of]


def own_changes(step: Step[TerraformingMars]) -> tuple[tuple[int, int], ...]:
    """What a step does to its owner's production, as far as it is fixed."""
    from arsia.games.terraforming_mars.effects import Produce

    return step.changes if isinstance(step, Produce) else ()

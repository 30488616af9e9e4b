"""What cards do with cards: drawing and discarding, looking and keeping, resources on cards."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.ares_expedition.components import (
    COLOUR,
    DISCARD,
    GREEN,
    HOLDS,
    IDS,
    INDEX,
    KEEP,
    SKIP,
    TAGS_OF,
    TARGET,
)
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.resources import ANY_KIND, CARD_RESOURCES, CARD_WORTH, MC
from arsia.games.mars_engine.components.tags import TAGS
from arsia.games.mars_engine.effects import cards as engine
from arsia.games.mars_engine.effects.steps import CardChoice, CardSet, CardStep
from arsia.games.mars_engine.table import NO_CARD
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice

ADDED: Final = 0.4  # in M€, of a resource for another card: there may be none that holds it
TAKEN: Final = 0.5

# ---- from the hand ---------------------------------------------------------------------------------------------------


def throw_away(table: AresExpedition, seat: int) -> int:
    """The cards that were chosen leave the hand face down; how many."""
    cards = table.chosen[seat]
    table.chosen[seat] = []
    table.discard_hidden(seat, cards, table.hands[seat])
    if table.telling and cards:
        table.tell("discarded", seat, len(cards))
        for card in cards:
            table.tell_only(seat, "discarded_card", seat, IDS[card])
    return len(cards)


class DiscardCards(CardSet[AresExpedition]):
    """Which hand cards are discarded, for no M€?"""

    __slots__ = ("n",)
    offers: ClassVar[tuple[Option, ...]] = DISCARD

    def __init__(self, n: int) -> None:
        self.n = n

    def source(self, table: AresExpedition, seat: int) -> list[int]:
        return table.hands[seat]

    def size(self, table: AresExpedition, seat: int) -> tuple[int, int]:
        n = min(self.n, len(table.hands[seat]))
        return n, n

    def done(self, table: AresExpedition, seat: int, ending: Option | None) -> None:
        throw_away(table, seat)

    def possible(self, table: AresExpedition, seat: int) -> bool:
        return len(table.hands[seat]) >= self.n

    def obstacle(self, table: AresExpedition, seat: int) -> Message:
        return Message("why-no-cards", {"n": self.n, "have": len(table.hands[seat])})

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-discard", {"n": self.n})

    def rate(self) -> tuple[float, float]:
        return (-3.0 * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-discard", {"n": self.n})


class DrawThenDiscard(CardStep[AresExpedition]):
    """Draw, then discard from the whole hand."""

    __slots__ = ("discard", "n")

    def __init__(self, n: int, discard: int) -> None:
        self.n = n
        self.discard = DiscardCards(discard)

    def do(self, table: AresExpedition, seat: int) -> None:
        table.draw(seat, self.n)
        if len(table.hands[seat]) > self.discard.n:
            table.then(self.discard)
        else:
            table.chosen[seat] = table.hands[seat][:]
            throw_away(table, seat)

    def rate(self) -> tuple[float, float]:
        return (CARD_WORTH * (self.n - self.discard.n) + 1.0, 0.0)

    def text(self) -> Message:
        return Message("effect-draw-then-discard", {"n": self.n, "discards": self.discard.n})


class DiscardToDraw(CardSet[AresExpedition]):
    """Discard one or more hand cards, up to a limit, and draw as many."""

    __slots__ = ("most",)
    offers: ClassVar[tuple[Option, ...]] = DISCARD

    def __init__(self, most: int) -> None:
        self.most = most

    def source(self, table: AresExpedition, seat: int) -> list[int]:
        return table.hands[seat]

    def size(self, table: AresExpedition, seat: int) -> tuple[int, int]:
        return 1, self.most

    def done(self, table: AresExpedition, seat: int, ending: Option | None) -> None:
        table.draw(seat, throw_away(table, seat))

    def possible(self, table: AresExpedition, seat: int) -> bool:
        return bool(table.hands[seat])

    def obstacle(self, table: AresExpedition, seat: int) -> Message:
        return Message("why-no-cards", {"n": 1, "have": 0})

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-discard-to-draw", {"most": self.most})

    def rate(self) -> tuple[float, float]:
        return (2.0, 0.0)

    def text(self) -> Message:
        return Message("effect-discard-to-draw", {"most": self.most})


class MayTradeCard(CardChoice[AresExpedition]):
    """Discard a hand card to draw one, or two if it had the tag; or leave it."""

    __slots__ = ("tag",)
    reads: ClassVar[tuple[str, ...]] = ("hand",)
    writes: ClassVar[tuple[str, ...]] = ("hand",)

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        hand = table.hands[seat]
        return [DISCARD[card] for card in hand] + [SKIP] if hand else []

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        if option[0] != "discard":
            return
        card = INDEX[str(option[1])]
        table.chosen[seat].append(card)
        throw_away(table, seat)
        table.draw(seat, 2 if self.tag in TAGS_OF[card] else 1)

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-trade-card", {"tag": TAGS[self.tag]})

    def rate(self) -> tuple[float, float]:
        return (1.5, 0.0)

    def text(self) -> Message:
        return Message("effect-trade-card", {"tag": TAGS[self.tag]})


# ---- from the deck ---------------------------------------------------------------------------------------------------


class DrawAndKeep(CardStep[AresExpedition]):
    """Look at cards, keep some; the others are discarded."""

    __slots__ = ("keep", "n")

    def __init__(self, n: int, keep: int) -> None:
        self.n = n
        self.keep = KEEP_DEALT[keep]

    def do(self, table: AresExpedition, seat: int) -> None:
        look_at(table, seat, self.n)
        keep_dealt(table, seat, self.keep.n)

    def rate(self) -> tuple[float, float]:
        return ((CARD_WORTH + 1.0) * self.keep.n, 0.0)

    def text(self) -> Message:
        return Message("effect-draw-and-keep", {"n": self.n, "keep": self.keep.n})


class KeepDealt(CardSet[AresExpedition]):
    """Which of the dealt cards to keep? As many as said or as there are (AE-81)."""

    __slots__ = ("n",)
    offers: ClassVar[tuple[Option, ...]] = KEEP

    def __init__(self, n: int) -> None:
        self.n = n

    def source(self, table: AresExpedition, seat: int) -> list[int]:
        return table.dealt[seat]

    def size(self, table: AresExpedition, seat: int) -> tuple[int, int]:
        n = min(self.n, len(table.dealt[seat]))
        return n, n

    def done(self, table: AresExpedition, seat: int, ending: Option | None) -> None:
        keep_chosen(table, seat)

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-keep", {"n": min(self.n, len(table.dealt[seat]))})


KEEP_DEALT: Final = tuple([KeepDealt(n) for n in range(30)])


def look_at(table: AresExpedition, seat: int, n: int) -> None:
    """Cards that only the seat sees, to choose from."""
    dealt = table.dealt[seat]
    got = table.deal_to(seat, dealt, n)
    table.mingle(seat, dealt)
    if table.telling and got:
        table.tell("looked", seat, got)
        for card in dealt:
            table.tell_only(seat, "drawn", seat, IDS[card])


def keep_dealt(table: AresExpedition, seat: int, n: int) -> None:
    """The seat keeps so many of the dealt cards, and is asked which if it cannot keep them all."""
    dealt = table.dealt[seat]
    if n < len(dealt):
        table.then(KEEP_DEALT[n])
    elif dealt:
        table.chosen[seat] = dealt[:]
        keep_chosen(table, seat)


def keep_chosen(table: AresExpedition, seat: int) -> None:
    """The chosen cards come to the hand, the rest is discarded face down and for no M€."""
    dealt, chosen = table.dealt[seat], table.chosen[seat]
    table.shared = True
    if table.seats > 1 and len(chosen) < len(dealt):
        table.knowledge.blur(dealt, table.others(seat))
    hand = table.hands[seat]
    hand += chosen
    table.mingle(seat, hand)
    table.discards += [card for card in dealt if card not in chosen]
    if table.telling:
        table.tell("kept", seat, len(chosen))
        for card in chosen:
            table.tell_only(seat, "kept_card", seat, IDS[card])
    table.dealt[seat] = []
    table.chosen[seat] = []


class RevealAndKeep(CardStep[AresExpedition]):
    """Turn cards up for all to see, keep one with one of the tags, discard the rest."""

    __slots__ = ("n", "tags")

    def __init__(self, n: int, tags: tuple[int, ...]) -> None:
        self.n = n
        self.tags = tags

    def do(self, table: AresExpedition, seat: int) -> None:
        dealt = table.dealt[seat]
        table.deal_to(seat, dealt, self.n)
        for card in dealt:
            table.show_all(card)
            if table.telling:
                table.tell("revealed", seat, IDS[card])
        table.then(KeepRevealed(self.tags))

    def rate(self) -> tuple[float, float]:
        return (3.0, 0.0)

    def text(self) -> Message:
        return Message("effect-reveal-and-keep", {"n": self.n, "tags": tuple([tag_text(tag) for tag in self.tags])})


class KeepRevealed(Choice[AresExpedition]):
    """Which of the cards that fit to keep? Everybody sees them; with none of them all are discarded."""

    __slots__ = ("tags",)
    question: ClassVar[Message] = Message("prompt-keep-revealed")

    def __init__(self, tags: tuple[int, ...]) -> None:
        self.tags = tags

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        fits = [KEEP[card] for card in table.dealt[seat] if any(tag in TAGS_OF[card] for tag in self.tags)]
        return fits or [SKIP]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        dealt = table.dealt[seat]
        table.dealt[seat] = []
        table.shared = True
        if option[0] == "keep":
            card = INDEX[str(option[1])]
            dealt.remove(card)
            table.hands[seat].append(card)
            table.mingle(seat, table.hands[seat])
            if table.telling:
                table.tell("kept_card", seat, IDS[card])
        table.discards += dealt


class RevealTop(CardStep[AresExpedition]):
    """Turn up the top card: a green one is discarded for a M€, any other comes to the hand."""

    __slots__ = ("mc",)

    def __init__(self, mc: int) -> None:
        self.mc = mc

    def do(self, table: AresExpedition, seat: int) -> None:
        if not table.deck and not table.discards:
            return
        card = table.pop_card()
        table.show_all(card)
        table.reveal()
        table.shared = True
        if table.telling:
            table.tell("revealed", seat, IDS[card])
        if COLOUR[card] == GREEN:
            table.discards.append(card)
            table.gain(seat, MC, self.mc)
        else:
            table.hands[seat].append(card)
            table.mingle(seat, table.hands[seat])
            if table.telling:
                table.tell("kept_card", seat, IDS[card])

    def rate(self) -> tuple[float, float]:
        return (2.5, 0.0)

    def text(self) -> Message:
        return Message("effect-reveal-top", {"n": self.mc})


def tag_text(tag: int) -> Message:
    """A tag by its name."""
    return Message(f"tag-{TAGS[tag]}")


# ---- what lies on cards ---------------------------------------------------------------------------------------------


class AddToCard(engine.AddToCard[AresExpedition]):
    """Resources onto one own card that holds them, another than the one that says so (AE-38)."""

    __slots__ = ("card",)

    def __init__(self, kind_of: int, n: int, least: int = 0, card: int = NO_CARD) -> None:
        super().__init__(kind_of, n, least)
        self.card = card  # on which the step stands

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        options = super().options(table, seat)
        return options if self.card == NO_CARD else [each for each in options if each != TARGET[self.card]]

    def on(self, card: int) -> CardChoice[AresExpedition]:
        return AddToCard(self.kind_of, self.n, self.least, card)

    def text(self) -> Message:
        return Message("effect-add-any", {"n": self.n}) if self.kind_of == ANY_KIND else super().text()


class TakeFromAny(CardChoice[AresExpedition]):
    """One resource of these kinds off any own card, as a price."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        return [TARGET[card] for card in table.fronts[seat] if table.held[card] and HOLDS[card] in self.kinds]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        table.take_off(INDEX[str(option[1])], 1, seat)

    def possible(self, table: AresExpedition, seat: int) -> bool:
        return bool(self.options(table, seat))

    def obstacle(self, table: AresExpedition, seat: int) -> Message:
        return Message("why-nothing-to-take", {"kinds": self._kinds()})

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-take", {"kinds": self._kinds()})

    def rate(self) -> tuple[float, float]:
        return (-TAKEN, 0.0)

    def text(self) -> Message:
        return Message("effect-take-any", {"kinds": self._kinds()})

    def _kinds(self) -> tuple[Message, ...]:
        return tuple([Message(f"kind-{CARD_RESOURCES[kind]}") for kind in self.kinds])

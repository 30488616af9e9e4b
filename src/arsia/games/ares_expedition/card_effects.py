"""What cards do with cards: drawing and discarding, looking, resources on cards, cards played for nothing."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.ares_expedition.components import DISCARD, FREE_GREEN, GREEN, KEEP, PLAY, SKIP, TARGET
from arsia.games.ares_expedition.names import IDS, INDEX, PROJECT_CARDS
from arsia.games.ares_expedition.table import ON_CARD, AresExpedition
from arsia.games.mars_engine.resources import ANY_KIND, CARD_RESOURCES, CARD_WORTH, MC, NOTHING
from arsia.games.mars_engine.tags import TAGS
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import Several
from arsia.kernel.step import Choice, Step

#: What each card holds, and its tags and colour, filled in by the cards' own declaration.
HOLDS: Final[list[int]] = [NOTHING] * PROJECT_CARDS
PRINTED: Final[list[tuple[int, ...]]] = [()] * PROJECT_CARDS
COLOUR_OF: Final[list[int]] = [GREEN] * PROJECT_CARDS

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


class DiscardCards(Several[AresExpedition]):
    """Which hand cards are discarded, for no M€?"""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def ask(self, table: AresExpedition, seat: int) -> Walk:
        cards = table.hands[seat]
        place, taken = table.marks(seat, cards)
        n = self.n if self.n < len(cards) else len(cards)
        return [DISCARD[card] for card in cards], None, place, taken, n, n

    def add(self, table: AresExpedition, seat: int, element: Option) -> None:
        table.chosen[seat].append(INDEX[str(element[1])])

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


class DrawThenDiscard(Step[AresExpedition]):
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


class DiscardToDraw(Several[AresExpedition]):
    """Discard one or more hand cards, up to a limit, and draw as many."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        self.most = most

    def ask(self, table: AresExpedition, seat: int) -> Walk:
        cards = table.hands[seat]
        place, taken = table.marks(seat, cards)
        return [DISCARD[card] for card in cards], None, place, taken, 1, self.most

    def add(self, table: AresExpedition, seat: int, element: Option) -> None:
        table.chosen[seat].append(INDEX[str(element[1])])

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


class MayTradeCard(Choice[AresExpedition]):
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
        table.draw(seat, 2 if self.tag in PRINTED[card] else 1)

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-trade-card", {"tag": TAGS[self.tag]})

    def rate(self) -> tuple[float, float]:
        return (1.5, 0.0)

    def text(self) -> Message:
        return Message("effect-trade-card", {"tag": TAGS[self.tag]})


# ---- from the deck ---------------------------------------------------------------------------------------------------


class DrawAndKeep(Step[AresExpedition]):
    """Look at cards, keep some; the others are discarded."""

    __slots__ = ("keep", "n")

    def __init__(self, n: int, keep: int) -> None:
        self.n = n
        self.keep = KEEP_DEALT[keep]

    def do(self, table: AresExpedition, seat: int) -> None:
        table.deal_to(seat, table.dealt[seat], self.n)
        table.mingle(seat, table.dealt[seat])
        keep_dealt(table, seat, self.keep.n)

    def rate(self) -> tuple[float, float]:
        return ((CARD_WORTH + 1.0) * self.keep.n, 0.0)

    def text(self) -> Message:
        return Message("effect-draw-and-keep", {"n": self.n, "keep": self.keep.n})


class KeepDealt(Several[AresExpedition]):
    """Which of the dealt cards to keep? As many as said or as there are (AE-81)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def ask(self, table: AresExpedition, seat: int) -> Walk:
        cards = table.dealt[seat]
        place, taken = table.marks(seat, cards)
        n = self.n if self.n < len(cards) else len(cards)
        return [KEEP[card] for card in cards], None, place, taken, n, n

    def add(self, table: AresExpedition, seat: int, element: Option) -> None:
        table.chosen[seat].append(INDEX[str(element[1])])

    def done(self, table: AresExpedition, seat: int, ending: Option | None) -> None:
        keep_chosen(table, seat)

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-keep", {"n": min(self.n, len(table.dealt[seat]))})


KEEP_DEALT: Final = tuple([KeepDealt(n) for n in range(30)])


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


class RevealAndKeep(Step[AresExpedition]):
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
        fits = [KEEP[card] for card in table.dealt[seat] if any(tag in PRINTED[card] for tag in self.tags)]
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


class RevealTop(Step[AresExpedition]):
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
        if COLOUR_OF[card] == GREEN:
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


# ---- resources on cards ----------------------------------------------------------------------------------------------


class AddToCard(Choice[AresExpedition]):
    """Resources onto one own card that holds them, all on the same; without one they are lost (AE-38)."""

    __slots__ = ("card", "kind_of", "least", "n")

    def __init__(self, kind_of: int, n: int, least: int = 0, card: int = NOTHING) -> None:
        self.kind_of = kind_of
        self.n = n
        self.least = least  # the card must hold that many already
        self.card = card  # on which the step stands: it means another

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        options: list[Option] = []
        for card in table.fronts[seat]:
            holds = HOLDS[card]
            fits = holds != NOTHING and (self.kind_of == holds or self.kind_of == ANY_KIND)
            if fits and table.held[card] >= self.least and card != self.card:
                options.append(TARGET[card])
        return options

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        table.put_on(INDEX[str(option[1])], self.n, seat)

    def on(self, card: int) -> Step[AresExpedition]:
        return AddToCard(self.kind_of, self.n, self.least, card)

    def matters(self, table: AresExpedition, seat: int) -> bool:
        return bool(self.options(table, seat))

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-add", {"n": self.n, "kind": self._kind()})

    def rate(self) -> tuple[float, float]:
        return (ON_CARD * self.n * 0.4, 0.0)

    def text(self) -> Message:
        return Message("effect-add", {"n": self.n, "kind": self._kind()})

    def _kind(self) -> str:
        return "any" if self.kind_of == ANY_KIND else CARD_RESOURCES[self.kind_of]


class TakeFromAny(Choice[AresExpedition]):
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
        return (-0.5 * ON_CARD, 0.0)

    def text(self) -> Message:
        return Message("effect-take-any", {"kinds": self._kinds()})

    def _kinds(self) -> tuple[Message, ...]:
        return tuple([Message(f"kind-{CARD_RESOURCES[kind]}") for kind in self.kinds])


# ---- more cards in the same phase ------------------------------------------------------------------------------------


class ExtraPlay(Step[AresExpedition]):
    """One more blue or red card in this phase."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.plays[seat] += 1

    def rate(self) -> tuple[float, float]:
        return (4.0, 0.0)

    def text(self) -> Message:
        return Message("effect-extra-play")


class NextDiscount(Step[AresExpedition]):
    """The next card of this phase costs less."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: AresExpedition, seat: int) -> None:
        table.next_cut[seat] += self.n

    def rate(self) -> tuple[float, float]:
        return (0.8 * self.n, 0.0)

    def text(self) -> Message:
        return Message("effect-next-discount", {"n": self.n})


class NextEase(Step[AresExpedition]):
    """The next card of this phase has its zones widened by one."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.next_eased |= 1 << seat

    def rate(self) -> tuple[float, float]:
        return (3.0, 0.0)

    def text(self) -> Message:
        return Message("effect-next-ease")


class FreePlay(Choice[AresExpedition]):
    """A cheap green card for no M€, or none; its requirements hold as ever (AE-97)."""

    __slots__ = ()

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        from arsia.games.ares_expedition.cards import COST
        from arsia.games.ares_expedition.play import allowed

        options: list[Option] = []
        for card in table.hands[seat]:
            if COLOUR_OF[card] == GREEN and COST[card] <= FREE_GREEN and allowed(table, seat, card):
                options.append(PLAY[card])
        options.append(SKIP)
        return options

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        if option[0] == "play":
            from arsia.games.ares_expedition.play import play_free

            play_free(table, seat, INDEX[str(option[1])])

    def is_public(self, table: AresExpedition, seat: int) -> bool:
        return not table.hands[seat]

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-free-play", {"most": FREE_GREEN})

    def rate(self) -> tuple[float, float]:
        return (5.0, 0.0)

    def text(self) -> Message:
        return Message("effect-free-play", {"most": FREE_GREEN})


def tag_text(tag: int) -> Message:
    """A tag by its name."""
    return Message(f"tag-{TAGS[tag]}")

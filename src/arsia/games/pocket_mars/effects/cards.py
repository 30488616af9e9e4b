"""Effects that move cards: draw, put under the deck, cover, swap, retrieve, peek."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.pocket_mars.components import BUILDING, COLOUR, IDS, INDEX, NAMES
from arsia.games.pocket_mars.effects.steps import Effect, Target
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


class Draw(Effect):
    """Cards from the deck to the hand. Against the automatics they come from their prep module first (PM-71)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: PocketMars, seat: int) -> None:
        for _ in range(self.n):
            if table.seats == 1:
                table.then(TAKE_FROM_AUTOMATICS, seat=seat)
            else:
                table.draw(seat)

    def matters(self, table: PocketMars, seat: int) -> bool:
        return bool(table.deck or (table.seats == 1 and table.preps[1]))

    def text(self) -> Message:
        return Message("effect-draw", {"n": self.n})


class TakeFromAutomatics(Choice[PocketMars]):
    """Which card of the automatics' prep module is drawn? When it is empty, the deck's top card."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-draw-from-automatics")

    def options(self, table: PocketMars, seat: int) -> list[Option]:
        if not table.preps[1]:
            return [("draw", 0)] if table.deck else []
        return [("draw", slot) for slot in range(len(table.preps[1]))]

    def take(self, table: PocketMars, seat: int, option: Option) -> None:
        if table.preps[1]:
            table.take_in_hand(seat, table.preps[1].pop(int(option[1])))
        else:
            table.draw(seat)


TAKE_FROM_AUTOMATICS: Final = TakeFromAutomatics()


class SwapCards(Target):
    """Two attached cards of one Building change places; the last one gives the value to beat (PM-37)."""

    __slots__ = ()
    says: ClassVar[str] = "effect-swap-cards"

    def targets(self, table: PocketMars, seat: int) -> list[Option]:
        found: list[Option] = []
        for building, column in enumerate(table.columns):
            for i in range(len(column)):
                for j in range(i + 1, len(column)):
                    found.append(("exchange", NAMES[building], i, j))
        return found

    def hit(self, table: PocketMars, seat: int, option: Option) -> None:
        column = table.columns[BUILDING[str(option[1])]]
        i, j = int(option[2]), int(option[3])
        column[i], column[j] = column[j], column[i]
        table.touch()
        table.tell("exchange", seat, option[1], i + 1, j + 1)


class Bottom(Target):
    """Own cards to the bottom of the deck, from the hand or also from the prep module."""

    __slots__ = ("also_prep", "n")

    def __init__(self, n: int, also_prep: bool, optional: bool = False) -> None:
        super().__init__(optional)
        self.n = n
        self.also_prep = also_prep

    def targets(self, table: PocketMars, seat: int) -> list[Option]:
        cards = table.hands[seat] + table.preps[seat] if self.also_prep else table.hands[seat]
        return [("bottom", IDS[card]) for card in cards]

    def hit(self, table: PocketMars, seat: int, option: Option) -> None:
        table.put_under_deck(seat, INDEX[str(option[1])])
        if self.n > 1:
            table.then(Bottom(self.n - 1, self.also_prep, self.optional))

    def what(self) -> Message:
        return Message("effect-bottom-any" if self.also_prep else "effect-bottom", {"n": self.n})


def may_put_under(n: int, also_prep: bool = False) -> Bottom:
    """The owner may put so many own cards under the deck."""
    return Bottom(n, also_prep, optional=True)


class Cover(Target):
    """A hand card, face down, to the end of the column of its colour (PM-38)."""

    __slots__ = ()
    says: ClassVar[str] = "effect-cover"

    def targets(self, table: PocketMars, seat: int) -> list[Option]:
        return [("cover", IDS[card]) for card in table.hands[seat]]

    def hit(self, table: PocketMars, seat: int, option: Option) -> None:
        table.attach_covered(seat, INDEX[str(option[1])])


class Retrieve(Target):
    """An own prep card back to the hand."""

    __slots__ = ()
    says: ClassVar[str] = "effect-retrieve"

    def targets(self, table: PocketMars, seat: int) -> list[Option]:
        return [("retrieve", IDS[card]) for card in table.preps[seat]]

    def hit(self, table: PocketMars, seat: int, option: Option) -> None:
        card = INDEX[str(option[1])]
        table.preps[seat].remove(card)
        table.hold(seat, card)
        table.tell("retrieve", seat, NAMES[COLOUR[card]])


class Peek(Target):
    """A private look at both prep cards of one other player, or at one of them."""

    __slots__ = ("n",)

    def __init__(self, n: int, optional: bool = False) -> None:
        super().__init__(optional)
        self.n = n

    def targets(self, table: PocketMars, seat: int) -> list[Option]:
        found: list[Option] = []
        for player in range(table.players):
            if player != seat:
                if self.n == 1:
                    found += [("peek_one", player, slot) for slot in range(len(table.preps[player]))]
                elif table.preps[player]:
                    found.append(("peek", player))
        return found

    def hit(self, table: PocketMars, seat: int, option: Option) -> None:
        player = int(option[1])
        cards = table.preps[player] if self.n > 1 else [table.preps[player][int(option[2])]]
        for card in cards:
            table.knowledge.show(card, 1 << seat)
            table.tell_only(seat, "peeked", seat, player, IDS[card])
        table.reveal()
        table.tell("peek", seat, player, len(cards))

    def what(self) -> Message:
        return Message("effect-peek", {"n": self.n})

"""After every turn all come back to two cards in hand and two in the prep module (PM-20 to PM-23)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.pocket_mars.components import DISCARD, HAND, INDEX, PREP, PREPARE
from arsia.games.pocket_mars.effects.cards import TAKE_FROM_AUTOMATICS
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import GONE, SeveralSeen
from arsia.kernel.step import Step


class FourCardRule(Step[PocketMars]):
    """After every turn all come back to two and two, the active player first, each finishing before the next."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        seats = table.seats
        for turn in range(seats - 1, -1, -1):
            each = (seat + turn) % seats
            if len(table.hands[each]) != HAND or len(table.preps[each]) != PREP:
                table.running.append((REPLENISH, each))


class Replenish(Step[PocketMars]):
    """Draw what is missing, then fill the prep module, then discard what is too much (PM-20 to PM-23)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        hand = table.hands[seat]
        missing = HAND + PREP - len(hand) - len(table.preps[seat])
        table.running.append((FILL_PREP, seat))
        if table.seats == 1:
            for _ in range(missing):
                table.then(TAKE_FROM_AUTOMATICS, seat=seat)
            return
        for _ in range(missing):
            table.draw(seat)


class FillPrep(Step[PocketMars]):
    """Hand cards go to the prep module until it has two; then hand cards are discarded until two are left."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        hand = table.hands[seat]
        room = PREP - len(table.preps[seat])
        if room > 1:
            table.shuffle(hand)  # the slots must not tell which card was held longer
        if room:
            table.then(PREPARE_CARDS, DROP_CARDS, seat=seat)
        elif len(hand) > HAND:
            table.running.append((DROP_CARDS, seat))


class PrepareCards(SeveralSeen[PocketMars]):
    """Which hand cards go to the prep module?"""

    __slots__ = ()
    walks: ClassVar[int] = GONE

    def ask(self, table: PocketMars, seat: int) -> Walk:
        hand = table.hands[seat]
        n = self.taken + min(len(hand), PREP - len(table.preps[seat]))
        return [PREPARE[card] for card in hand], None, self.place, self.taken, n, n

    def onward(self, place: int, taken: int) -> PrepareCards:
        return PrepareCards(place, taken)

    def add(self, table: PocketMars, seat: int, element: Option) -> None:
        table.prepare(seat, INDEX[str(element[1])])

    def prompt(self, table: PocketMars, seat: int) -> Message:
        return Message("prompt-prepare", {"n": min(len(table.hands[seat]), PREP - len(table.preps[seat]))})

    def is_public(self, table: PocketMars, seat: int) -> bool:
        return self.place == 0  # how many are left to choose from tells where the last one was held


class DropCards(SeveralSeen[PocketMars]):
    """Which hand cards are too much?"""

    __slots__ = ()
    walks: ClassVar[int] = GONE

    def ask(self, table: PocketMars, seat: int) -> Walk:
        hand = table.hands[seat]
        n = self.taken + max(0, len(hand) - HAND)
        if n == self.taken:
            return [], None, 0, n, n, n  # as it is most of the time
        return [DISCARD[card] for card in hand], None, self.place, self.taken, n, n

    def onward(self, place: int, taken: int) -> DropCards:
        return DropCards(place, taken)

    def add(self, table: PocketMars, seat: int, element: Option) -> None:
        card = INDEX[str(element[1])]
        table.hands[seat].remove(card)
        table.discard_card(seat, card)

    def prompt(self, table: PocketMars, seat: int) -> Message:
        return Message("prompt-drop", {"n": len(table.hands[seat]) - HAND})

    def is_public(self, table: PocketMars, seat: int) -> bool:
        return self.place == 0  # how many are left to choose from tells where the last one was held


FOUR_CARD_RULE: Final = FourCardRule()
REPLENISH: Final = Replenish()
FILL_PREP: Final = FillPrep()
PREPARE_CARDS: Final = PrepareCards(0, 0)
DROP_CARDS: Final = DropCards(0, 0)

"""Set-up: shuffle, draw lots, deal or draft, split (PM-01 to PM-08)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.pocket_mars.components import HAND, INDEX, PREP, PREPARE
from arsia.games.pocket_mars.rules.draft import DEAL_PACKS, DRAFT, PASS_PACKS, PICK
from arsia.games.pocket_mars.rules.rounds import PLAY_ROUND
from arsia.games.pocket_mars.rules.solo import SET_UP_AUTOMATICS, man_automatics
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import Several
from arsia.kernel.step import Step, Together


class SetUp(Step[PocketMars]):
    """Shuffle, draw lots for the first player, deal or draft four cards each, split them (PM-01 to PM-08)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        everyone = tuple(range(table.seats))
        if table.is_solo:
            man_automatics(table)
        table.shuffle(table.deck)
        table.first = table.below(table.seats)
        table.tell("start", table.first)
        steps: list[Step[PocketMars]] = [DEAL]
        if table.options["draft"]:
            steps = [DEAL_PACKS] + [Together(PICK, everyone), PASS_PACKS] * (DRAFT - 1)
        steps += [Together(SPLIT, everyone), LAY_OUT, SET_UP_AUTOMATICS if table.is_solo else PLAY_ROUND]
        table.then(*steps)


class Deal(Step[PocketMars]):
    """Four cards to each seat."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        for each in range(table.seats):
            for _ in range(HAND + PREP):
                table.draw(each)


class SplitCards(Several[PocketMars]):
    """Which two of the four cards go to the prep module? In secret, until all have chosen (PM-07)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-split")

    def ask(self, table: PocketMars, seat: int) -> Walk:
        hand, chosen = table.hands[seat], table.chosen[seat]
        place = hand.index(chosen[-1]) + 1 if chosen else 0
        return [PREPARE[card] for card in hand], None, place, len(chosen), PREP, PREP

    def add(self, table: PocketMars, seat: int, element: Option) -> None:
        table.chosen[seat].append(INDEX[str(element[1])])


class LayOut(Step[PocketMars]):
    """The chosen cards are laid out, face down."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        for each in range(table.seats):
            for card in table.chosen[each]:
                table.prepare(each, card)
        table.chosen = [[] for _ in range(table.seats)]


DEAL: Final = Deal()
SPLIT: Final = SplitCards()
LAY_OUT: Final = LayOut()
SET_UP: Final = SetUp()

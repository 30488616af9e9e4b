"""The draft variant (PM-80 to PM-83)."""

from __future__ import annotations

from typing import Final

from arsia.games.pocket_mars.components import COLOUR, IDS, INDEX, NAMES
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step

DRAFT: Final = 5  # cards dealt to each seat in the draft variant


class DealPacks(Step[PocketMars]):
    """Five cards to each seat, to choose from (PM-80)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        for each in range(table.seats):
            pack = [table.deck.pop() for _ in range(DRAFT)]
            table.packs.append(pack)
            for card in pack:
                table.knowledge.show(card, 1 << each)


class PickCard(Choice[PocketMars]):
    """Which card of the pack to keep? In secret, until all have chosen (PM-81)."""

    __slots__ = ()

    def options(self, table: PocketMars, seat: int) -> list[Option]:
        return [("pick", IDS[card]) for card in table.packs[seat]]

    def take(self, table: PocketMars, seat: int, option: Option) -> None:
        table.chosen[seat].append(INDEX[str(option[1])])

    def prompt(self, table: PocketMars, seat: int) -> Message:
        return Message("prompt-pick", {"left": len(table.packs[seat]) - 1})


class PassPacks(Step[PocketMars]):
    """The picks are kept and the packs go to the left; the last cards go back to the deck (PM-82, PM-83)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        for each in range(table.seats):
            card = table.chosen[each].pop()
            pack = table.packs[each]
            table.knowledge.blur([twin for twin in pack if COLOUR[twin] == COLOUR[card]], table.others(each))
            pack.remove(card)
            table.hold(each, card)
            table.tell("pick", each, NAMES[COLOUR[card]])
            table.tell_only(each, "picked", each, IDS[card])
        if len(table.packs[0]) == 1:
            self._put_back(table)
            return
        table.packs = [table.packs[each - 1] for each in range(table.seats)]
        for each, pack in enumerate(table.packs):
            for card in pack:
                table.knowledge.show(card, 1 << each)

    def _put_back(self, table: PocketMars) -> None:
        for pack in table.packs:
            table.deck += pack
        table.packs = []
        table.shuffle(table.deck)
        table.knowledge.blur(table.deck, (1 << table.seats) - 1)
        for hand in table.hands:
            table.shuffle(hand)  # the order of the picks is nobody else's business


DEAL_PACKS: Final = DealPacks()
PICK: Final = PickCard()
PASS_PACKS: Final = PassPacks()

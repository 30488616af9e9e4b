"""The draft variant of research (TM-100, TM-101)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.terraforming_mars.components.names import IDS, INDEX
from arsia.games.terraforming_mars.rules.research import share
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step, Together


class DealPacks(Step[TerraformingMars]):
    """Four cards each, to choose one from and pass on (TM-100)."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        n = share(table)
        table.packs = [[] for _ in range(table.seats)]
        for each in table.order():
            table.deal_to(each, table.packs[each], n)
        everyone = tuple(range(table.seats))
        if n == 0:
            table.packs = []
        for _ in range(n):
            table.then(Together(PICK, everyone), PASS_PACKS)


class PickCard(Choice[TerraformingMars]):
    """Which card of the pack to keep? In secret, until all have chosen."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-pick")

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        return [("pick", IDS[card]) for card in table.packs[seat]]

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        table.chosen[seat].append(INDEX[str(option[1])])


class PassPacks(Step[TerraformingMars]):
    """The picks are kept; the packs go left in even generations and right in odd ones (TM-101)."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        for each in range(table.seats):
            card = table.chosen[each].pop()
            pack = table.packs[each]
            table.knowledge.blur(pack, table.others(each))
            pack.remove(card)
            table.dealt[each].append(card)
            table.mingle(each, table.dealt[each])
            table.tell_only(each, "picked", each, IDS[card])
        if not table.packs[0]:
            table.packs = []
            return
        step = 1 if table.generation % 2 == 0 else -1
        table.packs = [table.packs[(each - step) % table.seats] for each in range(table.seats)]
        for each, pack in enumerate(table.packs):
            for card in pack:
                table.knowledge.show(card, 1 << each)


DEAL_PACKS: Final = DealPacks()
PICK: Final = PickCard()
PASS_PACKS: Final = PassPacks()

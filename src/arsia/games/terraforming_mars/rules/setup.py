"""Set-up: the box, lots, corporations and first cards (TM-01 to TM-09)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.mars_engine.components.resources import KINDS, MC
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.cards.deck import corporation, corporations_in, projects_in
from arsia.games.terraforming_mars.components.names import BEGINNER, IDS, INDEX
from arsia.games.terraforming_mars.effects.cards import take_chosen
from arsia.games.terraforming_mars.rules.generation import GENERATION
from arsia.games.terraforming_mars.rules.playing import tags_played
from arsia.games.terraforming_mars.rules.research import BUY_CARDS
from arsia.games.terraforming_mars.rules.solo import NEUTRAL_TILES
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step, Together
from arsia.kernel.table import changed


class SetUp(Step[TerraformingMars]):
    """Shuffle, draw lots for the first player, deal, let everybody choose in secret (TM-01 to TM-09)."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        open_box(table)
        table.shuffle(table.deck)
        table.first = table.below(table.seats)
        table.active = table.first
        table.tell("start", table.first)
        if not table.options["corporate_era"]:
            table.prod = [c.BASE_PRODUCTION] * (KINDS * table.seats)
        choosers = [each for each in range(table.seats) if not is_beginner(table, each)]
        steps: list[Step[TerraformingMars]] = [DEAL_START]
        if table.is_solo:
            table.tr = [c.SOLO_TR]
            steps = [NEUTRAL_TILES, DEAL_START]
        if choosers:
            steps.append(Together(CHOOSE_CORPORATION, tuple(choosers)))
        table.then(*steps, OPEN_CORPORATIONS, GENERATION)


def open_box(table: TerraformingMars) -> None:
    """The projects in play make the deck; everybody knows what stays in the box."""
    corporate_era = table.options["corporate_era"] is True
    table.deck = list(projects_in(corporate_era))
    in_deck = set(table.deck)
    table.box = [card for card in range(BEGINNER) if card not in in_deck]
    dealt = corporations_in(corporate_era)
    for card in table.box:
        if card in dealt:
            table.knowledge.eras[card] = -1  # their backs differ, so they never mix with projects
        else:
            table.knowledge.put(card, table.everyone)


def is_beginner(table: TerraformingMars, seat: int) -> bool:
    """Does the seat play the beginners' corporation?"""
    beginner = table.options["beginner"]
    return seat in beginner if isinstance(beginner, (tuple, list)) else beginner is True


class DealStart(Step[TerraformingMars]):
    """Two corporations and ten projects each; beginners keep ten projects as they are."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        pile = list(corporations_in(table.options["corporate_era"] is True))
        table.shuffle(pile)
        for each in table.order():
            if is_beginner(table, each):
                table.draw(each, c.START_CARDS)
                continue
            for _ in range(c.START_CORPORATIONS):
                card = pile.pop()
                table.box.remove(card)
                table.offered[each].append(card)
                table.knowledge.show(card, 1 << each)
            table.deal_to(each, table.dealt[each], c.START_CARDS)


class ChooseCorporation(Choice[TerraformingMars]):
    """Which corporation?"""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-corporation")

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        return [("corporation", IDS[card]) for card in table.offered[seat]]

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        table.chosen[seat].append(INDEX[str(option[1])])
        table.then(BUY_CARDS)


class OpenCorporations(Step[TerraformingMars]):
    """In order, everybody turns over the corporation and pays for the cards (TM-08)."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        for each in table.order():
            if is_beginner(table, each):
                found(table, each, BEGINNER)
                continue
            card = table.chosen[each].pop(0)
            table.show_all(card)
            table.offered[each].remove(card)
            table.box += table.offered[each]
            table.offered[each] = []
            found(table, each, card)
            table.pay(each, MC, c.CARD_PRICE * len(table.chosen[each]))
            take_chosen(table, each)


def found(table: TerraformingMars, seat: int, card: int) -> None:
    """A seat begins with its corporation."""
    chosen = corporation(card)
    table.corporations = changed(table.corporations, seat, card)
    if table.telling:
        table.tell("corporation", seat, IDS[card], len(table.chosen[seat]))
    base = seat * KINDS
    table.stock[base + MC] += chosen.mc
    for resource, n in chosen.stock:
        table.stock[base + resource] += n
    if chosen.production is not None:
        chosen.production.do(table, seat)
    for tag in chosen.tags:
        table.tags[seat * c.TAG_KINDS + tag] += 1
    for effect in chosen.lasting:
        effect.begin(table, seat)
    if chosen.first is not None:
        table.unopened |= 1 << seat
    if table.is_solo:
        table.produce(seat, MC, chosen.solo_income())
    tags_played(table, seat, card)


SET_UP: Final = SetUp()
DEAL_START: Final = DealStart()
CHOOSE_CORPORATION: Final = ChooseCorporation()
OPEN_CORPORATIONS: Final = OpenCorporations()

"""Set-up: tiles and cards, a deal, corporations chosen in secret (AE-01 to AE-10)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.ares_expedition import components as c
from arsia.games.ares_expedition.cards.deck import STARTER_CORPORATIONS, STARTERS, corporation
from arsia.games.ares_expedition.components import DISCARD
from arsia.games.ares_expedition.rules.rounds import PLAN_ROUND
from arsia.games.ares_expedition.rules.solo import shuffle_bot
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.resources import MC
from arsia.games.mars_engine.effects.steps import CardSet
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step, Together
from arsia.kernel.table import changed


class SetUp(Step[AresExpedition]):
    """Shuffle tiles and cards, deal, let everybody choose in secret (AE-01 to AE-10)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.shuffle(table.tiles)
        if table.is_solo:
            shuffle_bot(table)
        first_game = table.options["first_game"] is True
        steps: list[Step[AresExpedition]] = [DEAL_STARTERS if first_game else DEAL]
        everyone = tuple(range(table.seats))
        if table.options["exchange"] is True:
            steps.append(Together(EXCHANGE, everyone))
        if not first_game:
            steps.append(Together(CHOOSE_CORPORATION, everyone))
        table.then(*steps, OPEN_CORPORATIONS, PLAN_ROUND)


class Deal(Step[AresExpedition]):
    """Eight projects and two corporations each."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.shuffle(table.deck)
        for each in range(table.seats):
            table.draw(each, c.START_CARDS)
        pile = table.box[:]
        table.shuffle(pile)
        for each in range(table.seats):
            for _ in range(c.START_CORPORATIONS):
                offer(table, each, pile.pop())


class DealStarters(Step[AresExpedition]):
    """A first game: four starter projects and four others each, and a starter corporation (AE-06, AE-08)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        starters = list(STARTERS)
        others = [card for card in table.deck if card not in STARTERS]
        table.shuffle(starters)
        table.knowledge.shuffled(starters)
        table.deck = starters
        for each in range(table.seats):
            table.draw(each, c.FIRST_GAME_STARTERS)
        table.discards = table.deck
        table.deck = others
        table.shuffle(table.deck)
        for each in range(table.seats):
            table.draw(each, c.START_CARDS - c.FIRST_GAME_STARTERS)
        pile = list(STARTER_CORPORATIONS)
        table.shuffle(pile)
        for each in range(table.seats):
            card = pile.pop()
            offer(table, each, card)
            table.chosen[each].append(card)


def offer(table: AresExpedition, seat: int, card: int) -> None:
    """A corporation to choose, or the one that is dealt."""
    table.box.remove(card)
    table.offered[seat].append(card)
    table.knowledge.show(card, 1 << seat)


class Exchange(CardSet[AresExpedition]):
    """Which projects to exchange, once, before the corporation is chosen (AE-09)?"""

    __slots__ = ()
    offers: ClassVar[tuple[Option, ...]] = DISCARD
    question: ClassVar[Message] = Message("prompt-exchange")
    asks_when_full: ClassVar[bool] = True

    def source(self, table: AresExpedition, seat: int) -> list[int]:
        return table.hands[seat]

    def size(self, table: AresExpedition, seat: int) -> tuple[int, int]:
        return 0, len(table.hands[seat])

    def done(self, table: AresExpedition, seat: int, ending: Option | None) -> None:
        cards = [card for card in table.chosen[seat] if card < c.PROJECT_CARDS]
        table.chosen[seat] = [card for card in table.chosen[seat] if card >= c.PROJECT_CARDS]
        table.discard_hidden(seat, cards, table.hands[seat])
        if table.telling and cards:
            table.tell("exchanged", seat, len(cards))
        table.draw(seat, len(cards))


class ChooseCorporation(Choice[AresExpedition]):
    """Which corporation? In secret, until all have chosen."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-corporation")

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        return [c.FOUND[card - c.PROJECT_CARDS] for card in table.offered[seat]]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        table.chosen[seat].append(c.INDEX[str(option[1])])


class OpenCorporations(Step[AresExpedition]):
    """Everybody turns over the corporation and takes what it brings (AE-10)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        for each in range(table.seats):
            card = table.chosen[each].pop()
            table.show_all(card)
            table.offered[each].remove(card)
            table.box += table.offered[each]
            table.offered[each] = []
            found(table, each, card)


def found(table: AresExpedition, seat: int, card: int) -> None:
    """A seat begins with its corporation."""
    chosen = corporation(card)
    table.corporations = changed(table.corporations, seat, card)
    if table.telling:
        table.tell("corporation", seat, c.IDS[card])
    table.gain(seat, MC, chosen.mc)
    for tag in chosen.tags:
        table.add_tag(seat, tag)
    for effect in chosen.lasting:
        effect.begin(table, seat)
    for step in chosen.now:
        step.do(table, seat)


SET_UP: Final = SetUp()
DEAL: Final = Deal()
DEAL_STARTERS: Final = DealStarters()
EXCHANGE: Final = Exchange()
CHOOSE_CORPORATION: Final = ChooseCorporation()
OPEN_CORPORATIONS: Final = OpenCorporations()

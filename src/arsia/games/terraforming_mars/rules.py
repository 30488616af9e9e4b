"""The rules of Terraforming Mars: set-up, research, production, the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.mars_engine.resources import ENERGY, HEAT, KINDS, MC, PLANTS
from arsia.games.terraforming_mars.actions import TURN
from arsia.games.terraforming_mars.card_effects import BUY, take_chosen
from arsia.games.terraforming_mars.cards import corporation, corporations_in
from arsia.games.terraforming_mars.components import (
    BASE_PRODUCTION,
    CARD_PRICE,
    CONVERT_PLANTS,
    DONE,
    GREENERY,
    RESEARCH_CARDS,
    SOLO_GENERATIONS,
    SOLO_TR,
    START_CARDS,
    START_CORPORATIONS,
    TAG_KINDS,
)
from arsia.games.terraforming_mars.names import IDS, INDEX, PROJECT_CARDS
from arsia.games.terraforming_mars.payment import bill
from arsia.games.terraforming_mars.score import outcome
from arsia.games.terraforming_mars.spots import GREENERY_SPOTS, room
from arsia.games.terraforming_mars.table import BEGINNER, TerraformingMars
from arsia.games.terraforming_mars.tile_effects import PlaceTile
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import Several
from arsia.kernel.step import Choice, Step, Together

# ---- set-up ----------------------------------------------------------------------------------------------------------


class SetUp(Step[TerraformingMars]):
    """Shuffle, draw lots for the first player, deal, let everybody choose in secret (TM-01 to TM-09)."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        from arsia.games.terraforming_mars.solo import NEUTRAL_TILES

        table.shuffle(table.deck)
        table.first = table.below(table.seats)
        table.active = table.first
        table.tell("start", table.first)
        if not table.options["corporate_era"]:
            table.prod = [BASE_PRODUCTION] * (KINDS * table.seats)
        choosers = [each for each in range(table.seats) if not is_beginner(table, each)]
        steps: list[Step[TerraformingMars]] = [DEAL_START]
        if table.is_solo:
            table.tr = [SOLO_TR]
            steps = [NEUTRAL_TILES, DEAL_START]
        if choosers:
            steps.append(Together(CHOOSE_CORPORATION, tuple(choosers)))
        table.then(*steps, OPEN_CORPORATIONS, GENERATION)


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
                table.draw(each, START_CARDS)
                continue
            for _ in range(START_CORPORATIONS):
                card = pile.pop()
                table.box.remove(card)
                table.offered[each].append(card)
                table.knowledge.show(card, 1 << each)
            table.deal_to(each, table.dealt[each], START_CARDS)


class ChooseCorporation(Choice[TerraformingMars]):
    """Which corporation?"""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-corporation")

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        return [("corporation", IDS[card]) for card in table.offered[seat]]

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        table.chosen[seat].append(INDEX[str(option[1])])
        table.then(BUY_CARDS)


class BuyCards(Several[TerraformingMars]):
    """Which of the dealt cards to buy? In secret until all have chosen."""

    __slots__ = ()
    asks_when_full: ClassVar[bool] = True

    def ask(self, table: TerraformingMars, seat: int) -> Walk:
        cards = table.dealt[seat]
        place, taken = table.marks(seat, cards)
        return [BUY[card] for card in cards], None, place, taken, 0, self._most(table, seat)

    def add(self, table: TerraformingMars, seat: int, element: Option) -> None:
        table.chosen[seat].append(INDEX[str(element[1])])

    def is_public(self, table: TerraformingMars, seat: int) -> bool:
        return not table.chosen[seat]  # later it tells which cards were chosen

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-buy", {"price": CARD_PRICE, "most": self._most(table, seat)})

    def _most(self, table: TerraformingMars, seat: int) -> int:
        """How many cards the seat can pay for; before the game with what its corporation brings."""
        chosen = table.chosen[seat]
        founding = chosen and chosen[0] >= PROJECT_CARDS
        return (corporation(chosen[0]).mc if founding else table.purse(seat)) // CARD_PRICE


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
            table.pay(each, MC, CARD_PRICE * len(table.chosen[each]))
            take_chosen(table, each)


def found(table: TerraformingMars, seat: int, card: int) -> None:
    """A seat begins with its corporation."""
    chosen = corporation(card)
    table.corporations[seat] = card
    if table.telling:
        table.tell("corporation", seat, IDS[card], len(table.chosen[seat]))
    base = seat * KINDS
    table.stock[base + MC] += chosen.mc
    for resource, n in chosen.stock:
        table.stock[base + resource] += n
    if chosen.production is not None:
        chosen.production.do(table, seat)
    for tag in chosen.tags:
        table.tags[seat * TAG_KINDS + tag] += 1
    for effect in chosen.lasting:
        effect.begin(table, seat)
    if chosen.first is not None:
        table.unopened |= 1 << seat
    if table.is_solo:
        table.produce(seat, MC, chosen.solo_income())
    from arsia.games.terraforming_mars.actions import tags_played

    tags_played(table, seat, card)


# ---- generations -----------------------------------------------------------------------------------------------------


class Generation(Step[TerraformingMars]):
    """First player moves on, research, actions, production (TM-10 to TM-15). The first has no research."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        table.generation += 1
        if table.generation > 1:
            table.first = (table.first + 1) % table.seats
        table.passed = 0
        table.active = table.first
        table.acts = 0
        if table.telling:
            table.tell("generation", table.generation, table.first)
        steps: list[Step[TerraformingMars]] = [TURN, PRODUCTION]
        if table.generation > 1:
            everyone = tuple(range(table.seats))
            steps = [Together(BUY_CARDS, everyone), TAKE_BOUGHT, *steps]
            steps = [DEAL_PACKS if table.options["draft"] else DEAL_RESEARCH, *steps]
        table.then(*steps, seat=table.first)


def share(table: TerraformingMars) -> int:
    """How many cards each seat gets to look at: four, or as many as are left for all (TM-19)."""
    return min(RESEARCH_CARDS, (len(table.deck) + len(table.discards)) // table.seats)


class DealResearch(Step[TerraformingMars]):
    """Four cards each to look at."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        n = share(table)
        for each in table.order():
            table.deal_to(each, table.dealt[each], n)


class TakeBought(Step[TerraformingMars]):
    """Everybody pays for what was chosen; the rest is discarded face down."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        for each in reversed(table.order()):  # what is scheduled last is done first
            table.then(PAY_BOUGHT, seat=each)


class PayBought(Step[TerraformingMars]):
    """One seat pays for its cards."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        price = CARD_PRICE * len(table.chosen[seat])
        take_chosen(table, seat)
        bill(table, seat, price, (), 0)


# ---- the draft variant -----------------------------------------------------------------------------------------------


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


# ---- production and the end ------------------------------------------------------------------------------------------


class Production(Step[TerraformingMars]):
    """Energy turns to heat, income, production, markers come off; then see whether the game is over (TM-60)."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        stock, prod = table.stock, table.prod
        for each in range(table.seats):
            base = each * KINDS
            stock[base + HEAT] += stock[base + ENERGY]
            stock[base + ENERGY] = 0
            income = max(0, table.tr[each] + prod[base + MC])
            stock[base + MC] += income
            for resource in range(1, KINDS):
                stock[base + resource] += prod[base + resource]
            if table.telling:
                table.tell("income", each, income)
        table.used = 0
        table.raised = 0
        table.passed = 0
        table.next_cut = [0] * table.seats
        table.next_shift = [0] * table.seats
        last = table.generation == SOLO_GENERATIONS if table.is_solo else table.is_terraformed
        if not last:
            table.then(GENERATION)
        elif table.is_terraformed:
            table.then(END_GAME)
            for each in reversed(table.order()):
                table.then(LAST_GREENERY, seat=each)
        else:
            table.then(END_GAME)


class LastGreenery(Choice[TerraformingMars]):
    """Plants may still become greeneries, all of one player's before the next one's (TM-62)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-last-greenery")

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        plants = table.stock[seat * KINDS + PLANTS]
        if plants < table.greenery_cost[seat] or not room(table, seat, GREENERY_SPOTS):
            return []
        return [CONVERT_PLANTS, DONE]

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        if option[0] == "convert":
            table.pay(seat, PLANTS, table.greenery_cost[seat])
            table.then(PLACE_GREENERY, LAST_GREENERY)


class EndGame(Step[TerraformingMars]):
    """Count points."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        table.tell("end")
        table.end(outcome(table))


SET_UP: Final = SetUp()
DEAL_START: Final = DealStart()
CHOOSE_CORPORATION: Final = ChooseCorporation()
BUY_CARDS: Final = BuyCards()
OPEN_CORPORATIONS: Final = OpenCorporations()
GENERATION: Final = Generation()
DEAL_RESEARCH: Final = DealResearch()
TAKE_BOUGHT: Final = TakeBought()
PAY_BOUGHT: Final = PayBought()
DEAL_PACKS: Final = DealPacks()
PICK: Final = PickCard()
PASS_PACKS: Final = PassPacks()
PRODUCTION: Final = Production()
LAST_GREENERY: Final = LastGreenery()
PLACE_GREENERY: Final = PlaceTile(GREENERY, GREENERY_SPOTS)
END_GAME: Final = EndGame()

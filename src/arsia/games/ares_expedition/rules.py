"""The rules of Ares Expedition around the phases: set-up, planning, the end of the round and of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.ares_expedition.cards import STARTER_CORPORATIONS, STARTERS, corporation
from arsia.games.ares_expedition.components import (
    COOP_ROUNDS,
    DISCARD,
    DONE,
    FIRST_GAME_STARTERS,
    FOUND,
    HAND_LIMIT,
    NO_PHASE,
    PHASES,
    PLAN,
    SELL,
    SOLO_ROUNDS,
    START_CARDS,
    START_CORPORATIONS,
)
from arsia.games.ares_expedition.names import IDS, INDEX, PROJECT_CARDS
from arsia.games.ares_expedition.phases import BEGIN_PHASE, sell
from arsia.games.ares_expedition.score import outcome
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.resources import MC
from arsia.kernel.decision import Refusal, Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import ANYWHERE, Several, SeveralSeen
from arsia.kernel.step import Choice, Step, Together

# ---- set-up ----------------------------------------------------------------------------------------------------------


class SetUp(Step[AresExpedition]):
    """Shuffle tiles and cards, deal, let everybody choose in secret (AE-01 to AE-10)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.shuffle(table.tiles)
        if table.is_solo:
            from arsia.games.ares_expedition.solo import shuffle_bot

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
            table.draw(each, START_CARDS)
        pile = table.box[:]
        table.shuffle(pile)
        for each in range(table.seats):
            for _ in range(START_CORPORATIONS):
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
            table.draw(each, FIRST_GAME_STARTERS)
        table.discards = table.deck
        table.deck = others
        table.shuffle(table.deck)
        for each in range(table.seats):
            table.draw(each, START_CARDS - FIRST_GAME_STARTERS)
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


class Exchange(Several[AresExpedition]):
    """Which projects to exchange, once, before the corporation is chosen (AE-09)?"""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-exchange")
    asks_when_full: ClassVar[bool] = True

    def ask(self, table: AresExpedition, seat: int) -> Walk:
        cards = table.hands[seat]
        place, taken = table.marks(seat, cards)
        return [DISCARD[card] for card in cards], None, place, taken, 0, len(cards)

    def add(self, table: AresExpedition, seat: int, element: Option) -> None:
        table.chosen[seat].append(INDEX[str(element[1])])

    def done(self, table: AresExpedition, seat: int, ending: Option | None) -> None:
        cards = [card for card in table.chosen[seat] if card < PROJECT_CARDS]
        table.chosen[seat] = [card for card in table.chosen[seat] if card >= PROJECT_CARDS]
        table.discard_hidden(seat, cards, table.hands[seat])
        if table.telling and cards:
            table.tell("exchanged", seat, len(cards))
        table.draw(seat, len(cards))


class ChooseCorporation(Choice[AresExpedition]):
    """Which corporation? In secret, until all have chosen."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-corporation")

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        return [FOUND[card - PROJECT_CARDS] for card in table.offered[seat]]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        table.chosen[seat].append(INDEX[str(option[1])])


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
    table.corporations[seat] = card
    if table.telling:
        table.tell("corporation", seat, IDS[card])
    table.gain(seat, MC, chosen.mc)
    for tag in chosen.tags:
        table.add_tag(seat, tag)
    for effect in chosen.lasting:
        effect.begin(table, seat)
    for step in chosen.now:
        step.do(table, seat)


# ---- A: planning -----------------------------------------------------------------------------------------------------


class PlanRound(Step[AresExpedition]):
    """A round begins: everybody chooses a phase in secret (AE-20)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.round += 1
        table.agenda = 0
        table.bot_plan = NO_PHASE
        if table.telling:
            table.tell("round", table.round)
        table.then(Together(CHOOSE_PHASE, tuple(range(table.seats))), REVEAL_PHASES)


class ChoosePhase(Choice[AresExpedition]):
    """Which phase? Not the one of the round before (AE-21)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-phase")

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        last = table.picked[seat]
        return [PLAN[phase] for phase in range(len(PHASES)) if phase != last]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        table.plans[seat] = PHASES.index(str(option[1]))
        if table.is_solo:
            from arsia.games.ares_expedition.solo import plan_bot

            plan_bot(table)

    def refusals(self, table: AresExpedition, seat: int) -> list[Refusal]:
        last = table.picked[seat]
        return [] if last == NO_PHASE else [Refusal(PLAN[last], (Message("why-same-phase"),))]


class RevealPhases(Step[AresExpedition]):
    """The phases are revealed; each chosen one is played once, in order (AE-22 to AE-24)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        for each in range(table.seats):
            table.picked[each] = table.plans[each]
            table.agenda |= 1 << table.plans[each]
            table.plans[each] = NO_PHASE
            if table.telling:
                table.tell("plan", each, PHASES[table.picked[each]])
        steps: list[Step[AresExpedition]] = []
        if table.is_solo:
            table.agenda |= 1 << table.bot_plan
            if table.telling:
                table.tell("bot", PHASES[table.bot_plan])
        if table.is_coop:
            from arsia.games.ares_expedition.coop import TAKE_ALL

            steps.append(TAKE_ALL)
        for phase in range(len(PHASES)):
            if table.agenda >> phase & 1:
                steps.append(BEGIN_PHASE[phase])
        table.then(*steps, END_ROUND)


# ---- C: the end of the round -----------------------------------------------------------------------------------------


class EndRound(Step[AresExpedition]):
    """Hands come down to ten, then the next round, or the end of a game that is counted in rounds (AE-86)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.agenda = 0
        table.then(Together(LIMIT_HAND, tuple(range(table.seats))), NEXT_ROUND)


class SellAtEnd(SeveralSeen[AresExpedition]):
    """Sell hand cards, so many at least. No order matters, but records have sold them in any."""

    __slots__ = ()
    walks: ClassVar[int] = ANYWHERE

    def least(self, held: int) -> int:
        """How many must go of so many that were held."""
        return 0

    def ask(self, table: AresExpedition, seat: int) -> Walk:
        cards = table.hands[seat]
        held = self.taken + len(cards)
        return [SELL[card] for card in cards], None, 0, self.taken, self.least(held), held

    def add(self, table: AresExpedition, seat: int, element: Option) -> None:
        sell(table, seat, INDEX[str(element[1])])


class LimitHand(SellAtEnd):
    """Sell what is above ten cards, and more if one likes."""

    __slots__ = ()

    def least(self, held: int) -> int:
        return max(0, held - HAND_LIMIT)

    def onward(self, place: int, taken: int) -> LimitHand:
        return LimitHand(place, taken)

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-end-round", {"n": max(0, len(table.hands[seat]) - HAND_LIMIT)})

    def refusals(self, table: AresExpedition, seat: int) -> list[Refusal]:
        have = len(table.hands[seat])
        if have <= HAND_LIMIT:
            return []
        return [Refusal(DONE, (Message("why-hand-limit", {"have": have, "limit": HAND_LIMIT}),))]


class NextRound(Step[AresExpedition]):
    """On to the next round, unless the last one was played (AE-102, AE-113)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        if table.is_solo:
            from arsia.games.ares_expedition.solo import ADVANCE_BOT

            if table.round == SOLO_ROUNDS:
                table.then(LAST_SALE)
            else:
                table.then(ADVANCE_BOT, PLAN_ROUND)
        elif table.is_coop and table.round == COOP_ROUNDS:
            table.then(LAST_SALE)
        else:
            table.then(PLAN_ROUND)


# ---- the end of the game ---------------------------------------------------------------------------------------------


class LastSale(Step[AresExpedition]):
    """Before points are counted cards may still be sold (AE-87)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.then(Together(SELL_LAST, tuple(range(table.seats))), END_GAME)


class SellLast(SellAtEnd):
    """Sell hand cards, or not."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-last-sale")

    def onward(self, place: int, taken: int) -> SellLast:
        return SellLast(place, taken)


class EndGame(Step[AresExpedition]):
    """Count points."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.tell("end")
        table.end(outcome(table))


SET_UP: Final = SetUp()
DEAL: Final = Deal()
DEAL_STARTERS: Final = DealStarters()
EXCHANGE: Final = Exchange()
CHOOSE_CORPORATION: Final = ChooseCorporation()
OPEN_CORPORATIONS: Final = OpenCorporations()
PLAN_ROUND: Final = PlanRound()
CHOOSE_PHASE: Final = ChoosePhase()
REVEAL_PHASES: Final = RevealPhases()
END_ROUND: Final = EndRound()
LIMIT_HAND: Final = LimitHand(0, 0)
NEXT_ROUND: Final = NextRound()
LAST_SALE: Final = LastSale()
SELL_LAST: Final = SellLast(0, 0)
END_GAME: Final = EndGame()

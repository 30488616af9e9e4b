"""The five phases. In each all seats act at once, each on its own lane (AE-25)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.ares_expedition.card_effects import keep_dealt
from arsia.games.ares_expedition.cards import ACTIONS, CHOOSE_WAY
from arsia.games.ares_expedition.components import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    DO_STANDARD,
    DONE,
    DRAW,
    FOREST_BY_MC,
    FOREST_BY_PLANTS,
    NO_PHASE,
    OCEAN_BY_MC,
    PHASES,
    PRODUCTION,
    PRODUCTION_BONUS,
    RESEARCH,
    RESEARCH_BONUS_DRAW,
    RESEARCH_BONUS_KEEP,
    RESEARCH_DRAW,
    RESEARCH_KEEP,
    SELL,
    STANDARD,
    STANDARD_PAID_IN,
    STANDARD_PRICES,
    TEMPERATURE_BY_HEAT,
    TEMPERATURE_BY_MC,
    TEMPERATURE_HEAT,
    USE,
)
from arsia.games.ares_expedition.names import IDS, INDEX
from arsia.games.ares_expedition.payment import bill
from arsia.games.ares_expedition.play import play_card, playable
from arsia.games.ares_expedition.table import ON_ACTION, AresExpedition
from arsia.games.mars_engine.climate import GOALS, OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.resources import CARDS, HEAT, KINDS, MC, PLANTS
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step, Together

# ---- what all phases share -------------------------------------------------------------------------------------------


class BeginPhase(Step[AresExpedition]):
    """A phase begins: what counts for it is looked at now (AE-33, AE-62)."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def do(self, table: AresExpedition, seat: int) -> None:
        seats = table.seats
        phase = self.phase
        table.phase = phase
        table.start_params = table.params[:]
        table.done = 0
        table.raised = 0
        table.reached = False
        table.bonus = 0
        for each in range(seats):
            if table.picked[each] == phase:
                table.bonus |= 1 << each
        if table.telling:
            table.tell("phase", PHASES[phase])
        everyone = tuple(range(seats))
        if phase == DEVELOPMENT:
            table.plays = [1] * seats
            table.then(Together(DEVELOP, everyone), END_PHASE)
        elif phase == CONSTRUCTION:
            table.plays = [1] * seats
            table.then(Together(CONSTRUCT, everyone), END_PHASE)
        elif phase == ACTION:
            table.used = 0
            table.then(Together(ACT, everyone), FORCE_ALL, END_PHASE)
        elif phase == PRODUCTION:
            table.then(PRODUCE, END_PHASE)
        else:
            table.then(DEAL_RESEARCH, Together(CHOOSE_RESEARCH, everyone), END_PHASE)


class EndPhase(Step[AresExpedition]):
    """A phase ends, and what lasts until then; a planet that is ready ends the game (AE-65, AE-66)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.phase = NO_PHASE
        table.start_params = table.params[:]
        table.bonus = 0
        table.used = 0
        table.done = 0
        table.plays = [0] * table.seats
        table.next_cut = [0] * table.seats
        table.next_eased = 0
        if table.is_terraformed and not table.is_solo and not table.is_coop:
            from arsia.games.ares_expedition.rules import LAST_SALE

            table.agenda = 0
            table.lane.clear()
            table.then(LAST_SALE, seat=0)


def sell(table: AresExpedition, seat: int, card: int) -> None:
    """A hand card for 3 M€, whenever its owner decides something (AE-85)."""
    table.discard_hidden(seat, [card], table.hands[seat])
    if table.telling:
        table.tell("sold", seat)
        table.tell_only(seat, "sold_card", seat, IDS[card])
    table.gain(seat, MC, table.sale[seat])


def finish(table: AresExpedition, seat: int) -> None:
    """The seat has done what it wants in this phase."""
    table.done |= 1 << seat
    if table.telling:
        table.tell("pass", seat)


# ---- I and II: cards -------------------------------------------------------------------------------------------------


class Develop(Choice[AresExpedition]):
    """Phase I: one green card, or none (AE-40)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-development")

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        if table.plays[seat] == 0:
            return []
        options: list[Option] = []
        playable(table, seat, True, options)
        for card in table.hands[seat]:
            options.append(SELL[card])
        options.append(DONE)
        return options

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == "done":
            finish(table, seat)
            return
        table.then(DEVELOP)
        if verb == "play":
            play_card(table, seat, INDEX[str(option[1])])
        else:
            sell(table, seat, INDEX[str(option[1])])

    def is_public(self, table: AresExpedition, seat: int) -> bool:
        return table.plays[seat] == 0 or not table.hands[seat]

    def refusals(self, table: AresExpedition, seat: int) -> list[Refusal]:
        from arsia.games.ares_expedition.explain import card_refusals

        return card_refusals(table, seat)

    def warnings(self, table: AresExpedition, seat: int) -> list[Refusal]:
        from arsia.games.ares_expedition.explain import card_warnings

        return card_warnings(table, seat)


class Construct(Choice[AresExpedition]):
    """Phase II: one blue or red card, or none; who chose it draws a card or plays another (AE-43, AE-44)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-construction")

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        bonus = table.bonus >> seat & 1
        if table.plays[seat] + bonus == 0:
            return []
        options: list[Option] = []
        playable(table, seat, False, options)
        if bonus:
            options.append(DRAW)
        for card in table.hands[seat]:
            options.append(SELL[card])
        options.append(DONE)
        return options

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == "done":
            if table.bonus >> seat & 1:
                self._draw(table, seat)
            finish(table, seat)
            return
        table.then(CONSTRUCT)
        if verb == "play":
            if table.plays[seat] == 0:
                table.bonus &= ~(1 << seat)
                table.plays[seat] = 1
            play_card(table, seat, INDEX[str(option[1])])
        elif verb == "draw":
            self._draw(table, seat)
        else:
            sell(table, seat, INDEX[str(option[1])])

    def _draw(self, table: AresExpedition, seat: int) -> None:
        table.bonus &= ~(1 << seat)
        table.draw(seat, 1)

    def is_public(self, table: AresExpedition, seat: int) -> bool:
        return table.plays[seat] + (table.bonus >> seat & 1) == 0 or not table.hands[seat]

    def refusals(self, table: AresExpedition, seat: int) -> list[Refusal]:
        from arsia.games.ares_expedition.explain import card_refusals

        return card_refusals(table, seat)

    def warnings(self, table: AresExpedition, seat: int) -> list[Refusal]:
        from arsia.games.ares_expedition.explain import card_warnings

        return card_warnings(table, seat)


# ---- III: actions ----------------------------------------------------------------------------------------------------


class Act(Choice[AresExpedition]):
    """Phase III: each card's action once, standard actions as often as one likes (AE-50)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-action")

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        options: list[Option] = []
        again = table.bonus >> seat & 1
        used = table.used
        for card in table.fronts[seat]:
            if ACTIONS[card] and (again or not used >> card & 1):
                for way in ACTIONS[card]:
                    if way.open(table, seat):
                        options.append(USE[card])
                        break
        base = seat * KINDS
        start = table.start_params
        purse = table.purse(seat) + table.mc_cut[seat]
        if table.stock[base + PLANTS] >= table.forest_cost[seat]:
            options.append(DO_STANDARD[FOREST_BY_PLANTS])
        if purse >= STANDARD_PRICES[FOREST_BY_MC]:
            options.append(DO_STANDARD[FOREST_BY_MC])
        if start[TEMPERATURE] < GOALS[TEMPERATURE]:
            if table.stock[base + HEAT] >= TEMPERATURE_HEAT:
                options.append(DO_STANDARD[TEMPERATURE_BY_HEAT])
            if purse >= STANDARD_PRICES[TEMPERATURE_BY_MC]:
                options.append(DO_STANDARD[TEMPERATURE_BY_MC])
        if start[OCEANS] < GOALS[OCEANS] and purse >= STANDARD_PRICES[OCEAN_BY_MC]:
            options.append(DO_STANDARD[OCEAN_BY_MC])
        for card in table.hands[seat]:
            options.append(SELL[card])
        options.append(DONE)
        return options

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        verb = option[0]
        if verb == "done":
            finish(table, seat)
            return
        table.then(ACT)
        if verb == "action":
            use_action(table, seat, INDEX[str(option[1])])
        elif verb == "standard":
            do_standard(table, seat, STANDARD.index(str(option[1])))
        else:
            sell(table, seat, INDEX[str(option[1])])

    def is_public(self, table: AresExpedition, seat: int) -> bool:
        return not table.hands[seat]  # else a hand that nobody sees decides what can be sold

    def refusals(self, table: AresExpedition, seat: int) -> list[Refusal]:
        from arsia.games.ares_expedition.explain import action_refusals

        return action_refusals(table, seat)

    def warnings(self, table: AresExpedition, seat: int) -> list[Refusal]:
        from arsia.games.ares_expedition.explain import action_warnings

        return action_warnings(table, seat)


def use_action(table: AresExpedition, seat: int, card: int) -> None:
    """The action of a card; a second use takes the bonus of who chose the phase (AE-51, AE-56)."""
    if table.used >> card & 1:
        table.bonus &= ~(1 << seat)
    table.used |= 1 << card
    if table.telling:
        table.tell("action", seat, IDS[card])
    if table.listeners[ON_ACTION * table.seats + seat]:
        table.then(AFTER_ACTION)
    ways = ACTIONS[card]
    if len(ways) == 1:
        ways[0].use(table, seat)
    else:
        table.then(CHOOSE_WAY[card])


class AfterAction(Step[AresExpedition]):
    """The action of a card was used: what listens for that."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.fire(ON_ACTION, seat)


def standard_price(table: AresExpedition, seat: int, standard: int) -> int:
    """What a standard action costs the seat, in M€, plants or heat."""
    if standard == FOREST_BY_PLANTS:
        return table.forest_cost[seat]
    price = STANDARD_PRICES[standard]
    return price - table.mc_cut[seat] if STANDARD_PAID_IN[standard] == MC else price


def do_standard(table: AresExpedition, seat: int, standard: int) -> None:
    """A standard action (AE-52 to AE-55)."""
    if table.telling:
        table.tell("standard", seat, STANDARD[standard])
    pay_in = STANDARD_PAID_IN[standard]
    table.then(STANDARD_STEPS[standard])
    if pay_in == MC:
        bill(table, seat, standard_price(table, seat, standard))
    else:
        table.pay(seat, pay_in, standard_price(table, seat, standard))


class Terraform(Step[AresExpedition]):
    """What a standard action brings."""

    __slots__ = ("standard",)

    def __init__(self, standard: int) -> None:
        self.standard = standard

    def do(self, table: AresExpedition, seat: int) -> None:
        if self.standard == OCEAN_BY_MC:
            table.flip_ocean(seat)
        elif self.standard in (FOREST_BY_PLANTS, FOREST_BY_MC):
            table.grow_forest(seat)
        else:
            table.warm(seat, 1)


class ForceAll(Step[AresExpedition]):
    """When all have ended phase III, heat and plants that are enough must be converted (AE-58)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.reached = False
        table.then(ASK_AGAIN)
        for each in range(table.seats - 1, -1, -1):
            table.then(FORCE, seat=each)


class Force(Step[AresExpedition]):
    """One seat converts while it can and the parameter is below its goal."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        base = seat * KINDS
        stock, params = table.stock, table.params
        while params[TEMPERATURE] < GOALS[TEMPERATURE] and stock[base + HEAT] >= TEMPERATURE_HEAT:
            if table.telling:
                table.tell("forced_standard", seat, STANDARD[TEMPERATURE_BY_HEAT])
            table.pay(seat, HEAT, TEMPERATURE_HEAT)
            table.warm(seat, 1)
        while params[OXYGEN] < GOALS[OXYGEN] and stock[base + PLANTS] >= table.forest_cost[seat]:
            if table.telling:
                table.tell("forced_standard", seat, STANDARD[FOREST_BY_PLANTS])
            table.pay(seat, PLANTS, table.forest_cost[seat])
            table.grow_forest(seat)


class AskAgain(Step[AresExpedition]):
    """A conversion brought a parameter to its goal: everybody may still act on it in this phase (AE-64)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        if table.reached:
            table.done = 0
            table.then(Together(ACT, tuple(range(table.seats))), FORCE_ALL)


# ---- IV: production --------------------------------------------------------------------------------------------------


class ProduceAll(Step[AresExpedition]):
    """Phase IV: M€ for rating and production, heat, plants and cards (AE-74)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        stock, prod = table.stock, table.prod
        for each in range(table.seats):
            base = each * KINDS
            income = table.tr[each] + prod[base + MC]
            if table.picked[each] == PRODUCTION:
                income += PRODUCTION_BONUS
            stock[base + MC] += income
            if table.telling:
                table.tell("income", each, income)
            table.gain(each, HEAT, prod[base + HEAT])
            table.gain(each, PLANTS, prod[base + PLANTS])
            table.draw(each, prod[base + CARDS])


# ---- V: research -----------------------------------------------------------------------------------------------------


def research_of(table: AresExpedition, seat: int) -> tuple[int, int]:
    """How many cards the seat draws and keeps (AE-80)."""
    draws, keeps = RESEARCH_DRAW + table.research_draw[seat], RESEARCH_KEEP + table.research_keep[seat]
    if table.picked[seat] == RESEARCH:
        draws += RESEARCH_BONUS_DRAW
        keeps += RESEARCH_BONUS_KEEP
    return (draws, keeps)


class DealResearch(Step[AresExpedition]):
    """Everybody's cards to look at."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        for each in range(table.seats):
            table.deal_to(each, table.dealt[each], research_of(table, each)[0])
            table.mingle(each, table.dealt[each])
            if table.telling:
                for card in table.dealt[each]:
                    table.tell_only(each, "drawn", each, IDS[card])


class ChooseResearch(Step[AresExpedition]):
    """Phase V: who keeps how many."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        keep_dealt(table, seat, research_of(table, seat)[1])


DEVELOP: Final = Develop()
CONSTRUCT: Final = Construct()
ACT: Final = Act()
AFTER_ACTION: Final = AfterAction()
STANDARD_STEPS: Final = tuple([Terraform(standard) for standard in range(len(STANDARD))])
FORCE_ALL: Final = ForceAll()
FORCE: Final = Force()
ASK_AGAIN: Final = AskAgain()
PRODUCE: Final = ProduceAll()
DEAL_RESEARCH: Final = DealResearch()
CHOOSE_RESEARCH: Final = ChooseResearch()
END_PHASE: Final = EndPhase()
BEGIN_PHASE: Final = tuple([BeginPhase(phase) for phase in range(len(PHASES))])

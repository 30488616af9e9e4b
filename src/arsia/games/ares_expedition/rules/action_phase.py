"""Phase III: the actions of cards and standard actions (AE-50 to AE-58)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.ares_expedition.cards.deck import ACTIONS, CHOOSE_WAY
from arsia.games.ares_expedition.components import (
    DO_STANDARD,
    DONE,
    FOREST_BY_MC,
    FOREST_BY_PLANTS,
    IDS,
    INDEX,
    OCEAN_BY_MC,
    SELL,
    STANDARD,
    STANDARD_PAID_IN,
    STANDARD_PRICES,
    TEMPERATURE_BY_HEAT,
    TEMPERATURE_BY_MC,
    TEMPERATURE_HEAT,
    USE,
)
from arsia.games.ares_expedition.effects.climate import flip_ocean, grow_forest, warm
from arsia.games.ares_expedition.effects.mat import AFTER_RISE, go_on
from arsia.games.ares_expedition.effects.payment import bill, sell
from arsia.games.ares_expedition.table import ON_ACTION, AresExpedition
from arsia.games.mars_engine.components.climate import GOALS, OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.components.resources import HEAT, KINDS, MC, PLANTS
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step, Together


class Act(Choice[AresExpedition]):
    """Phase III: each card's action once, standard actions as often as one likes (AE-50)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-action", {"bonus": 0})

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
            table.finish(seat)
            return
        go_on(table, seat, ACT)
        if verb == "action":
            use_action(table, seat, INDEX[str(option[1])])
        elif verb == "standard":
            do_standard(table, seat, STANDARD.index(str(option[1])))
        else:
            sell(table, seat, INDEX[str(option[1])])

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return BONUS_OPEN if table.bonus >> seat & 1 else self.question

    def is_public(self, table: AresExpedition, seat: int) -> bool:
        return not table.hands[seat]  # else a hand that nobody sees decides what can be sold


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
    table.running.append((STANDARD_STEPS[standard], seat))
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
            flip_ocean(table, seat)
        elif self.standard in (FOREST_BY_PLANTS, FOREST_BY_MC):
            grow_forest(table, seat)
        else:
            warm(table, seat, 1)


class ForceAll(Step[AresExpedition]):
    """When all have ended phase III, heat and plants that are enough must be converted (AE-58)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.reached = False
        lane = table.running  # nobody acts together with others now
        lane.append((ASK_AGAIN, seat))
        for each in range(table.seats - 1, -1, -1):
            lane.append((FORCE, each))


class Force(Step[AresExpedition]):
    """One seat converts while it can and the parameter is below its goal."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.running.append((AFTER_RISE, seat))
        base = seat * KINDS
        stock, params = table.stock, table.params
        while params[TEMPERATURE] < GOALS[TEMPERATURE] and stock[base + HEAT] >= TEMPERATURE_HEAT:
            if table.telling:
                table.tell("forced_standard", seat, STANDARD[TEMPERATURE_BY_HEAT])
            table.pay(seat, HEAT, TEMPERATURE_HEAT)
            warm(table, seat, 1)
        while params[OXYGEN] < GOALS[OXYGEN] and stock[base + PLANTS] >= table.forest_cost[seat]:
            if table.telling:
                table.tell("forced_standard", seat, STANDARD[FOREST_BY_PLANTS])
            table.pay(seat, PLANTS, table.forest_cost[seat])
            grow_forest(table, seat)


class AskAgain(Step[AresExpedition]):
    """A conversion brought a parameter to its goal: everybody may still act on it in this phase (AE-64)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        if table.reached:
            table.done = 0
            table.then(Together(ACT, tuple(range(table.seats))), FORCE_ALL)


BONUS_OPEN: Final = Message("prompt-action", {"bonus": 1})
ACT: Final = Act()
AFTER_ACTION: Final = AfterAction()
STANDARD_STEPS: Final = tuple([Terraform(standard) for standard in range(len(STANDARD))])
FORCE_ALL: Final = ForceAll()
FORCE: Final = Force()
ASK_AGAIN: Final = AskAgain()

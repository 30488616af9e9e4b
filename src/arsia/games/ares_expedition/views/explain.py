"""Why not: what a person might try and may not, and what would do less than one may hope."""

from __future__ import annotations

from arsia.games.ares_expedition import components as c
from arsia.games.ares_expedition.cards.deck import ACTIONS, DECK
from arsia.games.ares_expedition.effects.cards import AddToCard
from arsia.games.ares_expedition.effects.payment import cut_for, means_for, paying_heat, price_of, too_dear
from arsia.games.ares_expedition.rules.action_phase import Act, standard_price
from arsia.games.ares_expedition.rules.construction_phase import Construct
from arsia.games.ares_expedition.rules.development_phase import Develop
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.climate import GOALS, OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.components.resources import HEAT, KINDS, MC, PLANTS, RESOURCES
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


def explain(table: AresExpedition, seat: int, choice: Choice[AresExpedition]) -> list[Refusal]:
    """Everything that the seat might try now and may not, with the reasons."""
    if isinstance(choice, (Develop, Construct)):
        return card_refusals(table, seat)
    if isinstance(choice, Act):
        return action_refusals(table, seat)
    return choice.refusals(table, seat)


def warn(table: AresExpedition, seat: int, choice: Choice[AresExpedition]) -> list[Refusal]:
    """Options that would do less than the seat may hope, with the reasons."""
    if isinstance(choice, (Develop, Construct)):
        return card_warnings(table, seat)
    if isinstance(choice, Act):
        return action_warnings(table, seat)
    return []


def why_not_play(table: AresExpedition, seat: int, card: int) -> list[Message]:
    """Everything that keeps a card in hand from being played."""
    green = c.COLOUR[card] == c.GREEN
    if green != (table.phase == c.DEVELOPMENT) or table.phase not in (c.DEVELOPMENT, c.CONSTRUCTION):
        return [Message("why-other-phase", {"phase": "development" if green else "construction"})]
    reasons: list[Message] = []
    price, means = price_of(table, seat, card), means_for(table, seat, card)
    if price > means:
        heat = max(0, paying_heat(table, seat) - c.KEPT_HEAT[card])
        reasons.append(too_dear(table, seat, price, heat, cut_for(table, seat, card)))
    for need in DECK[card].needs:
        if not need.met(table, seat):
            reasons.append(need.why(table, seat))
    for step in DECK[card].spend:
        if not step.possible(table, seat):
            reasons.append(step.obstacle(table, seat))
    return reasons


def card_refusals(table: AresExpedition, seat: int) -> list[Refusal]:
    """The hand cards that may not be played now."""
    found: list[Refusal] = []
    for card in table.hands[seat]:
        _note(found, c.PLAY[card], why_not_play(table, seat, card))
    return found


def card_warnings(table: AresExpedition, seat: int) -> list[Refusal]:
    """Cards that would lose a part of what they do (AE-38)."""
    found: list[Refusal] = []
    for card in table.hands[seat]:
        lost = [step.text() for step in DECK[card].now if not step.matters(table, seat)]
        if lost and not why_not_play(table, seat, card):
            found.append(Refusal(c.PLAY[card], tuple([Message("warn-lost", {"effect": text}) for text in lost])))
    return found


def action_refusals(table: AresExpedition, seat: int) -> list[Refusal]:
    """Everything in the action phase that is not offered, with the reasons."""
    found: list[Refusal] = []
    again = table.bonus >> seat & 1
    for card in table.fronts[seat]:
        ways = ACTIONS[card]
        if not ways:
            continue
        if table.used >> card & 1 and not again:
            found.append(Refusal(c.USE[card], (Message("why-used"),)))
        elif not any(way.open(table, seat) for way in ways):
            found.append(Refusal(c.USE[card], tuple([way.why_not(table, seat) for way in ways])))
    for index in range(len(c.STANDARD)):
        _note(found, c.DO_STANDARD[index], why_not_standard(table, seat, index))
    for card in table.hands[seat]:
        _note(found, c.PLAY[card], why_not_play(table, seat, card))
    return found


def why_not_standard(table: AresExpedition, seat: int, standard: int) -> list[Message]:
    """Everything that keeps a seat from a standard action."""
    reasons: list[Message] = []
    forest = standard in (c.FOREST_BY_PLANTS, c.FOREST_BY_MC)
    parameter = OCEANS if standard == c.OCEAN_BY_MC else TEMPERATURE
    if not forest and not table.counts(parameter):
        reasons.append(Message("why-at-goal"))
    price, paid_in = standard_price(table, seat, standard), c.STANDARD_PAID_IN[standard]
    have = table.purse(seat) if paid_in == MC else table.stock[seat * KINDS + paid_in]
    if have < price and paid_in == MC:
        reasons.append(too_dear(table, seat, price, paying_heat(table, seat), 0))
    elif have < price:
        reasons.append(Message("why-stock", {"n": price, "resource": RESOURCES[paid_in], "have": have}))
    return reasons


def action_warnings(table: AresExpedition, seat: int) -> list[Refusal]:
    """Who ends the phase now converts what is left over (AE-58); what would be lost."""
    found: list[Refusal] = []
    base = seat * KINDS
    due: list[Message] = []
    if table.params[TEMPERATURE] < GOALS[TEMPERATURE] and table.stock[base + HEAT] >= c.TEMPERATURE_HEAT:
        due.append(Message("warn-converted", {"resource": RESOURCES[HEAT]}))
    if table.params[OXYGEN] < GOALS[OXYGEN] and table.stock[base + PLANTS] >= table.forest_cost[seat]:
        due.append(Message("warn-converted", {"resource": RESOURCES[PLANTS]}))
    _note(found, c.DONE, due)
    for card in table.fronts[seat]:
        # One way of which nothing is lost is enough to use the card for.
        ways = [way for way in ACTIONS[card] if way.open(table, seat)]
        lost = [[step.text() for step in way.gains if not step.matters(table, seat)] for way in ways]
        if ways and all(lost) and not any(isinstance(way.gains[0], AddToCard) for way in ways):
            _note(found, c.USE[card], [Message("warn-lost", {"effect": text}) for each in lost for text in each])
    return found


def _note(found: list[Refusal], option: Option, reasons: list[Message]) -> None:
    if reasons:
        found.append(Refusal(option, tuple(reasons)))

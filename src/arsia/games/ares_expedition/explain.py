"""Why not: what a person might try and may not, and what would do less than one may hope."""

from __future__ import annotations

from arsia.games.ares_expedition.card_effects import AddToCard
from arsia.games.ares_expedition.cards import ACTIONS, COLOUR, DECK
from arsia.games.ares_expedition.components import (
    CONSTRUCTION,
    DEVELOPMENT,
    DO_STANDARD,
    DONE,
    FOREST_BY_MC,
    FOREST_BY_PLANTS,
    GREEN,
    OCEAN_BY_MC,
    PLAY,
    STANDARD,
    STANDARD_PAID_IN,
    TEMPERATURE_HEAT,
    USE,
)
from arsia.games.ares_expedition.payment import means_for, price_of
from arsia.games.ares_expedition.phases import standard_price
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.climate import GOALS, OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.resources import HEAT, KINDS, MC, PLANTS, RESOURCES
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option


def why_not_play(table: AresExpedition, seat: int, card: int) -> list[Message]:
    """Everything that keeps a card in hand from being played."""
    green = COLOUR[card] == GREEN
    if green != (table.phase == DEVELOPMENT) or table.phase not in (DEVELOPMENT, CONSTRUCTION):
        return [Message("why-other-phase", {"phase": "development" if green else "construction"})]
    reasons: list[Message] = []
    price, means = price_of(table, seat, card), means_for(table, seat, card)
    if price > means:
        reasons.append(Message("why-money", {"price": price, "have": means}))
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
        _note(found, PLAY[card], why_not_play(table, seat, card))
    return found


def card_warnings(table: AresExpedition, seat: int) -> list[Refusal]:
    """Cards that would lose a part of what they do (AE-38)."""
    found: list[Refusal] = []
    for card in table.hands[seat]:
        lost = [step.text() for step in DECK[card].now if not step.matters(table, seat)]
        if lost and not why_not_play(table, seat, card):
            found.append(Refusal(PLAY[card], tuple([Message("warn-lost", {"effect": text}) for text in lost])))
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
            found.append(Refusal(USE[card], (Message("why-used"),)))
        elif not any(way.open(table, seat) for way in ways):
            found.append(Refusal(USE[card], tuple([way.why_not(table, seat) for way in ways])))
    for index in range(len(STANDARD)):
        _note(found, DO_STANDARD[index], why_not_standard(table, seat, index))
    for card in table.hands[seat]:
        _note(found, PLAY[card], why_not_play(table, seat, card))
    return found


def why_not_standard(table: AresExpedition, seat: int, standard: int) -> list[Message]:
    """Everything that keeps a seat from a standard action."""
    reasons: list[Message] = []
    forest = standard in (FOREST_BY_PLANTS, FOREST_BY_MC)
    parameter = OCEANS if standard == OCEAN_BY_MC else TEMPERATURE
    if not forest and not table.counts(parameter):
        reasons.append(Message("why-at-goal"))
    price, paid_in = standard_price(table, seat, standard), STANDARD_PAID_IN[standard]
    have = table.purse(seat) if paid_in == MC else table.stock[seat * KINDS + paid_in]
    if have < price and paid_in == MC:
        reasons.append(Message("why-money", {"price": price, "have": have}))
    elif have < price:
        reasons.append(Message("why-stock", {"n": price, "resource": RESOURCES[paid_in], "have": have}))
    return reasons


def action_warnings(table: AresExpedition, seat: int) -> list[Refusal]:
    """Who ends the phase now converts what is left over (AE-58); what would be lost."""
    found: list[Refusal] = []
    base = seat * KINDS
    due: list[Message] = []
    if table.params[TEMPERATURE] < GOALS[TEMPERATURE] and table.stock[base + HEAT] >= TEMPERATURE_HEAT:
        due.append(Message("warn-converted", {"resource": RESOURCES[HEAT]}))
    if table.params[OXYGEN] < GOALS[OXYGEN] and table.stock[base + PLANTS] >= table.forest_cost[seat]:
        due.append(Message("warn-converted", {"resource": RESOURCES[PLANTS]}))
    _note(found, DONE, due)
    for card in table.fronts[seat]:
        for way in ACTIONS[card]:
            lost = [step.text() for step in way.gains if not step.matters(table, seat)]
            if lost and way.open(table, seat) and not isinstance(way.gains[0], AddToCard):
                found.append(Refusal(USE[card], tuple([Message("warn-lost", {"effect": text}) for text in lost])))
    return found


def _note(found: list[Refusal], option: Option, reasons: list[Message]) -> None:
    if reasons:
        found.append(Refusal(option, tuple(reasons)))

"""A quick sensible player, for the games that search plays on in its mind. It copies nothing and looks at no worth."""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.components import HAND_LIMIT, INDEX, PHASES, STANDARD, STANDARD_PAID_IN
from arsia.games.ares_expedition.effects.payment import price_of
from arsia.games.ares_expedition.judgement.card_worth import USE_MONEY, USE_POINTS, USE_STEPS
from arsia.games.ares_expedition.judgement.worth import (
    card_hope,
    corporation_hope,
    money,
    net_gain,
    plan_hope,
    productions,
)
from arsia.games.ares_expedition.rules.action_phase import standard_price
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.climate import GOALS, OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.components.resources import KINDS, MC
from arsia.kernel.message import Option

PHASE_INDEX: Final = {name: phase for phase, name in enumerate(PHASES)}
STANDARD_INDEX: Final = {name: standard for standard, name in enumerate(STANDARD)}
#: The parameter that each standard action raises.
RAISES: Final[tuple[int, ...]] = (OXYGEN, OXYGEN, TEMPERATURE, TEMPERATURE, OCEANS)
AMPLE: Final = 80  # M€ that a seat may still need for cards; with more it buys what ends the game


def rollout(table: AresExpedition, seat: int) -> Option | None:
    """What a player in a hurry would do."""
    options = table.pending[seat].options
    if len(options) == 1:
        return options[0]
    verb = options[0][0]
    last = options[-1][0]
    if verb in ("phase", "bot"):
        return best_phase(table, seat, options)
    if last == "done" and verb != "discard":
        return best_move(table, seat, options)
    if verb == "keep":
        return best_card(table, seat, options)
    if verb in ("discard", "sell") and last != "skip":
        return options[-1] if last == "done" else worst_card(table, seat, options)
    if verb == "corporation":
        return max(options, key=_corporation)
    if verb == "play":
        return best_move(table, seat, options)
    if last == "skip" and verb in ("discard", "give", "sell"):
        return options[-1]
    return options[0]


def best_phase(table: AresExpedition, seat: int, options: tuple[Option, ...]) -> Option:
    """The phase with the most hope."""
    left = productions(table)
    per_mc = money(left)
    best = options[0]
    most = -100.0
    for option in options:
        hope = plan_hope(table, seat, PHASE_INDEX[str(option[1])], left, per_mc)
        if hope > most:
            most = hope
            best = option
    return best


def best_move(table: AresExpedition, seat: int, options: tuple[Option, ...]) -> Option:
    """The card, action or standard action with the best promise; to end the phase promises nothing."""
    if options[0][0] == "sell":
        return options[-1] if len(table.hands[seat]) <= HAND_LIMIT else worst_card(table, seat, options)
    left = productions(table)
    per_mc = money(left)
    step = 1.0 + 0.7 * left * per_mc
    best = options[-1]
    most = 0.02
    for option in options:
        verb = option[0]
        if verb == "play":
            card = INDEX[str(option[1])]
            gain = net_gain(table, seat, card, price_of(table, seat, card), left, per_mc)
        elif verb == "action":
            gain = action_gain(table, INDEX[str(option[1])], step, per_mc)
        elif verb == "standard":
            gain = standard_gain(table, seat, STANDARD_INDEX[str(option[1])], step, per_mc)
        else:
            gain = 0.0
        if gain > most:
            most = gain
            best = option
    return best


def action_gain(table: AresExpedition, card: int, step: float, per_mc: float) -> float:
    """What one use of a card's action brings."""
    gain = per_mc * USE_MONEY[card] + USE_POINTS[card] + 0.03
    raised = USE_STEPS[card]
    for parameter in range(3):
        if raised[parameter] and table.counts(parameter):
            gain += step * raised[parameter]
    return gain


def standard_gain(table: AresExpedition, seat: int, standard: int, step: float, per_mc: float) -> float:
    """What a standard action brings, less its price in M€; heat and plants are there to be used."""
    parameter = RAISES[standard]
    gain = step if table.counts(parameter) and table.start_params[parameter] < GOALS[parameter] else 0.0
    if parameter == OXYGEN:
        gain += 1.0
    elif parameter == OCEANS:
        gain += 3 * per_mc
    if STANDARD_PAID_IN[standard] == MC:
        spare = table.stock[seat * KINDS + MC] - AMPLE  # what nobody finds a better use for
        gain -= per_mc * max(0, standard_price(table, seat, standard) - max(0, spare))
    return gain


def best_card(table: AresExpedition, seat: int, options: tuple[Option, ...]) -> Option:
    """The card with the most hope."""
    left = productions(table)
    per_mc = money(left)
    best = options[0]
    most = -100.0
    for option in options:
        hope = card_hope(table, seat, INDEX[str(option[1])], left, per_mc)
        if hope > most:
            most = hope
            best = option
    return best


def worst_card(table: AresExpedition, seat: int, options: tuple[Option, ...]) -> Option:
    """The card with the least hope."""
    left = productions(table)
    per_mc = money(left)
    worst = options[0]
    least = 100.0
    for option in options:
        if option[0] not in ("sell", "discard"):
            continue
        hope = card_hope(table, seat, INDEX[str(option[1])], left, per_mc)
        if hope < least:
            least = hope
            worst = option
    return worst


def _corporation(option: Option) -> float:
    return corporation_hope(INDEX[str(option[1])], 0.1)

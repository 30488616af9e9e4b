"""A quick sensible player, for the games that search plays on in its mind. It copies nothing and looks at no worth."""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.components import HAND_LIMIT, INDEX, PHASES, STANDARD, STANDARD_PAID_IN
from arsia.games.ares_expedition.effects.payment import price_of
from arsia.games.ares_expedition.judgement.card_worth import USE_MONEY, USE_POINTS, USE_STEPS
from arsia.games.ares_expedition.judgement.numbers import NUMBERS, QuickNumbers
from arsia.games.ares_expedition.judgement.worth import (
    card_hope,
    corporation_hope,
    money,
    net_gain,
    plan_hope,
    productions,
    step_of,
)
from arsia.games.ares_expedition.rules.action_phase import standard_price
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.climate import GOALS, OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.components.resources import KINDS, MC
from arsia.kernel.message import Option
from arsia.kernel.numbers import MOST, TOGETHER, most

PHASE_INDEX: Final = {name: phase for phase, name in enumerate(PHASES)}
STANDARD_INDEX: Final = {name: standard for standard, name in enumerate(STANDARD)}
#: The parameter that each standard action raises.
RAISES: Final[tuple[int, ...]] = (OXYGEN, OXYGEN, TEMPERATURE, TEMPERATURE, OCEANS)


def rollout(table: AresExpedition, seat: int) -> Option | None:
    """What a player in a hurry would do."""
    options = table.pending[seat].options
    if len(options) == 1:
        return options[0]
    promises = promise(table, seat)
    if promises is not None:
        return most(options, promises)
    verb = options[0][0]
    last = options[-1][0]
    return options[-1] if last == "skip" and verb in ("discard", "give", "sell") else options[0]


def promise(table: AresExpedition, seat: int) -> list[float] | None:
    """What each option promises at a quick look."""
    options = table.pending[seat].options
    verb = options[0][0]
    last = options[-1][0]
    if verb in ("phase", "bot"):
        return phases(table, seat, options)
    if last == "done" and verb not in ("discard", "sell"):
        return moves(table, seat, options)
    if verb == "play":
        return moves(table, seat, options)
    if verb == "keep":
        return cards(table, seat, options)
    if verb in ("discard", "sell") and last != "skip":
        return farewells(table, seat, options)
    return [_corporation(option) for option in options] if verb == "corporation" else None


def numbers_of(table: AresExpedition, seat: int) -> QuickNumbers:
    """What a seat weighs by: two who play together play another game."""
    return NUMBERS[table.seats * MOST + seat + (TOGETHER if table.is_coop else 0)]


def phases(table: AresExpedition, seat: int, options: tuple[Option, ...]) -> list[float]:
    """What each phase may bring in this round."""
    by = numbers_of(table, seat)
    left = productions(table, by)
    per_mc = money(left, by)
    return [plan_hope(table, seat, PHASE_INDEX[str(option[1])], left, per_mc, by) for option in options]


def moves(table: AresExpedition, seat: int, options: tuple[Option, ...]) -> list[float]:
    """Cards, actions and standard actions; to end the phase promises next to nothing."""
    by = numbers_of(table, seat)
    left = productions(table, by)
    per_mc = money(left, by)
    step = step_of(left, per_mc, by)
    promises: list[float] = []
    for option in options:
        verb = option[0]
        if verb == "play":
            card = INDEX[str(option[1])]
            gain = net_gain(table, seat, card, price_of(table, seat, card), left, per_mc, by)
        elif verb == "action":
            gain = action_gain(table, INDEX[str(option[1])], step, per_mc, by)
        elif verb == "standard":
            gain = standard_gain(table, seat, STANDARD_INDEX[str(option[1])], step, per_mc, by)
        elif verb == "done":
            gain = by.least
        else:
            gain = 0.0
        promises.append(gain)
    return promises


def cards(table: AresExpedition, seat: int, options: tuple[Option, ...]) -> list[float]:
    """Cards to keep, by their hope."""
    by = numbers_of(table, seat)
    left = productions(table, by)
    per_mc = money(left, by)
    return [card_hope(table, seat, INDEX[str(option[1])], left, per_mc, by) for option in options]


def farewells(table: AresExpedition, seat: int, options: tuple[Option, ...]) -> list[float]:
    """Cards to part with, those of least hope first; none while the hand may be kept."""
    by = numbers_of(table, seat)
    left = productions(table, by)
    per_mc = money(left, by)
    full = options[0][0] == "sell" and len(table.hands[seat]) > HAND_LIMIT
    promises: list[float] = []
    for option in options:
        if option[0] in ("sell", "discard"):
            promises.append(-card_hope(table, seat, INDEX[str(option[1])], left, per_mc, by))
        else:
            promises.append(-1000.0 if full else 1000.0)
    return promises


def action_gain(table: AresExpedition, card: int, step: float, per_mc: float, by: QuickNumbers) -> float:
    """What one use of a card's action brings."""
    gain = by.use * per_mc * USE_MONEY[card] + by.use_points * USE_POINTS[card] + 0.03
    raised = USE_STEPS[card]
    for parameter in range(3):
        if raised[parameter] and table.counts(parameter):
            gain += step * raised[parameter]
    return gain


def standard_gain(
    table: AresExpedition, seat: int, standard: int, step: float, per_mc: float, by: QuickNumbers
) -> float:
    """What a standard action brings, less its price in M€; heat and plants are there to be used."""
    parameter = RAISES[standard]
    gain = step if table.counts(parameter) and table.start_params[parameter] < GOALS[parameter] else 0.0
    if parameter == OXYGEN:
        gain += by.forest
    elif parameter == OCEANS:
        gain += by.ocean * per_mc
    if STANDARD_PAID_IN[standard] == MC:
        spare = table.stock[seat * KINDS + MC] - by.ample  # what nobody finds a better use for
        gain -= per_mc * max(0, standard_price(table, seat, standard) - max(0.0, spare))
    return gain


def _corporation(option: Option) -> float:
    return corporation_hope(INDEX[str(option[1])], 0.1)

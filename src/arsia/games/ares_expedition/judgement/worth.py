"""A rough worth of a position in points: what a player has, and what it may still hope for.

Money counts for what it will buy, production for the production phases that are probably left. Those are estimated
from how much of the planet is still to do, so that terraforming brings the end nearer for everybody.
"""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.cards.deck import ACTIONS, corporation
from arsia.games.ares_expedition.components import (
    ACTION,
    CONSTRUCTION,
    COOP_ROUNDS,
    DEVELOPMENT,
    DEVELOPMENT_CUT,
    GREENS,
    NO_PHASE,
    PRODUCTION,
    PROJECT_CARDS,
    SOLO_ROUNDS,
    SPEND_TR,
    TEMPERATURE_HEAT,
    ZONE_HIGH,
    ZONE_LOW,
    ZONE_PARAMETER,
)
from arsia.games.ares_expedition.effects.payment import price_of
from arsia.games.ares_expedition.effects.play import OTHER_NEEDS, allowed
from arsia.games.ares_expedition.judgement.card_worth import (
    CORPORATION_LASTING,
    FORESTS,
    HAS_USE,
    LASTING,
    MONEY,
    POINTS,
    RATING,
    STEPS,
    USE_MONEY,
    USE_POINTS,
    USE_STEPS,
    YEARLY,
)
from arsia.games.ares_expedition.judgement.numbers import BELIEVED, QuickNumbers
from arsia.games.ares_expedition.rules.scoring import card_points
from arsia.games.ares_expedition.table import NO_CARD, AresExpedition
from arsia.games.mars_engine.components.climate import GOALS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.components.resources import CARD_WORTH, CARDS, HEAT, KINDS, MC, PLANTS, STEEL, TITANIUM

WON: Final = 25.0  # beyond the points, for having won
STEEL_YEARLY: Final = 1.7  # M€ that a level saves in a round
TITANIUM_YEARLY: Final = 2.2
WEARY: Final = 0.86  # each further hand card counts less: there is not time for all
UNKNOWN: Final = 0.3  # a card in another's hand
READY: Final = 0.3  # how much more of a card's promise counts when it can be played at once
STEP_GOAL: Final = 6.0  # where the planet must be ready in time, a step made
PRODUCTIONS: Final[tuple[float, ...]] = (0.0, 11.0, 8.0, 6.5, 5.5)  # in a whole game, by the number of seats


def remaining(table: AresExpedition) -> int:
    """Steps of terraforming that are still to be done."""
    params = table.params
    return GOALS[0] - params[0] + GOALS[1] - params[1] + GOALS[2] - params[2]


def productions(table: AresExpedition, by: QuickNumbers) -> float:
    """How many production phases are still to come, roughly."""
    if table.is_solo:
        return 0.5 * (SOLO_ROUNDS - table.round) + 0.3
    if table.is_coop:
        return 0.55 * (COOP_ROUNDS - table.round) + 0.3
    return 0.4 + by.length * PRODUCTIONS[table.seats] * remaining(table) / 42.0


def money(left: float, by: QuickNumbers) -> float:
    """What a M€ is worth in points."""
    return by.money + by.more * min(1.0, left / 4.0)


def step_of(left: float, per_mc: float, by: QuickNumbers) -> float:
    """What a step of terraforming is worth in points, with its income."""
    return by.step + by.step_yearly * left * per_mc


def worth(table: AresExpedition, seat: int) -> float:
    """How far the seat is ahead of its best rival; alone or together, how near the goal is."""
    outcome = table.outcome
    if outcome is not None:
        if outcome.won is not None:
            return (500.0 if outcome.won else 0.0) + sum(outcome.scores) - STEP_GOAL * remaining(table)
        best = max([score for player, score in enumerate(outcome.scores) if player != seat])
        return outcome.scores[seat] - best + (WON if outcome.places[seat] == 1 else -WON)
    left = productions(table, BELIEVED)
    per_mc = money(left, BELIEVED)
    own = hopes(table, seat, left, per_mc, True)
    if table.plans[seat] != NO_PHASE:
        own += plan_hope(table, seat, table.plans[seat], left, per_mc, BELIEVED)
    if table.seats == 1:
        return own - STEP_GOAL * remaining(table)
    rivals = [hopes(table, each, left, per_mc, False) for each in range(table.seats) if each != seat]
    if table.is_coop:
        return own + rivals[0] - STEP_GOAL * remaining(table)
    return own - max(rivals)


def hopes(table: AresExpedition, player: int, left: float, per_mc: float, own: bool) -> float:
    """Points that a player has or may hope for."""
    base = player * KINDS
    stock, prod, params = table.stock, table.prod, table.params
    rating = table.tr[player]
    step = step_of(left, per_mc, BELIEVED)
    total = float(rating + table.forests[player] + card_points(table, player))
    funds = stock[base + MC] + (rating + prod[base + MC]) * left
    yearly = CARD_WORTH * prod[base + CARDS]
    yearly += STEEL_YEARLY * prod[base + STEEL] + TITANIUM_YEARLY * prod[base + TITANIUM]
    heat = stock[base + HEAT] + prod[base + HEAT] * left
    warm = float(GOALS[TEMPERATURE] - params[TEMPERATURE])
    if table.seats > 1:
        warm *= 0.75
    total += 0.92 * step * min(heat / TEMPERATURE_HEAT, warm)
    green = 1.0 + (step if params[OXYGEN] < GOALS[OXYGEN] else 0.0)
    total += 0.92 * green * (stock[base + PLANTS] + prod[base + PLANTS] * left) / table.forest_cost[player]
    uses = 0.0
    for card in table.fronts[player]:
        yearly += LASTING[card]
        if HAS_USE[card]:
            yearly += USE_MONEY[card]
            uses += USE_POINTS[card]
            raised = USE_STEPS[card]
            for parameter in range(3):
                if raised[parameter] and params[parameter] < GOALS[parameter]:
                    uses += step * raised[parameter]
    if table.corporations[player] != NO_CARD:
        yearly += CORPORATION_LASTING[table.corporations[player] - PROJECT_CARDS]
    total += per_mc * (funds + yearly * left) + BELIEVED.use_later * uses * left
    if not own:
        return total + UNKNOWN * len(table.hands[player]) * min(1.0, left / 2)
    return total + hand_hopes(table, player, left, per_mc)


def hand_hopes(table: AresExpedition, player: int, left: float, per_mc: float) -> float:
    """What the cards in hand, and those about to be kept, may bring."""
    chosen = table.chosen[player]
    hand = table.hands[player]
    dealt = table.dealt[player]
    values: list[float] = []
    for card in hand:
        if not chosen or dealt or card not in chosen:
            values.append(card_hope(table, player, card, left, per_mc, BELIEVED))
    if dealt:
        for card in chosen:
            if card < PROJECT_CARDS:
                values.append(card_hope(table, player, card, left, per_mc, BELIEVED))
    elif chosen and chosen[0] >= PROJECT_CARDS:
        values.append(corporation_hope(chosen[0], per_mc))
    values.sort(reverse=True)
    sold = per_mc * table.sale[player] * 1.05
    total = 0.0
    weight = 1.0
    for value in values:
        total += max(sold, weight * value)
        weight *= WEARY
    if table.plays[player] and table.phase != NO_PHASE:
        total += READY * ready(table, player, left, per_mc)
    return total


def ready(table: AresExpedition, player: int, left: float, per_mc: float) -> float:
    """The best card that can be played at once in this phase."""
    best = 0.0
    green = table.phase == DEVELOPMENT
    purse = table.purse(player)
    for card in table.hands[player]:
        if GREENS[card] == green:
            price = price_of(table, player, card)
            if price <= purse and allowed(table, player, card):
                best = max(best, net_gain(table, player, card, price, left, per_mc, BELIEVED))
    return best


def corporation_hope(card: int, per_mc: float) -> float:
    """What a corporation brings that is about to be chosen."""
    chosen = corporation(card)
    each = CORPORATION_LASTING[card - PROJECT_CARDS]
    once = float(chosen.mc)
    for step in chosen.now:
        rate = step.rate()
        once += rate[0]
        each += rate[1]
    return 10 * per_mc * (once + 6 * each)


def card_hope(table: AresExpedition, player: int, card: int, left: float, per_mc: float, by: QuickNumbers) -> float:
    """What one card may bring; at least it can be sold."""
    wait = 0.0
    sold = per_mc * table.sale[player]
    parameter = ZONE_PARAMETER[card]
    if parameter >= 0:
        ease = (table.eased | table.next_eased) >> player & 1
        value = table.params[parameter]
        if value > ZONE_HIGH[ease][card]:
            return sold
        missing = ZONE_LOW[ease][card] - value
        if missing > 0:
            wait = by.wait * missing * left / (GOALS[parameter] - value)
    sure = by.hope
    for need in OTHER_NEEDS[card]:
        if not need.met(table, player):
            sure *= by.unmet
    if table.tr[player] < SPEND_TR[card]:
        return sold
    price = price_of(table, player, card)
    net = net_gain(table, player, card, price, left - wait, per_mc, by)
    return max(sold, sure * net)


def net_gain(
    table: AresExpedition, player: int, card: int, price: int, left: float, per_mc: float, by: QuickNumbers
) -> float:
    """What playing a card brings in points, less its price."""
    params = table.params
    step = step_of(left, per_mc, by)
    gain = per_mc * (by.once * MONEY[card] + by.yearly * (YEARLY[card] + LASTING[card]) * left - by.price * price)
    gain += POINTS[card] + FORESTS[card]
    rating = RATING[card]
    steps = STEPS[card]
    for parameter in range(3):
        if steps[parameter] and params[parameter] < GOALS[parameter]:
            rating += steps[parameter]
    if rating:
        gain += step * rating
    if HAS_USE[card]:
        later = max(0.0, left - 0.3)
        use = per_mc * USE_MONEY[card] + USE_POINTS[card]
        raised = USE_STEPS[card]
        for parameter in range(3):
            if raised[parameter] and params[parameter] < GOALS[parameter]:
                use += step * raised[parameter]
        gain += by.use_later * use * later
    return gain


# ---- planning --------------------------------------------------------------------------------------------------------


def plan_hope(table: AresExpedition, seat: int, phase: int, left: float, per_mc: float, by: QuickNumbers) -> float:
    """What choosing a phase may bring in this round."""
    if phase in (DEVELOPMENT, CONSTRUCTION):
        return cards_hope(table, seat, phase == DEVELOPMENT, left, per_mc, by)
    if phase == ACTION:
        return actions_hope(table, seat, left, per_mc, by)
    if phase == PRODUCTION:
        rivals = [produced(table, each, by) for each in range(table.seats) if each != seat]
        lost = by.rival * max(rivals) if rivals and not table.is_coop else 0.0
        return per_mc * (by.bonus + produced(table, seat, by) - lost)
    kept = 2 + table.research_keep[seat]
    return by.researched * kept * min(1.0, left / 2) * by.weary ** len(table.hands[seat])


def produced(table: AresExpedition, seat: int, by: QuickNumbers) -> float:
    """What a production phase brings a seat, in M€."""
    base = seat * KINDS
    prod = table.prod
    income = table.tr[seat] + prod[base + MC] + by.heat * prod[base + HEAT] + by.plant * prod[base + PLANTS]
    return income + by.drawn * prod[base + CARDS]


def cards_hope(table: AresExpedition, seat: int, green: bool, left: float, per_mc: float, by: QuickNumbers) -> float:
    """The best card of a colour that could be played now, and for blue and red ones the next best."""
    best = second = 0.0
    means = table.purse(seat) + 2 * table.sale[seat]
    cut = DEVELOPMENT_CUT if green else 0
    for card in table.hands[seat]:
        if GREENS[card] != green:
            continue
        price = max(0, price_of(table, seat, card) - cut)
        if price > means or not allowed(table, seat, card):
            continue
        gain = net_gain(table, seat, card, price, left, per_mc, by)
        if gain > best:
            best, second = gain, best
        elif gain > second:
            second = gain
    if green:
        return by.first_card * best
    return by.first_card * best + max(per_mc * by.no_card, by.next_card * second)


def actions_hope(table: AresExpedition, seat: int, left: float, per_mc: float, by: QuickNumbers) -> float:
    """Actions of cards, one of them twice, and what lies ready to be converted."""
    total = best = 0.0
    params = table.params
    for card in table.fronts[seat]:
        if HAS_USE[card] and any(way.open(table, seat) for way in ACTIONS[card]):
            use = per_mc * USE_MONEY[card] + USE_POINTS[card]
            raised = USE_STEPS[card]
            for parameter in range(3):
                if raised[parameter] and params[parameter] < GOALS[parameter]:
                    use += raised[parameter]
            total += max(0.0, use)
            best = max(best, use)
    base = seat * KINDS
    ready = table.stock[base + HEAT] // TEMPERATURE_HEAT + 2 * (table.stock[base + PLANTS] // table.forest_cost[seat])
    if left < 3.0 or table.stock[base + MC] > 30:
        ready += table.stock[base + MC] // 18
    return by.actions * total + by.action_again * best + by.ready * ready

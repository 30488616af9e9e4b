"""A rough worth of a position in points: what a player has, and what it may still hope for.

Money counts for what it will buy, production for the generations that are probably left. Those are estimated from how
much of the planet is still to do, so that terraforming brings the end nearer for everybody.
"""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.components.climate import GOALS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.components.resources import ENERGY, HEAT, KINDS, MC, PLANTS, STEEL, TITANIUM
from arsia.games.terraforming_mars.cards.deck import CLIMATE, COST, OTHER_NEEDS
from arsia.games.terraforming_mars.components import (
    AWARDS,
    CUTS,
    EVERY_CARD,
    MILESTONE_NEEDS,
    MILESTONE_POINTS,
    MILESTONES,
    MILESTONES_OPEN,
    SOLO_GENERATIONS,
)
from arsia.games.terraforming_mars.components.board import ALL, HEXES, NEAR, USABLE
from arsia.games.terraforming_mars.components.columns import TAGS_OF
from arsia.games.terraforming_mars.components.names import PROJECT_CARDS
from arsia.games.terraforming_mars.judgement.card_worth import (
    CORPORATION_IN_PLAY,
    CORPORATION_START,
    EACH,
    EACH_POINTS,
    IN_PLAY,
    IN_PLAY_POINTS,
    NOW,
    POINTS,
)
from arsia.games.terraforming_mars.rules.scoring import award_points, card_points
from arsia.games.terraforming_mars.rules.titles import milestone_counts
from arsia.games.terraforming_mars.table import NO_CARD, NOBODY, TerraformingMars

WON: Final = 25.0  # beyond the points, for having won
MONEY: Final = 0.055  # points for a M€ at the very end
MORE: Final = 0.05  # and how much more with generations to come
URGENT: Final = 3.0  # alone: points for a step of terraforming in the last generation, beyond its rating
PLENTY: Final = 45.0  # more money than this lies idle
IDLE: Final = 0.55
ENOUGH: Final = 8.0  # metal that will soon be used
SPARE: Final = 0.3
STEEL_PRICE: Final = 1.7
TITANIUM_PRICE: Final = 2.6
ADJACENT: Final = 0.6  # what a greenery brings beside its own point
HOPE: Final = 0.7  # how much of what a hand card promises counts before it is played
WEARY: Final = 0.88  # each further hand card counts less: there is not money for all
SOLD: Final = 1.2  # M€ for a card that is of no other use
UNKNOWN: Final = 0.25  # a card in another's hand
LATER: Final = 0.85  # production later is worth less than now
STEPS: Final = 42.0


def remaining(table: TerraformingMars) -> int:
    """Steps of terraforming that are still to be done."""
    params = table.params
    return GOALS[0] - params[0] + GOALS[1] - params[1] + GOALS[2] - params[2]


def pace(table: TerraformingMars) -> float:
    """Steps of terraforming in a generation."""
    return 1.6 + 1.3 * table.seats


def productions(table: TerraformingMars, seat: int) -> float:
    """How many production phases are still to come, roughly, as the seat sees it."""
    if table.is_solo:
        # While cards are bought the generation's number has moved on already, as it should.
        return float(SOLO_GENERATIONS + 1 - table.generation)
    # Of a generation that the others have ended, the production alone is left.
    late = (table.passed & ~(1 << seat)).bit_count() / (table.seats - 1)
    return max(1.0, remaining(table) / pace(table) + late)


def money(left: float) -> float:
    """What a M€ is worth in points."""
    return MONEY + MORE * min(1.0, max(0.0, left - 1.0) / 5)


def worth(table: TerraformingMars, seat: int) -> float:
    """How far the seat is ahead of its best rival; alone, how near it is to its goal."""
    outcome = table.outcome
    if table.is_solo:
        return alone(table)
    left = productions(table, seat)
    per_mc = money(left)
    own = 0.0
    rival = -1000.0
    for player in range(table.seats):
        if outcome is None:
            standing = hopes(table, player, left, per_mc, player == seat)
        else:
            standing = float(outcome.scores[player])
        if player == seat:
            own = standing
        elif standing > rival:
            rival = standing
    if outcome is None:
        return own - rival
    return own - rival + (WON if outcome.places[seat] == 1 else -WON)


def alone(table: TerraformingMars) -> float:
    """First an economy, then the planet: the later it is, the more a step of terraforming counts."""
    if table.outcome is not None:
        return (1000.0 if table.outcome.won else 0.0) + 0.1 * table.outcome.scores[0] - 10.0 * remaining(table)
    left = productions(table, 0)
    urgency = URGENT * max(0.0, 1.0 - left / SOLO_GENERATIONS)
    return hopes(table, 0, left, money(left), True) - urgency * remaining(table)


def hopes(table: TerraformingMars, player: int, left: float, per_mc: float, own: bool) -> float:
    """Points that a player has or may hope for."""
    base = player * KINDS
    stock, prod = table.stock, table.prod
    rating = table.tr[player]
    later = left * LATER if left > 1 else left
    total = rating + card_points(table, player) + board_points(table, player, left)
    total += titles(table, player)
    funds = stock[base + MC] + STEEL_PRICE * handy(stock[base + STEEL]) + TITANIUM_PRICE * handy(stock[base + TITANIUM])
    yearly = rating + prod[base + MC] + STEEL_PRICE * prod[base + STEEL] + TITANIUM_PRICE * prod[base + TITANIUM]
    funds = min(funds, PLENTY) + IDLE * max(0.0, funds - PLENTY)
    if left > 1.5 or not table.is_terraformed:
        funds += yearly * (later - 0.5)
    step = 1.0 + 0.5 * left * per_mc  # of terraform rating, with its income
    params = table.params
    green = 1.0 + ADJACENT + (step if params[OXYGEN] < GOALS[OXYGEN] else 0.0)
    plants = stock[base + PLANTS] + prod[base + PLANTS] * later
    total += green * plants / table.greenery_cost[player]
    heat = stock[base + HEAT] + stock[base + ENERGY] + (prod[base + HEAT] + prod[base + ENERGY]) * (later - 0.5)
    most = 8.0 * (GOALS[TEMPERATURE] - params[TEMPERATURE]) * (0.7 if table.seats > 1 else 1.0)
    total += step * min(heat, most) / 8.0 * 0.9
    if table.heat_pays >> player & 1:
        funds += 0.5 * max(0.0, heat - most)
    total += 0.25 * per_mc * prod[base + ENERGY] * later
    total += per_mc * funds
    later -= 0.5
    each = each_points = 0.0
    for card in table.fronts[player]:
        each += IN_PLAY[card]
        each_points += IN_PLAY_POINTS[card]
    if table.corporations[player] != NO_CARD:
        each += CORPORATION_IN_PLAY[table.corporations[player] - PROJECT_CARDS]
    total += (per_mc * each + 0.8 * each_points) * later
    if not own:
        return total + UNKNOWN * len(table.hands[player]) * min(1.0, left / 3)
    total += per_mc * start_hopes(table, player, left) + research_hopes(left)
    return total + hand_hopes(table, player, left, per_mc)


def handy(metal: int) -> float:
    """As much metal as will soon find its use."""
    return float(metal) if metal <= ENOUGH else ENOUGH + SPARE * (metal - ENOUGH)


def board_points(table: TerraformingMars, player: int, left: float) -> float:
    """Greeneries, what lies next to cities, and what may still come there."""
    owned = table.owned[player]
    total = float((table.greens & owned).bit_count())
    cities = table.cities & owned
    if cities:
        taken = table.seas | table.cities | table.greens
        for tiles in table.owned:
            taken |= tiles
        free = USABLE & ~taken
        hope = min(0.45, 0.06 * left + 0.12)
        cities &= ALL
        for at in range(HEXES):
            if cities >> at & 1:
                total += (NEAR[at] & table.greens).bit_count() + hope * (NEAR[at] & free).bit_count()
    return total


def titles(table: TerraformingMars, player: int) -> float:
    """Milestones and awards, and how near they are."""
    if table.is_solo:
        return 0.0
    total = 0.0
    claimed = 0
    for owner in table.milestones:
        if owner != NOBODY:
            claimed += 1
            if owner == player:
                total += MILESTONE_POINTS
    if claimed < MILESTONES_OPEN:
        counts = milestone_counts(table, player)
        for index in range(len(MILESTONES)):
            if table.milestones[index] == NOBODY:
                done = counts[index] / MILESTONE_NEEDS[index]
                if index == 4:
                    done *= 0.5  # cards are there to be played
                total += 1.2 * min(1.0, done) ** 3
    for index in range(len(AWARDS)):
        if table.awards[index] != NOBODY:
            total += 0.85 * award_points(table, index)[player]
    return total


def research_hopes(left: float) -> float:
    """What cards that are still to be seen may bring; without it every new generation would look like a gift."""
    return 0.12 * left * left if left < 6 else 4.3 + 1.4 * (left - 6)


def start_hopes(table: TerraformingMars, player: int, left: float) -> float:
    """M€ of a corporation that is chosen but not yet open."""
    chosen = table.chosen[player]
    if table.corporations[player] != NO_CARD or not chosen or chosen[0] < PROJECT_CARDS:
        return 0.0
    corporation = chosen[0] - PROJECT_CARDS
    once, each = CORPORATION_START[corporation]
    return once + (each + CORPORATION_IN_PLAY[corporation]) * left * LATER


def hand_hopes(table: TerraformingMars, player: int, left: float, per_mc: float) -> float:
    """What the cards in hand, and those about to be bought, may bring."""
    values = [card_hope(table, player, card, left, per_mc) for card in table.hands[player]]
    for card in table.chosen[player]:
        if card < PROJECT_CARDS and card not in table.hands[player]:
            values.append(card_hope(table, player, card, left, per_mc) - 3 * per_mc)
    values.sort(reverse=True)
    total = 0.0
    weight = 1.0
    for value in values:
        total += weight * value
        weight *= WEARY
    return total


def card_hope(table: TerraformingMars, player: int, card: int, left: float, per_mc: float) -> float:
    """What one card may bring; at least it can be sold."""
    wait = 0.0
    climate = CLIMATE[card]
    if climate is not None:
        ease = table.shift[player] + table.next_shift[player]
        value = table.params[climate.parameter]
        if value > climate.high + ease:
            return per_mc * SOLD
        missing = climate.low - ease - value
        if missing > 0:
            wait = missing * 3.2 / pace(table)
            if wait > left:
                return per_mc * SOLD
    sure = HOPE
    for need in OTHER_NEEDS[card]:
        if not need.met(table, player):
            sure *= 0.5
    net = net_gain(table, player, card, left - wait, per_mc)
    if wait:
        sure *= 0.9**wait
    return max(per_mc * SOLD, sure * net)


def net_gain(table: TerraformingMars, player: int, card: int, left: float, per_mc: float) -> float:
    """What playing a card brings in points, less its price."""
    later = max(0.0, left * LATER - 0.3)
    cuts = player * CUTS
    price = COST[card] - table.cuts[cuts + EVERY_CARD] - table.next_cut[player]
    for tag in TAGS_OF[card]:
        price -= table.cuts[cuts + tag]
    gain = per_mc * (NOW[card] + EACH[card] * later - max(0, price))
    return gain + POINTS[card] + EACH_POINTS[card] * later * 0.8


def standing(table: TerraformingMars, seat: int) -> tuple[int, ...]:
    """All that may come to points: rating, stock and production, cards, what lies on them, tiles."""
    own = slice(seat * KINDS, (seat + 1) * KINDS)
    held = sum([table.held[card] for card in table.fronts[seat] if card < len(table.held)])
    cards, tiles = len(table.hands[seat]) + len(table.fronts[seat]), table.owned[seat].bit_count()
    return (table.tr[seat], *table.stock[own], *table.prod[own], cards, held, tiles)

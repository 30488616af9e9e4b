"""A rough worth of a position, in points of reputation that a player or the colony can hope for.

A time unit is worth a little more than a point, and goods are worth the time it takes to make them, as far as there is
still a use for them. Rivals judge how far they are ahead of the best other; those who play together on a mission
judge the colony, in `colony.py`.
"""

from __future__ import annotations

from typing import Final

from arsia.games.martians.components.board import (
    COM,
    CONSTRUCTION,
    EDUCATION,
    ENERGY,
    ENERGY_PER_POINT,
    FOOD,
    GROWTH,
    HOSPITAL,
    HUNGER,
    LABORATORY,
    LANDER,
    MEDICINE,
    MINING,
    MOXIE,
    REPUTATION,
    SEMI,
    SICKNESS,
    STOCK,
    WATER_PLANT,
    WIDE,
)
from arsia.games.martians.components.decks import (
    BIRTH_CONTROL,
    BOTANIST,
    CONVERTER,
    DNA,
    GEOLOGIST,
    GOALS,
    KINETIC_ENERGY,
    LONG_ARM,
    MEDICINE_TECH,
    SCIENTIST,
    SENSOR,
    SOLAR_ENERGY,
)
from arsia.games.martians.components.scenarios import SATISFACTION
from arsia.games.martians.judgement.colony import colony
from arsia.games.martians.judgement.prices import productions_left, rounds_left
from arsia.games.martians.rules.scoring import is_accomplished, is_met, measured
from arsia.games.martians.table import NO_CARD, Martians

WON: Final = 60.0
#: What a good is worth while there is a use for it, by good; the last is reputation.
VALUE: Final[tuple[float, ...]] = (0.9, 0.85, 1.0, 1.2, 1.55, 2.4, 4.8, 0.28, 1.0)
#: So much of it is useful at hand; more counts for less.
USEFUL: Final[tuple[int, ...]] = (5, 3, 3, 2, 4, 3, 1, 8, 0)
SURPLUS: Final = 0.45
SPARK: Final = 0.8  # without the first few energy nothing works, not even what would bring more
SPARKS: Final = 3
DARK: Final[tuple[float, ...]] = (7.0, 2.5, 0.0)  # to have no installation, or one, for each player
CARD: Final = 0.75
POOL: Final[tuple[float, ...]] = (0.0, 0.7, 1.25, 1.6)
HELD_LAZARET: Final = -1.1
HELD_HOMES: Final = -0.9
TURN: Final = 3.0  # a turn more or less
TIME_LEFT: Final = TURN / 3
RIVALRY: Final = 0.6  # how much the best rival's hopes count against the own
TOKEN: Final = 1.1  # a construction or upgrade token among rivals
OFFER: Final = 2.5
UNANSWERED: Final = -1000.0  # an offer on the table: what the other will say is not known, so a bot makes none
CLOSED: Final = {WATER_PLANT: 5.0, HOSPITAL: 4.0, LABORATORY: 2.0, EDUCATION: 0.5}
CLOSED_TO_ALL: Final = {WATER_PLANT: 9.0, HOSPITAL: 9.0, LABORATORY: 3.0, EDUCATION: 0.5}


def worth(table: Martians, seat: int) -> float:
    """How well the seat stands."""
    if table.mode >= SEMI:
        return _rival(table, seat)
    return _alone(table) if table.setup.has_orders else colony(table)


# ---- what a corporation has ------------------------------------------------------------------------------------------


def goods(table: Martians, owner: int, fade: float, food: int, medicine: int) -> float:
    """A stock, while so much food and medicine is asked for; at the end only energy is worth something."""
    at = owner * STOCK
    stock = table.stock
    total = 0.0
    for good in range(REPUTATION):
        n = stock[at + good]
        if n:
            useful = USEFUL[good]
            if good == FOOD:
                useful = food
            elif good == MEDICINE:
                useful = medicine
            if n > useful:
                total += VALUE[good] * (useful + SURPLUS * (n - useful))
            else:
                total += VALUE[good] * n
    total *= fade
    total += (1.0 - fade) * (stock[at + ENERGY] // ENERGY_PER_POINT)
    total += fade * SPARK * min(SPARKS, stock[at + ENERGY])
    return total + CARD * fade * len(table.hands[owner])


def corporation(table: Martians, card: int, turns: int, productions: int) -> float:
    """Technologies, installations, people and crops of a corporation card."""
    tech = table.assets.tech[card]
    solar = table.setup.scenario.solar + (tech >> SOLAR_ENERGY & 1)
    wind = 2 + (tech >> KINETIC_ENERGY & 1)
    total = 0.6 * productions * (table.assets.solar[card] * solar + table.assets.wind[card] * wind)
    if tech:
        total += 0.95 * turns * (tech >> DNA & 1) + 0.12 * turns * (tech >> LONG_ARM & 1)
        total += 0.08 * turns * (tech >> SENSOR & 1)
        total += 0.1 * productions * ((tech >> SOLAR_ENERGY & 1) + (tech >> KINETIC_ENERGY & 1))
    at = card * 3
    helpers = table.assets.helpers
    total += turns * (0.3 * helpers[at + BOTANIST] + 0.25 * helpers[at + GEOLOGIST] + 0.2 * helpers[at + SCIENTIST])
    for place in (card * 2, card * 2 + 1):
        if table.assets.specialists[place] != NO_CARD:
            total += 0.22 * turns
    crop = table.assets.crop[card]
    if crop:
        total += (0.0, 0.12, 0.28, 0.2)[crop] * turns
    return total


def held(table: Martians, player: int) -> float:
    """Markers at hand, and those that are held."""
    total = POOL[table.pool[player]]
    if not table.quarters.held[player]:
        return total
    players = table.players
    for at in range(player, 4 * players, players):
        if table.quarters.lazaret[at]:
            total += HELD_LAZARET * table.quarters.lazaret[at]
        if table.quarters.homes[at]:
            total += HELD_HOMES * table.quarters.homes[at]
    return total


def growing(growth: int, cycles: int, has_fourth: bool) -> float:
    """What growth tokens promise: a turn more in every cycle to come."""
    if has_fourth:
        return 0.0
    steps = min(growth, GROWTH)
    missing = GROWTH - steps
    later = max(0, cycles - max(0, missing - 1))
    return (0.0, 0.35, 0.7, 1.0)[steps] * TURN * later * 0.6


def colony_techs(tech: int, cycles: int) -> float:
    """What colony technologies save in the cycles to come."""
    saved = 2.2 * (tech >> CONVERTER & 1) + 3.0 * (tech >> MEDICINE_TECH & 1) + 0.8 * (tech >> BIRTH_CONTROL & 1)
    return saved * cycles


# ---- rivals ----------------------------------------------------------------------------------------------------------


def _rival(table: Martians, seat: int) -> float:
    """How far the seat is ahead of its best rival; half together the colony counts as well."""
    outcome = table.outcome
    if outcome is not None:
        best = max([score for other, score in enumerate(outcome.scores) if other != seat])
        return outcome.scores[seat] - best + (WON if outcome.places[seat] == 1 else -WON)
    if table.offer and table.active == seat:
        return UNANSWERED
    own = 0.0
    best_other = -1000.0
    for player in range(table.players):
        if player == seat:
            own = _hopes(table, player)
        else:
            value = _standing(table, player)
            if value > best_other:
                best_other = value
    lead = own - RIVALRY * best_other
    if table.active == seat:
        lead -= OFFER * table.begun
    if table.mode == SEMI:
        weight = 0.5 if table.options["all_lose"] is True else 0.12
        lead += weight * (_needs(table) + _mission(table))
    return lead


def _hopes(table: Martians, player: int) -> float:
    """The points that a player can hope for."""
    cycles = table.setup.cycles - table.cycle
    living = table.living(player)
    turns = cycles * living + rounds_left(table, player)
    active = table.active == player
    fade = min(1.0, (turns + (0.5 if active and table.time else 0.0)) / 3.0)
    owner = table.owners[player]
    at = owner * STOCK
    total = float(table.stock[at + REPUTATION])
    food, medicine = 2 * cycles, cycles
    if table.mode == COM:
        demand = table.quarters.own[player] * 3
        oxygen, sickness, hunger = table.demand[demand], table.demand[demand + 1], table.demand[demand + 2]
        food += hunger
        medicine += sickness
        total += _penalty(oxygen, sickness, hunger, cycles, living)
        total += growing(table.quarters.growth[player], cycles, table.fourth >> player & 1 == 1)
        total += colony_techs(table.assets.colony_tech[player], cycles)
        total += 2.0 * (table.fourth >> player & 1) - 3.0 * table.dead[player]
        total += TOKEN * (table.assets.built[player] + table.assets.upgraded[player])
    else:
        food += sum(table.demand[HUNGER::3])
        medicine += sum(table.demand[SICKNESS::3])
    total += TURN * turns
    if table.unbuilt:
        for building, loss in CLOSED.items():
            if table.unbuilt >> building & 1:
                total -= loss * fade
    total += goods(table, owner, fade, food, medicine)
    total += corporation(table, table.cards[player], turns, productions_left(table)) + held(table, player)
    card = table.cards[player]
    total -= fade * DARK[min(2, table.assets.solar[card] + table.assets.wind[card])]
    if active:
        total += TIME_LEFT * table.time
    if table.setup.goals and table.goals.kept[player]:
        for goal in table.goals.kept[player]:
            if is_met(table, player, GOALS[goal]):
                total += GOALS[goal].reputation * (1.0 - 0.15 * min(5, turns))
    return total


def _standing(table: Martians, player: int) -> float:
    """A rival at a glance: reputation, goods, what was built, and turns to come."""
    cycles = table.setup.cycles - table.cycle
    turns = cycles * table.living(player) + rounds_left(table, player)
    owner = table.owners[player]
    total = table.stock[owner * STOCK + REPUTATION] + TURN * turns + goods(table, owner, min(1.0, turns / 3.0), 3, 1)
    card = table.cards[player]
    total += 1.2 * productions_left(table) * (table.assets.solar[card] + table.assets.wind[card])
    if table.mode == COM:
        at = table.quarters.own[player] * 3
        demand = table.demand
        total += _penalty(demand[at], demand[at + 1], demand[at + 2], cycles, table.living(player))
        total += TOKEN * (table.assets.built[player] + table.assets.upgraded[player]) - 3.0 * table.dead[player]
    return total + (TIME_LEFT * table.time if table.active == player else 0.0)


def _penalty(oxygen: int, sickness: int, hunger: int, cycles: int, living: int) -> float:
    """What the tokens in a Quarter will cost if they stay."""
    if not cycles:
        return -3.0 * (oxygen + sickness + hunger) - (3.0 if oxygen and living else 0.0) - (0.5 if hunger else 0.0)
    total = 0.0
    if oxygen:
        total -= 3.0 + TURN * cycles + 0.8 * (oxygen - 1)
    if sickness:
        total -= 1.4 + 0.3 * sickness
    if hunger:
        total -= 1.1 + 0.3 * hunger
    return total - (0.8 if oxygen or sickness or hunger else 0.0)


# ---- alone with orders, and what a shared mission means to rivals ----------------------------------------------------


def _alone(table: Martians) -> float:
    """What one who leads both corporations can hope for with orders from Earth."""
    if table.outcome is not None:
        return float(table.outcome.scores[0])
    cycles = table.setup.cycles - table.cycle
    turns = 0
    total = 0.0
    for player in range(table.players):
        turns += cycles * table.living(player) + rounds_left(table, player)
        total += held(table, player)
    fade = min(1.0, turns / (2.0 * table.players))
    total += _needs(table) + TURN * turns + TIME_LEFT * table.time
    food = sum(table.demand[HUNGER::3]) + 2 * cycles * table.players
    medicine = sum(table.demand[SICKNESS::3]) + cycles * table.players
    total += goods(table, 0, fade, food, medicine) * 0.8
    total += corporation(table, 0, turns, productions_left(table))
    for building, loss in CLOSED_TO_ALL.items():
        if table.unbuilt >> building & 1:
            total -= loss * fade
    total -= 0.15 * fade * table.upgrades.bit_count() + _crowded(table)
    installed = table.assets.solar[0] + table.assets.wind[0]
    total -= fade * table.players * DARK[min(2, installed // table.players)]
    if installed < 2 * table.players:
        total += fade * 4.0 * (installed % table.players)
    total += growing(table.quarters.growth[0], cycles, bool(table.fourth)) * table.players * 0.6
    total += colony_techs(table.assets.colony_tech[0], cycles)
    return total + table.stock[REPUTATION] + 2.0 * bool(table.fourth) - 3.0 * sum(table.dead)


def _crowded(table: Martians) -> float:
    """Markers that stand in the way of others, most of all where oxygen is needed."""
    total = 0.0
    for building in (MOXIE, CONSTRUCTION, MINING, LANDER):
        if table.taken >> building * WIDE & 7 == 7:
            total += 3.0 if building == MOXIE and any(table.demand[::3]) else 0.5
    return total


def _mission(table: Martians) -> float:
    """How much of the mission is done; every part is worth what it cost and a share of the success."""
    total = 0.0
    required = table.setup.required
    parts = sum(required) + len(table.setup.scenario.checks)
    share = 45.0 / max(1, parts)
    for index, mission in enumerate(table.setup.scenario.missions):
        done = table.story.progress[index]
        total += share * min(done, required[index])
        if done > required[index] and mission.counts:
            total -= 0.5 * (done - required[index])
    for check in table.setup.scenario.checks:
        lacking = measured(table, check)
        if lacking >= 0:
            total += share
        elif check.what == SATISFACTION:
            total += share * max(0.0, 1.0 + lacking / check.n[table.seats - 1])
        else:
            total += share * 0.5 * max(0.0, 1.0 + lacking / 5.0)
    if table.setup.scenario.expedition:
        total += 2.0 * max(0, table.story.expedition + 1) / 4.0
    if any(table.setup.scenario.hostility):
        total -= 0.8 * table.story.hostility + (12.0 if table.story.failed else 0.0)
    return total + (10.0 if is_accomplished(table) else 0.0)


def _needs(table: Martians) -> float:
    """What the tokens in shared Quarters will cost if they stay."""
    cycles = table.setup.cycles - table.cycle
    players = table.players
    total = 0.0
    left = 0
    for quarter in range(table.setup.quarters):
        at = quarter * 3
        oxygen, sickness, hunger = table.demand[at], table.demand[at + 1], table.demand[at + 2]
        left += oxygen + sickness + hunger
        if oxygen:
            total -= (3.0 + TURN * cycles) * players * 0.7 + oxygen
        else:
            if sickness:
                total -= 1.8 * players
            if hunger:
                total -= 1.3 * players
        total -= 0.8 * (sickness + hunger)
    if left:
        total -= 1.0 * players * (1.0 if cycles else 3.0)
        total -= 0.0 if cycles else 6.0 * left
    return total

"""The worth of a position for those who play together: the time that is left, less the time that all will take.

What is lacking comes from `prices.py`, and everything is weighed in time units, as far as games that were played show
what it means for the success of the mission.
"""

from __future__ import annotations

from typing import Final

from arsia.games.martians.components.board import (
    CREDIT,
    ENERGY,
    FOOD,
    GROWTH,
    HOSPITAL,
    ICE,
    LABORATORY,
    MEDICINE,
    PRODUCTION,
    REGOLITH,
    REPUTATION,
    SUPPLY,
    TIME,
    WATER,
    WATER_PLANT,
)
from arsia.games.martians.components.decks import BIRTH_CONTROL, CONVERTER, CROPS, DNA
from arsia.games.martians.components.scenarios import FOURTH, INSTALLED, SATISFACTION
from arsia.games.martians.judgement.numbers import BELIEVED
from arsia.games.martians.judgement.prices import Needs, rounds_left
from arsia.games.martians.rules.scoring import measured
from arsia.games.martians.table import Martians

WON: Final = 80.0
LOST: Final = -40.0
SHORT: Final = 2.0  # for every part of the mission and every token that a lost colony falls short
#: What it takes to get what is lacking, by good.
EFFORT: Final[tuple[float, ...]] = (0.0, 1.3, 0.6, 0.9, 0.5, 0.9, 2.4, 0.4, 0.0)
PART: Final = 3.0  # a requirement that is not met
UNMET: Final[dict[str, float]] = {INSTALLED: 4.0, FOURTH: 8.0, SATISFACTION: 0.25}  # for what is lacking to a state
UNMET_ELSE: Final = 3.5
GROWING: Final = 1.5  # a growth token where the mission needs the fourth colonist
CARD: Final = 3.0  # a regolith card that the mission asks for and nobody has
LIT: Final = 0.2  # an energy at hand, while it can be used
LIT_MOST: Final = 14
TO_COME: Final = 0.45  # an energy that the installations will give
NEED_OF_TURN: Final = 2.2  # energy that a turn uses
DARK: Final = 1.2  # an energy that the turns before the next production lack
#: What it means that a building is not there, by the cycles to come.
CLOSED: Final[dict[int, tuple[float, ...]]] = {
    WATER_PLANT: (18.0, 6.0, 4.0, 4.0),
    HOSPITAL: (7.0, 4.0, 3.0, 3.0),
    LABORATORY: (0.0, 4.0, 8.0, 11.0),
}
CONVERTING: Final = 3.0  # the CO2 converter, for every cycle to come
BEARING: Final = 3.5  # birth control, for every cycle to come in which all will have a fourth colonist
HELD: Final = -1.0
READY: Final = 0.8  # a marker in a pool
AIRLESS: Final = 1.0  # an oxygen token
AIRLESS_LATE: Final = 8.0  # and so much more in the last turn of the cycle
PRESSING: Final = 6.0  # more products are asked for than can be delivered
PRESSING_LAST: Final = 25.0
BETTER_CROP: Final = 0.8
HELPER: Final = 0.8


def colony(table: Martians) -> float:
    """How near the colony is to its goal, and how well it is."""
    outcome = table.outcome
    if outcome is not None:
        return WON if outcome.won else LOST - SHORT * (_parts(table) + sum(table.demand))
    needs = Needs(table, table.active, BELIEVED)
    total = float(table.time) + 0.01 * needs.stock[REPUTATION]
    for player in range(table.players):
        turns = rounds_left(table, player) + needs.cycles * table.living(player)
        total += turns * (TIME + (table.assets.tech[table.cards[player]] >> DNA & 1))
        total += READY * table.pool[player]
    for good in (REGOLITH, ICE, SUPPLY, WATER, FOOD, MEDICINE, CREDIT):
        total -= EFFORT[good] * (needs.near[good] + needs.far[good])
        total += 0.1 * EFFORT[good] * min(3, needs.spare[good])
    total -= PART * needs.missions + _states(table)
    if needs.cards:
        total -= CARD * max(0, needs.cards - len(table.hands[0]))
    return total + _energy(table, needs) + _means(table, needs) - _tokens(needs)


def _parts(table: Martians) -> int:
    """Requirements that are not met."""
    left = 0
    for index, required in enumerate(table.setup.required):
        left += max(0, required - table.story.progress[index])
    return left + len([check for check in table.setup.scenario.checks if measured(table, check) < 0])


def _states(table: Martians) -> float:
    """What is lacking to the state that the mission asks for."""
    total = 0.0
    for check in table.setup.scenario.checks:
        lacking = -measured(table, check)
        if lacking > 0:
            total += UNMET.get(check.what, UNMET_ELSE) * lacking
            if check.what == FOURTH:
                total -= GROWING * min(GROWTH, table.quarters.growth[0])
    if table.setup.scenario.expedition:
        total -= max(0, table.story.expedition + 1) * 0.5
    if any(table.setup.scenario.hostility):
        total += 0.5 * table.story.hostility
    return total


def _energy(table: Martians, needs: Needs) -> float:
    """Energy at hand and to come, as far as the turns can use it."""
    stock = needs.stock[ENERGY]
    coming = PRODUCTION * (sum(table.assets.solar) + sum(table.assets.wind)) * needs.productions
    wanted = NEED_OF_TURN * needs.turns_left
    rounds = 2 if table.round == 1 or (table.round == 3 and table.fourth) else 1
    lacking = max(0.0, NEED_OF_TURN * rounds * table.players - stock)
    at_hand = min(float(stock), wanted, LIT_MOST)
    return LIT * at_hand + TO_COME * min(float(coming), wanted) - DARK * lacking


def _means(table: Martians, needs: Needs) -> float:
    """Buildings, technologies, crops and people for what is still to come, and markers that are held."""
    total = HELD * sum(table.quarters.held)
    for building, loss in CLOSED.items():
        if table.unbuilt >> building & 1:
            total -= loss[needs.cycles]
    if not needs.cycles:
        return total
    tech = table.assets.colony_tech[0]
    total += CONVERTING * needs.cycles * (tech >> CONVERTER & 1)
    if not table.fourth:
        missing = GROWTH - table.quarters.growth[0]
        if tech >> BIRTH_CONTROL & 1:
            total += BEARING * table.players * max(0, needs.cycles + 1 - max(1, missing))
        total += GROWING * min(GROWTH, table.quarters.growth[0])
    for crop in table.assets.crop:
        total += BETTER_CROP * (CROPS[crop].food - 2)
    return total + HELPER * sum(table.assets.helpers)


def _tokens(needs: Needs) -> float:
    """What the tokens in the Quarters threaten."""
    total = AIRLESS * needs.oxygen + AIRLESS_LATE * needs.oxygen / needs.turns
    pressing = min(1.0, (needs.near[FOOD] + needs.near[MEDICINE]) / (2.0 * needs.turns))
    return total + (PRESSING if needs.cycles else PRESSING_LAST) * pressing

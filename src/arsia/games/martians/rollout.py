"""Quick sensible play, for searches that play a game on: no copying, just a look at what is needed most."""

from __future__ import annotations

from typing import Final

from arsia.games.martians.buildings import harvest_food
from arsia.games.martians.components import (
    BUILDING,
    COM,
    CONSTRUCTION,
    CREDIT,
    EDUCATION,
    ENERGY,
    FOOD,
    GREENHOUSES,
    HOSPITAL,
    HUNGER,
    ICE,
    LABORATORY,
    LANDER,
    MEDICINE,
    MINING,
    MOXIE,
    OXYGEN,
    REGOLITH,
    SICKNESS,
    STOCK,
    SUPPLY,
    WATER,
    WATER_PLANT,
)
from arsia.games.martians.decks import ORDER_INDEX, ORDERS, TILE_INDEX, TILES
from arsia.games.martians.scenarios import MISSIONS
from arsia.games.martians.table import Martians
from arsia.games.martians.worth import VALUE, productions_left
from arsia.kernel.message import Option

#: Answers that are simply the first or the last of what is offered.
FIRST: Final = frozenset({"prompt-quarter", "prompt-dig", "prompt-keep", "prompt-card", "prompt-collect"})
LAST: Final = frozenset({"prompt-block", "prompt-offer", "prompt-answer", "prompt-answer-loan", "prompt-uncover"})
MISSION: Final = 7.0


def rollout(table: Martians, seat: int) -> Option | None:
    """An option that a player in a hurry would take."""
    asked = table.pending[seat]
    options = asked.options
    id = asked.prompt.id
    if id in FIRST:
        return options[0]
    if id in LAST:
        return options[-1]
    if id == "prompt-deliver":
        return _delivery(table, options)
    if id not in ("prompt-turn", "prompt-turn-solo", "prompt-act", "prompt-builder"):
        return options[0]
    player = table.active
    best, most = options[-1], -1.0
    needs = Needs(table, player)
    for option in options:
        value = _appeal(table, player, option, needs)
        if value > most:
            best, most = option, value
    return best


class Needs:
    """What the Quarters ask for, beyond what is at hand."""

    __slots__ = ("food", "medicine", "oxygen")

    def __init__(self, table: Martians, player: int) -> None:
        if table.mode == COM:
            at = table.quarter[player] * 3
            self.oxygen = table.demand[at]
            sickness, hunger = table.demand[at + SICKNESS], table.demand[at + HUNGER]
        else:
            self.oxygen = sum(table.demand[OXYGEN::3])
            sickness, hunger = sum(table.demand[SICKNESS::3]), sum(table.demand[HUNGER::3])
        stock = table.owners[player] * STOCK
        self.food = hunger - table.stock[stock + FOOD]
        self.medicine = sickness - table.stock[stock + MEDICINE]


def _delivery(table: Martians, options: tuple[Option, ...]) -> Option:
    """Food before medicine, as they are offered, but medicine if there is room for one only."""
    if table.delivered or options[0][1] == "medicine":
        for option in options:
            if option[1:2] == ("medicine",):
                return option
    return options[0]


def _appeal(table: Martians, player: int, option: Option, needs: Needs) -> float:
    """How good an option looks."""
    verb = option[0]
    at = table.owners[player] * STOCK
    stock = table.stock
    if verb == "place" or verb == "refugee":
        return _calling(table, player, BUILDING[str(option[1])], needs) - 0.02 * int(option[2])
    if verb == "end":
        return 0.0
    if verb == "rest":
        return 2.2 if not table.pool[player] and table.time > 1 else 0.35
    if verb == "free":
        return 1.4 if option[1] == "homes" else 0.9
    if verb == "oxygen":
        return 6.0
    if verb == "medicine":
        return 4.0 if needs.medicine > 0 else 0.9
    if verb == "harvest":
        return 1.0 + min(max(0, needs.food), harvest_food(table, player))
    if verb == "treat":
        return 2.2 if stock[at + WATER] < 3 else 0.6
    if verb == "dig":
        return 2.0 + 0.1 * (int(option[2]) + int(option[3]))
    if verb == "move":
        return 1.5
    if verb == "build":
        return 4.5
    if verb == "upgrade":
        return 2.6
    if verb == "install":
        return 0.6 * productions_left(table)
    if verb == "order":
        order = ORDERS[ORDER_INDEX[str(option[1])]]
        return order.reputation - sum(VALUE[good] * n for good, n in order.cost.goods) - 0.5 * order.cost.minerals
    if verb == "mission":
        index = MISSIONS[str(option[1])]
        return MISSION if table.progress[index] < table.setup.required[index] else 1.0
    if verb == "expedition":
        return MISSION if int(option[1]) > 1 else 5.0
    if verb == "research":
        tile = TILES[TILE_INDEX[str(option[1])]]
        return 0.22 * tile.credits - 0.3 if stock[at + CREDIT] < 6 else 0.4
    if verb == "supplies":
        return 1.5 if stock[at + SUPPLY] + int(option[1]) <= 3 else 0.4
    if verb == "analyse":
        return 1.2
    if verb == "colony_tech":
        return 1.6 * (table.setup.cycles - table.cycle) + 1.0
    if verb == "corp_tech":
        return 2.4 if option[1] == "dna_modification" and table.cycle < 3 else 0.7
    if verb == "hire":
        return 1.5 if table.cycle < table.setup.cycles else 0.2
    if verb == "change_crop":
        return 0.7 if table.crop[table.cards[player]] == 0 else 0.1
    if verb == "use":
        return 1.6
    if verb == "rtg":
        return 1.1 if stock[at + ENERGY] < 2 else -0.5
    if verb == "proof":
        return 0.5
    return -2.0


def _calling(table: Martians, player: int, building: int, needs: Needs) -> float:
    """How much a building calls for a marker; what exactly it does there is seen when it is there."""
    at = table.owners[player] * STOCK
    stock = table.stock
    if building == MOXIE:
        return 6.0
    if building == LANDER:
        return 2.0 if stock[at + SUPPLY] < 2 else _errands(table, player)
    if building == MINING:
        return 2.0 if stock[at + REGOLITH] < 3 or stock[at + ICE] < 2 else 0.7
    if building == WATER_PLANT:
        return 2.2 if stock[at + WATER] < 3 else 0.6
    if building == HOSPITAL:
        return 4.0 if needs.medicine > 0 else 0.9
    if building == GREENHOUSES:
        return 1.2 + min(2, max(0, needs.food)) if stock[at + WATER] or table.crop[table.cards[player]] == 1 else 0.5
    if building == CONSTRUCTION:
        return 4.0 if table.unbuilt else 2.6
    if building == LABORATORY:
        return 1.4 * (table.setup.cycles - table.cycle) if table.time >= 3 else 0.6
    if building == EDUCATION:
        return 1.5 if table.cycle < table.setup.cycles else 0.2
    return 0.0


def _errands(table: Martians, player: int) -> float:
    """What the Lander offers beside supplies: is there a mission or an order to be done?"""
    from arsia.games.martians.mission import mission_options

    return 4.5 if mission_options(table, player) else 0.8

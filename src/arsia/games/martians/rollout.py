"""Quick sensible play, for searches that play a game on: no copying, just a look at what is needed most.

Every option has a rough gain in points; the time it takes is charged, because it could be used otherwise.
"""

from __future__ import annotations

from typing import Final

from arsia.games.martians.buildings import harvest_food, installations_left, laboratory_time, research_time
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
from arsia.games.martians.decks import (
    COLONY_TIME,
    CORPORATION_INDEX,
    CORPORATION_TIME,
    DNA,
    KINETIC_ENERGY,
    ORDER_INDEX,
    ORDERS,
    SOLAR_ENERGY,
    TILE_INDEX,
    TILES,
)
from arsia.games.martians.mission import mission_options
from arsia.games.martians.scenarios import MISSIONS
from arsia.games.martians.table import Martians
from arsia.games.martians.worth import VALUE, productions_left
from arsia.kernel.message import Option

#: Answers that are simply the first or the last of what is offered.
FIRST: Final = frozenset({"prompt-quarter", "prompt-keep", "prompt-card", "prompt-collect"})
LAST: Final = frozenset({"prompt-block", "prompt-offer", "prompt-answer", "prompt-answer-loan", "prompt-uncover"})
MISSION: Final = 9.0
HOUR: Final = 0.8  # what a time unit is charged
LEAST: Final = 0.1  # a gain below which an option is not worth it
BUILT: Final[dict[str, float]] = {"water_plant": 9.5, "hospital": 9.0, "laboratory": 4.5, "education": 3.5}


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
    if id not in ("prompt-turn", "prompt-turn-solo", "prompt-act", "prompt-builder", "prompt-dig"):
        return options[0]
    needs = Needs(table, table.active)
    best, most = options[-1], -100.0
    for option in options:
        value = needs.appeal(option)
        if value > most:
            best, most = option, value
    return best


def _delivery(table: Martians, options: tuple[Option, ...]) -> Option:
    """Food before medicine, as they are offered, but medicine if there is room for one only."""
    if table.delivered or options[0][1] == "medicine":
        for option in options:
            if option[1:2] == ("medicine",):
                return option
    return options[0]


class Needs:
    """What a player needs now: in the Quarters, beyond what is at hand, and in the stock."""

    __slots__ = ("cycles", "dry", "food", "medicine", "oxygen", "player", "stock", "table")

    def __init__(self, table: Martians, player: int) -> None:
        self.table = table
        self.player = player
        at = table.owners[player] * STOCK
        stock = table.stock[at : at + STOCK]
        self.stock = stock
        self.cycles = table.setup.cycles - table.cycle
        if table.mode == COM:
            home = table.quarter[player] * 3
            self.oxygen = table.demand[home]
            sickness, hunger = table.demand[home + SICKNESS], table.demand[home + HUNGER]
        else:
            self.oxygen = sum(table.demand[OXYGEN::3])
            sickness, hunger = sum(table.demand[SICKNESS::3]), sum(table.demand[HUNGER::3])
        self.food = hunger - stock[FOOD]
        self.medicine = sickness - stock[MEDICINE]
        self.dry = 2 - stock[WATER] + (1 if self.medicine > 0 else 0)  # water that is lacking

    def appeal(self, option: Option) -> float:
        """How good an option looks: its gain less its time, and anything better than to end the turn."""
        verb = option[0]
        if verb == "end":
            return 0.0
        if verb == "place" or verb == "refugee":
            gain, time = self.calling(BUILDING[str(option[1])])
            gain -= 0.02 * int(option[2])
        else:
            gain, time = self.gain(str(verb), option)
        return 10.0 + gain - HOUR * time if gain > LEAST else -1.0

    def gain(self, verb: str, option: Option) -> tuple[float, int]:
        """What an option brings, and its time."""
        stock, table = self.stock, self.table
        if verb == "oxygen":
            return 8.0, 1
        if verb == "medicine":
            return self.healing(), 1
        if verb == "harvest":
            return self.harvest(), 1
        if verb == "treat":
            return self.watering(), 1
        if verb == "dig":
            return self.digging(int(option[2]), int(option[3])), 1
        if verb == "move":
            return 1.4, 1
        if verb == "build":
            return BUILT[str(option[1])] - 2.0 if self.cycles else 3.0, 1
        if verb == "upgrade":
            return 1.6 if self.cycles else 3.0, 1
        if verb == "install":
            return 1.3 * productions_left(table) - 2.5, 1
        if verb == "order":
            return self.filling(ORDER_INDEX[str(option[1])]), 1
        if verb == "mission":
            index = MISSIONS[str(option[1])]
            return (MISSION if table.progress[index] < table.setup.required[index] else 1.0), 1
        if verb == "expedition":
            return MISSION + int(option[1]), 1
        if verb == "research":
            tile = TILE_INDEX[str(option[1])]
            spent = sum(VALUE[good] * n for good, n in TILES[tile].cost.goods)
            worth = 0.28 if stock[CREDIT] < 6 else 0.12
            return worth * TILES[tile].credits - spent, research_time(table, self.player, tile)
        if verb == "supplies":
            return self.fetching(int(option[1])), int(option[1])
        if verb == "colony_tech" or verb == "corp_tech":
            return self.learning(verb, str(option[1]))
        return self.errand(verb, option)

    def errand(self, verb: str, option: Option) -> tuple[float, int]:
        """What needs no marker of its own, or no time."""
        stock, table = self.stock, self.table
        if verb == "rest":
            return self.resting(), 1
        if verb == "free":
            return (1.8, 0) if option[1] == "homes" else (1.6, 1)
        if verb == "analyse":
            return 1.4, 1
        if verb == "hire":
            return (1.7 if option[1] in ("botanist", "geologist") else 1.0) if self.cycles else 0.0, 0
        if verb == "change_crop":
            crop = table.crop[table.cards[self.player]]
            return (1.2 if crop == 0 and option[1] == "potatoes" and self.cycles > 1 else 0.0), 1
        if verb == "use":
            return 2.5, 0
        if verb == "rtg":
            return (4.0 if self.oxygen and not stock[ENERGY] else 1.0 if stock[ENERGY] < 3 else 0.0), 0
        if verb == "proof":
            return (0.0 if self.cycles else 2.0), 0
        return 0.0, 0

    def resting(self) -> float:
        """Markers that come back, most of all from where they are needed again."""
        table = self.table
        here = table.here[self.player]
        gain = 0.55 * here.bit_count() + (1.5 if not table.pool[self.player] else 0.0)
        if table.time < 2:
            return gain
        if self.oxygen and here >> MOXIE & 1:
            gain += 5.0
        if self.food > 0 and here >> GREENHOUSES & 1 and self.stock[WATER]:
            gain += 1.5
        if self.medicine > 0 and here >> HOSPITAL & 1 and self.stock[WATER]:
            gain += 1.5
        if self.dry > 0 and here >> WATER_PLANT & 1 and self.stock[ICE]:
            gain += 1.0
        return gain

    def harvest(self) -> float:
        """Food that is asked for, and some to keep."""
        food = harvest_food(self.table, self.player)
        wanted = min(max(0, self.food), food)
        return 2.8 * wanted + (1.2 if self.cycles else 0.2) * (food - wanted) - 2.0

    def healing(self) -> float:
        """A medicine that is asked for, or one to keep."""
        return 5.0 if self.medicine > 0 else 1.5 if self.cycles else 0.0

    def watering(self) -> float:
        """Water that is lacking."""
        return 3.5 if self.dry > 0 else 1.0 if self.cycles else 0.0

    def digging(self, regolith: int, ice: int) -> float:
        """Crystals, worth more while few are at hand."""
        stock = self.stock
        hungry = 1.5 if stock[REGOLITH] < 2 else 0.6
        thirsty = 1.7 if stock[ICE] + stock[WATER] // 2 < 2 else 0.5
        return (hungry * regolith + thirsty * ice) * (1.0 if self.cycles else 0.4) - 0.5

    def fetching(self, n: int) -> float:
        """Supplies, worth more while there are none."""
        lacking = max(0, 2 - self.stock[SUPPLY])
        return (1.7 * min(n, lacking) + 0.5 * max(0, n - lacking)) * (1.0 if self.cycles else 0.5)

    def filling(self, order: int) -> float:
        """An order's reputation less what its goods are worth."""
        cost = ORDERS[order].cost
        keep = 0.7 if self.cycles else 0.35
        return ORDERS[order].reputation - keep * sum(VALUE[good] * n for good, n in cost.goods) - 0.3 * cost.minerals

    def learning(self, verb: str, name: str) -> tuple[float, int]:
        """What a technology will save or bring."""
        table, player = self.table, self.player
        if verb == "colony_tech":
            each = {"medicine": 3.6, "co2_converter": 2.6, "birth_control": 1.2}[name]
            return 2.2 + each * self.cycles, laboratory_time(table, player, COLONY_TIME)
        tech = CORPORATION_INDEX[name]
        time = laboratory_time(table, player, CORPORATION_TIME[tech])
        card = table.cards[player]
        if tech == DNA:
            return 2.4 * self.cycles - 1.0, time
        if tech in (SOLAR_ENERGY, KINETIC_ENERGY):
            kind = table.solar if tech == SOLAR_ENERGY else table.wind
            return 0.6 * kind[card] * productions_left(table) - 0.9, time
        return 0.3 * self.cycles - 0.4, time

    def calling(self, building: int) -> tuple[float, int]:
        """How much a building calls for a marker; what exactly it does there is seen when it is there."""
        table, stock = self.table, self.stock
        if building == MOXIE:
            return 8.0, 1
        if building == LANDER:
            open_missions = mission_options(table, self.player)
            gain = self.fetching(1)
            for option in open_missions:
                gain = max(gain, self.gain(str(option[0]), option)[0])
            return gain, 1
        if building == MINING:
            return max(self.digging(1, 1), self.digging(2, 0) - 0.3), 1
        if building == WATER_PLANT:
            return self.watering(), 1
        if building == HOSPITAL:
            return self.healing(), 1
        if building == GREENHOUSES:
            crop = table.crop[table.cards[self.player]]
            if (stock[WATER] or crop == 1) and stock[ENERGY]:
                return self.harvest(), 1
            return (1.2 if crop == 0 and self.cycles > 1 and stock[ENERGY] > 3 else 0.0), 1
        if building == CONSTRUCTION:
            return self.constructing(), 1
        if building == LABORATORY:
            return self.studying()
        if building == EDUCATION:
            return (1.6 if self.cycles else 0.0), 0
        return 0.0, 1

    def constructing(self) -> float:
        """The best that can be built now."""
        table = self.table
        gain = 1.6 if table.upgrades and self.cycles else 3.0 if table.upgrades else 0.0
        if installations_left(table, self.player) > 0:
            gain = max(gain, 1.3 * productions_left(table) - 2.5)
        for name, value in BUILT.items():
            if table.unbuilt >> BUILDING[name] & 1:
                gain = max(gain, value - 2.0 if self.cycles else 3.0)
        return gain

    def studying(self) -> tuple[float, int]:
        """The best technology that there is time for."""
        table = self.table
        time = laboratory_time(table, self.player, COLONY_TIME)
        if table.time >= time and table.colony_tech[table.quarter_owner(self.player)] != 7:
            return 2.2 + 2.4 * self.cycles, time
        return 0.3, 1

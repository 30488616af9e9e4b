"""How good an option of a turn looks: what it brings at the prices of `needs.py`, and how much each building
calls for a marker."""

from __future__ import annotations

from typing import Final

from arsia.games.martians.buildings import (
    installations_left,
    laboratory_time,
)
from arsia.games.martians.components import (
    BUILDING,
    BUILDINGS,
    CONSTRUCTION,
    CREDIT,
    EDUCATION,
    ENERGY,
    GREENHOUSES,
    HOSPITAL,
    ICE,
    LABORATORY,
    LANDER,
    MINING,
    MOXIE,
    REGOLITH,
    SUPPLIES_MAX,
    SUPPLY,
    WATER,
    WATER_PLANT,
    WIDE,
)
from arsia.games.martians.decks import (
    COLONY_TECHS,
    COLONY_TIME,
    CORPORATION_TIME,
    CROP_INDEX,
)
from arsia.games.martians.gains import BUILT, EMPTY, HIRED, HOUR, Gains
from arsia.games.martians.mission import mission_options
from arsia.kernel.message import Option

MARKER: Final = 0.54  # what a marker is charged that leaves the pool
LEAST: Final = 0.01  # a gain below which an option is not worth it
SECOND: Final = 0.39  # how much the next best action of a building counts when a marker is sent there
BACK: Final = 0.08  # a marker that comes back
CLEARED: Final = 0.51  # a space that others were kept from
BARRED: Final = -0.3  # the same where the others are rivals
AGAIN: Final = 0.28  # how much the best of the buildings counts that a marker keeps its owner from
POTATOES: Final = CROP_INDEX["potatoes"]
SINGLE: Final = (MOXIE, CONSTRUCTION, MINING, LANDER)


class Appeal(Gains):
    """The options of a turn through the eyes of a player in a hurry."""

    __slots__ = ()

    def of(self, option: Option) -> float:
        """Above 0: better than to end the turn."""
        verb = str(option[0])
        if verb == "end":
            return LEAST
        if verb == "place":
            return self.calling(BUILDING[str(option[1])]) - MARKER - self.surcharge(option) - 0.01 * int(option[2])
        if verb == "refugee":
            return self.calling(BUILDING[str(option[1])]) + 0.1 - self.surcharge(option)
        if verb == "rest":
            return self.resting()
        return self.gain(verb, option)

    def surcharge(self, option: Option) -> float:
        """The time that an upgrade token costs."""
        space = BUILDING[str(option[1])] * WIDE + int(option[2]) - 1
        return HOUR * (self.table.upgrades >> space & 1)

    def calling(self, building: int) -> float:
        """How much a building calls for a marker; what exactly it does there is seen when it is there."""
        table = self.table
        if building == MOXIE:
            return self.air()
        if building == LANDER:
            return self.landing()
        if building == MINING:
            return self.ground(table.machine) - self.spent(1, 1)
        if building == WATER_PLANT:
            return self.watering()
        if building == HOSPITAL:
            return self.healing()
        if building == GREENHOUSES:
            return self.farming()
        if building == CONSTRUCTION:
            return self.constructing()
        if building == LABORATORY:
            return self.studying()
        return self.hiring()

    def landing(self) -> float:
        """The mission, with a part of the supplies that the same marker can fetch, or the supplies alone."""
        table = self.table
        n = min(SUPPLIES_MAX, table.time)
        supplies = self.needs.value(SUPPLY, n) - self.spent(n, 0)
        best = supplies
        for option in mission_options(table, self.player):
            best = max(best, self.mission(option))
        return best + (SECOND * max(0.0, supplies) if best > supplies and table.time > 1 else 0.0)

    def farming(self) -> float:
        """A harvest, or a better crop than the printed one."""
        table = self.table
        best = self.harvest()
        if not table.crop[table.cards[self.player]] and table.crops_left[POTATOES]:
            best = max(best, self.replanting(POTATOES))
        return best

    def constructing(self) -> float:
        """The best that can be built now, and a part of the next best."""
        table = self.table
        gains: list[float] = []
        if installations_left(table, self.player) > 0:
            gains.append(self.installing())
        if table.unbuilt:
            gains.append(max([self.building(each) for each in BUILT if table.unbuilt >> each & 1]))
        for building in range(len(BUILDINGS)):
            if table.upgrades >> building * WIDE & 7:
                gains.append(self.upgrading(building))
        if not gains:
            return -1.0
        gains.sort(reverse=True)
        more = min(table.time, self.stock[REGOLITH], self.stock[SUPPLY], self.stock[ENERGY]) > 1
        return gains[0] + (SECOND * max(0.0, gains[1]) if more and len(gains) > 1 else 0.0)

    def studying(self) -> float:
        """The best technology that there is time for."""
        table, player = self.table, self.player
        best = -1.0
        time = laboratory_time(table, player, COLONY_TIME)
        if time <= table.time:
            known = table.colony_tech[table.quarter_owner(player)]
            for tech in range(len(COLONY_TECHS)):
                if not known >> tech & 1:
                    best = max(best, self.colony_tech(tech) - self.spent(time, 1))
        known = table.corp_tech[table.cards[player]]
        for tech, long in enumerate(CORPORATION_TIME):
            time = laboratory_time(table, player, long)
            if not known >> tech & 1 and time <= table.time:
                best = max(best, self.corp_tech(tech) - self.spent(time, 1))
        return best

    def hiring(self) -> float:
        """Somebody who will help in the cycles to come."""
        return HIRED * self.needs.cycles - self.needs.loss(CREDIT, 2)

    def resting(self) -> float:
        """Markers that come back, for others who wait for their space, and for what could be done there again."""
        table, player = self.table, self.player
        here = table.here[player]
        gain = BACK * here.bit_count() + (EMPTY if not table.pool[player] else 0.0) - HOUR
        waiting = CLEARED if table.setup.shared_stock else BARRED
        for building in SINGLE:
            if here >> building & 1 and table.taken >> building * WIDE & 7 == 7:
                gain += waiting
        if table.time > 1:
            best = 0.0
            for building in range(len(BUILDINGS)):
                if here >> building & 1 and self.could(building):
                    best = max(best, self.calling(building))
            gain += AGAIN * best
        return gain

    def could(self, building: int) -> bool:
        """Are the goods there to work in a building?"""
        stock = self.stock
        if building == LANDER:
            return True
        if not stock[ENERGY]:
            return False
        if building == CONSTRUCTION:
            return stock[REGOLITH] > 0 and stock[SUPPLY] > 0
        if building == WATER_PLANT:
            return stock[ICE] > 0
        if building == HOSPITAL:
            return stock[WATER] > 0 and stock[SUPPLY] > 0
        if building == LABORATORY:
            return self.table.time > 3
        return building != EDUCATION

"""How good an option of a turn looks: what it brings at the prices of `prices.py`, and how much each building
calls for a marker."""

from __future__ import annotations

from typing import Final

from arsia.games.martians.cards.buildings import BUILT
from arsia.games.martians.components.board import (
    BUILDING,
    BUILDINGS,
    CONSTRUCTION,
    EDUCATION,
    GREENHOUSES,
    HOSPITAL,
    LABORATORY,
    LANDER,
    MINING,
    MOXIE,
    SUPPLIES_MAX,
    WATER_PLANT,
    WIDE,
)
from arsia.games.martians.components.decks import COLONY_TECHS, CORPORATION_TIME, CROP_INDEX
from arsia.games.martians.effects.construction import installations_left
from arsia.games.martians.effects.corporation import laboratory_time
from arsia.games.martians.effects.mission import mission_options
from arsia.games.martians.judgement.gains import (
    BUILD,
    DEVELOP,
    DEVELOP_FOR_COLONY,
    EXTRACT,
    HEAL,
    TREAT,
    Gains,
)
from arsia.kernel.message import Option

LEAST: Final = 0.01  # a gain below which an option is not worth it
POTATOES: Final = CROP_INDEX["potatoes"]
#: What may not stand at the beginning.
CLOSABLE: Final = (WATER_PLANT, HOSPITAL, LABORATORY, EDUCATION)
SINGLE: Final = (MOXIE, CONSTRUCTION, MINING, LANDER)


class Ranking(Gains):
    """The options of a turn through the eyes of a player in a hurry."""

    __slots__ = ()

    def of(self, option: Option) -> float:
        """Above 0: better than to end the turn."""
        verb = str(option[0])
        if verb == "end":
            return LEAST
        if verb == "place":
            calling = self.calling(BUILDING[str(option[1])])
            return calling - self.by.marker - self.surcharge(option) - 0.01 * int(option[2])
        if verb == "refugee":
            return self.calling(BUILDING[str(option[1])]) + 0.1 - self.surcharge(option)
        if verb == "rest":
            return self.resting()
        return self.gain(verb, option)

    def surcharge(self, option: Option) -> float:
        """The time that an upgrade token costs."""
        space = BUILDING[str(option[1])] * WIDE + int(option[2]) - 1
        return self.by.hour * (self.table.upgrades >> space & 1)

    def calling(self, building: int) -> float:
        """How much a building calls for a marker; what exactly it does there is seen when it is there."""
        table = self.table
        if building == MOXIE:
            return self.air()
        if building == LANDER:
            return self.landing()
        if building == MINING:
            return self.ground(table.ground.machine) - self.charge(EXTRACT)
        if building == WATER_PLANT:
            return self.bargain(TREAT)
        if building == HOSPITAL:
            return self.bargain(HEAL)
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
        supplies = self.supplies(min(SUPPLIES_MAX, table.time))
        best = supplies
        for option in mission_options(table, self.player):
            best = max(best, self.mission(option))
        return best + (self.by.second * max(0.0, supplies) if best > supplies and table.time > 1 else 0.0)

    def farming(self) -> float:
        """A harvest, or a better crop than the printed one."""
        table = self.table
        best = self.harvest()
        if not table.assets.crop[table.cards[self.player]] and table.assets.crops_left[POTATOES]:
            best = max(best, self.replanting(POTATOES))
        return best

    def constructing(self) -> float:
        """The best that can be built now, and a part of the next best."""
        table = self.table
        gains: list[float] = []
        if installations_left(table, self.player) > 0:
            gains.append(self.installing())
        if table.unbuilt:
            gains.append(max([self.building(each) for each in CLOSABLE if table.unbuilt >> each & 1]))
        for building in range(len(BUILDINGS)):
            if table.upgrades >> building * WIDE & 7:
                gains.append(self.upgrading(building))
        if not gains:
            return -1.0
        gains.sort(reverse=True)
        if len(gains) < 2 or gains[1] <= 0.0 or table.time < 2:
            return gains[0]
        for good, n in BUILD.cost:
            if self.stock[good] < 2 * n:
                return gains[0]
        return gains[0] + self.by.second * gains[1]

    def studying(self) -> float:
        """The best technology that there is time for."""
        table, player = self.table, self.player
        best = -1.0
        time = laboratory_time(table, player, DEVELOP_FOR_COLONY.time)
        if time <= table.time:
            known = table.assets.colony_tech[table.quarter_owner(player)]
            for tech in range(len(COLONY_TECHS)):
                if not known >> tech & 1:
                    best = max(best, self.colony_tech(tech) - self.spent(time, DEVELOP_FOR_COLONY.energy))
        known = table.assets.tech[table.cards[player]]
        for tech, long in enumerate(CORPORATION_TIME):
            time = laboratory_time(table, player, long)
            if not known >> tech & 1 and time <= table.time:
                best = max(best, self.corp_tech(tech) - self.spent(time, DEVELOP.energy))
        return best

    def hiring(self) -> float:
        """Somebody who will help in the cycles to come."""
        return self.by.hired * self.needs.cycles - self.wages()

    def resting(self) -> float:
        """Markers that come back, for others who wait for their space, and for what could be done there again."""
        table, player = self.table, self.player
        here = table.here[player]
        gain = self.by.back * here.bit_count() + (self.by.empty if not table.pool[player] else 0.0) - self.by.hour
        waiting = self.by.cleared if table.setup.shared_stock else self.by.barred
        for building in SINGLE:
            if here >> building & 1 and table.taken >> building * WIDE & 7 == 7:
                gain += waiting
        if table.time > 1:
            best = 0.0
            for building in range(len(BUILDINGS)):
                if here >> building & 1 and self.could(building):
                    best = max(best, self.calling(building))
            gain += self.by.again * best
        return gain

    def could(self, building: int) -> bool:
        """Are the goods there to work in a building?"""
        if building == EDUCATION:
            return False
        if building == LABORATORY and self.table.time <= DEVELOP_FOR_COLONY.time:
            return False
        for good, n in BUILT[building].aims[0].cost:
            if self.stock[good] < n:
                return False
        return True

"""What the actions of a turn bring at the prices of `prices.py`, less their time and their energy."""

from __future__ import annotations

from typing import Final

from arsia.games.martians.cards.buildings import ACTS
from arsia.games.martians.components.board import (
    BUILD_REPUTATION,
    BUILDING,
    COLONY_REPUTATION,
    CREDIT,
    DELIVERED,
    EDUCATION,
    ENERGY,
    FOOD,
    GROWTH,
    HEX,
    HIRE_CREDITS,
    HOSPITAL,
    HUNGER,
    ICE,
    LABORATORY,
    MEDICINE,
    OXYGEN,
    OXYGEN_REPUTATION,
    PENALTY_CREDITS,
    PENALTY_TIME,
    PRODUCTS,
    REGOLITH,
    REPUTATION,
    RINGS,
    RTG_REPUTATION,
    SUPPLY,
    WATER,
    WATER_PLANT,
)
from arsia.games.martians.components.cost import WILD
from arsia.games.martians.components.decks import (
    COLONY_INDEX,
    CONVERTER,
    CORPORATION_INDEX,
    CROP_INDEX,
    CROPS,
    DNA,
    GROUND,
    GROUND_KIND,
    KINETIC_ENERGY,
    MEDICINE_TECH,
    ORDER_INDEX,
    ORDERS,
    SENSOR,
    SOLAR_ENERGY,
    SPECIALIST_INDEX,
    SPECIALISTS,
    TILE_INDEX,
    TILES,
)
from arsia.games.martians.components.scenarios import FOURTH, MISSIONS, UNDAMAGED
from arsia.games.martians.components.scenarios import INSTALLED as INSTALLATIONS
from arsia.games.martians.effects.acts import Act
from arsia.games.martians.effects.corporation import harvest_energy, harvest_food
from arsia.games.martians.effects.mining import crystals
from arsia.games.martians.effects.mission import research_time
from arsia.games.martians.judgement.numbers import QuickNumbers
from arsia.games.martians.judgement.prices import SETTLED, Needs, rounds_left
from arsia.games.martians.rules.scoring import holds
from arsia.games.martians.table import NO_TILE, Martians
from arsia.kernel.message import Option

#: Whose time and energy is charged.
GIVE_OXYGEN: Final[Act] = ACTS["oxygen"]
BUILD: Final[Act] = ACTS["build"]
INSTALL: Final[Act] = ACTS["install"]
HEAL: Final[Act] = ACTS["medicine"]
TREAT: Final[Act] = ACTS["treat"]
EXTRACT: Final[Act] = ACTS["dig"]
ANALYSE: Final[Act] = ACTS["analyse"]
FETCH: Final[Act] = ACTS["supplies"]
ACCOMPLISH: Final[Act] = ACTS["mission"]
HARVEST: Final[Act] = ACTS["harvest"]
CHANGE_CROP: Final[Act] = ACTS["change_crop"]
DEVELOP_FOR_COLONY: Final[Act] = ACTS["colony_tech"]
DEVELOP: Final[Act] = ACTS["corp_tech"]


class Gains:
    """Every action through the eyes of a player in a hurry."""

    __slots__ = ("by", "needs", "player", "stock", "table")

    def __init__(self, table: Martians, player: int, by: QuickNumbers) -> None:
        self.by = by
        self.table = table
        self.player = player
        self.needs = Needs(table, player, by)
        self.stock = self.needs.stock

    def gain(self, verb: str, option: Option) -> float:
        """What an action brings, less time and energy."""
        if verb == "oxygen":
            return self.air()
        if verb == "medicine":
            return self.bargain(HEAL)
        if verb == "harvest":
            return self.harvest()
        if verb == "treat":
            return self.bargain(TREAT)
        if verb == "dig":
            return self.dug(int(option[2]), int(option[3])) - self.charge(EXTRACT)
        if verb == "move":
            return self.moving(HEX[str(option[1])]) - self.charge(EXTRACT)
        if verb == "build":
            return self.building(BUILDING[str(option[1])])
        if verb == "upgrade":
            return self.upgrading(BUILDING[str(option[1])])
        if verb == "install":
            return self.installing()
        if verb == "mission" or verb == "expedition" or verb == "order":
            return self.mission(option)
        if verb == "supplies":
            return self.supplies(int(option[1]))
        if verb == "colony_tech":
            time = DEVELOP_FOR_COLONY.time_of(self.table, self.player, option)
            return self.colony_tech(COLONY_INDEX[str(option[1])]) - self.spent(time, DEVELOP_FOR_COLONY.energy)
        if verb == "corp_tech":
            time = DEVELOP.time_of(self.table, self.player, option)
            return self.corp_tech(CORPORATION_INDEX[str(option[1])]) - self.spent(time, DEVELOP.energy)
        return self.errand(verb, option)

    def errand(self, verb: str, option: Option) -> float:
        """What needs no marker of its own, or serves the others."""
        needs, table = self.needs, self.table
        if verb == "free":
            if option[1] == "homes":
                return self.by.released - needs.loss(CREDIT, PENALTY_CREDITS)
            return self.by.released + self.by.empty * (not table.pool[self.player]) - self.by.hour * PENALTY_TIME
        if verb == "analyse":
            return self.cards(max(table.mined, table.mined_neutral)) - self.charge(ANALYSE)
        if verb == "research":
            return self.research(TILE_INDEX[str(option[1])])
        if verb == "hire":
            helpers = option[1] == "botanist" or option[1] == "geologist"
            return (self.by.hired if helpers else 0.6 * self.by.hired) * needs.cycles - self.wages()
        if verb == "change_crop":
            return self.replanting(CROP_INDEX[str(option[1])])
        if verb == "use":
            return self.service(SPECIALIST_INDEX[str(option[1])])
        if verb == "rtg":
            return needs.energy - self.by.kept - needs.reputation * RTG_REPUTATION
        if verb == "proof":
            return -1.0 if needs.cycles or needs.cards else 1.0
        return -1.0

    def spent(self, time: int, energy: int) -> float:
        """What time and energy are charged."""
        return self.by.hour * time + self.needs.energy * energy

    def charge(self, act: Act) -> float:
        """What an act is charged for the time and the energy that are printed; other goods are planned for."""
        return self.by.hour * act.time + self.needs.energy * act.energy

    def bargain(self, act: Act) -> float:
        """What goods for goods bring."""
        gain = -self.charge(act)
        for good, n in act.gives:
            gain += self.asked(good, n) if good in PRODUCTS else self.needs.value(good, n)
        return gain

    def supplies(self, n: int) -> float:
        """Supplies for time."""
        return self.needs.value(SUPPLY, n) - self.spent(n * FETCH.time, 0)

    def wages(self) -> float:
        """What it means to hire somebody."""
        return self.needs.loss(CREDIT, HIRE_CREDITS)

    def materials(self) -> float:
        """What it means to use up what nobody planned to build with."""
        lost = 0.0
        for good, n in BUILD.cost:
            if good != ENERGY:
                lost += self.needs.loss(good, n)
        return lost

    def air(self) -> float:
        """Oxygen before it is too late."""
        needs = self.needs
        if not needs.oxygen:
            return -1.0
        late = self.by.last_air * needs.oxygen / needs.turns
        return self.by.air + late + OXYGEN_REPUTATION * needs.reputation - self.charge(GIVE_OXYGEN)

    def asked(self, good: int, n: int) -> float:
        """A product: its value, and more if this cycle asks for it, most of all when its turns run out."""
        needs = self.needs
        wanted = min(n, needs.near[good])
        pressing = min(1.0, (needs.near[FOOD] + needs.near[MEDICINE]) / (2.0 * needs.turns))
        bonus = self.by.asked + pressing * (self.by.last_call if needs.cycles else self.by.last_days)
        return needs.value(good, n) + wanted * bonus + n * DELIVERED[good] * needs.reputation

    def harvest(self) -> float:
        """Food, and medicine of herbs."""
        table, player = self.table, self.player
        crop = CROPS[table.assets.crop[table.cards[player]]]
        energy = harvest_energy(table, player)
        if self.stock[WATER] < crop.water or self.stock[ENERGY] < energy:
            return -1.0
        gain = self.asked(FOOD, harvest_food(table, player))
        if crop.medicine:
            gain += self.asked(MEDICINE, crop.medicine)
        return gain - self.spent(HARVEST.time, energy)

    def dug(self, regolith: int, ice: int) -> float:
        """Crystals of a tile, and the cards that regolith may bring."""
        needs = self.needs
        if ice:
            ice += self.table.setup.scenario.melting
        gain = needs.value(REGOLITH, regolith) + needs.value(ICE, ice)
        if needs.cards and regolith:
            gain += 0.5 * max(0.0, self.cards(regolith) - self.charge(ANALYSE))
        return gain

    def ground(self, hex: int) -> float:
        """The best that a tile holds, if it is face up."""
        table = self.table
        tile = table.ground.tiles[hex]
        if tile == NO_TILE or not table.ground.up >> hex & 1:
            return self.by.unknown_tile
        kind = GROUND[GROUND_KIND[tile]]
        limit = crystals(table, self.player)
        best = 0.0
        for regolith in range(min(kind[1], limit), -1, -1):
            best = max(best, self.dug(regolith, min(kind[2], limit - regolith)))
        return best

    def moving(self, hex: int) -> float:
        """A tile to dig next, and something new around it."""
        hidden = RINGS[hex][1] & ~self.table.ground.up
        return self.ground(hex) + 0.02 * hidden.bit_count()

    def cards(self, n: int) -> float:
        """Regolith cards, worth more while the mission asks for them."""
        needs, table = self.needs, self.table
        n += table.assets.tech[table.cards[self.player]] >> SENSOR & 1
        counts = table.mineral_counts(table.owners[self.player])
        lacking = needs.cards - sum(counts)
        if needs.colours:
            kinds = len([each for each in counts[:WILD] if each]) + counts[WILD]
            lacking = max(lacking, 2 * (needs.colours - kinds)) if needs.cards else 0
        wanted = max(0, min(n, lacking))
        worth = self.by.common_card if table.setup.shared_stock else self.by.card
        return self.by.card_asked * wanted + worth * (n - wanted) * (1.0 if needs.cycles else 0.3)

    def constructed(self) -> float:
        """Reputation for a token, less energy and time; goods are planned for."""
        return BUILD_REPUTATION * self.needs.reputation - self.charge(BUILD)

    def opened(self, building: int) -> float:
        """A building that was not there."""
        if building == WATER_PLANT:
            return self.by.open_water_plant
        if building == HOSPITAL:
            return self.by.open_hospital
        return self.by.open_laboratory if building == LABORATORY else self.by.open_education

    def building(self, building: int) -> float:
        """A building that can be used at last."""
        needs = self.needs
        gain = self.opened(building)
        if needs.cycles < 2:
            gain *= self.by.shorter if needs.cycles else 0.0
        if building == EDUCATION:
            gain -= self.materials()
        for check in self.table.setup.scenario.checks:
            if building in check.buildings:
                gain += self.by.repaired
        return gain + self.constructed()

    def upgrading(self, building: int) -> float:
        """A token less: a repair that the mission asks for, or time saved."""
        needs = self.needs
        for check in self.table.setup.scenario.checks:
            if check.what == UNDAMAGED and building in check.buildings:
                return self.by.repaired + self.constructed()
        gain = self.by.upgraded if needs.cycles else 0.0
        return gain - self.materials() + self.constructed()

    def installing(self) -> float:
        """Energy at every production to come."""
        needs, table = self.needs, self.table
        each = self.by.installed if table.setup.shared_stock else self.by.own_installed
        gain = each * needs.productions + self.by.installing
        for check in table.setup.scenario.checks:
            if check.what == INSTALLATIONS and not holds(table, check):
                gain += self.by.mission
        return gain - self.charge(INSTALL)

    def mission(self, option: Option) -> float:
        """A requirement or an order."""
        table, needs = self.table, self.needs
        if option[0] == "order":
            order = ORDERS[ORDER_INDEX[str(option[1])]]
            gain = order.reputation - self.by.card * 0.5 * order.cost.minerals
            for good, n in order.cost.goods:
                gain -= needs.energy * n if good == ENERGY else 0.6 * needs.loss(good, n)
            return gain - self.charge(ACCOMPLISH)
        if option[0] == "expedition":
            return self.by.mission + int(option[1]) - self.charge(ACCOMPLISH)
        index = MISSIONS[str(option[1])]
        mission = table.setup.scenario.missions[index]
        reward = mission.reward * needs.reputation
        if table.story.progress[index] >= table.setup.required[index]:
            return reward - 2.0
        late = min(1.0, self.by.pace * needs.missions / needs.turns_left)
        gain = self.by.mission + self.by.late * late + reward - self.charge(ACCOMPLISH)
        if table.cycle < SETTLED:
            gain -= self.by.early
        for good, n in mission.cost.goods:
            if good == ENERGY:
                gain -= needs.energy * n
        return gain

    def research(self, tile: int) -> float:
        """Credits for crystals or cards."""
        needs, table = self.needs, self.table
        cost = TILES[tile].cost
        gain = needs.value(CREDIT, TILES[tile].credits)
        if needs.stock[CREDIT] < 6:
            gain += 0.6 * needs.prices[CREDIT] * min(6, TILES[tile].credits)
        for good, n in cost.goods:
            gain -= needs.loss(good, n)
        if needs.cards:
            gain -= self.by.card_asked * cost.minerals
        return gain - self.by.hour * research_time(table, self.player, tile)

    def colony_tech(self, tech: int) -> float:
        """What is saved, or who is born, in the cycles to come."""
        needs, table = self.needs, self.table
        gain = COLONY_REPUTATION * needs.reputation
        if tech == MEDICINE_TECH:
            return gain + self.by.cure * needs.cycles
        if tech == CONVERTER:
            return gain + self.by.breath * needs.cycles
        owner = table.quarter_owner(self.player)
        if table.fourth >> self.player & 1:
            return gain
        people = table.players if table.setup.shared_quarters else 1
        missing = GROWTH - table.quarters.growth[owner] - (1 if table.cycle == 1 else 0)
        gain += self.by.extra_turn * people * max(0, needs.cycles + 1 - max(1, missing))
        for check in table.setup.scenario.checks:
            if check.what == FOURTH:
                gain += self.by.mission
        return gain

    def corp_tech(self, tech: int) -> float:
        """What a technology of the own corporation brings."""
        needs, table, player = self.needs, self.table, self.player
        card = table.cards[player]
        if tech == DNA:
            return self.by.extra_time * (rounds_left(table, player) + needs.cycles * table.living(player))
        if tech in (SOLAR_ENERGY, KINETIC_ENERGY):
            kind = table.assets.solar if tech == SOLAR_ENERGY else table.assets.wind
            return self.by.stronger * kind[card] * needs.productions
        return 0.3 * needs.cycles

    def replanting(self, crop: int) -> float:
        """Another crop."""
        table, needs = self.table, self.needs
        better = CROPS[crop].food - CROPS[table.assets.crop[table.cards[self.player]]].food
        return self.by.crop * better * needs.cycles - self.charge(CHANGE_CROP)

    def service(self, kind: int) -> float:
        """A specialist's work, for credits and what else it takes."""
        needs = self.needs
        card = SPECIALISTS[kind]
        gain = self.by.service
        for good, n in card.gain:
            gain += needs.value(good, n) if good < REPUTATION else needs.reputation * n
        if card.token == OXYGEN:
            gain += self.by.air
        elif card.removes:
            gain += needs.prices[FOOD if card.token == HUNGER else MEDICINE] * card.removes
        for good, n in card.cost.goods:
            gain -= needs.energy * n if good == ENERGY else needs.loss(good, n)
        return gain

"""What will be needed until the end, against what is at hand: the prices of goods in the eyes of a player in a hurry.

What is asked for leads to what it is made of: food and medicine to water, water to ice, buildings to regolith and
supplies, and all of them to energy. *Near* is what this cycle asks for, what should be built and, once the colony
stands, the mission; *far* is what the later cycles will ask for.
"""

from __future__ import annotations

from typing import Final

from arsia.games.martians.cards.buildings import ACTS
from arsia.games.martians.components.board import (
    COM,
    CREDIT,
    ENERGY,
    FOOD,
    HOSPITAL,
    HUNGER,
    ICE,
    LABORATORY,
    MEDICINE,
    OXYGEN,
    PRODUCTION,
    REGOLITH,
    REPUTATION,
    SICKNESS,
    STOCK,
    SUPPLY,
    TREATED_WATER,
    WATER,
    WATER_PLANT,
    WIDE,
    Goods,
)
from arsia.games.martians.components.decks import CROPS, MEDICINE_TECH
from arsia.games.martians.components.scenarios import SATISFACTION, UNDAMAGED
from arsia.games.martians.effects.construction import installations_left
from arsia.games.martians.effects.corporation import harvest_food
from arsia.games.martians.judgement.numbers import QuickNumbers
from arsia.games.martians.table import Martians

SETTLED: Final = 2  # the cycle from which on goods for the mission are needed now
LEAST_PRODUCTIONS: Final = 2  # an installation must still produce so often

#: What a medicine and what is built takes besides energy.
INGREDIENTS: Final[Goods] = tuple([(good, n) for good, n in ACTS["medicine"].cost if good != ENERGY])
MATERIALS: Final[Goods] = tuple([(good, n) for good, n in ACTS["build"].cost if good != ENERGY])


def rounds_left(table: Martians, player: int) -> int:
    """Turns that the player has not begun yet in this cycle."""
    players, first = table.players, table.first
    later = (player - first) % players > (table.active - first) % players
    left = 0
    for round in range(table.round if later else table.round + 1, 5):
        if table.has_turn(player, round):
            left += 1
    return left


def productions_left(table: Martians) -> int:
    """How often installations will still produce."""
    return 2 * (table.setup.cycles - table.cycle) + (1 if table.round < 3 else 0)


class Needs:
    """What a player, or all who share a stock, will need, and what that makes of the goods."""

    __slots__ = (
        "by",
        "cards",
        "colours",
        "cycles",
        "energy",
        "far",
        "hunger",
        "left",
        "missions",
        "near",
        "oxygen",
        "player",
        "prices",
        "productions",
        "reputation",
        "sickness",
        "spare",
        "stock",
        "table",
        "turns",
        "turns_left",
    )

    def __init__(self, table: Martians, player: int, by: QuickNumbers) -> None:
        self.by = by
        self.prices = [
            by.price_energy,
            by.price_regolith,
            by.price_ice,
            by.price_supply,
            by.price_water,
            by.price_food,
            by.price_medicine,
            by.price_credit,
            by.price_reputation,
        ]  # by good
        self.table = table
        self.player = player
        at = table.owners[player] * STOCK
        self.stock = table.stock[at : at + STOCK]
        self.cycles = table.setup.cycles - table.cycle
        self.productions = productions_left(table)
        self.turns = 1 + rounds_left(table, player)  # of this cycle, of all who share the stock
        if table.setup.shared_stock:
            for other in range(table.players):
                if other != player:
                    self.turns += rounds_left(table, other)
        crew = table.players if table.setup.shared_stock else 1
        self.turns_left = self.turns + crew * self.cycles * table.living(player)
        self._count_tokens()
        self.near = [0] * STOCK
        self.far = [0] * STOCK
        self.missions = self.cards = self.colours = 0
        if table.setup.scenario.missions:
            self._count_mission()
        self._count_products()
        self._count_buildings()
        self._count_materials()
        self.energy = self._price_of_energy()
        self.reputation = self._price_of_reputation()

    # ---- what is asked for -------------------------------------------------------------------------------------------

    def _count_tokens(self) -> None:
        table = self.table
        if table.mode == COM:
            home = table.quarters.own[self.player] * 3
            self.oxygen, self.sickness, self.hunger = table.demand[home : home + 3]
        else:
            demand = table.demand
            self.oxygen = sum(demand[OXYGEN::3])
            self.sickness, self.hunger = sum(demand[SICKNESS::3]), sum(demand[HUNGER::3])

    def _count_mission(self) -> None:
        """The goods, cards and time units that open requirements will cost."""
        table = self.table
        wanted = self.near if table.cycle >= SETTLED else self.far
        for index, mission in enumerate(table.setup.scenario.missions):
            times = table.setup.required[index] - table.story.progress[index]
            if times > 0:
                self.missions += times
                for good, n in mission.cost.goods:
                    wanted[good] += n * times
                self.cards += mission.cost.minerals * times
                self.colours = max(self.colours, mission.cost.distinct)

    def _count_products(self) -> None:
        """Food and medicine, and what is lacking of them after the stock is used up."""
        table, cycles = self.table, self.cycles
        near, far = self.near, self.far
        near[FOOD] += self.hunger
        near[MEDICINE] += self.sickness
        if cycles:
            people = 1 if table.mode == COM else table.players
            tech = table.assets.colony_tech[table.quarter_owner(self.player)]
            far[FOOD] += cycles * (2 * people + table.living(self.player) - 3)
            sick = people - (tech >> MEDICINE_TECH & 1)
            far[MEDICINE] += sick + int(self.by.far_medicine * sick * (cycles - 1))

    def _count_buildings(self) -> None:
        """What should be built: what closes the chain, installations, and damage that the mission minds."""
        table = self.table
        near = self.near
        if self.cycles:
            closed = table.unbuilt & (1 << WATER_PLANT | 1 << HOSPITAL | 1 << LABORATORY)
            n = closed.bit_count()
        else:
            n = 0
        if self.productions >= LEAST_PRODUCTIONS:
            if table.setup.shared_stock and not table.is_solo:
                for player in range(table.players):
                    n += max(0, installations_left(table, player))
            else:
                n += max(0, installations_left(table, self.player))
        for check in table.setup.scenario.checks:
            if check.what == UNDAMAGED:
                for building in check.buildings:
                    n += (table.upgrades >> building * WIDE & 7).bit_count()
        for good, each in MATERIALS:
            near[good] += each * n

    def _count_materials(self) -> None:
        """From products to water and supplies, and to ice; then what the stock has of each is taken off."""
        table, near, far = self.table, self.near, self.far
        self.spare = [0] * STOCK
        self._use(FOOD)
        self._use(MEDICINE)
        food = max(1, harvest_food(table, self.player))
        water = CROPS[table.assets.crop[table.cards[self.player]]].water
        near[WATER] += (near[FOOD] + food - 1) // food * water
        far[WATER] += (far[FOOD] + food - 1) // food * water
        for good, each in INGREDIENTS:
            near[good] += each * near[MEDICINE]
            far[good] += each * far[MEDICINE]
        self._use(WATER)
        near[ICE] += (near[WATER] + 1) // TREATED_WATER
        far[ICE] += (far[WATER] + 1) // TREATED_WATER
        self._use(ICE)
        self._use(REGOLITH)
        self._use(SUPPLY)
        self._use(CREDIT)

    def _use(self, good: int) -> None:
        """The stock serves what is near, then what is far; the rest is to spare."""
        left = self.stock[good] - self.near[good]
        if left <= 0:
            self.near[good] = -left
            return
        self.near[good] = 0
        left -= self.far[good]
        if left <= 0:
            self.far[good] = -left
        else:
            self.far[good] = 0
            self.spare[good] = left

    # ---- prices ------------------------------------------------------------------------------------------------------

    def _price_of_energy(self) -> float:
        """Dearer the less there is for the turns before installations produce again."""
        table = self.table
        rounds = 2 if table.round == 1 or (table.round == 3 and table.fourth) else 1
        turns = rounds * (table.players if table.setup.shared_stock else 1)
        wanted = self.by.dry_spell * turns
        lacking = max(0.0, wanted - self.stock[ENERGY]) / wanted
        wanted = self.by.dry_spell * self.turns_left
        installed = 0
        for card in range(len(table.assets.solar)) if table.setup.shared_stock else (self.player,):
            installed += table.assets.solar[card] + table.assets.wind[card]
        have = self.stock[ENERGY] + PRODUCTION * installed * self.productions
        return self.prices[ENERGY] * (self.by.dear * lacking + self.by.dearth * max(0.0, wanted - have) / wanted)

    def _price_of_reputation(self) -> float:
        table = self.table
        if not table.setup.shared_stock or table.setup.has_orders:
            return self.prices[REPUTATION]
        for check in table.setup.scenario.checks:
            if check.what == SATISFACTION and self.stock[REPUTATION] < check.n[table.seats - 1]:
                return self.by.satisfying
        return self.by.pleasing

    def value(self, good: int, n: int) -> float:
        """What so many more of a good are worth."""
        near, far = self.near[good], self.far[good]
        if near > n:
            near = n
        if far > n - near:
            far = n - near
        welcome = 1.0 - self.by.plenty * self.stock[good]
        if welcome < self.by.least_welcome:
            welcome = self.by.least_welcome
        return self.prices[good] * (welcome * (near + self.by.far * far) + self.by.spare * (n - near - far))

    def loss(self, good: int, n: int) -> float:
        """What it means to spend so many on something that nobody planned."""
        spare = min(n, self.spare[good])
        return self.prices[good] * (n - spare + self.by.spare * spare)

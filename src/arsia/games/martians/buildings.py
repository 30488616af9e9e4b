"""What can be done in each building, what it costs, and what it does.

For every building there is ``can_start`` (could a marker do anything there?), the options of its actions, and what
each of them does. Time and goods are paid here; the marker is placed in ``turn.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arsia.games.martians.components import (
    ACT_ANALYSE,
    ACT_BUILD,
    ACT_COLONY,
    ACT_CORPORATION,
    ACT_CROP,
    ACT_EXTRACT,
    ACT_HARVEST,
    ACT_HIRE,
    ACT_INSTALL,
    ACT_MEDICINE,
    ACT_MISSION,
    ACT_RESEARCH,
    ACT_SUPPLIES,
    ACT_TREAT,
    ACT_UPGRADE,
    ACTION_OF,
    BUILD_REPUTATION,
    BUILDING,
    BUILDING_OF,
    BUILDINGS,
    COLONY_REPUTATION,
    CONSTRUCTION,
    CREDIT,
    EDUCATION,
    ENERGY,
    FOOD,
    GREENHOUSES,
    HELPERS_MAX,
    HIRE_CREDITS,
    HOSPITAL,
    ICE,
    INSTALLATIONS,
    INSTALLATIONS_MAX,
    LANDER,
    MEDICINE,
    MINING,
    MOD_CONSTRUCTION_ENERGY,
    MOD_EXTRACT_ENERGY,
    MOD_FEWER_SUPPLIES,
    MOD_FREE_CROP,
    MOD_LABORATORY_TIME,
    MOD_MOXIE_ENERGY,
    MOD_RESEARCH_TIME,
    MOXIE,
    OXYGEN,
    OXYGEN_REPUTATION,
    QUARTER,
    QUARTERS,
    REGOLITH,
    REPUTATION,
    SOLAR,
    SOLO_INSTALLATIONS,
    SPECIALISTS_MAX,
    STOCK,
    SUPPLIES_MAX,
    SUPPLY,
    TREATED_WATER,
    WATER,
    WATER_PLANT,
    WIDE,
)
from arsia.games.martians.decks import (
    BOTANIST,
    COLONY_INDEX,
    COLONY_TECHS,
    COLONY_TIME,
    CORPORATION_INDEX,
    CORPORATION_TECHS,
    CORPORATION_TIME,
    CROP_INDEX,
    CROPS,
    HELPER_INDEX,
    HELPER_KIND,
    HELPERS,
    SCIENTIST,
    SPECIALIST_INDEX,
    SPECIALIST_KIND,
    SPECIALISTS,
    TILE_INDEX,
    TILES,
    WEATHER,
    WEATHER_KIND,
    WEATHER_REPORTS,
)
from arsia.games.martians.mining import analyse, extract, extract_options
from arsia.games.martians.mission import affords, do_mission, do_order, do_step, mission_options, pay_cost
from arsia.games.martians.table import NO_CARD, Martians
from arsia.kernel.message import Option

NEVER: Final = 99  # more time than anybody has
OXYGENS: Final[tuple[Option, ...]] = tuple([("oxygen", name) for name in QUARTERS])
BUILDS: Final[tuple[Option, ...]] = tuple([("build", name) for name in BUILDINGS])
UPGRADES: Final[tuple[Option, ...]] = tuple([("upgrade", name, at) for name in BUILDINGS for at in (1, 2, 3)])
INSTALLS: Final[tuple[Option, ...]] = tuple([("install", name) for name in INSTALLATIONS])
RESEARCH: Final[tuple[Option, ...]] = tuple([("research", tile.id) for tile in TILES])
SUPPLIES: Final[tuple[Option, ...]] = tuple([("supplies", n) for n in range(SUPPLIES_MAX + 1)])
CHANGES: Final[tuple[Option, ...]] = tuple([("change_crop", crop.id) for crop in CROPS])
HIRES: Final[tuple[Option, ...]] = tuple([("hire", card.id) for card in SPECIALISTS])
HIRE_HELPERS: Final[tuple[Option, ...]] = tuple([("hire", name) for name in HELPERS])
COLONIES: Final[tuple[Option, ...]] = tuple([("colony_tech", name) for name in COLONY_TECHS])
CORPORATIONS: Final[tuple[Option, ...]] = tuple([("corp_tech", name) for name in CORPORATION_TECHS])
MEDICINE_OPTION: Final[Option] = ("medicine",)
TREAT: Final[Option] = ("treat",)
ANALYSE: Final[Option] = ("analyse",)
HARVEST: Final[Option] = ("harvest",)


# ---- prices ----------------------------------------------------------------------------------------------------------


def research_time(table: Martians, player: int, tile: int) -> int:
    """A scientist saves time, but one unit is always needed (MA-78)."""
    saved = table.helper(player, SCIENTIST) - table.mods[MOD_RESEARCH_TIME]
    return max(1, TILES[tile].time - saved)


def laboratory_time(table: Martians, player: int, time: int) -> int:
    """The same in the Laboratory (MA-87)."""
    return max(1, time - table.helper(player, SCIENTIST) + table.mods[MOD_LABORATORY_TIME])


def harvest_energy(table: Martians, player: int) -> int:
    """What a harvest costs in energy, in this weather (MA-81)."""
    crop = CROPS[table.crop[table.cards[player]]]
    return max(0, crop.energy + WEATHER[WEATHER_KIND[table.weather]].harvest_energy)


def harvest_food(table: Martians, player: int) -> int:
    """What a harvest brings, with botanists and weather (MA-82)."""
    crop = CROPS[table.crop[table.cards[player]]]
    return max(0, crop.food + table.helper(player, BOTANIST) + WEATHER[WEATHER_KIND[table.weather]].food)


def installations_left(table: Martians, player: int) -> int:
    """How many installations the corporation may still build (MA-69)."""
    card = table.cards[player]
    most = SOLO_INSTALLATIONS if table.is_solo else INSTALLATIONS_MAX
    return most - table.solar[card] - table.wind[card]


def can_construct(table: Martians, player: int) -> bool:
    """Energy, regolith and a supply, and something left to build."""
    at, stock = table.owners[player] * STOCK, table.stock
    if not stock[at + REGOLITH] or not stock[at + SUPPLY]:
        return False
    if stock[at + ENERGY] < 1 + table.mods[MOD_CONSTRUCTION_ENERGY]:
        return False
    return bool(table.unbuilt or table.upgrades or installations_left(table, player) > 0)


# ---- could a marker do anything there? -------------------------------------------------------------------------------


def can_start(table: Martians, player: int, building: int) -> int:
    """The least time that some action takes which the player can pay, or NEVER."""
    at, stock = table.owners[player] * STOCK, table.stock
    energy = stock[at]
    if building == LANDER:
        return 1
    if building == MINING:
        return 1 if energy > table.mods[MOD_EXTRACT_ENERGY] else NEVER
    if building == MOXIE:
        if energy > table.mods[MOD_MOXIE_ENERGY]:
            for quarter in table.own_quarters(player):
                if table.demand[quarter * 3]:
                    return 1
        return NEVER
    if building == CONSTRUCTION:
        return 1 if can_construct(table, player) else NEVER
    if building == WATER_PLANT:
        return 1 if energy and stock[at + ICE] else NEVER
    if building == HOSPITAL:
        return 1 if energy and stock[at + SUPPLY] and stock[at + WATER] else NEVER
    if building == GREENHOUSES:
        if table.mods[MOD_FREE_CROP]:
            return 0
        if energy:
            return 1  # the crop can be changed
        crop = CROPS[table.crop[table.cards[player]]]
        return 1 if stock[at + WATER] >= crop.water and not harvest_energy(table, player) else NEVER
    if building == EDUCATION:
        if stock[at + CREDIT] < HIRE_CREDITS:
            return NEVER
        return 0 if hire_options(table, player) else NEVER
    if not energy:
        return NEVER
    least = NEVER
    card = table.cards[player]
    if table.corp_tech[card] != 63:
        time = 1 if table.corp_tech[card] | 4 != 63 else 3
        least = laboratory_time(table, player, time)
    if least > 1 and table.colony_tech[table.quarter_owner(player)] != 7:
        least = min(least, laboratory_time(table, player, COLONY_TIME))
    return least


# ---- options ---------------------------------------------------------------------------------------------------------


def hire_options(table: Martians, player: int) -> list[Option]:
    """Everybody who can be hired, each kind once; two helpers and two specialists at most (MA-84)."""
    card = table.cards[player]
    found: list[Option] = []
    if table.specialists_up and table.specialists[card * 2 + SPECIALISTS_MAX - 1] == NO_CARD:
        kinds = 0
        for each in table.specialists_up:
            kinds |= 1 << SPECIALIST_KIND[each]
        for kind in range(len(SPECIALISTS)):
            if kinds >> kind & 1:
                found.append(HIRES[kind])
    if table.helpers_up and sum(table.helpers[card * 3 : card * 3 + 3]) < HELPERS_MAX:
        kinds = 0
        for each in table.helpers_up:
            kinds |= 1 << HELPER_KIND[each]
        for kind in range(len(HELPERS)):
            if kinds >> kind & 1:
                found.append(HIRE_HELPERS[kind])
    return found


def construction_options(table: Martians, player: int, acts: int) -> list[Option]:
    """What can be built, upgraded or installed, if the cost and the time are there."""
    if not table.time or not can_construct(table, player):
        return []
    found: list[Option] = []
    if acts & ACT_BUILD and table.unbuilt:
        for building in range(len(BUILDINGS)):
            if table.unbuilt >> building & 1:
                found.append(BUILDS[building])
    if acts & ACT_UPGRADE:
        tokens = table.upgrades
        while tokens:
            found.append(UPGRADES[(tokens & -tokens).bit_length() - 1])
            tokens &= tokens - 1
    if acts & ACT_INSTALL and installations_left(table, player) > 0:
        found += INSTALLS
    return found


def action_options(table: Martians, player: int, building: int, acts: int) -> list[Option]:
    """Every way to do one of these actions of a building now."""
    at, stock, time = table.owners[player] * STOCK, table.stock, table.time
    found: list[Option] = []
    if building == LANDER:
        return lander_options(table, player, acts)
    if building == MINING:
        if acts & ACT_EXTRACT and time and stock[at] > table.mods[MOD_EXTRACT_ENERGY]:
            found += extract_options(table, player)
        if acts & ACT_ANALYSE and table.mined and time:
            found.append(ANALYSE)
    elif building == MOXIE:
        if acts and time and stock[at] > table.mods[MOD_MOXIE_ENERGY]:
            for quarter in table.own_quarters(player):
                if table.demand[quarter * 3 + OXYGEN]:
                    found.append(OXYGENS[quarter])
    elif building == CONSTRUCTION:
        return construction_options(table, player, acts)
    elif building == WATER_PLANT:
        if acts & ACT_TREAT and time and stock[at] and stock[at + ICE]:
            found.append(TREAT)
    elif building == HOSPITAL:
        if acts & ACT_MEDICINE and time and stock[at] and stock[at + SUPPLY] and stock[at + WATER]:
            found.append(MEDICINE_OPTION)
    elif building == GREENHOUSES:
        card = table.cards[player]
        ripe = acts & ACT_HARVEST and time and stock[at + WATER] >= CROPS[table.crop[card]].water
        if ripe and stock[at] >= harvest_energy(table, player):
            found.append(HARVEST)
        if acts & ACT_CROP and (table.mods[MOD_FREE_CROP] or (time and stock[at])):
            for crop in range(1, len(CROPS)):
                if table.crops_left[crop] and crop != table.crop[card]:
                    found.append(CHANGES[crop])
    elif building == EDUCATION:
        if acts & ACT_HIRE and stock[at + CREDIT] >= HIRE_CREDITS:
            return hire_options(table, player)
    elif stock[at]:
        found = laboratory_options(table, player, acts)
    return found


def lander_options(table: Martians, player: int, acts: int) -> list[Option]:
    """Research tiles, supplies and the mission."""
    time = table.time
    found: list[Option] = []
    if not time:
        return found
    if acts & ACT_RESEARCH:
        for tile in table.tiles_up:
            if research_time(table, player, tile) <= time and affords(table, player, TILES[tile].cost):
                found.append(RESEARCH[tile])
    if acts & ACT_SUPPLIES:
        found.append(SUPPLIES[1])
        if time > 1 and not table.mods[MOD_FEWER_SUPPLIES]:
            found.append(SUPPLIES[2])
    if acts & ACT_MISSION:
        found += mission_options(table, player)
    return found


def laboratory_options(table: Martians, player: int, acts: int) -> list[Option]:
    """Technologies of the colony and of the corporation that are not developed yet."""
    found: list[Option] = []
    if acts & ACT_COLONY and laboratory_time(table, player, COLONY_TIME) <= table.time:
        known = table.colony_tech[table.quarter_owner(player)]
        for tech in range(len(COLONY_TECHS)):
            if not known >> tech & 1:
                found.append(COLONIES[tech])
    if acts & ACT_CORPORATION:
        known = table.corp_tech[table.cards[player]]
        for tech, time in enumerate(CORPORATION_TIME):
            if not known >> tech & 1 and laboratory_time(table, player, time) <= table.time:
                found.append(CORPORATIONS[tech])
    return found


# ---- what the actions do ---------------------------------------------------------------------------------------------


def act(table: Martians, player: int, option: Option) -> None:
    """Do an action of a building, once for a marker (MA-56)."""
    verb = str(option[0])
    bit, building = ACTION_OF[verb], BUILDING_OF[verb]
    if table.entered >> building & 1 and not table.done & bit:
        table.done |= bit
    else:
        table.done_neutral |= bit
    DO[verb](table, player, option)


def do_oxygen(table: Martians, player: int, option: Option) -> None:
    """The MOXIE gives oxygen (MA-67)."""
    table.time -= 1
    table.pay(player, ENERGY, 1 + table.mods[MOD_MOXIE_ENERGY])
    table.remove_demand(QUARTER[str(option[1])], OXYGEN)
    table.gain(player, REPUTATION, OXYGEN_REPUTATION)


def pay_construction(table: Martians, player: int) -> None:
    """Time, energy, regolith and a supply."""
    table.time -= 1
    table.pay(player, ENERGY, 1 + table.mods[MOD_CONSTRUCTION_ENERGY])
    table.pay(player, REGOLITH, 1)
    table.pay(player, SUPPLY, 1)


def do_build(table: Martians, player: int, option: Option) -> None:
    """A construction token goes: the building can be used (MA-68)."""
    pay_construction(table, player)
    table.unbuilt &= ~(1 << BUILDING[str(option[1])])
    table.built[player] += 1
    if table.telling:
        table.tell("build", player, option[1])
    table.gain(player, REPUTATION, BUILD_REPUTATION)


def do_upgrade(table: Martians, player: int, option: Option) -> None:
    """An upgrade token goes: the space costs no more time (MA-68)."""
    pay_construction(table, player)
    table.upgrades &= ~(1 << BUILDING[str(option[1])] * WIDE + int(option[2]) - 1)
    table.upgraded[player] += 1
    if table.telling:
        table.tell("upgrade", player, option[1], option[2])
    table.gain(player, REPUTATION, BUILD_REPUTATION)


def do_install(table: Martians, player: int, option: Option) -> None:
    """An own solar panel or wind power plant (MA-69)."""
    pay_construction(table, player)
    kind = table.solar if option[1] == SOLAR else table.wind
    kind[table.cards[player]] += 1
    if table.telling:
        table.tell("install", player, option[1])


def do_medicine(table: Martians, player: int, option: Option) -> None:
    """The Hospital makes medicine."""
    table.time -= 1
    table.pay(player, ENERGY, 1)
    table.pay(player, SUPPLY, 1)
    table.pay(player, WATER, 1)
    table.gain(player, MEDICINE, 1)


def do_treat(table: Martians, player: int, option: Option) -> None:
    """The water plant makes water of ice."""
    table.time -= 1
    table.pay(player, ENERGY, 1)
    table.pay(player, ICE, 1)
    table.gain(player, WATER, TREATED_WATER)


def do_extract(table: Martians, player: int, option: Option) -> None:
    """The machine digs and moves (MA-70)."""
    table.time -= 1
    table.pay(player, ENERGY, 1 + table.mods[MOD_EXTRACT_ENERGY])
    extract(table, player, option)


def do_analyse(table: Martians, player: int, option: Option) -> None:
    """The regolith just mined is looked into."""
    table.time -= 1
    analyse(table, player)


def do_research(table: Martians, player: int, option: Option) -> None:
    """A research tile pays credits and is discarded (MA-78)."""
    tile = TILE_INDEX[str(option[1])]
    table.time -= research_time(table, player, tile)
    if table.telling:
        table.tell("research", player, option[1])
    table.tiles_up = tuple([each for each in table.tiles_up if each != tile])
    table.tile_discard += (tile,)
    table.gain(player, CREDIT, TILES[tile].credits)
    pay_cost(table, player, TILES[tile].cost)


def do_supplies(table: Martians, player: int, option: Option) -> None:
    """A supply for each time unit."""
    n = int(option[1])
    table.time -= n
    table.gain(player, SUPPLY, n)


def do_mission_action(table: Martians, player: int, option: Option) -> None:
    """One requirement, one step of the expedition, or one order."""
    table.time -= 1
    if option[0] == "order":
        do_order(table, player, option)
    elif option[0] == "expedition":
        do_step(table, player, option)
    else:
        do_mission(table, player, option)


def do_harvest(table: Martians, player: int, option: Option) -> None:
    """The crop on the corporation card is harvested (MA-81, MA-82)."""
    crop = CROPS[table.crop[table.cards[player]]]
    table.time -= 1
    if table.telling:
        table.tell("harvest", player, crop.id)
    table.pay(player, ENERGY, harvest_energy(table, player))
    table.pay(player, WATER, crop.water)
    table.gain(player, FOOD, harvest_food(table, player))
    table.gain(player, MEDICINE, crop.medicine)


def do_change_crop(table: Martians, player: int, option: Option) -> None:
    """A crop tile from the board; the old one goes back (MA-83)."""
    if not table.mods[MOD_FREE_CROP]:
        table.time -= 1
        table.pay(player, ENERGY, 1)
    crop, card = CROP_INDEX[str(option[1])], table.cards[player]
    left = list(table.crops_left)
    left[crop] -= 1
    if table.crop[card]:
        left[table.crop[card]] += 1
    table.crops_left = tuple(left)
    table.crop[card] = crop
    if table.telling:
        table.tell("change_crop", player, option[1])


def do_hire(table: Martians, player: int, option: Option) -> None:
    """Somebody joins the corporation for good (MA-84, MA-85)."""
    table.pay(player, CREDIT, HIRE_CREDITS)
    name, card = str(option[1]), table.cards[player]
    if table.telling:
        table.tell("hire", player, name)
    if name in HELPER_INDEX:
        kind = HELPER_INDEX[name]
        helper = next(each for each in table.helpers_up if HELPER_KIND[each] == kind)
        table.helpers_up = tuple([each for each in table.helpers_up if each != helper])
        table.helpers[card * 3 + kind] += 1
        return
    kind = SPECIALIST_INDEX[name]
    hired = next(each for each in table.specialists_up if SPECIALIST_KIND[each] == kind)
    table.specialists_up = tuple([each for each in table.specialists_up if each != hired])
    place = card * 2 if table.specialists[card * 2] == NO_CARD else card * 2 + 1
    table.specialists[place] = hired


def do_colony_tech(table: Martians, player: int, option: Option) -> None:
    """A technology for the colony, felt from the next refill on (MA-86)."""
    table.time -= laboratory_time(table, player, COLONY_TIME)
    table.pay(player, ENERGY, 1)
    table.colony_tech[table.quarter_owner(player)] |= 1 << COLONY_INDEX[str(option[1])]
    if table.telling:
        table.tell("colony_tech", player, option[1])
    table.gain(player, REPUTATION, COLONY_REPUTATION)


def do_corp_tech(table: Martians, player: int, option: Option) -> None:
    """A technology for the own corporation, felt at once (MA-87, MA-88)."""
    tech = CORPORATION_INDEX[str(option[1])]
    table.time -= laboratory_time(table, player, CORPORATION_TIME[tech])
    table.pay(player, ENERGY, 1)
    table.corp_tech[table.cards[player]] |= 1 << tech
    if table.telling:
        table.tell("corp_tech", player, option[1])
    if tech == WEATHER_REPORTS:
        table.reveal()  # the top weather card is seen


Act = Callable[[Martians, int, Option], None]
DO: Final[dict[str, Act]] = {
    "oxygen": do_oxygen,
    "build": do_build,
    "upgrade": do_upgrade,
    "install": do_install,
    "medicine": do_medicine,
    "treat": do_treat,
    "dig": do_extract,
    "move": do_extract,
    "analyse": do_analyse,
    "research": do_research,
    "supplies": do_supplies,
    "mission": do_mission_action,
    "expedition": do_mission_action,
    "order": do_mission_action,
    "harvest": do_harvest,
    "change_crop": do_change_crop,
    "hire": do_hire,
    "colony_tech": do_colony_tech,
    "corp_tech": do_corp_tech,
}

"""The box: tags, tiles, tracks, titles, and every number that the rules name.

Tags, cards and hexes are small numbers here; their ids appear only in options, views and records.
"""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.components.climate import GOALS
from arsia.games.mars_engine.components.resources import STEEL_VALUE as STEEL_VALUE
from arsia.games.mars_engine.components.resources import TITANIUM_VALUE as TITANIUM_VALUE
from arsia.games.mars_engine.components.tags import TAGS as ALL_TAGS

MC_FLOOR: Final = -5  # of M€ production; every other production stops at 0

# ---- tags and kinds of cards -----------------------------------------------------------------------------------------

#: The tags that this game counts.
TAGS: Final = ALL_TAGS[:10]
TAG_KINDS: Final = len(TAGS)
#: Discounts are kept by tag; this one is for every card.
EVERY_CARD: Final = TAG_KINDS
CUTS: Final = TAG_KINDS + 1

AUTOMATED: Final = 0
ACTIVE: Final = 1
EVENT: Final = 2
CARD_KINDS: Final = ("automated", "active", "event")

# ---- global parameters, counted in steps from their start ------------------------------------------------------------

#: Steps of temperature that give heat production, and the one that gives an ocean.
HEAT_BONUS: Final = (3, 5)
OCEAN_BONUS: Final = 15
#: The step of oxygen that raises the temperature.
WARM_BONUS: Final = 8

# ---- tiles -----------------------------------------------------------------------------------------------------------

NO_TILE: Final = 0
OCEAN: Final = 1
GREENERY: Final = 2
CITY: Final = 3
CAPITAL: Final = 4
TILES: Final[tuple[str, ...]] = (
    "none",
    "ocean",
    "greenery",
    "city",
    "capital",
    "natural_preserve",
    "mining_area",
    "mining_rights",
    "commercial_district",
    "nuclear_zone",
    "industrial_center",
    "ecological_zone",
    "lava_flows",
    "mohole_area",
    "restricted_area",
)
TILE: Final = {name: tile for tile, name in enumerate(TILES)}

OCEAN_NEIGHBOUR: Final = 2  # M€ for a tile next to an ocean tile

# ---- numbers of the rules --------------------------------------------------------------------------------------------

START_TR: Final = 20
SOLO_TR: Final = 14
SOLO_GENERATIONS: Final = 14
CARD_PRICE: Final = 3
START_CARDS: Final = 10
START_CORPORATIONS: Final = 2
RESEARCH_CARDS: Final = 4
ACTIONS: Final = 2  # in one turn
GREENERY_PLANTS: Final = 8
TEMPERATURE_HEAT: Final = 8
BASE_PRODUCTION: Final = 1  # of everything, without Corporate Era

MILESTONES: Final[tuple[str, ...]] = ("terraformer", "mayor", "gardener", "builder", "planner")
MILESTONE_NEEDS: Final[tuple[int, ...]] = (35, 3, 3, 8, 16)
MILESTONE_COST: Final = 8
MILESTONES_OPEN: Final = 3
MILESTONE_POINTS: Final = 5

AWARDS: Final[tuple[str, ...]] = ("landlord", "banker", "scientist", "thermalist", "miner")
AWARD_COSTS: Final[tuple[int, ...]] = (8, 14, 20)
AWARD_FIRST: Final = 5
AWARD_SECOND: Final = 2

PROJECTS: Final[tuple[str, ...]] = ("sell_patents", "power_plant", "asteroid", "aquifer", "greenery", "city")
PROJECT_COSTS: Final[tuple[int, ...]] = (0, 11, 14, 18, 23, 25)
SELL_PATENTS: Final = 0
POWER_PLANT: Final = 1
ASTEROID: Final = 2
AQUIFER: Final = 3
GREENERY_PROJECT: Final = 4
CITY_PROJECT: Final = 5
PATENT: Final = 1  # M€ for a sold card

# ---- what can set off an effect --------------------------------------------------------------------------------------

ON_OCEAN: Final = 0
ON_CITY: Final = 1
ON_GREENERY: Final = 2
ON_METAL: Final = 3
ON_TAG: Final = 4
ON_EVENT: Final = 5
ON_PROJECT: Final = 6
ON_PRICE: Final = 7
OCCASIONS: Final = 8
OCCASION_NAMES: Final[tuple[str, ...]] = ("ocean", "city", "greenery", "metal", "tag", "event", "project", "price")

#: The digest covers them, so that a changed number is a changed game.
NUMBERS: Final = (
    GOALS,
    HEAT_BONUS,
    (OCEAN_BONUS, WARM_BONUS, OCEAN_NEIGHBOUR, MC_FLOOR),
    (START_TR, SOLO_TR, SOLO_GENERATIONS, CARD_PRICE, START_CARDS, START_CORPORATIONS, RESEARCH_CARDS, ACTIONS),
    (STEEL_VALUE, TITANIUM_VALUE, GREENERY_PLANTS, TEMPERATURE_HEAT, BASE_PRODUCTION),
    (MILESTONE_NEEDS, MILESTONE_COST, MILESTONES_OPEN, MILESTONE_POINTS),
    (AWARD_COSTS, AWARD_FIRST, AWARD_SECOND),
    PROJECT_COSTS,
)

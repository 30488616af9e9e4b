"""The box: resources, tags, tiles, the tracks, and every number that the rules name.

Resources, tags, cards and hexes are small numbers here; their ids appear only in options, views and records.
"""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.climate import GOALS
from arsia.games.mars_engine.tags import TAGS as ALL_TAGS
from arsia.kernel.message import Option

# ---- resources -------------------------------------------------------------------------------------------------------

MC_FLOOR: Final = -5  # of M€ production; every other production stops at 0

# ---- tags ------------------------------------------------------------------------------------------------------------

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
TILES: Final = (
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
STEEL_VALUE: Final = 2
TITANIUM_VALUE: Final = 3
GREENERY_PLANTS: Final = 8
TEMPERATURE_HEAT: Final = 8
BASE_PRODUCTION: Final = 1  # of everything, without Corporate Era

MILESTONES: Final = ("terraformer", "mayor", "gardener", "builder", "planner")
MILESTONE_NEEDS: Final = (35, 3, 3, 8, 16)
MILESTONE_COST: Final = 8
MILESTONES_OPEN: Final = 3
MILESTONE_POINTS: Final = 5

AWARDS: Final = ("landlord", "banker", "scientist", "thermalist", "miner")
AWARD_COSTS: Final = (8, 14, 20)
AWARD_FIRST: Final = 5
AWARD_SECOND: Final = 2

PROJECTS: Final = ("sell_patents", "power_plant", "asteroid", "aquifer", "greenery", "city")
PROJECT_COSTS: Final = (0, 11, 14, 18, 23, 25)
SELL_PATENTS: Final = 0
POWER_PLANT: Final = 1
ASTEROID: Final = 2
AQUIFER: Final = 3
GREENERY_PROJECT: Final = 4
CITY_PROJECT: Final = 5
PATENT: Final = 1  # M€ for a sold card

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

# ---- options that are offered again and again ------------------------------------------------------------------------

PASS: Final[Option] = ("pass",)
DONE: Final[Option] = ("done",)
SKIP: Final[Option] = ("skip",)
CONVERT_PLANTS: Final[Option] = ("convert", "plants")
CONVERT_HEAT: Final[Option] = ("convert", "heat")
FIRST_ACTION: Final[Option] = ("first_action",)
DO_PROJECT: Final[tuple[Option, ...]] = tuple(("project", name) for name in PROJECTS)
CLAIM: Final[tuple[Option, ...]] = tuple(("milestone", name) for name in MILESTONES)
FUND: Final[tuple[Option, ...]] = tuple(("award", name) for name in AWARDS)

#: What follows the verb of each option.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "corporation": ("card",),
    "buy": ("card",),
    "pick": ("card",),
    "keep": ("card",),
    "sell": ("card",),
    "discard": ("card",),
    "play": ("card",),
    "action": ("card",),
    "first_action": (),
    "project": ("project",),
    "convert": ("resource",),
    "milestone": ("milestone",),
    "award": ("award",),
    "space": ("space",),
    "pay": ("resource", "n"),
    "choose": ("choice",),
    "card": ("card",),
    "take": ("card", "n"),
    "decrease": ("player",),
    "remove": ("player", "n"),
    "steal": ("player", "n"),
    "spend": ("resource", "n"),
    "skip": (),
    "pass": (),
    "done": (),
}

#: What follows the verb of each event.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "start": ("player",),
    "neutral": ("tile", "space"),
    "corporation": ("player", "card", "n"),
    "generation": ("n", "player"),
    "bought": ("player", "n"),
    "bought_cards": ("player", "cards"),
    "picked": ("player", "card"),
    "draw": ("player", "n"),
    "drawn": ("player", "cards"),
    "reshuffle": ("n",),
    "play": ("player", "card"),
    "action": ("player", "card"),
    "first_action": ("player",),
    "project": ("player", "project"),
    "convert": ("player", "resource"),
    "milestone": ("player", "milestone"),
    "award": ("player", "award", "n"),
    "sold": ("player", "n"),
    "sold_cards": ("player", "cards"),
    "discarded": ("player", "n"),
    "discarded_cards": ("player", "cards"),
    "revealed": ("player", "card"),
    "pay": ("player", "resource", "n"),
    "gain": ("player", "resource", "n"),
    "lose": ("player", "resource", "n"),
    "steal": ("player", "other:player", "resource", "n"),
    "production": ("player", "resource", "n"),
    "tr": ("player", "n"),
    "raise": ("player", "parameter", "n"),
    "tile": ("player", "tile", "space"),
    "claim": ("player", "space"),
    "add": ("player", "card", "n"),
    "take": ("player", "card", "n"),
    "income": ("player", "n"),
    "pass": ("player",),
    "done": ("player",),
    "end": (),
}

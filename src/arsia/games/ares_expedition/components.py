"""The box: the tracks and their zones, ocean tiles, phases, and every number that the rules name.

Resources, tags, cards and phases are small numbers here; their ids appear only in options, views and records.
"""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.names import CORPORATION_IDS, IDS, PROJECT_IDS
from arsia.games.mars_engine.climate import GOALS, OCEANS, PARAMETERS
from arsia.games.mars_engine.resources import CARDS, HEAT, MC, PLANTS
from arsia.games.mars_engine.tags import TAGS
from arsia.kernel.message import Option

# ---- resources and tags ----------------------------------------------------------------------------------------------

#: What is produced; of steel and titanium the level, which is never spent.
PRODUCTS: Final = ("mc", "steel", "titanium", "plants", "cards", "heat")
#: What lies on a mat.
STOCKS: Final = (MC, HEAT, PLANTS)
TAG_KINDS: Final = len(TAGS)
#: The tags of this game: all but cities.
TAG_NAMES: Final = tuple([name for name in TAGS if name != "city"])
#: Discounts are kept by tag; this one is for every card.
EVERY_CARD: Final = TAG_KINDS
CUTS: Final = TAG_KINDS + 1
#: Forest tokens are counted like a tag by what grows with them.
FOREST: Final = TAG_KINDS

GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
COLOURS: Final = ("green", "blue", "red")

# ---- global parameters, counted in steps from their start ------------------------------------------------------------

ZONES: Final = ("purple", "red", "yellow", "white")
#: The first step of each zone, and one more for the end of the last.
ZONE_STARTS: Final = ((0, 6, 11, 16, 20), (0, 3, 7, 12, 15))


def zone_of(parameter: int, steps: int) -> int:
    """The colour zone in which a marker stands."""
    zone = 0
    while steps >= ZONE_STARTS[parameter][zone + 1]:
        zone += 1
    return zone


#: What each ocean tile gives: resources, and `CARDS` to draw.
OCEAN_TILES: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((PLANTS, 2),),
    ((PLANTS, 2),),
    ((CARDS, 1),),
    ((CARDS, 1),),
    ((PLANTS, 1), (CARDS, 1)),
    ((MC, 1), (CARDS, 1)),
    ((MC, 4),),
    ((MC, 2), (PLANTS, 1)),
    ((MC, 1), (PLANTS, 1)),
)

# ---- phases ----------------------------------------------------------------------------------------------------------

DEVELOPMENT: Final = 0
CONSTRUCTION: Final = 1
ACTION: Final = 2
PRODUCTION: Final = 3
RESEARCH: Final = 4
PHASES: Final = ("development", "construction", "action", "production", "research")
NO_PHASE: Final = -1

DEVELOPMENT_CUT: Final = 3  # M€ off the card of phase I, for who chose it
PRODUCTION_BONUS: Final = 4
RESEARCH_DRAW: Final = 2
RESEARCH_KEEP: Final = 1
RESEARCH_BONUS_DRAW: Final = 3
RESEARCH_BONUS_KEEP: Final = 1

# ---- numbers of the rules --------------------------------------------------------------------------------------------

START_TR: Final = 5
START_CARDS: Final = 8
START_CORPORATIONS: Final = 2
FIRST_GAME_STARTERS: Final = 4
HAND_LIMIT: Final = 10
SALE: Final = 3  # M€ for a card
STEEL_VALUE: Final = 2
TITANIUM_VALUE: Final = 3
FOREST_PLANTS: Final = 8
TEMPERATURE_HEAT: Final = 8
FOREST_MC: Final = 20
TEMPERATURE_MC: Final = 14
OCEAN_MC: Final = 15
FREE_GREEN: Final = 9  # the highest printed cost of a green card that is played for nothing

STANDARD: Final = ("forest_plants", "forest_mc", "temperature_heat", "temperature_mc", "ocean_mc")
STANDARD_PRICES: Final = (FOREST_PLANTS, FOREST_MC, TEMPERATURE_HEAT, TEMPERATURE_MC, OCEAN_MC)
STANDARD_PAID_IN: Final = (PLANTS, MC, HEAT, MC, MC)
FOREST_BY_PLANTS: Final = 0
FOREST_BY_MC: Final = 1
TEMPERATURE_BY_HEAT: Final = 2
TEMPERATURE_BY_MC: Final = 3
OCEAN_BY_MC: Final = 4

COOP_CUBES: Final = 27
COOP_MARKERS: Final = 3
COOP_ROUNDS: Final = 15
COOP_POINTS: Final = 80

SOLO_ROUNDS: Final = 25
BOT_TR: Final = 1
BOT_TR_LAST: Final = 5  # from here on the player picks the bot's phase cards
DIFFICULTIES: Final = ("novice", "specialist", "expert")
HELP: Final = (2, 1, 0)  # steps at each reshuffle of the bot's cards

# ---- where the sources differ ----------------------------------------------------------------------------------------

#: Uncertain: Mining Guild rises for every steel symbol of a card; if not, once for a card with steel.
GUILD_PER_SYMBOL: Final = True
#: Uncertain: how many resources must already lie on the card that CEO's Favorite Project adds to.
FAVOURITE_LEAST: Final = 0

#: The digest covers them, so that a changed number is a changed game.
NUMBERS: Final = (
    (GOALS, ZONE_STARTS, OCEAN_TILES),
    (DEVELOPMENT_CUT, PRODUCTION_BONUS),
    (RESEARCH_DRAW, RESEARCH_KEEP, RESEARCH_BONUS_DRAW, RESEARCH_BONUS_KEEP),
    (START_TR, START_CARDS, START_CORPORATIONS, FIRST_GAME_STARTERS, HAND_LIMIT, SALE, STEEL_VALUE, TITANIUM_VALUE),
    (STANDARD_PRICES, FREE_GREEN),
    (COOP_CUBES, COOP_MARKERS, COOP_ROUNDS, COOP_POINTS),
    (SOLO_ROUNDS, BOT_TR, BOT_TR_LAST, HELP),
    (GUILD_PER_SYMBOL, FAVOURITE_LEAST),
)

# ---- options that are offered again and again ------------------------------------------------------------------------

DONE: Final[Option] = ("done",)
SKIP: Final[Option] = ("skip",)
DRAW: Final[Option] = ("draw",)
CUBE: Final[Option] = ("cube",)
MARKER: Final[Option] = ("marker",)
PAY_TR: Final[Option] = ("buy_tr",)
PLAN: Final[tuple[Option, ...]] = tuple([("phase", name) for name in PHASES])
BOT: Final[tuple[Option, ...]] = tuple([("bot", name) for name in PHASES])
DO_STANDARD: Final[tuple[Option, ...]] = tuple([("standard", name) for name in STANDARD])
HELP_WITH: Final[tuple[Option, ...]] = tuple([("help", name) for name in PARAMETERS[:OCEANS]])
PLAY: Final[tuple[Option, ...]] = tuple([("play", name) for name in PROJECT_IDS])
USE: Final[tuple[Option, ...]] = tuple([("action", name) for name in PROJECT_IDS])
SELL: Final[tuple[Option, ...]] = tuple([("sell", name) for name in PROJECT_IDS])
DISCARD: Final[tuple[Option, ...]] = tuple([("discard", name) for name in PROJECT_IDS])
KEEP: Final[tuple[Option, ...]] = tuple([("keep", name) for name in PROJECT_IDS])
GIVE: Final[tuple[Option, ...]] = tuple([("give", name) for name in PROJECT_IDS])
TARGET: Final[tuple[Option, ...]] = tuple([("card", name) for name in PROJECT_IDS])
REDUCE: Final[tuple[Option, ...]] = tuple([("reduce", name) for name in PROJECT_IDS])
FOUND: Final[tuple[Option, ...]] = tuple([("corporation", name) for name in CORPORATION_IDS])
MOST_PAID: Final = 60  # more heat than any price can take
MOST_SPENT: Final = 200
PAY_HEAT: Final[tuple[Option, ...]] = tuple([("pay", "heat", n) for n in range(MOST_PAID)])
SPEND_HEAT: Final[tuple[Option, ...]] = tuple([("spend", "heat", n) for n in range(MOST_SPENT + 1)])

#: What follows the verb of each option.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "corporation": ("card",),
    "phase": ("phase",),
    "bot": ("phase",),
    "play": ("card",),
    "action": ("card",),
    "standard": ("standard",),
    "sell": ("card",),
    "discard": ("card",),
    "keep": ("card",),
    "give": ("card",),
    "card": ("card",),
    "reduce": ("card",),
    "pay": ("resource", "n"),
    "spend": ("resource", "n"),
    "choose": ("choice",),
    "help": ("parameter",),
    "buy_tr": (),
    "draw": (),
    "cube": (),
    "marker": (),
    "skip": (),
    "done": (),
}

#: What follows the verb of each event.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "corporation": ("player", "card"),
    "round": ("n",),
    "plan": ("player", "phase"),
    "bot": ("phase",),
    "bot_tr": ("n",),
    "help": ("parameter", "n"),
    "phase": ("phase",),
    "play": ("player", "card"),
    "action": ("player", "card"),
    "standard": ("player", "standard"),
    "forced_standard": ("player", "standard"),
    "reduce": ("player", "card"),
    "pay": ("player", "resource", "n"),
    "gain": ("player", "resource", "n"),
    "lose": ("player", "resource", "n"),
    "income": ("player", "n"),
    "production": ("player", "product", "n"),
    "tr": ("player", "n"),
    "tr_spent": ("player", "n"),
    "raise": ("player", "parameter", "n"),
    "ocean": ("player", "reward"),
    "forest": ("player",),
    "add": ("player", "card", "n"),
    "take": ("player", "card", "n"),
    "draw": ("player", "n"),
    "drawn": ("player", "card"),
    "revealed": ("player", "card"),
    "kept": ("player", "n"),
    "kept_card": ("player", "card"),
    "discarded": ("player", "n"),
    "discarded_card": ("player", "card"),
    "sold": ("player",),
    "sold_card": ("player", "card"),
    "exchanged": ("player", "n"),
    "cube": ("player",),
    "marker": ("player",),
    "gave": ("player", "other:player"),
    "gave_card": ("player", "other:player", "card"),
    "reshuffle": ("n",),
    "reopened": ("player",),
    "pass": ("player",),
    "end": (),
}


assert len(IDS) == len(set(IDS)), "no two cards have one id"

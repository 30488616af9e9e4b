"""The box: cards by number, tracks and their zones, ocean tiles, phases, and every number that the rules name.

Resources, tags, cards and phases are small numbers here; their ids appear only in options, views and records.
"""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.components.climate import GOALS, OCEANS, PARAMETERS
from arsia.games.mars_engine.components.resources import CARDS, HEAT, MC, NOTHING, PLANTS
from arsia.games.mars_engine.components.resources import STEEL_VALUE as STEEL_VALUE
from arsia.games.mars_engine.components.resources import TITANIUM_VALUE as TITANIUM_VALUE
from arsia.games.mars_engine.components.tags import TAGS
from arsia.kernel.message import Option

# ---- the ids of all cards: projects by the number they print, then the corporations ----------------------------------

_PROJECTS: Final = """
adaptation_technology advanced_alloys advanced_screening_technology ai_central anaerobic_microorganisms
anti_gravity_technology aquifer_pumping arctic_algae artificial_jungle assembly_lines asset_liquidation birds
brainstorming_session caretaker_contract circuit_board_factory community_gardens composting_factory conserved_biome
decomposers decomposing_fungus developed_infrastructure development_center earth_catapult ecological_zone
energy_subsidies extended_resources extreme_cold_fungus farmers_market farming_co_ops fish ghg_producing_bacteria
greenhouses herbivores hydro_electric_energy interplanetary_relations interns interplanetary_conference ironworks
livestock mars_university matter_manufacturing media_group nitrite_reducing_bacteria olympus_conference
optimal_aerobraking physics_complex power_infrastructure recycled_detritus redrafted_contracts regolith_eaters
research_outpost restructured_resources small_animals solarpunk standard_technology steelworks symbiotic_fungus
tardigrades think_tank united_planetary_alliance viral_enhancers volcanic_pools water_import_from_europa
wood_burning_stoves advanced_ecosystems artificial_lake atmosphere_filtering breathing_filters bribed_committee
business_contacts ceos_favorite_project colonizer_training_camp comet convoy_from_europa crater deimos_down
giant_ice_asteroid ice_asteroid ice_cap_melting imported_hydrogen imported_nitrogen interstellar_colony_ship
invention_contest investment_loan lagrange_observatory lake_marineris large_convoy lava_flows local_heat_trapping
mangrove nitrogen_rich_asteroid permafrost_extraction phobos_falls plantation release_of_inert_gases research
special_design subterranean_reservoir technology_demonstration terraforming_ganymede towing_a_comet work_crews
acquired_company adapted_lichen aerated_magma airborne_radiation algae archaebacteria artificial_photosynthesis
asteroid_mining asteroid_mining_consortium astrofarm atmospheric_insulators automated_factories balanced_portfolios
beam_from_a_thorium_asteroid biomass_combustors biothermal_power blueprints building_industries bushes
callisto_penal_mines cartel coal_imports commercial_district deep_well_heating designed_microorganisms
diversified_interests dusty_quarry economic_growth energy_storage eos_chasma_national_park farming food_factory
fuel_factory fueled_generators fusion_power ganymede_shipyard gene_repair geothermal_power giant_space_mirror grass
great_dam great_escarpment_consortium heather immigration_shuttles import_of_advanced_ghg imported_ghg
industrial_center industrial_farming industrial_microbes insects io_mining_industries kelp_farming lichen
lightning_harvest low_atmo_shields lunar_beam mass_converter medical_lab methane_from_titan micro_mills
microprocessors mine miranda_resort mohole_area monocultures moss natural_preserve new_portfolios nitrophilic_moss
noctis_farming nuclear_plants power_grid power_plant power_supply_consortium protected_valley quantum_extractor
rad_suits satellite_farms satellites slash_and_burn_agriculture smelting soil_warming solar_power solar_trapping
soletta space_heaters space_station sponsors strip_mine surface_mines tectonic_stress_power titanium_mine toll_station
trading_post trapped_heat trees tropical_resort tundra_farming underground_city undersea_vents venture_capitalism
vesta_shipyard wave_power windmills worms zeppelins
"""
_CORPORATIONS: Final = """
credicor ecoline helion interplanetary_cinematics inventrix mining_guild phobolog saturn_systems teractor
tharsis_republic thorgate united_nations_mars_initiative
"""
PROJECT_IDS: Final = tuple(_PROJECTS.split())
CORPORATION_IDS: Final = tuple(_CORPORATIONS.split())
PROJECT_CARDS: Final = len(PROJECT_IDS)
IDS: Final = PROJECT_IDS + CORPORATION_IDS
ALL_CARDS: Final = len(IDS)
INDEX: Final = {name: card for card, name in enumerate(IDS)}
assert len(IDS) == len(set(IDS)), "no two cards have one id"

# ---- resources and tags ----------------------------------------------------------------------------------------------

#: What is produced; of steel and titanium the level, which is never spent.
PRODUCTS: Final[tuple[str, ...]] = ("mc", "steel", "titanium", "plants", "cards", "heat")
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

ZONES: Final[tuple[str, ...]] = ("purple", "red", "yellow", "white")
#: The first step of each zone, and one more for the end of the last.
ZONE_STARTS: Final[tuple[tuple[int, ...], ...]] = ((0, 6, 11, 16, 20), (0, 3, 7, 12, 15))


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
PHASES: Final[tuple[str, ...]] = ("development", "construction", "action", "production", "research")
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
FOREST_PLANTS: Final = 8
TEMPERATURE_HEAT: Final = 8
FOREST_MC: Final = 20
TEMPERATURE_MC: Final = 14
OCEAN_MC: Final = 15
FREE_GREEN: Final = 9  # the highest printed cost of a green card that is played for nothing
STANDARD: Final[tuple[str, ...]] = ("forest_plants", "forest_mc", "temperature_heat", "temperature_mc", "ocean_mc")
STANDARD_PRICES: Final[tuple[int, ...]] = (FOREST_PLANTS, FOREST_MC, TEMPERATURE_HEAT, TEMPERATURE_MC, OCEAN_MC)
STANDARD_PAID_IN: Final[tuple[int, ...]] = (PLANTS, MC, HEAT, MC, MC)
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
HELP: Final[tuple[int, ...]] = (2, 1, 0)  # steps at each reshuffle of the bot's cards
# ---- where the sources differ ----------------------------------------------------------------------------------------

#: Uncertain, a setting: Mining Guild rises for every steel symbol of a card; if not, once for a card with steel.
GUILD_PER_SYMBOL: Final = True
#: Uncertain, a setting: United Nations Mars Initiative may pay when its rating first rises in a phase; if not, whenever
#: it rises until it has paid once.
FIRST_RISE_ONLY: Final = True
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
    (GUILD_PER_SYMBOL, FIRST_RISE_ONLY, FAVOURITE_LEAST),
)
# ---- what the cards print, by number; the cards fill it in -----------------------------------------------------------

COST: Final[list[int]] = [0] * PROJECT_CARDS
COLOUR: Final[list[int]] = [0] * PROJECT_CARDS
GREENS: Final[list[bool]] = [False] * PROJECT_CARDS
TAGS_OF: Final[list[tuple[int, ...]]] = [()] * ALL_CARDS
HAS_BUILDING: Final[list[bool]] = [False] * PROJECT_CARDS
HAS_SPACE: Final[list[bool]] = [False] * PROJECT_CARDS
HOLDS: Final[list[int]] = [NOTHING] * PROJECT_CARDS
STEEL_OF: Final[list[int]] = [0] * PROJECT_CARDS  # steel symbols
#: The one requirement of a colour zone, as limits in steps, plain and eased.
ZONE_PARAMETER: Final[list[int]] = [-1] * PROJECT_CARDS
ZONE_LOW: Final[tuple[list[int], list[int]]] = ([0] * PROJECT_CARDS, [0] * PROJECT_CARDS)
ZONE_HIGH: Final[tuple[list[int], list[int]]] = ([0] * PROJECT_CARDS, [0] * PROJECT_CARDS)
#: What a card takes beside M€.
KEPT_HEAT: Final[list[int]] = [0] * PROJECT_CARDS
KEPT_PLANTS: Final[list[int]] = [0] * PROJECT_CARDS
SPEND_TR: Final[list[int]] = [0] * PROJECT_CARDS
#: Cards that let their owner pay less: what they ask for (-1: from the card itself), how much, and the M€.
REDUCTION: Final[dict[int, tuple[int, int, int]]] = {}

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
    "potential": ("player", "product", "n"),
    "tr": ("player", "n"),
    "tr_spent": ("player", "n"),
    "raise": ("player", "parameter", "n"),
    "ocean": ("player", "reward"),
    "forest": ("player",),
    "add": ("player", "card", "n", "kind"),
    "take": ("player", "card", "n", "kind"),
    "draw": ("player", "n"),
    "drawn": ("player", "card"),
    "looked": ("player", "n"),
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

"""What is on the board and in the box: goods, buildings and their spaces, quarters, tracks, and the set-up tables.

Every number that no public text prints is marked *designed* or *inferred*; correct it here and all else follows.
"""

from __future__ import annotations

from typing import Final

from arsia.kernel.message import Option

# ---- goods -------------------------------------------------------------------------------------------------------

ENERGY: Final = 0
REGOLITH: Final = 1
ICE: Final = 2
SUPPLY: Final = 3
WATER: Final = 4
FOOD: Final = 5
MEDICINE: Final = 6
CREDIT: Final = 7
REPUTATION: Final = 8
GOODS: Final[tuple[str, ...]] = (
    "energy",
    "regolith",
    "ice",
    "supply",
    "water",
    "food",
    "medicine",
    "credit",
    "reputation",
)
GOOD: Final[dict[str, int]] = {name: good for good, name in enumerate(GOODS)}
STOCK: Final = 9  # how many kinds of goods a stock holds

#: What may change hands by agreement (MA-151): everything but credits and cards.
TRADED: Final[tuple[int, ...]] = (ENERGY, REGOLITH, ICE, SUPPLY, WATER, FOOD, MEDICINE, REPUTATION)
OF_A_KIND: Final = 5  # at most so many of a kind in one offer
OFFERS: Final = 2  # offers in a turn

#: A cost or a gain: pairs of a good and how many.
Goods = tuple[tuple[int, int], ...]


def goods(**amounts: int) -> Goods:
    """Goods by their names: `goods(energy=1, ice=1)`."""
    return tuple([(GOOD[name], n) for name, n in amounts.items()])


# ---- modes -------------------------------------------------------------------------------------------------------

SOLO: Final = 0
COOP: Final = 1
SEMI: Final = 2
COM: Final = 3
MODES: Final = ("solo", "coop", "semi", "com")
CYCLES: Final = (4, 4, 4, 5)
#: Whether SEMI:CO-OP.3 ends when its mission is done: at once, if all agree, or not before the last cycle.
EARLY_ENDS: Final = ("always", "vote", "never")

# ---- players -----------------------------------------------------------------------------------------------------

MARKERS: Final = 3  # inferred: three figures of each colour replace the wooden pawns
NEUTRAL: Final = 4  # the owner of a refugee's marker
COLONISTS: Final = 3  # at hand from the start; a fourth can be unlocked
TIME: Final = 3
START_REPUTATION: Final = 2
START_CREDITS: Final = (2, 3, 4, 5)  # in turn order from the first player
START_ENERGY: Final = 5  # for each player, in every mode
START_SUPPLY: Final = 1
SOLO_CREDITS: Final = 5
PENALTY_TIME: Final = 1  # to free a marker from a Lazaret
PENALTY_CREDITS: Final = 2  # to free one from Homes
REST_TIME: Final = 1
HIRE_CREDITS: Final = 2
HELPERS_MAX: Final = 2
SPECIALISTS_MAX: Final = 2
INSTALLATIONS_MAX: Final = 2
SOLO_INSTALLATIONS: Final = 4
PRODUCTION: Final = 2  # of a solar panel or a wind power plant

# ---- quarters ----------------------------------------------------------------------------------------------------

QUARTERS: Final[tuple[str, ...]] = ("Q1", "Q2", "Q3", "Q4")
QUARTER: Final[dict[str, int]] = {name: quarter for quarter, name in enumerate(QUARTERS)}
OXYGEN: Final = 0
SICKNESS: Final = 1
HUNGER: Final = 2
DEMANDS: Final[tuple[str, ...]] = ("oxygen", "sickness", "hunger")
DEMAND: Final[dict[str, int]] = {name: token for token, name in enumerate(DEMANDS)}
#: Tokens that come with each refill, for every player: so many for the whole colony, or for the own Quarter in COM.4.
DEMAND_EACH: Final = (1, 1, 2)
#: Hunger tokens more or less, by how many living colonists a player has; in a shared colony once for all.
HUNGER_BY_LIVING: Final = (-3, -2, -1, 0, 1)
GROWTH: Final = 3  # natural growth tokens that unlock the fourth colonist
PRODUCTS: Final = (FOOD, MEDICINE)
MEETS: Final[dict[int, int]] = {FOOD: HUNGER, MEDICINE: SICKNESS}
DELIVERIES: Final = 2
DELIVERED: Final[dict[int, int]] = {FOOD: 2, MEDICINE: 3}  # inferred: one of each gives 5 in the printed example

# ---- buildings ---------------------------------------------------------------------------------------------------

MOXIE: Final = 0
CONSTRUCTION: Final = 1
HOSPITAL: Final = 2
WATER_PLANT: Final = 3
MINING: Final = 4
LANDER: Final = 5
GREENHOUSES: Final = 6
EDUCATION: Final = 7
LABORATORY: Final = 8
BUILDINGS: Final = (
    "moxie",
    "construction",
    "hospital",
    "water_plant",
    "mining",
    "lander",
    "greenhouses",
    "education",
    "laboratory",
)
BUILDING: Final[dict[str, int]] = {name: building for building, name in enumerate(BUILDINGS)}
#: Action spaces: 2 and the 3 of construction, mining, lander and greenhouses inferred, the others designed.
SPACES: Final = (2, 3, 3, 3, 3, 3, 3, 3, 3)
WIDE: Final = 3  # a space has the number building * WIDE + its place from the left
ALL_SPACES: Final = WIDE * len(BUILDINGS)
NOT_THERE: Final = 0b100  # the third place of the MOXIE
UNBUILT: Final = (HOSPITAL, EDUCATION, WATER_PLANT, LABORATORY)
UPGRADABLE: Final = (HOSPITAL, EDUCATION, WATER_PLANT, LABORATORY, GREENHOUSES)  # with tokens on spaces 2 and 3
SOLAR: Final = "solar"
WIND: Final = "wind"
INSTALLATIONS: Final = (SOLAR, WIND)

#: Unavailable spaces from the right, by the number of players (one player counts as two).
UNAVAILABLE: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    2: ((MOXIE, 1), (CONSTRUCTION, 2), (MINING, 2), (LANDER, 2)),
    3: ((CONSTRUCTION, 1), (MINING, 1), (LANDER, 1)),
    4: (),
}
#: Energy in the RTG, and face-up specialists, helpers, research tiles and orders, by the number of players.
LAID_OUT: Final[dict[int, int]] = {2: 4, 3: 5, 4: 6}
REFILL_TILES: Final = 2
REFILL_ORDERS: Final = 2

# ---- numbers ------------------------------------------------------------------------------------------------------

RTG_REPUTATION: Final = 1
OXYGEN_REPUTATION: Final = 2
BUILD_REPUTATION: Final = 3
COLONY_REPUTATION: Final = 3
BUILD_COST: Final = (ENERGY, REGOLITH, SUPPLY)  # one of each, for all three actions of construction
CRYSTALS: Final = 2
SUPPLIES_MAX: Final = 2
TREATED_WATER: Final = 2
PROOF_REPUTATION: Final = 2  # designed: what a Proof of life is worth when discarded

#: What the end of the game adds or takes.
LEFT_DEMAND: Final = -3
DEAD_COLONISTS: Final = -3
ENERGY_PER_POINT: Final = 3
FOURTH_COLONIST: Final = 2
MAJORITY: Final = (5, 3)

# ---- the mining area ---------------------------------------------------------------------------------------------

#: designed: how many hexes lie in each row; columns count in half hexes, so neighbours in a row differ by 2.
ROWS: Final = (1, 2, 3, 4, 5, 4, 5, 4)
HEX_X: Final[tuple[int, ...]] = tuple([2 * i - (n - 1) for n in ROWS for i in range(n)])
HEX_ROW: Final[tuple[int, ...]] = tuple([row for row, n in enumerate(ROWS) for _ in range(n)])
HEXES: Final[tuple[str, ...]] = tuple([f"H{index + 1:02d}" for index in range(len(HEX_X))])
HEX: Final[dict[str, int]] = {name: index for index, name in enumerate(HEXES)}
OPEN_AT_START: Final = 0b111
MACHINE_START: Final = 0


def _distance(one: int, other: int) -> int:
    dx, dy = abs(HEX_X[one] - HEX_X[other]), abs(HEX_ROW[one] - HEX_ROW[other])
    return dy + max(0, (dx - dy) // 2)


def _rings(hex: int) -> tuple[int, ...]:
    """The hexes at each distance, as bits."""
    rings = [0] * 16
    for other in range(len(HEXES)):
        rings[_distance(hex, other)] |= 1 << other
    while not rings[-1]:
        rings.pop()
    return tuple(rings)


#: For each hex the hexes at distance 0, 1, 2 … as bits.
RINGS: Final[tuple[tuple[int, ...], ...]] = tuple([_rings(hex) for hex in range(len(HEXES))])

# ---- what lasts for a while --------------------------------------------------------------------------------------

#: What events change until the round or the cycle is over, or until it is used. The first ones end with the round.
MOD_MOXIE_ENERGY: Final = 0
MOD_FEWER_SUPPLIES: Final = 1
MOD_REST_TIME: Final = 2
MOD_FEWER_DELIVERIES: Final = 3
MOD_CLOSED: Final = 4  # the building that is closed, plus one
MOD_NO_MISSION: Final = 5
MOD_OVERTIME: Final = 6  # players, as bits
ROUND_MODS: Final = 7
MOD_EXTRACT_ENERGY: Final = 7
MOD_CONSTRUCTION_ENERGY: Final = 8
MOD_CRYSTALS: Final = 9
MOD_FOOD_REPUTATION: Final = 10
MOD_FREE_CROP: Final = 11
MOD_UPGRADE_TIME: Final = 12
MOD_RESEARCH_TIME: Final = 13
MOD_LABORATORY_TIME: Final = 14
MOD_SOS: Final = 15
CYCLE_MODS: Final = 16
MOD_SOLAR: Final = 16  # for the next production
MOD_FREE_GOODS: Final = 17
MOD_FREE_STEP: Final = 18
MODS: Final = 19
MOD_NAMES: Final = (
    "moxie_energy",
    "fewer_supplies",
    "rest_time",
    "fewer_deliveries",
    "closed",
    "no_mission",
    "overtime",
    "extract_energy",
    "construction_energy",
    "crystals",
    "food_reputation",
    "free_crop",
    "upgrade_time",
    "research_time",
    "laboratory_time",
    "sos",
    "solar",
    "free_goods",
    "free_step",
)

#: All numbers, so that a record tells by which it was played.
NUMBERS: Final[tuple[object, ...]] = (
    *(CYCLES, MARKERS, COLONISTS, TIME, START_REPUTATION, START_CREDITS, START_ENERGY, START_SUPPLY, SOLO_CREDITS),
    *(PENALTY_TIME, PENALTY_CREDITS, REST_TIME, HIRE_CREDITS, HELPERS_MAX, SPECIALISTS_MAX),
    *(
        INSTALLATIONS_MAX,
        SOLO_INSTALLATIONS,
        PRODUCTION,
        DEMAND_EACH,
        HUNGER_BY_LIVING,
        GROWTH,
        DELIVERIES,
        tuple(DELIVERED.items()),
    ),
    *(SPACES, UNBUILT, UPGRADABLE, tuple(UNAVAILABLE.items()), tuple(LAID_OUT.items()), REFILL_TILES, REFILL_ORDERS),
    *(RTG_REPUTATION, OXYGEN_REPUTATION, BUILD_REPUTATION, COLONY_REPUTATION, BUILD_COST, CRYSTALS, SUPPLIES_MAX),
    *(TREATED_WATER, PROOF_REPUTATION, LEFT_DEMAND, DEAD_COLONISTS, ENERGY_PER_POINT, FOURTH_COLONIST, MAJORITY),
    *(HEX_X, HEX_ROW, OF_A_KIND, OFFERS),
)

DONE: Final[Option] = ("done",)
END: Final[Option] = ("end",)
REST: Final[Option] = ("rest",)
RTG: Final[Option] = ("rtg",)
PROOF: Final[Option] = ("proof",)
PAY: Final[Option] = ("pay",)
SKIP: Final[Option] = ("skip",)
STOP: Final[Option] = ("stop",)
GO_ON: Final[Option] = ("go_on",)
#: By building and by which of its three spaces are meant, as bits: the ways to place a marker there.
PLACES: Final[tuple[tuple[tuple[Option, ...], ...], ...]] = tuple(
    [
        tuple([tuple([("place", name, at + 1) for at in range(WIDE) if bits >> at & 1]) for bits in range(1 << WIDE)])
        for name in BUILDINGS
    ]
)
REFUGEE_PLACES: Final[tuple[tuple[tuple[Option, ...], ...], ...]] = tuple(
    [
        tuple([tuple([("refugee", name, at + 1) for at in range(WIDE) if bits >> at & 1]) for bits in range(1 << WIDE)])
        for name in BUILDINGS
    ]
)

"""The decks: weather, specialists, helpers, orders, research tiles, mining tiles, regolith cards, crops, hidden goals,
and the technologies.

A card is a number; copies of one kind are numbers one after the other, and ``…_KIND`` tells the kind. What stands under
*designed* is ours, because no public text prints it: correct it here, and every text, refusal and bot follows.
"""

from __future__ import annotations

from typing import Final

from arsia.games.martians.components.board import HUNGER, OXYGEN, SICKNESS, Goods, goods
from arsia.games.martians.components.cost import COLOURS, Cost


def copies(counts: tuple[int, ...]) -> tuple[int, ...]:
    """The kind of each card, when there are so many copies of each kind."""
    return tuple([kind for kind, n in enumerate(counts) for _ in range(n)])


# ---- weather -----------------------------------------------------------------------------------------------------


class Weather:
    """What a weather card changes (rulebook) and how many there are (designed)."""

    __slots__ = ("copies", "crystals", "food", "harvest_energy", "id", "solar", "wind")

    def __init__(
        self,
        id: str,
        copies: int,
        solar: int = 0,
        wind: int = 0,
        harvest_energy: int = 0,
        food: int = 0,
        crystals: int = 0,
    ) -> None:
        self.id = id
        self.copies = copies
        self.solar = solar
        self.wind = wind
        self.harvest_energy = harvest_energy
        self.food = food
        self.crystals = crystals

    def key(self) -> tuple[object, ...]:
        """The card as plain data."""
        return (self.id, self.copies, self.solar, self.wind, self.harvest_energy, self.food, self.crystals)


WEATHER: Final[tuple[Weather, ...]] = (
    Weather("stable", 3),
    Weather("solar_activity_cheap", 2, solar=1, harvest_energy=-1),
    Weather("solar_activity_rich", 2, solar=1, food=1),
    Weather("wind", 4, wind=1),
    Weather("sandstorm_poor", 2, solar=-1, wind=-1, food=-1),
    Weather("sandstorm_costly", 2, solar=-1, wind=-1, harvest_energy=1),
    Weather("earthquake", 2, crystals=-1),
)
STABLE: Final = 0
EARTHQUAKE: Final = 6
WEATHER_KIND: Final = copies(tuple([card.copies for card in WEATHER]))
WEATHER_INDEX: Final[dict[str, int]] = {card.id: kind for kind, card in enumerate(WEATHER)}

# ---- people ------------------------------------------------------------------------------------------------------


class Specialist:
    """Somebody to pay once a round. ``removes`` is a demand token and how many, ``draws`` regolith cards."""

    __slots__ = ("builds", "collector", "copies", "cost", "draws", "gain", "id", "removes", "token")

    def __init__(
        self,
        id: str,
        copies: int,
        cost: Cost,
        gain: Goods = (),
        token: int = -1,
        removes: int = 0,
        draws: int = 0,
        builds: bool = False,
        collector: bool = False,
    ) -> None:
        self.id = id
        self.copies = copies
        self.cost = cost
        self.gain = gain
        self.token = token
        self.removes = removes
        self.draws = draws
        self.builds = builds
        self.collector = collector

    def key(self) -> tuple[object, ...]:
        """The card as plain data."""
        what = (self.gain, self.token, self.removes, self.draws, self.builds, self.collector)
        return (self.id, self.copies, self.cost.key(), *what)


#: Costs and effects are printed; how many copies there are is designed.
SPECIALISTS: Final[tuple[Specialist, ...]] = (
    Specialist("dietitian", 2, Cost(credit=2, food=1, energy=1), gain=goods(reputation=2), token=HUNGER, removes=2),
    Specialist("engineer", 2, Cost(credit=2, energy=1), gain=goods(reputation=1), token=OXYGEN, removes=1),
    Specialist("pharmacist", 2, Cost(credit=4, supply=1, water=1), gain=goods(medicine=1)),
    Specialist("doctor", 2, Cost(credit=4, medicine=1), gain=goods(reputation=2), token=SICKNESS, removes=2),
    Specialist("chemist", 2, Cost(credit=2, energy=1, ice=1), gain=goods(water=1)),
    Specialist("power_manager", 1, Cost(credit=1, energy=2), gain=goods(reputation=2), collector=True),
    Specialist("soil_analyst", 1, Cost(credit=2, energy=1, regolith=1), draws=2, collector=True),
    Specialist("builder", 1, Cost(credit=4), builds=True, collector=True),
)
SPECIALIST_KIND: Final = copies(tuple([card.copies for card in SPECIALISTS]))
SPECIALIST_INDEX: Final[dict[str, int]] = {card.id: kind for kind, card in enumerate(SPECIALISTS)}
BASE_SPECIALISTS: Final = 10

BOTANIST: Final = 0
GEOLOGIST: Final = 1
SCIENTIST: Final = 2
HELPERS: Final = ("botanist", "geologist", "scientist")
HELPER_INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(HELPERS)}
HELPER_COPIES: Final = 4
HELPER_KIND: Final = copies((HELPER_COPIES,) * len(HELPERS))
HELPERS_PER_PLAYER: Final = len(HELPERS)

# ---- orders and research -----------------------------------------------------------------------------------------


class Order:
    """An order from Earth: what it costs and the reputation it brings. All are designed."""

    __slots__ = ("cost", "id", "reputation")

    def __init__(self, id: str, reputation: int, cost: Cost) -> None:
        self.id = id
        self.reputation = reputation
        self.cost = cost

    def key(self) -> tuple[object, ...]:
        """The card as plain data."""
        return (self.id, self.reputation, self.cost.key())


ORDERS: Final[tuple[Order, ...]] = (
    Order("O01", reputation=4, cost=Cost(regolith=2, ice=1)),
    Order("O02", reputation=4, cost=Cost(ice=3)),
    Order("O03", reputation=5, cost=Cost(regolith=4)),
    Order("O04", reputation=5, cost=Cost(regolith=2, ice=2)),
    Order("O05", reputation=3, cost=Cost(yellow=1, regolith=1)),
    Order("O06", reputation=4, cost=Cost(green=2)),
    Order("O07", reputation=4, cost=Cost(white=1, black=1)),
    Order("O08", reputation=6, cost=Cost(yellow=1, green=1, black=1, white=1)),
    Order("O09", reputation=4, cost=Cost(black=2)),
    Order("O10", reputation=5, cost=Cost(yellow=3)),
    Order("O11", reputation=4, cost=Cost(food=2)),
    Order("O12", reputation=7, cost=Cost(food=4)),
    Order("O13", reputation=6, cost=Cost(food=2, water=1)),
    Order("O14", reputation=6, cost=Cost(medicine=1)),
    Order("O15", reputation=9, cost=Cost(medicine=2)),
    Order("O16", reputation=8, cost=Cost(medicine=1, food=1, water=1)),
    Order("O17", reputation=5, cost=Cost(water=3)),
    Order("O18", reputation=8, cost=Cost(water=5)),
    Order("O19", reputation=3, cost=Cost(energy=4)),
    Order("O20", reputation=4, cost=Cost(energy=7)),
    Order("O21", reputation=6, cost=Cost(supply=3)),
    Order("O22", reputation=6, cost=Cost(supply=2, regolith=2)),
    Order("O23", reputation=5, cost=Cost(credit=8)),
    Order("O24", reputation=6, cost=Cost(supply=1, regolith=1, water=1, food=1)),
)
ORDER_INDEX: Final[dict[str, int]] = {card.id: index for index, card in enumerate(ORDERS)}


class Tile:
    """A research tile: time, cost, and the credits it pays. RT01 is printed in an example, of RT02 time and credits;
    the others are designed."""

    __slots__ = ("cost", "credits", "id", "time")

    def __init__(self, id: str, time: int, credits: int, cost: Cost) -> None:
        self.id = id
        self.time = time
        self.credits = credits
        self.cost = cost

    def key(self) -> tuple[object, ...]:
        """The tile as plain data."""
        return (self.id, self.time, self.credits, self.cost.key())


TILES: Final[tuple[Tile, ...]] = (
    Tile("RT01", time=2, credits=10, cost=Cost(yellow=1)),
    Tile("RT02", time=2, credits=8, cost=Cost(regolith=2)),
    Tile("RT03", time=2, credits=8, cost=Cost(ice=2)),
    Tile("RT04", time=2, credits=8, cost=Cost(regolith=1, ice=1)),
    Tile("RT05", time=1, credits=4, cost=Cost(regolith=1)),
    Tile("RT06", time=1, credits=4, cost=Cost(ice=1)),
    Tile("RT07", time=2, credits=10, cost=Cost(regolith=3)),
    Tile("RT08", time=2, credits=10, cost=Cost(ice=3)),
    Tile("RT09", time=3, credits=13, cost=Cost(regolith=2, ice=2)),
    Tile("RT10", time=2, credits=10, cost=Cost(green=1)),
    Tile("RT11", time=1, credits=8, cost=Cost(white=1)),
    Tile("RT12", time=2, credits=11, cost=Cost(black=1)),
    Tile("RT13", time=2, credits=13, cost=Cost(yellow=1, green=1)),
    Tile("RT14", time=2, credits=12, cost=Cost(yellow=2)),
    Tile("RT15", time=2, credits=13, cost=Cost(green=2)),
    Tile("RT16", time=2, credits=15, cost=Cost(white=1, black=1)),
    Tile("RT17", time=1, credits=7, cost=Cost(yellow=1, regolith=1)),
    Tile("RT18", time=1, credits=7, cost=Cost(green=1, ice=1)),
    Tile("RT19", time=3, credits=18, cost=Cost(yellow=1, green=1, white=1)),
    Tile("RT20", time=3, credits=17, cost=Cost(yellow=1, green=1, black=1)),
)
TILE_INDEX: Final[dict[str, int]] = {tile.id: index for index, tile in enumerate(TILES)}

# ---- mining and regolith -----------------------------------------------------------------------------------------

#: Mining tiles (designed): id, regolith, ice, copies.
GROUND: Final[tuple[tuple[str, int, int, int], ...]] = (
    ("MT1", 2, 0, 5),
    ("MT2", 0, 2, 4),
    ("MT3", 1, 1, 6),
    ("MT4", 2, 1, 4),
    ("MT5", 1, 2, 3),
    ("MT6", 3, 0, 2),
    ("MT7", 0, 3, 2),
    ("MT8", 2, 2, 2),
)
GROUND_KIND: Final = copies(tuple([kind[3] for kind in GROUND]))
GROUND_REGOLITH: Final[tuple[int, ...]] = tuple([GROUND[kind][1] for kind in GROUND_KIND])
GROUND_ICE: Final[tuple[int, ...]] = tuple([GROUND[kind][2] for kind in GROUND_KIND])
GROUND_INDEX: Final[dict[str, int]] = {kind[0]: index for index, kind in enumerate(GROUND)}

#: Copies of each colour (designed, but for the four Proofs of life, which only the collector's box has).
MINERAL_COPIES: Final = (12, 10, 8, 6, 4)
MINERAL_KIND: Final = copies(MINERAL_COPIES)
BASE_MINERALS: Final = 36
MINERAL_INDEX: Final[dict[str, int]] = {name: kind for kind, name in enumerate(COLOURS)}

# ---- crops -------------------------------------------------------------------------------------------------------


class Crop:
    """What a harvest costs and gives. Two tiles of each but the first, which is printed on the corporation card; the
    contents are designed."""

    __slots__ = ("energy", "food", "id", "medicine", "water")

    def __init__(self, id: str, energy: int = 0, water: int = 0, food: int = 0, medicine: int = 0) -> None:
        self.id = id
        self.energy = energy
        self.water = water
        self.food = food
        self.medicine = medicine

    def key(self) -> tuple[object, ...]:
        """The tile as plain data."""
        return (self.id, self.energy, self.water, self.food, self.medicine)


CROPS: Final[tuple[Crop, ...]] = (
    Crop("base", energy=1, water=1, food=2),
    Crop("algae", energy=2, food=2),
    Crop("potatoes", energy=1, water=1, food=3),
    Crop("medicinal_herbs", energy=1, water=2, food=1, medicine=1),
)
CROP_INDEX: Final[dict[str, int]] = {crop.id: index for index, crop in enumerate(CROPS)}
CROP_COPIES: Final = 2

# ---- technologies ------------------------------------------------------------------------------------------------

MEDICINE_TECH: Final = 0
CONVERTER: Final = 1
BIRTH_CONTROL: Final = 2
COLONY_TECHS: Final = ("medicine", "co2_converter", "birth_control")
COLONY_TIME: Final = 3
COLONY_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(COLONY_TECHS)}

LONG_ARM: Final = 0
WEATHER_REPORTS: Final = 1
DNA: Final = 2
SOLAR_ENERGY: Final = 3
KINETIC_ENERGY: Final = 4
SENSOR: Final = 5
CORPORATION_TECHS: Final = (
    "long_arm",
    "weather_reports",
    "dna_modification",
    "solar_energy",
    "kinetic_energy",
    "molecular_sensor",
)
CORPORATION_TIME: Final[tuple[int, ...]] = (1, 1, 3, 1, 1, 1)
CORPORATION_INDEX: Final[dict[str, int]] = {name: index for index, name in enumerate(CORPORATION_TECHS)}

# ---- hidden goals ------------------------------------------------------------------------------------------------


class Goal:
    """A hidden goal (designed): goods to own, different minerals, helpers, specialists, or two helpers of one type."""

    __slots__ = ("distinct", "goods", "helpers", "id", "reputation", "same", "specialists")

    def __init__(
        self,
        id: str,
        reputation: int,
        goods: Goods = (),
        distinct: int = 0,
        helpers: tuple[int, ...] = (),
        specialists: int = 0,
        same: int = 0,
    ) -> None:
        self.id = id
        self.reputation = reputation
        self.goods = goods
        self.distinct = distinct
        self.helpers = helpers
        self.specialists = specialists
        self.same = same

    def key(self) -> tuple[object, ...]:
        """The card as plain data."""
        return (self.id, self.reputation, self.goods, self.distinct, self.helpers, self.specialists, self.same)


GOALS: Final[tuple[Goal, ...]] = (
    Goal("HG01", 4, goods(regolith=4)),
    Goal("HG02", 4, goods(ice=4)),
    Goal("HG03", 4, goods(water=3)),
    Goal("HG04", 4, goods(food=3)),
    Goal("HG05", 7, goods(medicine=2)),
    Goal("HG06", 5, goods(supply=4)),
    Goal("HG07", 5, goods(credit=12)),
    Goal("HG08", 4, distinct=3),
    Goal("HG09", 4, helpers=(BOTANIST, GEOLOGIST)),
    Goal("HG10", 4, helpers=(SCIENTIST,), specialists=1),
    Goal("HG11", 5, same=2),
    Goal("HG12", 5, specialists=2),
)
GOAL_INDEX: Final[dict[str, int]] = {card.id: index for index, card in enumerate(GOALS)}
GOALS_DEALT: Final = 3
GOALS_KEPT: Final = 2

#: Hidden cards that hands hold, in one numbering for who knows what: regolith cards, then hidden goals.
FIRST_GOAL: Final = len(MINERAL_KIND)
HIDDEN_CARDS: Final = FIRST_GOAL + len(GOALS)
#: What the back of each of them shows.
BACKS: Final[tuple[int, ...]] = tuple([0] * FIRST_GOAL + [1] * len(GOALS))

"""The buildings, and what a marker can do in each: time, cost and gain, each written once."""

from __future__ import annotations

from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.components import goods
from arsia.games.martians.effects.acts import NEVER, Act, FetchSupplies, GiveOxygen, Refused
from arsia.games.martians.effects.construction import Build, Install, Upgrade
from arsia.games.martians.effects.corporation import ChangeCrop, Develop, DevelopForColony, Harvest, Hire
from arsia.games.martians.effects.mining import Analyse, Extract
from arsia.games.martians.effects.mission import Accomplish, Research
from arsia.games.martians.table import Martians
from arsia.kernel.message import Option


class Building:
    """A building and its acts, of which a marker does each at most once (MA-56). Its aims are those that a marker may
    come for, the easiest first."""

    __slots__ = ("acts", "aims", "bits", "name", "one_price", "quickest")

    def __init__(self, name: str, *acts: Act) -> None:
        self.name = name
        self.acts = acts
        self.aims: tuple[Act, ...] = tuple([act for act in reversed(acts) if act.is_aim])
        self.one_price = all(act.cost and act.cost == acts[0].cost for act in acts)  # for all that is done there
        self.quickest = min([act.quickest for act in acts])
        self.bits = 0  # of all its acts

    def start(self, table: Martians, player: int) -> int:
        """The least time that something takes which a marker could come for, or NEVER."""
        least = NEVER
        for act in self.aims:
            if act.is_payable(table, player):
                time = act.start(table, player)
                if time <= 1:
                    return time
                if time < least:
                    least = time
            elif self.one_price:
                return NEVER
        return least

    def options(self, table: Martians, player: int, acts: int) -> list[Option]:
        """Every way to do one of these acts now."""
        found: list[Option] = []
        if self.one_price and not self.acts[0].is_payable(table, player):
            return found
        for act in self.acts:
            if acts & act.bit and (act.after is None or not acts & act.after.bit):
                found += act.options(table, player)
        return found

    def refusals(self, table: Martians, player: int, acts: int) -> Refused:
        """Why these acts cannot be done by a marker that is there, if they cannot."""
        found: Refused = []
        for act in self.acts:
            if acts & act.bit and (act.after is None or not acts & act.after.bit):
                found += act.refusals(table, player)
        return found


MATERIALS: Final[c.Goods] = tuple([(good, 1) for good in c.BUILD_COST])
TOKEN: Final = goods(reputation=c.BUILD_REPUTATION)
DEARER: Final = c.MOD_CONSTRUCTION_ENERGY
EXTRACT: Final = Extract("dig move", cost=goods(energy=1), dearer=c.MOD_EXTRACT_ENERGY)
ANALYSE: Final = Analyse("analyse", after=EXTRACT)

#: By number, as in `c.BUILDINGS`. An act takes one time unit where nothing else is said.
BUILT: Final[tuple[Building, ...]] = (
    Building(
        "moxie",
        GiveOxygen(
            "oxygen", cost=goods(energy=1), gives=goods(reputation=c.OXYGEN_REPUTATION), dearer=c.MOD_MOXIE_ENERGY
        ),
    ),
    Building(
        "construction",
        Build("build", cost=MATERIALS, gives=TOKEN, dearer=DEARER),
        Upgrade("upgrade", cost=MATERIALS, gives=TOKEN, dearer=DEARER),
        Install("install", cost=MATERIALS, dearer=DEARER),
    ),
    Building("hospital", Act("medicine", cost=goods(energy=1, supply=1, water=1), gives=goods(medicine=1))),
    Building("water_plant", Act("treat", cost=goods(energy=1, ice=1), gives=goods(water=c.TREATED_WATER))),
    Building("mining", EXTRACT, ANALYSE),
    Building(
        "lander",
        Research("research"),  # time and cost are the tile's
        FetchSupplies("supplies", gives=goods(supply=1)),
        Accomplish("mission expedition order"),  # the cost is the requirement's
    ),
    Building(
        "greenhouses",
        Harvest("harvest"),  # cost and gain are the crop's
        ChangeCrop("change_crop", cost=goods(energy=1)),
    ),
    Building("education", Hire("hire", time=0, cost=goods(credit=c.HIRE_CREDITS))),
    Building(
        "laboratory",
        DevelopForColony(
            "colony_tech", time=c.COLONY_TIME, cost=goods(energy=1), gives=goods(reputation=c.COLONY_REPUTATION)
        ),
        Develop("corp_tech", time=min(c.CORPORATION_TIME), cost=goods(energy=1)),
    ),
)
#: By verb: the act, and the number of its building.
ACTS: Final[dict[str, Act]] = {verb: act for building in BUILT for act in building.acts for verb in act.verbs}
PLACE_OF: Final[dict[str, int]] = {
    verb: at for at, building in enumerate(BUILT) for act in building.acts for verb in act.verbs
}
EVERY: Final = (1 << len(BUILT)) - 1  # as bits
#: Buildings where something may take no time, as bits.
TIMELESS: Final = sum([1 << at for at, building in enumerate(BUILT) if not building.quickest])
assert tuple([building.name for building in BUILT]) == c.BUILDINGS


def _number() -> None:
    """Each act gets a bit of its own."""
    bit = 1
    for building in BUILT:
        for act in building.acts:
            act.bit = bit
            building.bits |= bit
            bit <<= 1


_number()


def act(table: Martians, player: int, option: Option) -> None:
    """Do an act of a building, once for a marker (MA-56): the own one's, where it can. Of two that have mined the one
    analyses first that found more."""
    verb = str(option[0])
    doing = ACTS[verb]
    is_open = table.entered >> PLACE_OF[verb] & 1 and not table.done & doing.bit
    if not is_open or (doing is ANALYSE and table.mined < table.mined_neutral):
        act_of_refugee(table, player, option)
        return
    table.by_refugee = False
    table.done |= doing.bit
    doing.do(table, player, option)


def act_of_refugee(table: Martians, player: int, option: Option) -> None:
    """Do an act of a building with the refugee there."""
    doing = ACTS[str(option[0])]
    table.by_refugee = True
    table.done_neutral |= doing.bit
    doing.do(table, player, option)

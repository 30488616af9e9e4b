"""The scenarios: what a mission asks for, how the set-up changes, and what else is special.

Ten names and their numbers are printed; three base names and all contents are ours (designed).
"""

from __future__ import annotations

from typing import Final

from arsia.games.martians.components.board import (
    GREENHOUSES,
    HOSPITAL,
    LABORATORY,
    LANDER,
    MINING,
    MOXIE,
    START_ENERGY,
    WATER_PLANT,
)
from arsia.games.martians.components.cost import Cost

AS_REQUIRED: Final = -1  # not more often than required
UNLIMITED: Final = 1_000
COMPLETE: Final = 0  # another mission must be done as often as required
THE_OTHERS: Final = ((0, COMPLETE), (1, COMPLETE), (2, COMPLETE))  # all three before the last

Counts = tuple[int, int, int, int]  # for one to four seats


class Mission:
    """One requirement of a scenario, met by the mission action of the Lander.

    ``after`` names missions that come first, as (mission, how often, or COMPLETE); ``behind`` is one that must have
    been done more often than this. A mission that does not ``count`` is a means, not an end.
    """

    __slots__ = ("after", "behind", "cost", "counts", "id", "most", "required", "reward")

    def __init__(
        self,
        id: str,
        cost: Cost,
        reward: int,
        required: Counts,
        most: int = AS_REQUIRED,
        after: tuple[tuple[int, int], ...] = (),
        behind: int = -1,
        counts: bool = True,
    ) -> None:
        self.id = id
        self.cost = cost
        self.reward = reward
        self.required = required
        self.most = most
        self.after = after
        self.behind = behind
        self.counts = counts

    def key(self) -> tuple[object, ...]:
        """The mission as plain data."""
        return (self.id, self.cost.key(), self.reward, self.required, self.most, self.after, self.behind, self.counts)


INSTALLED: Final = "installations"
FOURTH: Final = "fourth"
SATISFACTION: Final = "satisfaction"
SUMMIT: Final = "summit"
CALM: Final = "hostility"
TRUST: Final = "trust"
UNDAMAGED: Final = "undamaged"
BUILT: Final = "built"


class Check:
    """A state that the colony must be in: a number by seats, or buildings."""

    __slots__ = ("buildings", "n", "what")

    def __init__(self, what: str, n: Counts = (0, 0, 0, 0), buildings: tuple[int, ...] = ()) -> None:
        self.what = what
        self.n = n
        self.buildings = buildings

    def key(self) -> tuple[object, ...]:
        """The check as plain data."""
        return (self.what, self.n, self.buildings)


class Scenario:
    """A story to be lived through; everything that the usual rules do not have is a field of its own."""

    __slots__ = (
        "checks",
        "collector",
        "damaged",
        "energy_each",
        "expedition",
        "hostility",
        "id",
        "late_oxygen",
        "melting",
        "missions",
        "number",
        "open_row",
        "refugees",
        "rtg",
        "solar",
        "tunnels",
    )

    def __init__(
        self,
        id: str,
        missions: tuple[Mission, ...],
        checks: tuple[Check, ...] = (),
        number: int = 0,
        collector: bool = True,
        open_row: int = -1,
        refugees: int = 0,
        expedition: bool = False,
        hostility: Counts = (0, 0, 0, 0),
        energy_each: int = START_ENERGY,
        rtg: int = 0,
        damaged: tuple[int, ...] = (),
        solar: int = 2,
        melting: int = 0,
        tunnels: bool = False,
        late_oxygen: int = 0,
    ) -> None:
        self.id = id
        self.missions = missions
        self.checks = checks
        self.number = number  # of its own event cards; 0 for none
        self.collector = collector
        self.open_row = open_row  # a row of the mining area that also starts face up
        self.refugees = refugees
        self.expedition = expedition
        self.hostility = hostility  # where the track begins
        self.energy_each = energy_each
        self.rtg = rtg
        self.damaged = damaged  # buildings whose first space begins with an upgrade token
        self.solar = solar  # what a solar panel produces
        self.melting = melting  # ice gained beside every extraction of ice
        self.tunnels = tunnels  # does an earthquake endanger them?
        self.late_oxygen = late_oxygen  # oxygen tokens more in cycles 3 and 4

    def key(self) -> tuple[object, ...]:
        """The scenario as plain data."""
        missions = tuple([mission.key() for mission in self.missions])
        checks = tuple([check.key() for check in self.checks])
        rest = (self.open_row, self.refugees, self.expedition, self.hostility, self.energy_each, self.rtg)
        more = (self.damaged, self.solar, self.melting, self.tunnels, self.late_oxygen)
        return (self.id, missions, checks, self.number, self.collector, *rest, *more)


SCENARIOS: Final = (
    Scenario(
        "botanical_capsule",
        (
            Mission("BC_A", Cost(regolith=2, water=1), reward=3, required=(2, 2, 3, 4)),
            Mission("BC_B", Cost(food=2, water=1), reward=4, required=(1, 1, 2, 3)),
            Mission("BC_C", Cost(energy=2, supply=1), reward=3, required=(1, 1, 2, 3)),
        ),
        collector=False,
    ),
    Scenario(
        "relay_station",
        (
            Mission("RS_A", Cost(regolith=2, supply=1), reward=3, required=(2, 2, 3, 4)),
            Mission("RS_B", Cost(energy=4), reward=2, required=(2, 2, 3, 4)),
            Mission("RS_C", Cost(mineral_distinct=2), reward=3, required=(1, 1, 2, 3)),
        ),
        (Check(INSTALLED, (2, 2, 3, 4)),),
        collector=False,
    ),
    Scenario(
        "new_settlers",
        (
            Mission("NS_A", Cost(supply=2, regolith=1, energy=1), reward=4, required=(2, 2, 3, 4)),
            Mission("NS_B", Cost(food=1, water=1), reward=3, required=(2, 2, 4, 5)),
        ),
        (Check(FOURTH), Check(SATISFACTION, (40, 40, 60, 80))),
        collector=False,
    ),
    Scenario(
        "deep_drilling",
        (
            Mission("DD_A", Cost(regolith=3), reward=3, required=(2, 2, 4, 5)),
            Mission("DD_B", Cost(ice=2, energy=1), reward=3, required=(2, 2, 4, 5)),
            Mission("DD_C", Cost(mineral_distinct=3), reward=3, required=(1, 1, 1, 2), after=((0, 1), (1, 1))),
        ),
        collector=False,
        open_row=2,
    ),
    Scenario(
        "mars_one",
        (
            Mission("MO_A", Cost(energy=1, supply=1), reward=2, required=(2, 2, 3, 4)),
            Mission("MO_B", Cost(energy=3), reward=2, required=(1, 1, 2, 3), after=((0, COMPLETE),)),
            Mission("MO_C", Cost(mineral_any=2), reward=2, required=(1, 1, 1, 2), after=((1, COMPLETE),)),
            Mission("MO_D", Cost(medicine=1, food=1), reward=5, required=(1, 1, 2, 3), after=((0, COMPLETE),)),
        ),
        number=1,
    ),
    Scenario(
        "refugees",
        (
            Mission("RF_A", Cost(energy=1, supply=1), reward=2, required=(3, 3, 3, 3), most=3),
            Mission("RF_B", Cost(food=2), reward=3, required=(3, 3, 3, 3), most=3, behind=0),
            Mission("RF_C", Cost(medicine=1), reward=4, required=(0, 0, 2, 3)),
        ),
        number=2,
        refugees=3,
    ),
    Scenario(
        "mission_to_phobos",
        (
            Mission("PH_A", Cost(regolith=2, supply=1), reward=3, required=(2, 2, 3, 4)),
            Mission("PH_B", Cost(water=2, energy=1), reward=3, required=(2, 2, 3, 4)),
            Mission("PH_C", Cost(food=1, medicine=1), reward=5, required=(0, 0, 1, 2)),
            Mission("PH_D", Cost(energy=3), reward=5, required=(1, 1, 1, 1), after=THE_OTHERS),
        ),
        number=3,
    ),
    Scenario(
        "martian_face",
        (
            Mission("MF_A", Cost(energy=1), reward=1, required=(6, 6, 6, 6), most=UNLIMITED, counts=False),
            Mission("MF_B", Cost(mineral_any=2, energy=1), reward=3, required=(2, 2, 4, 6), most=UNLIMITED),
        ),
        (Check(SUMMIT),),
        number=4,
        expedition=True,
    ),
    Scenario(
        "dark_side_of_mars",
        (
            Mission("DS_A", Cost(food=1, credit=2), reward=3, required=(2, 2, 4, 5), most=UNLIMITED),
            Mission("DS_B", Cost(medicine=1), reward=4, required=(1, 1, 2, 3), most=UNLIMITED),
            Mission("DS_C", Cost(supply=1, regolith=1, energy=1), reward=3, required=(1, 1, 1, 2), most=UNLIMITED),
        ),
        (Check(CALM, (4, 4, 4, 4)), Check(TRUST, (3, 3, 6, 8))),
        number=5,
        hostility=(4, 4, 5, 6),
    ),
    Scenario(
        "underground_colony",
        (
            Mission("UC_A", Cost(energy=2, supply=1), reward=3, required=(2, 2, 4, 5), most=UNLIMITED),
            Mission("UC_B", Cost(regolith=3, supply=1), reward=4, required=(2, 2, 3, 5), behind=0),
        ),
        tunnels=True,
    ),
    Scenario(
        "catastrophe",
        (Mission("CA_A", Cost(supply=1, regolith=1, energy=1), reward=3, required=(0, 0, 3, 5)),),
        (
            Check(UNDAMAGED, buildings=(MOXIE, MINING, LANDER, GREENHOUSES)),
            Check(BUILT, buildings=(HOSPITAL, WATER_PLANT, LABORATORY)),
        ),
        energy_each=4,
        rtg=-2,
        damaged=(MOXIE, MINING, LANDER),
    ),
    Scenario(
        "vastitas_borealis",
        (
            Mission("VB_A", Cost(regolith=2, supply=1), reward=3, required=(2, 2, 3, 4)),
            Mission("VB_B", Cost(water=3), reward=4, required=(2, 2, 3, 4)),
        ),
        solar=1,
        melting=1,
    ),
    Scenario(
        "the_end",
        (
            Mission("TE_A", Cost(supply=2, regolith=1), reward=4, required=(1, 1, 2, 4)),
            Mission("TE_B", Cost(water=2, energy=2), reward=4, required=(1, 1, 2, 3)),
            Mission("TE_C", Cost(food=1), reward=2, required=(1, 1, 3, 4), after=((0, 1),)),
            Mission("TE_D", Cost(energy=3), reward=5, required=(1, 1, 1, 1), after=THE_OTHERS),
        ),
        late_oxygen=1,
    ),
)
SCENARIO: Final[dict[str, Scenario]] = {scenario.id: scenario for scenario in SCENARIOS}
ORDERS_INSTEAD: Final = "orders"
MISSIONS: Final[dict[str, int]] = {
    mission.id: index for scenario in SCENARIOS for index, mission in enumerate(scenario.missions)
}
#: What stands for no scenario: nothing is special.
NO_SCENARIO: Final = Scenario(ORDERS_INSTEAD, (), collector=False)

# ---- what single scenarios need beside ---------------------------------------------------------------------------

RESCUE: Final = 0
INTEGRATE: Final = 1
EXPEDITION_STEP: Final = 0
SURVEY: Final = 1
NEGOTIATION: Final = 0
MEDICAL_AID: Final = 1
GUARD_POST: Final = 2
TUNNEL: Final = 0
CHAMBER: Final = 1
LAUNCH: Final = 3

HOSTILITY_MAX: Final = 12
HOSTILITY_REFILL: Final = (1, 1, 2, 2)  # by seats
CALMED: Final[dict[int, int]] = {NEGOTIATION: 1, MEDICAL_AID: 2}
LATE_CYCLE: Final = 3
SOS_REPUTATION: Final = 2

"""The events: eight for each of four cycles, and those that belong to a scenario.

The Solar flare and the names of the scenarios' events are printed; every other name and all other effects are ours
(designed).
"""

from __future__ import annotations

from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.components import goods
from arsia.games.martians.effects.damage import METEORITE, SABOTAGE, CloseBuilding
from arsia.games.martians.effects.demand import AddDemand, RemoveDemand
from arsia.games.martians.effects.expedition import GoDown, GoUp, Uncover
from arsia.games.martians.effects.payment import PayOr
from arsia.games.martians.effects.questions import ChooseGain, FreePenalty, MayPay, Overtime
from arsia.games.martians.effects.steps import (
    ColonyLosesOr,
    DrawCards,
    FirstDraws,
    FirstLosesReputation,
    Gain,
    Lose,
    LoseOr,
    Modify,
    PassFirst,
    Reputation,
    ReturnMarkers,
)
from arsia.games.martians.effects.story import Advance, Hostility, IfWaiting, Setback, Sos
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message
from arsia.kernel.step import Step

BOON: Final = "boon"
CRISIS: Final = "crisis"
CHOICE: Final = "choice"
NEUTRAL: Final = "neutral"
#: How long an event is felt.
INSTANT: Final = "instant"
PRODUCTION: Final = "this_production"
ROUND: Final = "end_of_round"
CYCLE: Final = "end_of_cycle"
USED: Final = "until_used"


class Event:
    """An event card: its cycle, the scenario it belongs to (0 for all), and what it does."""

    __slots__ = ("cycle", "duration", "effects", "id", "kind", "number")

    def __init__(self, id: str, kind: str, duration: str, *effects: Step[Martians]) -> None:
        self.id = id
        self.kind = kind
        self.duration = duration
        self.effects = effects
        self.number = 0 if id[0] == "E" else int(id[1])
        # The printed base cards are numbered by cycle; those of a scenario come one a cycle, for Mars One two.
        self.cycle = int(id[1]) if id[0] == "E" else _cycle(self.number, int(id[2:]))

    def text(self) -> Message:
        """What it does, in words."""
        effects = tuple([effect.text() for effect in self.effects])
        return Message("event-text", {"effects": effects, "duration": self.duration})

    def key(self) -> tuple[object, ...]:
        """The card as plain data."""
        return (self.id, self.kind, self.duration, tuple([effect.key() for effect in self.effects]))


def _cycle(number: int, place: int) -> int:
    return (place + 1) // 2 if number == 1 else place


EVENTS: Final[tuple[Event, ...]] = (
    Event("E101", BOON, INSTANT, Gain(goods(supply=1))),
    Event("E102", BOON, INSTANT, Gain(goods(credit=2))),
    Event("E103", CRISIS, CYCLE, Modify(c.MOD_EXTRACT_ENERGY, 1)),
    Event("E104", CRISIS, PRODUCTION, Modify(c.MOD_SOLAR, -1)),
    Event("E105", CRISIS, INSTANT, Lose(c.ENERGY, 1)),
    Event("E106", CRISIS, ROUND, Modify(c.MOD_MOXIE_ENERGY, 1)),
    Event("E107", BOON, INSTANT, Reputation(1)),
    Event("E108", BOON, INSTANT, Gain(goods(ice=1))),
    Event("E201", NEUTRAL, INSTANT, ReturnMarkers()),
    Event("E202", CRISIS, INSTANT, LoseOr(c.FOOD, 1, other=c.REPUTATION, other_n=1)),
    Event("E203", CRISIS, INSTANT, AddDemand(c.SICKNESS, n=(1, 1, 2, 2), each=1)),
    Event("E204", CRISIS, ROUND, Modify(c.MOD_FEWER_SUPPLIES, 1)),
    Event("E205", CHOICE, INSTANT, MayPay(reputation=1, credits=4)),
    Event("E206", CRISIS, CYCLE, Modify(c.MOD_CONSTRUCTION_ENERGY, 1)),
    Event("E207", BOON, CYCLE, Modify(c.MOD_CRYSTALS, 1)),
    Event("E208", BOON, CYCLE, Modify(c.MOD_FOOD_REPUTATION, 1)),
    Event("E301", CRISIS, INSTANT, METEORITE),
    Event("E302", CRISIS, INSTANT, AddDemand(c.SICKNESS, n=(1, 1, 2, 2), each=1)),
    Event("E303", CRISIS, INSTANT, LoseOr(c.WATER, 1, other=c.ENERGY, other_n=1)),
    Event("E304", CRISIS, ROUND, Modify(c.MOD_REST_TIME, 1)),
    Event("E305", BOON, CYCLE, Modify(c.MOD_FREE_CROP, 1)),
    Event("E306", CHOICE, ROUND, Overtime()),
    Event("E307", BOON, INSTANT, ChooseGain((c.SUPPLY, 2), (c.ENERGY, 4))),
    Event("E308", CRISIS, INSTANT, Lose(c.ENERGY, 2)),
    Event("E401", NEUTRAL, INSTANT, ReturnMarkers()),
    Event("E402", CRISIS, INSTANT, AddDemand(c.HUNGER, n=(1, 1, 2, 2), each=1)),
    Event("E403", CRISIS, INSTANT, AddDemand(c.OXYGEN, n=(1, 1, 1, 1), each=1)),
    Event("E404", BOON, INSTANT, Reputation(2)),
    Event("E405", CRISIS, CYCLE, Modify(c.MOD_UPGRADE_TIME, 1)),
    Event("E406", BOON, CYCLE, Modify(c.MOD_RESEARCH_TIME, -1), Modify(c.MOD_LABORATORY_TIME, -1)),
    Event("E407", BOON, INSTANT, Gain(goods(energy=2))),
    Event("E408", CRISIS, ROUND, Modify(c.MOD_FEWER_DELIVERIES, 1)),
    # Mars One
    Event("S101", BOON, INSTANT, Advance("MO_A")),
    Event("S102", BOON, INSTANT, Gain(goods(credit=2))),
    Event("S103", BOON, USED, Modify(c.MOD_FREE_GOODS, 1)),
    Event("S104", CHOICE, CYCLE, Sos()),
    Event("S105", BOON, INSTANT, DrawCards(1)),
    Event("S106", BOON, INSTANT, RemoveDemand(c.SICKNESS, n=(1, 1, 2, 2))),
    Event("S107", BOON, INSTANT, Gain(goods(food=1))),
    Event("S108", BOON, INSTANT, FreePenalty(), RemoveDemand(c.HUNGER, n=(1, 1, 1, 1))),
    # Refugees
    Event("S201", CRISIS, INSTANT, LoseOr(c.CREDIT, 1, other=c.REPUTATION, other_n=1)),
    Event("S202", CRISIS, INSTANT, IfWaiting(ColonyLosesOr(c.FOOD, 2, FirstLosesReputation(2)))),
    Event("S203", CRISIS, INSTANT, AddDemand(c.SICKNESS, n=(1, 1, 1, 2), each=0)),
    Event("S204", CRISIS, ROUND, CloseBuilding()),
    # Mission to Phobos
    Event("S301", NEUTRAL, INSTANT, PassFirst()),
    Event("S302", CRISIS, INSTANT, PayOr(goods(supply=1), Setback("PH_A"))),
    Event("S303", CRISIS, INSTANT, PayOr(goods(water=1, energy=1), Setback("PH_B"))),
    Event("S304", CRISIS, ROUND, Modify(c.MOD_NO_MISSION, 1)),
    # Martian face
    Event("S401", CRISIS, INSTANT, PayOr(goods(energy=2), GoDown())),
    Event("S402", BOON, USED, Modify(c.MOD_FREE_STEP, 1)),
    Event("S403", BOON, INSTANT, Uncover(2), FirstDraws(2)),
    Event("S404", BOON, INSTANT, GoUp()),
    # Dark side of Mars
    Event("S501", CRISIS, INSTANT, ColonyLosesOr(c.SUPPLY, 1, Hostility(1))),
    Event("S502", CRISIS, INSTANT, Lose(c.FOOD, 1)),
    Event("S503", CRISIS, INSTANT, PayOr(goods(credit=3), Hostility(1))),
    Event("S504", CRISIS, INSTANT, PayOr(goods(energy=2), SABOTAGE)),
)
EVENT_INDEX: Final[dict[str, int]] = {event.id: index for index, event in enumerate(EVENTS)}
#: The base events of each cycle.
EVENTS_OF_CYCLE: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([at for at, event in enumerate(EVENTS) if event.number == 0 and event.cycle == cycle])
        for cycle in (1, 2, 3, 4)
    ]
)
#: The events of each scenario by its number and cycle; scenarios without a number have none.
SCENARIO_EVENTS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple(
            [
                tuple(
                    [at for at, event in enumerate(EVENTS) if number and (event.number, event.cycle) == (number, cycle)]
                )
                for cycle in (1, 2, 3, 4)
            ]
        )
        for number in range(6)
    ]
)

"""The events: eight for each of four cycles, and those that belong to a scenario.

The Solar flare and the names of the scenarios' events are printed; every other name and all other effects are ours
(designed).
"""

from __future__ import annotations

from typing import Final

from arsia.games.martians.components import (
    CREDIT,
    ENERGY,
    FOOD,
    HUNGER,
    ICE,
    MOD_CONSTRUCTION_ENERGY,
    MOD_CRYSTALS,
    MOD_EXTRACT_ENERGY,
    MOD_FEWER_DELIVERIES,
    MOD_FEWER_SUPPLIES,
    MOD_FOOD_REPUTATION,
    MOD_FREE_CROP,
    MOD_FREE_GOODS,
    MOD_FREE_STEP,
    MOD_LABORATORY_TIME,
    MOD_MOXIE_ENERGY,
    MOD_NO_MISSION,
    MOD_RESEARCH_TIME,
    MOD_REST_TIME,
    MOD_SOLAR,
    MOD_UPGRADE_TIME,
    OXYGEN,
    REPUTATION,
    SICKNESS,
    SUPPLY,
    WATER,
)
from arsia.games.martians.damage import METEORITE, SABOTAGE, CloseBuilding
from arsia.games.martians.event_effects import (
    AddDemand,
    ColonyLosesOr,
    DrawCards,
    FirstDraws,
    FirstLosesReputation,
    Gain,
    Lose,
    LoseOr,
    Modify,
    PassFirst,
    RemoveDemand,
    Reputation,
    ReturnMarkers,
)
from arsia.games.martians.event_questions import ChooseGain, FreePenalty, MayPay, Overtime
from arsia.games.martians.shared import PayOr
from arsia.games.martians.story_effects import Advance, GoDown, GoUp, Hostility, IfWaiting, Setback, Sos, Uncover
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


EVENTS: Final = (
    Event("E101", BOON, INSTANT, Gain(((SUPPLY, 1),))),
    Event("E102", BOON, INSTANT, Gain(((CREDIT, 2),))),
    Event("E103", CRISIS, CYCLE, Modify(MOD_EXTRACT_ENERGY, 1)),
    Event("E104", CRISIS, PRODUCTION, Modify(MOD_SOLAR, -1)),
    Event("E105", CRISIS, INSTANT, Lose(ENERGY, 1)),
    Event("E106", CRISIS, ROUND, Modify(MOD_MOXIE_ENERGY, 1)),
    Event("E107", BOON, INSTANT, Reputation(1)),
    Event("E108", BOON, INSTANT, Gain(((ICE, 1),))),
    Event("E201", NEUTRAL, INSTANT, ReturnMarkers()),
    Event("E202", CRISIS, INSTANT, LoseOr(FOOD, 1, REPUTATION, 1)),
    Event("E203", CRISIS, INSTANT, AddDemand(SICKNESS, (1, 1, 2, 2), 1)),
    Event("E204", CRISIS, ROUND, Modify(MOD_FEWER_SUPPLIES, 1)),
    Event("E205", CHOICE, INSTANT, MayPay(1, 4)),
    Event("E206", CRISIS, CYCLE, Modify(MOD_CONSTRUCTION_ENERGY, 1)),
    Event("E207", BOON, CYCLE, Modify(MOD_CRYSTALS, 1)),
    Event("E208", BOON, CYCLE, Modify(MOD_FOOD_REPUTATION, 1)),
    Event("E301", CRISIS, INSTANT, METEORITE),
    Event("E302", CRISIS, INSTANT, AddDemand(SICKNESS, (1, 1, 2, 2), 1)),
    Event("E303", CRISIS, INSTANT, LoseOr(WATER, 1, ENERGY, 1)),
    Event("E304", CRISIS, ROUND, Modify(MOD_REST_TIME, 1)),
    Event("E305", BOON, CYCLE, Modify(MOD_FREE_CROP, 1)),
    Event("E306", CHOICE, ROUND, Overtime()),
    Event("E307", BOON, INSTANT, ChooseGain((SUPPLY, 2), (ENERGY, 4))),
    Event("E308", CRISIS, INSTANT, Lose(ENERGY, 2)),
    Event("E401", NEUTRAL, INSTANT, ReturnMarkers()),
    Event("E402", CRISIS, INSTANT, AddDemand(HUNGER, (1, 1, 2, 2), 1)),
    Event("E403", CRISIS, INSTANT, AddDemand(OXYGEN, (1, 1, 1, 1), 1)),
    Event("E404", BOON, INSTANT, Reputation(2)),
    Event("E405", CRISIS, CYCLE, Modify(MOD_UPGRADE_TIME, 1)),
    Event("E406", BOON, CYCLE, Modify(MOD_RESEARCH_TIME, -1), Modify(MOD_LABORATORY_TIME, -1)),
    Event("E407", BOON, INSTANT, Gain(((ENERGY, 2),))),
    Event("E408", CRISIS, ROUND, Modify(MOD_FEWER_DELIVERIES, 1)),
    # Mars One
    Event("S101", BOON, INSTANT, Advance("MO_A")),
    Event("S102", BOON, INSTANT, Gain(((CREDIT, 2),))),
    Event("S103", BOON, USED, Modify(MOD_FREE_GOODS, 1)),
    Event("S104", CHOICE, CYCLE, Sos()),
    Event("S105", BOON, INSTANT, DrawCards(1)),
    Event("S106", BOON, INSTANT, RemoveDemand(SICKNESS, (1, 1, 2, 2))),
    Event("S107", BOON, INSTANT, Gain(((FOOD, 1),))),
    Event("S108", BOON, INSTANT, FreePenalty(), RemoveDemand(HUNGER, (1, 1, 1, 1))),
    # Refugees
    Event("S201", CRISIS, INSTANT, LoseOr(CREDIT, 1, REPUTATION, 1)),
    Event("S202", CRISIS, INSTANT, IfWaiting(ColonyLosesOr(FOOD, 2, FirstLosesReputation(2)))),
    Event("S203", CRISIS, INSTANT, AddDemand(SICKNESS, (1, 1, 1, 2), 0)),
    Event("S204", CRISIS, ROUND, CloseBuilding()),
    # Mission to Phobos
    Event("S301", NEUTRAL, INSTANT, PassFirst()),
    Event("S302", CRISIS, INSTANT, PayOr(((SUPPLY, 1),), Setback("PH_A"))),
    Event("S303", CRISIS, INSTANT, PayOr(((WATER, 1), (ENERGY, 1)), Setback("PH_B"))),
    Event("S304", CRISIS, ROUND, Modify(MOD_NO_MISSION, 1)),
    # Martian face
    Event("S401", CRISIS, INSTANT, PayOr(((ENERGY, 2),), GoDown())),
    Event("S402", BOON, USED, Modify(MOD_FREE_STEP, 1)),
    Event("S403", BOON, INSTANT, Uncover(2), FirstDraws(2)),
    Event("S404", BOON, INSTANT, GoUp()),
    # Dark side of Mars
    Event("S501", CRISIS, INSTANT, ColonyLosesOr(SUPPLY, 1, Hostility(1))),
    Event("S502", CRISIS, INSTANT, Lose(FOOD, 1)),
    Event("S503", CRISIS, INSTANT, PayOr(((CREDIT, 3),), Hostility(1))),
    Event("S504", CRISIS, INSTANT, PayOr(((ENERGY, 2),), SABOTAGE)),
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

"""The discoveries are turned up (MR-55, MR-56)."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.cards.event_deck import FINDS
from arsia.games.mission_red_planet.effects.action_cards import RESCUE_SOME, Moment
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.step import Step


class TurnUpDiscoveries(Step[MissionRedPlanet]):
    """All discoveries are turned up; some act at once, in the order of the zones (MR-55, MR-56)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        table.uncovered = True
        table.reveal()
        table.tell("reveal_phase")
        for zone in table.found_zones():
            table.tell("discovery", c.EVENT_CARDS[table.finds[zone]], c.ZONES[zone])
        for zone in reversed(table.found_zones()):
            table.then(ACT_AT[zone])


class ActAt(Step[MissionRedPlanet]):
    """What the discovery of a zone does at once."""

    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        card = table.finds[self.zone]
        if card != c.NO_CARD:
            FINDS[card].turn_up(table, self.zone)


TURN_UP: Final = TurnUpDiscoveries()
ACT_AT: Final = tuple([ActAt(zone) for zone in range(len(c.ZONES))])
AT_REVEAL: Final = Moment(RESCUE_SOME)

"""Destination tokens: on a ship with an unknown destination when somebody boards it first, and wherever a card says."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step


class ChooseDestination(Choice[MissionRedPlanet]):
    """Which token of the supply is put on the ship? There are two for each zone (MR-64, MR-65)."""

    __slots__ = ("dock",)

    def __init__(self, dock: int) -> None:
        self.dock = dock

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        tokens = table.tokens
        return [c.TO_ZONE[zone] for zone in range(c.PLACES) if tokens[zone]]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        table.aim(table.actor, self.dock, c.ZONE[str(option[1])])

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        used_up = (Message("why-no-token"),)
        return [Refusal(c.TO_ZONE[zone], used_up) for zone in range(c.PLACES) if not table.tokens[zone]]

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return Message("prompt-destination", {"player": table.actor, "ship": c.SHIPS[table.ships[self.dock]]})


class Steer(Choice[MissionRedPlanet]):
    """A ship gets a destination token from the supply, also upon an earlier one."""

    __slots__ = ("launched",)

    def __init__(self, launched: bool) -> None:
        self.launched = launched  # only a launched ship; otherwise a docked one as well

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        if not any(table.tokens):
            return []
        return [
            c.STEER[ship]
            for dock, ship in enumerate(table.ships)
            if ship != c.NO_SHIP and (not self.launched or table.launched >> dock & 1)
        ]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        table.then(DESTINATIONS[table.dock_of(option[1])])

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return Message("prompt-steer", {"player": table.actor, "effect": self.text()})

    def text(self) -> Message:
        return Message("effect-steer-launched" if self.launched else "effect-steer")


DESTINATIONS: Final[tuple[Step[MissionRedPlanet], ...]] = tuple([ChooseDestination(dock) for dock in range(6)])
STEER_ANY: Final = Steer(False)
STEER_LAUNCHED: Final = Steer(True)

"""What characters do to docked ships besides boarding them: launch one, destroy one."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.effects.asking import asked_for
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


class ForceLaunch(Choice[MissionRedPlanet]):
    """A docked ship that is not full is launched; it may be empty (MR-49)."""

    __slots__ = ()

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return [c.LAUNCH[table.ships[dock]] for dock in range(table.players) if table.free[dock]]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        table.launch(table.dock_of(option[1]))
        if table.telling:
            table.tell("force", table.actor, option[1])

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return WHICH_IS_LAUNCHED[table.actor]

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for dock, ship in enumerate(table.ships):
            if ship != c.NO_SHIP and not table.free[dock]:
                why = "why-launched" if table.launched >> dock & 1 else "why-launches-itself"
                found.append(Refusal(c.LAUNCH[ship], (Message(why),)))
        return found

    def text(self) -> Message:
        return Message("effect-force")


class DestroyShip(Choice[MissionRedPlanet]):
    """A docked ship is destroyed, also one that is full now; everybody aboard is lost (MR-50)."""

    __slots__ = ()

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        return [c.DESTROY[table.ships[dock]] for dock in range(table.players) if table.is_docked(dock)]

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        dock = table.dock_of(option[1])
        if table.telling:
            table.tell("destroy", table.actor, option[1])
        table.lose_crew(dock)
        table.clear_dock(dock)

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return WHICH_IS_DESTROYED[table.actor]

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        return [
            Refusal(c.DESTROY[ship], (Message("why-launched"),))
            for dock, ship in enumerate(table.ships)
            if table.launched >> dock & 1
        ]

    def text(self) -> Message:
        return Message("effect-destroy")


WHICH_IS_LAUNCHED: Final = asked_for("prompt-force")
WHICH_IS_DESTROYED: Final = asked_for("prompt-destroy")
FORCE_LAUNCH: Final = ForceLaunch()
DESTROY_SHIP: Final = DestroyShip()

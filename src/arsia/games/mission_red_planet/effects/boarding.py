"""Astronauts go aboard: as a character says, together, apart or anyhow."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.effects.destinations import DESTINATIONS
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice

ANYHOW: Final = 0  # astronauts may share a ship or not
APART: Final = 1  # each on another ship
TOGETHER: Final = 2  # all on one ship, or none at all
_HOW: Final[tuple[str, ...]] = ("anyhow", "apart", "together")


class Place(Choice[MissionRedPlanet]):
    """Astronauts from the supply to docked ships with free seats, one after the other: the first on an unknown ship
    decides where it goes before the next one boards."""

    __slots__ = ("boarded", "how", "left")

    def __init__(self, left: int, how: int, boarded: int) -> None:
        self.left = left
        self.how = how
        self.boarded = boarded  # docks, as bits, that nobody may board any more because each takes another ship

    def options(self, table: MissionRedPlanet, seat: int) -> list[Option]:
        supply = table.supply[table.actor]
        need = self.left
        free = table.free
        ships = table.ships
        if self.how == TOGETHER:
            return [c.PLACE[ships[dock]] for dock in range(len(free)) if free[dock] >= need] if supply >= need else []
        if not supply:
            return []
        # MR-41: as many as possible, and whichever ship is first, the others find their seats.
        boarded = self.boarded
        room = 0
        found: list[Option] = []
        for dock in range(len(free)):
            if free[dock] and not boarded >> dock & 1:
                found.append(c.PLACE[ships[dock]])
                room += 1 if self.how == APART else free[dock]
        return found[:1] if room <= need and room <= supply else found  # every seat is taken: no order matters

    def take(self, table: MissionRedPlanet, seat: int, option: Option) -> None:
        dock = table.ships.index(c.SHIP[str(option[1])])
        at_once = self.left if self.how == TOGETHER else 1
        table.board(table.actor, dock, at_once)
        if self.left > at_once:
            boarded = self.boarded | 1 << dock if self.how == APART else 0
            table.then(Place(self.left - at_once, self.how, boarded))
        # MR-63: the first to board an unknown ship decides at once where it goes.
        if table.heading[dock] == c.UNKNOWN and table.aboard(dock) == at_once:
            table.then(DESTINATIONS[dock])

    def matters(self, table: MissionRedPlanet, seat: int) -> bool:
        return bool(self.options(table, seat))

    def prompt(self, table: MissionRedPlanet, seat: int) -> Message:
        return Message("prompt-place", {"player": table.actor, "n": self.left, "how": _HOW[self.how]})

    def refusals(self, table: MissionRedPlanet, seat: int) -> list[Refusal]:
        offered = self.options(table, seat)
        return [
            Refusal(c.PLACE[ship], (self._why_not(table, dock),))
            for dock, ship in enumerate(table.ships)
            if ship != c.NO_SHIP and c.PLACE[ship] not in offered
        ]

    def _why_not(self, table: MissionRedPlanet, dock: int) -> Message:
        if table.launched >> dock & 1:
            return Message("why-launched")
        if self.boarded >> dock & 1:
            return Message("why-apart")
        if not table.free[dock]:
            return Message("why-full")
        return Message("why-few-seats", {"n": self.left, "free": table.free[dock]})

    def text(self) -> Message:
        how = ("effect-place", "effect-place-apart", "effect-place-together")[self.how]
        return Message(how, {"n": self.left})

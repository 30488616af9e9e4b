"""Launched ships land, and new ones dock (MR-30 to MR-35)."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.effects.action_cards import CORRECT_COURSE, Moment
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.step import Step


class Land(Step[MissionRedPlanet]):
    """Launched ships land, from the left; everybody leaves them (MR-30 to MR-33)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        players = table.players
        for dock in range(players):
            if not table.launched >> dock & 1:
                continue
            zone = table.heading[dock]
            if zone == c.UNKNOWN:
                # MR-66: nobody ever chose a destination.
                if table.telling:
                    table.tell("vanish", c.SHIPS[table.ships[dock]])
                table.lose_crew(dock)
                table.clear_dock(dock)
                continue
            if table.telling:
                table.tell("land", c.SHIPS[table.ships[dock]], c.ZONES[zone])
            arrived = False
            for player in range(players):
                n = table.crews[dock * players + player]
                if n:
                    arrived = True
                    table.men[zone * players + player] += n
                    if table.telling:
                        table.tell("arrive", player, n, c.ZONES[zone])
            if arrived:
                table.open_zone(zone)
            table.clear_dock(dock)


class DockNew(Step[MissionRedPlanet]):
    """A new ship for every empty dock (MR-34, MR-35)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        for dock in range(table.players):
            if table.ships[dock] == c.NO_SHIP:
                ship = table.draw_ship()
                if ship != c.NO_SHIP:
                    table.dock(dock, ship)


LAND: Final = Land()
DOCK_NEW: Final = DockNew()
AT_LANDING: Final = Moment(CORRECT_COURSE)

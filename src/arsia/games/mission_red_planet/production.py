"""Production: what each zone brings forth, and who takes it."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet.components import (
    ADJACENT,
    HIRED,
    LAST_PRODUCTION,
    NO_CARD,
    OUTER,
    PLACES,
    RESOURCES,
    TYPES,
    ZONES,
)
from arsia.games.mission_red_planet.discoveries import Discovery, most
from arsia.games.mission_red_planet.events import FINDS
from arsia.games.mission_red_planet.table import MissionRedPlanet

_NOTHING: Final = Discovery()


def find_at(table: MissionRedPlanet, zone: int) -> Discovery:
    """The discovery that acts on a zone, or one that does nothing."""
    if zone >= OUTER or table.finds[zone] == NO_CARD or not table.uncovered:
        return _NOTHING
    return FINDS[table.finds[zone]]


def produce(table: MissionRedPlanet, n: int) -> None:
    """Point tokens to every zone whose resource lies face up; then the majorities take what they can."""
    if table.telling:
        table.tell("production", n)
    last = n == LAST_PRODUCTION
    for zone in range(PLACES):
        if table.opened >> zone & 1:
            kind, amount = table.resources[zone], n
            if last:
                for other in ADJACENT[zone]:
                    amount += find_at(table, other).gift()
                amount = find_at(table, zone).amount(amount)
                kind = find_at(table, zone).kind(kind)
            table.lying[zone * TYPES + kind] += amount
    for zone in range(PLACES):
        share_out(table, zone, last)


def share_out(table: MissionRedPlanet, zone: int, last: bool) -> None:
    """The tokens that lie in a zone go to who has the most there; what cannot be shared equally stays (MR-39)."""
    at = zone * TYPES
    if not any(table.lying[at : at + TYPES]):
        return
    counts = counted(table, zone)
    takers = find_at(table, zone).takers(counts) if last else most(counts)
    if not takers:
        return
    for kind in range(TYPES):
        share, rest = divmod(table.lying[at + kind], len(takers))
        if share:
            table.lying[at + kind] = rest
            for player in takers:
                table.points[player * TYPES + kind] += share
                if table.telling:
                    table.tell("gain", player, share, RESOURCES[kind], ZONES[zone])


def counted(table: MissionRedPlanet, zone: int) -> list[int]:
    """Astronauts in a zone by colour, hired ones included."""
    at = zone * table.players
    counts = table.men[at : at + table.players]
    for player, where in enumerate(table.hired):
        if where == zone:
            counts[player] += HIRED
    return counts

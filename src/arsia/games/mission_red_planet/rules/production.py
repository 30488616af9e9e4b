"""Production: what each zone brings forth, and who takes it."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.cards.event_deck import FINDS
from arsia.games.mission_red_planet.effects.action_cards import GAIN_ICE, HIRE, Moment
from arsia.games.mission_red_planet.effects.discoveries import Discovery, most
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.step import Step

_NOTHING: Final = Discovery()


def find_at(table: MissionRedPlanet, zone: int) -> Discovery:
    """The discovery that acts on a zone, or one that does nothing."""
    if zone >= c.OUTER or table.finds[zone] == c.NO_CARD or not table.uncovered:
        return _NOTHING
    return FINDS[table.finds[zone]]


def produce(table: MissionRedPlanet, n: int) -> None:
    """Point tokens to every zone whose resource lies face up; then the majorities take what they can."""
    if table.telling:
        table.tell("production", n)
    last = n == c.LAST_PRODUCTION
    for zone in range(c.PLACES):
        if table.opened >> zone & 1:
            kind, amount = table.resources[zone], n
            if last:
                for other in c.ADJACENT[zone]:
                    amount += find_at(table, other).gift()
                amount = find_at(table, zone).amount(amount)
                kind = find_at(table, zone).kind(kind)
            table.lying[zone * c.TYPES + kind] += amount
    for zone in range(c.PLACES):
        share_out(table, zone, last)


def share_out(table: MissionRedPlanet, zone: int, last: bool) -> None:
    """The tokens that lie in a zone go to who has the most there; what cannot be shared equally stays (MR-39)."""
    at = zone * c.TYPES
    if not any(table.lying[at : at + c.TYPES]):
        return
    counts = counted(table, zone)
    takers = find_at(table, zone).takers(counts) if last else most(counts)
    if not takers:
        return
    for kind in range(c.TYPES):
        share, rest = divmod(table.lying[at + kind], len(takers))
        if share:
            table.lying[at + kind] = rest
            for player in takers:
                table.points[player * c.TYPES + kind] += share
                if table.telling:
                    table.tell("gain", player, share, c.RESOURCES[kind], c.ZONES[zone])


def counted(table: MissionRedPlanet, zone: int) -> list[int]:
    """Astronauts in a zone by colour, hired ones included."""
    at = zone * table.players
    counts = table.men[at : at + table.players]
    for player, where in enumerate(table.hired):
        if where == zone:
            counts[player] += c.HIRED
    return counts


class Produce(Step[MissionRedPlanet]):
    """Every zone produces, and the majorities take what lies there (MR-38 to MR-40)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        produce(table, c.TRACK[table.stop][1])
        for player in range(table.players):
            table.hired[player] = -1


class EndProduction(Step[MissionRedPlanet]):
    """The last production ends with a moment of its own."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        if table.uncovered:
            table.then(AT_LAST_PRODUCTION)


PRODUCE: Final = Produce()
END_PRODUCTION: Final = EndProduction()
AT_PRODUCTION: Final = Moment(HIRE)
AT_LAST_PRODUCTION: Final = Moment(GAIN_ICE)

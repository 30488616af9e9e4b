"""The end: what everybody's points are for, and who has won."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.cards.event_deck import AIMS, FINDS
from arsia.games.mission_red_planet.effects.discoveries import most
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.message import Message
from arsia.kernel.outcome import Line, Outcome, places
from arsia.kernel.step import Step


def score_game(table: MissionRedPlanet) -> None:
    """Points, then more point tokens; after that the victory is shared (MR-86, MR-87)."""
    table.reveal()
    for seat in range(table.seats):
        for card in missions_of(table, seat):
            table.tell("mission", seat, c.EVENT_CARDS[card], AIMS[card].score(table, seat))
    sheets = [score_sheet(table, player) for player in range(table.players)]
    scores = [sum([line.points for line in sheet]) for sheet in sheets]
    table.tell("end")
    seats = table.seats
    ranks = [(scores[seat], tokens_of(table, seat)) for seat in range(seats)]
    found = places(ranks)
    reason = Message("end-track")
    rival: tuple[Line, ...] = ()
    if seats < table.players:
        # MR-79: a neutral colour that is strictly ahead of both beats both.
        best = max(range(seats, table.players), key=lambda player: scores[player])
        rival = sheets[best]
        if scores[best] > max(scores[:seats]):
            found = tuple([place + 1 for place in found])
            reason = Message("end-neutral")
    table.end(Outcome(found, tuple(scores[:seats]), tuple(sheets[:seats]), reason, None, rival))


def score_sheet(table: MissionRedPlanet, player: int) -> tuple[Line, ...]:
    """The points of one colour, line by line (MR-82 to MR-84)."""
    own = table.points[player * c.TYPES : (player + 1) * c.TYPES]
    missions = missions_of(table, player) if player < table.seats else []
    return (
        Line("score-missions", sum([AIMS[card].score(table, player) for card in missions])),
        Line("score-ice-monopoly", monopoly(table, player)),
        Line("score-ice", c.VALUES[0] * own[0]),
        Line("score-sylvanite", c.VALUES[1] * own[1]),
        Line("score-celerium", c.VALUES[2] * own[2]),
        Line("score-discoveries", sum([find_points(table, zone, player) for zone in range(c.OUTER)])),
    )


def missions_of(table: MissionRedPlanet, seat: int) -> list[int]:
    """All missions of a seat, the first one first."""
    first = [] if table.kept[seat] == c.NO_CARD else [table.kept[seat]]
    return first + [card for card in table.hands[seat] if card in AIMS]


def monopoly(table: MissionRedPlanet, player: int) -> int:
    """The points for the most ice; who ties shares them, rounded down (MR-81)."""
    leaders = most(table.points[c.ICE :: c.TYPES])
    return c.ICE_MONOPOLY // len(leaders) if player in leaders else 0


def find_points(table: MissionRedPlanet, zone: int, player: int) -> int:
    """What the discovery at a zone brings a colour at the end, by the astronauts that are really there (MR-58)."""
    card = table.finds[zone]
    if card == c.NO_CARD:
        return 0
    at = zone * table.players
    return FINDS[card].score(table.men[at : at + table.players], player)


def tokens_of(table: MissionRedPlanet, player: int) -> int:
    """How many point tokens a colour has, whatever their value."""
    return sum(table.points[player * c.TYPES : (player + 1) * c.TYPES])


def tally(table: MissionRedPlanet, player: int) -> int:
    """A player's points as things stand."""
    return sum([line.points for line in score_sheet(table, player)])


class ScoreGame(Step[MissionRedPlanet]):
    """Missions, the Ice Monopoly, tokens and discoveries are counted (MR-80)."""

    __slots__ = ()

    def do(self, table: MissionRedPlanet, seat: int) -> None:
        score_game(table)


SCORE_GAME: Final = ScoreGame()

"""A rough worth of a position, for bots that look one step ahead.

Everything is in points that a colour can hope for. The heart is the majorities: what a zone will still produce goes to
those who have, or are about to have, astronauts there, and the more so to who leads the nearer the production is.
"""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.cards.event_deck import AIMS
from arsia.games.mission_red_planet.judgement.characters import brings, in_hand, seat_worths
from arsia.games.mission_red_planet.judgement.missions import NO_WISHES, hope
from arsia.games.mission_red_planet.judgement.numbers import BELIEVED
from arsia.games.mission_red_planet.judgement.zones import ROUNDS_LEFT, majorities, presence
from arsia.games.mission_red_planet.rules.scoring import missions_of
from arsia.games.mission_red_planet.table import MissionRedPlanet

WON: Final = 25.0  # beyond the points, for having won
HELD_ACTION: Final = 1.5
CALLED_OUT: Final = 0.75  # how much of it counts once it is chosen


def worth(table: MissionRedPlanet, seat: int) -> float:
    """How far the seat is ahead of its rivals: of the best of them, and of all."""
    players = table.players
    outcome = table.outcome
    if outcome is not None:
        scores = outcome.scores
        rival = max([scores[each] for each in range(table.seats) if each != seat])
        return scores[seat] - rival + (WON if outcome.places[seat] == 1 else -WON)
    there = presence(table)
    standing = majorities(table, there, seat)
    standing[seat] += secrets(table, there, seat)
    left = ROUNDS_LEFT[table.stop]
    for player in range(table.seats):
        standing[player] += in_hand(table, player, left)
    chosen = table.chosen[seat]
    if chosen and not table.shown >> seat & 1:
        standing[seat] += CALLED_OUT * brings(
            table, seat, chosen, seat_worths(table, seat, BELIEVED, NO_WISHES), BELIEVED
        )
    own = standing[seat]
    best = -1000.0
    total = 0.0
    for player in range(players):
        if player != seat:
            total += standing[player]
            if standing[player] > best:
                best = standing[player]
    return own - 0.5 * best - 0.5 * total / (players - 1)


def secrets(table: MissionRedPlanet, there: list[float], seat: int) -> float:
    """What the own missions and actions promise."""
    certain = 0.45 + 0.55 * table.stop / len(c.TRACK)
    total = 0.0
    for card in missions_of(table, seat):
        total += certain * hope(table, there, seat, card)
    for card in table.hands[seat]:
        if card not in AIMS:
            total += HELD_ACTION
    if table.dealt and table.picks[seat] >= 0:
        total += hope(table, there, seat, table.dealt[seat][table.picks[seat]])
    return total

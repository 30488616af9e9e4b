"""What the zones promise: who has, or is about to have, astronauts where something will still be produced."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet.cards.event_deck import FINDS
from arsia.games.mission_red_planet.components import (
    CAPACITY,
    ICE,
    ICE_MONOPOLY,
    NO_CARD,
    OUTER,
    PLACES,
    TRACK,
    TYPES,
    UNKNOWN,
    VALUES,
)
from arsia.games.mission_red_planet.effects.discoveries import (
    AllShare,
    BlowAway,
    FewestTake,
    LoseEach,
    Produce,
    ProduceIce,
    ProduceMore,
    ScoreEach,
    ScoreMost,
    SecondTakes,
)
from arsia.games.mission_red_planet.judgement.numbers import BELIEVED, QuickNumbers
from arsia.games.mission_red_planet.table import MissionRedPlanet

DISTANT: Final = 0.8  # how much a production after the next one counts
#: How much of an astronaut on a docked ship counts in the zone it heads for: a part anyway, a part as the ship fills.
ABOARD: Final = 0.45
FILLING: Final = 0.35


def _outlook() -> tuple[tuple[int, float, int], ...]:
    """For each stop: tokens of the next production, tokens after it, rounds before the next production."""
    found: list[tuple[int, float, int]] = []
    for stop in range(len(TRACK)):
        near, far, rounds = 0, 0.0, 0
        for kind, n in TRACK[stop:]:
            if kind == "production":
                if near:
                    far += DISTANT * n
                else:
                    near = n
            elif kind == "round" and not near:
                rounds += 1
        found.append((near, far, rounds))
    return tuple(found)


OUTLOOK: Final = _outlook()
#: How many rounds are left from each stop on, this one included.
ROUNDS_LEFT: Final = tuple([sum([kind == "round" for kind, _ in TRACK[stop:]]) for stop in range(len(TRACK))])


def presence(table: MissionRedPlanet) -> list[float]:
    """Astronauts by zone, then colour, with those on their way counted in part."""
    players = table.players
    there: list[float] = [float(n) for n in table.men]
    last = ROUNDS_LEFT[table.stop] <= 1
    for dock in range(players):
        zone = table.heading[dock]
        at = dock * players
        if zone == UNKNOWN or not any(table.crews[at : at + players]):
            continue
        if table.launched >> dock & 1:
            part = 1.0
        else:
            capacity = CAPACITY[table.ships[dock]]
            part = ABOARD + FILLING * (capacity - table.free[dock]) / capacity
            if last:
                part *= 0.5
        for player in range(players):
            n = table.crews[at + player]
            if n:
                there[zone * players + player] += part * n
    return there


def majorities(table: MissionRedPlanet, there: list[float], seat: int) -> list[float]:
    """What each colour has, and can hope for from the zones, by what the seat knows."""
    players = table.players
    near, far, rounds = OUTLOOK[table.stop]
    points = table.points
    lying = table.lying
    standing = [
        float(VALUES[0] * points[at] + VALUES[1] * points[at + 1] + VALUES[2] * points[at + 2])
        for at in range(0, players * TYPES, TYPES)
    ]
    ice = [float(n) for n in points[ICE::TYPES]]
    steep = rounds <= 1
    for zone in range(PLACES):
        at = zone * players
        row = there[at : at + players]
        alone = row.count(0.0)
        if alone == players:
            continue
        opened = table.opened >> zone & 1
        kind = table.resources[zone] if opened else -1
        value = VALUES[kind] if opened else BELIEVED.hidden
        lies = zone * TYPES
        now = value * near + VALUES[0] * lying[lies] + VALUES[1] * lying[lies + 1] + VALUES[2] * lying[lies + 2]
        later = value * far
        if zone < OUTER and table.finds[zone] != NO_CARD and (table.uncovered or table.seen[zone] >> seat & 1):
            now, later = found(table, there, standing, zone, now, later)
        if alone == players - 1:
            player = row.index(max(row))
            standing[player] += now + later
            if kind == ICE:
                ice[player] += near + far
            continue
        squares = [n * n for n in row]
        powers = [n * n for n in squares] if steep else [n * n * n for n in row]
        now /= sum(powers, 0.0)
        later /= sum(squares, 0.0)
        for player in range(players):
            if row[player]:
                standing[player] += now * powers[player] + later * squares[player]
        if kind == ICE:
            sharp = near / sum(powers, 0.0)
            broad = far / sum(squares, 0.0)
            for player in range(players):
                ice[player] += sharp * powers[player] + broad * squares[player]
    leads = [n * n * n * n for n in ice]
    total = sum(leads, 0.0)
    if total:
        for player in range(players):
            standing[player] += ICE_MONOPOLY * leads[player] / total
    return standing


def found(
    table: MissionRedPlanet, there: list[float], standing: list[float], zone: int, now: float, later: float
) -> tuple[float, float]:
    """What a discovery that the seat knows makes of a zone; points at the end go straight to the standing."""
    players = table.players
    at = zone * players
    find = FINDS[table.finds[zone]]
    last = 1.0 if later == 0.0 else 0.0  # is the next production the last?
    if isinstance(find, ScoreEach):
        for player in range(players):
            if there[at + player]:
                standing[player] += find.points * min(1.0, there[at + player])
    elif isinstance(find, ScoreMost):
        most = max(there[at : at + players])
        for player in range(players):
            if there[at + player] == most:
                standing[player] += 0.7 * find.points
    elif isinstance(find, Produce):
        return now * (1.0 - last), later * 0.3
    elif isinstance(find, ProduceMore):
        return now * (1.0 + 0.6 * last), later * 1.5
    elif isinstance(find, ProduceIce):
        return now, later * 0.8
    elif isinstance(find, (AllShare, FewestTake, SecondTakes, BlowAway)):
        return now * (1.0 - 0.5 * last), later * 0.5
    elif isinstance(find, LoseEach):
        return now * (1.0 - 0.2 * last), later * 0.8
    return now, later


def pull(table: MissionRedPlanet, player: int, zone: int, by: QuickNumbers) -> float:
    """What one astronaut more in a zone changes for a colour."""
    players = table.players
    near, far, _ = OUTLOOK[table.stop]
    value = VALUES[table.resources[zone]] if table.opened >> zone & 1 else by.hidden
    at = zone * TYPES
    amount = value * (near + far) + table.lying[at] + 2 * table.lying[at + 1] + 3 * table.lying[at + 2]
    at = zone * players
    own = 0.0
    others = 0.0
    for other in range(players):
        n = table.men[at + other]
        if n:
            if other == player:
                own = float(n)
            else:
                others += n * n
    for dock in range(players):
        if table.heading[dock] == zone:
            at = dock * players
            for other in range(players):
                n = table.crews[at + other]
                if n:
                    if other == player:
                        own += by.aboard * n
                    else:
                        others += by.rivals_aboard * n * n
    now = own * own
    after = (own + 1.0) * (own + 1.0)
    share = now / (now + others) if now else 0.0
    return amount * (after / (after + others) - share)

"""A rough worth of a position, for bots that look one step ahead.

Everything is in points that a colour can hope for. The heart is the majorities: what a zone will still produce goes to
those who have, or are about to have, astronauts there, and the more so to who leads the nearer the production is.
"""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet.components import (
    ALL_CHARACTERS,
    CAPACITY,
    EXPLORER,
    FEMME_FATALE,
    HIGHEST,
    ICE,
    ICE_MONOPOLY,
    NO_CARD,
    NO_SHIP,
    OUTER,
    PHOBOS,
    PILOT,
    PLACES,
    RECRUITER,
    SABOTEUR,
    SCIENTIST,
    SECRET_AGENT,
    SOLDIER,
    TRACK,
    TRAVEL_AGENT,
    TYPES,
    UNKNOWN,
    VALUES,
)
from arsia.games.mission_red_planet.discoveries import (
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
from arsia.games.mission_red_planet.events import AIMS, FINDS
from arsia.games.mission_red_planet.missions import Influence, MostAstronauts, MostLost, MostTokens, SomeOfEach, Spread
from arsia.games.mission_red_planet.scoring import missions_of
from arsia.games.mission_red_planet.table import MissionRedPlanet

WON: Final = 25.0  # beyond the points, for having won
HIDDEN: Final = 1.8  # what a token of a resource that lies face down is worth, on average
DISTANT: Final = 0.8  # how much a production after the next one counts
UNSEEN_SHIP: Final = 1.2  # an astronaut on a ship whose destination is open
#: How much of an astronaut on a docked ship counts in the zone it heads for: a part anyway, a part as the ship fills.
ABOARD: Final = 0.45
FILLING: Final = 0.35
HELD_ACTION: Final = 1.5
#: What each character is good for, by number, while it is in hand.
STRENGTH: Final = (0.0, 2.2, 1.8, 2.4, 1.7, 1.3, 2.1, 2.2, 1.6, 1.0)
IN_HAND: Final = 0.16  # how much of it counts, for each round that is left
CALLED_OUT: Final = 0.75  # how much of it counts once it is chosen


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
        standing[seat] += CALLED_OUT * promise(table, seat, chosen, seat_worths(table, seat))
    own = standing[seat]
    best = -1000.0
    total = 0.0
    for player in range(players):
        if player != seat:
            total += standing[player]
            if standing[player] > best:
                best = standing[player]
    return own - 0.5 * best - 0.5 * total / (players - 1)


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
        value = VALUES[kind] if opened else HIDDEN
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


# ---- what only the seat knows ----------------------------------------------------------------------------------------


def secrets(table: MissionRedPlanet, there: list[float], seat: int) -> float:
    """What the own missions and actions promise."""
    certain = 0.45 + 0.55 * table.stop / len(TRACK)
    total = 0.0
    for card in missions_of(table, seat):
        total += certain * hope(table, there, seat, card)
    for card in table.hands[seat]:
        if card not in AIMS:
            total += HELD_ACTION
    if table.dealt and table.picks[seat] >= 0:
        total += hope(table, there, seat, table.dealt[seat][table.picks[seat]])
    return total


def hope(table: MissionRedPlanet, there: list[float], seat: int, card: int) -> float:
    """What a mission can be hoped to bring, as things go."""
    aim = AIMS[card]
    players = table.players
    if isinstance(aim, Influence):
        here = 0.0
        for zone in aim.zones:
            n = there[zone * players + seat]
            here += 1.0 if n > 1.0 else n
        low = int(here)
        if low >= 4:
            return float(aim.scale[4])
        return aim.scale[low] + (here - low) * (aim.scale[low + 1] - aim.scale[low])
    if isinstance(aim, MostAstronauts):
        counts = [0.0] * players
        for zone in aim.zones:
            for player in range(players):
                counts[player] += there[zone * players + player]
        return aim.points * lead(counts, seat)
    if isinstance(aim, MostTokens):
        counts = [float(n) for n in table.points[aim.kind :: TYPES]]
        for zone in range(PLACES):
            if table.opened >> zone & 1 and table.resources[zone] == aim.kind:
                for player in range(players):
                    counts[player] += 0.5 * there[zone * players + player]
        return aim.points * lead(counts, seat)
    if isinstance(aim, MostLost):
        return aim.points * lead([float(n) for n in table.lost], seat)
    if isinstance(aim, Spread):
        here = 0.0
        for zone in range(PLACES):
            n = there[zone * players + seat]
            here += 1.0 if n > 1.0 else n
        return here if here < 3.0 else min(8.0, 1.6 * here - 5.0)
    if isinstance(aim, SomeOfEach):
        own = table.points[seat * TYPES : (seat + 1) * TYPES]
        return aim.points * sum([min(n, aim.least) for n in own]) / (TYPES * aim.least)
    return 0.0


def lead(counts: list[float], seat: int) -> float:
    """How likely the seat is to have the most at the end: its share, steeply."""
    own = counts[seat] ** 3
    total = 0.0
    for n in counts:
        total += n * n * n
    return own / total if total else 0.0


# ---- characters ------------------------------------------------------------------------------------------------------


def in_hand(table: MissionRedPlanet, player: int, left: int) -> float:
    """What the characters that a colour can still choose are good for."""
    if left <= 0:
        return 0.0
    hand = ALL_CHARACTERS & ~table.played[player]
    chosen = table.chosen[player]
    if chosen and not table.shown >> player & 1:
        hand &= ~(1 << chosen)
    total = TOGETHER[hand >> 1]
    n = hand.bit_count()
    if n > left:
        total = total * (n + left) / (2 * n)  # not all of them will be used
    return IN_HAND * total * (4 if left > 4 else left)


#: The strength of a hand, by its bits without the lowest, which is nobody's.
TOGETHER: Final = tuple(
    [sum([STRENGTH[n] for n in range(1, HIGHEST + 1) if hand >> (n - 1) & 1]) for hand in range(1 << HIGHEST)]
)
CREW: Final = (0, 2, 1, 3, 1, 1, 2, 2, 1, 1)


def promise(table: MissionRedPlanet, player: int, number: int, seats: list[float]) -> float:
    """What a character would bring if it were resolved now; ``seats`` tells what each ship is worth to the colour."""
    players = table.players
    left = ROUNDS_LEFT[table.stop]
    gain = boarding(table, CREW[number], number == TRAVEL_AGENT, seats)
    if number == RECRUITER:
        back = TOGETHER[(table.played[player] & ~(1 << RECRUITER)) >> 1]
        gain += IN_HAND * back * min(4, left - 1)
    elif number == EXPLORER:
        men = 0
        for zone in range(PHOBOS):
            men += table.men[zone * players + player]
        gain += 0.9 * min(3, men)
    elif number == SCIENTIST:
        gain += 0.5 + 0.15 * left
    elif number == SECRET_AGENT:
        gain += 1.0 if left > 1 else 2.0
    elif number == SABOTEUR:
        gain += sabotage(table, player)
    elif number == FEMME_FATALE:
        gain += 1.6
    elif number == SOLDIER:
        gain += 1.2 + 0.6 * min(3, table.men[PHOBOS * players + player])
    elif number == PILOT:
        gain += 1.2 if table.launched or left > 1 else 0.8
    return gain


def boarding(table: MissionRedPlanet, n: int, at_once: bool, seats: list[float]) -> float:
    """What so many astronauts on docked ships are worth, on the ships that suit best."""
    best = second = 0.0
    for dock, gain in enumerate(seats):
        if at_once and table.free[dock] < n:
            continue
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    if at_once:
        return 2.2 * best
    return best if n == 1 else best + max(second, 0.6 * best)


def seat_worths(table: MissionRedPlanet, player: int) -> list[float]:
    """What one astronaut more on each docked ship is worth to a colour; nothing where it cannot board."""
    return [seat_worth(table, player, dock) if table.free[dock] else 0.0 for dock in range(table.players)]


def seat_worth(table: MissionRedPlanet, player: int, dock: int) -> float:
    """What one astronaut more on a ship is worth."""
    zone = table.heading[dock]
    left = ROUNDS_LEFT[table.stop]
    capacity = CAPACITY[table.ships[dock]]
    likely = 0.5 + 0.5 * (capacity - table.free[dock] + 1) / capacity
    if left <= 1 and table.free[dock] > 2:
        likely *= 0.4
    if zone == UNKNOWN:
        return UNSEEN_SHIP * likely
    return likely * pull(table, player, zone)


def pull(table: MissionRedPlanet, player: int, zone: int) -> float:
    """What one astronaut more in a zone changes for a colour."""
    players = table.players
    near, far, _ = OUTLOOK[table.stop]
    value = VALUES[table.resources[zone]] if table.opened >> zone & 1 else HIDDEN
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
                        own += 0.8 * n
                    else:
                        others += 0.6 * n * n
    now = own * own
    after = (own + 1.0) * (own + 1.0)
    share = now / (now + others) if now else 0.0
    return amount * (after / (after + others) - share)


def sabotage(table: MissionRedPlanet, player: int) -> float:
    """What the best ship to destroy costs the rivals more than the colour itself."""
    players = table.players
    best = 0.0
    for dock in range(players):
        if table.ships[dock] != NO_SHIP and not table.launched >> dock & 1:
            at = dock * players
            gain = 0.0
            for other in range(players):
                n = table.crews[at + other]
                gain += -1.2 * n if other == player else 0.4 * n
            if gain > best:
                best = gain
    return best

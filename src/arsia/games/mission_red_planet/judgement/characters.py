"""What characters promise: in hand, chosen, and by the ships that their crews can board."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet.components import (
    ALL_CHARACTERS,
    CAPACITY,
    CHARACTERS,
    CREWS,
    EXPLORER,
    FEMME_FATALE,
    HIGHEST,
    NO_SHIP,
    PHOBOS,
    PILOT,
    RECRUITER,
    SABOTEUR,
    SCIENTIST,
    SECRET_AGENT,
    SOLDIER,
    TRAVEL_AGENT,
    UNKNOWN,
)
from arsia.games.mission_red_planet.judgement.numbers import QuickNumbers
from arsia.games.mission_red_planet.judgement.zones import ROUNDS_LEFT, pull
from arsia.games.mission_red_planet.table import MissionRedPlanet

#: What each character is good for, by number, while it is in hand.
STRENGTH: Final[tuple[float, ...]] = (0.0, 2.2, 1.8, 2.4, 1.7, 1.3, 2.1, 2.2, 1.6, 1.0)
IN_HAND: Final = 0.16  # how much of it counts, for each round that is left
#: The strength of a hand, by its bits without the lowest, which is nobody's.
STRENGTHS: Final = tuple(
    [sum([STRENGTH[n] for n in range(1, HIGHEST + 1) if hand >> (n - 1) & 1]) for hand in range(1 << HIGHEST)]
)
CREW: Final = tuple([CREWS.get(name, 0) for name in CHARACTERS])


def in_hand(table: MissionRedPlanet, player: int, left: int) -> float:
    """What the characters that a colour can still choose are good for."""
    if left <= 0:
        return 0.0
    hand = ALL_CHARACTERS & ~table.played[player]
    chosen = table.chosen[player]
    if chosen and not table.shown >> player & 1:
        hand &= ~(1 << chosen)
    total = STRENGTHS[hand >> 1]
    n = hand.bit_count()
    if n > left:
        total = total * (n + left) / (2 * n)  # not all of them will be used
    return IN_HAND * total * (4 if left > 4 else left)


def brings(table: MissionRedPlanet, player: int, number: int, seats: list[float], by: QuickNumbers) -> float:
    """What a character would bring if it were resolved now; ``seats`` tells what each ship is worth to the colour."""
    players = table.players
    left = ROUNDS_LEFT[table.stop]
    gain = boarding(table, CREW[number], number == TRAVEL_AGENT, seats, by)
    if number == RECRUITER:
        back = STRENGTHS[(table.played[player] & ~(1 << RECRUITER)) >> 1]
        gain += by.regained * back * min(4, left - 1)
    elif number == EXPLORER:
        men = 0
        for zone in range(PHOBOS):
            men += table.men[zone * players + player]
        gain += by.explored * min(3, men)
    elif number == SCIENTIST:
        gain += by.scientist + by.scientist_round * left
    elif number == SECRET_AGENT:
        gain += by.agent if left > 1 else by.agent_late
    elif number == SABOTEUR:
        gain += sabotage(table, player, by)
    elif number == FEMME_FATALE:
        gain += by.femme
    elif number == SOLDIER:
        gain += by.soldier + by.on_phobos * min(3, table.men[PHOBOS * players + player])
    elif number == PILOT:
        gain += by.pilot if table.launched or left > 1 else by.pilot_late
    return gain


def boarding(table: MissionRedPlanet, n: int, at_once: bool, seats: list[float], by: QuickNumbers) -> float:
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
        return by.crew_at_once * best
    return best if n == 1 else best + max(second, by.second * best)


def seat_worths(table: MissionRedPlanet, player: int, by: QuickNumbers, wishes: list[float]) -> list[float]:
    """What one astronaut more on each docked ship is worth to a colour; nothing where it cannot board."""
    return [seat_worth(table, player, dock, by, wishes) if table.free[dock] else 0.0 for dock in range(table.players)]


def seat_worth(table: MissionRedPlanet, player: int, dock: int, by: QuickNumbers, wishes: list[float]) -> float:
    """What one astronaut more on a ship is worth."""
    zone = table.heading[dock]
    left = ROUNDS_LEFT[table.stop]
    capacity = CAPACITY[table.ships[dock]]
    likely = by.likely + (1.0 - by.likely) * (capacity - table.free[dock] + 1) / capacity
    if left <= 1 and table.free[dock] > 2:
        likely *= by.late
    if zone == UNKNOWN:
        return by.unseen_ship * likely
    return likely * (pull(table, player, zone, by) + wishes[zone])


def sabotage(table: MissionRedPlanet, player: int, by: QuickNumbers) -> float:
    """What the best ship to destroy costs the rivals more than the colour itself."""
    players = table.players
    best = 0.0
    for dock in range(players):
        if table.ships[dock] != NO_SHIP and not table.launched >> dock & 1:
            at = dock * players
            gain = 0.0
            for other in range(players):
                n = table.crews[at + other]
                gain += -by.own_lost * n if other == player else by.rival_lost * n
            if gain > best:
                best = gain
    return best

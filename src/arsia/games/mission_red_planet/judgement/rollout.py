"""A quick player for simulated games: sensible, cheap, and not always the same."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.judgement.characters import promise, seat_worth, seat_worths
from arsia.games.mission_red_planet.judgement.zones import pull
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.chance import glance
from arsia.kernel.message import Option

NOISE: Final = 2.0  # how far the choice of a character may be off


def rollout(table: MissionRedPlanet, seat: int) -> Option | None:
    """A sensible option at little cost, or None where any will do."""
    options = table.pending[seat].options
    first = options[0]
    verb = first[0]
    if len(options) == 1 or verb == "use" or verb == "draw":
        return first
    if verb == "play":
        return best_character(table, seat, options)
    if verb == "place" or verb == "launch":
        return best_ship(table, options)
    if verb == "zone":
        return best_zone(table, options)
    if verb == "move":
        return best_move(table, options)
    if verb == "kill" or verb == "replace":
        return best_victim(table, seat, options)
    if verb == "destroy":
        return best_target(table, seat, options)
    return options[-1] if verb == "rescue" else None


def luck(table: MissionRedPlanet, salt: int) -> float:
    """A number from 0 to 1 that differs between imagined tables, moves and salts, and costs nothing."""
    return glance(table.count, 64 * table.ply + salt)


def best_character(table: MissionRedPlanet, seat: int, options: tuple[Option, ...]) -> Option:
    """The character that promises most, give or take."""
    seats = seat_worths(table, seat)
    best = options[0]
    most = -1000.0
    for option in options:
        number = c.CHARACTER[str(option[1])]
        gain = promise(table, seat, number, seats) + NOISE * luck(table, number + 9 * seat)
        if gain > most:
            most = gain
            best = option
    return best


def best_ship(table: MissionRedPlanet, options: tuple[Option, ...]) -> Option:
    """Where an astronaut is worth most; for a launch, where the own crew is."""
    player = table.actor
    players = table.players
    launch = options[0][0] == "launch"
    best = options[0]
    most = -1000.0
    for option in options:
        dock = table.ships.index(c.SHIP[str(option[1])])
        if launch:
            zone = table.heading[dock]
            own = table.crews[dock * players + player]
            gain = 0.0 if zone == c.UNKNOWN else (2.0 * own - table.aboard(dock) + 0.5) * pull(table, player, zone)
        else:
            gain = seat_worth(table, player, dock)
        gain += 0.3 * luck(table, dock)
        if gain > most:
            most = gain
            best = option
    return best


def best_zone(table: MissionRedPlanet, options: tuple[Option, ...]) -> Option:
    """The zone where the acting colour gains most."""
    best = options[0]
    most = -1000.0
    for option in options:
        zone = c.ZONE[str(option[1])]
        gain = pull(table, table.actor, zone) + 0.5 * luck(table, zone)
        if gain > most:
            most = gain
            best = option
    return best


def best_move(table: MissionRedPlanet, options: tuple[Option, ...]) -> Option:
    """The move that gains most: from a zone that is lost, or won by far, to one where it decides."""
    players = table.players
    asked = table.pending[min(table.pending)].prompt.args
    player = int(str(asked["player"])) if "player" in asked else table.actor
    pulls = [-1.0] * len(c.ZONE)
    leaves = [-1.0] * len(c.ZONE)
    best = options[-1]
    most = 0.0 if best[0] == "done" else -1000.0
    for option in options:
        if option[0] == "done":
            continue
        zone = c.ZONE[str(option[1])]
        to = c.ZONE[str(option[2])]
        if pulls[to] < 0.0:
            pulls[to] = pull(table, player, to)
        if leaves[zone] < 0.0:
            table.men[zone * players + player] -= 1
            leaves[zone] = pull(table, player, zone)
            table.men[zone * players + player] += 1
        gain = pulls[to] - leaves[zone]
        if zone == c.PHOBOS:
            gain += 0.2
        if gain > most:
            most = gain
            best = option
    return best


def best_victim(table: MissionRedPlanet, seat: int, options: tuple[Option, ...]) -> Option:
    """An astronaut of another where it matters most."""
    players = table.players
    player = table.actor
    best = options[0]
    most = -1000.0
    for option in options:
        other = int(option[2])
        place = str(option[1])
        if place in c.ZONE:
            zone = c.ZONE[place]
            n = table.men[zone * players + other]
        else:
            dock = table.ships.index(c.SHIP[place])
            zone = table.heading[dock]
            n = 1
        gain = 0.5 if zone == c.UNKNOWN else pull(table, player, zone) + 0.2 * n
        if other in (player, seat):
            gain = -gain
        if gain > most:
            most = gain
            best = option
    return best


def best_target(table: MissionRedPlanet, seat: int, options: tuple[Option, ...]) -> Option:
    """The ship that costs the others most and the own colours least."""
    players = table.players
    best = options[0]
    most = -1000.0
    for option in options:
        at = table.ships.index(c.SHIP[str(option[1])]) * players
        gain = 0.0
        for other in range(players):
            n = table.crews[at + other]
            gain += -1.5 * n if other == seat or other == table.actor else n
        if gain > most:
            most = gain
            best = option
    return best


def foresight(table: MissionRedPlanet) -> tuple[int, int]:
    """A crew takes rounds to fill its ship, land and be counted."""
    return (4, 4)

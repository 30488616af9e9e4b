"""A quick player for simulated games: sensible, cheap, and not always the same."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.judgement.characters import brings, seat_worth, seat_worths
from arsia.games.mission_red_planet.judgement.missions import wishes
from arsia.games.mission_red_planet.judgement.numbers import NUMBERS, QuickNumbers
from arsia.games.mission_red_planet.judgement.zones import pull
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.chance import glance
from arsia.kernel.message import Option
from arsia.kernel.numbers import MOST, most

NOISE: Final = 2.0  # how far the choice of a character may be off


def rollout(table: MissionRedPlanet, seat: int) -> Option | None:
    """A sensible option at little cost, or None where any will do."""
    options = table.pending[seat].options
    first = options[0]
    verb = first[0]
    if len(options) == 1 or verb == "use" or verb == "draw":
        return first
    promises = promise(table, seat)
    if promises is not None:
        return most(options, promises)
    return options[-1] if verb == "rescue" else None


def promise(table: MissionRedPlanet, seat: int) -> list[float] | None:
    """What each option promises at a quick look."""
    options = table.pending[seat].options
    by = NUMBERS[table.seats * MOST + seat]
    verb = options[0][0]
    if verb == "play":
        return characters(table, seat, options, by)
    if verb == "place" or verb == "launch":
        return ships(table, options, by)
    if verb == "zone":
        return zones(table, options, by)
    if verb == "move":
        return moves(table, options, by)
    if verb == "kill" or verb == "replace":
        return victims(table, seat, options, by)
    if verb == "destroy":
        return targets(table, seat, options, by)
    return None


def luck(table: MissionRedPlanet, salt: int) -> float:
    """A number from 0 to 1 that differs between imagined tables, moves and salts, and costs nothing."""
    return glance(table.count, 64 * table.ply + salt)


def characters(table: MissionRedPlanet, seat: int, options: tuple[Option, ...], by: QuickNumbers) -> list[float]:
    """The character that promises most, give or take."""
    seats = seat_worths(table, seat, by, wishes(table, seat, by.wished))
    promises: list[float] = []
    for option in options:
        number = c.CHARACTER[str(option[1])]
        gain = brings(table, seat, number, seats, by) + NOISE * luck(table, number + 9 * seat)
        promises.append(gain)
    return promises


def ships(table: MissionRedPlanet, options: tuple[Option, ...], by: QuickNumbers) -> list[float]:
    """Where an astronaut is worth most; for a launch, where the own crew is."""
    player = table.actor
    players = table.players
    launch = options[0][0] == "launch"
    wished = wishes(table, player, by.wished)
    promises: list[float] = []
    for option in options:
        dock = table.ships.index(c.SHIP[str(option[1])])
        if launch:
            zone = table.heading[dock]
            own = table.crews[dock * players + player]
            keen = by.launch_own * own - table.aboard(dock) + by.launch_any
            gain = 0.0 if zone == c.UNKNOWN else keen * pull(table, player, zone, by)
        else:
            gain = seat_worth(table, player, dock, by, wished)
        gain += 0.3 * luck(table, dock)
        promises.append(gain)
    return promises


def zones(table: MissionRedPlanet, options: tuple[Option, ...], by: QuickNumbers) -> list[float]:
    """The zone where the acting colour gains most."""
    wished = wishes(table, table.actor, by.wished)
    promises: list[float] = []
    for option in options:
        zone = c.ZONE[str(option[1])]
        gain = pull(table, table.actor, zone, by) + wished[zone] + 0.5 * luck(table, zone)
        promises.append(gain)
    return promises


def moves(table: MissionRedPlanet, options: tuple[Option, ...], by: QuickNumbers) -> list[float]:
    """The move that gains most: from a zone that is lost, or won by far, to one where it decides."""
    players = table.players
    asked = table.pending[min(table.pending)].prompt.args
    player = int(str(asked["player"])) if "player" in asked else table.actor
    wished = wishes(table, player, by.wished)
    pulls = [-1.0] * len(c.ZONE)
    leaves = [-1.0] * len(c.ZONE)
    promises: list[float] = []
    for option in options:
        if option[0] == "done":
            promises.append(0.0)
            continue
        zone = c.ZONE[str(option[1])]
        to = c.ZONE[str(option[2])]
        if pulls[to] < 0.0:
            pulls[to] = pull(table, player, to, by) + wished[to]
        if leaves[zone] < 0.0:
            table.men[zone * players + player] -= 1
            wished_here = 0.0 if table.men[zone * players + player] else wished[zone]
            leaves[zone] = pull(table, player, zone, by) + wished_here
            table.men[zone * players + player] += 1
        gain = pulls[to] - leaves[zone]
        if zone == c.PHOBOS:
            gain += by.from_phobos
        promises.append(gain)
    return promises


def victims(table: MissionRedPlanet, seat: int, options: tuple[Option, ...], by: QuickNumbers) -> list[float]:
    """An astronaut of another where it matters most."""
    players = table.players
    player = table.actor
    promises: list[float] = []
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
        gain = 0.5 if zone == c.UNKNOWN else pull(table, player, zone, by) + by.crowd * n
        if other in (player, seat):
            gain = -gain
        promises.append(gain)
    return promises


def targets(table: MissionRedPlanet, seat: int, options: tuple[Option, ...], by: QuickNumbers) -> list[float]:
    """The ship that costs the others most and the own colours least."""
    players = table.players
    promises: list[float] = []
    for option in options:
        at = table.ships.index(c.SHIP[str(option[1])]) * players
        gain = 0.0
        for other in range(players):
            n = table.crews[at + other]
            gain += -by.own_target * n if other == seat or other == table.actor else n
        promises.append(gain)
    return promises


def foresight(table: MissionRedPlanet) -> tuple[int, int]:
    """A crew takes rounds to fill its ship, land and be counted."""
    return (4, 4)

"""What missions can be hoped to bring."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.cards.event_deck import AIMS
from arsia.games.mission_red_planet.effects.missions import (
    Influence,
    MostAstronauts,
    MostLost,
    MostTokens,
    SomeOfEach,
    Spread,
)
from arsia.games.mission_red_planet.rules.scoring import missions_of
from arsia.games.mission_red_planet.table import MissionRedPlanet

#: By zone, where nothing is asked for.
NO_WISHES: Final = [0.0] * c.PLACES


def wishes(table: MissionRedPlanet, player: int, part: float) -> list[float]:
    """By zone, what one's own missions make of an astronaut more there: a part of their points."""
    if player >= table.seats:
        return NO_WISHES
    found = [0.0] * c.PLACES
    players = table.players
    for card in missions_of(table, player):
        aim = AIMS[card]
        if isinstance(aim, Influence):
            for zone in aim.zones:
                if not table.men[zone * players + player]:
                    found[zone] += part * aim.scale[4] / 4
        elif isinstance(aim, MostAstronauts):
            for zone in aim.zones:
                found[zone] += part * aim.points / 3
        elif isinstance(aim, Spread):
            for zone in range(c.PLACES):
                if not table.men[zone * players + player]:
                    found[zone] += part
        elif isinstance(aim, MostTokens):
            for zone in range(c.PLACES):
                if table.opened >> zone & 1 and table.resources[zone] == aim.kind:
                    found[zone] += part * aim.points / 3
    return found


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
        counts = [float(n) for n in table.points[aim.kind :: c.TYPES]]
        for zone in range(c.PLACES):
            if table.opened >> zone & 1 and table.resources[zone] == aim.kind:
                for player in range(players):
                    counts[player] += 0.5 * there[zone * players + player]
        return aim.points * lead(counts, seat)
    if isinstance(aim, MostLost):
        return aim.points * lead([float(n) for n in table.lost], seat)
    if isinstance(aim, Spread):
        here = 0.0
        for zone in range(c.PLACES):
            n = there[zone * players + seat]
            here += 1.0 if n > 1.0 else n
        return here if here < 3.0 else min(8.0, 1.6 * here - 5.0)
    if isinstance(aim, SomeOfEach):
        own = table.points[seat * c.TYPES : (seat + 1) * c.TYPES]
        return aim.points * sum([min(n, aim.least) for n in own]) / (c.TYPES * aim.least)
    return 0.0


def lead(counts: list[float], seat: int) -> float:
    """How likely the seat is to have the most at the end: its share, steeply."""
    own = counts[seat] ** 3
    total = 0.0
    for n in counts:
        total += n * n * n
    return own / total if total else 0.0

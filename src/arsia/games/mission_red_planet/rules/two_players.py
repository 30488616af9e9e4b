"""Two players: each has a neutral colour besides the main one, which plays from a deck of its own (MR-70 to MR-79)."""

from __future__ import annotations

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.table import MissionRedPlanet


def make_neutral_decks(table: MissionRedPlanet) -> None:
    """Three of the five harmless characters on top, all others below (MR-73)."""
    low = [c.CHARACTER[name] for name in c.NEUTRAL_LOW]
    table.neutral = [[] for _ in range(table.players)]
    for player in range(table.seats, table.players):
        others = [number for number in range(1, c.HIGHEST + 1) if number not in low]
        table.shuffle(others)
        below = low + others[c.NEUTRAL_TOP :]
        table.shuffle(below)
        table.neutral[player] = below + others[: c.NEUTRAL_TOP]


def draw_neutral(table: MissionRedPlanet) -> None:
    """The top card of each neutral deck, seen by its owner alone (MR-74)."""
    for player in range(table.seats, table.players):
        table.chosen[player] = table.neutral[player].pop()
        table.reveal()
        if table.telling:
            table.tell_only(table.owner(player), "neutral", player, c.CHARACTERS[table.chosen[player]])

"""Characters in hand, face up, chosen, and in the decks of neutral colours."""

from __future__ import annotations

from typing import Final

from arsia.games.mission_red_planet import components as c
from arsia.games.mission_red_planet.table import MissionRedPlanet
from arsia.kernel.stage import Where, cards, choice


def _named(bits: int) -> tuple[str, ...]:
    return tuple(c.CHARACTERS[n] for n in range(c.HIGHEST, 0, -1) if bits >> n & 1)


def _bits(names: list[str]) -> int:
    return sum(1 << c.CHARACTER[name] for name in names)


def _put_hand(table: MissionRedPlanet, player: int, names: list[str]) -> None:
    table.played[player] = c.ALL_CHARACTERS & ~_bits(names)


def _put_played(table: MissionRedPlanet, player: int, names: list[str]) -> None:
    table.played[player] = _bits(names)


def _put_chosen(table: MissionRedPlanet, player: int, name: str | None) -> None:
    character = c.NOBODY if name is None else c.CHARACTER[name]
    if player >= table.seats:
        if table.chosen[player]:
            table.neutral[player].append(table.chosen[player])
        if character:
            table.neutral[player].remove(character)
    table.chosen[player] = character
    table.played[player] &= ~(1 << character)


def _neutral_deck(table: MissionRedPlanet, player: int) -> tuple[str, ...]:
    _must_be_neutral(table, player)
    return tuple(c.CHARACTERS[n] for n in reversed(table.neutral[player]))


def _put_neutral_deck(table: MissionRedPlanet, player: int, names: list[str]) -> None:
    _must_be_neutral(table, player)
    table.neutral[player] = [c.CHARACTER[name] for name in reversed(names)]


def _must_be_neutral(table: MissionRedPlanet, player: int) -> None:
    if player < table.seats:
        raise ValueError(f"player {player} has no deck of characters; with two seats players 2 and 3 have")


_CHARACTERS: Final = tuple(c.CHARACTER)
_HAND: Final = Where[MissionRedPlanet](
    lambda table, player: _named(c.ALL_CHARACTERS & ~table.played[player]), _put_hand
)
_PLAYED: Final = Where[MissionRedPlanet](lambda table, player: _named(table.played[player]), _put_played)
_CHOSEN: Final = Where[MissionRedPlanet](lambda table, player: c.CHARACTERS[table.chosen[player]] or None, _put_chosen)
_DECK: Final = Where(_neutral_deck, _put_neutral_deck)
OF_A_PLAYER: Final = (
    cards("hand", _CHARACTERS, _HAND, "characters in hand; all others are `played`"),
    cards("played", _CHARACTERS, _PLAYED, "characters face up; all others are in `hand`"),
    choice("chosen", (None, *_CHARACTERS), _CHOSEN, "the character of this round, face down"),
    cards("deck", _CHARACTERS, _DECK, "a neutral colour's characters, top first; replaces them"),
)

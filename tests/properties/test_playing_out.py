"""A table that is played on by the quick player alone comes to its end: whoever thinks about it waits for nothing."""

from __future__ import annotations

import random

import pytest

import arsia

#: The last round of the clock in which any such game may end.
ROUNDS = {
    "ares_expedition": 120,
    "martians": 5,
    "mission_red_planet": 15,
    "pocket_mars": 80,
    "terraforming_mars": 50,
}
#: Moves that are made at random before.
AHEAD = (0, 60, 200)
#: More moves than any of them needs.
MOVES = 12_000

WAYS = [
    (name, mode.name, seats)
    for name, game in sorted(arsia.games().items())
    for mode in game.modes
    for seats in mode.seats
]


@pytest.mark.parametrize(("game", "mode", "seats"), WAYS)
def test_the_quick_player_comes_to_an_end(game: str, mode: str, seats: int) -> None:
    options = next(each.options for each in arsia.game(game).modes if each.name == mode)
    for seed, ahead in enumerate(AHEAD):
        play_out(game, seats, options, seed, ahead)


def test_two_rich_seats_buy_what_ends_the_game() -> None:
    play_out("ares_expedition", 2, {}, 2, 200)


def play_out(game: str, seats: int, options: dict[str, object], seed: int, ahead: int) -> None:
    chance = random.Random(seed)
    table = arsia.new(game, seats, seed, options, journal=False)
    for made in range(MOVES):
        if table.outcome is not None:
            break
        seat = table.mover
        option = table.rollout(seat) if made >= ahead else None
        table.play(seat, option or chance.choice(table.pending[seat].options))
    assert table.outcome is not None, f"round {table.clock}, and no end"
    assert table.clock <= ROUNDS[game]

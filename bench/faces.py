"""How fast the faces are: PettingZoo with real observations, OpenSpiel, and a bot over a pipe, beside OpenSpiel's own.

    python bench/faces.py [GAME ...]
    PYTHONPATH=build/fast python bench/faces.py        # the compiled build

Processor time of one core, except for the bot: there two processes take part, so the clock counts, and the best of
five games.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python import games as _  # noqa: F401 (they register themselves)

import arsia
from arsia import bots, doors
from arsia.arena import play_match
from arsia.rl import openspiel, pettingzoo

STEPS: Final = 3_000
CLONES: Final = 1_000
#: Games that OpenSpiel itself has in Python.
THEIRS: Final = ("python_tic_tac_toe", "python_liars_poker")
#: The least that a program can do: it reads the number behind "id" and takes the first option.
TRIVIAL: Final = """import sys
say = sys.stdout.write
say('{"type": "ready"}\\n')
sys.stdout.flush()
for line in sys.stdin:
    if line.startswith('{"type":"decide","id":'):
        say('{"id": ' + line[22 : line.index(",", 22)] + ', "index": 0}\\n')
        sys.stdout.flush()
"""


def pettingzoo_steps(game: str) -> float:
    """Steps a second of a seat that looks at its observation and its mask, and takes any action."""
    env = pettingzoo.env(game)
    chance = random.Random(1)
    env.reset(seed=1)
    began = process_time()
    for _step in range(STEPS):
        seen, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            env.reset()
            continue
        env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return STEPS / (process_time() - began)


def openspiel_steps(name: str) -> tuple[float, float]:
    """Steps a second, and microseconds for a copy of a state in the middle of a game."""
    game = pyspiel.load_game(name)
    chance = random.Random(1)
    middle: Any = None
    steps = 0
    began = process_time()
    while steps < STEPS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.randrange(len(state.chance_outcomes())))
                continue
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
            if steps % 50 == 3 and not state.is_terminal():
                middle = state
    rate = steps / (process_time() - began)
    began = process_time()
    for _copy in range(CLONES):
        middle.clone()
    return rate, (process_time() - began) / CLONES * 1e6


def pipe_decisions(game: str) -> float:
    """Decisions a second of a trivial program, views and all."""
    best = 0.0
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "bot.py"
        program.write_text(TRIVIAL, encoding="utf-8")
        for seed in range(5):
            player = doors.make(f"cmd:{sys.executable} -S -E {program}", seed)
            assert isinstance(player, doors.Guest)
            table = arsia.new(game, 2, seed)
            player.answer(table, table.mover)  # the program has begun
            began = perf_counter()
            play_match(table, [player, bots.make("random", seed)])
            best = max(best, player.talk.asked / (perf_counter() - began))
    return best


def main(games: list[str]) -> None:
    """Print a table."""
    openspiel.register()
    print("compiled" if arsia.COMPILED else "plain Python")
    print(f"{'':<24}{'PettingZoo':>12}{'OpenSpiel':>12}{'its copy':>12}{'bot, pipe':>12}")
    for game in games or arsia.names():
        rate, copy = openspiel_steps(f"arsia_{game}")
        print(
            f"{game:<24}{pettingzoo_steps(game):>10,.0f}/s{rate:>10,.0f}/s{copy:>10.1f}us{pipe_decisions(game):>10,.0f}/s"
        )
    for name in THEIRS:
        rate, copy = openspiel_steps(name)
        print(f"{name:<24}{'':>12}{rate:>10,.0f}/s{copy:>10.1f}us")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Does the faster build play better? The same bot with the same time, compiled against plain, in mirrored games.

    python -m bench.builds --games 100 --workers 2 [--game terraforming_mars] [--bot mcts:0.1s]

Each seat is a process of its own on its own build. Both hold the same table, because the same moves are made on both;
each is asked for the moves of its seat.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import arsia
from arsia import bots
from arsia.arena import wilson
from bench.run import ROOT, on


class Player:
    """A build that sits at a table of its own."""

    def __init__(self, build: str, seat: int, game: str, bot: str, seed: int) -> None:
        command = [sys.executable, "-m", "bench.builds", "--sit", build, str(seat), game, bot, str(seed)]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, cwd=ROOT, env=on(build), stdin=pipe, stdout=pipe, text=True)

    def ask(self, *words: object) -> Any:
        """Tell it something and read its answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError("a player has left the table")
        return json.loads(answer)

    def leave(self) -> None:
        """End its process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def sit(build: str, seat: int, game: str, bot: str, seed: int) -> None:
    """What a player does: makes the moves it is told of, and chooses when it is asked."""
    if (build == "compiled") != arsia.COMPILED:
        raise SystemExit(f"This is not the {build} build; `make bench` makes it.")
    table = arsia.new(game, 2, seed, journal=False)
    thinker = bots.make(bot, seed + seat)
    for line in sys.stdin:
        verb, *words = json.loads(line)
        answer: object = None
        if verb == "choose":
            answer = thinker.choose({}, table.pending[seat], partial(table.sketch, seat))
        elif verb == "make":
            table.play(words[0], words[1])
        elif table.outcome is not None:
            answer = {"over": [list(table.outcome.places), list(table.outcome.scores)]}
        else:
            answer = {"next": min(table.pending)}
        print(json.dumps(answer), flush=True)


def play(game: str, bot: str, index: int) -> tuple[float, float]:
    """One game, every deal twice with the seats swapped: what the compiled build won, and its lead in points."""
    builds = ("compiled", "plain") if index % 2 == 0 else ("plain", "compiled")
    players = [Player(build, seat, game, bot, index // 2) for seat, build in enumerate(builds)]
    try:
        while True:
            told = players[0].ask("state")
            if "over" in told:
                break
            seat = told["next"]
            option = players[seat].ask("choose")
            for player in players:
                player.ask("make", seat, option)
    finally:
        for player in players:
            player.leave()
    places, scores = told["over"]
    mine = builds.index("compiled")
    won = 0.5 if places[0] == places[1] else float(places[mine] == 1)
    return won, float(scores[mine] - scores[1 - mine])


def main() -> int:
    parser = argparse.ArgumentParser(description="Does the faster build play better?")
    parser.add_argument("--game", default="terraforming_mars")
    parser.add_argument("--bot", default="mcts:0.1s")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=1, help="games at once; one of the two seats thinks at a time")
    parser.add_argument("--sit", nargs=5, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.sit:
        build, seat, game, bot, seed = asked.sit
        sit(build, int(seat), game, bot, int(seed))
        return 0
    won = lead = 0.0
    with ThreadPoolExecutor(asked.workers) as pool:
        for index, result in enumerate(pool.map(partial(play, asked.game, asked.bot), range(asked.games))):
            won, lead = won + result[0], lead + result[1]
            if sys.stderr.isatty():
                print(f"\r{won:g} of {index + 1}, {asked.games} in all ", end="", file=sys.stderr, flush=True)
    low, high = wilson(won, asked.games)
    print(
        f"{asked.bot} compiled against plain, {asked.game}: {won:g} of {asked.games}, {won / asked.games:.1%}"
        f" ({low:.1%} to {high:.1%}), lead {lead / asked.games:+.1f},"
        f" {'reached' if low > 0.5 else 'not reached'}: low 50%"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

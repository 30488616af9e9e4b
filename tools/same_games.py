"""Do two builds of Arsia play the same games?

    python tools/same_games.py src build/compiled [GAMES [NAME ...]]

Each plays the same random games of every game and mode, or of the games that are named, and tells what came of them as
a digest: so many of each by their records and last states, and one of every mode and number of seats state by state.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import blake2b
from random import Random
from typing import Final

GAMES: Final = "1000"  # of each game
LOOK: Final = 40  # every so many moves of a game that is watched, also views, reasons and imagined tables


def played(name: str, seats: int, options: dict[str, object], seed: int) -> str:
    """The digest of one random game: every fingerprint, some looks, and its record."""
    import arsia

    chance = Random(seed)
    digest = blake2b(digest_size=16)
    table = arsia.new(name, seats, seed, options)
    while table.outcome is None:
        seat = chance.choice(sorted(table.pending))
        if table.ply % LOOK == seed % LOOK:
            seen: list[object] = [table.view(seat), table.view(None), repr(table.explain(seat)), table.worth(seat)]
            imagined = table.imagine(seat, seed)
            imagined.check()
            digest.update(json.dumps([*seen, imagined.fingerprint()]).encode())
        table.play(seat, chance.choice(table.pending[seat].options))
        digest.update(table.fingerprint().encode())
    table.check()
    digest.update(json.dumps([table.record(), table.events(0)]).encode())
    return digest.hexdigest()


def recorded(name: str, seats: int, options: dict[str, object], seed: int) -> str:
    """The digest of one random game: its record and its last state."""
    import arsia

    chance = Random(seed)
    table = arsia.new(name, seats, seed, options)
    while table.outcome is None:
        seat = chance.choice(sorted(table.pending))
        table.play(seat, chance.choice(table.pending[seat].options))
    told = json.dumps([table.record(), table.events(None)]) + table.fingerprint()
    return blake2b(told.encode(), digest_size=16).hexdigest()


def play_all(games: int, names: list[str]) -> None:
    """One line for each game played."""
    import arsia

    for name, game in arsia.games().items():
        if names and name not in names:
            continue
        ways = [(mode, seats) for mode in game.modes for seats in mode.seats]
        for mode, seats in ways:
            print(name, mode.name, f"seats={seats}", "watched", played(name, seats, mode.options, 0))
        for seed in range(games):
            mode, seats = ways[seed % len(ways)]
            print(name, mode.name, f"seats={seats}", f"seed={seed}", recorded(name, seats, mode.options, seed))


def asked(build: str, games: str, names: tuple[str, ...]) -> subprocess.Popen[str]:
    """A build that plays."""
    command = [sys.executable, __file__, games, *names]
    return subprocess.Popen(command, env={**os.environ, "PYTHONPATH": build}, stdout=subprocess.PIPE, text=True)


def main(one: str, other: str, games: str = GAMES, *names: str) -> int:
    """Let both play at the same time, compare, and name the games that differ."""
    print(f"{games} games of each game on both builds ...", flush=True)
    both = [asked(build, games, names) for build in (one, other)]
    first, second = [build.communicate()[0].splitlines() for build in both]
    if any(build.returncode for build in both):
        return 1
    differ = [line.rsplit(" ", 1)[0] for line, twin in zip(first, second, strict=True) if line != twin]
    for line in differ:
        print(f"{one} and {other} differ: {line}")
    print(f"{len(first)} games played by {one} and by {other}: {len(differ) or 'none'} differ")
    return 1 if differ or not first else 0


if __name__ == "__main__":
    if sys.argv[1].isdigit():
        play_all(int(sys.argv[1]), sys.argv[2:])
    else:
        raise SystemExit(main(*sys.argv[1:]))

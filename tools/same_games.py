"""Do two builds of Arsia play the same games?

    python tools/same_games.py src build/compiled [SEEDS]

Each plays the same random games of every game and mode, and tells every state it saw as a digest.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import blake2b
from random import Random
from typing import Final

SEEDS: Final = "2"  # for every number of seats in every mode
LOOK: Final = 40  # every so many moves, also views, reasons and imagined tables


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


def play_all(seeds: int) -> None:
    """One line for each game played."""
    import arsia

    for name, game in arsia.games().items():
        for mode in game.modes:
            for seats in mode.seats:
                for seed in range(seeds):
                    print(name, mode.name, f"seats={seats}", f"seed={seed}", played(name, seats, mode.options, seed))


def told(build: str, seeds: str) -> list[str]:
    """What a build says of its games."""
    run = subprocess.run(
        [sys.executable, __file__, seeds],
        env={**os.environ, "PYTHONPATH": build},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def main(one: str, other: str, seeds: str = SEEDS) -> int:
    """Compare, and name the games that differ."""
    first, second = told(one, seeds), told(other, seeds)
    differ = [line.rsplit(" ", 1)[0] for line, twin in zip(first, second, strict=True) if line != twin]
    for line in differ:
        print(f"{one} and {other} differ: {line}")
    print(f"{len(first)} games played by {one} and by {other}: {len(differ) or 'none'} differ")
    return 1 if differ or not first else 0


if __name__ == "__main__":
    if len(sys.argv) > 2:
        raise SystemExit(main(*sys.argv[1:]))
    play_all(int(sys.argv[1]))

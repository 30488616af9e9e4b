"""Many games of every registered kind, on every core."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

import arsia
from arsia.kernel.decision import Broken
from arsia.properties import chunk


def main(arguments: Sequence[str] | None = None) -> int:
    """Put games through everything; 1 if anything fails."""
    parser = argparse.ArgumentParser(prog="python -m arsia.properties", description=__doc__)
    parser.add_argument("--games", type=int, default=2_000, help="games of each kind")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--game", action="append", choices=sorted(arsia.games()), help="only this one")
    parser.add_argument("--workers", type=int, default=None, help="processes; one for each core unless given")
    given = parser.parse_args(arguments)
    chosen = given.game or sorted(arsia.games())
    return 0 if all(run(game, given.first, given.games, given.workers) for game in chosen) else 1


def run(game: str, first: int, games: int, workers: int | None, size: int = 50) -> bool:
    """Put so many games through everything and show how far it is; did all hold?"""
    started, moves, done = time.monotonic(), 0, 0
    firsts = range(first, first + games, size)
    sizes = [min(size, first + games - each) for each in firsts]
    with ProcessPoolExecutor(workers) as pool:
        try:
            for played, made in zip(sizes, pool.map(chunk, [game] * len(sizes), firsts, sizes), strict=True):
                done, moves = done + played, moves + made
                line = f"{game}: {done:,} of {games:,} games, {moves:,} moves, {time.monotonic() - started:.0f} s"
                print(f"\r{line}", end="", file=sys.stderr, flush=True)
        except Broken as failure:
            pool.shutdown(cancel_futures=True)
            print(f"\n{failure}", file=sys.stderr)
            return False
    print(file=sys.stderr)
    return True


if __name__ == "__main__":
    sys.exit(main())

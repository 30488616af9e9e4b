"""Where does the time of random games go? The functions that cost most, for each game.

    python bench/costs.py [GAME ...] [--games 20] [--top 25]

Profiling slows everything down, small functions most: read it for what is called and how often, and measure with
`make bench`. It needs the plain build; a compiled function is invisible to it.
"""

from __future__ import annotations

import argparse
import cProfile
import io
import pstats
from pathlib import Path
from typing import Any, Final

import arsia
from arsia.arena import bench
from arsia.kernel.game import Game, Mode

TIMES: Final = 5  # that the games are played; the fastest counts
SOURCE: Final = str(Path(arsia.__file__).parent)


def profiled(game: str, games: int, top: int) -> str:
    """The costliest functions of so many games, own time first."""
    facts = arsia.game(game)
    seats = bench.seats_of(facts)
    mode = next(mode for mode in facts.modes if seats in mode.seats)
    effort = bench.Effort(quick=True)
    effort.games = games
    bench.play(facts, mode, effort)  # what is made once is made before
    text = io.StringIO()
    stats = min([measured(facts, mode, effort, text) for _ in range(TIMES)], key=seconds)
    stats.sort_stats("tottime").print_stats(top)
    rows = text.getvalue().split("Ordered by")[1].splitlines()[2:]
    shown = "\n".join(row.replace(SOURCE + "/", "") for row in rows if row.strip())
    return f"{game}, {seats} seats: {games} games, {seconds(stats):.2f} s\n{shown}\n"


def measured(facts: Game[Any], mode: Mode, effort: bench.Effort, text: io.StringIO) -> pstats.Stats:
    """The games played once under the profiler."""
    profile = cProfile.Profile()
    profile.runcall(bench.play, facts, mode, effort)
    return pstats.Stats(profile, stream=text)


def seconds(stats: pstats.Stats) -> float:
    """All own times together."""
    return stats.get_stats_profile().total_tt


def main() -> int:
    parser = argparse.ArgumentParser(description="Where does the time of random games go?")
    parser.add_argument("names", nargs="*", metavar="GAME", help="all of them, unless named")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--top", type=int, default=25)
    asked = parser.parse_args()
    if arsia.COMPILED:
        raise SystemExit("The compiled build cannot be profiled; take PYTHONPATH=src.")
    for name in asked.names or arsia.games():
        print(profiled(name, asked.games, asked.top))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

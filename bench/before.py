"""What became faster and what slower since another commit, both measured in turns in one run.

    python -m bench.before 2052091 [--rounds 3] [--plain] [GAME ...]

The other commit is checked out under build/before and compiled there. Every figure is the best of the rounds, so that a
machine that is busy for a while disturbs neither side. What is more than a twentieth slower is named, and the run is
kept in bench/results.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import arsia
from arsia.arena import bench
from bench.run import BUILDS, RESULTS, ROOT, git, told

FALL: Final = 0.05
Figures = dict[str, float]


def other(commit: str, compiled: bool) -> Path:
    """The other commit's checkout, made if it is not there, and compiled."""
    place = ROOT / "build" / "before" / commit
    if not place.exists():
        subprocess.run(["git", "-C", ROOT, "worktree", "add", "-f", "--detach", place, commit], check=True)
    if compiled:
        command = [sys.executable, str(place / "tools" / "compile.py"), str(place / "build" / "fast")]
        subprocess.run(command, cwd=place, env={**os.environ, "PYTHONPATH": str(place / "src")}, check=True)
    return place


def figures(source: Path, game: str) -> Figures:
    """One game measured once on one build of one commit."""
    command = [sys.executable, "-m", "arsia", "bench", game, "--json"]
    said = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(source)}, capture_output=True, check=True)
    result: dict[str, Any] = json.loads(said.stdout)["games"][game]
    return {name: float(result[name]) for name, _, _ in bench.MEASURES if name in result}


def best(one: Figures, another: Figures) -> Figures:
    """The better of two in every figure: less where it is time, else more."""
    return {name: (min if name.endswith("_us") else max)(one[name], another[name]) for name in one}


def ratios(old: Figures, new: Figures) -> Figures:
    """How many times as fast as before."""
    return {name: old[name] / new[name] if name.endswith("_us") else new[name] / old[name] for name in old}


def compare(sources: dict[str, tuple[Path, Path]], games: list[str], rounds: int) -> dict[str, Any]:
    """Every game on every build, before and now in turns."""
    found: dict[str, Any] = {}
    for build, (old, new) in sources.items():
        for game in games:
            pair = [figures(old, game), figures(new, game)]
            pair[1] = {name: pair[1][name] for name in pair[0]}  # what was not measured then says nothing
            for turn in range(1, rounds):
                told(f"{game}, {build}, round {turn + 1} of {rounds} ...")
                for side in (1, 0) if turn % 2 else (0, 1):
                    pair[side] = best(pair[side], figures((old, new)[side], game))
            found.setdefault(build, {})[game] = {"before": pair[0], "now": pair[1], "ratio": ratios(*pair)}
            for line in table(build, game, found[build][game]):
                print(line, flush=True)
    return found


def table(build: str, game: str, found: dict[str, Figures]) -> list[str]:
    """One game's figures before and now."""
    lines = [f"{game + ', ' + build:<44}{'before':>10}{'now':>10}   ratio"]
    for name, label, unit in [measure for measure in bench.MEASURES if measure[0] in found["before"]]:
        before, now, ratio = found["before"][name], found["now"][name], found["ratio"][name]
        slower = "   SLOWER" if ratio < 1 - FALL else ""
        lines.append(
            f"  {label + ', ' + unit:<42}{bench.figure(before):>10}{bench.figure(now):>10}{ratio:>7.2f}x{slower}"
        )
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description="What became faster and what slower since another commit?")
    parser.add_argument("commit")
    parser.add_argument("games", nargs="*", help="all of them, unless named")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--plain", action="store_true", help="without the compiled build")
    parser.add_argument("--compiled", action="store_true", help="the compiled build alone; `make bench` makes ours")
    asked = parser.parse_args()
    builds = ["plain"] if asked.plain else ["compiled"] if asked.compiled else list(BUILDS)
    commit = git("rev-parse", "--short", asked.commit) or asked.commit
    place = other(commit, "compiled" in builds)
    before = {"plain": place / "src", "compiled": place / "build" / "fast"}
    games = [arsia.game(name).name for name in asked.games or arsia.games()]
    found = compare({build: (before[build], BUILDS[build]) for build in builds}, games, asked.rounds)
    now = git("rev-parse", "--short", "HEAD")
    name = f"{datetime.now(UTC):%Y-%m-%d}-{now}-against-{commit}.json"
    run = {"commit": now, "against": commit, "rounds": asked.rounds, "builds": found}
    (RESULTS / name).write_text(json.dumps(run, indent=2) + "\n", encoding="utf-8")
    print(f"kept in bench/results/{name}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

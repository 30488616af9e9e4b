"""Measure both builds side by side, print their figures and ratios, and keep them in bench/results/.

    python bench/run.py [--quick] [--plain] [GAME ...]

What fell by more than a fifth against bench/results/baseline.json is named; `--baseline` keeps this run as the new one.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import arsia
from arsia.arena import bench

ROOT: Final = Path(__file__).parents[1]
RESULTS: Final = ROOT / "bench" / "results"
BUILDS: Final = {"plain": ROOT / "src", "compiled": ROOT / "build" / "fast"}
FALL: Final = 0.2
WORKED: Final = ("terraforming_mars", 5_000)  # the game that workers share, and how many of it


def measured(build: str, game: str, quick: bool) -> dict[str, Any]:
    """One game measured in a process of its own, on one build."""
    words = ["bench", game, "--json", *(["--quick"] if quick else [])]
    said = subprocess.run([sys.executable, "-m", "arsia", *words], env=on(build), capture_output=True, check=True)
    result: dict[str, Any] = json.loads(said.stdout)
    if result["compiled"] != (build == "compiled"):
        raise SystemExit(f"This is not the {build} build; `make bench` makes it.")
    return result


def on(build: str) -> dict[str, str]:
    """The environment in which a build is the one that runs."""
    return {**os.environ, "PYTHONPATH": str(BUILDS[build])}


def both(builds: list[str], games: list[str], quick: bool) -> dict[str, dict[str, Any]]:
    """Every game on each build, one right after the other, so that they meet the same machine."""
    results: dict[str, dict[str, Any]] = {}
    for at, game in enumerate(games):
        for build in builds:
            told(f"measuring {game}, {build} ({at + 1} of {len(games)}) ...")
            result = measured(build, game, quick)
            if at:
                results[build]["games"].update(result["games"])
                results[build]["goals"] += [goal for goal in result["goals"] if goal["game"]]
            else:
                results[build] = result
    told("")
    return results


def workers(build: str, quick: bool) -> dict[str, float]:
    """How much faster two workers are than one, and the most memory that one of them had."""
    game, games = WORKED
    seconds = []
    for count in (1, 2):
        told(f"measuring {count} worker{'s' * (count > 1)}, {build} ...")
        words = ["simulate", game, "--seats", "2", "--bots", "random", "--games", str(4 if quick else games)]
        command = [sys.executable, "-m", "arsia", *words, "--workers", str(count), "--json"]
        started = perf_counter()
        subprocess.run(command, env=on(build), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        seconds.append(perf_counter() - started)
    told("")
    return {
        "speed_up": seconds[0] / seconds[1],
        "memory_mb": resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024,
    }


def side_by_side(results: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """The figures of both builds and how many times faster the compiled one is."""
    lines = [f"{'':<32}{'plain':>12}{'compiled':>12}   ratio"]
    plain, compiled = results["plain"], results["compiled"]
    for game in plain["games"]:
        lines.append(f"{game}, {plain['games'][game]['seats']} seats")
        for name, label, unit in bench.MEASURES:
            one, other = plain["games"][game][name], compiled["games"][game][name]
            ratio = one / other if name.endswith("_us") else other / one
            slower = "" if ratio > 1 else "   SLOWER"
            lines.append(
                f"  {label + ', ' + unit:<30}{bench.figure(one):>12}{bench.figure(other):>12}{ratio:>7.2f}x{slower}"
            )
    return lines


def fallen(results: Mapping[str, Mapping[str, Any]], baseline: Mapping[str, Any]) -> list[str]:
    """What is more than a fifth slower than it was in the baseline."""
    lines = []
    for build, result in results.items():
        before = baseline.get("builds", {}).get(build, {}).get("games", {})
        for game, figures in result["games"].items():
            for name, label, unit in bench.MEASURES:
                was, now = before.get(game, {}).get(name), figures[name]
                if was and (was / now if name.endswith("_us") else now / was) < 1 - FALL:
                    lines.append(
                        f"{game}, {build}: {label} was {bench.figure(was)} {unit}, is {bench.figure(now)} {unit}"
                    )
    return lines


def missed(results: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """The goals that are not reached."""
    lines = []
    for build, result in results.items():
        for goal in result["goals"]:
            if not goal["reached"]:
                value, wanted = bench.figure(goal["value"]), bench.figure(goal["goal"])
                lines.append(f"{goal['game'] or 'kernel'}, {build}: {goal['measure']} {value}, wanted {wanted}")
    return lines


def told(text: str) -> None:
    """How far it is, where somebody watches."""
    if sys.stderr.isatty():
        print(f"\r{text:<60}", end="" if text else "\r", file=sys.stderr, flush=True)


def git(*words: str) -> str:
    """What git says, or nothing where there is no git."""
    try:
        said = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return said.stdout.strip()


def keep(figures: dict[str, Any], as_baseline: bool) -> None:
    """Write a run down."""
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps(figures, indent=2) + "\n"
    names = [f"{figures['date']}-{figures['commit']}.json", *(["baseline.json"] if as_baseline else [])]
    for name in names:
        (RESULTS / name).write_text(text, encoding="utf-8")
        print(f"kept in bench/results/{name}")


def main() -> int:
    parser = argparse.ArgumentParser(description="How fast are both builds?")
    parser.add_argument("games", nargs="*", help="all of them, unless named")
    parser.add_argument("--quick", action="store_true", help="only show that everything runs")
    parser.add_argument("--plain", action="store_true", help="without the compiled build")
    parser.add_argument("--baseline", action="store_true", help="keep this run as what later ones are compared with")
    asked = parser.parse_args()
    games = [arsia.game(name).name for name in asked.games or arsia.games()]
    builds = ["plain"] if asked.plain else list(BUILDS)
    results = both(builds, games, asked.quick)
    for build in builds:
        print(bench.table(results[build]), end="\n\n")
    if not asked.plain:
        print(*side_by_side(results), sep="\n", end="\n\n")
    shared = {build: workers(build, asked.quick) for build in builds}
    for build, figures in shared.items():
        print(
            f"{build}: two workers are {figures['speed_up']:.2f} times one; at most {figures['memory_mb']:.0f} MB each"
        )
    baseline = RESULTS / "baseline.json"
    lost = fallen(results, json.loads(baseline.read_text(encoding="utf-8"))) if baseline.exists() else []
    for line in [*(f"NOT REACHED: {line}" for line in missed(results)), *(f"FELL: {line}" for line in lost)]:
        print(line)
    if not asked.quick:
        commit = git("rev-parse", "--short", "HEAD") or "nocommit"
        changed = bool(git("status", "--porcelain", "src"))
        today = f"{datetime.now(UTC):%Y-%m-%d}"
        run = {"date": today, "commit": commit, "changed": changed, "builds": results, "workers": shared}
        keep(run, asked.baseline)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

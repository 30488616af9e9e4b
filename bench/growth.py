"""How the cost of a game grows with its seats and its length: every number of seats, early, midway and late.

    python -m bench.growth [--plain] [GAME ...]

Keeps the figures as growth-<date>-<commit>.json in bench/results, and beside it the same as a small drawing (SVG):
decisions a second by seats, and what imagining costs as the game goes on, a line for each number of seats. In processor
time of this core, not scaled: the shape of the lines is what counts.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from random import Random
from time import process_time
from typing import Any, Final

import arsia
from bench.run import RESULTS, git, on, told

SHARES: Final = (0.1, 0.3, 0.5, 0.7, 0.9)  # of a game
GAMES: Final = 3  # of each number of seats
TIMES: Final = 5  # the best of so many counts
WIDTH: Final = 260
HEIGHT: Final = 150
COLOURS: Final = ("#8c2d04", "#d94801", "#f16913", "#fdae6b", "#6baed6", "#2171b5")


def measure(name: str) -> dict[str, Any]:
    """One game, for every number of seats: decisions a second, and microseconds for imagining along the game."""
    game = arsia.game(name)
    found: dict[str, Any] = {}
    for seats in game.seats:
        mode = next(mode for mode in game.modes if seats in mode.seats)
        found[str(seats)] = measure_seats(game, seats, mode.options)
    return found


def measure_seats(game: Any, seats: int, options: dict[str, object]) -> dict[str, Any]:
    """One game with so many seats."""
    records = [moves_of(game, seats, seed, options) for seed in range(GAMES)]
    decisions = sum(len(moves) for moves in records)
    seconds = best(lambda: [again(game, seats, seed, options, moves) for seed, moves in enumerate(records)])
    along: list[float] = []
    for share in SHARES:
        on_the_way = [again(game, seats, seed, options, moves[: int(share * len(moves))])
                      for seed, moves in enumerate(records)]  # fmt: skip
        along.append(1e6 * sum(imagining(table) for table in on_the_way) / GAMES)
    return {"decisions_per_second": decisions / seconds, "imagine_us": along}


def moves_of(game: Any, seats: int, seed: int, options: dict[str, object]) -> list[tuple[int, Any]]:
    """The moves of a random game."""
    table = game.new(seats, seed, options, journal=False)
    chance = Random(seed)
    while table.outcome is None:
        seat = min(table.pending)
        table.play(seat, chance.choice(table.pending[seat].options))
    return list(table.moves())


def again(game: Any, seats: int, seed: int, options: dict[str, object], moves: list[tuple[int, Any]]) -> Any:
    """The table after these moves."""
    table = game.new(seats, seed, options, journal=False)
    for seat, option in moves:
        table.play(seat, option)
    return table


def imagining(table: Any) -> float:
    """Seconds for imagining the table once, of many times."""
    seat = min(table.pending)
    make: Callable[[int, int], object] = getattr(table, "sketch", table.imagine)  # as commits before call it
    return best(lambda: [make(seat, seed) for seed in range(40)]) / 40


def best(act: Callable[[], object]) -> float:
    """The least processor time it took."""
    times = []
    for _ in range(TIMES):
        started = process_time()
        act()
        times.append(process_time() - started)
    return min(times)


# ---- the drawing -----------------------------------------------------------------------------------------------------


def drawing(figures: dict[str, Any], title: str) -> str:
    """A row for each game: speed by seats, and imagining along the game."""
    rows = []
    for row, (name, seats) in enumerate(figures.items()):
        top = 40 + row * (HEIGHT + 60)
        speeds = [seats[each]["decisions_per_second"] / 1000 for each in seats]
        rows.append(f'<text x="10" y="{top - 8}" font-weight="bold">{name}</text>')
        rows.append(bars(10, top, list(seats), speeds, "thousand decisions/s, by seats"))
        lines = {each: seats[each]["imagine_us"] for each in seats}
        rows.append(plot(WIDTH + 60, top, lines, "imagine, µs, along the game"))
    height = 40 + len(figures) * (HEIGHT + 60)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{2 * WIDTH + 120}" height="{height}"'
    body = "\n".join(rows)
    return (
        f'{head} font-family="sans-serif" font-size="11">\n<rect width="100%" height="100%" fill="white"/>\n'
        f'<text x="10" y="16">{title}</text>\n{body}\n</svg>\n'
    )


def bars(left: int, top: int, names: list[str], values: list[float], label: str) -> str:
    """A bar for each value."""
    most = max(values)
    wide = WIDTH / len(values)
    parts = []
    for at, (name, value) in enumerate(zip(names, values, strict=True)):
        high = value / most * (HEIGHT - 30)
        x, y = left + at * wide, top + HEIGHT - 15 - high
        parts.append(f'<rect x="{x + 4:.0f}" y="{y:.0f}" width="{wide - 8:.0f}" height="{high:.0f}" fill="#d94801"/>')
        parts.append(f'<text x="{x + wide / 2:.0f}" y="{y - 2:.0f}" text-anchor="middle">{value:.0f}</text>')
        parts.append(f'<text x="{x + wide / 2:.0f}" y="{top + HEIGHT - 3}" text-anchor="middle">{name}</text>')
    return "\n".join([*parts, f'<text x="{left}" y="{top + HEIGHT + 12}" fill="#555">{label}</text>'])


def plot(left: int, top: int, lines: dict[str, list[float]], label: str) -> str:
    """A line for each number of seats."""
    most = max(value for values in lines.values() for value in values)
    parts = [f'<path d="M{left} {top}V{top + HEIGHT - 15}H{left + WIDTH}" fill="none" stroke="#999"/>']
    parts.append(f'<text x="{left + 4}" y="{top + 8}" fill="#555">{most:.0f}</text>')
    for at, (name, values) in enumerate(lines.items()):
        colour = COLOURS[at % len(COLOURS)]
        spots = [
            (left + share * WIDTH, top + (HEIGHT - 15) * (1 - value / most))
            for share, value in zip(SHARES, values, strict=True)
        ]
        path = "L".join(f"{x:.0f} {y:.0f}" for x, y in spots)
        parts.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x, y = spots[-1]
        parts.append(f'<text x="{x + 6:.0f}" y="{y + 4:.0f}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, f'<text x="{left}" y="{top + HEIGHT + 12}" fill="#555">{label}</text>'])


def main() -> int:
    parser = argparse.ArgumentParser(description="How does cost grow with seats and length?")
    parser.add_argument("games", nargs="*", help="all of them, unless named")
    parser.add_argument("--plain", action="store_true", help="the plain build")
    parser.add_argument("--here", action="store_true", help="measure the build that runs, and say it as JSON")
    asked = parser.parse_args()
    names = [arsia.game(name).name for name in asked.games or arsia.games()]
    if asked.here:
        print(json.dumps({name: measure(name) for name in names}))
        return 0
    build = "plain" if asked.plain else "compiled"
    figures: dict[str, Any] = {}
    for name in names:
        told(f"measuring {name}, {build} ...")
        command = [sys.executable, "-m", "bench.growth", "--here", name]
        figures |= json.loads(subprocess.run(command, env=on(build), capture_output=True, check=True).stdout)
    told("")
    stem = f"growth-{datetime.now(UTC):%Y-%m-%d}-{git('rev-parse', '--short', 'HEAD') or 'nocommit'}"
    (RESULTS / f"{stem}.json").write_text(json.dumps({"build": build, "games": figures}, indent=2) + "\n")
    (RESULTS / f"{stem}.svg").write_text(drawing(figures, f"{build} build, {stem}"), encoding="utf-8")
    print(f"kept in bench/results/{stem}.json and .svg")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

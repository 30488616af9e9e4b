"""How often do bots win the scenarios of Martians together? Each scenario should be won sometimes and lost sometimes.

    python -m bench.scenarios --games 30 --workers 2

Prints a table, as Markdown. The base scenarios are those that need no collector's box; ``--all`` adds the others.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

from arsia.arena import simulate, wilson
from arsia.games.martians.components import SCENARIOS

LEAST: Final = 0.1
MOST: Final = 0.9


def main() -> int:
    parser = argparse.ArgumentParser(description="How often are the scenarios of Martians won?")
    parser.add_argument("--bot", default="mcts:0.1s")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=30, help="of each scenario")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="the scenarios of the collector's box too")
    asked = parser.parse_args()
    chosen = [scenario.id for scenario in SCENARIOS if asked.all or not scenario.collector]
    print(f"| scenario, {asked.seats} players | won by {asked.bot} | share | 95% | within {LEAST:.0%} to {MOST:.0%} |")
    print("| --- | --- | --- | --- | --- |")
    fitting = [row(asked, scenario) for scenario in chosen]
    return 0 if all(fitting) else 1


def row(asked: argparse.Namespace, scenario: str) -> bool:
    """Play one scenario, print its line, and tell whether it is neither too hard nor too easy."""
    options = {"mode": "coop", "scenario": scenario}
    bots = (asked.bot,) * asked.seats
    result = simulate("martians", asked.seats, bots, asked.games, asked.seed, options, asked.workers)
    share = float(str(result["win_rate"]))
    won = round(share * asked.games)
    low, high = wilson(won, asked.games)
    fits = LEAST <= share <= MOST
    print(
        f"| {scenario} | {won} of {asked.games} | {share:.0%} | {low:.0%} to {high:.0%} | {'yes' if fits else 'no'} |"
    )
    sys.stdout.flush()
    return fits


if __name__ == "__main__":
    sys.exit(main())

"""How strong are the bots? Mirrored games: the two sit in turn, and each deal is played twice, with the seats swapped.

    python bench/strength.py --games 200 --searched 100 --workers 2

Prints a table, then the same as one JSON object. With ``--solo N`` each bot also plays N games of every solo mode.
With PYTHONPATH=build/fast and a quarter of the seconds (``--seconds 0.025``) it sees about as much and is done sooner.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Final

import arsia
from arsia.arena import mirrored, simulate
from arsia.kernel.game import Mode

#: Bot, rival, and what must reach a goal: its rate of wins, or the lower bound of it with 95% confidence.
DUELS: Final = (("greedy", "random", "rate", 0.9), ("mcts", "greedy", "low", 0.5))
ALONE: Final = ("greedy", "mcts")


def main() -> int:
    parser = argparse.ArgumentParser(description="How strong are the bots?")
    parser.add_argument("--game", default="pocket_mars")
    parser.add_argument("--seats", type=int, default=2, help="of each game, shared by the two bots in turn")
    parser.add_argument("--games", type=int, default=200, help="mirrored games for each pair of bots")
    parser.add_argument("--searched", type=int, help="mirrored games for the pair with the bot that searches")
    parser.add_argument("--seconds", type=float, default=0.1, help="that the bot which searches has for a move")
    parser.add_argument("--solo", type=int, default=0, help="games of each solo mode for each bot")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    duels = [duel(asked, *each) for each in DUELS if games_of(asked, each[0])]
    solo = [alone(asked, bot, mode) for bot in ALONE for mode in solo_modes(asked.game)] if asked.solo else []
    print(json.dumps({"game": asked.game, "seed": asked.seed, "duels": duels, "solo": solo}))
    return 0 if all(each["reached"] for each in duels) else 1


def duel(asked: argparse.Namespace, bot: str, rival: str, what: str, goal: float) -> dict[str, object]:
    games, seats, bot = games_of(asked, bot), asked.seats, spec(asked, bot)
    result = mirrored(asked.game, bot, rival, games, asked.seed, workers=asked.workers, progress=tell, seats=seats)
    figures = result.data()
    reached = figures[what] >= goal
    print(
        f"{bot:>10} against {rival:<8} {result.wins:6.1f} of {result.games}  {result.rate:6.1%}"
        f"  ({figures['low']:.1%} to {figures['high']:.1%})  lead {result.lead:+.1f}"
        f"  {'reached' if reached else 'not reached'}: {what} {goal:.0%}",
        flush=True,
    )
    return {"bot": bot, "rival": rival, **figures, "what": what, "goal": goal, "reached": reached}


def games_of(asked: argparse.Namespace, bot: str) -> int:
    games: int = asked.games if asked.searched is None or bot != "mcts" else asked.searched
    return games


def spec(asked: argparse.Namespace, bot: str) -> str:
    return f"mcts:{asked.seconds:g}s" if bot == "mcts" else bot


def solo_modes(game: str) -> list[Mode]:
    return [mode for mode in arsia.game(game).modes if mode.seats == (1,)]


def alone(asked: argparse.Namespace, bot: str, mode: Mode) -> dict[str, object]:
    bot = spec(asked, bot)
    result = simulate(asked.game, 1, (bot,), asked.solo, asked.seed, mode.options, asked.workers, tell)
    print(f"{bot:>10} in {mode.name:<13} {float(str(result['win_rate'])):6.1%} of {asked.solo} won", flush=True)
    return {"bot": bot, "mode": mode.name, "games": asked.solo, "win_rate": result["win_rate"]}


def tell(done: int, games: int) -> None:
    """How far it is, where somebody watches."""
    if sys.stderr.isatty():
        print(f"\r{done} of {games}", end="\r" if done == games else "", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())

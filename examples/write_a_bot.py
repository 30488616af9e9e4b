"""A bot of your own: it sees what its seat sees, and may imagine the rest."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import arsia
from arsia import bots
from arsia.arena import play_match
from arsia.bots import Bot, Imagine
from arsia.kernel.decision import Decision
from arsia.kernel.message import Option


class Patient(Bot):
    """Tries every option on a few tables as they might be, and takes what is worth most to it there."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine) -> Option:
        """One of the decision's options. The view is JSON-able data; `imagine` deals what is hidden anew."""
        worth = dict.fromkeys(decision.options, 0.0)
        for _ in range(3):
            table = imagine(self.random.getrandbits(32))
            for option in decision.options:
                trial = table.copy()
                trial.play(decision.seat, option)
                worth[option] += trial.worth(decision.seat)
        return max(decision.options, key=lambda option: worth[option])


def main(games: int = 10) -> float:
    """Let it play against chance; the share of games that it won."""
    won = 0.0
    for seed in range(games):
        table = arsia.new("pocket_mars", seats=2, seed=seed, journal=False)
        mine = seed % 2  # each of the two begins as often as the other
        rival = bots.make("random", seed=seed)
        seated: list[Bot] = [Patient(seed), rival] if mine == 0 else [rival, Patient(seed)]
        places = play_match(table, seated).outcome.places
        won += (places[mine] == 1) / places.count(1)
    print(f"won {won:g} of {games}")
    return won / games


if __name__ == "__main__":
    main()

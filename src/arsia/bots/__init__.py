"""Bots: they see what a seat sees, imagine the rest, and choose.

bot = arsia.bots.make("mcts:0.2s", seed=7)
option = bot.choose(table.view(0), table.pending[0], partial(table.sketch, 0))
"""

from __future__ import annotations

import re
from typing import Final

from arsia.bots.bot import Bot, Imagine
from arsia.bots.budget import Budget, Iterations, Seconds
from arsia.bots.greedy import Greedy
from arsia.bots.mcts import Mcts
from arsia.bots.quick import Quick
from arsia.bots.random import Random
from arsia.kernel.message import Message, Refused

__all__ = ["Bot", "Greedy", "Imagine", "Mcts", "Quick", "Random", "make", "names"]

_PLAIN: Final[dict[str, type[Bot]]] = {"random": Random, "quick": Quick, "greedy": Greedy}
_MCTS: Final = re.compile(r"mcts(?::(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<iterations>\d+)))?")
_USUAL: Final = 0.2  # seconds a move, when nothing is said


def names() -> tuple[str, ...]:
    """How each kind of bot can be asked for; `mcts` thinks for seconds or for iterations."""
    return (*_PLAIN, "mcts", "mcts:0.2s", "mcts:400")


def make(spec: str, seed: int = 0, within: float | None = None) -> Bot:
    """The bot that a spec names. A wrong spec is answered with the right ones.

    Whoever waits for it may say within how many seconds a search has to end, whatever its spec allows.
    """
    if spec in _PLAIN:
        return _PLAIN[spec](seed)
    asked = _MCTS.fullmatch(spec)
    if asked is None:
        raise _unknown(spec)
    budget: Budget
    if asked["iterations"] is not None:
        budget = Iterations(int(asked["iterations"]), within)
    else:
        budget = Seconds(_USUAL if asked["seconds"] is None else float(asked["seconds"]), within)
    if budget.is_nothing():
        raise _unknown(spec)
    return Mcts(seed, budget)


def _unknown(spec: object) -> Refused:
    return Refused(Message("refuse-bot", {"value": str(spec), "bots": names()}))

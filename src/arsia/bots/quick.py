"""A bot that takes what a game's quick player takes: no search, and hardly any time."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from arsia.bots.bot import Bot, Imagine
from arsia.kernel.decision import Decision
from arsia.kernel.message import Option


class Quick(Bot):
    """What a player in a hurry would do, as far as its seat can know."""

    looks: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        option = imagine(self._random.getrandbits(64)).rollout(decision.seat)
        return self._random.choice(decision.options) if option is None else option

"""A bot that takes any option, each as likely as the others."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from arsia.bots.bot import Bot, Imagine
from arsia.kernel.decision import Decision
from arsia.kernel.message import Option


class Random(Bot):
    """Uniform chance."""

    looks: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def choose(self, view: Mapping[str, Any], decision: Decision, imagine: Imagine) -> Option:
        options = decision.options
        share: float = self._random()  # named, or the compiler multiplies as Python does
        return options[int(share * len(options))]

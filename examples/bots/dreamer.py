#!/usr/bin/env python3
"""A bot that searches without knowing any rules: it asks for imagined tables and tries each option on them."""

import json
import sys
from typing import Any

OPTIONS = 12  # that are looked at, so that it is done in time
TABLES = 2


def say(**frame: object) -> None:
    """A line to the table."""
    print(json.dumps(frame), flush=True)


def ask(**frame: object) -> dict[str, Any]:
    """A line to the table, and what comes of it."""
    say(**frame)
    answer: dict[str, Any] = json.loads(sys.stdin.readline())
    return answer


def think(options: list[list[object]]) -> int:
    """The option after which one stands best, over tables as they might be."""
    worth = [0.0] * min(OPTIONS, len(options))
    for seed in range(TABLES):
        table = ask(type="imagine", seed=seed)["table"]
        for index in range(len(worth)):
            worth[index] += ask(type="try", table=table, index=index)["worth"]
    return worth.index(max(worth))


for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "decide":
        say(id=heard["id"], index=think(heard["options"]))
    elif heard["type"] == "refused":
        print(heard["sentence"], file=sys.stderr)

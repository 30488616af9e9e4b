"""python -m tests.server.chaos --minutes 3: a chaos run. What it prints repeats it."""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from functools import partial
from pathlib import Path

from .run import Plan, run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--parties", type=int, default=20)
    parser.add_argument("--rude", type=int, default=4)
    parser.add_argument("--troubles", help="only these, in this order, with commas between them")
    given = parser.parse_args()
    print(f"--seed {given.seed} --parties {given.parties} --rude {given.rude}", flush=True)
    troubles = given.troubles.split(",") if given.troubles else None
    plan = Plan(given.seed, given.parties, given.rude, troubles, 60 * given.minutes)
    with tempfile.TemporaryDirectory() as folder:
        for name, value in asyncio.run(run(Path(folder), plan, partial(print, flush=True))).items():
            print(f"{name:32} {value:8}")


if __name__ == "__main__":
    main()

"""A game is its record: seed, options and moves. It is plain JSON, and gives the table back at any moment."""

from __future__ import annotations

import json
import random
from pathlib import Path
from tempfile import TemporaryDirectory

import arsia


def main() -> None:
    """Play a game, keep it in a file, and look back at it."""
    table = arsia.new("mission_red_planet", seats=3, seed=7)
    chance = random.Random(7)
    while table.outcome is None:
        seat = min(table.pending)
        table.play(seat, chance.choice(table.pending[seat].options))

    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        file.write_text(json.dumps(table.record()), encoding="utf-8")  # `arsia replay game.json` tells it
        record = json.loads(file.read_text(encoding="utf-8"))

    again = arsia.replay(record)
    assert again.fingerprint() == table.fingerprint()

    halfway = arsia.replay(record, upto=len(record["moves"]) // 2)
    print("halfway, seat 0 saw:", sorted(halfway.view(0)))
    print("and was asked:", {seat: asked.prompt.id for seat, asked in halfway.pending.items()})
    print("it ended", again.outcome)


if __name__ == "__main__":
    main()

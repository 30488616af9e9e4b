"""Write golden records and node counts anew, on purpose: after a change of rules that also raises a game's edition.

python -m tests.golden.write
"""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

import arsia
from arsia.kernel.table import Table
from arsia.properties.cases import Case, any_move, cases
from tests.golden.lines import lines

FOLDER: Final = Path(__file__).parent
COUNTS: Final = FOLDER / "node_counts.json"
RECORDS: Final = 12  # of each game
MANY: Final = 30_000  # lines that are worth counting from one position


def golden(case: Case) -> dict[str, Any]:
    """A random game with some undos, as its record and the fingerprint at its end."""
    rng = Random(case.seed)
    table = case.table()
    while table.outcome is None:
        seat, option = any_move(table, rng)
        table.play(seat, option)
        if rng.random() < 0.1 and table.can_undo(seat):
            table.undo(seat)
    return {**table.record(), "fingerprint": table.fingerprint()}


def write_records(game: str) -> None:
    """Some records over all modes and numbers of seats."""
    folder = FOLDER / game
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    ways = sum(len(mode.seats) for mode in arsia.game(game).modes)
    for case in islice(cases(game), max(RECORDS, ways)):
        text = json.dumps(golden(case), separators=(",", ":")).replace('"moves":[[', '"moves":[\n[')
        text = text.replace("]],[", "]],\n[").replace("]]],", "]]\n],")
        (folder / f"{case.mode}-{case.seats}-{case.seed}.json").write_text(text + "\n")


def count_nodes() -> list[dict[str, Any]]:
    """From each record's start, middle and last third, up to four moves deep; five from the smaller tables."""
    found: list[dict[str, Any]] = []
    for path in sorted(FOLDER.glob("*/*.json")):
        record = json.loads(path.read_text())
        for ply in (0, len(record["moves"]) // 2, len(record["moves"]) * 2 // 3):
            table = arsia.replay(record, upto=ply, journal=False)
            depth, count = as_deep(table, 5 if record["seats"] <= 2 else 4)
            found.append({"record": f"{path.parent.name}/{path.name}", "ply": ply, "depth": depth, "lines": count})
    return found


def as_deep(table: Table, most: int) -> tuple[int, int]:
    """So many moves deep, or less where many options make too many lines; and how many lines that are."""
    depth, before, count = 1, 1, lines(table, 1)
    while depth < most and count * count <= MANY * max(1, before):
        depth, before, count = depth + 1, count, lines(table, depth + 1)
    return depth, count


def main() -> None:
    """Write everything."""
    for game in arsia.games():
        write_records(game)
    rows = ",\n".join(json.dumps(row) for row in count_nodes())
    COUNTS.write_text(f"[\n{rows}\n]\n")


if __name__ == "__main__":
    main()

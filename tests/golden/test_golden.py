"""Golden records replay to their ends, and as many ways lead on from their positions as ever.

A change of rules that breaks one raises that game's edition; then ``python -m tests.golden.write`` writes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import arsia
from tests.golden.lines import lines
from tests.golden.write import COUNTS, FOLDER

RECORDS = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_replays_to_its_end(path: Path) -> None:
    record = json.loads(path.read_text())
    table = arsia.replay(record)
    assert table.fingerprint() == record.pop("fingerprint")
    assert table.outcome is not None
    assert table.record() == record


@pytest.mark.parametrize("row", json.loads(COUNTS.read_text()), ids=lambda row: f"{row['record'][:-5]}@{row['ply']}")
def test_as_many_ways_lead_on_as_ever(row: dict[str, Any]) -> None:
    record = json.loads((FOLDER / row["record"]).read_text())
    assert lines(arsia.replay(record, upto=row["ply"], journal=False), row["depth"]) == row["lines"]


@pytest.mark.parametrize("game", sorted(arsia.games()))
def test_every_mode_has_a_golden_record_and_some_have_undos(game: str) -> None:
    records = [json.loads(path.read_text()) for path in RECORDS if path.parent.name == game]
    played = {(record["seats"], json.dumps(record["options"], sort_keys=True)) for record in records}
    declared = arsia.game(game)
    for mode in declared.modes:
        for seats in mode.seats:
            options = declared.read_options(seats, mode.options)
            assert (seats, json.dumps(options, sort_keys=True)) in played
    assert sum(move[1] == ["undo"] for record in records for move in record["moves"]) > 10

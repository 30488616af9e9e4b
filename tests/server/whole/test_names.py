"""One name, one meaning: whoever searches for a class of the server finds one."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[3] / "src" / "arsia"


def test_no_class_of_the_server_is_called_as_another() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in SOURCE.rglob("*.py"):
        place = path.relative_to(SOURCE)
        if place.parts[0] != "games":  # which the server knows by their names alone
            for each in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(each, ast.ClassDef):
                    found[each.name].append(place.as_posix())
    twice = {name: places for name, places in found.items() if len(places) > 1}
    assert {name: places for name, places in twice.items() if any(each.startswith("server") for each in places)} == {}

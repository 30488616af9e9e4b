"""What the README says is true: its examples run, its commands and targets exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arsia
from arsia.cli.arguments import COMMANDS

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_first_example_plays_a_game_in_ten_lines() -> None:
    assert len(EXAMPLES[0].splitlines()) == 10
    names: dict[str, object] = {}
    exec(EXAMPLES[0], names)
    table = names["table"]
    assert isinstance(table, arsia.Table)
    assert table.outcome is not None


@pytest.mark.parametrize("example", EXAMPLES[1:], ids=lambda example: str(example).splitlines()[0])
def test_every_other_example_runs(example: str) -> None:
    exec(example, {})


def test_every_command_it_shows_exists() -> None:
    shown = set(re.findall(r"^arsia ([\w-]+)", README, re.MULTILINE))
    assert shown == set(COMMANDS)


def test_every_target_it_shows_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^(\w+):", makefile, re.MULTILINE))
    shown = set(re.findall(r"\bmake (\w+)", " ".join(re.findall(r"`+[^`]+`+", README))))
    assert {"play", "test"} <= shown <= targets


def test_it_tells_the_status_of_every_game() -> None:
    for name in arsia.games():
        assert f"`{name}`" in README, f"the README does not say how far {name} is"

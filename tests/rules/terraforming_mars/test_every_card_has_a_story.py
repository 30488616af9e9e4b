"""No card is forgotten: each one has a test that is called after it and uses it."""

from __future__ import annotations

import ast
from pathlib import Path

from arsia.games.terraforming_mars.components.names import CORPORATION_IDS, PROJECT_IDS

HERE = Path(__file__).parent


def words_of_tests(pattern: str) -> dict[str, set[str]]:
    """The tests in files with such a name, each with the words in quotes that it uses."""
    tests: dict[str, set[str]] = {}
    for path in sorted(HERE.glob(pattern)):
        for each in ast.parse(path.read_text("utf-8")).body:
            if isinstance(each, ast.FunctionDef) and each.name.startswith("test_"):
                tests[each.name] = {str(node.value) for node in ast.walk(each) if isinstance(node, ast.Constant)}
    return tests


def test_every_project_has_a_story_called_after_it() -> None:
    tests = words_of_tests("test_cards_[0-9]*.py").items()
    told = {card for name, words in tests for card in words if name.startswith(f"test_{card}_")}
    missing = [card for card in PROJECT_IDS if card not in told]
    assert not missing, f"no test is called after {', '.join(missing)} and uses it"


def test_every_corporation_has_a_story() -> None:
    told = {card for words in words_of_tests("test_corporations.py").values() for card in words}
    missing = [card for card in CORPORATION_IDS[:-1] if card not in told]  # setting up tells of the beginners'
    assert not missing, f"no test of corporations uses {', '.join(missing)}"

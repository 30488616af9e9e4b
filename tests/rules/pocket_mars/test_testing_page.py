"""The examples on the page about testing are run, so that they stay true."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from arsia import testing

PAGE = Path(__file__).parents[3] / "docs" / "testing.md"
EXAMPLES = [dedent(block) for block in re.findall(r"(?:^    .*\n|^\n(?=    ))+", PAGE.read_text("utf-8"), re.MULTILINE)]


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) == 4


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    names: dict[str, Any] = {"testing": testing}
    exec(example, names)
    for name, story in list(names.items()):
        if name.startswith("test_"):
            story()

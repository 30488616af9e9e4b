from __future__ import annotations

import re
from pathlib import Path

import pytest

import arsia.cli
from arsia.cli.arguments import COMMANDS, FLAGS
from arsia.words import LANGUAGES

SOURCES = "".join(path.read_text() for path in Path(arsia.cli.__file__).parent.rglob("*.py"))
WRITTEN = set(re.findall(r'"(cli-[a-z-]+[a-z])"', SOURCES))
#: Ids that the source puts together.
STEMS = tuple(re.findall(r'"(cli-[a-z-]+-)\{', SOURCES))


def ids(language: str) -> set[str]:
    catalogue = Path(arsia.__file__).parent / "words" / language / "cli.ftl"
    return set(re.findall(r"^(cli-[a-z-]+) =", catalogue.read_text(), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_words(language: str) -> None:
    needed = WRITTEN | {f"cli-flag-{flag}" for flag in FLAGS} | {f"cli-command-{command}" for command in COMMANDS}
    assert needed <= ids(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: str) -> None:
    inner = {"cli-free-seats"}  # used by another sentence
    assert {id for id in ids(language) - WRITTEN - inner if not id.startswith(STEMS)} == set()

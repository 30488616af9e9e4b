"""A terminal for tests: what is typed goes in, what is shown comes out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

import pytest

from arsia.cli import main


class Shown(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


Terminal: TypeAlias = Callable[..., Shown]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """Run a command with lines typed one after the other; after the last one the input ends."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LANG", "C")
    for variable in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)

    def run(*argv: str, typed: Iterable[str] = ()) -> Shown:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        code = main(argv)
        shown = capsys.readouterr()
        return Shown(code, shown.out, shown.err)

    return run

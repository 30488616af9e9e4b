"""`arsia new-game` writes a game that is played as it is."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal, terminal
from tests.outside.conftest import arsia_with, install, python_with
from tests.skeleton.test_rooms import ROOMS

__all__ = ["terminal"]


@pytest.fixture
def written(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    shown = terminal("new-game", "dust_storm")
    assert shown.code == 0
    assert "arsia play dust_storm --bots greedy" in shown.out
    return tmp_path / "dust_storm"


def test_it_has_rooms_and_is_small(written: Path) -> None:
    rooms = {path.stem for path in (written / "src" / "dust_storm").iterdir()} - {"__init__", "words"}
    assert rooms <= ROOMS
    code = [line for path in written.rglob("src/**/*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert len([line for line in code if line.strip()]) < 120
    everything = [path.read_text(encoding="utf-8") for path in written.rglob("*") if path.is_file()]
    assert not [text for text in everything if "new_game" in text or "New Game" in text or "NewGame" in text]
    assert not list(written.rglob("*.txt"))


def test_it_reads_as_ours_do(written: Path) -> None:
    for check in (["check", "--select", "E,F,W,B,UP"], ["format", "--check", "--line-length", "120"]):
        ruff = [sys.executable, "-m", "ruff", *check, "--isolated"]
        subprocess.run([*ruff, *(["--line-length", "120"] if check[0] == "check" else []), str(written)], check=True)


def test_installed_it_is_played_simulated_and_holds(written: Path, tmp_path: Path) -> None:
    folder = install(written, tmp_path / "installed")
    result = json.loads(
        arsia_with(
            folder, "simulate", "dust_storm", "--bots", "greedy,random", "--games", "60", "--workers", "2", "--json"
        ).stdout
    )
    assert result["wins"]["greedy"] > 30
    played = arsia_with(folder, "play", "dust_storm", "--bots", "greedy", "--seed", "1", typed="1\n" * 25)
    assert "The heap is empty." in played.stdout
    assert "# Dust Storm" in arsia_with(folder, "rules", "dust_storm", "--language", "pl").stdout
    tests = python_with(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "/dev/null", str(written))
    assert "2 passed" in tests.stdout
    python_with(folder, "-m", "arsia.properties", "--game", "dust_storm", "--games", "30", "--workers", "1")


def test_nothing_is_written_over(written: Path, terminal: Terminal) -> None:
    shown = terminal("new-game", "dust_storm")
    assert shown.code == 2
    assert "is there already; choose another name" in shown.err

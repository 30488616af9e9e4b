"""The example game, installed as a package of its own beside Arsia."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import arsia
from arsia import words
from arsia.games import outside

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "supply_drop"


def install(package: Path, target: Path) -> Path:
    """Install a package into a folder, without a network."""
    uv = Path(sys.executable).parent / "uv"
    wish = ["--offline", "--no-deps", "--no-build-isolation", "--python", sys.executable, "--target", str(target)]
    subprocess.run([str(uv), "pip", "install", "-q", *wish, str(package)], check=True)
    return target


def arsia_with(folder: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Arsia where a folder of packages is installed."""
    return python_with(folder, "-m", "arsia", *command, typed=typed)


def python_with(folder: Path, *command: str, typed: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
    """Run Python where a folder of packages is installed."""
    machine = {**os.environ, "PYTHONPATH": str(folder), "LANG": "C", "COLUMNS": "120"}
    done = subprocess.run(
        [sys.executable, *command], env=machine, cwd=folder, input=typed, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(EXAMPLE, tmp_path_factory.mktemp("installed"))


@pytest.fixture
def supply_drop(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The example is there in this process too, and in those that it starts."""
    monkeypatch.syspath_prepend(str(installed))
    monkeypatch.setenv("PYTHONPATH", str(installed))
    outside.cache_clear()
    yield "supply_drop"
    monkeypatch.undo()
    outside.cache_clear()
    outside().clear()
    arsia._registered.pop("supply_drop", None)
    words._homes.pop("supply_drop", None)
    words._bundle.cache_clear()

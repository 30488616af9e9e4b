"""What `make play` would do in a fresh clone, in a folder with spaces in its name, and once everything is there."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """As much of the repository as make reads, without git."""
    folder = tmp_path / "a folder with spaces"
    folder.mkdir()
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy2(ROOT / name, folder)
    for name in ("requirements", "tools"):
        shutil.copytree(ROOT / name, folder / name)
    for name in ("web/index.html", "src/arsia/words/en/table.ftl"):
        (folder / name).parent.mkdir(parents=True)
        shutil.copy2(ROOT / name, folder / name)
    return folder


def would_do(folder: Path, target: str) -> list[str]:
    said = subprocess.run(["make", "-n", target], cwd=folder, capture_output=True, text=True, check=True)
    return said.stdout.splitlines()


def test_in_a_fresh_clone_only_what_playing_needs_is_installed(clone: Path) -> None:
    lines = would_do(clone, "play")
    assert any("requirements/runtime.lock" in line for line in lines)
    assert not any("requirements/dev.lock" in line for line in lines)
    assert "tools/web.sh" in lines
    assert lines[-1] == ".venv/bin/arsia"
    assert any("requirements/dev.lock" in line for line in would_do(clone, "setup"))


def test_a_second_time_nothing_is_fetched(clone: Path) -> None:
    for made in (".venv/.uv", ".venv/.play", "src/arsia/server/static/index.html"):
        (clone / made).parent.mkdir(parents=True, exist_ok=True)
        (clone / made).touch()
    assert would_do(clone, "play") == [".venv/bin/arsia"]
    (clone / "web" / "index.html").touch()
    assert "tools/web.sh" in would_do(clone, "play")


def test_help_lists_what_one_asks_for(clone: Path) -> None:
    said = subprocess.run(["make", "help"], cwd=clone, capture_output=True, text=True, check=True).stdout
    for target in ("play", "quick", "test", "docs", "stories"):
        assert f"make {target} " in said

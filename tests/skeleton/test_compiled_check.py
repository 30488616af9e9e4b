"""The check on the compiled build cannot be passed by the interpreted one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_tests_of_the_compiled_build_refuse_to_run_on_the_sources() -> None:
    call = [sys.executable, "-c", "import tools.only_compiled"]
    paths = f"{ROOT / 'src'}:{ROOT}"
    said = subprocess.run(call, env={"PYTHONPATH": paths}, capture_output=True, text=True)
    assert said.returncode == 1
    assert "arsia.kernel.table" in said.stderr
    assert "make compiled" in said.stderr


def same_games(one: Path, other: Path) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, str(ROOT / "tools" / "same_games.py"), str(one), str(other), "1", "pocket_mars"]
    return subprocess.run(call, capture_output=True, text=True)


def test_two_builds_that_play_the_same_games_are_told_to_be_alike() -> None:
    said = same_games(ROOT / "src", ROOT / "src")
    assert said.returncode == 0, said.stderr
    assert "none differ" in said.stdout


def test_a_build_that_shuffles_otherwise_is_noticed(tmp_path: Path) -> None:
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in (".py", ".ftl", ".md"):
            place = tmp_path / path.relative_to(ROOT / "src")
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(path.read_bytes())
    table = tmp_path / "arsia" / "kernel" / "table.py"
    table.write_bytes(table.read_bytes().replace(b"arsia.table", b"other.table"))
    said = same_games(ROOT / "src", tmp_path)
    assert said.returncode == 1
    assert "differ: pocket_mars" in said.stdout

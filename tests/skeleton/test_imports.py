"""The arrows of the architecture: imports only go down."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).parent / "lint-imports"
    call = [str(program), "--no-cache", "--config", str(ROOT / "pyproject.toml")]
    return subprocess.run(call, cwd=folder, env={"PYTHONPATH": str(folder)}, capture_output=True, text=True)


def test_no_import_goes_up() -> None:
    said = lint_imports(ROOT / "src")
    assert said.returncode == 0, said.stdout + said.stderr


def test_a_game_that_speaks_for_itself_is_noticed(tmp_path: Path) -> None:
    for path in (ROOT / "src").rglob("*.py"):
        place = tmp_path / path.relative_to(ROOT / "src")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    worth = tmp_path / "arsia" / "games" / "pocket_mars" / "judgement" / "worth.py"
    worth.write_text("from arsia.words import english\n", encoding="utf-8")
    said = lint_imports(tmp_path)
    assert said.returncode == 1
    assert "arsia.games.pocket_mars.judgement.worth -> arsia.words" in said.stdout

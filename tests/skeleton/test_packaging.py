"""What an installed Arsia needs is in the wheel."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import arsia

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return ZipFile(next(folder.glob("arsia-*.whl")))


def test_every_module_and_catalogue_is_inside(wheel: ZipFile) -> None:
    source = ROOT / "src"
    needed = {
        str(path.relative_to(source))
        for path in (source / "arsia").rglob("*")
        if path.suffix in (".py", ".ftl", ".md", ".typed")
    }
    assert {"arsia/py.typed", "arsia/words/pl/pocket_mars.ftl", "arsia/words/de/pocket_mars.md"} <= needed
    assert needed <= set(wheel.namelist())


def test_the_browser_client_is_inside(wheel: ZipFile) -> None:
    names = wheel.namelist()
    assert "arsia/server/static/index.html" in names
    assert any(name.startswith("arsia/server/static/assets/") and name.endswith(".js") for name in names)


def test_the_licence_and_the_command_are_inside(wheel: ZipFile) -> None:
    about = f"arsia-{arsia.__version__}.dist-info"
    assert "Apache License" in wheel.read(f"{about}/licenses/LICENSE").decode()
    assert "arsia = arsia.cli:main" in wheel.read(f"{about}/entry_points.txt").decode()


def test_nothing_else_is_installed(wheel: ZipFile) -> None:
    assert {name.split("/")[0] for name in wheel.namelist()} == {"arsia", f"arsia-{arsia.__version__}.dist-info"}

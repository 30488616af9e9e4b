"""What the pages and the examples show runs."""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
EXAMPLE = ROOT / "examples" / "supply_drop"
#: The page that shows parts of the example, which runs as a whole elsewhere.
WALK = "add-a-game.md"


def blocks(page: Path) -> list[str]:
    found = re.findall(r"^( *)```python\n(.*?)^ *```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    return [textwrap.dedent(code) for _, code in found]


PAGES = [page for page in sorted(DOCS.glob("*.md")) if blocks(page) and page.name != WALK]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_block_of_a_page_runs(page: Path) -> None:
    for code in blocks(page):
        exec(compile(code, str(page), "exec"), {})


def test_what_the_walk_shows_is_in_the_example() -> None:
    sources = "\n".join(file.read_text(encoding="utf-8") for file in EXAMPLE.rglob("*.py"))
    plain = re.sub(r"^ +", "", sources, flags=re.MULTILINE)
    shown = blocks(DOCS / WALK)
    assert len(shown) >= 8
    for code in shown:
        assert re.sub(r"^ +", "", code, flags=re.MULTILINE).strip() in plain, code
    for line in re.findall(r"```toml\n(.*?)```", (DOCS / WALK).read_text(encoding="utf-8"), re.DOTALL):
        assert line.strip() in (EXAMPLE / "pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("script", sorted((ROOT / "examples").glob("*.py")), ids=lambda script: script.name)
def test_an_example_runs(script: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(script)], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout


def test_every_link_between_pages_leads_somewhere() -> None:
    for page in [*DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "examples").glob("*.md")]:
        text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", text):
            if "://" not in link:
                assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_site_has_every_page() -> None:
    listed = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    assert listed == {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")}


def test_every_hook_is_told() -> None:
    import inspect

    from arsia.kernel.game import Game

    told = (DOCS / WALK).read_text(encoding="utf-8")
    hooks = [name for name in inspect.signature(Game.__init__).parameters if name not in ("self", "name", "table")]
    assert not [hook for hook in hooks if f"`{hook}`" not in told]


def test_every_key_of_the_catalogue_is_told() -> None:
    from arsia.properties.declaring import ALSO_PRINTED, PRINTED

    told = (DOCS / WALK).read_text(encoding="utf-8")
    assert not [key for key in (*PRINTED, *ALSO_PRINTED) if f"`{key}`" not in told]

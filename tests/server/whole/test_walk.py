"""The walk in docs/architecture.md: a move goes the way that is told there, past what is named there."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from ..kit import Data, Here, running, tokens

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
WALK = MAP.partition("## A move, from click to click")[2].partition("\n## ")[0]
#: Every place on the walk: a file, and what is meant in it.
STATIONS = [
    (file if file.startswith(("src/", "web/", "tests/")) else f"src/arsia/server/{file}", name)
    for file, name in re.findall(r"`([\w/.]+\.(?:py|ts|svelte))(?::([\w.]+))?`", WALK)
]


def test_every_file_and_name_on_the_walk_is_there() -> None:
    assert len(STATIONS) > 15
    assert [trouble for station in STATIONS if (trouble := missing(*station))] == []


def test_every_folder_on_the_map_is_there_and_nothing_in_the_server_is_left_out() -> None:
    rows = dict(re.findall(r"^\| `([\w/]+)` \| (.*) \|$", MAP, flags=re.M))
    assert len(rows) > 15
    assert [folder for folder in rows if not (ROOT / folder).is_dir()] == []
    for init in (ROOT / "src/arsia/server").rglob("__init__.py"):
        folder = init.parent.relative_to(ROOT).as_posix()
        upper, _, name = folder.rpartition("/")
        if folder not in rows:  # a room in a room is named there
            assert f"`{name}`" in rows.get(upper, "") or "migrations" in upper, f"docs/architecture.md forgets {folder}"
            continue
        files = [path.name for path in init.parent.glob("*.py") if path != init]
        assert [file for file in files if f"`{file}`" not in rows[folder]] == [], f"docs/architecture.md on {folder}"


async def test_a_move_goes_the_way_that_is_told(tmp_path: Path) -> None:
    functions = [
        f"{file}:{name}" for file, name in STATIONS if file.endswith(".py") and name and not is_class(file, name)
    ]
    async with running(tmp_path) as here:
        with passed_by() as before:
            made = await here.make("me", "here", seed=3)
        table, own = made["table"], tokens(made)
        at, asked = await whoever_is_asked(here, table, own)
        async with here.live(table, own[at]) as mover, here.live(table, own[1 - at]) as other:
            await mover.next("update")
            await other.next("update")
            with passed_by() as seen:
                await mover.say(type="move", request=1, decision=asked["id"], option=asked["options"][0])
                await other.until(lambda frame: frame["type"] == "update" and frame["version"] == 1)
            assert (await mover.next("done"))["version"] == 1
        at, asked = await whoever_is_asked(here, table, own)
        with passed_by() as posted:
            move = {"decision": asked["id"], "option": asked["options"][0]}
            await here.post(f"{table}/moves", own[at], move)
    on_the_way = [name for name in functions if name in seen]
    assert len(on_the_way) > 10
    assert on_the_way == sorted(on_the_way, key=seen.index), "the walk tells another order than this move took"
    assert [name for name in functions if name not in (*seen, *before, *posted)] == [], "nobody comes past there"


async def whoever_is_asked(here: Here, table: str, own: dict[int, str]) -> tuple[int, Data]:
    """A seat that must decide, and what."""
    at = (await here.get(f"{table}/view"))["thinking"][0]
    return at, (await here.get(f"{table}/view", own[at]))["decision"]


@contextmanager
def passed_by() -> Iterator[list[str]]:
    """The functions of Arsia that are called, in the order of their first calls."""
    calls: dict[str, None] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event == "call" and file.is_relative_to(ROOT / "src"):
            calls.setdefault(f"{file.relative_to(ROOT).as_posix()}:{frame.f_code.co_qualname}")

    found: list[str] = []
    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(None)
        found += calls


def missing(file: str, name: str) -> str | None:
    """What is wrong with a place on the walk."""
    path = ROOT / file
    if not path.is_file():
        now = [
            str(each.relative_to(ROOT))
            for each in (ROOT / file.split("/")[0]).rglob(path.name)
            if "node_modules" not in each.parts
        ]
        return f"docs/architecture.md names {file}, which is not there; is it now {' or '.join(now) or 'gone'}?"
    if path.suffix == ".py":
        is_there = not name or find(path, name) is not None
    else:
        text = path.read_text(encoding="utf-8")
        is_there = all(re.search(rf"\b{part}\b", text) for part in name.split(".") if part)
    return None if is_there else f"docs/architecture.md names {name} in {file}, where nothing is called so"


def is_class(file: str, name: str) -> bool:
    return isinstance(find(ROOT / file, name), ast.ClassDef)


def find(path: Path, name: str) -> ast.stmt | None:
    """What a name means in a module."""
    scope: list[ast.stmt] = ast.parse(path.read_text(encoding="utf-8")).body
    found: ast.stmt | None = None
    for part in name.split("."):
        named = (each for each in scope if isinstance(each, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)))
        found = next((each for each in named if each.name == part), None)
        if found is None:
            return None
        scope = getattr(found, "body", [])
    return found

"""The locks name every package by version and hash, and no place to fetch it from."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = ("bootstrap", "dev", "docs", "node", "rl", "runtime")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def text(lock: str) -> str:
    return (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")


def pinned(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text(lock), re.MULTILINE))


def normal(requirement: str) -> str:
    """The name in a requirement, as locks spell it."""
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name[0]).lower()


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_hashes_and_no_addresses(lock: str) -> None:
    assert "://" not in text(lock)
    for entry in re.split(r"\n(?=\w)", text(lock).strip()):
        assert re.match(r"[\w.-]+==", entry), entry.splitlines()[0]
        assert "--hash=sha256:" in entry, entry.splitlines()[0]


def test_whatever_the_project_asks_for_is_locked() -> None:
    groups = PROJECT["dependency-groups"]
    runtime = [normal(each) for each in PROJECT["project"]["dependencies"]]
    node = groups.pop("node")  # only for machines that have none
    docs = groups.pop("docs")  # only for `make docs`
    tools = [normal(each) for group in groups.values() for each in group if isinstance(each, str)]
    assert {normal(each) for each in node} <= set(pinned("node")), "run `make lock`"
    assert {normal(each) for each in docs} <= set(pinned("docs")), "run `make lock`"
    assert {*runtime, *map(normal, PROJECT["project"]["optional-dependencies"]["rl"])} <= set(pinned("rl")), (
        "run `make lock`"
    )
    assert set(runtime) <= set(pinned("runtime")), "run `make lock`"
    assert {*runtime, *tools} <= set(pinned("dev")), "run `make lock`"


def test_the_locks_agree() -> None:
    dev = pinned("dev")
    for lock in ("bootstrap", "runtime"):
        for name, version in pinned(lock).items():
            assert dev.get(name) == version, f"{lock}.lock and dev.lock differ on {name}; run `make lock`"
    for lock in ("docs", "rl"):
        for name, version in pinned(lock).items():
            assert dev.get(name, version) == version, f"{lock}.lock and dev.lock differ on {name}; run `make lock`"

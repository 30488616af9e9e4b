"""Records on disk: a game is kept as one JSON file."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from arsia.kernel.message import Message, Refused
from arsia.kernel.table import Table

_WHY: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "cli-why-missing",
    IsADirectoryError: "cli-why-folder",
    NotADirectoryError: "cli-why-no-folder",
    PermissionError: "cli-why-forbidden",
}


def trouble(error: OSError) -> Message:
    """What is wrong with a file."""
    known = _WHY.get(type(error))
    why: object = Message(known) if known else error.strerror or type(error).__name__
    return Message("cli-refuse-file", {"file": str(error.filename or ""), "why": why})


def load(path: Path) -> Mapping[str, object]:
    """What is in a record file; whether it is a game is for `arsia.replay` to say."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise Refused(Message("cli-refuse-json", {"file": str(path)})) from error
    if not isinstance(found, dict):
        raise Refused(Message("refuse-record-head"))
    return found


def save(table: Table, path: Path) -> None:
    """Write the record, whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(json.dumps(table.record()) + "\n", encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        if isinstance(error, FileNotFoundError):
            raise NotADirectoryError(error.errno, error.strerror, str(path)) from error
        error.filename = str(path)
        raise


def is_taken(path: Path) -> bool:
    """Is there already something in it that would be lost?"""
    return path.exists() and (path.is_dir() or path.stat().st_size > 0)


def free_name(game: str) -> Path:
    """A file name for a game that no other game has here."""
    path, n = Path(f"{game}.json"), 1
    while is_taken(path):
        n += 1
        path = Path(f"{game}-{n}.json")
    return path


class Keeper:
    """Keeps the game of a table in a file after every move, once it has one."""

    def __init__(self, table: Table, path: Path | None) -> None:
        self.table = table
        self.path = path

    def keep(self) -> None:
        """Write what has happened so far, if there is a place for it."""
        if self.path is not None:
            save(self.table, self.path)

    def keep_in(self, path: Path) -> None:
        """Write it here, and from now on. What is there already is not overwritten."""
        if path != self.path and is_taken(path):
            raise Refused(Message("cli-refuse-taken", {"file": str(path)}))
        save(self.table, path)
        self.path = path

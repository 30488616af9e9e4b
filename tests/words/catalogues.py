"""The catalogues as they are written: which messages a file has, and which arguments each of them uses."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from arsia.words import LANGUAGES

FILES = tuple(sorted(each.name for each in (files("arsia.words") / "en").iterdir() if each.name.endswith(".ftl")))
#: The files whose refusals are the table's and the games', not those of the command line, the doors or the server.
TABLE_AND_GAMES = tuple(name for name in FILES if name not in ("cli.ftl", "doors.ftl", "server.ftl"))
SHARED = tuple(name for name in FILES if not (files("arsia.words") / "en" / name.replace(".ftl", ".md")).is_file())
EVERY_FILE = [(language, name) for language in LANGUAGES for name in FILES]


class Arguments(Visitor):
    """The arguments that a message uses; another form of one, as in ``$building_in``, is still the same argument."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name.partition("_")[0])


@cache
def entries(language: str, name: str) -> tuple[Any, ...]:
    """What a file holds, comments left out."""
    source = (files("arsia.words") / language / name).read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    return tuple(entry for entry in body if not isinstance(entry, ast.BaseComment))


@cache
def arguments(language: str, name: str) -> dict[str, set[str]]:
    """The messages of a file with the arguments that each uses."""
    found: dict[str, set[str]] = {}
    for entry in entries(language, name):
        used = Arguments()
        used.visit(entry)
        found[entry.id.name] = used.names
    return found

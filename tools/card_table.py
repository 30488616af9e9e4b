"""All cards of Terraforming Mars with their texts in three languages, to compare them with the printed ones.

    python tools/card_table.py

writes docs/cards/terraforming_mars.md anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

import arsia
from arsia.words import LANGUAGES, Words

GAME: Final = "terraforming_mars"
KEPT: Final = Path(__file__).parents[1] / "docs" / "cards" / f"{GAME}.md"
LANGUAGE_NAMES: Final = {"en": "English", "pl": "Polski", "de": "Deutsch"}
HEAD: Final = """\
# The cards of Terraforming Mars

`tools/card_table.py` writes this page from what the cards do. The texts are ours, and say in three languages what the
printed cards do. *CE* marks the cards of the Corporate Era.
"""

Thing: TypeAlias = dict[str, Any]


def page() -> str:
    """The whole page."""
    things = arsia.game(GAME).catalogue()
    projects = [thing for thing in things if thing["kind"] == "card"]
    corporations = [thing for thing in things if thing["kind"] == "corporation"]
    parts = [
        HEAD,
        f"## {len(projects)} projects\n",
        _table(["No.", "Kind", "Cost", "Tags"], projects, _project),
        f"## {len(corporations)} corporations\n",
        _table(["Set", "Tags"], corporations, _corporation),
    ]
    return "\n".join(parts)


def _table(heads: list[str], things: list[Thing], facts: Callable[[Thing, Words], list[str]]) -> str:
    words = [Words(language, GAME) for language in LANGUAGES]
    rows = [[*heads, *[LANGUAGE_NAMES[each.language] for each in words]]]
    rows.append(["---"] * len(rows[0]))
    rows += [[*facts(thing, words[0]), *[_said(thing, each) for each in words]] for thing in things]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in rows)


def _project(thing: Thing, words: Words) -> list[str]:
    number = f"{thing['number']:03}" + (" *CE*" if thing["corporate"] else "")
    return [number, thing["colour"], str(thing["cost"]), _tags(thing, words)]


def _corporation(thing: Thing, words: Words) -> list[str]:
    return ["*CE*" if thing["corporate"] else "", _tags(thing, words)]


def _tags(thing: Thing, words: Words) -> str:
    return ", ".join(words.text(f"tag-{tag}") for tag in thing["tags"])


def _said(thing: Thing, words: Words) -> str:
    name = words.text(f"card-{thing['id']}")
    return " ".join([f"**{name}.**", *[words.say(text) for text in thing["texts"].values()]])


if __name__ == "__main__":
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_text(page(), encoding="utf-8")

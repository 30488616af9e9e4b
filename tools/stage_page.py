"""Write into docs/testing.md what each game's stage declares: what a test may set and read, and where it may begin.

    python tools/stage_page.py [--check]

What stands between `<!-- stage: GAME -->` and `<!-- end -->` is written by this; everything else on the page stays.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import arsia
from arsia.kernel.stage import Entry, Stage

PAGE: Final = Path(__file__).parents[1] / "docs" / "testing.md"
MOST: Final = 12  # names that a line of the page lists
PLACE: Final = re.compile(r"(<!-- stage: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table_of(entries: Mapping[str, Entry]) -> str:
    """Names that are the same but for what they are called share a line."""
    alike: dict[tuple[str, str, bool], list[str]] = {}
    for entry in entries.values():
        alike.setdefault((entry.takes, entry.what, entry.where.put is None), []).append(f"`{entry.name}`")
    lines = ["| name | what | takes |", "| --- | --- | --- |"]
    for (takes, what, only_read), names in alike.items():
        shown = names if len(names) <= MOST else [*names[:2], "…", names[-1]]
        lines.append(f"| {', '.join(shown)} | {what} | {'to read only' if only_read else takes} |".replace("  ", " "))
    return "\n".join(lines)


def page_of(stage: Stage[Any]) -> str:
    """One game's part of the page."""
    alike: dict[str, list[str]] = {}
    for phase in stage.phases.values():
        alike.setdefault(phase.what, []).append(f"`{phase.name}`")
    phases = "\n".join(f"- {', '.join(names)}: {what}" for what, names in alike.items())
    of_seat, of_table = table_of(stage.of_seat), table_of(stage.of_table)
    return f"\nOf a player:\n\n{of_seat}\n\nOf the table:\n\n{of_table}\n\nPhases:\n\n{phases}\n\n"


def rewritten(text: str) -> str:
    """The page as the stages declare it now."""

    def write(found: re.Match[str]) -> str:
        stage = arsia.game(found[2]).stage
        assert stage is not None, f"{found[2]} has no stage"
        return found[1] + page_of(stage) + found[3]

    return PLACE.sub(write, text)


def main(words: list[str]) -> int:
    """Write, or say whether the page is out of date."""
    text = PAGE.read_text(encoding="utf-8")
    new = rewritten(text)
    if new == text:
        return 0
    if "--check" in words:
        print("docs/testing.md does not say what the stages declare; python tools/stage_page.py writes it")
        return 1
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

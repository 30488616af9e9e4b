"""The terminal: where things are shown, and where answers are read."""

from __future__ import annotations

import sys

from rich.console import Console


def screen() -> Console:
    """The terminal to show things on. Brackets in a player's name are brackets."""
    return Console(file=sys.stdout, markup=False, highlight=False, emoji=False)


def side_screen() -> Console:
    """Where progress is shown, beside what a machine may be reading."""
    return Console(file=sys.stderr, markup=False, highlight=False, emoji=False)


def ask(prompt: str) -> str:
    """A line that was typed. EOFError: there will be no more."""
    sys.stdout.flush()
    line = input(f"{prompt} ").strip()
    if not sys.stdin.isatty():
        print(line)  # a terminal shows what is typed; a transcript should too
    return line


def wipe(show: Console) -> None:
    """Leave nothing for the next person to see, not even by scrolling back."""
    if show.is_terminal:
        show.clear()
        show.file.write("\x1b[3J")

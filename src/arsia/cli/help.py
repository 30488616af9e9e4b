"""Help: what can be typed."""

from __future__ import annotations

from rich.table import Table as Grid

import arsia
from arsia.cli.arguments import COMMANDS, Command
from arsia.cli.screen import screen
from arsia.cli.speech import Words
from arsia.words import title


def overview(language: str) -> None:
    """The commands and the games."""
    words, show = Words(language), screen()
    show.print(words.text("cli-about"), style="bold")
    show.print()
    show.print(_grid([(command.usage, words.text(f"cli-command-{each}")) for each, command in COMMANDS.items()]))
    show.print()
    show.print(words.text("cli-games-are", count=len(arsia.games())), style="bold")
    show.print(_grid([(each, title(language, each)) for each in arsia.games()]))
    show.print()
    show.print(words.text("cli-more-help"))


def command_help(command: Command, language: str) -> None:
    """One command and its flags."""
    words, show = Words(language), screen()
    show.print(command.usage, style="bold")
    show.print(words.text(f"cli-command-{command.name}"))
    show.print()
    show.print(_grid([(flag.usage, words.text(f"cli-flag-{flag.name}")) for flag in command.flags]))


def _grid(rows: list[tuple[str, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for each, text in rows:
        grid.add_row(f"  {each}", text)
    return grid

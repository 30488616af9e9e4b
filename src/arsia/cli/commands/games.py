"""``arsia games``: which games there are."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

import arsia
from arsia.cli.arguments import Arguments
from arsia.cli.screen import screen
from arsia.cli.speech import Words, name, sentence, words_for
from arsia.kernel.game import Game


def games(arguments: Arguments, language: str) -> int:
    """Every game with its seats, modes, options and their defaults."""
    show = screen()
    tell_broken(language)
    for game in arsia.games().values():
        _show_game(game, words_for(game, language), show)
    return 0


def tell_broken(language: str) -> None:
    """Say of each game of another package that cannot be loaded why not."""
    for why in arsia.broken().values():
        print(sentence(why.message, language), file=sys.stderr)


def _show_game(game: Game[Any], words: Words, show: Console) -> None:
    show.print(f"{game.name}  {name(words, 'game', game.name)}", style="bold")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    grid.add_row("  " + words.text("cli-seats"), _numbers(game.seats))
    for index, mode in enumerate(game.modes):
        chosen = " ".join(f"{key}={_typed(value)}" for key, value in mode.options.items())
        told = f"{mode.name} ({_numbers(mode.seats)}) {chosen}".rstrip()
        grid.add_row("  " + words.text("cli-modes") if index == 0 else "", told)
    for index, setting in enumerate(game.options.values()):
        values = ", ".join(_typed(value) for value in setting.values)
        told = words.text("cli-option-line", option=setting.name, values=values, default=_typed(setting.default))
        grid.add_row("  " + words.text("cli-options") if index == 0 else "", told)
    show.print(grid)


def _numbers(seats: tuple[int, ...]) -> str:
    whole = len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1))
    return f"{seats[0]}-{seats[-1]}" if whole else ", ".join(map(str, seats))


def _typed(value: object) -> str:
    """A value as it is typed."""
    return str(value).lower()

"""``arsia rules``: the rules of a game."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console
from rich.markdown import Markdown

from arsia.cli.arguments import Arguments
from arsia.cli.screen import screen
from arsia.cli.speech import Words
from arsia.kernel.game import Game
from arsia.kernel.message import Message, Refused


def rules(arguments: Arguments, language: str) -> int:
    """The rules page of a game."""
    show_rules(arguments.game(), language, screen())
    return 0


def show_rules(game: Game[Any], language: str, show: Console) -> None:
    """The rules page, laid out for a person, as it is for a file."""
    try:
        page = Words(language).rules(game.name)
    except FileNotFoundError as missing:
        raise Refused(Message("cli-refuse-no-rules", {"game": game.name})) from missing
    if show.is_terminal:
        show.print(Markdown(page))
    else:
        sys.stdout.write(page)

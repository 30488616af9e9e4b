"""Every card of a game with its texts, made from what the cards do."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from arsia.cli.speech import Words, name, say
from arsia.kernel.game import Game
from arsia.kernel.message import Message


def show_cards(game: Game[Any], words: Words, show: Console, wanted: str) -> None:
    """The cards whose name or text has what is wanted in it; all of them if nothing is."""
    entries = [_Entry(entry, game, words) for entry in game.catalogue()]
    found = [entry for entry in entries if wanted.lower() in entry.whole().lower()]
    if not found:
        show.print(words.text("cli-no-such-card", wanted=wanted), style="yellow")
        return
    grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for entry in found:
        for index, (label, text) in enumerate(entry.texts):
            grid.add_row(Text(entry.name if index == 0 else "", style="bold"), Text(label, style="dim"), Text(text))
    show.print(grid)
    if any(entry.is_designed for entry in found):
        show.print(words.text("cli-designed"), style="dim")


class _Entry:
    """A card in words."""

    def __init__(self, entry: dict[str, object], game: Game[Any], words: Words) -> None:
        texts, designed = entry["texts"], entry["designed"]
        assert isinstance(texts, dict)
        assert isinstance(designed, list)
        self.name = name(words, str(entry["kind"]), entry["id"])
        self.is_designed = bool(designed)
        self.texts = [
            (_label(way, game, words), _said(words, text) + (" *" if way in designed else ""))
            for way, text in texts.items()
        ]

    def whole(self) -> str:
        """Everything that it says."""
        return " ".join([self.name, *[text for _, text in self.texts]])


def _said(words: Words, text: object) -> str:
    return say(words, text) if isinstance(text, Message) else str(text)


def _label(way: str, game: Game[Any], words: Words) -> str:
    own = f"cli-{game.name}-{way}".replace("_", "-")
    return words.text(own) if words.has(own) else way.replace("_", " ")

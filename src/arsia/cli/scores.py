"""The end of a game: who won, and the score sheets side by side."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from arsia.cli.speech import Words, name, say
from arsia.kernel.outcome import Line, Outcome


def draw(outcome: Outcome, words: Words) -> RenderableType:
    """How it came to its end, the result, and what the points are for."""
    return Group(
        Text(say(words, outcome.reason)),
        Text(_result(outcome, words), style="bold"),
        _sheets(outcome, words),
    )


def _result(outcome: Outcome, words: Words) -> str:
    if outcome.won is not None:
        return words.text("cli-won" if outcome.won else "cli-lost")
    first = [words.player(seat) for seat, place in enumerate(outcome.places) if place == 1]
    if not first:
        return words.text("cli-nobody-won")
    return words.text("cli-winners", names=", ".join(first), count=len(first))


def _sheets(outcome: Outcome, words: Words) -> Grid:
    """One column for each player, and one for an opponent that holds no seat."""
    sheets = [*outcome.sheets, *([outcome.rival] if outcome.rival else [])]
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column()
    for player in range(len(sheets)):
        grid.add_column(words.player(player), justify="right")
    for label in dict.fromkeys(line.label for sheet in sheets for line in sheet):
        grid.add_row(_label(label, words), *[_points(sheet, label) for sheet in sheets])
    grid.add_section()
    totals = [str(sum(line.points for line in sheet)) for sheet in sheets]
    grid.add_row(words.text("cli-total"), *totals, style="bold")
    if outcome.won is None:
        grid.add_row(words.text("cli-place"), *[f"{place}." for place in outcome.places])
    return grid


def _points(sheet: tuple[Line, ...], label: str) -> str:
    points = [line.points for line in sheet if line.label == label]
    return str(sum(points)) if points else ""


def _label(label: str, words: Words) -> str:
    return words.text(label) if words.has(label) else name(words, "score", label)

"""Progress of long runs, on the side and only where somebody is watching."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from arsia.cli.screen import side_screen


@contextmanager
def watched(label: str) -> Iterator[Callable[[int, int], None] | None]:
    """Something to be told how much is done, of how much; None where nobody is watching."""
    show = side_screen()
    if not show.is_terminal:
        yield None
        return
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=show, transient=True) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)

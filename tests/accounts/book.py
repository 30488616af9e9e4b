"""The frame: a book of accounts hears what everybody is told, and is held against the table after every move.

A book belongs to one game. It knows the events of the log and the sheet of facts in `tests/facts`, and nothing of the
engine. For each event it has a method `on_<verb>` with the event's parts; what changes no account it names in `SILENT`.
`stand` says where the accounts stand and `seen` reads the same from a spectator's view, in the same shape; `close`
counts the points of the end.

    class Toy(Book):
        SILENT = frozenset({"round"})

        def on_gain(self, player: int, n: int) -> None:
            self.gold[player] += n
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from arsia.kernel.journal import Event
from arsia.kernel.outcome import Outcome
from arsia.properties.cases import Case, any_move

FACTS = Path(__file__).parents[1] / "facts"


class Wrong(AssertionError):
    """The accounts and the table do not agree."""


class Book:
    """The accounts of one game."""

    #: Events that change no account.
    SILENT: ClassVar[frozenset[str]] = frozenset()
    #: Events of which one may be missing without a difference: they only say why what follows happens.
    REASONS: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, case: Case) -> None:
        self.case = case
        self.seats = case.seats
        self.facts: dict[str, Any] = json.loads((FACTS / f"{case.game}.json").read_text("utf-8"))

    def hear(self, event: Event) -> None:
        """Enter what was told."""
        verb = str(event[0])
        if verb not in self.SILENT:
            getattr(self, f"on_{verb}")(*event[1:])

    def stand(self) -> dict[str, object]:
        """Where the accounts stand."""
        raise NotImplementedError

    def seen(self, view: Any) -> dict[str, object]:
        """The same, as a spectator sees it."""
        raise NotImplementedError

    def close(self, outcome: Outcome) -> None:
        """Count the points and compare them."""
        raise NotImplementedError

    def must(self, holds: bool, what: str) -> None:
        """Something that the rules say."""
        if not holds:
            raise Wrong(f"{self.case}: {what}")

    def compare(self, view: Any) -> None:
        """Hold the accounts against what a spectator sees."""
        mine, theirs = self.stand(), self.seen(view)
        for name, value in mine.items():
            if value != theirs[name]:
                raise Wrong(f"{self.case}: {name}: by the log {value}, on the table {theirs[name]}")


class Page:
    """What was told since the last move, and what a spectator saw then."""

    def __init__(self, events: Sequence[Event], view: Any) -> None:
        self.events = events
        self.view = view


def play(case: Case) -> tuple[list[Page], Outcome]:
    """A random game, as it was told and seen."""
    rng = Random(case.seed)
    table = case.table()
    pages: list[Page] = []
    heard = 0
    while True:
        events = table.events(None)
        pages.append(Page(events[heard:], table.view(None)))
        heard = len(events)
        if table.outcome is not None:
            return pages, table.outcome
        table.play(*any_move(table, rng))


def audit(book: Book, pages: Sequence[Page], outcome: Outcome) -> None:
    """Keep the book through a game; raises `Wrong` where it does not agree."""
    for page in pages:
        for event in page.events:
            book.hear(event)
        book.compare(page.view)
    book.close(outcome)


def places(ranks: Sequence[Any]) -> tuple[int, ...]:
    """One more than there are better ones."""
    return tuple(1 + sum(other > own for other in ranks) for own in ranks)


def without(pages: list[Page], verb: str) -> list[Page]:
    """The same game, with the first event of this kind untold."""
    left = list(pages)
    for index, page in enumerate(pages):
        for place, event in enumerate(page.events):
            if event[0] == verb:
                left[index] = Page([*page.events[:place], *page.events[place + 1 :]], page.view)
                return left
    return left

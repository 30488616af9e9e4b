"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence

from arsia.kernel.message import Message


class Line:
    """One line of a score sheet: what the points are for, and how many."""

    __slots__ = ("label", "points")

    def __init__(self, label: str, points: int) -> None:
        self.label = label
        self.points = points

    def __repr__(self) -> str:
        return f"{self.label}: {self.points}"


class Outcome:
    """Places (1 is first; nobody may be), scores and score sheets by seat.

    ``won`` is None where seats play against each other, and says whether the table won where they play
    together or alone. ``reason`` says how the game came to its end. ``rival`` is the sheet of an opponent
    that holds no seat.
    """

    __slots__ = ("places", "reason", "rival", "scores", "sheets", "won")

    def __init__(
        self,
        places: tuple[int, ...],
        scores: tuple[int, ...],
        sheets: tuple[tuple[Line, ...], ...],
        reason: Message,
        won: bool | None = None,
        rival: tuple[Line, ...] = (),
    ) -> None:
        self.places = places
        self.scores = scores
        self.sheets = sheets
        self.reason = reason
        self.won = won
        self.rival = rival

    def data(self) -> dict[str, object]:
        """The outcome as JSON-able data."""
        return {
            "places": list(self.places),
            "scores": list(self.scores),
            "sheets": [_lines(sheet) for sheet in self.sheets],
            "won": self.won,
            "rival": _lines(self.rival),
            "reason": self.reason.data(),
        }

    def __repr__(self) -> str:
        return f"Outcome(places={self.places}, scores={self.scores}, won={self.won})"


def _lines(sheet: tuple[Line, ...]) -> list[list[object]]:
    return [[line.label, line.points] for line in sheet]


def places(ranks: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Places by rank, higher first; equal ranks share the better place."""
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)

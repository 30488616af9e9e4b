"""What is handed to a worker process, and what comes back."""

from __future__ import annotations

from typing import Any

import msgspec

from arsia.kernel.message import Answer


class Job(msgspec.Struct, frozen=True):
    """A table by its record, and the seat that is to decide."""

    table: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    moves: list[tuple[int, Answer]]
    seat: int
    bot: str
    within: float | None = None  # seconds after which a search has to end, whatever the bot's name allows


class Guess(msgspec.Struct, frozen=True):
    """How an answer fared in quick games."""

    answer: Answer
    won: float
    games: int

"""What is handed to a bot's worker process."""

from __future__ import annotations

from typing import Any

import msgspec

from arsia.kernel.message import Option


class Job(msgspec.Struct, frozen=True):
    """A table by its record, and the seat that is to decide."""

    table: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    moves: list[tuple[int, Option]]
    seat: int
    bot: str

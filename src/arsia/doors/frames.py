"""What a bot behind a door is told. This file alone reads the table for it, and only what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from arsia.kernel.decision import Decision, Selection
from arsia.kernel.journal import Event
from arsia.kernel.message import Message, Refused
from arsia.kernel.table import Table

PROTOCOL: Final = "arsia-bot/1"

#: A JSON object, on a line of its own.
Frame: TypeAlias = dict[str, Any]


def hello(table: Table, seat: int, seed: int, seconds: float) -> Frame:
    """What is played, and where the bot sits."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": table.game_name,
        "edition": table.game.edition,
        "seats": table.seats,
        "seat": seat,
        "options": dict(table.options),
        "seed": seed,
        "seconds": seconds,
        "imagines": True,
    }


def decide(table: Table, seat: int, told: Sequence[Event], seconds: float, looks: bool) -> Frame:
    """A decision, and everything the seat sees. What it heard before is not told again: `told` begins at `told_from`,
    and what it heard after that was taken back."""
    known, news = since(told, table.events(seat))
    return {
        "type": "decide",
        **question(table.pending[seat]),
        "view": table.view(seat) if looks else None,
        "told": news,
        "told_from": known,
        "seconds": seconds,
    }


def question(asked: Decision) -> Frame:
    """What is asked, and everything that can be answered."""
    return {
        "id": asked.id,
        "seat": asked.seat,
        "prompt": asked.prompt.data(),
        "options": asked.options,
        "several": _set_of(asked.several),
    }


def imagined(table: Table, number: int, seat: int, looks: bool) -> Frame:
    """A table as the seat imagines it."""
    return {
        "type": "imagined",
        "table": number,
        "pending": [question(table.pending[other]) for other in sorted(table.pending)],
        "worth": table.worth(seat),
        "view": table.view(seat) if looks else None,
        "outcome": None if table.outcome is None else table.outcome.data(),
    }


def over(table: Table) -> Frame:
    """How the game ended; nothing, if it was left before."""
    return {"type": "over", "outcome": None if table.outcome is None else table.outcome.data()}


def refused(id: int, why: str, message: Message) -> Frame:
    """Why an answer does not count."""
    sentence = str(Refused(message))
    return {"type": "refused", "id": id, "why": why, "message": message.data(), "sentence": sentence}


def _set_of(several: Selection | None) -> Frame | None:
    if several is None:
        return None
    return {
        "elements": [{"option": option, "times": times} for option, times in several.elements.items()],
        "least": several.least,
        "most": several.most,
        "taken": several.taken,
        "endings": several.ends,
    }


def since(told: Sequence[Event], events: Sequence[Event]) -> tuple[int, Sequence[Event]]:
    """How many events from the beginning were told and still stand, and the rest."""
    known = len(told)
    if events[:known] != told:
        pairs = enumerate(zip(told, events, strict=False))
        known = next((n for n, (one, other) in pairs if one != other), min(known, len(events)))
    return known, events[known:]

"""Conceding: what it means for the others, and how a game ends that nobody played to its end."""

from __future__ import annotations

from arsia.kernel.message import Message
from arsia.kernel.outcome import Outcome, places
from arsia.kernel.table import Table
from arsia.server.storage.rows import KeptTable
from arsia.server.tables import handover


def ends_the_game(table: KeptTable, seat: int) -> bool:
    """Is the game over for all when the seat concedes? It goes on while another person has somebody to play against."""
    running = [each for each, kept in enumerate(table.seats) if each != seat and not kept.conceded]
    people = [each for each in running if handover.is_persons(table, each)]
    return not people or len(running) < 2


def outcome(kept: KeptTable, table: Table) -> Outcome:
    """How a game ended that was conceded: those who gave up are last, the others stand as they stood."""
    conceded = [seat.conceded for seat in kept.seats]
    scores = tuple(table.tally(seat) for seat in range(table.seats))
    together = table.seats == 1 or "coop" in table.options.values()
    ranks = [(0 if gave_up or together else 1, score) for gave_up, score in zip(conceded, scores, strict=True)]
    gave_up = next((seat for seat, is_out in enumerate(conceded) if is_out), 0)
    reason = Message(f"end-{kept.ended}", {"player": gave_up})
    ended = tuple(2 for _ in ranks) if together else places(ranks)
    return Outcome(ended, scores, tuple(() for _ in ranks), reason, False if together else None)

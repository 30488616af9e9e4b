"""Records: a game is its seed and its moves, in one JSON-able dictionary."""

from __future__ import annotations

from collections.abc import Mapping

from arsia.kernel.decision import IllegalMove
from arsia.kernel.game import Game
from arsia.kernel.journal import UNDO
from arsia.kernel.message import Message, Option, Refused
from arsia.kernel.table import Table

FORMAT = 1


class BadRecord(Refused):
    """The record cannot be replayed to its end. ``table`` is the game up to the last good move, if it got so far."""

    def __init__(self, message: Message, table: Table | None = None) -> None:
        super().__init__(message)
        self.table = table


def record_of(table: Table) -> dict[str, object]:
    """The record of a table."""
    if table.seed is None or table.origin is not None:
        raise BadRecord(Message("refuse-imagined"))
    return {
        "format": FORMAT,
        "game": table.game_name,
        "edition": table.edition,
        "digest": table.digest(),
        "seats": table.seats,
        "options": dict(table.options),
        "seed": table.seed,
        "moves": [[seat, list(option)] for seat, option in table.moves()],
        "outcome": None if table.outcome is None else table.outcome.data(),
    }


def replay(record: Mapping[str, object], game: Game, upto: object = None, journal: bool = True) -> Table:
    """The table after its first ``upto`` moves, or after all."""
    if record.get("format") != FORMAT:
        raise BadRecord(Message("refuse-format", {"value": str(record.get("format")), "format": FORMAT}))
    seats, seed, options = record.get("seats"), record.get("seed"), record.get("options")
    if type(seats) is not int or type(seed) is not int or not isinstance(options, dict):
        raise BadRecord(Message("refuse-record-head"))
    taken = _moves(record, seats)
    good = len(taken)
    if upto is not None:
        if type(upto) is not int or not 0 <= upto <= len(taken):
            raise BadRecord(Message("refuse-upto", {"value": str(upto), "moves": len(taken)}))
        good = upto
    stopped: IllegalMove | None = None
    while True:
        table = game.new(seats, seed, options, journal)
        try:
            table.remake(taken[:good])
            break
        except IllegalMove as refusal:
            # Up to here; but a move that is taken back only later stands here, so it has to be made again.
            good, stopped = table.ply, stopped or refusal
    if stopped is not None:
        same = record.get("edition") == table.edition and record.get("digest") == table.digest()
        why = "refuse-record-damaged" if same else "refuse-record-edition"
        raise BadRecord(Message(why, {"good": good, "why": stopped.message}), table) from stopped
    return table


def _moves(record: Mapping[str, object], seats: int) -> list[tuple[int, Option]]:
    moves = record.get("moves")
    if not isinstance(moves, list):
        raise BadRecord(Message("refuse-record-head"))
    taken: list[tuple[int, Option]] = []
    standing: dict[int, int] = {}
    for index, move in enumerate(moves):
        if not _is_move(move) or move[0] >= seats:
            raise BadRecord(Message("refuse-record-move", {"index": index}))
        seat, option = move[0], tuple(move[1])
        standing[seat] = standing.get(seat, 0) + (-1 if option == UNDO else 1)
        if standing[seat] < 0:  # an undo with nothing to take back
            raise BadRecord(Message("refuse-record-move", {"index": index}))
        taken.append((seat, option))
    return taken


def _is_move(move: object) -> bool:
    """Is it [seat, [verb, ...]]?"""
    if not isinstance(move, (list, tuple)) or len(move) != 2 or type(move[0]) is not int or move[0] < 0:
        return False
    option = move[1]
    if not isinstance(option, (list, tuple)) or not option or type(option[0]) is not str:
        return False
    return all(type(part) is int or type(part) is str for part in option)

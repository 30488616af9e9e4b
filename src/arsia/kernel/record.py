"""Records: a game is its seed and its moves, in one JSON-able dictionary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arsia.kernel.decision import IllegalMove
from arsia.kernel.game import Game
from arsia.kernel.journal import UNDO
from arsia.kernel.message import Answer, Message, Refused, set_in
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
        "edition": table.game.edition,
        "digest": table.game.digest,
        "seats": table.seats,
        "options": dict(table.options),
        "seed": table.seed,
        "moves": [[seat, written(answer)] for seat, answer in table.moves()],
        "outcome": None if table.outcome is None else table.outcome.data(),
    }


def replay(record: Mapping[str, object], game: Game[Any], upto: object = None, journal: bool = True) -> Table:
    """The table after its first ``upto`` moves, or after all."""
    if record.get("format") != FORMAT:
        raise BadRecord(Message("refuse-format", {"value": str(record.get("format")), "format": FORMAT}))
    seats, seed, options = record.get("seats"), record.get("seed"), record.get("options")
    if type(seats) is not int or type(seed) is not int or not isinstance(options, dict):
        raise BadRecord(Message("refuse-record-head"))
    taken = moves_of(record, seats)
    good = len(taken)
    if upto is not None:
        if type(upto) is not int or not 0 <= upto <= len(taken):
            raise BadRecord(Message("refuse-upto", {"value": str(upto), "moves": len(taken)}))
        good = upto
    stopped: IllegalMove | None = None
    while True:
        table: Table = game.new(seats, seed, options, journal)
        try:
            table.remake(taken[:good])
            break
        except IllegalMove as refusal:
            # Up to here; but a move that is taken back only later stands here, so it has to be made again.
            good, stopped = table.ply, stopped or refusal
    if stopped is not None:
        same = record.get("edition") == table.game.edition and record.get("digest") == table.game.digest
        why = "refuse-record-damaged" if same else "refuse-record-edition"
        raise BadRecord(Message(why, {"good": good, "why": stopped.message}), table) from stopped
    return table


def written(answer: Answer) -> list[object] | dict[str, list[list[object]]]:
    """An answer as JSON-able data: an option as a list, a set under its name."""
    options = set_in(answer)
    return list(answer) if options is None else {"set": [list(option) for option in options]}


def read(data: object) -> Answer | None:
    """The answer that was written, or None if it was none."""
    if isinstance(data, dict):
        options = data.get("set")
        if len(data) != 1 or not isinstance(options, (list, tuple)):
            return None
        return tuple([tuple(option) for option in options]) if all(map(_is_option, options)) else None
    return tuple(data) if isinstance(data, (list, tuple)) and _is_option(data) else None


def moves_of(record: Mapping[str, object], seats: int) -> list[tuple[int, Answer]]:
    """The moves of a record, if that is what they are."""
    moves = record.get("moves")
    if not isinstance(moves, list):
        raise BadRecord(Message("refuse-record-head"))
    taken: list[tuple[int, Answer]] = []
    standing: dict[int, int] = {}
    for index, move in enumerate(moves):
        answer = _answer(move, seats)
        if answer is None:
            raise BadRecord(Message("refuse-record-move", {"index": index}))
        seat = move[0]
        standing[seat] = standing.get(seat, 0) + (-1 if answer == UNDO else 1)
        if standing[seat] < 0:  # an undo with nothing to take back
            raise BadRecord(Message("refuse-record-move", {"index": index}))
        taken.append((seat, answer))
    return taken


def _answer(move: object, seats: int) -> Answer | None:
    """The answer of a move, if it is ``[seat, [verb, ...]]`` or ``[seat, {"set": [[verb, ...], ...]}]``."""
    if not isinstance(move, (list, tuple)) or len(move) != 2 or type(move[0]) is not int or not 0 <= move[0] < seats:
        return None
    return read(move[1])


def _is_option(option: object) -> bool:
    if not isinstance(option, (list, tuple)) or not option or type(option[0]) is not str:
        return False
    return all(type(part) is int or type(part) is str for part in option)

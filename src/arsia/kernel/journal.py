"""What happened, as append-only chains that copies of a table share by one pointer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from arsia.kernel.message import Answer, Option

#: A thing that happened, verb first, then ids and numbers in the order that the game declares for the verb.
Event: TypeAlias = tuple[object, ...]

EVERYONE: Final = -1
UNDO: Final[Option] = ("undo",)


class Told:
    """One event in the journal and whom it is for."""

    __slots__ = ("audience", "before", "event", "ply")

    def __init__(self, before: Told | None, ply: int, audience: int, event: Event) -> None:
        self.before = before
        self.ply = ply
        self.audience = audience
        self.event = event


class Move:
    """One move. ``group`` tells moves of one simultaneous phase; ``closed`` and ``shared`` draw the undo line."""

    __slots__ = ("answer", "before", "closed", "group", "seat", "shared")

    def __init__(self, before: Move | None, seat: int, answer: Answer, group: int, closed: bool, shared: bool) -> None:
        self.before = before
        self.seat = seat
        self.answer = answer
        self.group = group
        self.closed = closed
        self.shared = shared


def moves(last: Move | None) -> list[Move]:
    """The chain as a list, oldest first, undos included."""
    chain: list[Move] = []
    move = last
    while move is not None:
        chain.append(move)
        move = move.before
    chain.reverse()
    return chain


def standing(taken: Sequence[tuple[int, Answer]]) -> list[int]:
    """The indices of the moves that no later undo took back. An undo takes back its seat's last standing move."""
    stands: list[int] = []
    for index, (seat, answer) in enumerate(taken):
        if answer != UNDO:
            stands.append(index)
            continue
        for place in range(len(stands) - 1, -1, -1):
            if taken[stands[place]][0] == seat:
                del stands[place]
                break
    return stands


def still_standing(last: Move | None) -> Iterator[Move]:
    """The moves that no later undo took back, the newest first: whoever asks for the last few reads no whole game."""
    taken_back: dict[int, int] = {}
    move = last
    while move is not None:
        seat = move.seat
        undone = taken_back.get(seat, 0)
        if move.answer == UNDO:
            taken_back[seat] = undone + 1
        elif undone:
            taken_back[seat] = undone - 1
        else:
            yield move
        move = move.before

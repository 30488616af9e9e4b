"""Whose a seat is: when it may be handed on, to whom, and who must agree.

A seat is its player's. It is handed on only after the absence that was chosen for the table, while the table waits for
it, and its player may always take it back. A bot may have it when everybody who is here agrees, for a bot shows its
hand to nobody. Anybody else may have it only when all other people at the table agree, those who are away too, and
when they are at least two: whoever claims a free seat is nameless, and one person alone could do so in a second window
and hold two hands.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from arsia.kernel.message import Message
from arsia.server.storage.rows import KeptTable
from arsia.server.wire.refusals import RefusedRequest, Status, refusal

Heirs: TypeAlias = Literal["bots", "anybody"]

_HOUR: Final = 60
_DAY: Final = 24 * _HOUR
#: Minutes of absence that a table may ask for. Below the least, a lost connection would look like somebody who left.
LEAST: Final = 10
MOST: Final = 30 * _DAY
#: People who must vouch for a stranger.
_VOUCHERS: Final = 2


def read_absence(minutes: int | None) -> int | None:
    """An absence that a table may ask for; None: a seat is never handed on."""
    if minutes is not None and not LEAST <= minutes <= MOST:
        raise refusal(Status.BAD_REQUEST, Message("refuse-absence", {"value": minutes, "least": LEAST, "most": MOST}))
    return minutes


def is_persons(table: KeptTable, seat: int) -> bool:
    """Does the seat belong to a person, even if a bot stands in?"""
    return table.seats[seat].kind == "human" or table.seats[seat].former is not None


def heirs(table: KeptTable, seat: int) -> Heirs | None:
    """Who may have the seat when its player stays away."""
    if table.absence is None or not is_persons(table, seat):
        return None
    return "anybody" if len(_others(table, seat)) >= _VOUCHERS else "bots"


def check(table: KeptTable, seat: int, heir: str, away: int, is_awaited: bool) -> None:
    """May the seat be handed to this heir, after so many seconds of its player's absence?"""
    kept = table.seats[seat]
    name = kept.name or Message("player", {"n": seat + 1})
    if table.absence is None:
        raise _not_yet("refuse-hand-never")
    if away < table.absence * 60:
        raise _not_yet("refuse-hand-early", name=name, ago=span(roughly(away // 60)), absence=span(table.absence))
    if kept.token is not None and not is_awaited:
        raise _not_yet("refuse-hand-idle", name=name)
    if heir == "open" and heirs(table, seat) != "anybody":
        raise _not_yet("refuse-hand-stranger")


def waited_for(
    table: KeptTable, seat: int, heir: str, agreed: Sequence[int], is_here: Callable[[int], bool]
) -> list[int]:
    """The seats of those who must still agree before a seat is handed on."""
    voices = {_person(table, each) for each in agreed}
    return [
        other
        for other in _occupied(table)
        if _person(table, other) in _others(table, seat) - voices and (heir == "open" or is_here(other))
    ]


def _others(table: KeptTable, seat: int) -> set[int]:
    """The people at the table besides the seat's."""
    return {_person(table, other) for other in _occupied(table)} - {_person(table, seat)}


def _occupied(table: KeptTable) -> list[int]:
    return [seat for seat, kept in enumerate(table.seats) if kept.kind == "human" and kept.token is not None]


def _person(table: KeptTable, seat: int) -> int:
    """Who sits there, by their first seat: the seats at the maker's screen are one person's, unless handed on."""
    kept = table.seats[seat]
    if not kept.shared or kept.former is not None:
        return seat
    return next(first for first, each in enumerate(table.seats) if each.shared and each.former is None)


def span(minutes: int) -> Message:
    """A span of time in the largest unit that says it exactly."""
    for unit, size in (("days", _DAY), ("hours", _HOUR)):
        if minutes % size == 0:
            return Message(f"span-{unit}", {"n": minutes // size})
    return Message("span-minutes", {"n": minutes})


def roughly(minutes: int) -> int:
    """A span of time in whole hours or days where there are any; a moment is a minute."""
    size = _DAY if minutes >= _DAY else _HOUR if minutes >= _HOUR else 1
    return max(1, minutes - minutes % size)


def _not_yet(id: str, **args: object) -> RefusedRequest:
    return refusal(Status.CONFLICT, Message(id, args))

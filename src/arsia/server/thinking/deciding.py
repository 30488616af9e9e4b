"""Deciding for seats: bots think and people are passed for, while somebody is there. What fails is tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeAlias

from sqlalchemy.exc import SQLAlchemyError

from arsia.kernel.decision import IllegalMove
from arsia.kernel.message import Message
from arsia.server.logs import note, trouble
from arsia.server.settings import Settings
from arsia.server.storage.rows import KeptMove
from arsia.server.tables import passing
from arsia.server.tables.moves import Moves
from arsia.server.tables.room import Room
from arsia.server.tables.seats import Seats
from arsia.server.thinking.pool import Unwanted
from arsia.server.thinking.shares import Asker
from arsia.server.thinking.thinkers import Thinkers, job_of
from arsia.server.wire.refusals import RefusedRequest

#: How often in a row a table may go on before an answer comes, until that is called a failure.
_OVERTAKEN: Final = 5
#: The longest pause before something is tried again.
_LONGEST: Final = 60.0

#: Answers one decision of a seat; whether there may be more to do.
Act: TypeAlias = Callable[[Room, int], Awaitable[bool]]


class Deciding:
    """Answers the decisions that no person answers."""

    def __init__(self, moves: Moves, seats: Seats, thinkers: Thinkers, settings: Settings) -> None:
        self._thinkers = thinkers
        self._moves = moves
        self._seats = seats
        self._first_pause = settings.retry_seconds
        self._is_closing = False

    def wake(self, room: Room, _: Iterable[int] = ()) -> None:
        """Let every bot think that must decide and does not think already; pass for those who asked for it."""
        if self._is_closing:
            return
        if room.is_attended:
            self._begin(room, room.bots_to_move(), self._think)
        self._begin(room, room.passers(), self._pass)

    def close(self) -> None:
        """Begin nothing new."""
        self._is_closing = True

    def _begin(self, room: Room, seats: list[int], act: Act) -> None:
        for seat in seats:
            if seat not in room.thoughts:
                room.thoughts[seat] = asyncio.create_task(self._keep_on(room, seat, act))

    async def _keep_on(self, room: Room, seat: int, act: Act) -> None:
        """Act until there is nothing left to do. After a failure the table is told, and there is a pause."""
        overtaken = failed = 0
        try:
            while True:
                try:
                    if not await act(room, seat):
                        break
                    overtaken = failed = 0
                    continue
                except IllegalMove as late:  # the table went on meanwhile: look again
                    note("an answer was refused", table=room.id, seat=seat, why=late.message.id)
                    overtaken += 1
                    if overtaken < _OVERTAKEN:
                        continue
                    why = "late-overtaken"
                except Exception as error:
                    trouble("an answer failed", error, table=room.id, seat=seat)
                    why = _reason(error)
                failed += 1
                pause = min(self._first_pause * 2.0 ** min(failed - 1, 30), _LONGEST)
                self._tell(room, seat, Message("late", {"player": seat, "why": Message(why), "seconds": round(pause)}))
                await asyncio.sleep(pause)
                if not room.is_attended:
                    break  # nobody waits for it; whoever comes wakes it again
        finally:
            del room.thoughts[seat]
            self._tell(room, seat, None)

    async def _think(self, room: Room, seat: int) -> bool:
        """Answer one decision of a bot. Where nobody is, it waits until somebody comes."""

        def is_wanted() -> bool:
            return room.is_attended and seat in room.bots_to_move()

        if not is_wanted():
            return False
        decision = room.dealt().pending[seat].id
        bot = room.facts.seats[seat].bot
        assert bot is not None
        try:
            answer = await self._thinkers.choose(job_of(room, seat, bot), Asker(room.id, room.made_from), is_wanted)
        except Unwanted:
            return False
        if seat not in room.bots_to_move():
            return False  # whoever sat here before is back
        await self._moves.make(room, KeptMove(seat, decision, answer))
        self._tell(room, seat, None)
        return True

    async def _pass(self, room: Room, seat: int) -> bool:
        """Pass once for a seat, as long as it wishes and can."""
        if seat not in room.passers():
            return False
        wish, option = room.facts.seats[seat].passing, room.pass_option(seat)
        assert wish is not None
        if option is None or passing.is_over(wish, room.dealt()):
            await self._seats.stop_passing(room, seat)
            return False
        await self._moves.make(room, KeptMove(seat, room.dealt().pending[seat].id, option))
        self._tell(room, seat, None)
        return True

    def _tell(self, room: Room, seat: int, late: Message | None) -> None:
        """Say why a seat has not answered yet, or that it has."""
        if room.late.get(seat) == late:
            return
        if late is None:
            del room.late[seat]
        else:
            room.late[seat] = late
        room.tell_of_change()


def _reason(error: Exception) -> str:
    """What to tell the table; the log has the rest."""
    if isinstance(error, BrokenProcessPool):
        return "late-worker"
    return "late-database" if isinstance(error, (SQLAlchemyError, OSError, RefusedRequest)) else "late-mistake"

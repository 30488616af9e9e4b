"""Hints: what a strong player would do in a seat's place, and the chance to win that it sees.

A searching bot ranks the options; the few best are then tried out in quick games to the end, from which the chances
come. All of it starts from what the asking seat can imagine, as a bot's own thinking does.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from arsia.bots import chances
from arsia.kernel.decision import Decision
from arsia.kernel.message import Answer, Message
from arsia.server.settings import Settings
from arsia.server.tables.room import Room
from arsia.server.thinking.shares import Asker
from arsia.server.thinking.thinkers import Thinkers, job_of
from arsia.server.wire.answers import told
from arsia.server.wire.refusals import Status, refusal
from arsia.server.wire.replays import Advised, Hint

#: Answers that are tried out, and shown.
SHOWN: Final = 4
#: Parts of the thinking; after each one the reader sees how far it is, and a waiting bot gets its turn.
PARTS: Final = 8


def asked(room: Room, seat: int, decision: int) -> Decision:
    """The decision that a hint is wished for, if there may be one."""
    table = room.dealt()
    if not room.facts.hints:
        raise refusal(Status.FORBIDDEN, Message("refuse-hints"))
    if room.is_over or room.trouble is not None:
        raise refusal(Status.CONFLICT, Message("refuse-hint-late"))
    found = table.pending.get(seat)
    if found is None or found.id != decision:
        raise refusal(Status.CONFLICT, Message("refuse-hint-late"))
    return found


async def advise(
    room: Room, thinkers: Thinkers, settings: Settings, asker: Asker, seat: int, decision: int
) -> AsyncIterator[Hint]:
    """A hint, again and again while it becomes better; the last one is complete."""
    async with room.hinting:
        open_one = asked(room, seat, decision)
        version = room.version
        given_at, known = room.hints.get(seat, (-1, None))
        if known is not None and (given_at, known.decision) == (version, decision):
            yield known
            return
        seconds = settings.hint_seconds / PARTS
        hint = Hint(decision, 0.0, [], 0)
        yield hint
        job = job_of(room, seat, f"mcts:{max(2 * seconds, 0.01):.2f}s")
        only: list[Answer] = list(open_one.options)
        answers = only if len(only) == 1 and open_one.several is None else await thinkers.rank(job, asker, SHOWN)
        tried = [chances.Tried(answer) for answer in answers]
        for part in range(2, PARTS):
            asked(room, seat, decision)  # whoever has decided meanwhile needs no hint
            yield _told(decision, part / PARTS, tried)
            guesses = await thinkers.try_out(job, asker, answers, part, seconds)
            for each, guess in zip(tried, guesses, strict=True):
                each.won += guess.won
                each.games += guess.games
        hint = _told(decision, 1.0, tried)
        room.hints[seat] = version, hint
        yield hint


def _told(decision: int, progress: float, tried: list[chances.Tried]) -> Hint:
    games = tried[0].games
    if not games:
        return Hint(decision, progress, [], 0)
    found = zip(tried, chances.in_order(tried), strict=True)
    return Hint(decision, progress, [Advised(*told(each.answer), round(chance, 3)) for each, chance in found], games)

"""What a worker process does: replay the table, and let a bot choose or judge from what its seat sees."""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from functools import partial
from hashlib import blake2b
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Final

import arsia
from arsia import bots
from arsia.bots import Bot, chances, whole
from arsia.kernel.journal import UNDO
from arsia.kernel.message import Answer
from arsia.kernel.table import Table
from arsia.server.storage.rows import Standing
from arsia.server.thinking.jobs import Guess, Job

KEPT: Final = 64
NICE: Final = 10  # how far those who look back give way
REMEMBERED: Final = 8  # searches, because a tree of long thought is large
_tables: OrderedDict[str, Table] = OrderedDict()
#: Those that searched here last, by table, seat and kind, each with the number of moves its seat had made before.
_bots: OrderedDict[tuple[str, int, str], tuple[int, bots.Mcts]] = OrderedDict()


def prepare() -> None:
    """Leave Ctrl-C to the server, and go when the server is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_server, daemon=True).start()


def prepare_to_look_back() -> None:
    """Those who look back at finished games leave the processor to those who play."""
    prepare()
    if hasattr(os, "nice"):
        os.nice(NICE)


def think(job: Job) -> Answer:
    """The bot's whole answer to the seat's open decision."""
    table = _table(job)
    return whole.answer(_bot(job, table.pending[job.seat].id), table, job.seat)


def rank(job: Job, most: int) -> list[Answer]:
    """The best of the seat's answers as a searching bot ranks their beginnings. Sets are finished in a hurry."""
    table = _table(job)
    decision = table.pending[job.seat]
    seed = _seed(job, decision.id)
    bot = bots.make(job.bot, seed, job.within)
    assert isinstance(bot, bots.Mcts)
    found: list[Answer] = []
    for option in bot.rank(decision, partial(table.sketch, job.seat)):
        answer = whole.finish(bots.make("greedy", seed), table, job.seat, option)
        if answer not in found:
            found.append(answer)
        if len(found) == most:
            break
    return found


def try_out(job: Job, answers: list[Answer], part: int, seconds: float) -> list[Guess]:
    """How answers fare in quick games; every part plays others."""
    table = _table(job)
    decision = table.pending[job.seat]
    imagine, seed = partial(table.sketch, job.seat), _seed(job, decision.id) + part
    tried = chances.try_out(decision, answers, imagine, seed, seconds)
    return [Guess(each.answer, each.won, each.games) for each in tried]


def compare(job: Job, answers: list[Answer], games: int) -> list[Guess]:
    """How answers fare in so many quick games."""
    table = _table(job)
    decision = table.pending[job.seat]
    imagine, seed = partial(table.sketch, job.seat), _seed(job, decision.id)
    return [
        Guess(each.answer, each.won, each.games) for each in chances.compare(decision, answers, imagine, seed, games)
    ]


def measure(job: Job, games: int) -> Standing:
    """How everybody stands after the job's moves."""
    table = _table(job)
    ply, seats = len(job.moves), table.seats
    if table.outcome is not None:
        return Standing(ply, chances.shares(table.outcome), list(table.outcome.scores))
    found = chances.outlook(seats, table.sketch, _seed(job, ply), games)
    return Standing(ply, [round(each, 4) for each in found], [table.tally(seat) for seat in range(seats)])


def _table(job: Job) -> Table:
    """The table after the job's moves. A table seen before only makes the new ones."""
    table = _tables.pop(job.table, None)
    if table is None or table.ply > len(job.moves):
        table = arsia.new(job.game, job.seats, job.seed, job.options, journal=False)
        table.remake(job.moves)
    for seat, answer in job.moves[table.ply :]:
        if answer == UNDO:
            table.unmake(seat)
        else:
            table.play(seat, answer)
    _tables[job.table] = table
    if len(_tables) > KEPT:
        _tables.popitem(last=False)
    return table


def _bot(job: Job, decision: int) -> Bot:
    """The bot of the seat. One that searched for the seat's last move here goes on from there."""
    key = (job.table, job.seat, job.bot)
    made = sum(1 for seat, _ in job.moves if seat == job.seat)
    before, kept = _bots.pop(key, (made, None))
    left_off = before == made - 1
    bot = kept if kept is not None and left_off else bots.make(job.bot, _seed(job, decision), job.within)
    if isinstance(bot, bots.Mcts):
        _bots[key] = (made, bot)
        if len(_bots) > REMEMBERED:
            _bots.popitem(last=False)
    return bot


def _seed(job: Job, decision: int) -> int:
    """The same table thinks alike after a restart, but for what a search remembers; and no bot thinks with the table's
    own chance."""
    return int.from_bytes(blake2b(f"{job.seed} {job.seat} {decision}".encode(), digest_size=8).digest(), "little")


def _leave_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(1)

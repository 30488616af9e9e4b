"""What a bot's worker process does: replay the table, and let the bot choose from what its seat sees."""

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
from arsia.kernel.journal import UNDO
from arsia.kernel.message import Option
from arsia.kernel.table import Table
from arsia.server.jobs import Job

KEPT: Final = 64
_tables: OrderedDict[str, Table] = OrderedDict()


def prepare() -> None:
    """Leave Ctrl-C to the server, and go when the server is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_server, daemon=True).start()


def think(job: Job) -> Option:
    """The bot's answer to the seat's open decision."""
    table = _table(job)
    decision = table.pending[job.seat]
    bot = bots.make(job.bot, _seed(job, decision.id))
    return bot.choose(table.view(job.seat), decision, partial(table.imagine, job.seat))


def _table(job: Job) -> Table:
    """The table after the job's moves. A table seen before only makes the new ones."""
    table = _tables.pop(job.table, None)
    if table is None or table.ply > len(job.moves):
        table = arsia.new(job.game, job.seats, job.seed, job.options, journal=False)
        table.remake(job.moves)
    for seat, option in job.moves[table.ply :]:
        if option == UNDO:
            table.undo(seat)
        else:
            table.play(seat, option)
    _tables[job.table] = table
    if len(_tables) > KEPT:
        _tables.popitem(last=False)
    return table


def _seed(job: Job, decision: int) -> int:
    """The same table thinks alike after a restart, and no bot thinks with the table's own chance."""
    return int.from_bytes(blake2b(f"{job.seed} {job.seat} {decision}".encode(), digest_size=8).digest(), "little")


def _leave_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(1)

"""A room: one table in memory, which is a cache of its moves, and those who are connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import Final, Protocol

import msgspec

import arsia
from arsia.kernel.decision import IllegalMove
from arsia.kernel.journal import UNDO
from arsia.kernel.message import Message, Option, Refused
from arsia.kernel.record import FORMAT, BadRecord
from arsia.kernel.table import Table
from arsia.server import passing
from arsia.server.beside import KeptLine
from arsia.server.jobs import Job
from arsia.server.limits import Bucket
from arsia.server.refusals import Status, refusal
from arsia.server.review_wire import Hint
from arsia.server.shares import Asker
from arsia.server.store import KeptMove, KeptTable
from arsia.server.tokens import opens
from arsia.server.wire import Chair, State

#: For so many seconds after a request with a seat's token somebody counts as being there.
VISIT: Final = 60.0


class Advice(msgspec.Struct, frozen=True):
    """A hint that was given, and what it was about."""

    decision: int
    version: int
    hint: Hint


#: What `Room.sent` remembers an update by: whose it is, and since when it tells what happened.
Reader = tuple[int | None, int | None]


class Listener(Protocol):
    """Somebody connected to a room."""

    seat: int | None

    @property
    def watches(self) -> bool:
        """Has it said hello, and holds no seat?"""

    def stir(self) -> None:
        """There is something new to send."""

    def murmur(self) -> None:
        """Somebody said something."""


class Room:
    """What the server knows of one table. Only `House` changes it, under its lock."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.guests = 0  # requests being answered
        self.listeners: set[Listener] = set()
        self.thoughts: dict[int, asyncio.Task[None]] = {}  # bots that are thinking, by seat
        self.late: dict[int, Message] = {}  # seats for which an answer failed: why, and when it is tried again
        self.made_from = ""  # the address that wished for the table, while this is remembered
        self.visited_at = -inf  # when somebody who holds a seat last asked for something without being connected
        self.is_stale = True  # the database may know more
        self.kept: KeptTable | None = None
        self.table: Table | None = None  # None until the cards are dealt
        self.past: list[KeptMove] = []
        self.answered: dict[int, int] = {}  # decisions, and the ply of the answer
        self.last_undo = 0
        self.trouble: Message | None = None  # why the game cannot go on
        self.sent: dict[Reader, str] = {}  # updates made since the last change
        self.talk: list[KeptLine] = []  # what was said, all of it
        self.talkers: dict[int, Bucket] = {}  # how much each seat may still say
        self.advice: dict[int, Advice] = {}  # the last hint of each seat
        self.advising = asyncio.Lock()  # one hint is thought about at a time

    @property
    def facts(self) -> KeptTable:
        """The table's row in the database."""
        assert self.kept is not None
        return self.kept

    @property
    def is_idle(self) -> bool:
        """Would nobody notice if it were forgotten?"""
        return not (self.guests or self.listeners or self.thoughts or self.lock.locked())

    @property
    def is_attended(self) -> bool:
        """Is there anybody who would see a bot move: connected, or asking for a seat now and then?"""
        connected = any(listener.seat is not None or listener.watches for listener in self.listeners)
        return connected or monotonic() - self.visited_at < VISIT

    @property
    def asker(self) -> Asker:
        """For whom the table's bots think."""
        return Asker(self.id, self.made_from)

    @property
    def version(self) -> int:
        """How many moves were made, undos included."""
        return len(self.past)

    @property
    def state(self) -> State:
        """Before, during or after the game."""
        if self.table is None:
            return "open"
        return "playing" if self.table.outcome is None else "over"

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(listener.watches for listener in self.listeners)

    def chairs(self) -> list[Chair]:
        """The seats as everybody sees them."""
        return [
            Chair(
                seat=seat,
                kind="bot" if kept.kind == "bot" else "human",
                bot=kept.bot,
                name=kept.name,
                claimed=kept.kind == "bot" or kept.token is not None,
                ready=kept.ready,
                online=kept.kind == "bot" or self.is_online(seat),
                passing=passing.until(kept.passing),
                heir=None if self.is_online(seat) else kept.heir,
                agreed=list(kept.agreed),
                stands_in=kept.kind == "bot" and kept.former is not None,
            )
            for seat, kept in enumerate(self.facts.seats)
        ]

    def is_online(self, seat: int) -> bool:
        """Is somebody connected who plays this seat?"""
        return any(listener.seat == seat for listener in self.listeners)

    def seat_of(self, token: str) -> int:
        """The seat that a token opens. Whoever lost it to another is told so."""
        for seat, kept in enumerate(self.facts.seats):
            if kept.token is not None and opens(token, kept.token):
                return seat
        for kept in self.facts.seats:
            if kept.former is not None and opens(token, kept.former):
                free = "refuse-handed-free" if kept.token is None else "refuse-handed-person"
                raise refusal(Status.NO_TOKEN, Message("refuse-handed-bot" if kept.kind == "bot" else free))
        raise refusal(Status.NO_TOKEN, Message("refuse-token"))

    def dealt(self) -> Table:
        """The table, once the cards are dealt."""
        if self.table is None:
            raise refusal(Status.CONFLICT, Message("refuse-not-dealt"))
        return self.table

    def stir(self) -> None:
        """Let everybody connected know that something changed."""
        self.sent.clear()
        for listener in self.listeners:
            listener.stir()

    def murmur(self) -> None:
        """Let everybody connected know that somebody said something."""
        for listener in self.listeners:
            listener.murmur()

    # ---- catching up with the database ---------------------------------------------------------------------------

    def learn(self, kept: KeptTable, new: Sequence[KeptMove]) -> None:
        """Take in what the database knows beyond what is known here."""
        self.kept = kept
        known = len(self.past)
        self._remember(new)
        self.is_stale = False
        if not kept.dealt:
            return
        if self.table is None or self.trouble is not None or any(move.option == UNDO for move in new):
            self._replay()
            return
        try:
            for move in self.past[known:]:
                self.table.play(move.seat, move.option)
        except Refused:
            self._replay()

    def _replay(self) -> None:
        """Make all the moves anew. If this version of the game cannot, keep the table up to the last good one."""
        kept = self.facts
        record: dict[str, object] = {
            "format": FORMAT,
            "game": kept.game,
            "edition": kept.edition,
            "digest": kept.digest,
            "seats": len(kept.seats),
            "options": kept.options,
            "seed": kept.seed,
            "moves": [[move.seat, list(move.option)] for move in self.past],
        }
        self.trouble = None
        try:
            self.table = arsia.replay(record)
        except Refused as bad:
            self.trouble = bad.message
            self.table = bad.table if isinstance(bad, BadRecord) else None

    def _remember(self, moves: Sequence[KeptMove]) -> None:
        for move in moves:
            self.past.append(move)
            if move.decision is None:
                self.last_undo = len(self.past)
            else:
                self.answered[move.decision] = len(self.past)

    # ---- moves ---------------------------------------------------------------------------------------------------

    def earlier(self, seat: int, decision: int, options: Sequence[Option]) -> int | None:
        """The version after the same request was accepted before, if it was."""
        ply = self.answered.get(decision)
        if ply is None:
            return None
        written = [(move.seat, move.option) for move in self.past[ply - 1 : ply - 1 + len(options)]]
        return ply - 1 + len(options) if written == [(seat, option) for option in options] else None

    def try_moves(self, seat: int, decision: int, options: Sequence[Option]) -> tuple[Table, list[KeptMove]]:
        """The table as it would be after these answers. The one in the room stays as it is."""
        table = self._playable().copy()
        moves: list[KeptMove] = []
        for index, option in enumerate(options):
            asked = table.pending.get(seat)
            table.play(seat, option, decision if index == 0 else None)
            assert asked is not None
            moves.append(KeptMove(seat, asked.id, option))
        return table, moves

    def try_undo(self, seat: int, version: int) -> tuple[Table, list[KeptMove]]:
        """The table as it would be after taking back the seat's last move."""
        if version != self.version:
            raise refusal(Status.CONFLICT, Message("refuse-undo-late"))
        table = self._playable().copy()
        table.undo(seat)
        return table, [KeptMove(seat, None, UNDO)]

    def weigh(self, seat: int, decision: int, options: Sequence[Option]) -> bool:
        """Would these answers end the seat's turn, as far as it can know? Tried on an imagined table, which tells
        nothing of what is hidden from the seat or left to chance."""
        table = self._playable()
        asked = table.pending.get(seat)
        if asked is None or asked.id != decision or options[0] not in asked.options:
            self.try_moves(seat, decision, options)  # says why not
        twin = table.imagine(seat, self.version)
        try:
            for option in options:
                twin.play(seat, option)
        except IllegalMove:
            return False  # what follows depends on what nobody knows yet
        return seat not in twin.pending

    def accept(self, table: Table, moves: Sequence[KeptMove]) -> None:
        """The moves are written: this is the table now."""
        self.table = table
        self._remember(moves)

    def _playable(self) -> Table:
        table = self.dealt()
        if self.trouble is not None:
            raise refusal(Status.CONFLICT, self.trouble)
        return table

    # ---- bots ----------------------------------------------------------------------------------------------------

    def bots_to_move(self) -> list[int]:
        """The bots' seats that must decide."""
        if self.table is None or self.trouble is not None:
            return []
        return [seat for seat in self.table.pending if self.facts.seats[seat].kind == "bot"]

    def passers(self) -> list[int]:
        """The people's seats that must decide, asked to pass, and can, or have passed for long enough."""
        if self.table is None or self.trouble is not None:
            return []
        found: list[int] = []
        for seat in self.table.pending:
            wish = self.facts.seats[seat].passing
            if wish is not None and (passing.is_over(wish, self.table) or self.pass_option(seat) is not None):
                found.append(seat)
        return found

    def pass_option(self, seat: int) -> Option | None:
        """How the seat can pass now, if it can."""
        return passing.pass_option(self.facts.game, self.dealt(), seat)

    def job(self, seat: int, bot: str | None) -> Job:
        """What a worker needs to know to think for a seat as a bot would."""
        kept = self.facts
        assert bot is not None
        moves = [(move.seat, move.option) for move in self.past]
        return Job(kept.id, kept.game, len(kept.seats), kept.seed, kept.options, moves, seat, bot)

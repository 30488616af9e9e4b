"""A room: one table in memory, which is a cache of its moves, and those who are connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from math import inf
from time import monotonic
from typing import Final, Protocol

import msgspec

from arsia.kernel.journal import UNDO
from arsia.kernel.message import Message, Option, Refused
from arsia.kernel.outcome import Outcome
from arsia.kernel.table import Table
from arsia.server.storage.rows import KeptLine, KeptMove, KeptTable
from arsia.server.storage.tokens import hashed, opens
from arsia.server.tables import handover, leaving, passing
from arsia.server.tables.restoring import restored
from arsia.server.wire.answers import is_same
from arsia.server.wire.limits import Bucket
from arsia.server.wire.parts import State
from arsia.server.wire.refusals import RefusedRequest, Status, refusal
from arsia.server.wire.replays import Hint
from arsia.server.wire.tables import PublicSeat

#: A seat may have the others told so many things at once, and then one every few seconds.
NOTICES: Final = 12
_PER_SECOND: Final = 0.2
#: For so many seconds after a request with a seat's token somebody counts as being there.
VISIT: Final = 60.0


#: What `Room.sent` remembers an update by: whose it is, and since when it tells what happened.
Reader = tuple[int | None, int | None]


class Listener(Protocol):
    """Somebody connected to a room."""

    seat: int | None

    @property
    def watches(self) -> bool:
        """Has it said hello, and holds no seat?"""

    def on_change(self) -> None:
        """There is something new to send."""

    def on_talk(self) -> None:
        """Somebody said something."""

    def on_seat_lost(self, why: RefusedRequest) -> None:
        """The seat is another's from now on."""


class Room:
    """What the server knows of one table. It is changed under its lock alone."""

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
        self.wound: dict[int, int] = {}  # the decisions for which clocks run, by seat
        self.answered: dict[int, int] = {}  # decisions, and the ply of the answer
        self.last_undo = 0
        self.trouble: Message | None = None  # why the game cannot go on
        self.sent: dict[Reader, str] = {}  # updates made since the last change
        self.seen: dict[int, int] = {}  # when this process last saw the players of the seats
        self.talk: list[KeptLine] = []  # what was said, all of it
        self.talkers: dict[int | str, Bucket] = {}  # how much each seat, or address that watches, may still say
        self.noticed: dict[int, Bucket] = {}  # how much of what each seat does the others may still be told
        self.hints: dict[int, tuple[int, Hint]] = {}  # the last hint of each seat, and the version that it was given at
        self.hinting = asyncio.Lock()  # one hint is thought about at a time

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
    def version(self) -> int:
        """How many moves were made, undos included."""
        return len(self.past)

    @property
    def state(self) -> State:
        """Before, during or after the game."""
        if self.table is None:
            return "open"
        return "over" if self.is_over else "playing"

    @property
    def is_over(self) -> bool:
        """Has the game come to its end, or was it conceded?"""
        return self.table is not None and (self.table.outcome is not None or self.facts.ended is not None)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, by its own rules or because it was conceded."""
        if self.table is None or not self.is_over:
            return None
        return self.table.outcome or leaving.outcome(self.facts, self.table)

    @property
    def awaited(self) -> list[int]:
        """The seats that must decide."""
        return [] if self.table is None or self.is_over else sorted(self.table.pending)

    @property
    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(listener.watches for listener in self.listeners)

    def public_seats(self) -> list[PublicSeat]:
        """The seats as everybody sees them."""
        saves_time = self.facts.clock is not None and self.facts.clock.kind == "game"
        return [
            PublicSeat(
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
                heirs=handover.heirs(self.facts, seat),
                seen=None if kept.token is None or self.is_online(seat) else self.seen_at(seat),
                reserved=kept.reserved,
                conceded=kept.conceded,
                due=kept.due,
                time_left=kept.time_left if saves_time else None,
            )
            for seat, kept in enumerate(self.facts.seats)
        ]

    def name_of(self, seat: int) -> str | Message:
        """What the seat's player is called, or which player that is."""
        return self.facts.seats[seat].name or Message("player", {"n": seat + 1})

    def free_seats(self) -> list[int]:
        """The seats where nobody sits, those that are kept for somebody too."""
        return [seat for seat, kept in enumerate(self.facts.seats) if kept.kind == "human" and kept.token is None]

    def is_online(self, seat: int) -> bool:
        """Is somebody connected who plays this seat?"""
        return any(listener.seat == seat for listener in self.listeners)

    def seen_at(self, seat: int) -> int:
        """When the seat's player was last here, as far as is known."""
        return max(self.facts.seats[seat].seen, self.seen.get(seat, 0))

    def seat_of(self, token: str) -> int:
        """The seat that a token opens. Whoever lost it to another is told so."""
        for seat, kept in enumerate(self.facts.seats):
            if kept.token is not None and opens(token, kept.token):
                return seat
        raise self.why_not(hashed(token)) or refusal(Status.NO_TOKEN, Message("refuse-token"))

    def knows(self, token: str) -> bool:
        """Does or did a token open a seat here?"""
        key = hashed(token)
        return any(kept.token == key for kept in self.facts.seats) or self.why_not(key) is not None

    def why_not(self, token: str) -> RefusedRequest | None:
        """Why a token, hashed, opens its seat no more; None if it never opened one."""
        for kept in self.facts.seats:
            if kept.former == token:
                free = "refuse-handed-free" if kept.token is None else "refuse-handed-person"
                return refusal(Status.NO_TOKEN, Message("refuse-handed-bot" if kept.kind == "bot" else free))
        for kept in self.facts.seats:
            for lost, why in reversed(kept.lost):
                if lost == token:
                    return refusal(Status.NO_TOKEN, Message(why))
        return None

    def count_notice(self, seat: int) -> None:
        """The others are to be told of something that the seat does, which is written down: not without end."""
        if not self.noticed.setdefault(seat, Bucket(_PER_SECOND, NOTICES)).take():
            raise refusal(Status.TOO_MANY, Message("refuse-too-fast"))

    def dealt(self) -> Table:
        """The table, once the cards are dealt."""
        if self.table is None:
            raise refusal(Status.CONFLICT, Message("refuse-not-dealt"))
        return self.table

    def tell_of_change(self) -> None:
        """Let everybody connected know that something changed."""
        self.sent.clear()
        for listener in self.listeners:
            listener.on_change()

    def tell_of_talk(self) -> None:
        """Let everybody connected know that somebody said something."""
        for listener in self.listeners:
            listener.on_talk()

    # ---- catching up with the database ---------------------------------------------------------------------------

    def learn(self, kept: KeptTable, new: Sequence[KeptMove]) -> None:
        """Take in what the database knows beyond what is known here."""
        before, self.kept = self.kept, kept
        if before is not None:
            self._tell_who_lost_a_seat(before)
        known = len(self.past)
        self._remember(new)
        self.is_stale = False
        if not kept.dealt:
            return
        if self.table is None or self.trouble is not None or any(move.answer == UNDO for move in new):
            self._replay()
            return
        try:
            for move in self.past[known:]:
                self.table.play(move.seat, move.answer)
        except Refused:
            self._replay()

    def _tell_who_lost_a_seat(self, before: KeptTable) -> None:
        """Whoever is connected to a seat that is another's now sees and does no more there."""
        for seat, (was, kept) in enumerate(zip(before.seats, self.facts.seats, strict=True)):
            if was.token is None or was.token == kept.token:
                continue
            why = self.why_not(was.token) or refusal(Status.NO_TOKEN, Message("refuse-token"))
            for listener in self.listeners:
                if listener.seat == seat:
                    listener.on_seat_lost(why)

    def _replay(self) -> None:
        self.table, self.trouble = restored(self.facts, self.past)

    def _remember(self, moves: Sequence[KeptMove]) -> None:
        for move in moves:
            self.past.append(move)
            if move.decision is None:
                self.last_undo = len(self.past)
            else:
                self.answered[move.decision] = len(self.past)

    # ---- moves ---------------------------------------------------------------------------------------------------

    def earlier(self, move: KeptMove) -> int | None:
        """The version after the same request was accepted before, if it was."""
        ply = None if move.decision is None else self.answered.get(move.decision)
        if ply is None:
            return None
        made = self.past[ply - 1]
        return ply if made.seat == move.seat and is_same(made.answer, move.answer) else None

    def after(self, move: KeptMove) -> tuple[Table, KeptMove]:
        """The table as it would be after a move or an undo, and the move as its record has it. The table in the room
        stays as it is."""
        table = self._playable().copy()
        if self.facts.ended is not None:
            raise refusal(Status.CONFLICT, Message("refuse-over"))
        if move.decision is None:
            table.undo(move.seat)
        else:
            table.play(move.seat, move.answer, move.decision)
        assert table.last_move is not None
        return table, KeptMove(move.seat, move.decision, table.last_move.answer)

    def after_agreed_undo(self, moves: Sequence[KeptMove]) -> Table:
        """The table as it would be after moves were taken back that everybody agreed to take back."""
        table = self._playable().copy()
        for move in moves:
            table.unmake(move.seat)
        return table

    def weigh(self, move: KeptMove) -> tuple[bool, bool]:
        """Would the move end the seat's turn, or bring something to light? And would it end the turn for good: because
        it cannot be taken back, or because a bot goes on at once? It is tried on a table as the seat imagines it, so
        it tells nothing of what is hidden from the seat or left to chance."""
        twin = self._playable().imagine(move.seat, self.version)
        twin.play(move.seat, move.answer, move.decision)
        is_over = move.seat not in twin.pending
        stands = twin.closed or not twin.can_undo(move.seat)
        bots_go_on = any(self.facts.seats[seat].kind == "bot" for seat in twin.pending)
        return twin.closed or is_over, is_over and (stands or bots_go_on)

    def accept(self, table: Table, *made: KeptMove) -> None:
        """What was made is written: this is the table now."""
        self.table = table
        self._remember(made)
        if self.facts.undo is not None:  # it was about the table as it was
            self.kept = msgspec.structs.replace(self.facts, undo=None)

    def _playable(self) -> Table:
        table = self.dealt()
        if self.trouble is not None:
            raise refusal(Status.CONFLICT, self.trouble)
        return table

    # ---- who decides ---------------------------------------------------------------------------------------------

    def bots_to_move(self) -> list[int]:
        """The bots' seats that must decide."""
        if self.table is None or self.trouble is not None or self.is_over:
            return []
        return [seat for seat in self.table.pending if self.facts.seats[seat].kind == "bot"]

    def passers(self) -> list[int]:
        """The people's seats that must decide, asked to pass, and can, or have passed for long enough."""
        if self.table is None or self.trouble is not None or self.is_over:
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

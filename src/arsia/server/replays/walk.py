"""Looking back at a game: the table after any of its moves, without making all of them anew for each look."""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Final

import arsia
from arsia.kernel.decision import IllegalMove
from arsia.kernel.journal import EVERYONE, UNDO, standing
from arsia.kernel.message import Answer, Message
from arsia.kernel.record import moves_of
from arsia.kernel.table import Table
from arsia.server.wire import answers
from arsia.server.wire.refusals import Status, refusal
from arsia.server.wire.replays import Happened, Hidden, MoveMade, Replay, ReplayFrame
from arsia.server.wire.tables import PublicSeat, Update

#: Every so many moves the table is kept as it was, so that any other moment is near one of them.
EVERY: Final = 16
#: Games that are kept at hand.
KEPT: Final = 32


class GameWalk:
    """A game from its first deal to its last move."""

    def __init__(self, start: Table, moves: Sequence[tuple[int, Answer]]) -> None:
        self.moves = list(moves)
        self.trouble: IllegalMove | None = None  # why it goes no further than `moves`
        self._kept: dict[int, Table] = {start.ply: start}
        self._plies = [start.ply]
        self._last = start
        self._takes_back = _taken_back(self.moves)
        self._stuck = 0  # the move that was being made
        self._end: Table | None = None

    def at(self, ply: int, until: float) -> Table:
        """The table after so many moves, not to be changed. At the moment `until` it is refused as too slow."""
        table = self._last
        if table.ply == ply:
            return table
        near = self._plies[bisect_right(self._plies, ply) - 1]
        if not near <= table.ply < ply:
            table = self._kept[near]
        table = table.copy()
        while table.ply < ply:
            if perf_counter() > until:
                raise refusal(Status.TOO_LARGE, Message("refuse-record-slow"))
            table = self._step(table)
            if table.ply % EVERY == 0 and table.ply not in self._kept:
                self._kept[table.ply] = table.copy()
                self._plies = sorted(self._kept)
        self._last = table
        return table

    def walk_through(self, until: float) -> Table:
        """The table at the end. A game that cannot go on ends at its last good move, as a record does."""
        while self._end is None:
            try:
                self._end = self.at(len(self.moves), until)
            except IllegalMove as refused:
                self.trouble = refused
                del self.moves[self._stuck :]
        return self._end

    def _step(self, table: Table) -> Table:
        index = table.ply
        seat, option = self.moves[index]
        self._stuck = index
        if option != UNDO:
            table.play(seat, option)
            return table
        # From before the move that is taken back, everything else is made again.
        near = self._takes_back[index]
        while True:
            near = self._plies[bisect_right(self._plies, near) - 1]
            earliest = min([at for undo, at in self._takes_back.items() if near <= undo <= index])
            if earliest >= near:
                break
            near = earliest
        again = self._kept[near].copy()
        again.remake(self.moves[near : index + 1])
        return again


def _taken_back(moves: Sequence[tuple[int, Answer]]) -> dict[int, int]:
    """For every undo, the move that it takes back."""
    found: dict[int, int] = {}
    stands: list[int] = []
    for index, (seat, option) in enumerate(moves):
        if option != UNDO:
            stands.append(index)
            continue
        place = next(place for place in range(len(stands) - 1, -1, -1) if moves[stands[place]][0] == seat)
        found[index] = stands.pop(place)
    return found


class GameWalks:
    """The games that somebody looks back at."""

    def __init__(self) -> None:
        self._walks: OrderedDict[str, GameWalk] = OrderedDict()

    def find(self, name: str, make: Callable[[], GameWalk]) -> GameWalk:
        """A game by a name that no other game has."""
        walk = self._walks.get(name)
        if walk is None:
            walk = self._walks[name] = make()
        self._walks.move_to_end(name)
        if len(self._walks) > KEPT:
            self._walks.popitem(last=False)
        return walk


def walk_of_record(record: Mapping[str, object], most: int) -> GameWalk:
    """A game from a record; one that is no record is refused with what is wrong."""
    moves = record.get("moves")
    if isinstance(moves, list) and len(moves) > most:
        raise refusal(Status.TOO_LARGE, Message("refuse-record-long", {"most": most}))
    start = arsia.replay(record, upto=0)
    return GameWalk(start, moves_of(record, start.seats))


def shortened(walk: GameWalk, record: Mapping[str, object]) -> Message | None:
    """Why a record could not be replayed to its end, if it could not: in the words of `arsia.replay`."""
    if walk.trouble is None:
        return None
    table = walk.at(len(walk.moves), perf_counter() + 1)
    same = record.get("edition") == table.game.edition and record.get("digest") == table.game.digest
    why = "refuse-record-damaged" if same else "refuse-record-edition"
    return Message(why, {"good": len(walk.moves), "why": walk.trouble.message})


def strangers(seats: int) -> list[PublicSeat]:
    """The seats of a record, which knows no names."""
    return [PublicSeat(seat, "human", None, "", claimed=True, ready=True, online=True) for seat in range(seats)]


def overview(walk: GameWalk, table: str, seats: list[PublicSeat], why: Message | None, until: float) -> Replay:
    """The whole game at a glance: moves, events, how it ended."""
    last = walk.walk_through(until)
    stands = set(standing(walk.moves))
    happened: list[Happened] = []
    told = last.journal
    while told is not None:
        happened.append(Happened(told.ply, None if told.audience == EVERYONE else told.audience, list(told.event)))
        told = told.before
    happened.reverse()
    return Replay(
        table=table,
        game=last.game_name,
        options=dict(last.options),
        seats=seats,
        moves=[MoveMade(seat, *answers.told(made), index in stands) for index, (seat, made) in enumerate(walk.moves)],
        events=happened,
        outcome=None if last.outcome is None else last.outcome.data(),
        trouble=None if why is None else why.data(),
    )


def frame(walk: GameWalk, table: str, seats: list[PublicSeat], ply: int, seat: int | None, until: float) -> ReplayFrame:
    """The game after some moves."""
    if seat is not None and not 0 <= seat < len(seats):
        raise refusal(Status.BAD_REQUEST, Message("refuse-no-such-seat", {"seats": len(seats)}))
    walk.walk_through(until)
    if not 0 <= ply <= len(walk.moves):
        raise refusal(Status.BAD_REQUEST, Message("refuse-upto", {"value": str(ply), "moves": len(walk.moves)}))
    then = walk.at(ply, until)
    return ReplayFrame(picture(then, table, seats, ply, seat), hidden(then))


def picture(then: Table, table: str, seats: list[PublicSeat], version: int, seat: int | None) -> Update:
    """A table that nobody plays at, through the eyes of a seat or a spectator: an update that asks nothing."""
    return Update(
        type="update",
        table=table,
        game=then.game_name,
        version=version,
        state="playing" if then.outcome is None else "over",
        seat=seat,
        seats=seats,
        hints=False,
        watching=0,
        view=then.view(seat),
        decision=None,
        can_undo=False,
        thinking=sorted(then.pending),
        events=[],
        events_from=version,
        trouble=None,
        free_talk=False,
        rematch=None,
    )


def hidden(table: Table) -> list[Hidden]:
    """What each player holds that a spectator does not see, found by comparing what both are shown."""
    public = table.view(None).get("players")
    found: list[Hidden] = []
    for seat in range(table.seats):
        own = table.view(seat).get("players")
        if not isinstance(public, list) or not isinstance(own, list):
            continue
        mine, shown = own[seat], public[seat]
        parts = {name: value for name, value in mine.items() if value != shown.get(name) and value not in ([], None)}
        found.append(Hidden(seat, parts))
    return found

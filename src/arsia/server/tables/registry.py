"""The registry: all tables of a server that are in memory, each a room, and what the database knows of them."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from time import monotonic, time
from typing import Final, TypeAlias

import msgspec
from sqlalchemy.exc import IntegrityError

from arsia.kernel.message import Message
from arsia.server.logs import note, trouble
from arsia.server.settings import Settings
from arsia.server.storage.people import PeopleStore
from arsia.server.storage.rows import KeptLine, KeptTable, KeptUndo
from arsia.server.storage.store import Store, Unreadable
from arsia.server.storage.tokens import ID_LENGTH
from arsia.server.tables.room import Room
from arsia.server.wire.refusals import Status, refusal

_ID: Final = re.compile(rf"[0-9A-Za-z]{{{ID_LENGTH}}}")

#: Hears that somebody came to a table or that it changed, and for which seats a decision opened with that.
Follower: TypeAlias = Callable[[Room, Iterable[int]], None]


class Registry:
    """The rooms in memory. Those above that follow tables (bots, push) are told of them, and not known here."""

    def __init__(self, store: Store, people: PeopleStore, settings: Settings) -> None:
        self.followers: list[Follower] = []
        self._store = store
        self._people = people
        self._settings = settings
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    def rooms(self) -> Iterable[Room]:
        """Those in memory now."""
        return self._rooms.values()

    async def make(self, table: KeptTable, address: str) -> None:
        """A new table, wished for from an address; its bots wake up when somebody looks."""
        await self._store.add(table)
        self._room(table.id).made_from = address
        note("table made", table=table.id, game=table.game, seats=len(table.seats), dealt=table.dealt)

    @asynccontextmanager
    async def enter(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, kept in memory while somebody is in it."""
        if not _ID.fullmatch(id):
            raise refusal(Status.NOT_FOUND, Message("refuse-table"))
        room = self._room(id)
        room.guests += 1
        try:
            if room.is_stale or self._settings.is_shared:
                async with room.lock:
                    if room.is_stale or self._settings.is_shared:
                        await self.catch_up(room)
            if room.table is None and room.trouble is not None:
                raise refusal(Status.CONFLICT, room.trouble)
            self.tell(room)
            yield room
        finally:
            room.guests -= 1
            self._forget(room)

    def tell(self, room: Room, asked: Iterable[int] = ()) -> None:
        """Tell those who follow tables."""
        for follow in self.followers:
            follow(room, asked)

    def visit(self, room: Room) -> None:
        """Somebody who holds a seat asked for something: as good as being connected, for a while."""
        room.visited_at = monotonic()
        self.tell(room)

    async def catch_up(self, room: Room) -> None:
        """Learn what the database knows and this room does not, under its lock."""
        try:
            kept = await self._store.find(room.id)
            if kept is None:
                raise refusal(Status.NOT_FOUND, Message("refuse-table"))
            moves = await self._store.moves(room.id, room.version) if kept.dealt else []
            lines = await self._people.lines(room.id, len(room.talk))
        except (Unreadable, msgspec.MsgspecError) as error:
            trouble("a table cannot be read", error, table=room.id)
            raise refusal(Status.CONFLICT, Message("table-unreadable")) from error
        changed = bool(moves) or not kept.is_as(room.kept)
        room.talk += lines
        room.learn(kept, moves)
        if lines:
            room.tell_of_talk()
        if changed:
            room.tell_of_change()

    async def end(self, room: Room, why: str) -> None:
        """The game is over before its end, under the room's lock."""
        await self._store.end(room.id, why)

    async def wish_undo(self, room: Room, wish: KeptUndo | None) -> None:
        """Note a wish to take back a move, or that there is none any more, under the room's lock."""
        await self._store.set_undo(room.id, wish)
        await self.catch_up(room)

    async def say(self, room: Room, seat: int | None, kind: str, said: object, name: str | None = None) -> int:
        """Write down what somebody said, under the room's lock; the number of the line. With a name it is somebody who
        watches."""
        while True:
            line = KeptLine(len(room.talk) + 1, seat, kind, said, room.version, int(time()), name)
            try:
                await self._people.say(room.id, line)
            except IntegrityError:  # another process wrote that line first
                await self.catch_up(room)
                continue
            room.talk.append(line)
            room.tell_of_talk()
            return line.n

    async def notice(self, room: Room, id: str, **args: object) -> None:
        """Write down something that everybody should know, under the room's lock."""
        await self.say(room, None, "notice", Message(id, args).data())

    def _room(self, id: str) -> Room:
        room = self._rooms.get(id)
        if room is None:
            room = self._rooms[id] = Room(id)
        self._rooms.move_to_end(id)
        return room

    def _forget(self, room: Room) -> None:
        """Forget a table that does not exist, and those that nobody looked at for longest."""
        if room.kept is None:
            if room.is_idle and self._rooms.get(room.id) is room:
                del self._rooms[room.id]
            return
        if len(self._rooms) > self._settings.rooms:
            oldest = next((each for each in self._rooms.values() if each.is_idle), None)
            if oldest is not None:
                del self._rooms[oldest.id]

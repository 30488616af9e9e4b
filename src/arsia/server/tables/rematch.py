"""Playing again: the same game with the same people, each where they sat."""

from __future__ import annotations

from hashlib import sha256

import msgspec

import arsia
from arsia.kernel.chance import fresh_seed
from arsia.kernel.message import Message
from arsia.server.storage.rows import KeptSeat, KeptTable
from arsia.server.storage.store import Store
from arsia.server.storage.tokens import fresh_id, hashed
from arsia.server.tables.registry import Registry
from arsia.server.tables.room import Room
from arsia.server.tables.seats import Seats
from arsia.server.wire.refusals import Status, refusal


class Rematches:
    """The first who asks lays out the table; everybody who asks sits there, and is ready."""

    def __init__(self, registry: Registry, store: Store, seats: Seats) -> None:
        self._registry = registry
        self._store = store
        self._seats = seats

    async def ask(self, room: Room, seat: int, token: str) -> tuple[str, str]:
        """The table at which the same people play again, and the seat's token there.

        The token follows from the one held here, so asking twice is harmless.
        """
        room.dealt()
        if not room.is_over:
            raise refusal(Status.CONFLICT, Message("refuse-rematch-early"))
        async with room.lock:
            again = await self._store.rematch(room.id, lambda: same_again(room.facts, seat))
            await self._registry.catch_up(room)
        own = sha256(f"{again} {token}".encode()).hexdigest()
        async with self._registry.enter(again) as next_room:
            if not next_room.knows(own):
                await self._seats.sit(next_room, seat, room.facts.seats[seat].name, own)
            if next_room.facts.seats[seat].token == hashed(own):  # or the table tells why it is no more
                await self._seats.set_ready(next_room, seat, True)
        return again, own


def same_again(table: KeptTable, maker: int) -> KeptTable:
    """The same game with the same seats: bots as they are, people when they come, each where they sat."""
    seats = tuple(_again(kept) for kept in table.seats)
    dealt = arsia.new(table.game, len(seats), fresh_seed(), table.options, journal=False)
    assert dealt.seed is not None
    as_new = {"listed": False, "dealt": False, "rematch": None, "ended": None, "undo": None}
    made_by = {"edition": dealt.game.edition, "digest": dealt.game.digest, "seed": dealt.seed, "seeded": False}
    return msgspec.structs.replace(table, id=fresh_id(), seats=seats, maker=maker, **as_new, **made_by)


def _again(kept: KeptSeat) -> KeptSeat:
    person = kept.kind == "human"
    return KeptSeat(kept.kind, kept.bot, kept.name, None, not person, shared=kept.shared, reserved=person)

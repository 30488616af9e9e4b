"""Wishes to take back a move: asked by a seat, allowed by the others, done when all of them have."""

from __future__ import annotations

import msgspec

from arsia.kernel.message import Message
from arsia.server.storage.rows import KeptUndo
from arsia.server.tables import agreeing
from arsia.server.tables.moves import Moves
from arsia.server.tables.registry import Registry
from arsia.server.tables.room import Room
from arsia.server.wire.refusals import Status, refusal


class Undoing:
    """What people agree to take back."""

    def __init__(self, registry: Registry, moves: Moves) -> None:
        self._registry = registry
        self._moves = moves

    async def ask(self, room: Room, seat: int, seen: int) -> int:
        """Ask the others to let the seat take back its last move; the version, which stays as it is."""
        async with room.lock:
            await self._registry.catch_up(room)
            _check(room, seen)
            if room.dealt().can_undo(seat):
                raise refusal(Status.CONFLICT, Message("refuse-undo-free"))
            if not agreeing.taken_back(room.dealt(), seat):
                raise refusal(Status.CONFLICT, Message("undo-nothing"))
            wish = KeptUndo(seat, seen)
            if not agreeing.must_allow(room.facts, wish):
                raise refusal(Status.CONFLICT, Message("refuse-undo-nobody"))
            room.count_notice(seat)
            await self._registry.notice(room, "notice-undo-wish", player=seat)
            await self._registry.wish_undo(room, wish)
            return room.version

    async def answer(self, room: Room, seat: int, seen: int, allow: bool) -> int:
        """Allow it, or not, or take back one's own wish; the version after it."""
        async with room.lock:
            await self._registry.catch_up(room)
            _check(room, seen)
            wish = room.facts.undo
            if wish is None or wish.version != room.version:
                raise refusal(Status.CONFLICT, Message("refuse-undo-no-wish"))
            if not allow or seat == wish.seat:
                await self._registry.notice(room, "notice-undo-no", player=seat, other=wish.seat)
                await self._registry.wish_undo(room, None)
                return room.version
            wish = msgspec.structs.replace(wish, agreed=tuple(dict.fromkeys((*wish.agreed, seat))))
            if agreeing.must_allow(room.facts, wish):
                await self._registry.wish_undo(room, wish)
                return room.version
            version = await self._moves.undo_agreed(room, wish.seat)
            await self._registry.notice(room, "notice-undo-yes", player=wish.seat)
            await self._registry.wish_undo(room, None)
        room.tell_of_change()
        self._registry.tell(room, room.dealt().pending)
        return version


def _check(room: Room, seen: int) -> None:
    room.dealt()
    if room.is_over:
        raise refusal(Status.CONFLICT, Message("refuse-over"))
    if seen != room.version:
        raise refusal(Status.CONFLICT, Message("refuse-undo-late"))

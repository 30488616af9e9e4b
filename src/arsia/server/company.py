"""The company at a table: who says what, who passes, who takes over a seat, and who plays again."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from time import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import IntegrityError

import arsia
from arsia.kernel.chance import fresh_seed
from arsia.kernel.message import Message
from arsia.server import handing, passing
from arsia.server.beside import Beside, KeptLine
from arsia.server.limits import Bucket
from arsia.server.logs import note
from arsia.server.refusals import Status, refusal
from arsia.server.room import Room
from arsia.server.store import KeptSeat, KeptTable
from arsia.server.talk import BURST, LINES, PER_SECOND
from arsia.server.thinking import check_bot
from arsia.server.tokens import fresh_id, hashed, opens

if TYPE_CHECKING:
    from arsia.server.house import House


class Company:
    """Everything that people at a table do besides moving."""

    def __init__(self, house: House, beside: Beside) -> None:
        self._house = house
        self._beside = beside

    # ---- talk ----------------------------------------------------------------------------------------------------

    async def say(self, room: Room, seat: int, kind: str, said: str) -> int:
        """Say something; the number of the line."""
        bucket = room.talkers.setdefault(seat, Bucket(PER_SECOND, BURST))
        if len(room.talk) >= LINES:
            raise refusal(Status.CONFLICT, Message("refuse-talk-full", {"most": LINES}))
        if not bucket.take():
            raise refusal(Status.TOO_MANY, Message("refuse-talk-fast"))
        async with room.lock:
            return await self._write(room, seat, kind, said)

    async def _notice(self, room: Room, id: str, **args: object) -> None:
        """Something that everybody should know, under the room's lock."""
        await self._write(room, None, "notice", Message(id, args).data())

    async def _write(self, room: Room, seat: int | None, kind: str, said: object) -> int:
        while True:
            line = KeptLine(len(room.talk) + 1, seat, kind, said, room.version, int(time()))
            try:
                await self._beside.say(room.id, line)
            except IntegrityError:  # another process wrote that line first
                await self._house.catch_up(room)
                continue
            room.talk.append(line)
            room.murmur()
            return line.n

    # ---- a seat that somebody left -------------------------------------------------------------------------------

    async def hand_over(self, room: Room, by: int, seat: int, heir: str | None) -> bool:
        """Propose to hand a seat on, agree to it, or (for None) say no; whether it was handed on.

        `handing` says when it may be, and who must have agreed.
        """
        if heir not in (None, "open"):
            assert heir is not None
            check_bot(heir, self._house.settings)
        here = self._house.presence
        await here.beat()
        async with room.lock:
            await self._house.catch_up(room)  # another process may have seen whoever sits there
            self._check_handing(room, by, seat)
            kept = room.facts.seats[seat]
            if heir is None:
                if kept.heir is not None:
                    await self._beside.set_heir(room.id, seat, None, ())
                    await self._notice(room, "notice-kept", player=by, other=seat)
                await self._house.catch_up(room)
                return False
            handing.check(room.facts, seat, heir, here.away(room, seat), seat in room.dealt().pending)
            agreed = (*kept.agreed, by) if heir == kept.heir and by not in kept.agreed else kept.agreed
            if heir != kept.heir:
                agreed = (by,)
            handed = not handing.waited_for(room.facts, seat, heir, agreed, partial(here.is_here, room))
            if not handed and heir != kept.heir:
                wish = "notice-wish-open" if heir == "open" else "notice-wish-bot"
                await self._notice(room, wish, player=by, other=seat)
            if handed:
                await self._beside.hand_over(room.id, seat, heir)
                name = kept.name or Message("player", {"n": seat + 1})
                await self._notice(room, "notice-free" if heir == "open" else "notice-bot", name=name)
                note("seat handed on", table=room.id, seat=seat)
            else:
                await self._beside.set_heir(room.id, seat, heir, agreed)
            await self._house.catch_up(room)
        self._house.wake(room)
        return handed

    def _check_handing(self, room: Room, by: int, seat: int) -> None:
        if room.dealt().outcome is not None:
            raise refusal(Status.CONFLICT, Message("refuse-over"))
        if not 0 <= seat < len(room.facts.seats) or seat == by:
            raise refusal(Status.BAD_REQUEST, Message("refuse-hand-own"))
        if not handing.is_persons(room.facts, seat):
            raise refusal(Status.CONFLICT, Message("refuse-hand-bot"))
        if room.is_online(seat):
            raise refusal(Status.CONFLICT, Message("refuse-hand-there"))

    async def come_back(self, room: Room, token: str) -> int:
        """The seat's player sits down again, whoever had the seat meanwhile; the seat."""
        async with room.lock:
            await self._house.catch_up(room)
            seats = room.facts.seats
            seat = next((i for i, kept in enumerate(seats) if kept.former and opens(token, kept.former)), None)
            if seat is None or not await self._beside.give_back(room.id, seat, self._house.presence.now()):
                return room.seat_of(token)  # it was never lost, or the refusal says why not
            await self._house.catch_up(room)
            await self._notice(room, "notice-back", player=seat)
        return seat

    async def free(self, room: Room, by: int, seat: int) -> None:
        """Whoever made the table lets somebody else claim a seat, before the cards are dealt."""
        async with room.lock:
            await self._house.catch_up(room)
            if by != room.facts.maker:
                raise refusal(Status.FORBIDDEN, Message("refuse-free-maker"))
            if not 0 <= seat < len(room.facts.seats) or seat == by or not self._is_kept(room.facts.seats[seat]):
                raise refusal(Status.CONFLICT, Message("refuse-free-seat"))
            name = room.facts.seats[seat].name or Message("player", {"n": seat + 1})
            if not await self._beside.free(room.id, seat):
                raise refusal(Status.CONFLICT, Message("refuse-free-late"))
            await self._notice(room, "notice-free", name=name)
            await self._house.catch_up(room)
            note("seat freed", table=room.id, seat=seat)

    @staticmethod
    def _is_kept(kept: KeptSeat) -> bool:
        """Is it somebody's, here already or awaited?"""
        return kept.kind == "human" and (kept.token is not None or kept.reserved)

    # ---- passing -------------------------------------------------------------------------------------------------

    async def set_passing(self, room: Room, seat: int, until: passing.Until | None) -> None:
        """Pass for the seat from now on, or no more."""
        if until is not None and room.dealt().outcome is not None:
            raise refusal(Status.CONFLICT, Message("refuse-over"))
        people = [kept for kept in room.facts.seats if kept.kind == "human"]
        if until == "stop" and len(people) < 2:  # bots would play the whole game to its end meanwhile
            raise refusal(Status.CONFLICT, Message("refuse-passing-alone"))
        wished = None if until is None else passing.noted(until, room.version)
        async with room.lock:
            if wished is None and room.facts.seats[seat].passing is None:
                return
            await self._beside.set_passing(room.id, seat, wished)
            await self._notice(room, f"notice-passing-{until or 'over'}", player=seat)
            await self._house.catch_up(room)
        self._house.wake(room)

    async def stop_passing(self, room: Room, seat: int) -> None:
        """Pass no more for a seat, if it was passed for."""
        if room.facts.seats[seat].passing is not None:
            await self.set_passing(room, seat, None)

    # ---- again ---------------------------------------------------------------------------------------------------

    async def rematch(self, room: Room, seat: int, token: str) -> tuple[str, str]:
        """The table at which the same people play again, and the seat's token there.

        The token follows from the one held here, so asking twice is harmless.
        """
        if room.dealt().outcome is None:
            raise refusal(Status.CONFLICT, Message("refuse-rematch-early"))
        async with room.lock:
            again = await self._beside.rematch(room.id, lambda: same_again(room.facts, seat))
            await self._house.catch_up(room)
        own = sha256(f"{again} {token}".encode()).hexdigest()
        async with self._house.enter(again) as next_room:
            if not next_room.knows(own):
                await self._house.sit(next_room, seat, room.facts.seats[seat].name, own)
            if next_room.facts.seats[seat].token == hashed(own):  # or the table tells why it is no more
                await self._house.set_ready(next_room, seat, True)
        return again, own


def same_again(table: KeptTable, maker: int) -> KeptTable:
    """The same game with the same seats: bots as they are, people when they come, each where they sat."""
    seats = tuple(_again(kept) for kept in table.seats)
    dealt = arsia.new(table.game, len(seats), fresh_seed(), table.options, journal=False)
    assert dealt.seed is not None
    made_by = {"edition": dealt.edition, "digest": dealt.digest(), "seed": dealt.seed, "seeded": False}
    return msgspec.structs.replace(
        table, id=fresh_id(), seats=seats, listed=False, dealt=False, rematch=None, maker=maker, **made_by
    )


def _again(kept: KeptSeat) -> KeptSeat:
    person = kept.kind == "human"
    return KeptSeat(kept.kind, kept.bot, kept.name, None, not person, shared=kept.shared, reserved=person)

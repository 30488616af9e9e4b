"""Seats: who sits down, is ready, is passed for, leaves and comes back."""

from __future__ import annotations

from functools import partial
from typing import Final

from arsia.kernel.message import Message
from arsia.server.logs import note
from arsia.server.settings import Settings
from arsia.server.storage.rows import KeptSeat
from arsia.server.storage.seats import SeatStore
from arsia.server.storage.tokens import fresh_token, hashed, opens
from arsia.server.tables import clocks, handover, leaving, passing
from arsia.server.tables.making import check_bot
from arsia.server.tables.presence import Presence
from arsia.server.tables.registry import Registry
from arsia.server.tables.room import Room
from arsia.server.wire.refusals import Status, refusal

#: Who plays on for somebody who is out of the running or out of time.
HEIR: Final = "greedy"


class Seats:
    """Everything that changes a seat of a table."""

    def __init__(self, registry: Registry, store: SeatStore, presence: Presence, settings: Settings) -> None:
        self._registry = registry
        self._store = store
        self._presence = presence
        self._settings = settings

    # ---- before the cards are dealt ------------------------------------------------------------------------------

    async def claim(self, room: Room, name: str, wanted: int | None) -> tuple[int, str]:
        """Sit down at a free seat: the seat and its token."""
        token = fresh_token()
        async with room.lock:
            free = [seat for seat in room.free_seats() if wanted in (None, seat)]
            for seat in free:
                if not room.facts.seats[seat].reserved and await self._sit(room, seat, name, token):
                    return seat, token
        if free and room.facts.seats[free[0]].reserved:
            raise refusal(Status.CONFLICT, Message("refuse-seat-reserved"))
        raise refusal(Status.CONFLICT, Message("refuse-no-seat" if wanted is None else "refuse-seat-taken"))

    async def sit(self, room: Room, seat: int, name: str, token: str) -> None:
        """Sit down at a certain seat, with a token that is known already."""
        async with room.lock:
            if not await self._sit(room, seat, name, token):
                raise refusal(Status.CONFLICT, Message("refuse-seat-taken"))

    async def _sit(self, room: Room, seat: int, name: str, token: str) -> bool:
        seated = await self._store.claim(room.id, seat, name, hashed(token), self._presence.now())
        if seated:
            await self._registry.catch_up(room)
            note("seat claimed", table=room.id, seat=seat)
        return seated

    async def set_ready(self, room: Room, seat: int, ready: bool) -> None:
        """Be ready; the last one to be so deals."""
        async with room.lock:
            was_dealt = room.table is not None
            await self._store.set_ready(room.id, seat, ready)
            await self._registry.catch_up(room)
        self._registry.tell(room, () if room.table is None or was_dealt else room.table.pending)

    async def free(self, room: Room, by: int, seat: int) -> None:
        """Whoever made the table lets somebody else claim a seat, before the cards are dealt."""
        async with room.lock:
            await self._registry.catch_up(room)
            if by != room.facts.maker:
                raise refusal(Status.FORBIDDEN, Message("refuse-free-maker"))
            if not 0 <= seat < len(room.facts.seats) or seat == by or not _is_kept(room.facts.seats[seat]):
                raise refusal(Status.CONFLICT, Message("refuse-free-seat"))
            room.count_notice(by)
            name = room.name_of(seat)
            if not await self._store.free(room.id, seat):
                raise refusal(Status.CONFLICT, Message("refuse-free-late"))
            await self._registry.notice(room, "notice-free", name=name)
            await self._registry.catch_up(room)
            note("seat freed", table=room.id, seat=seat)

    async def set_bot(self, room: Room, by: int, seat: int, bot: str | None) -> None:
        """Whoever made the table lets a bot sit where nobody does, or (for None) keeps its seat for a person after all;
        the last seat that is taken so deals."""
        if bot is not None:
            check_bot(bot, self._settings)
        async with room.lock:
            await self._registry.catch_up(room)
            was_dealt = room.table is not None
            if by != room.facts.maker:
                raise refusal(Status.FORBIDDEN, Message("refuse-free-maker"))
            if was_dealt:
                raise refusal(Status.CONFLICT, Message("refuse-free-late"))
            kept = room.facts.seats[seat] if 0 <= seat < len(room.facts.seats) else None
            if kept is None or kept.token is not None or (bot is None and kept.kind != "bot"):
                raise refusal(Status.CONFLICT, Message("refuse-bot-seat"))
            done = self._store.free(room.id, seat) if bot is None else self._store.set_bot(room.id, seat, bot)
            if not await done:
                raise refusal(Status.CONFLICT, Message("refuse-bot-seat"))
            await self._registry.catch_up(room)
        self._registry.tell(room, () if room.table is None or was_dealt else room.table.pending)

    # ---- getting up ----------------------------------------------------------------------------------------------

    async def leave(self, room: Room, seat: int, bot: str) -> None:
        """Get up. Before the cards are dealt the seat is free; then a bot plays on until its player comes back."""
        check_bot(bot, self._settings)
        async with room.lock:
            await self._registry.catch_up(room)
            if room.is_over:
                raise refusal(Status.CONFLICT, Message("refuse-over"))
            room.count_notice(seat)
            name = room.name_of(seat)
            if room.table is None:
                await self._store.free(room.id, seat)
                if room.facts.maker == seat:
                    heirs = [i for i, kept in enumerate(room.facts.seats) if i != seat and kept.token is not None]
                    await self._store.set_maker(room.id, heirs[0] if heirs else None)
                await self._registry.notice(room, "notice-left", name=name)
            else:
                others = [i for i in range(len(room.facts.seats)) if i != seat and handover.is_persons(room.facts, i)]
                if not others:
                    raise refusal(Status.CONFLICT, Message("refuse-leave-alone"))
                await self._store.hand_over(room.id, seat, bot)
                await self._registry.notice(room, "notice-left-bot", name=name)
            await self._registry.catch_up(room)
            note("seat left", table=room.id, seat=seat)
        self._registry.tell(room)

    async def concede(self, room: Room, seat: int, why: str = "conceded") -> bool:
        """The seat is out of the running: a bot plays on for it, or the game is over; whether it is."""
        async with room.lock:
            await self._registry.catch_up(room)
            room.dealt()
            kept = room.facts.seats[seat]
            if room.is_over or kept.conceded or kept.token is None:
                raise refusal(Status.CONFLICT, Message("refuse-over"))
            name, ends = room.name_of(seat), leaving.ends_the_game(room.facts, seat)
            if ends:
                await self._store.note_conceded(room.id, seat)
                await self._registry.end(room, why)
            else:
                await self._store.concede(room.id, seat, HEIR)
            told = f"notice-{why}-{'over' if ends else 'bot'}"
            await self._registry.notice(room, told, name=name)
            await self._registry.catch_up(room)
            note("seat conceded", table=room.id, seat=seat, why=why, over=ends)
        self._registry.tell(room)
        return ends

    async def run_out(self, room: Room, seat: int) -> None:
        """The seat's time is up, and a bot plays on until its player comes back."""
        async with room.lock:
            name, clock = room.name_of(seat), room.facts.clock
            await self._store.hand_over(room.id, seat, HEIR)
            await self._store.set_clocks(room.id, {seat: (None, None if clock is None else clocks.mercy(clock))})
            await self._registry.notice(room, "notice-time-left", name=name)
            await self._registry.catch_up(room)
        self._registry.tell(room)

    async def give_time(self, room: Room, seat: int) -> None:
        """The seat thinks anew, because everybody agreed; its time for the whole game stays. Under the room's lock."""
        if room.facts.clock is not None and room.facts.clock.kind == "turn":
            await self._store.set_clocks(room.id, {seat: (None, None)})
            await self._registry.catch_up(room)

    async def wind(self, room: Room) -> None:
        """Start and stop the clocks of those who must decide."""
        async with room.lock:
            await self._registry.catch_up(room)
            found = clocks.changes(room, self._presence.now())
            if found:
                await self._store.set_clocks(room.id, found)
                clocks.note_wound(room)
                await self._registry.catch_up(room)

    # ---- a seat that somebody left -------------------------------------------------------------------------------

    async def hand_over(self, room: Room, by: int, seat: int, heir: str | None) -> bool:
        """Propose to hand a seat on, agree to it, or (for None) say no; whether it was handed on.

        `handover` says when it may be, and who must have agreed.
        """
        if heir not in (None, "open"):
            assert heir is not None
            check_bot(heir, self._settings)
        here = self._presence
        await here.beat()
        async with room.lock:
            await self._registry.catch_up(room)  # another process may have seen whoever sits there
            _check_handing(room, by, seat)
            kept = room.facts.seats[seat]
            if heir is None:
                if kept.heir is not None:
                    room.count_notice(by)
                    await self._store.set_heir(room.id, seat, None, ())
                    await self._registry.notice(room, "notice-kept", player=by, other=seat)
                await self._registry.catch_up(room)
                return False
            handover.check(room.facts, seat, heir, here.away(room, seat), seat in room.dealt().pending)
            agreed = tuple(dict.fromkeys((*kept.agreed, by))) if heir == kept.heir else (by,)
            handed = not handover.waited_for(room.facts, seat, heir, agreed, partial(here.is_here, room))
            if not handed and heir != kept.heir:
                room.count_notice(by)
                wish = "notice-wish-open" if heir == "open" else "notice-wish-bot"
                await self._registry.notice(room, wish, player=by, other=seat)
            if handed:
                await self._store.hand_over(room.id, seat, heir)
                told = "notice-free" if heir == "open" else "notice-bot"
                await self._registry.notice(room, told, name=room.name_of(seat))
                note("seat handed on", table=room.id, seat=seat)
            else:
                await self._store.set_heir(room.id, seat, heir, agreed)
            await self._registry.catch_up(room)
        self._registry.tell(room)
        return handed

    async def come_back(self, room: Room, token: str) -> int:
        """The seat's player sits down again, whoever had the seat meanwhile; the seat."""
        async with room.lock:
            await self._registry.catch_up(room)
            seats = room.facts.seats
            seat = next((i for i, kept in enumerate(seats) if kept.former and opens(token, kept.former)), None)
            if seat is None or not await self._store.give_back(room.id, seat, self._presence.now()):
                return room.seat_of(token)  # it was never lost, or the refusal says why not
            await self._registry.catch_up(room)
            await self._registry.notice(room, "notice-back", player=seat)
        return seat

    # ---- passing -------------------------------------------------------------------------------------------------

    async def set_passing(self, room: Room, seat: int, until: passing.Until | None) -> None:
        """Pass for the seat from now on, or no more."""
        room.dealt()
        if until is not None and room.is_over:
            raise refusal(Status.CONFLICT, Message("refuse-over"))
        people = [kept for kept in room.facts.seats if kept.kind == "human"]
        if until == "stop" and len(people) < 2:  # bots would play the whole game to its end meanwhile
            raise refusal(Status.CONFLICT, Message("refuse-passing-alone"))
        wished = None if until is None else passing.noted(until, room.version)
        async with room.lock:
            if wished is None and room.facts.seats[seat].passing is None:
                return
            if wished is not None:
                room.count_notice(seat)
            await self._store.set_passing(room.id, seat, wished)
            await self._registry.notice(room, f"notice-passing-{until or 'over'}", player=seat)
            await self._registry.catch_up(room)
        self._registry.tell(room)

    async def stop_passing(self, room: Room, seat: int) -> None:
        """Pass no more for a seat, if it was passed for."""
        if room.facts.seats[seat].passing is not None:
            await self.set_passing(room, seat, None)


def _check_handing(room: Room, by: int, seat: int) -> None:
    room.dealt()
    if room.is_over:
        raise refusal(Status.CONFLICT, Message("refuse-over"))
    if not 0 <= seat < len(room.facts.seats) or seat == by:
        raise refusal(Status.BAD_REQUEST, Message("refuse-hand-own"))
    if not handover.is_persons(room.facts, seat):
        raise refusal(Status.CONFLICT, Message("refuse-hand-bot"))
    if room.is_online(seat):
        raise refusal(Status.CONFLICT, Message("refuse-hand-there"))


def _is_kept(kept: KeptSeat) -> bool:
    """Is it somebody's, here already or awaited?"""
    return kept.kind == "human" and (kept.token is not None or kept.reserved)

"""Tables before the game: made, found, and sat down at."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ControllerRouterHandler

from arsia.kernel.message import Message
from arsia.server.http.invitations import address_for_others, drawn
from arsia.server.http.requests import Asked, address_of, by_seat, count_new_table, says, seated, services_of, token_of
from arsia.server.live.updates import lobby
from arsia.server.tables.making import make_table
from arsia.server.wire.games import Reach
from arsia.server.wire.refusals import RefusedRequest, Status, refusal
from arsia.server.wire.requests import Claim, FreeSeat, NewTable, Ready, SetBot
from arsia.server.wire.tables import Again, ClaimedSeat, Lobby, MadeTable, OwnSeat
from arsia.server.wire.text import clean_name


@post("/api/tables", summary="Make a table", responses=says(Status.TOO_LARGE, Status.TOO_MANY))
async def make(request: Asked, data: JSONBody[NewTable]) -> MadeTable:
    """A new table. Whoever makes it gets the tokens of the seats `me` and `here`; without an `open` seat the cards are
    dealt at once."""
    services = services_of(request)
    kept, tokens = make_table(data, services.settings, services.presence.now())
    count_new_table(request)
    await services.registry.make(kept, address_of(request))
    async with services.registry.enter(kept.id) as room:
        made = msgspec.structs.asdict(lobby(room))
    made["seats"] = [
        OwnSeat(**msgspec.structs.asdict(seat), token=tokens.get(seat.seat, msgspec.UNSET)) for seat in made["seats"]
    ]
    return MadeTable(**made)


@get("/api/tables", summary="The listed tables that wait for players", responses=says())
async def list_tables(request: Asked, listed: FromQuery[str | None] = None) -> list[Lobby]:
    """Open tables whose makers wished them to be listed, newest first. Other tables are found by their link alone."""
    services = services_of(request)
    found: list[Lobby] = []
    for id in await services.store.listed():
        with suppress(RefusedRequest):  # a table that cannot be read is nobody else's trouble
            async with services.registry.enter(id) as room:
                found.append(lobby(room))
    return found


@get("/api/tables/{table:str}", summary="A table's lobby", responses=says())
async def read_lobby(request: Asked, table: FromPath[str]) -> Lobby:
    """Who sits where, and whether the game has begun."""
    async with services_of(request).registry.enter(table) as room:
        return lobby(room)


@post(
    "/api/tables/{table:str}/claim",
    summary="Sit down at a table",
    status_code=200,
    responses=says(Status.CONFLICT, Status.TOO_LARGE),
)
async def claim(request: Asked, table: FromPath[str], data: JSONBody[Claim]) -> ClaimedSeat:
    """Claim a free seat. The token is told this once. Once the cards are dealt, nobody who has had a seat there may."""
    services = services_of(request)
    async with services.registry.enter(table) as room:
        if "authorization" in request.headers and room.table is not None and room.knows(token_of(request)):
            raise refusal(Status.CONFLICT, Message("refuse-claim-second"))
        seat, token = await services.seats.claim(room, clean_name(data.name), data.seat)
        return ClaimedSeat(seat, token)


@by_seat("ready", "Be ready, or not")
async def ready(request: Asked, table: FromPath[str], data: JSONBody[Ready]) -> Lobby:
    """When every seat is claimed and ready, the cards are dealt."""
    async with seated(request, table) as (room, seat):
        await services_of(request).seats.set_ready(room, seat, data.ready)
        return lobby(room)


@by_seat("free", "Free a seat before the cards are dealt", Status.FORBIDDEN, Status.TOO_MANY)
async def free(request: Asked, table: FromPath[str], data: JSONBody[FreeSeat]) -> Lobby:
    """For whoever made the table: of somebody who does not come. Their token opens the seat no more."""
    async with seated(request, table) as (room, seat):
        await services_of(request).seats.free(room, seat, data.seat)
        return lobby(room)


@by_seat("bot", "A bot for a free seat, before the cards are dealt", Status.FORBIDDEN)
async def set_bot(request: Asked, table: FromPath[str], data: JSONBody[SetBot]) -> Lobby:
    """For whoever made the table. If nobody else is awaited, the cards are dealt. Null frees a bot's seat."""
    async with seated(request, table) as (room, seat):
        await services_of(request).seats.set_bot(room, seat, data.seat, data.bot)
        return lobby(room)


@by_seat("rematch", "Play again with the same people", Status.TOO_MANY)
async def rematch(request: Asked, table: FromPath[str]) -> Again:
    """The first who asks lays out the table; everybody who asks sits there as here, and is ready."""
    async with seated(request, table) as (room, seat):
        if room.facts.rematch is None:
            count_new_table(request)
        again, token = await services_of(request).rematches.ask(room, seat, token_of(request))
        return Again(again, seat, token)


@get("/api/reach", summary="Where others find this server")
async def reach(request: Asked) -> Reach:
    """The address to send to others. It is null if only the machine that the server runs on can open it."""
    return Reach(address_for_others(request))


@get(
    "/api/tables/{table:str}/qr",
    summary="The invitation to a table as a QR code",
    media_type="image/svg+xml",
    responses=says(Status.CONFLICT),
)
async def qr(request: Asked, table: FromPath[str]) -> Response[bytes]:
    """For the phones at the table. Refused where no other machine can come in."""
    async with services_of(request).registry.enter(table) as room:
        address = address_for_others(request)
        if address is None:
            raise refusal(Status.CONFLICT, Message("refuse-nobody-comes"))
        return Response(drawn(f"{address}/t/{room.id}"), media_type="image/svg+xml")


HANDLERS: Final[list[ControllerRouterHandler]] = [
    make,
    list_tables,
    read_lobby,
    claim,
    ready,
    free,
    set_bot,
    rematch,
    reach,
    qr,
]

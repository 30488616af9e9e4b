"""What all routes ask of a request: which server, whose seat, from where; and how they are described."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias

from litestar import Request, post
from litestar.openapi.datastructures import ResponseSpec

from arsia.kernel.message import Message
from arsia.server.services import Services
from arsia.server.tables.room import Room
from arsia.server.wire.refusals import Status, Trouble, refusal

Asked: TypeAlias = Request[Any, Any, Any]

WITH_TOKEN: Final[list[dict[str, list[str]]]] = [{"seat": []}]
MAYBE_TOKEN: Final[list[dict[str, list[str]]]] = [{}, {"seat": []}]


def says(*statuses: Status) -> dict[int, ResponseSpec]:
    """The refusals that a handler may answer with, for the description."""
    always = (Status.BAD_REQUEST, Status.NOT_FOUND, Status.UNAVAILABLE)
    return {
        int(status): ResponseSpec(Trouble, generate_examples=False, description="Refused, with a sentence")
        for status in (*always, *statuses)
    }


def by_seat(what: str, summary: str, *statuses: Status) -> post:
    """A route on which somebody who holds a seat changes something at its table."""
    may_say = says(Status.NO_TOKEN, Status.CONFLICT, Status.TOO_LARGE, *statuses)
    return post(
        f"/api/tables/{{table:str}}/{what}", summary=summary, status_code=200, security=WITH_TOKEN, responses=may_say
    )


def services_of(request: Asked) -> Services:
    """What all handlers share."""
    services: Services = request.app.state.services
    return services


@asynccontextmanager
async def seated(request: Asked, table: str) -> AsyncIterator[tuple[Room, int]]:
    """The room of a table, and the seat there that the request's token opens."""
    async with services_of(request).registry.enter(table) as room:
        yield room, seat_of(request, room)


def seat_of(request: Asked, room: Room) -> int:
    """The seat that the request's token opens. Whoever holds it is there."""
    services = services_of(request)
    seat = room.seat_of(token_of(request))
    services.presence.see(room, seat)
    services.registry.visit(room)
    return seat


def address_of(request: Asked) -> str:
    """Where the request comes from."""
    return request.client.host if request.client else ""


def token_of(request: Asked) -> str:
    """The token that came with the request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise refusal(Status.NO_TOKEN, Message("refuse-token"))
    return token.strip()


def count_new_table(request: Asked) -> None:
    """Refuse a table more than one address may make."""
    services = services_of(request)
    if not services.new_tables.take(address_of(request)):
        raise refusal(Status.TOO_MANY, Message("refuse-tables", {"most": services.settings.tables_per_hour}))

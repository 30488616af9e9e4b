"""The REST API beside the game: talk, seats that change hands, passing, playing again, being told."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from arsia.kernel.message import Message
from arsia.server.api import WITH_TOKEN, house_of, says, seat_of, token_of
from arsia.server.refusals import Status, refusal
from arsia.server.talk import PHRASES, read_phrase, read_text
from arsia.server.tokens import hashed
from arsia.server.updates import lobby, spoken
from arsia.server.wire import (
    Again,
    FreeSeat,
    Handed,
    HandOver,
    LineNumber,
    Lobby,
    Passing,
    Phrases,
    Push,
    PushKey,
    PushStop,
    Seat,
    Spoken,
    Talk,
)

_REFUSED: Final = (Status.NO_TOKEN, Status.CONFLICT, Status.TOO_LARGE)


# ---- talk --------------------------------------------------------------------------------------------------------


@get("/api/phrases", summary="The ready phrases")
async def list_phrases() -> Phrases:
    """What can be said at any table; everybody reads it in their own language."""
    return Phrases(list(PHRASES))


@get("/api/tables/{table:str}/talk", summary="All that was said at a table", responses=says())
async def read_talk(request: Request[Any, Any, Any], table: FromPath[str]) -> list[Spoken]:
    """Talk belongs to the table: whoever may watch may read it."""
    async with house_of(request).enter(table) as room:
        return spoken(room.talk)


@post(
    "/api/tables/{table:str}/talk",
    summary="Say something",
    status_code=200,
    security=WITH_TOKEN,
    responses=says(*_REFUSED, Status.FORBIDDEN, Status.TOO_MANY),
)
async def say(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Talk]) -> LineNumber:
    """One of the ready phrases, or a text where the table's maker allows it."""
    house = house_of(request)
    async with house.enter(table) as room:
        seat = seat_of(request, room)
        if data.phrase is not None:
            kind, said = "phrase", read_phrase(data.phrase)
        else:
            kind, said = "text", read_text(data.text or "", room.facts.free_talk)
        return LineNumber(await house.company.say(room, seat, kind, said))


# ---- seats -------------------------------------------------------------------------------------------------------


@post(
    "/api/tables/{table:str}/handover",
    summary="Hand on the seat of somebody who left",
    status_code=200,
    security=WITH_TOKEN,
    responses=says(*_REFUSED),
)
async def hand_over(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[HandOver]) -> Handed:
    """Propose it, agree to it, or say no. It happens after the table's absence, when those who must agree have."""
    house = house_of(request)
    async with house.enter(table) as room:
        return Handed(await house.company.hand_over(room, seat_of(request, room), data.seat, data.to))


@post(
    "/api/tables/{table:str}/return",
    summary="Take back a seat that was handed on",
    status_code=200,
    security=WITH_TOKEN,
    responses=says(*_REFUSED),
)
async def come_back(request: Request[Any, Any, Any], table: FromPath[str]) -> Seat:
    """Whoever left holds the old token still, and sits down again; whoever sat there meanwhile is told so."""
    house = house_of(request)
    async with house.enter(table) as room:
        token = token_of(request)
        return Seat(await house.company.come_back(room, token), token)


@post(
    "/api/tables/{table:str}/free",
    summary="Free a seat before the cards are dealt",
    status_code=200,
    security=WITH_TOKEN,
    responses=says(*_REFUSED, Status.FORBIDDEN),
)
async def free(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[FreeSeat]) -> Lobby:
    """For whoever made the table: of somebody who does not come. Their token opens the seat no more."""
    house = house_of(request)
    async with house.enter(table) as room:
        await house.company.free(room, seat_of(request, room), data.seat)
        return lobby(room)


@post(
    "/api/tables/{table:str}/passing",
    summary="Pass for me until …",
    status_code=200,
    security=WITH_TOKEN,
    responses=says(*_REFUSED),
)
async def set_passing(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Passing]) -> Lobby:
    """Decisions that can be passed are passed; any other waits for the seat as ever. A move of one's own ends it."""
    house = house_of(request)
    async with house.enter(table) as room:
        await house.company.set_passing(room, seat_of(request, room), data.until)
        return lobby(room)


@post(
    "/api/tables/{table:str}/rematch",
    summary="Play again with the same people",
    status_code=200,
    security=WITH_TOKEN,
    responses=says(*_REFUSED, Status.TOO_MANY),
)
async def rematch(request: Request[Any, Any, Any], table: FromPath[str]) -> Again:
    """The first who asks lays out the table; everybody who asks sits there as here, and is ready."""
    house = house_of(request)
    async with house.enter(table) as room:
        seat = seat_of(request, room)
        address = request.client.host if request.client else ""
        if room.facts.rematch is None and not request.app.state.new_tables.take(address):
            raise refusal(Status.TOO_MANY, Message("refuse-tables", {"most": house.settings.tables_per_hour}))
        again, token = await house.company.rematch(room, seat, token_of(request))
        return Again(again, seat, token)


# ---- being told --------------------------------------------------------------------------------------------------


@get("/api/push", summary="The key for Web Push")
async def push_key(request: Request[Any, Any, Any]) -> PushKey:
    """A browser needs it to subscribe."""
    return PushKey(house_of(request).ringers.public)


@post(
    "/api/tables/{table:str}/push",
    summary="Tell this browser when the seat must decide",
    status_code=200,
    security=WITH_TOKEN,
    responses=says(*_REFUSED),
)
async def push(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Push]) -> Lobby:
    """Only while the seat is not connected."""
    house = house_of(request)
    async with house.enter(table) as room:
        seat = seat_of(request, room)
        bell = house.ringers.read(data.endpoint, data.keys.p256dh, data.keys.auth, data.language)
        await house.beside.hang(room.id, seat, bell)
        return lobby(room)


@post(
    "/api/tables/{table:str}/push/stop",
    summary="Tell this browser no more",
    status_code=200,
    security=WITH_TOKEN,
    responses=says(*_REFUSED),
)
async def push_stop(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[PushStop]) -> Lobby:
    """For this seat."""
    house = house_of(request)
    async with house.enter(table) as room:
        await house.beside.take_down(room.id, seat_of(request, room), hashed(data.endpoint))
        return lobby(room)


HANDLERS: Final[list[ControllerRouterHandler]] = [
    list_phrases,
    read_talk,
    say,
    hand_over,
    come_back,
    free,
    set_passing,
    rematch,
    push_key,
    push,
    push_stop,
]

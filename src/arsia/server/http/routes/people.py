"""What people have besides the game: talk, and being told when the table waits for them."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from arsia.kernel.message import Message
from arsia.server.http.requests import MAYBE_TOKEN, Asked, address_of, by_seat, says, seat_of, seated, services_of
from arsia.server.live.updates import audible, lobby, spoken
from arsia.server.people.chat import PHRASES, read_phrase, read_text
from arsia.server.storage.tokens import hashed
from arsia.server.tables.room import Room
from arsia.server.wire.games import Phrases, PushKey
from arsia.server.wire.refusals import Status, refusal
from arsia.server.wire.requests import PushHere, PushStop, SaySomething, SayWatching
from arsia.server.wire.tables import LineNumber, Lobby, Spoken
from arsia.server.wire.text import clean_name


@get("/api/phrases", summary="The ready phrases")
async def list_phrases() -> Phrases:
    """What can be said at any table; everybody reads it in their own language."""
    return Phrases(list(PHRASES))


@get(
    "/api/tables/{table:str}/talk",
    summary="All that was said at a table",
    security=MAYBE_TOKEN,
    responses=says(Status.NO_TOKEN),
)
async def read_talk(request: Asked, table: FromPath[str]) -> list[Spoken]:
    """Talk belongs to the table: whoever may watch may read it."""
    async with services_of(request).registry.enter(table) as room:
        seat = seat_of(request, room) if "authorization" in request.headers else None
        return spoken(audible(room.talk, seat))


@by_seat("talk", "Say something", Status.FORBIDDEN, Status.TOO_MANY)
async def say(request: Asked, table: FromPath[str], data: JSONBody[SaySomething]) -> LineNumber:
    """One of the ready phrases, or a text where the table's maker allows it."""
    async with seated(request, table) as (room, seat):
        kind, said = _read(room, data.phrase, data.text)
        return LineNumber(await services_of(request).chat.say(room, seat, kind, said))


@post(
    "/api/tables/{table:str}/talk/watching",
    summary="Say something to others who watch",
    status_code=200,
    responses=says(Status.FORBIDDEN, Status.CONFLICT, Status.TOO_LARGE, Status.TOO_MANY),
)
async def say_watching(request: Asked, table: FromPath[str], data: JSONBody[SayWatching]) -> LineNumber:
    """Without a seat. Those who play do not hear it."""
    services = services_of(request)
    if data.phrase is None and data.text is None:
        raise refusal(Status.BAD_REQUEST, Message("refuse-talk-empty"))
    async with services.registry.enter(table) as room:
        kind, said = _read(room, data.phrase, data.text)
        return LineNumber(
            await services.chat.say_watching(room, address_of(request), clean_name(data.name), kind, said)
        )


def _read(room: Room, phrase: str | None, text: str | None) -> tuple[str, str]:
    if phrase is not None:
        return "phrase", read_phrase(phrase)
    return "text", read_text(text or "", room.facts.free_talk)


@get("/api/push", summary="The key for Web Push")
async def push_key(request: Asked) -> PushKey:
    """A browser needs it to subscribe."""
    return PushKey(services_of(request).push.public)


@by_seat("push", "Tell this browser when the seat must decide")
async def push(request: Asked, table: FromPath[str], data: JSONBody[PushHere]) -> Lobby:
    """Only while the seat is not connected."""
    services = services_of(request)
    async with seated(request, table) as (room, seat):
        browser = services.push.read(data.endpoint, data.keys.p256dh, data.keys.auth, data.language)
        await services.people.subscribe(room.id, seat, browser)
        return lobby(room)


@by_seat("push/stop", "Tell this browser no more")
async def push_stop(request: Asked, table: FromPath[str], data: JSONBody[PushStop]) -> Lobby:
    """For this seat."""
    async with seated(request, table) as (room, seat):
        await services_of(request).people.unsubscribe(room.id, seat, hashed(data.endpoint))
        return lobby(room)


HANDLERS: Final[list[ControllerRouterHandler]] = [list_phrases, read_talk, say, say_watching, push_key, push, push_stop]

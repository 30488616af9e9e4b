"""What people have besides the game: talk, and being told when the table waits for them."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from arsia.server.http.requests import Asked, by_seat, says, seated, services_of
from arsia.server.live.updates import lobby, spoken
from arsia.server.people.chat import PHRASES, read_phrase, read_text
from arsia.server.storage.tokens import hashed
from arsia.server.wire.games import Phrases, PushKey
from arsia.server.wire.refusals import Status
from arsia.server.wire.requests import PushHere, PushStop, SaySomething
from arsia.server.wire.tables import LineNumber, Lobby, Spoken


@get("/api/phrases", summary="The ready phrases")
async def list_phrases() -> Phrases:
    """What can be said at any table; everybody reads it in their own language."""
    return Phrases(list(PHRASES))


@get("/api/tables/{table:str}/talk", summary="All that was said at a table", responses=says())
async def read_talk(request: Asked, table: FromPath[str]) -> list[Spoken]:
    """Talk belongs to the table: whoever may watch may read it."""
    async with services_of(request).registry.enter(table) as room:
        return spoken(room.talk)


@by_seat("talk", "Say something", Status.FORBIDDEN, Status.TOO_MANY)
async def say(request: Asked, table: FromPath[str], data: JSONBody[SaySomething]) -> LineNumber:
    """One of the ready phrases, or a text where the table's maker allows it."""
    async with seated(request, table) as (room, seat):
        if data.phrase is not None:
            kind, said = "phrase", read_phrase(data.phrase)
        else:
            kind, said = "text", read_text(data.text or "", room.facts.free_talk)
        return LineNumber(await services_of(request).chat.say(room, seat, kind, said))


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


HANDLERS: Final[list[ControllerRouterHandler]] = [list_phrases, read_talk, say, push_key, push, push_stop]

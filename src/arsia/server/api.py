"""The REST API: one handler for each thing a visitor may ask."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import Request, WebSocket, get, post, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import ControllerRouterHandler

import arsia
from arsia import bots
from arsia.kernel.message import Message
from arsia.server.answers import heard
from arsia.server.house import House
from arsia.server.limits import clean_name
from arsia.server.live import attend
from arsia.server.making import make_table
from arsia.server.refusals import Refusal, Status, refusal
from arsia.server.room import Room
from arsia.server.updates import lobby, update
from arsia.server.wire import (
    Claim,
    Done,
    GameFacts,
    Health,
    Lobby,
    MadeTable,
    Mode,
    Move,
    NewTable,
    OwnChair,
    Ready,
    Seat,
    Setting,
    Trouble,
    Undo,
    Update,
)

WITH_TOKEN: Final[list[dict[str, list[str]]]] = [{"seat": []}]
MAYBE_TOKEN: Final[list[dict[str, list[str]]]] = [{}, {"seat": []}]


def says(*statuses: Status) -> dict[int, ResponseSpec]:
    """The refusals that a handler may answer with, for the description."""
    always = (Status.BAD_REQUEST, Status.NOT_FOUND, Status.UNAVAILABLE)
    return {
        int(status): ResponseSpec(Trouble, generate_examples=False, description="Refused, with a sentence")
        for status in (*always, *statuses)
    }


# ---- games -------------------------------------------------------------------------------------------------------


@get("/healthz", summary="Is the server there, and its database?", responses=says())
async def healthz(request: Request[Any, Any, Any]) -> Health:
    """Answer as long as tables can be played here."""
    if not await house_of(request).store.answers():
        raise refusal(Status.UNAVAILABLE, Message("refuse-database-away"))
    return Health(arsia=arsia.__version__)


@get("/api/games", summary="The games, their seats, modes, options and bots")
async def list_games() -> list[GameFacts]:
    """Everything a visitor can know about the games before playing."""
    return [
        GameFacts(
            name=game.name,
            seats=list(game.seats),
            modes=[Mode(mode.name, list(mode.seats), mode.options) for mode in game.modes],
            options=[Setting(each.name, each.default, list(each.values)) for each in game.options.values()],
            verbs={verb: list(parts) for verb, parts in game.verbs.items()},
            events={verb: list(parts) for verb, parts in game.events.items()},
            bots=list(bots.names()),
        )
        for game in arsia.games().values()
    ]


@get("/api/games/{game:str}/catalogue", summary="A game's cards, with their texts as messages", responses=says())
async def read_catalogue(game: FromPath[str]) -> list[dict[str, Any]]:
    """Every card of a game."""
    if game not in arsia.games():
        raise refusal(Status.NOT_FOUND, Message("refuse-game", {"value": game[:60], "games": tuple(arsia.games())}))
    return arsia.game(game).catalogue()


# ---- the lobby ---------------------------------------------------------------------------------------------------


@post("/api/tables", summary="Make a table", responses=says(Status.TOO_LARGE, Status.TOO_MANY))
async def make(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> MadeTable:
    """A new table. Whoever makes it gets the tokens of the seats `me` and `here`; without an `open` seat the cards are
    dealt at once."""
    house = house_of(request)
    kept, tokens = make_table(data, house.settings, house.presence.now())
    if not request.app.state.new_tables.take(address_of(request)):
        raise refusal(Status.TOO_MANY, Message("refuse-tables", {"most": house.settings.tables_per_hour}))
    await house.make(kept, address_of(request))
    async with house.enter(kept.id) as room:
        made = msgspec.structs.asdict(lobby(room))
    made["seats"] = [
        OwnChair(**msgspec.structs.asdict(chair), token=tokens.get(chair.seat, msgspec.UNSET))
        for chair in made["seats"]
    ]
    return MadeTable(**made)


@get("/api/tables", summary="The listed tables that wait for players", responses=says())
async def list_tables(request: Request[Any, Any, Any], listed: FromQuery[str | None] = None) -> list[Lobby]:
    """Open tables whose makers wished them to be listed, newest first. Other tables are found by their link alone."""
    house = house_of(request)
    found: list[Lobby] = []
    for id in await house.store.listed():
        with suppress(Refusal):  # a table that cannot be read is nobody else's trouble
            async with house.enter(id) as room:
                found.append(lobby(room))
    return found


@get("/api/tables/{table:str}", summary="A table's lobby", responses=says())
async def read_lobby(request: Request[Any, Any, Any], table: FromPath[str]) -> Lobby:
    """Who sits where, and whether the game has begun."""
    async with house_of(request).enter(table) as room:
        return lobby(room)


@post(
    "/api/tables/{table:str}/claim",
    summary="Sit down at a table",
    status_code=200,
    responses=says(Status.CONFLICT, Status.TOO_LARGE),
)
async def claim(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Claim]) -> Seat:
    """Claim a free seat. The token is told this once. Once the cards are dealt, nobody who has had a seat there may."""
    house = house_of(request)
    async with house.enter(table) as room:
        if "authorization" in request.headers and room.table is not None and room.knows(token_of(request)):
            raise refusal(Status.CONFLICT, Message("refuse-claim-second"))
        seat, token = await house.claim(room, clean_name(data.name), data.seat)
        return Seat(seat, token)


@post(
    "/api/tables/{table:str}/ready",
    summary="Be ready, or not",
    status_code=200,
    security=WITH_TOKEN,
    responses=says(Status.NO_TOKEN, Status.TOO_LARGE),
)
async def ready(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Ready]) -> Lobby:
    """When every seat is claimed and ready, the cards are dealt."""
    house = house_of(request)
    async with house.enter(table) as room:
        await house.set_ready(room, seat_of(request, room), data.ready)
        return lobby(room)


# ---- the game ----------------------------------------------------------------------------------------------------


@get(
    "/api/tables/{table:str}/view",
    summary="The table as a seat, or a spectator, sees it",
    security=MAYBE_TOKEN,
    responses=says(Status.NO_TOKEN, Status.CONFLICT),
)
async def view(request: Request[Any, Any, Any], table: FromPath[str]) -> Update:
    """A whole update, as it is sent on a socket."""
    async with house_of(request).enter(table) as room:
        return update(room, seat_of(request, room) if "authorization" in request.headers else None, None)


@post(
    "/api/tables/{table:str}/moves",
    summary="Answer a decision",
    status_code=200,
    security=WITH_TOKEN,
    responses=says(Status.NO_TOKEN, Status.CONFLICT, Status.TOO_LARGE),
)
async def move(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Move]) -> Done:
    """One answer: an option, or where several things are chosen the whole set. A repeat changes nothing."""
    house = house_of(request)
    async with house.enter(table) as room:
        return Done(await house.play(room, seat_of(request, room), data.decision, heard(data)))


@post(
    "/api/tables/{table:str}/undo",
    summary="Take back the last move",
    status_code=200,
    security=WITH_TOKEN,
    responses=says(Status.NO_TOKEN, Status.CONFLICT, Status.TOO_LARGE),
)
async def undo(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Undo]) -> Done:
    """Take back the seat's last move, if nothing has happened since the version that the player sees."""
    house = house_of(request)
    async with house.enter(table) as room:
        return Done(await house.undo(room, seat_of(request, room), data.version))


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a finished game",
    responses=says(Status.FORBIDDEN, Status.CONFLICT),
)
async def read_record(request: Request[Any, Any, Any], table: FromPath[str]) -> dict[str, Any]:
    """Seed and moves, which tell everything that was hidden: only once the game is over."""
    async with house_of(request).enter(table) as room:
        if room.dealt().outcome is None:
            raise refusal(Status.FORBIDDEN, Message("refuse-record-early"))
        return room.dealt().record()


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """A live table."""
    await attend(socket, socket.app.state.house, table)


def house_of(request: Request[Any, Any, Any]) -> House:
    """The house that all handlers share."""
    house: House = request.app.state.house
    return house


def seat_of(request: Request[Any, Any, Any], room: Room) -> int:
    """The seat that the request's token opens. Whoever holds it is there."""
    seat = room.seat_of(token_of(request))
    house_of(request).presence.see(room, seat)
    house_of(request).visit(room)
    return seat


def address_of(request: Request[Any, Any, Any]) -> str:
    """Where the request comes from."""
    return request.client.host if request.client else ""


def token_of(request: Request[Any, Any, Any]) -> str:
    """The token that came with the request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise refusal(Status.NO_TOKEN, Message("refuse-token"))
    return token.strip()


HANDLERS: Final[list[ControllerRouterHandler]] = [
    healthz,
    list_games,
    read_catalogue,
    make,
    list_tables,
    read_lobby,
    claim,
    ready,
    view,
    move,
    undo,
    read_record,
    live,
]

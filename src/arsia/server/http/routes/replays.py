"""For those who want to know more: hints while a game is played; record, chart and replay once it is over.

What takes a while comes as lines, one JSON object each, so that a reader sees how far it is.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from hashlib import sha256
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from arsia.kernel.message import Message, Refused
from arsia.server.http.requests import WITH_TOKEN, Asked, address_of, says, seat_of, services_of
from arsia.server.logs import trouble
from arsia.server.replays import process
from arsia.server.replays.process import PastGame, Refusing
from arsia.server.tables.room import Room
from arsia.server.thinking.hints import advise, asked
from arsia.server.thinking.pool import always
from arsia.server.thinking.shares import Asker
from arsia.server.wire.refusals import Status, Trouble, described, refusal
from arsia.server.wire.replays import Chart, Hint, Replay, ReplayFrame
from arsia.server.wire.requests import AskHint
from arsia.server.wire.tables import PublicSeat
from arsia.words import english

#: The longest record that somebody may send.
RECORD_BYTES: Final = 524_288
#: Seconds that a look at a game takes, about.
LOOK: Final = 0.1
LINES: Final = "application/x-ndjson"
_ENCODE: Final = msgspec.json.Encoder().encode


def _lines(answer: type[msgspec.Struct], *statuses: Status) -> dict[int, ResponseSpec]:
    """How an answer in lines is described."""
    told = ResponseSpec(answer, media_type=LINES, generate_examples=False, description="One line for each step")
    return {200: told, **says(*statuses)}


@post(
    "/api/tables/{table:str}/hint",
    summary="What a strong player would do",
    status_code=200,
    security=WITH_TOKEN,
    is_packed=True,
    responses=_lines(Hint, Status.NO_TOKEN, Status.FORBIDDEN, Status.CONFLICT, Status.TOO_LARGE),
)
async def hint(request: Asked, table: FromPath[str], data: JSONBody[AskHint]) -> Stream:
    """The best options of the seat's open decision with the chance to win after each, if the table allows hints."""
    services = services_of(request)
    async with services.registry.enter(table) as room:
        seat = seat_of(request, room)
        asked(room, seat, data.decision)
    asker = Asker(table, address_of(request))

    async def steps() -> AsyncIterator[Hint]:
        async with services.registry.enter(table) as room:
            async for step in advise(room, services.thinkers, services.settings, asker, seat, data.decision):
                yield step

    return Stream(_spoken(steps(), table), media_type=LINES)


@get(
    "/api/tables/{table:str}/record",
    summary="The record of a finished game",
    responses=says(Status.FORBIDDEN, Status.CONFLICT),
)
async def read_record(request: Asked, table: FromPath[str]) -> dict[str, Any]:
    """Seed and moves, which tell everything that was hidden: only once the game is over."""
    async with services_of(request).registry.enter(table) as room:
        room.dealt()
        if not room.is_over:
            raise refusal(Status.FORBIDDEN, Message("refuse-record-early"))
        return room.dealt().record()


@get(
    "/api/tables/{table:str}/chart",
    summary="Winning chances and points throughout a finished game",
    is_packed=True,
    responses=_lines(Chart, Status.FORBIDDEN, Status.CONFLICT),
)
async def chart(request: Asked, table: FromPath[str]) -> Stream:
    """Worked out when somebody first asks, and kept with the game."""
    services = services_of(request)
    async with services.registry.enter(table) as room:
        _check_over(room)
    address = address_of(request)

    async def steps() -> AsyncIterator[Chart]:
        async with services.registry.enter(table) as room:
            async for step in services.charts.follow(room, address):
                yield step

    return Stream(_spoken(steps(), table), media_type=LINES)


@get(
    "/api/tables/{table:str}/replay",
    summary="A finished game, to look at move by move",
    is_packed=True,
    responses=says(Status.FORBIDDEN, Status.CONFLICT),
)
async def replay(request: Asked, table: FromPath[str]) -> Response[Replay]:
    """Its moves and everything that happened, also what only one seat heard."""
    return await _look(request, await _finished(request, table), process.whole)


@get(
    "/api/tables/{table:str}/replay/{ply:int}",
    summary="A finished game after some of its moves",
    is_packed=True,
    responses=says(Status.FORBIDDEN, Status.CONFLICT),
)
async def replay_frame(
    request: Asked, table: FromPath[str], ply: FromPath[int], seat: FromQuery[int | None] = None
) -> Response[ReplayFrame]:
    """Through the eyes of a seat, or a spectator's, with every hidden hand beside it."""
    return await _look(request, await _finished(request, table), process.after, ply, seat)


@get(
    "/api/tables/{table:str}/replay/{ply:int}/picture",
    summary="A moment of a finished game as a picture",
    media_type="image/png",
    is_packed=True,
    responses=says(Status.FORBIDDEN, Status.CONFLICT),
)
async def replay_picture(request: Asked, table: FromPath[str], ply: FromPath[int]) -> Response[Any]:
    """How everybody stood after so many moves, for those who are shown a link to it. It has no more moves than there
    are, so a link to a later one shows the end."""
    game = await _finished(request, table)
    title = english(Message(f"game-{game.record['game']}".replace("_", "-")))
    names = [seat.name or english(_called(seat)) for seat in game.seats or []]
    asker = Asker(game.table, address_of(request))
    found = await services_of(request).replaying.ask(
        asker, LOOK, always, process.picture, game, ply, title, names, False
    )
    if isinstance(found, Refusing):
        return Response(found.why, status_code=found.status)
    return Response(found, media_type="image/png", headers={"Cache-Control": "public, max-age=86400"})


def _called(seat: PublicSeat) -> Message:
    return Message("player", {"n": seat.seat + 1})


@post(
    "/api/replay",
    summary="A record, to look at move by move",
    status_code=200,
    is_packed=True,
    request_max_body_size=RECORD_BYTES,
    responses=says(Status.TOO_LARGE),
)
async def replay_record(request: Asked, data: JSONBody[dict[str, Any]]) -> Response[Replay]:
    """The same for a record that was saved. Nothing of it is kept for anybody else."""
    return await _look(request, await _sent(request, data), process.whole)


@post(
    "/api/replay/{ply:int}",
    summary="A record after some of its moves",
    status_code=200,
    is_packed=True,
    request_max_body_size=RECORD_BYTES,
    responses=says(Status.TOO_LARGE),
)
async def replay_record_frame(
    request: Asked,
    ply: FromPath[int],
    data: JSONBody[dict[str, Any]],
    seat: FromQuery[int | None] = None,
) -> Response[ReplayFrame]:
    """Through the eyes of a seat, or a spectator's, with every hidden hand beside it."""
    return await _look(request, await _sent(request, data), process.after, ply, seat)


# ---- looking back ------------------------------------------------------------------------------------------------


def _check_over(room: Room) -> None:
    room.dealt()
    if not room.is_over:
        raise refusal(Status.FORBIDDEN, Message("refuse-replay-early"))


async def _finished(request: Asked, table: str) -> PastGame:
    """The game of a table that is over, and its seats as they were: all at the table."""
    services = services_of(request)
    async with services.registry.enter(table) as room:
        _check_over(room)
        seats = [msgspec.structs.replace(seat, online=True) for seat in room.public_seats()]
        record, moves = room.dealt().record(), room.version
    return PastGame(f"table {table}", record, moves, services.settings.replay_seconds, table, seats)


async def _sent(request: Asked, record: dict[str, Any]) -> PastGame:
    """The game of a record. Whoever sends the same again finds it walked through already."""
    settings = services_of(request).settings
    name = sha256(await request.body()).hexdigest()
    return PastGame(f"record {name}", record, settings.record_moves, settings.replay_seconds)


async def _look(
    request: Asked, game: PastGame, look: Callable[..., bytes | Refusing], *where: int | None
) -> Response[Any]:
    """Have the process that replays look at a game, and send on what it found."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    asker = Asker(game.table, address_of(request))
    found = await services_of(request).replaying.ask(asker, LOOK, always, look, game, *where, packed)
    if isinstance(found, Refusing):
        return Response(found.why, status_code=found.status)
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})}
    return Response(found, media_type=MediaType.JSON, headers=headers)


async def _spoken(steps: AsyncIterator[msgspec.Struct], table: str) -> AsyncIterator[bytes]:
    """The steps as lines; what goes wrong on the way is a line too."""
    try:
        async for step in steps:
            yield _ENCODE(step) + b"\n"
    except Refused as refused:
        yield _ENCODE(Trouble(error=described(refused))) + b"\n"
    except Exception as error:
        trouble("lines broke off", error, table=table)
        yield _ENCODE(Trouble(error=described(Refused(Message("refuse-broken"))))) + b"\n"


HANDLERS: Final[list[ControllerRouterHandler]] = [
    hint,
    read_record,
    chart,
    replay,
    replay_frame,
    replay_picture,
    replay_record,
    replay_record_frame,
]

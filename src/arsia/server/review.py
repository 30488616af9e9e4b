"""The REST API beside the game: hints while it is played; chart and replay once it is over.

What takes a while comes as lines, one JSON object each, so that a reader sees how far it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from hashlib import sha256
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from arsia.kernel.message import Message, Refused
from arsia.server.api import WITH_TOKEN, house_of, says, seat_of
from arsia.server.hints import advise, asked
from arsia.server.logs import trouble
from arsia.server.refusals import Status, described, refusal
from arsia.server.replaying import (
    Walk,
    frame,
    overview,
    shortened,
    strangers,
    walk_of_record,
    walk_of_table,
)
from arsia.server.review_wire import Chart, Hint, Replay, ReplayFrame
from arsia.server.room import Room
from arsia.server.wire import Asked, Trouble

#: The longest record that somebody may send.
RECORD_BYTES: Final = 524_288
LINES: Final = "application/x-ndjson"
_ENCODE: Final = msgspec.json.Encoder().encode

T = TypeVar("T")


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
async def hint(request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[Asked]) -> Stream:
    """The best options of the seat's open decision with the chance to win after each, if the table allows hints."""
    house = house_of(request)
    async with house.enter(table) as room:
        seat = seat_of(request, room)
        asked(room, seat, data.decision)

    async def steps() -> AsyncIterator[Hint]:
        async with house.enter(table) as room:
            async for step in advise(room, house.thinkers, house.settings, seat, data.decision):
                yield step

    return Stream(_spoken(steps(), table), media_type=LINES)


@get(
    "/api/tables/{table:str}/chart",
    summary="Winning chances and points throughout a finished game",
    is_packed=True,
    responses=_lines(Chart, Status.FORBIDDEN, Status.CONFLICT),
)
async def chart(request: Request[Any, Any, Any], table: FromPath[str]) -> Stream:
    """Worked out when somebody first asks, and kept with the game."""
    house = house_of(request)
    async with house.enter(table) as room:
        _check_over(room)

    async def steps() -> AsyncIterator[Chart]:
        async with house.enter(table) as room:
            async for step in house.charts.follow(room):
                yield step

    return Stream(_spoken(steps(), table), media_type=LINES)


@get(
    "/api/tables/{table:str}/replay",
    summary="A finished game, to look at move by move",
    responses=says(Status.FORBIDDEN, Status.CONFLICT),
)
async def replay(request: Request[Any, Any, Any], table: FromPath[str]) -> Replay:
    """Its moves and everything that happened, also what only one seat heard."""
    walk, chairs = await _finished(request, table)
    return await _look(request, walk, lambda until: overview(walk, table, chairs, None, until))


@get(
    "/api/tables/{table:str}/replay/{ply:int}",
    summary="A finished game after some of its moves",
    responses=says(Status.FORBIDDEN, Status.CONFLICT),
)
async def replay_frame(
    request: Request[Any, Any, Any], table: FromPath[str], ply: FromPath[int], seat: FromQuery[int | None] = None
) -> ReplayFrame:
    """Through the eyes of a seat, or a spectator's, with every hidden hand beside it."""
    walk, chairs = await _finished(request, table)
    return await _look(request, walk, lambda until: frame(walk, table, chairs, ply, seat, until))


@post(
    "/api/replay",
    summary="A record, to look at move by move",
    status_code=200,
    request_max_body_size=RECORD_BYTES,
    responses=says(Status.TOO_LARGE),
)
async def replay_record(request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]]) -> Replay:
    """The same for a record that was saved. Nothing of it is kept for anybody else."""
    walk = await _sent(request, data)

    def told(until: float) -> Replay:
        end = walk.walk_through(until)
        return overview(walk, "", strangers(end.seats), shortened(walk, data), until)

    return await _look(request, walk, told)


@post(
    "/api/replay/{ply:int}",
    summary="A record after some of its moves",
    status_code=200,
    request_max_body_size=RECORD_BYTES,
    responses=says(Status.TOO_LARGE),
)
async def replay_record_frame(
    request: Request[Any, Any, Any],
    ply: FromPath[int],
    data: JSONBody[dict[str, Any]],
    seat: FromQuery[int | None] = None,
) -> ReplayFrame:
    """Through the eyes of a seat, or a spectator's, with every hidden hand beside it."""
    walk = await _sent(request, data)
    return await _look(
        request, walk, lambda until: frame(walk, "", strangers(walk.walk_through(until).seats), ply, seat, until)
    )


# ---- looking back ------------------------------------------------------------------------------------------------


def _check_over(room: Room) -> None:
    if room.dealt().outcome is None:
        raise refusal(Status.FORBIDDEN, Message("refuse-replay-early"))


async def _finished(request: Request[Any, Any, Any], table: str) -> tuple[Walk, list[Any]]:
    """The game of a table that is over, and its seats as they were: all at the table."""
    house = house_of(request)
    async with house.enter(table) as room:
        _check_over(room)
        dealt = room.dealt()
        chairs = [msgspec.structs.replace(chair, online=True) for chair in room.chairs()]
        return house.walks.find(room.id, lambda: walk_of_table(dealt)), chairs


async def _sent(request: Request[Any, Any, Any], record: dict[str, Any]) -> Walk:
    """The game of a record. Whoever sends the same again finds it walked through already."""
    house = house_of(request)
    name = sha256(await request.body()).hexdigest()
    most = house.settings.record_moves
    return await asyncio.to_thread(house.walks.find, name, lambda: walk_of_record(record, most))


async def _look(request: Request[Any, Any, Any], walk: Walk, work: Callable[[float], T]) -> T:
    """Look at a game in a thread, for a bounded time."""
    house = house_of(request)

    def locked() -> T:
        with walk.lock:
            return work(perf_counter() + house.settings.replay_seconds)

    async with house.looking:
        return await asyncio.to_thread(locked)


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


HANDLERS: Final[list[ControllerRouterHandler]] = [hint, chart, replay, replay_frame, replay_record, replay_record_frame]

"""The game itself: a seat's view, its moves, and its seat while it is away."""

from __future__ import annotations

from typing import Any, Final

from litestar import WebSocket, get, websocket
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from arsia.server.http.requests import MAYBE_TOKEN, Asked, by_seat, says, seat_of, seated, services_of, token_of
from arsia.server.live.sockets import attend
from arsia.server.live.updates import lobby, update
from arsia.server.storage.rows import KeptMove
from arsia.server.wire.refusals import Status
from arsia.server.wire.requests import AllowUndo, HandOver, Leave, MakeMove, Passing, Undo
from arsia.server.wire.tables import ClaimedSeat, Departed, Done, Handed, Lobby, Update


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """A live table."""
    await attend(socket, socket.app.state.services, table)


@get(
    "/api/tables/{table:str}/view",
    summary="The table as a seat, or a spectator, sees it",
    security=MAYBE_TOKEN,
    responses=says(Status.NO_TOKEN, Status.CONFLICT),
)
async def view(request: Asked, table: FromPath[str]) -> Update:
    """A whole update, as it is sent on a socket."""
    async with services_of(request).registry.enter(table) as room:
        return update(room, seat_of(request, room) if "authorization" in request.headers else None, None)


@by_seat("moves", "Answer a decision")
async def move(request: Asked, table: FromPath[str], data: JSONBody[MakeMove]) -> Done:
    """One answer: an option, or where several things are chosen the whole set. A repeat changes nothing."""
    async with seated(request, table) as (room, seat):
        return Done(await services_of(request).moves.play(room, KeptMove(seat, data.decision, data.answer())))


@by_seat("undo", "Take back the last move")
async def undo(request: Asked, table: FromPath[str], data: JSONBody[Undo]) -> Done:
    """Take back the seat's last move, if nothing has happened since the version that the player sees."""
    async with seated(request, table) as (room, seat):
        return Done(await services_of(request).moves.undo(room, seat, data.version))


@by_seat("undo/ask", "Ask to take back a move that the game lets stand", Status.TOO_MANY)
async def ask_undo(request: Asked, table: FromPath[str], data: JSONBody[Undo]) -> Done:
    """The other people at the table are asked; when all of them allow it, it is done."""
    async with seated(request, table) as (room, seat):
        return Done(await services_of(request).undoing.ask(room, seat, data.version))


@by_seat("undo/answer", "Allow somebody to take back a move, or not")
async def answer_undo(request: Asked, table: FromPath[str], data: JSONBody[AllowUndo]) -> Done:
    """All that came after the move is taken back with it. Whoever asked takes the wish back so."""
    async with seated(request, table) as (room, seat):
        return Done(await services_of(request).undoing.answer(room, seat, data.version, data.allow))


@by_seat("leave", "Get up from the table", Status.TOO_MANY)
async def leave(request: Asked, table: FromPath[str], data: JSONBody[Leave]) -> Departed:
    """Before the cards are dealt the seat is free again. Then a bot plays on, until its player comes back."""
    async with seated(request, table) as (room, seat):
        await services_of(request).seats.leave(room, seat, data.to)
        return Departed(room.is_over)


@by_seat("concede", "Concede")
async def concede(request: Asked, table: FromPath[str]) -> Departed:
    """Out of the running: a bot plays on while others play against each other, else the game is over."""
    async with seated(request, table) as (room, seat):
        return Departed(await services_of(request).seats.concede(room, seat))


@by_seat("passing", "Pass for me until …", Status.TOO_MANY)
async def set_passing(request: Asked, table: FromPath[str], data: JSONBody[Passing]) -> Lobby:
    """Decisions that can be passed are passed; any other waits for the seat as ever. A move of one's own ends it."""
    async with seated(request, table) as (room, seat):
        await services_of(request).seats.set_passing(room, seat, data.until)
        return lobby(room)


@by_seat("handover", "Hand on the seat of somebody who left", Status.TOO_MANY)
async def hand_over(request: Asked, table: FromPath[str], data: JSONBody[HandOver]) -> Handed:
    """Propose it, agree to it, or say no. It happens after the table's absence, when those who must agree have."""
    async with seated(request, table) as (room, seat):
        return Handed(await services_of(request).seats.hand_over(room, seat, data.seat, data.to))


@by_seat("return", "Take back a seat that was handed on")
async def come_back(request: Asked, table: FromPath[str]) -> ClaimedSeat:
    """Whoever left holds the old token still, and sits down again; whoever sat there meanwhile is told so."""
    services = services_of(request)
    async with services.registry.enter(table) as room:
        token = token_of(request)
        return ClaimedSeat(await services.seats.come_back(room, token), token)


HANDLERS: Final[list[ControllerRouterHandler]] = [
    live,
    view,
    move,
    undo,
    ask_undo,
    answer_undo,
    leave,
    concede,
    set_passing,
    hand_over,
    come_back,
]

"""A live table on a WebSocket: frames in one after the other, the newest state out."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket

from arsia.kernel.message import Message, Refused
from arsia.server.live.updates import audible, talk_text, text_for
from arsia.server.logs import trouble
from arsia.server.services import Services
from arsia.server.storage.rows import KeptMove
from arsia.server.tables.room import Room
from arsia.server.wire.frames import (
    Frame,
    Hello,
    LiveDone,
    LiveMove,
    LiveRefused,
    LiveUndo,
    LiveWeigh,
    LiveWeighed,
    Ping,
    Pong,
)
from arsia.server.wire.limits import Bucket
from arsia.server.wire.refusals import RefusedRequest, Status, described, refusal

#: Close codes. Below 4000 the client comes back by itself; from 4400 on there is no use in trying again.
BROKEN: Final = 1011
BAD_FRAME: Final = 4400
NO_TOKEN: Final = 4401
NO_TABLE: Final = 4404
TOO_MUCH: Final = 4429
#: Answers that may wait for a client that does not read, and frames it may be refused in a row.
_WAITING: Final = 200
_FORGIVEN: Final = 100
#: Lines of talk that are sent to whoever opens a table; the rest is there for those who ask.
RECENT: Final = 200

_DECODER: Final[msgspec.json.Decoder[Frame]] = msgspec.json.Decoder(Frame)
_ENCODE: Final = msgspec.json.Encoder().encode
_CODES: Final = {
    Status.NO_TOKEN: NO_TOKEN,
    Status.NOT_FOUND: NO_TABLE,
    Status.TOO_MANY: TOO_MUCH,
    Status.UNAVAILABLE: BROKEN,
}


class Gone(Exception):
    """The other end hung up."""


class HangUp(Exception):
    """We hang up, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def attend(socket: WebSocket[Any, Any, Any], services: Services, id: str) -> None:
    """Serve one socket from its first frame to its last."""
    await socket.accept()
    live = LiveSocket(socket, services)
    code = 0
    try:
        with inside(services, socket.client.host if socket.client else ""):
            async with services.registry.enter(id) as room, live.present(room):
                await live.listen(room)
    except Gone:
        return
    except HangUp as hang_up:
        code = hang_up.code
    except RefusedRequest as refused:
        live.refuse(refused, None)
        code = _CODES.get(refused.status, BAD_FRAME)
    except Exception as error:
        trouble("a socket failed", error, table=id)
        live.refuse(refusal(Status.UNAVAILABLE, Message("refuse-broken")), None)
        code = BROKEN
    with suppress(Exception):
        await live.say_what_waits()
        await socket.close(code)


@contextmanager
def inside(services: Services, address: str) -> Iterator[None]:
    """Count a visitor, whom a proxy may have brought."""
    if not services.visitors.enter(address):
        raise refusal(Status.TOO_MANY, Message("refuse-connections", {"most": services.visitors.most}))
    try:
        yield
    finally:
        services.visitors.leave(address)


class LiveSocket:
    """One socket. It sees the room with the eyes of one seat at a time, or a spectator's."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services) -> None:
        self.seat: int | None = None
        self._socket = socket
        self._services = services
        settings = services.settings
        self._bucket = Bucket(settings.messages_per_second, settings.burst)
        self._seen: int | None = None  # the version that was sent last
        self._heard = 0  # the line of the talk that was sent last
        self._greeted = False
        self._has_lost_seat = False  # its seat is another's now
        self._has_news = False
        self._is_busy = False  # with a frame, whose answer goes out before what it changed
        self._answers: deque[msgspec.Struct] = deque()
        self._bell = asyncio.Event()
        self._refused_in_a_row = 0

    @property
    def watches(self) -> bool:
        return self._greeted and self.seat is None

    def on_change(self) -> None:
        self._has_news = True
        self._bell.set()

    def on_talk(self) -> None:
        self._bell.set()

    def on_seat_lost(self, why: RefusedRequest) -> None:
        self.seat, self._greeted, self._has_lost_seat = None, False, True
        self._answers.append(LiveRefused(described(why), None))
        self._bell.set()

    @asynccontextmanager
    async def present(self, room: Room) -> AsyncIterator[None]:
        """While present, send what is new."""
        if len(room.listeners) >= self._services.settings.sockets_per_table:
            most: dict[str, object] = {"most": self._services.settings.sockets_per_table}
            raise refusal(Status.TOO_MANY, Message("refuse-sockets", most))
        room.listeners.add(self)
        speaker = asyncio.create_task(self._speak(room))
        try:
            yield
        finally:
            speaker.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await speaker
            room.listeners.discard(self)
            if self._greeted:
                room.tell_of_change()

    # ---- out -----------------------------------------------------------------------------------------------------

    async def _speak(self, room: Room) -> None:
        """Answers first, then one update with everything since the last: a slow reader skips what is old."""
        while True:
            await self._bell.wait()
            self._bell.clear()
            await self.say_what_waits()
            if self._has_lost_seat:
                await self._socket.close(NO_TOKEN)
                return
            if self._has_news and self._greeted and not self._is_busy:
                self._has_news = False
                text, self._seen = text_for(room, self.seat, self._seen), room.version if room.table else None
                await self._send(text)
            if self._greeted and not self._is_busy and len(room.talk) > self._heard:
                lines, self._heard = audible(room.talk[self._heard :], self.seat), len(room.talk)
                if lines:
                    await self._send(talk_text(lines))

    async def say_what_waits(self) -> None:
        """Send the answers that are due."""
        while self._answers:
            await self._send(_ENCODE(self._answers.popleft()).decode())

    async def _send(self, text: str) -> None:
        await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})

    def answer(self, frame: msgspec.Struct) -> None:
        """Send an answer to whoever asked."""
        if len(self._answers) >= _WAITING:
            raise HangUp(TOO_MUCH)
        self._answers.append(frame)
        self._bell.set()

    def refuse(self, refused: Refused, request: object) -> None:
        """Say no, with a sentence."""
        self.answer(LiveRefused(described(refused), request))

    # ---- in ------------------------------------------------------------------------------------------------------

    async def listen(self, room: Room) -> None:
        """Take frames until the other end hangs up. The first must say hello, and soon."""
        settings = self._services.settings
        try:
            async with asyncio.timeout(settings.hello_seconds):
                frame = self._read(await self._receive())
        except TimeoutError:
            raise refusal(Status.BAD_REQUEST, Message("refuse-hello")) from None
        if not isinstance(frame, Hello):
            raise refusal(Status.BAD_REQUEST, Message("refuse-hello"))
        self._greet(room, frame)
        while True:
            await self._take(room, await self._receive())

    async def _receive(self) -> str | bytes:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        assert message["type"] == "websocket.receive"
        text, data = message.get("text"), message.get("bytes")
        return text if text is not None else data or b""

    async def _take(self, room: Room, data: str | bytes) -> None:
        request: object = None
        self._is_busy = True
        try:
            in_time = self._bucket.take()
            frame = self._read(data)
            request = frame.request
            if not in_time:
                raise refusal(Status.TOO_MANY, Message("refuse-too-fast"))
            await self._do(room, frame)
        except Refused as refused:
            if isinstance(refused, RefusedRequest) and refused.status is Status.NO_TOKEN:
                raise
            self._refused_in_a_row += 1
            if self._refused_in_a_row > _FORGIVEN:
                raise HangUp(TOO_MUCH) from None
            self.refuse(refused, request)
        else:
            self._refused_in_a_row = 0
        finally:
            self._is_busy = False
            self._bell.set()

    def _read(self, data: str | bytes) -> Frame:
        if len(data) > self._services.settings.frame_bytes:
            most: dict[str, object] = {"most": self._services.settings.frame_bytes}
            raise refusal(Status.TOO_LARGE, Message("refuse-frame-large", most))
        try:
            return _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            why = str(error)[:200]
            raise refusal(Status.BAD_REQUEST, Message("refuse-frame", {"why": why})) from None

    async def _do(self, room: Room, frame: Frame) -> None:
        if isinstance(frame, Ping):
            self.answer(Pong())
        elif isinstance(frame, Hello):
            self._greet(room, frame)
        else:
            seat = self.seat
            if seat is None:
                raise refusal(Status.FORBIDDEN, Message("refuse-spectator"))
            if isinstance(frame, LiveWeigh):
                ends, final = room.weigh(KeptMove(seat, frame.decision, frame.answer()))
                self.answer(LiveWeighed(frame.request, ends, final))
                return
            if isinstance(frame, LiveMove):
                version = await self._services.moves.play(room, KeptMove(seat, frame.decision, frame.answer()))
            else:
                assert isinstance(frame, LiveUndo)
                version = await self._services.moves.undo(room, seat, frame.version)
            self.answer(LiveDone(frame.request, version))

    def _greet(self, room: Room, hello: Hello) -> None:
        """From now on this socket sees what the token's seat sees."""
        seat = None if hello.token is None else room.seat_of(hello.token)
        is_known = self._greeted and seat == self.seat
        self.seat = seat
        if seat is not None:
            self._services.presence.see(room, seat)
        self._seen = hello.version
        said = len(room.talk)
        self._heard = min(hello.talk, said) if hello.talk is not None else max(0, said - RECENT)
        self._greeted = True
        if is_known:
            self.on_change()
        else:
            room.tell_of_change()  # the others see who is here
        self._services.registry.tell(room)

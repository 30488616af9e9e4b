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
from arsia.server.answers import heard
from arsia.server.house import House
from arsia.server.limits import Bucket
from arsia.server.logs import trouble
from arsia.server.refusals import Refusal, Status, described, refusal
from arsia.server.room import Room
from arsia.server.talk import RECENT
from arsia.server.updates import talk_text, text_for
from arsia.server.wire import (
    PONG,
    Frame,
    Hello,
    LiveDone,
    LiveMove,
    LiveRefused,
    LiveUndo,
    LiveWeigh,
    LiveWeighed,
    Ping,
)

#: Close codes. Below 4000 the client comes back by itself; from 4400 on there is no use in trying again.
BROKEN: Final = 1011
BAD_FRAME: Final = 4400
NO_TOKEN: Final = 4401
NO_TABLE: Final = 4404
TOO_MUCH: Final = 4429
#: Answers that may wait for a client that does not read, and frames it may be refused in a row.
_WAITING: Final = 200
_FORGIVEN: Final = 100

_DECODER: Final[msgspec.json.Decoder[Frame]] = msgspec.json.Decoder(Frame)
_ENCODER: Final = msgspec.json.Encoder()
_CODES: Final = {
    Status.NO_TOKEN: NO_TOKEN,
    Status.NOT_FOUND: NO_TABLE,
    Status.TOO_MANY: TOO_MUCH,
    Status.UNAVAILABLE: BROKEN,
}


class Gone(Exception):
    """The other end hung up."""


class Leave(Exception):
    """We hang up, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def attend(socket: WebSocket[Any, Any, Any], house: House, id: str) -> None:
    """Serve one socket from its first frame to its last."""
    await socket.accept()
    live = Live(socket, house)
    code = 0
    try:
        with inside(house, socket.client.host if socket.client else ""):
            async with house.enter(id) as room, live.present(room):
                await live.listen(room)
    except Gone:
        return
    except Leave as leave:
        code = leave.code
    except Refusal as refused:
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
def inside(house: House, address: str) -> Iterator[None]:
    """Count a visitor, whom a proxy may have brought."""
    if not house.visitors.enter(address):
        raise refusal(Status.TOO_MANY, Message("refuse-connections", {"most": house.visitors.most}))
    try:
        yield
    finally:
        house.visitors.leave(address)


class Live:
    """One socket. It sees the room with the eyes of one seat at a time, or a spectator's."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House) -> None:
        self.seat: int | None = None
        self._socket = socket
        self._house = house
        settings = house.settings
        self._bucket = Bucket(settings.messages_per_second, settings.burst)
        self._seen: int | None = None  # the version that was sent last
        self._heard = 0  # the line of the talk that was sent last
        self._greeted = False
        self._is_turned_out = False  # its seat is another's now
        self._has_news = False
        self._is_busy = False  # with a frame, whose answer goes out before what it changed
        self._answers: deque[str] = deque()
        self._bell = asyncio.Event()
        self._refused_in_a_row = 0

    @property
    def watches(self) -> bool:
        return self._greeted and self.seat is None

    def stir(self) -> None:
        self._has_news = True
        self._bell.set()

    def murmur(self) -> None:
        self._bell.set()

    def turn_out(self, why: Refusal) -> None:
        self.seat, self._greeted, self._is_turned_out = None, False, True
        self._answers.append(_ENCODER.encode(LiveRefused("refused", described(why), None)).decode())
        self._bell.set()

    @asynccontextmanager
    async def present(self, room: Room) -> AsyncIterator[None]:
        """While present, send what is new."""
        if len(room.listeners) >= self._house.settings.sockets_per_table:
            most: dict[str, object] = {"most": self._house.settings.sockets_per_table}
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
                room.stir()

    # ---- out -----------------------------------------------------------------------------------------------------

    async def _speak(self, room: Room) -> None:
        """Answers first, then one update with everything since the last: a slow reader skips what is old."""
        while True:
            await self._bell.wait()
            self._bell.clear()
            await self.say_what_waits()
            if self._is_turned_out:
                await self._socket.close(NO_TOKEN)
                return
            if self._has_news and self._greeted and not self._is_busy:
                self._has_news = False
                text, self._seen = text_for(room, self.seat, self._seen), room.version if room.table else None
                await self._send(text)
            if self._greeted and not self._is_busy and len(room.talk) > self._heard:
                lines, self._heard = room.talk[self._heard :], len(room.talk)
                await self._send(talk_text(lines))

    async def say_what_waits(self) -> None:
        """Send the answers that are due."""
        while self._answers:
            await self._send(self._answers.popleft())

    async def _send(self, text: str) -> None:
        await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})

    def answer(self, text: str) -> None:
        """Send an answer to whoever asked."""
        if len(self._answers) >= _WAITING:
            raise Leave(TOO_MUCH)
        self._answers.append(text)
        self._bell.set()

    def refuse(self, refused: Refused, request: object) -> None:
        """Say no, with a sentence."""
        self.answer(_ENCODER.encode(LiveRefused("refused", described(refused), request)).decode())

    # ---- in ------------------------------------------------------------------------------------------------------

    async def listen(self, room: Room) -> None:
        """Take frames until the other end hangs up. The first must say hello, and soon."""
        settings = self._house.settings
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
            if isinstance(refused, Refusal) and refused.status is Status.NO_TOKEN:
                raise
            self._refused_in_a_row += 1
            if self._refused_in_a_row > _FORGIVEN:
                raise Leave(TOO_MUCH) from None
            self.refuse(refused, request)
        else:
            self._refused_in_a_row = 0
        finally:
            self._is_busy = False
            self._bell.set()

    def _read(self, data: str | bytes) -> Frame:
        if len(data) > self._house.settings.frame_bytes:
            most: dict[str, object] = {"most": self._house.settings.frame_bytes}
            raise refusal(Status.TOO_LARGE, Message("refuse-frame-large", most))
        try:
            return _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            why = str(error)[:200]
            raise refusal(Status.BAD_REQUEST, Message("refuse-frame", {"why": why})) from None

    async def _do(self, room: Room, frame: Frame) -> None:
        if isinstance(frame, Ping):
            self.answer(PONG)
        elif isinstance(frame, Hello):
            self._greet(room, frame)
        else:
            seat = self.seat
            if seat is None:
                raise refusal(Status.FORBIDDEN, Message("refuse-spectator"))
            if isinstance(frame, LiveWeigh):
                ends = room.weigh(seat, frame.decision, heard(frame))
                self.answer(_ENCODER.encode(LiveWeighed("weighed", frame.request, ends)).decode())
                return
            if isinstance(frame, LiveMove):
                version = await self._house.play(room, seat, frame.decision, heard(frame))
            else:
                assert isinstance(frame, LiveUndo)
                version = await self._house.undo(room, seat, frame.version)
            self.answer(_ENCODER.encode(LiveDone("done", frame.request, version)).decode())

    def _greet(self, room: Room, hello: Hello) -> None:
        """From now on this socket sees what the token's seat sees."""
        seat = None if hello.token is None else room.seat_of(hello.token)
        is_known = self._greeted and seat == self.seat
        self.seat = seat
        if seat is not None:
            self._house.presence.see(room, seat)
        self._seen = hello.version
        said = len(room.talk)
        self._heard = min(hello.talk, said) if hello.talk is not None else max(0, said - RECENT)
        self._greeted = True
        if is_known:
            self.stir()
        else:
            room.stir()  # the others see who is here
        self._house.wake(room)

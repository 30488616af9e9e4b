"""Visitors who do not behave: junk, floods, wrong sets, half requests, and those who read nothing or drip."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import socket
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import httpx
import websockets

from ..kit import bearer, live_address
from .lives import BREAKS, Lives
from .witness import Seat, Witness

#: Refused frames that one sends in a row; after a hundred the server hangs up.
_FLOOD: Final = 150
#: Seconds that somebody slow stays.
_SLOWLY: Final = 4.0

JUNK: Final[list[str | bytes]] = [
    "",
    "[" * 5000,
    "null",
    '{"type": "hello", "token": 5}',
    '{"type": "move"}',
    '{"type": "move", "decision": -1, "option": ["pass"], "request": 1}',
    '{"type": "move", "decision": 1e400, "option": ["pass"], "request": 1}',
    '{"type": "undo", "version": 9007199254740992, "request": 1}',
    '{"type": "weigh", "decision": 0, "set": [["a"], ["a"]], "request": 1}',
    "x" * 20_000,
    b"\xff\xfe\x00\x01",
]


class Rude:
    """One of them, who does one thing after the other."""

    def __init__(self, lives: Lives, witness: Witness, chance: random.Random, stop: asyncio.Event) -> None:
        self._lives = lives
        self._witness = witness
        self._chance = chance
        self._stop = stop

    async def go_on(self) -> None:
        acts: list[Callable[[Seat], Awaitable[None]]] = [
            self._talk_junk,
            self._flood,
            self._send_wrong_sets,
            self._ask_by_halves,
            self._drip,
            self._read_nothing,
        ]
        while not self._stop.is_set():
            if self._witness.seats:
                act = self._chance.choice(acts)
                self._witness.counts[f"rude {act.__name__}"] += 1
                with suppress(*BREAKS):
                    async with asyncio.timeout(30):
                        await act(self._chance.choice(self._witness.seats[-20:]))
            await asyncio.sleep(self._chance.uniform(0.1, 0.6))

    # ---- on a socket ---------------------------------------------------------------------------------------------

    async def _talk_junk(self, seat: Seat) -> None:
        """Some before the hello, some after it."""
        async with websockets.connect(live_address(self._lives.address, seat.table), close_timeout=0.1) as line:
            if self._chance.random() < 0.8:
                await line.send(json.dumps({"type": "hello", "token": seat.token, "version": None}))
            for _ in range(10):
                await line.send(self._chance.choice(JUNK))
            await self._listen(line, 0.5)

    async def _flood(self, seat: Seat) -> None:
        """Refusals without end: the server hangs up."""
        async with websockets.connect(live_address(self._lives.address, seat.table), close_timeout=0.1) as line:
            await line.send(json.dumps({"type": "hello", "token": seat.token, "version": None}))
            for number in range(_FLOOD):
                wrong = {"type": "move", "decision": number, "option": ["no", "such", "option"], "request": number}
                await line.send(json.dumps(wrong))
            await self._listen(line, 3)

    async def _listen(self, line: websockets.ClientConnection, seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                async for text in line:
                    frame = json.loads(text)
                    if frame["type"] == "refused":
                        self._witness.see_refusal(frame, "somebody rude")
                    elif frame["type"] == "done":
                        self._witness.blame(f"something rude was done: {frame}")

    # ---- by requests ---------------------------------------------------------------------------------------------

    async def _send_wrong_sets(self, seat: Seat) -> None:
        """Sets that fit no decision: made up, twice the same, of everything, and with an option besides."""
        async with httpx.AsyncClient(base_url=self._lives.address, verify=False, timeout=30) as web:
            seen = (await web.get(f"/api/tables/{seat.table}/view", headers=bearer(seat.token))).json()
            asked = seen.get("decision") or {"id": 1, "options": [["pass"]], "several": None}
            of = asked["several"] or {"elements": []}
            every = [each["option"] for each in of["elements"] for _ in range(each["times"] + 1)]
            wrong: list[dict[str, Any]] = [
                {"set": [["no", "such", "thing"]]},
                {"set": [*every, ["no", "such", "thing"]]},
                {"set": [["keep", 1]] * 128},
                {"set": [["x"]] * 129},
                {"set": [[]], "option": ["pass"]},
                {"option": asked["options"][0], "set": asked["options"][:1]},
                {},
            ]
            for answer in wrong:
                said = await web.post(
                    f"/api/tables/{seat.table}/moves",
                    json={"decision": asked["id"], **answer},
                    headers=bearer(seat.token),
                )
                self._witness.see_status(said.status_code, said.json(), f"a wrong set {answer}")
                if said.status_code == 200:
                    self._witness.blame(f"a wrong set was taken: {answer}")

    async def _ask_by_halves(self, seat: Seat) -> None:
        """A request that ends in the middle."""
        line = await self._dial()
        try:
            loop = asyncio.get_running_loop()
            body = b'{"decision": 1, "option": ["pa'
            head = f"POST /api/tables/{seat.table}/moves HTTP/1.1\r\nHost: here\r\nContent-Length: 500\r\n"
            await loop.sock_sendall(line, f"{head}Authorization: Bearer {seat.token}\r\n\r\n".encode() + body)
            await asyncio.sleep(self._chance.uniform(0, 1))
        finally:
            line.close()

    async def _drip(self, seat: Seat) -> None:
        """A request that comes byte by byte, and never to its end."""
        line = await self._dial()
        try:
            loop = asyncio.get_running_loop()
            for byte in f"GET /api/tables/{seat.table}/view HTTP/1.1\r\nHost: here\r\n"[: int(_SLOWLY / 0.1)]:
                await loop.sock_sendall(line, byte.encode())
                await asyncio.sleep(0.1)
        finally:
            line.close()

    async def _read_nothing(self, seat: Seat) -> None:
        """A socket that says hello again and again, and never looks at what comes back."""
        line = await self._dial()
        try:
            loop = asyncio.get_running_loop()
            key = base64.b64encode(self._chance.randbytes(16)).decode()
            await loop.sock_sendall(
                line,
                f"GET /api/tables/{seat.table}/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode(),
            )
            hello = json.dumps({"type": "hello", "token": None, "version": None}).encode()
            for _ in range(40):
                await loop.sock_sendall(line, _masked(hello))
                await asyncio.sleep(_SLOWLY / 40)
        finally:
            line.close()

    async def _dial(self) -> socket.socket:
        line = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        line.setblocking(False)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        try:
            await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self._lives.port))
        except OSError:
            line.close()
            raise
        return line


def _masked(text: bytes) -> bytes:
    """A short text frame as clients must send it."""
    assert len(text) < 126
    mask = b"\x01\x02\x03\x04"
    return struct.pack("!BB", 0x81, 0x80 | len(text)) + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(text))

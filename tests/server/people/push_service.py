"""A push service on the loopback, and a browser that subscribed there."""

from __future__ import annotations

import asyncio
import base64
import json
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """A browser's side of a subscription: the keys that only it has."""

    def __init__(self, service: Service, path: str = "/wp/1") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = b"sixteen secrets!"
        self.subscription: dict[str, Any] = {
            "endpoint": f"{service.address}{path}",
            "keys": {"p256dh": text(point), "auth": text(self.secret)},
        }

    def reads(self, body: bytes) -> dict[str, str]:
        """What was sealed for it."""
        told: dict[str, str] = json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret))
        return told


class Service:
    """A push service that writes down what it is sent."""

    def __init__(self) -> None:
        self.address = ""
        self.answer = "201 Created"
        self.sent: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        await self.sent.put((head[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.answer}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

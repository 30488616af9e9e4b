"""Connections: how many connections one address may hold open, and how long a request may take to arrive."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any, Final

import h11
import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from arsia.kernel.message import Message, Refused
from arsia.server.logs import note
from arsia.server.settings import Settings
from arsia.server.wire.limits import Connections
from arsia.server.wire.refusals import Trouble, described


class ConnectionConfig(uvicorn.Config):
    """What a connection needs to know of the server."""

    def __init__(self, app: Any, settings: Settings, **options: Any) -> None:
        super().__init__(
            app,
            http=RequestConnection,
            ws=SocketConnection,
            forwarded_allow_ips=list(settings.proxies) or None,
            **options,
        )
        self.settings = settings
        self.connections = Connections(settings.connections_per_address)
        self.full = _too_many(settings.connections_per_address)


class RequestConnection(H11Protocol):
    """A connection that asks. Whoever does not finish asking does not keep it."""

    config: ConnectionConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._late: asyncio.TimerHandle | None = None
        self._counted = _counted(self.client, self.config.settings)
        if self._counted is not None and not self.config.connections.enter(self._counted):
            self._counted = None
            transport.write(self.config.full)
            transport.close()
            return
        self._hurry()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self:  # it is not once the connection became a socket
            self._hurry()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._relax()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        super().connection_lost(exc)
        if self._counted is not None:
            self.config.connections.leave(self._counted)

    def _hurry(self) -> None:
        """From the first byte to the last there is so much time and no more, however the bytes drip in."""
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._relax()
        elif self._late is None:
            self._late = self.loop.call_later(self.config.settings.request_seconds, self._hang_up)

    def _relax(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _hang_up(self) -> None:
        note("a request did not arrive", address=self.client[0] if self.client else "")
        self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that became a live table's."""

    config: ConnectionConfig

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        counted = _counted(self.client, self.config.settings)
        if counted is not None:
            self.config.connections.leave(counted)


def _counted(client: tuple[str, int] | None, settings: Settings) -> str | None:
    """The address that a connection counts for. A proxy brings many people; those are counted by what it says."""
    if client is None or is_proxy(client[0], settings.proxies):
        return None
    return client[0]


def is_proxy(address: str, proxies: Iterable[str]) -> bool:
    """Does this address speak for others?"""
    for proxy in proxies:
        if proxy in ("*", address):
            return True
        with suppress(ValueError):
            if ip_address(address) in ip_network(proxy):
                return True
    return False


_CONNECTION_CLOSED: Final = "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nConnection: close\r\n"


def _too_many(most: int) -> bytes:
    """What somebody is told who comes once too often, as bytes, because nobody reads what they ask."""
    refused = Refused(Message("refuse-connections", {"most": most}))
    body = msgspec.json.encode(Trouble(error=described(refused)))
    return f"{_CONNECTION_CLOSED}Content-Length: {len(body)}\r\n\r\n".encode() + body

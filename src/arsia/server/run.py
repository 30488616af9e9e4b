"""Running a server until it is asked to stop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn

from arsia.kernel.message import Message, Refused
from arsia.server.garbage import settle, tidy
from arsia.server.http.app import create_app
from arsia.server.http.connections import ConnectionConfig
from arsia.server.logs import note
from arsia.server.reach import reachable
from arsia.server.services import Services
from arsia.server.settings import Settings

#: Larger frames are cut off by the protocol; smaller ones that are too large still get a sentence.
_LARGEST_FRAME: Final = 2**21
_GRACE: Final = 10  # seconds to finish what was begun
_FILES: Final = 2**16  # where the system sets no limit


class Server(uvicorn.Server):
    """A web server that says where it listens.

    When it is stopped it closes every socket with 1012, which tells clients to come back, and finishes all writes.
    """

    def __init__(self, settings: Settings, on_ready: Callable[[str], object] | None = None) -> None:
        app = create_app(settings)
        super().__init__(
            ConnectionConfig(
                app,
                settings,
                host=settings.host,
                port=settings.port,
                ws_max_size=_LARGEST_FRAME,
                ws_per_message_deflate=settings.compress,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=_GRACE,
            )
        )
        self.url = ""
        self.refused: Refused | None = None  # why it did not start
        self._services: Services = app.state.services
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._services.open()  # before anything else, so that what is wrong with it is one sentence
        except Refused as refused:
            self.refused, self.should_exit = refused, True
            for listening in sockets or []:
                listening.close()
            return
        await super().startup(sockets)
        if not self.started:
            return
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        self.url = f"http://{'localhost' if host in ('127.0.0.1', '::1', '0.0.0.0', '::') else host}:{port}"
        self._services.database.tell(self.url)
        self._services.reach = reachable(host, port)
        note("listening", url=self.url, host=host, port=port, others=self._services.reach)
        if self._on_ready is not None:
            self._on_ready(self.url)


def run(
    settings: Settings, listening: socket.socket | None = None, on_ready: Callable[[str], object] | None = None
) -> bool:
    """Serve until a signal comes; whether it ever started. A port or a database that cannot be used is refused."""
    open_as_many_files_as_we_may()
    server = Server(settings, on_ready)
    asyncio.run(_serve(server, settings, listening or bind(settings)))
    if server.refused is not None:
        raise server.refused
    return server.started


async def _serve(server: Server, settings: Settings, listening: socket.socket) -> None:
    collecting = asyncio.create_task(_collect(server)) if settings.collects_when_idle else None
    try:
        await server.serve([listening])
    finally:
        if collecting is not None:
            collecting.cancel()


async def _collect(server: Server) -> None:
    while not server.started:
        await asyncio.sleep(0.1)
    settle()
    await tidy()


def open_as_many_files_as_we_may() -> None:
    """Every visitor is an open file, and the usual limit is low enough for a single one to use it up."""
    try:
        import resource
    except ImportError:  # not on Windows, where there is no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def bind(settings: Settings) -> socket.socket:
    """The socket to listen on."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # With its protocol named, asyncio sends small frames at once instead of waiting for the next.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        where: dict[str, object] = {"host": settings.host, "port": str(settings.port), "why": str(error)}
        raise Refused(Message("refuse-port", where)) from None
    return listening

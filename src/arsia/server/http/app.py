"""The application: handlers, headers, and what happens when it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Message, Scope

import arsia
from arsia.kernel.message import Message as Said
from arsia.kernel.message import Refused
from arsia.server.http.errors import answer_broken, answer_deep, answer_http, answer_refused
from arsia.server.http.origins import own_page
from arsia.server.http.pages import page, read_client
from arsia.server.http.routes import games, people, play, replays, tables
from arsia.server.logs import note
from arsia.server.services import Services
from arsia.server.settings import Settings
from arsia.words import english

_ROUTES: Final = [each for room in (games, tables, play, people, replays) for each in room.HANDLERS]
_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
        "connect-src 'self' ws: wss:; font-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a table's address is its invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
#: A replay may be shown inside another page: there is nothing in it to click that changes anything.
_EMBEDDED: Final = {
    **_HEADERS,
    "Content-Security-Policy": _HEADERS["Content-Security-Policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors *"
    ),
}
_RAW_EMBEDDED: Final = [(name.lower().encode(), value.encode()) for name, value in _EMBEDDED.items()]
_RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in _HEADERS.items()]


def create_app(settings: Settings) -> Litestar:
    """The server's application, to be run by any ASGI server."""
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await services.open()
        english(Said("refuse-address"))  # the words are read now, so that nobody waits for them later
        try:
            yield
        finally:
            await services.close()
            note("stopped")

    app = Litestar(
        route_handlers=[*_ROUTES, page],
        guards=[own_page],
        lifespan=[lifespan],
        before_send=[_finish],
        exception_handlers={
            Refused: answer_refused,
            HTTPException: answer_http,
            RecursionError: answer_deep,
            Exception: answer_broken,
        },
        request_max_body_size=settings.body_bytes,
        type_encoders={Said: Said.data},
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=1000, exclude_opt_key="is_packed"
        ),
        openapi_config=OpenAPIConfig(
            title="Arsia",
            version=arsia.__version__,
            description="Tables for Mars board games. Live tables are on a WebSocket, described in docs/api.md.",
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            components=Components(
                security_schemes={"seat": SecurityScheme(type="http", scheme="bearer", description="A seat's token")}
            ),
        ),
        logging_config=None,
    )
    app.state.services = services
    app.state.pages = read_client(settings.client)
    return app


async def _finish(message: Message, scope: Scope) -> None:
    """Give every answer the strict headers, and note the request by its method, path and status alone."""
    if message["type"] != "http.response.start":
        return
    is_embedded = scope["path"].startswith("/embed/")
    headers = [*message["headers"], *(_RAW_EMBEDDED if is_embedded else _RAW_HEADERS)]
    if not any(name.lower() == b"cache-control" for name, _ in headers):
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers
    note("request", method=scope.get("method", ""), path=scope["path"], status=message["status"])

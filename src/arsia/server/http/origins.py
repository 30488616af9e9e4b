"""Whose page a request comes from. A browser always tells, so another site cannot act in the name of who visits it."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from arsia.kernel.message import Message
from arsia.server.settings import Settings
from arsia.server.wire.refusals import Status, refusal

_READING: Final = ("GET", "HEAD", "OPTIONS")


def own_page(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse writes and live tables to pages of other sites. What tells no origin is a program, not a page."""
    origin = connection.headers.get("origin")
    if origin is None or connection.scope.get("method") in _READING:
        return
    settings: Settings = connection.app.state.services.settings
    hosts = [connection.headers.get("host", "")]
    if settings.proxies:
        hosts += connection.headers.get("x-forwarded-host", "").split(",")
    if not is_own(origin, hosts, settings.origins):
        raise refusal(Status.FORBIDDEN, Message("refuse-origin", {"value": origin[:100]}))


def is_own(origin: str, hosts: list[str], allowed: tuple[str, ...]) -> bool:
    """Is it this server's page, or one of those that are allowed?"""
    if origin.rstrip("/").lower() in [each.rstrip("/").lower() for each in allowed]:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    own = [host.strip().lower() for host in hosts if host.strip()]
    return parts.scheme in ("http", "https") and parts.netloc.lower() in own

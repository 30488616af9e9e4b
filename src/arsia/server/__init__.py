"""The server: tables over HTTP and WebSocket, kept in a database."""

from __future__ import annotations

from arsia.server.app import create_app
from arsia.server.settings import Settings

__all__ = ["Settings", "create_app"]

"""The address by which a visitor can invite others, and its picture for phones."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Final
from urllib.parse import urlsplit

import segno

from arsia.server.http.requests import Asked, services_of
from arsia.server.reach import is_loopback

_HOST: Final = re.compile(r"[\w.-]{1,253}(:\d{1,5})?|\[[\da-fA-F:.]{2,45}\](:\d{1,5})?")


def address_for_others(request: Asked) -> str | None:
    """Where others find what the visitor sees; None if this machine alone does.

    Whoever came by a name or an address that is not the machine's own can send it to others as it is.
    """
    services = services_of(request)
    host = request.headers.get("host", "")
    if services.settings.proxies:
        host = request.headers.get("x-forwarded-host", host).split(",")[0].strip()
    if not _HOST.fullmatch(host) or is_loopback(urlsplit(f"//{host}").hostname or ""):
        return services.reach
    return f"{request.scope['scheme']}://{host}"


def drawn(link: str) -> bytes:
    """A link as a QR code, dark on light whatever is around it."""
    picture = BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", border=4, dark="#000", light="#fff", omitsize=True, svgclass=None, lineclass=None
    )
    return picture.getvalue()

"""The browser client: every file of its build, read once, and index.html for the addresses that it knows itself."""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get

from arsia.kernel.message import Message
from arsia.server.http.invitations import address_for_others
from arsia.server.http.requests import services_of
from arsia.server.replays.portrait import SIZE
from arsia.server.wire.refusals import RefusedRequest, Status, refusal
from arsia.words import LANGUAGES, english

INDEX: Final = "index.html"
_TEXTUAL: Final = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
#: The client's own addresses: front page, a new table, settings, a table, replays, and what one reads to learn a game.
_OWN: Final = re.compile(r"|new|settings|replay|t/[^/]+(/replay)?|embed/[^/]+|(rules|cards)/[^/]+")
_TABLE: Final = re.compile(r"(?:t|embed)/([^/]+)")
#: Addresses of a moment of a game, which say to those who are shown the link what is to be seen there.
_MOMENT: Final = re.compile(r"(?:t/([^/]+)/replay|embed/([^/]+))")
#: What a table needs besides what every page does: `web/vite.config.ts` puts it into few files of these names.
_NEEDED: Final = re.compile(r"assets/((?:table|board|words|rolldown)[\w-]*)-[\w-]{8}\.(js|css)")
#: As the client asks for it later: then it is there.
_AHEAD: Final = {
    "js": '<link rel="modulepreload" crossorigin href="/{}" />',
    "css": '<link rel="preload" as="style" crossorigin href="/{}" />',
}
_FOR_GOOD: Final = "public, max-age=31536000, immutable"  # an asset's name changes with its content
_NOT_BUILT: Final = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Arsia</title>
<h1>The table is not built yet</h1>
<p>The server runs, but the browser client has not been built. Run <code>make setup</code> and start again.</p>
</html>
"""


class Page(msgspec.Struct, frozen=True):
    """One file, as it is and compressed."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    cache: str


def read_client(folder: Path) -> dict[str, Page]:
    """The files of the build by their path; without a build, a page that says so."""
    pages: dict[str, Page] = {}
    if folder.is_dir():
        for file in sorted(folder.rglob("*")):
            name = file.relative_to(folder).as_posix()
            if file.is_file() and not any(part.startswith(".") for part in name.split("/")):
                pages[name] = _page(name, file.read_bytes())
    if INDEX not in pages:
        pages[INDEX] = _page(INDEX, _NOT_BUILT)
    return pages


def _page(name: str, body: bytes) -> Page:
    kind = guess_type(name)[0] or "application/octet-stream"
    textual = kind.startswith(_TEXTUAL)
    return Page(
        body=body,
        packed=gzip.compress(body, 9, mtime=0) if textual and len(body) > 1000 else None,
        kind=kind,
        tag=f'"{sha256(body).hexdigest()[:32]}"',
        cache=_FOR_GOOD if name.startswith("assets/") else "no-cache",
    )


def ahead(pages: Mapping[str, Page], game: str, languages: str) -> bytes:
    """What a table of a game needs, named in the page itself, so that it need not be found out file by file."""
    wishes = [wish.strip()[:2] for wish in languages.lower().split(",")]
    language = next((wish for wish in wishes if wish in LANGUAGES), "en")
    wanted = ("table", "rolldown-runtime", f"board-{game}", f"words-{language}", f"words-{game}-{language}")
    found = [(_NEEDED.fullmatch(name), name) for name in pages]
    return "".join(_AHEAD[part[2]].format(name) for part, name in found if part and part[1] in wanted).encode()


async def game_of(request: Request[Any, Any, Any], name: str) -> str | None:
    """The game that an address of the client lays out, if it lays out any."""
    if name == "new":
        return str(request.query_params.get("game", ""))
    table = _TABLE.match(name)
    if table is None:
        return None
    try:
        async with services_of(request).registry.enter(table[1]) as room:
            return str(room.facts.game)
    except RefusedRequest:
        return None  # the client says why, once it is there


async def described(request: Request[Any, Any, Any], table: str) -> bytes:
    """What a page that links to a moment of a finished game may show of it; nothing of a game that is not over."""
    try:
        async with services_of(request).registry.enter(table) as room:
            room.dealt()
            if not room.is_over:
                return b""
            title = english(Message(f"game-{room.facts.game}".replace("_", "-")))
            names = [kept.name or english(Message("player", {"n": n + 1})) for n, kept in enumerate(room.facts.seats)]
            asked = request.query_params.get("ply", "")
            ply = min(int(asked), room.version) if re.fullmatch(r"\d{1,6}", asked) else room.version
            here, last = address_for_others(request) or str(request.base_url).rstrip("/"), room.version
    except RefusedRequest:
        return b""
    told = {
        "og:type": "website",
        "og:site_name": "Arsia",
        "og:title": f"{title}: {', '.join(names)}",
        "og:description": f"{ply} / {last}",
        "og:url": f"{here}/t/{table}/replay?ply={ply}",
        "og:image": f"{here}/api/tables/{table}/replay/{ply}/picture",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "twitter:card": "summary_large_image",
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    return "".join(tags).encode()


@get(["/", "/{path:path}"], include_in_schema=False, is_packed=True)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client, or the client itself for its own addresses."""
    pages: dict[str, Page] = request.app.state.pages
    name = request.scope["path"].strip("/")
    if _OWN.fullmatch(name):
        moment, game = _MOMENT.fullmatch(name), await game_of(request, name)
        head = b"" if game is None else ahead(pages, game, request.headers.get("accept-language", ""))
        head += b"" if moment is None else await described(request, moment[1] or moment[2])
        if head:
            body = pages[INDEX].body.replace(b"</head>", head + b"</head>", 1)
            return Response(body, media_type="text/html", headers={"Cache-Control": "no-cache"})
        name = INDEX
    found = pages.get(name)
    if found is None:
        raise refusal(Status.NOT_FOUND, Message("refuse-address"))
    headers = {"Cache-Control": found.cache, "ETag": found.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=found.kind, headers=headers)

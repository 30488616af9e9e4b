"""The server on the command line: `arsia serve`, and `arsia` alone, which also opens the browser."""

from __future__ import annotations

import json
import webbrowser
from contextlib import suppress
from http.client import HTTPException
from socket import socket
from typing import Any
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

import segno

from arsia.cli.arguments import Arguments
from arsia.cli.commands.games import tell_broken
from arsia.cli.speech import sentence
from arsia.kernel.message import Message, Refused
from arsia.server.logs import start_logging
from arsia.server.reach import reachable
from arsia.server.run import bind, run
from arsia.server.settings import Settings

ANY_PORT = 0
#: Every address of this machine.
EVERYBODY = "0.0.0.0"
#: Seconds in which somebody who listens on this machine answers.
PATIENCE = 3.0


def serve(arguments: Arguments, language: str) -> int:
    """Serve tables until a signal comes; ``--open`` opens the browser at the front page. 0 if all went well."""
    tell_broken(language)
    usual = Settings()
    settings = Settings(
        host=arguments.text("host", EVERYBODY if arguments.has("lan") else usual.host),
        port=arguments.number("port", usual.port, ANY_PORT) or ANY_PORT,
        database=arguments.text("database", usual.database),
        proxies=arguments.list("proxies") or usual.proxies,
        origins=arguments.list("origins"),
    )
    if arguments.has("open"):
        return _serve_and_open(settings, language)
    start_logging()
    listening = bind(settings) if arguments.has("port") else _usual_port_or_any(settings)
    return 0 if run(settings, listening) else 1


def _serve_and_open(settings: Settings, language: str) -> int:
    """Whoever wants the page gets it, from the Arsia that runs already if there is one."""
    try:
        listening = bind(settings)
    except Refused:
        url = f"http://localhost:{settings.port}"
        if not is_arsia(url):
            other = settings.port + 1 if settings.port < 65535 else settings.port - 1
            facts: dict[str, object] = {"port": str(settings.port), "other": str(other)}
            raise Refused(Message("cli-refuse-port-taken", facts)) from None
        if reachable(settings.host, settings.port) and not _asked(url, "/api/reach").get("address"):
            raise Refused(Message("cli-refuse-alone", {"url": url})) from None
        print(sentence(Message("cli-serving-already", {"url": url}), language), flush=True)
        webbrowser.open(url)
        return 0
    return 0 if run(settings, listening, on_ready=lambda url: _welcome(url, settings, language)) else 1


def is_arsia(url: str) -> bool:
    """Is it one of us who answers there? Asked without any proxy, because it is on this machine."""
    said = _asked(url, "/healthz")
    return said.get("ok") is True and "arsia" in said


def _asked(url: str, path: str) -> dict[str, Any]:
    """What is answered there; nothing if it is no object, or nobody does."""
    with suppress(OSError, ValueError, HTTPException):
        with build_opener(ProxyHandler({})).open(f"{url}{path}", timeout=PATIENCE) as answer:
            said = json.loads(answer.read(1000))
        if isinstance(said, dict):
            return said
    return {}


def _welcome(url: str, settings: Settings, language: str) -> None:
    """Whoever plays at home wants the page, a line, and what to tell those who sit around; and no log."""
    print(sentence(Message("cli-serving", {"url": url}), language), flush=True)
    address = reachable(settings.host, urlsplit(url).port or settings.port)
    if address is None:
        print(sentence(Message("cli-serving-alone"), language), flush=True)
    else:
        print(
            sentence(Message("cli-serving-others", {"url": address, "port": str(urlsplit(address).port)}), language),
            flush=True,
        )
        with suppress(UnicodeError):  # where the terminal cannot draw it, the address is enough
            segno.make(address, micro=False).terminal(compact=True)
    webbrowser.open(url)


def _usual_port_or_any(settings: Settings) -> socket:
    """Who named no port does not mind another one when the usual one is taken."""
    try:
        return bind(settings)
    except Refused:
        return bind(Settings(host=settings.host, port=ANY_PORT))

"""The server on the command line: `arsia serve`, and `arsia` alone, which also opens the browser."""

from __future__ import annotations

import json
import webbrowser
from contextlib import suppress
from http.client import HTTPException
from socket import socket
from urllib.request import ProxyHandler, build_opener

from arsia.cli.arguments import Arguments
from arsia.cli.speech import sentence
from arsia.kernel.message import Message, Refused
from arsia.server.logs import start_logging
from arsia.server.run import bind, run
from arsia.server.settings import Settings

ANY_PORT = 0
#: Seconds in which somebody who listens on this machine answers.
PATIENCE = 3.0


def serve(arguments: Arguments, language: str) -> int:
    """Serve tables until a signal comes; ``--open`` opens the browser at the front page. 0 if all went well."""
    usual = Settings()
    settings = Settings(
        host=arguments.text("host", usual.host),
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
        print(sentence(Message("cli-serving-already", {"url": url}), language), flush=True)
        webbrowser.open(url)
        return 0
    return 0 if run(settings, listening, on_ready=lambda url: _welcome(url, language)) else 1


def is_arsia(url: str) -> bool:
    """Is it one of us who answers there? Asked without any proxy, because it is on this machine."""
    with suppress(OSError, ValueError, HTTPException):
        with build_opener(ProxyHandler({})).open(f"{url}/healthz", timeout=PATIENCE) as answer:
            said = json.loads(answer.read(1000))
        return isinstance(said, dict) and said.get("ok") is True and "arsia" in said
    return False


def _welcome(url: str, language: str) -> None:
    """Whoever plays at home wants the page and one line, and no log."""
    print(sentence(Message("cli-serving", {"url": url}), language), flush=True)
    webbrowser.open(url)


def _usual_port_or_any(settings: Settings) -> socket:
    """Who named no port does not mind another one when the usual one is taken."""
    try:
        return bind(settings)
    except Refused:
        return bind(Settings(host=settings.host, port=ANY_PORT))

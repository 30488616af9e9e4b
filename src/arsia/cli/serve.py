"""The server on the command line: `arsia serve`, and `arsia` alone, which also opens the browser."""

from __future__ import annotations

import webbrowser
from socket import socket

from arsia.cli.arguments import Arguments
from arsia.cli.speech import sentence
from arsia.kernel.message import Message, Refused
from arsia.server.logs import start_logging
from arsia.server.run import bind, run
from arsia.server.settings import Settings

ANY_PORT = 0


def serve(arguments: Arguments, language: str) -> int:
    """Serve tables until a signal comes; ``--open`` opens the browser at the front page. 0 if all went well."""
    usual = Settings()
    settings = Settings(
        host=arguments.text("host", usual.host),
        port=arguments.number("port", usual.port, ANY_PORT) or ANY_PORT,
        database=arguments.text("database", usual.database),
    )
    listening = bind(settings) if arguments.has("port") else _usual_port_or_any(settings)
    if arguments.has("open"):
        return 0 if run(settings, listening, on_ready=lambda url: _welcome(url, language)) else 1
    start_logging()
    return 0 if run(settings, listening) else 1


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

"""`arsia serve` listens where it is told; `arsia` alone also opens the page."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from arsia.cli.commands import serve as command
from arsia.server.settings import Settings
from tests.cli.conftest import Terminal


class Served:
    """What the server would have been started with."""

    settings: Settings
    port: int
    opened: str = ""


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    seen = Served()

    def run(settings: Settings, listening: socket.socket, on_ready: Callable[[str], Any] | None = None) -> bool:
        seen.settings, seen.port = settings, listening.getsockname()[1]
        listening.close()
        if on_ready is not None:
            on_ready("http://localhost:8000")
        return True

    monkeypatch.setattr(command, "run", run)
    monkeypatch.setattr(command, "start_logging", lambda: None)
    monkeypatch.setattr("webbrowser.open", lambda url: setattr(seen, "opened", url))
    return seen


def test_it_listens_where_it_is_told(terminal: Terminal, served: Served) -> None:
    assert terminal("serve", "--port", "0", "--host", "127.0.0.1", "--database", "sqlite:///x.sqlite").code == 0
    assert served.settings.database == "sqlite:///x.sqlite"
    assert served.settings.host == "127.0.0.1"
    assert not served.opened


def test_nothing_typed_serves_and_opens_the_page(terminal: Terminal, served: Served) -> None:
    shown = terminal()
    assert shown.code == 0
    told, alone = shown.out.splitlines()
    assert told == "The table is open at http://localhost:8000. Ctrl-C ends it; nothing is lost."
    assert "arsia --lan" in alone
    assert served.opened == "http://localhost:8000"


@pytest.mark.parametrize("typed", [("--lan",), ("serve", "--open", "--lan"), ("--host", "0.0.0.0", "--language", "en")])
def test_friends_in_the_network_may_come_in(
    terminal: Terminal, served: Served, monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...]
) -> None:
    monkeypatch.setattr("arsia.server.reach._own_addresses", lambda: iter(["192.168.1.7"]))
    shown = terminal(*typed)
    assert shown.code == 0
    assert served.settings.host == "0.0.0.0"
    assert "http://192.168.1.7:8000" in shown.out
    assert "█" in shown.out, "there is no QR code"
    assert served.opened == "http://localhost:8000", "the own browser needs no way round"


def test_an_arsia_that_runs_for_this_machine_alone_is_not_enough_for_friends(
    terminal: Terminal, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arsia.server.reach._own_addresses", lambda: iter(["192.168.1.7"]))
    with Answering(b'{"arsia": "0.1.0", "ok": true, "address": null}') as running:
        on_port(monkeypatch, running.port)
        shown = terminal("--lan")
    assert shown.code == 2
    assert "Ctrl-C" in shown.err
    assert not served.opened


def test_a_usual_port_that_is_taken_is_no_trouble(
    terminal: Terminal, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        wanted = Settings

        def settings(**changes: Any) -> Settings:
            return wanted(**{"port": port, **changes})

        monkeypatch.setattr(command, "Settings", settings)
        assert terminal("serve").code == 0
        assert served.port != port


class Answering:
    """Something that listens on a port and answers everybody alike."""

    def __init__(self, body: bytes) -> None:
        class Answer(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Answer)
        self.port = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever)

    def __enter__(self) -> Answering:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


def on_port(monkeypatch: pytest.MonkeyPatch, port: int) -> None:
    wanted = Settings
    monkeypatch.setattr(command, "Settings", lambda **changes: wanted(**{"port": port, **changes}))


def test_arsia_that_runs_already_is_opened(terminal: Terminal, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with Answering(b'{"arsia": "0.1.0", "ok": true}') as running:
        on_port(monkeypatch, running.port)
        shown = terminal()
        assert shown.code == 0
        assert served.opened == f"http://localhost:{running.port}"
        assert shown.out == f"Arsia is running already, at {served.opened}; here is its page.\n"


@pytest.mark.parametrize("body", [b"hello", b'{"ok": true}', b"[]"])
def test_a_port_that_somebody_else_has_is_refused_with_another(
    terminal: Terminal, served: Served, monkeypatch: pytest.MonkeyPatch, body: bytes
) -> None:
    with Answering(body) as other:
        on_port(monkeypatch, other.port)
        shown = terminal()
        assert shown.code == 2
        assert f"--port {other.port + 1}" in shown.err
        assert not served.opened


def test_what_stands_in_front_of_it(terminal: Terminal, served: Served) -> None:
    flags = ("--proxies", "10.0.0.1,10.1.0.0/16", "--origins", "https://mars.example")
    assert terminal("serve", "--port", "0", *flags).code == 0
    assert served.settings.proxies == ("10.0.0.1", "10.1.0.0/16")
    assert served.settings.origins == ("https://mars.example",)


def test_a_port_that_was_named_and_is_taken_is_refused(terminal: Terminal, served: Served) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        shown = terminal("serve", "--port", str(port))
    assert shown.code == 2
    assert str(port) in shown.err

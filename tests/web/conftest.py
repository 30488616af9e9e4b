"""Debian's Chromium, started for each test worker, and a server for all its stories."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from arsia.server.settings import PACKAGED_CLIENT
from tests.web.kit import WIDE, Served

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium, "Chromium is missing; `make setup` installs it, or: apt-get install chromium"
    assert (PACKAGED_CLIENT / "index.html").exists(), "the browser client is not built; run `make setup`"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("tables"))
    yield server
    server.stop()


#: Nobody in these stories is asked before a turn ends, unless they wish to be.
NOT_ASKED = """if (location.protocol.startsWith('http')) localStorage.getItem('arsia.preferences')
    ?? localStorage.setItem('arsia.preferences', JSON.stringify({confirm: false}))"""
#: Opens an address of the server in a browser of its own, with nothing remembered from another.
Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Visit]:
    yield from visiting(browser, served)


def visiting(browser: Browser, served: Served) -> Iterator[Visit]:
    """Visits to a server; whatever its pages complain of is said at the end."""
    contexts = []
    troubles: list[str] = []

    def open_page(address: str = "/", may_fail: bool = False, asks: bool = False, **wish: Any) -> Page:
        context = browser.new_context(**{"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **wish})
        contexts.append(context)
        if not asks:
            context.add_init_script(NOT_ASKED)
        page = context.new_page()
        if not may_fail:
            page.on("pageerror", lambda error: troubles.append(str(error)))
            page.on("console", lambda told: troubles.append(told.text) if told.type == "error" else None)
        page.goto(served.url + address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not troubles, f"the page complained: {troubles[:5]}"

"""The pictures of README and docs: every game at a table, light and dark, small enough to be kept.

    python -m tests.web.pictures docs/pictures

The games are played by greedy bots from fixed seeds, so that a new picture shows what has changed.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, Literal

import httpx
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.web.conftest import FLAGS
from tests.web.kit import PATIENCE, WIDE, Served
from tests.web.screenshots import PLANS, Played

THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
SHOWN: Final = ("terraforming-mars", "ares-expedition", "mission-red-planet", "martians", "pocket-mars")
#: The part of its size that a picture is kept in, and how finely.
SCALE: Final = 0.6
QUALITY: Final = 72


def take(
    browser: Browser, address: str, kept: dict[str, Any], theme: Literal["dark", "light"], ready: str, place: Path
) -> None:
    """One picture."""
    context = browser.new_context(
        viewport=ViewportSize(width=WIDE["width"], height=WIDE["height"]),
        device_scale_factor=SCALE,
        locale="en",
        color_scheme=theme,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(f"localStorage.setItem('arsia.tables', {json.dumps(kept)!r})")
    page.goto(address)
    page.wait_for_selector(ready)
    page.wait_for_timeout(600)  # what moves has come to rest
    page.screenshot(path=place, type="jpeg", quality=QUALITY)
    context.close()


def main(folder: Path) -> int:
    """All of them."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("Chromium is missing; `make pictures` installs it, or: apt-get install chromium")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as tables, sync_playwright() as playwright:
        server = Served(Path(tables))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            with httpx.Client(base_url=server.url, timeout=PATIENCE / 1000, verify=False) as web:
                for plan in PLANS:
                    if plan.name in SHOWN:
                        played = Played(web, plan)
                        for theme in THEMES:
                            place = folder / f"{plan.game}-{theme}.jpg"
                            address = f"{server.url}/t/{played.table}"
                            take(browser, address, played.kept(0), theme, "[data-option]", place)
                            print(place, f"{place.stat().st_size // 1024} kB", flush=True)
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("Say where to: python -m tests.web.pictures docs/pictures")
    raise SystemExit(main(Path(sys.argv[1])))

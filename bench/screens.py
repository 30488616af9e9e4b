"""How soon does a move show on another screen, and how much does a page load?

    python -m bench.screens [--tables 50] [--moves 30]

Two Chromium windows sit at one table of Pocket Mars while other tables of four seats are busy on the same server and
machine: each of their seats thinks for a few seconds. The time runs from a click in one window to the change in the
other. Nothing is scaled; it is what people on this machine see.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
from typing import Any, Final

from playwright.async_api import Page, TimeoutError, async_playwright

from bench import server as load
from tests.web.conftest import FLAGS

WANTED: Final = {"p95_ms": 150.0, "front_kb": 300.0}
THINKING: Final = 8.0  # seconds that each busy seat takes for a move, on average
#: Remembers when the page showed another version of the table.
WATCH: Final = """() => {
    window.seen = {};
    const look = () => {
        const at = document.querySelector('.table')?.dataset.version;
        if (at && !(at in window.seen)) window.seen[at] = performance.timeOrigin + performance.now();
    };
    new MutationObserver(look).observe(document.body, {attributes: true, subtree: true, childList: true});
    look();
}"""
#: When it first showed a later version than this one.
SHOWN: Final = """before => {
    const times = Object.keys(window.seen).filter(at => Number(at) > before).map(at => window.seen[at]);
    return times.length > 0 && Math.min(...times);
}"""
#: Takes an option and tells when that was.
MOVE: Final = """() => {
    const all = document.querySelectorAll('[data-option]');
    const now = performance.timeOrigin + performance.now();
    all[Math.floor(Math.random() * all.length)].click();
    return now;
}"""


async def version(page: Page) -> int:
    return int(await page.get_attribute(".table", "data-version") or 0)


async def moves(ann: Page, bob: Page, wanted: int) -> list[float]:
    """Milliseconds from a click to the other screen, for so many moves."""
    for page in (ann, bob):
        await page.evaluate(WATCH)
    waits: list[float] = []
    while len(waits) < wanted:
        for mover, other in ((ann, bob), (bob, ann)):
            if await mover.query_selector("[data-outcome]"):
                return waits
            if not await mover.query_selector("[data-option]"):
                continue
            before = await version(mover)
            clicked = float(await mover.evaluate(MOVE))
            try:
                shown = await other.wait_for_function(SHOWN, arg=before, timeout=2_000)
            except TimeoutError:
                continue  # the click only marked a card, and another will complete the choice
            waits.append(float(await shown.json_value()) - clicked)
            await asyncio.sleep(0.4)
    return waits


async def front(page: Page, address: str) -> float:
    """Kilobytes that the front page loads, as they travel."""
    line = await page.context.new_cdp_session(page)
    total = 0.0

    def count(event: dict[str, Any]) -> None:
        nonlocal total
        total += event["encodedDataLength"]

    line.on("Network.loadingFinished", count)
    await line.send("Network.enable")
    await page.goto(address)
    await page.wait_for_load_state("networkidle")
    return total / 1000


async def sit_down(browser: Any, address: str) -> tuple[Page, Page]:
    """Two people at a table of their own."""
    pages = [await (await browser.new_context(locale="en", reduced_motion="reduce")).new_page() for _ in range(2)]
    ann, bob = pages
    await ann.goto(f"{address}/new?game=pocket_mars&seats=me,open&seed=8&name=Ann")
    await ann.wait_for_selector("[data-lobby]")
    await bob.goto(await ann.input_value("#link"))
    await bob.fill("#my-name", "Bob")
    await bob.click("[data-claim]")
    await bob.click("[data-ready]")
    for page in pages:
        await page.wait_for_selector(".table[data-state=playing]")
    return ann, bob


async def measure(tables: int, wanted: int) -> dict[str, float]:
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("Chromium is missing: apt-get install chromium")
    async with load.running() as (address, server):
        busy = load.Load(address, server)
        playing = asyncio.create_task(busy.run(tables, THINKING, 3600.0))
        try:
            await busy.go.wait()
            await asyncio.sleep(load.WARM_UP)
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
                page = await (await browser.new_context()).new_page()
                kilobytes = await front(page, address)
                waits = sorted(await moves(*await sit_down(browser, address), wanted))
                await browser.close()
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
    return {
        "tables": tables,
        "moves": len(waits),
        "p50_ms": waits[len(waits) // 2],
        "p95_ms": waits[int(len(waits) * 0.95)],
        "longest_ms": waits[-1],
        "front_kb": kilobytes,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="How soon does a move show on another screen?")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=30)
    asked = parser.parse_args()
    for name, value in asyncio.run(measure(asked.tables, asked.moves)).items():
        goal = WANTED.get(name)
        print(f"{name:24} {value:10.1f}" + ("" if goal is None else f"   wanted at most {goal:g}"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

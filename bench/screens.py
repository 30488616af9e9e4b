"""How soon does a move show on another screen, how much does a page load, and how soon is a table there?

    python -m bench.screens [--tables 50] [--moves 30]
    python -m bench.screens --far [--game terraforming_mars] [--delay 100] [--times 7]

Two Chromium windows sit at one table of Pocket Mars while other tables of four seats are busy on the same server and
machine: each of their seats thinks for a few seconds. The time runs from a click in one window to the change in the
other. Nothing is scaled; it is what people on this machine see.

`--far` opens a table in a browser that remembers nothing but its seat, and one by a link that makes it, until the first
option is there: as it is, and with so many milliseconds of delay on every request. It is kept in bench/results.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
from datetime import UTC, datetime
from statistics import median
from time import perf_counter
from typing import Any, Final

import httpx
from playwright.async_api import Page, TimeoutError, async_playwright

from bench import server as load
from bench.run import git
from tests.web.conftest import FLAGS

WANTED: Final = {"p95_ms": 150.0, "front_kb": 300.0, "table_difference_ms": 600.0, "link_difference_ms": 600.0}
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
    for page in pages:  # nobody is asked before a turn ends
        await page.add_init_script("localStorage.setItem('arsia.preferences', JSON.stringify({confirm: false}))")
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


async def first_option(browser: Any, address: str, path: str, seat: str, delay: float) -> tuple[float, int]:
    """Milliseconds until there is something to choose, and how many files and answers were fetched until then."""
    context = await browser.new_context(locale="en", reduced_motion="reduce")
    try:
        page = await context.new_page()
        if seat:
            await page.add_init_script(f"localStorage.setItem('arsia.tables', {json.dumps(seat)})")
        line = await context.new_cdp_session(page)
        await line.send("Network.enable")
        far = {"offline": False, "latency": delay, "downloadThroughput": -1, "uploadThroughput": -1}
        await line.send("Network.emulateNetworkConditions", far)
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url))
        began = perf_counter()
        await page.goto(address + path, wait_until="commit")
        await page.wait_for_selector("[data-option]")
        return (perf_counter() - began) * 1000, len(fetched)
    finally:
        await context.close()


async def from_far(game: str, delay: float, times: int) -> dict[str, float]:
    """The middle of several times that a table was opened, near and far, in turns."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("Chromium is missing: apt-get install chromium")
    figures: dict[str, float] = {"delay_ms": delay}
    async with (
        load.running() as (address, _),
        httpx.AsyncClient(base_url=address) as web,
        async_playwright() as playwright,
    ):
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        wish = {"game": game, "seats": ["me", "greedy"], "seed": "5"}
        made = (await web.post("/api/tables", json=wish)).raise_for_status().json()
        mine = {str(each["seat"]): each["token"] for each in made["seats"] if each.get("token")}
        held = json.dumps({made["table"]: {"game": game, "seats": mine}})
        ways = {"table": (f"/t/{made['table']}", held), "link": (f"/new?game={game}&seats=me,greedy&seed=5", "")}
        for way, (path, seat) in ways.items():
            waits: dict[float, list[float]] = {0.0: [], delay: []}
            await first_option(browser, address, path, seat, 0.0)
            for _ in range(times):
                for each, found in waits.items():
                    took, figures[f"{way}_requests"] = await first_option(browser, address, path, seat, each)
                    found.append(took)
            figures[f"{way}_near_ms"], figures[f"{way}_far_ms"] = (median(found) for found in waits.values())
            figures[f"{way}_difference_ms"] = figures[f"{way}_far_ms"] - figures[f"{way}_near_ms"]
        await browser.close()
    return figures


def keep(game: str, figures: dict[str, float]) -> None:
    """Write a run down, with how it was asked for."""
    now = datetime.now(UTC)
    commit = git("rev-parse", "--short", "HEAD") or "nocommit"
    changed = bool(git("status", "--porcelain", "src", "web"))
    command = f"python -m bench.screens {' '.join(sys.argv[1:])}"
    kept = {"command": command, "game": game, "commit": commit, "changed": changed}
    file = load.RESULTS / f"screens-{now:%Y-%m-%d}-{commit}.json"
    file.write_text(json.dumps({**kept, "when": f"{now:%Y-%m-%d %H:%M}", "figures": figures}, indent=2) + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="How soon does a move show on another screen?")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=30)
    parser.add_argument("--far", action="store_true", help="how soon a table is there with a delay on every request")
    parser.add_argument("--game", default="terraforming_mars")
    parser.add_argument("--delay", type=float, default=100.0)
    parser.add_argument("--times", type=int, default=7)
    asked = parser.parse_args()
    if asked.far:
        figures = asyncio.run(from_far(asked.game, asked.delay, asked.times))
        keep(asked.game, figures)
    else:
        figures = asyncio.run(measure(asked.tables, asked.moves))
    for name, value in figures.items():
        goal = WANTED.get(name)
        print(f"{name:24} {value:10.1f}" + ("" if goal is None else f"   wanted at most {goal:g}"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

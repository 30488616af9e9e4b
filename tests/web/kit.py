"""A server in a process of its own, and a person at a browser who looks at the page and clicks."""

from __future__ import annotations

import json
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Error, Page, TimeoutError

#: The longest that anything on a page may take, in milliseconds.
PATIENCE = 30_000
#: No game asks one person more than this.
MANY = 1_500
#: A message that nobody put into words shows as its id.
UNSAID = re.compile(
    r"\b(?:ui|pm|tm|mr|mt|ae|mars|zone|character|event|prompt|option|log|effect|why|score|end|card|building|refuse|notice"
    r"|phrase)"
    r"-[a-z]+[a-z0-9-]*\b"
)
OPTIONS = "JSON.stringify([...document.querySelectorAll('[data-option]')].map(each => each.dataset.option))"
#: The same and what is marked: what changes when something is clicked.
CLICKED = (
    "JSON.stringify([...document.querySelectorAll('[data-option], [data-marked]')]"
    ".map(each => [each.dataset.option, each.dataset.marks]))"
)
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
#: Sizes and themes to look at a page in; half of them in every run, the others with the long stories.
SCREENS = (
    pytest.param(WIDE, "dark", id="dark-wide"),
    pytest.param(PHONE, "light", id="light-phone"),
    pytest.param(WIDE, "light", id="light-wide", marks=pytest.mark.long),
    pytest.param(PHONE, "dark", id="dark-phone", marks=pytest.mark.long),
)


class Served:
    """A running server that can be killed and started again on the same tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, on the same port as before if there was one."""
        database = f"sqlite:///{self.folder / 'tables.sqlite'}"
        command = [sys.executable, "-m", "arsia", "serve", "--port", str(self.port), "--database", database]
        self.log = self.folder / "server.log"
        with self.log.open("wb") as told:
            self.process = subprocess.Popen(command, stdout=told, stderr=told)
        patience = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < patience and self.process.poll() is None:
            found = re.search(r'"port": ?(\d+)', self.log.read_text(encoding="utf-8"))
            if found:
                self.port = int(found[1])
                self.url = f"http://127.0.0.1:{self.port}"
                return
            time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text(encoding='utf-8')}")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask it to stop."""
        self.process.terminate()
        self.process.wait(timeout=30)


class Person:
    """Somebody at a page. What they click is chosen by chance, the same for the same seed."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.touch = touch
        page.set_default_timeout(PATIENCE)

    def play(self, until: Callable[[Person], bool] | None = None) -> None:
        """Click on what is offered until the game is over, or until something is seen."""
        for _ in range(MANY):
            if self.is_over() or (until is not None and until(self)):
                return
            self.choose()
        raise AssertionError("the game does not come to its end")

    def choose(self) -> None:
        """Take one of the options that the page shows."""
        self.offered()
        self.choose_if_asked()

    def choose_if_asked(self) -> bool:
        """Take one of the options that are there this moment: with others at the table, the turn may be theirs."""
        offered = self.page.query_selector_all("[data-option]:visible")
        if offered:
            self.click(self.chance.choice(offered))
        return bool(offered)

    def play_by_keys(self) -> int:
        """Play to the end by keyboard alone; how often the arrows led to an option."""
        page, walked = self.page, 0
        for press in range(2 * MANY):
            self.offered()
            if self.is_over():
                return walked
            if press % 3 == 0:
                page.keyboard.press(str(self.chance.randint(1, 9)))
                continue
            for _ in range(self.chance.randint(1, 12)):
                page.keyboard.press("ArrowRight")
            if page.evaluate("document.activeElement.hasAttribute('data-option')"):
                page.keyboard.press("Enter")
                walked += 1
        raise AssertionError("the game does not come to its end by keyboard")

    def offered(self) -> list[ElementHandle]:
        """Everything that stands for an option, once something does or the game is over."""
        self.page.wait_for_selector("[data-option], [data-outcome], [data-take]")
        return self.page.query_selector_all("[data-option]:visible")

    def click(self, thing: ElementHandle) -> None:
        """Click or tap, and wait until the page has moved on."""
        before: str = self.page.evaluate(CLICKED)
        try:
            if self.touch:
                thing.tap(timeout=5_000)
            else:
                thing.click(timeout=5_000)
        except Error:
            if self.page.evaluate(CLICKED) == before and not self.is_over():
                raise  # it was really there and could not be clicked
            return
        with suppress(TimeoutError):  # the same things may be offered again
            self.page.wait_for_function(f"before => ({CLICKED}) !== before", arg=before, timeout=500)
        self.page.wait_for_function("() => !document.querySelector('[data-busy]')")

    def asked(self) -> str:
        """The question on the page, as far as a person could tell it from another."""
        asked: str = self.page.evaluate(OPTIONS)
        return asked

    def is_over(self) -> bool:
        """Is the score sheet there?"""
        return self.page.query_selector("[data-outcome]") is not None

    def places(self) -> list[int]:
        """The places that the end screen tells."""
        told: list[int] = json.loads(self.page.get_attribute("[data-outcome]", "data-outcome") or "[]")
        return told

    def reads(self) -> str:
        """All the text on the page."""
        return self.page.inner_text("body")

    def unsaid(self) -> list[str]:
        """Message ids that show as they are."""
        return UNSAID.findall(self.reads())

    def speak(self, language: str) -> None:
        """Switch the language in the menu."""
        self.page.click("details.menu > summary")
        self.page.click(f"[data-language={language}]")
        self.page.click("details.menu > summary")

    def turn_lights(self) -> None:
        """Switch between dark and light."""
        self.page.click("details.menu > summary")
        self.page.click("[data-theme-switch]")
        self.page.click("details.menu > summary")

    def scrolls(self) -> dict[str, bool]:
        """Does the page itself need scrolling, down or sideways?"""
        found: dict[str, bool] = self.page.evaluate(
            """() => {
                const page = document.scrollingElement;
                return {down: page.scrollHeight > innerHeight + 1, sideways: page.scrollWidth > innerWidth + 1};
            }"""
        )
        return found


class Thumb:
    """What is too small for a thumb or slides sideways under it, looked for at one decision after the other."""

    def __init__(self, looks: int = MANY) -> None:
        self.looks = looks
        self.wrong: list[str] = []

    def look(self, person: Person) -> bool:
        """Measure once; whether something was wrong or enough was seen."""
        if person.scrolls()["sideways"]:
            self.wrong.append("the page scrolls sideways")
        for thing in person.offered():
            box = thing.bounding_box()
            if box and min(box["width"], box["height"]) < 40:
                self.wrong.append(f"{thing.get_attribute('data-option')} {box}")
        self.looks -= 1
        return bool(self.wrong) or self.looks <= 0


class Compared:
    """What a page offers against what the server asks, one decision after the other."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.wrong: list[str] = []
        self.asked: list[str] = []
        base, table = self.page.url.partition("?")[0].split("/t/")
        kept = json.loads(self.page.evaluate("localStorage.getItem('arsia.tables')"))
        self._address = f"{base}/api/tables/{table}/view"
        self._token = next(iter(kept[table]["seats"].values()))

    def look(self, person: Person) -> bool:
        """Compare once; whether something was wrong."""
        things = person.offered()
        shown = [thing.get_attribute("data-option") or "" for thing in things]
        if len(set(shown)) < len(shown):
            self.wrong.append(f"something is offered twice: {sorted(shown)}")
        told = self.page.request.get(self._address, headers={"Authorization": f"Bearer {self._token}"})
        decision = told.json()["decision"] or {"options": [], "prompt": ["prompt-none"]}
        self.asked.append(decision["prompt"][0])
        for thing, option in zip(things, shown, strict=True):
            if not (thing.get_attribute("aria-label") or thing.inner_text()).strip():
                self.wrong.append(f"{option} has no name")
        shown = sorted({*shown, *self._for_sale()})
        offered = [json.dumps(option, separators=(",", ":")) for option in choosable(decision)]
        # While a set is marked, the page offers what can be added to it.
        marking = self.page.locator("[data-marked]").count() > 0
        if shown != sorted(offered) and not marking:
            self.wrong.append(f"{decision['prompt']}: {set(shown) ^ set(offered)} {len(shown)} {len(offered)}")
        return bool(self.wrong)

    def _for_sale(self) -> list[str]:
        """Cards are sold only while one says so: what is offered then."""
        mode = self.page.query_selector("[data-selling=false]")
        if mode is None:
            return []
        mode.click()
        shown: list[str] = json.loads(self.page.evaluate(OPTIONS))
        self.page.click("[data-selling=true]")
        return shown


def choosable(decision: dict[str, Any]) -> list[list[Any]]:
    """Everything that a question lets one choose while nothing is marked."""
    several = decision.get("several")
    if not several or not several["elements"] + several["endings"]:
        options: list[list[Any]] = decision["options"]
        return options
    endings: list[list[Any]] = several["endings"][1:] if several["least"] else several["endings"]
    return [element["option"] for element in several["elements"]] + endings


def answer(decision: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """An answer by chance, as a request carries it; a set is as small as it may be."""
    several = decision["several"]
    if not several:
        return {"decision": decision["id"], "option": chance.choice(decision["options"])}
    all_of_them = [element["option"] for element in several["elements"] for _ in range(element["times"])]
    return {"decision": decision["id"], "set": chance.sample(all_of_them, several["least"])}


def axe_finds(page: Page) -> list[str]:
    """What axe calls serious or critical, in words."""
    source = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    page.evaluate(source.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']}: {found['help']}: {[node['html'][:400] for node in found['nodes']][:3]}"
        for found in result["violations"]
        if found["impact"] in ("serious", "critical")
    ]

"""Every screen, in three languages and two sizes, to be looked at.

    python -m tests.web.screenshots docs/screenshots [WORD ...]

With words, only the screens whose names contain one of them. The games are played by greedy bots from fixed seeds, so
the pictures of two versions can be compared.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

import arsia
from arsia import bots
from arsia.bots import whole
from arsia.server.wire.answers import told
from tests.web.conftest import FLAGS
from tests.web.kit import PATIENCE, PHONE, WIDE, Served

LANGUAGES: Final = ("en", "pl", "de")
SIZES: Final = {"wide": WIDE, "phone": PHONE}
NAMES: Final = ("Ann", "Bob", "Cleo", "Dora")
SEED: Final = 11


class Plan(NamedTuple):
    """A game to be played up to a moment worth a picture."""

    name: str
    game: str
    seats: int
    moves: int
    options: dict[str, Any] | None = None


PLANS: Final = (
    Plan("pocket-mars", "pocket_mars", 4, 46),
    Plan("pocket-mars-alone", "pocket_mars", 1, 14),
    Plan("terraforming-mars", "terraforming_mars", 3, 190),
    Plan("terraforming-mars-start", "terraforming_mars", 2, 0),
    Plan("ares-expedition", "ares_expedition", 3, 150),
    Plan("ares-expedition-together", "ares_expedition", 2, 90, {"mode": "coop"}),
    Plan("mission-red-planet", "mission_red_planet", 4, 60),
    Plan("mission-red-planet-two", "mission_red_planet", 2, 60),
    Plan("martians", "martians", 3, 110),
    Plan("martians-together", "martians", 2, 60, {"mode": "coop"}),
)
#: A game played to its end, for the score sheet, the replay and the chart.
WHOLE: Final = Plan("end", "pocket_mars", 2, sys.maxsize)


class Screen(NamedTuple):
    """A page to be opened, and what is done there before the picture is taken."""

    name: str
    address: str
    ready: str  # what must be seen first
    act: Callable[[Page], object] = lambda page: None


class Played:
    """A table of friends whose moves greedy bots choose."""

    def __init__(self, web: httpx.Client, plan: Plan) -> None:
        self.web = web
        self.game = plan.game
        wish = {"game": plan.game, "seats": ["me"] + ["open"] * (plan.seats - 1), "seed": SEED, "name": NAMES[0]}
        made = self.ask("/api/tables", {**wish, "options": plan.options or {}, "free_talk": True, "hints": True})
        self.table: str = made["table"]
        self.tokens: list[str] = [made["seats"][0]["token"]]
        for seat in range(1, plan.seats):
            self.tokens.append(self.ask(self.at("claim"), {"name": NAMES[seat], "seat": seat})["token"])
        if plan.seats > 1:
            for token in self.tokens:
                self.ask(self.at("ready"), {"ready": True}, token)
            self.ask(self.at("talk"), {"phrase": "hello"}, self.tokens[1])
        self.play(plan)

    def at(self, what: str) -> str:
        return f"/api/tables/{self.table}/{what}"

    def ask(self, path: str, wish: dict[str, Any], token: str = "") -> Any:
        answer = self.web.post(path, json=wish, headers={"Authorization": f"Bearer {token}"} if token else {})
        assert answer.is_success, f"{path}: {answer.text}"
        return answer.json()

    def play(self, plan: Plan) -> None:
        """Play here and at the server alike, then on until the first seat is asked."""
        here = arsia.new(plan.game, plan.seats, SEED, plan.options)
        thinkers = [bots.make("greedy", seat) for seat in range(plan.seats)]
        done = 0
        while here.outcome is None and (done < plan.moves or 0 not in here.pending):
            seat = max(here.pending) if done < plan.moves else max(each for each in here.pending if each)
            asked = here.pending[seat]
            answer = whole.answer(thinkers[seat], here, seat)
            option, chosen = told(answer)
            said = {"set": chosen} if option is None else {"option": option}
            self.ask(self.at("moves"), {"decision": asked.id, **said}, self.tokens[seat])
            here.play(seat, answer)
            done += 1

    def kept(self, at: int) -> dict[str, Any]:
        """What the first one's browser remembers of this table."""
        return {self.table: {"seats": {"0": self.tokens[0]}, "game": self.game, "at": at}}


def hint(page: Page) -> None:
    page.click("[data-advice]")
    page.wait_for_selector("[data-advised='1']")


def talk(page: Page) -> None:
    if page.is_visible("[data-tab=log]"):
        page.click("[data-tab=log]")
    page.click("[data-beside=talk]")
    page.wait_for_selector("[data-said]")


def log(page: Page) -> None:
    if page.is_visible("[data-tab=log]"):
        page.click("[data-tab=log]")


def people(page: Page) -> None:
    page.click("details.menu > summary")
    page.click("[data-people-open]")
    page.wait_for_selector("[data-people]")


def menu(page: Page) -> None:
    page.click("details.menu > summary")


def chart(page: Page) -> None:
    page.wait_for_selector("[data-chart-progress='1']", timeout=4 * PATIENCE)
    page.locator("[data-chart-progress]").scroll_into_view_if_needed()


def form(page: Page, game: str) -> None:
    page.click(f"[data-game={game}] details > summary")
    page.locator(f"[data-game={game}] form").scroll_into_view_if_needed()


def screens(played: dict[str, Played], whole: Played, lobby: str) -> Iterator[Screen]:
    """All of them."""
    yield Screen("front", "/", "[data-game]")
    yield Screen("front-menu", "/", "[data-game]", menu)
    for game in arsia.games():
        name = game.replace("_", "-")
        yield Screen(f"form-{name}", "/", "[data-game]", partial(form, game=game))
        yield Screen(f"rules-{name}", f"/rules/{game}", "h2")
        yield Screen(f"cards-{name}", f"/cards/{game}", "h1")
    yield Screen("settings", "/settings", "h1")
    yield Screen("lobby", f"/t/{lobby}", "[data-lobby]")
    yield Screen("no-such-table", "/t/nothing", "h1")
    for name, game_played in played.items():
        yield Screen(f"table-{name}", f"/t/{game_played.table}", "[data-option]")
    talking = f"/t/{played['pocket-mars'].table}"
    yield Screen("table-hint", f"/t/{played['mission-red-planet'].table}", "[data-option]", hint)
    yield Screen("table-talk", talking, "[data-option]", talk)
    yield Screen("table-log", talking, "[data-option]", log)
    yield Screen("table-people", talking, "[data-option]", people)
    yield Screen("table-help", talking, "[data-option]", lambda page: page.keyboard.press("?"))
    yield Screen("table-menu", talking, "[data-option]", menu)
    yield Screen("table-watched", f"{talking}?watch", ".table[data-seat=none]")
    yield Screen("table-over", f"/t/{whole.table}", "[data-outcome]")
    yield Screen("table-chart", f"/t/{whole.table}", "[data-outcome]", chart)
    yield Screen("replay", f"/t/{whole.table}/replay?ply=40", "[data-replay][data-version='40']")
    yield Screen("replay-of-a-file", "/replay", "h1")


def take(browser: Browser, url: str, screen: Screen, language: str, size: str, kept: str, folder: Path) -> None:
    """One picture."""
    wish: dict[str, Any] = {"viewport": SIZES[size], "locale": language, "reduced_motion": "reduce"}
    if size == "phone":
        wish |= {"has_touch": True, "is_mobile": True}
    context = browser.new_context(**wish)
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.add_init_script(f"localStorage.getItem('arsia.tables') ?? localStorage.setItem('arsia.tables', {kept!r})")
        page.goto(url + screen.address)
        page.wait_for_selector(screen.ready)
        screen.act(page)
        page.wait_for_timeout(400)  # what moves has come to rest, and what is fetched is there
        place = folder / language / f"{screen.name}-{size}.jpg"
        place.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=place, type="jpeg", quality=80)
    finally:
        context.close()


def main(folder: Path, words: list[str]) -> int:
    chromium = shutil.which("chromium")
    if chromium is None:
        raise SystemExit("Chromium is missing; `make screenshots` installs it, or: apt-get install chromium")
    with tempfile.TemporaryDirectory() as kept_in, sync_playwright() as playwright:
        server = Served(Path(kept_in))
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            with httpx.Client(base_url=server.url, timeout=PATIENCE / 1000, verify=False) as web:
                played = {}
                for plan in PLANS:
                    print(f"Playing {plan.name} ...", flush=True)
                    played[plan.name] = Played(web, plan)
                whole = Played(web, WHOLE)
                wish = {"game": "martians", "seats": ["me", "open", "mcts"], "name": NAMES[0], "seed": SEED}
                lobby = web.post("/api/tables", json=wish).json()
            kept: dict[str, Any] = {lobby["table"]: {"seats": {"0": lobby["seats"][0]["token"]}, "game": "martians"}}
            for at, each in enumerate((whole, *played.values())):
                kept |= each.kept(at)
            chosen = [
                screen
                for screen in screens(played, whole, lobby["table"])
                if not words or any(word in screen.name for word in words)
            ]
            missed = []
            for screen in chosen:
                print(screen.name, flush=True)
                for language in LANGUAGES:
                    for size in SIZES:
                        try:
                            take(browser, server.url, screen, language, size, json.dumps(kept), folder)
                        except Exception as error:
                            missed.append(f"{screen.name}, {language}, {size}: {str(error).splitlines()[0]}")
        finally:
            browser.close()
            server.stop()
    for line in missed:
        print(f"no picture of {line}", file=sys.stderr)
    print(f"{len(chosen) * len(LANGUAGES) * len(SIZES) - len(missed)} pictures in {folder}")
    return 1 if missed else 0


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit("Say where to: python -m tests.web.screenshots docs/screenshots")
    raise SystemExit(main(Path(sys.argv[1]), sys.argv[2:]))

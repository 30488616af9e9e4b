"""Watching, looking back, asking for a hint, and the chart of a game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.web.conftest import Visit
from tests.web.kit import PATIENCE, SCREENS, Person, Served, answer, axe_finds


class Finished:
    """A finished game, played by requests."""

    def __init__(self, web: httpx.Client, table: str, tokens: dict[int, str]) -> None:
        self.web = web
        self.table = table
        chance = random.Random(1)
        seat = min(tokens)
        while True:
            own = {"Authorization": f"Bearer {tokens[seat]}"}
            seen = web.get(f"/api/tables/{table}/view", headers=own).json()
            if seen["state"] == "over":
                break
            if (asked := seen["decision"]) is None:
                seat = seen["thinking"][0]
                continue
            move = answer(asked, chance)
            assert web.post(f"/api/tables/{table}/moves", headers=own, json=move).status_code == 200
        self.last: int = seen["version"]

    def get(self, path: str) -> Any:
        return self.web.get(f"/api/tables/{self.table}/{path}").json()


@pytest.fixture(scope="module")
def web(served: Served) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=served.url, timeout=PATIENCE / 1000, verify=False) as web:
        yield web


@pytest.fixture(scope="module")
def finished(web: httpx.Client) -> Finished:
    wish = {"game": "pocket_mars", "seats": ["me", "here"], "seed": 5, "name": "Ann"}
    made = web.post("/api/tables", json=wish).json()
    return Finished(web, made["table"], {seat["seat"]: seat["token"] for seat in made["seats"]})


def shows(page: Page, ply: int) -> None:
    """Wait until the board shows this moment."""
    page.wait_for_selector(f"[data-replay][data-version='{ply}']")


def test_a_finished_game_is_watched_again(visit: Visit, finished: Finished) -> None:
    page = visit(f"/t/{finished.table}/replay")
    shows(page, 0)
    page.click("[data-go=forth]")
    shows(page, 1)
    page.click("h1")
    for key, ply in (("ArrowRight", 2), ("End", finished.last), ("ArrowLeft", finished.last - 1), ("Home", 0)):
        page.keyboard.press(key)
        shows(page, ply)
    page.fill("[data-slider]", "12")
    shows(page, 12)
    moves = finished.get("replay")["moves"]
    assert page.inner_text("[data-done]").startswith("Ann:" if moves[11]["seat"] == 0 else "Player 2:")
    page.wait_for_url("**ply=12**")
    page.reload()
    shows(page, 12)
    page.click("h1")
    page.keyboard.press("Space")
    shows(page, 14)
    page.keyboard.press("Space")
    assert not page.query_selector("[data-option]")
    assert not Person(page).unsaid()


def test_every_hand_is_open_and_any_eyes_can_look(visit: Visit, finished: Finished) -> None:
    page = visit(f"/t/{finished.table}/replay?ply=9&eyes=0")
    shows(page, 9)
    page.click("[data-panel=hands]")
    hidden = finished.get("replay/9")["hidden"]
    for player in hidden:
        held = [card["card"] for part in player["parts"].values() for card in part if isinstance(card, dict)]
        shown = page.locator(f"[data-hidden='{player['seat']}'] [data-card]")
        expect(shown.first).to_be_visible()
        assert set(held) <= set(shown.evaluate_all("all => all.map(each => each.dataset.card)"))
    theirs = {card["card"] for card in hidden[1]["parts"]["hand"]}
    page.click("[data-panel=hands]")
    mine = set(page.locator("[data-card]").evaluate_all("all => all.map(each => each.dataset.card)"))
    assert not theirs <= mine
    page.select_option("[data-eyes]", "1")
    page.wait_for_selector("[data-replay][data-seat='1']")
    page.wait_for_function("() => document.querySelector('[data-replay]').innerText.includes('Ann')")
    frame = finished.get("replay/9?seat=1")["update"]["view"]["players"][1]["hand"]
    assert {card["card"] for card in frame} == theirs
    page.select_option("[data-eyes]", "")
    page.wait_for_selector("[data-replay][data-seat='none']")


def test_a_record_is_dropped_on_the_page(visit: Visit, finished: Finished) -> None:
    page = visit("/replay", may_fail=True)
    page.wait_for_selector("[data-drop]")
    drop = """text => {
        const files = new DataTransfer();
        files.items.add(new File([text], "game.json", {type: "application/json"}));
        document.querySelector("[data-drop]").dispatchEvent(
            new DragEvent("drop", {dataTransfer: files, bubbles: true, cancelable: true}));
    }"""
    record = finished.web.get(f"/api/tables/{finished.table}/record").text
    whole = json.loads(record)
    for bad, why in (
        ("hello", "not JSON"),
        ("[1, 2]", "no record"),
        ('{"format": 9}', "no record"),
        (json.dumps({**whole, "game": "chess"}), "no game"),
    ):
        page.evaluate(drop, bad)
        expect(page.locator("[role=alert]")).to_contain_text(why)
    page.evaluate(drop, json.dumps({**whole, "digest": "another", "moves": [*whole["moves"][:20], [0, ["fly"]]]}))
    shows(page, 0)
    expect(page.locator("[role=alert]")).to_contain_text("20 moves")
    page.goto(page.url.split("/replay")[0] + "/replay")
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": record.encode()}
    page.set_input_files("[data-record-file]", file)
    shows(page, 0)
    page.click("h1")
    page.keyboard.press("End")
    shows(page, finished.last)


def test_the_end_screen_tells_how_it_went_and_leads_to_any_moment(visit: Visit, finished: Finished) -> None:
    page = visit(f"/t/{finished.table}?watch", locale="de")
    page.wait_for_selector("[data-outcome]")
    page.wait_for_selector("[data-chart-progress='1']", timeout=2 * PATIENCE)
    with page.expect_download() as saved:
        page.click("[data-save-log]")
    log = saved.value.path().read_text(encoding="utf-8")
    assert saved.value.suggested_filename.endswith("-de.txt")
    assert log.count("Runde") > 1
    with page.expect_download() as kept:
        page.click("[data-save-record]")
    assert json.loads(kept.value.path().read_text(encoding="utf-8"))["game"] == "pocket_mars"
    found = finished.get("chart")
    for kind, marks in (("turn", found["turns"]), ("mistake", found["mistakes"])):
        assert marks, f"a game played by chance has no {kind}?"
        listed = page.locator(f"[data-review={kind}]").evaluate_all("all => all.map(each => +each.dataset.ply)")
        assert listed == [each["ply"] for each in marks]
    assert page.locator("[data-turning]").count() == len(found["turns"])
    assert page.locator("[data-slip]").count() == len(found["mistakes"])
    page.click("details:has([data-moment]) summary")
    assert page.locator("[data-moment]").count() == len(found["points"])
    page.click("[data-plot]")
    page.wait_for_url("**/replay?ply=*")
    ply = int(re.findall(r"ply=(\d+)", page.url)[0])
    assert finished.last * 0.3 < ply < finished.last * 0.7
    shows(page, ply)
    page.click("[data-panel=chart]")
    page.wait_for_selector("[data-chart-progress='1']")
    page.focus("[data-plot]")
    for key in ("Home", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    shows(page, found["points"][1]["ply"])
    page.click("[data-review=mistake] >> nth=0")
    shows(page, found["mistakes"][0]["ply"])


def test_a_strong_player_helps_where_it_is_allowed(visit: Visit, web: httpx.Client) -> None:
    page = visit("/new?game=pocket_mars&seats=me&seed=4")
    page.wait_for_selector("[data-option]")
    page.keyboard.press("h")
    page.wait_for_selector("[data-advised] progress")
    page.wait_for_selector("[data-advised='1']")
    advised = page.locator("[data-advised-set]")
    sets = advised.evaluate_all("all => all.map(each => JSON.parse(each.dataset.advisedSet))")
    offered = [json.loads(option) for option in json.loads(Person(page).asked())]
    assert sets
    assert all(option in offered for each in sets for option in each)
    expect(advised.first).to_contain_text("%")
    shown = page.locator("[data-advised-here]").evaluate_all("all => all.map(each => JSON.parse(each.dataset.option))")
    assert sorted(shown) == sorted(sets[0]), "the best one shows on the board too, all of it"
    expect(advised.first).to_contain_text("±")
    lowest = page.eval_on_selector("[data-advised]", "each => each.getBoundingClientRect().bottom")
    highest = page.eval_on_selector("main", "each => each.getBoundingClientRect().top")
    assert lowest <= highest + 1, "it covers nothing"
    asked = page.get_attribute("[data-table]", "data-decision")
    page.locator("[data-advised-take]").first.click()
    page.wait_for_selector(f"[data-table]:not([data-decision='{asked}'])")
    page.wait_for_selector("[data-advised]", state="detached")
    kept = json.loads(page.evaluate("localStorage.getItem('arsia.tables')"))
    table = next(iter(kept))
    Finished(web, table, {int(seat): token for seat, token in kept[table]["seats"].items()})
    page.wait_for_selector("[data-outcome]")
    page.goto(page.url.split("/t/")[0])
    page.click("[data-my-table=over]")
    page.wait_for_url(f"**/t/{table}/replay*")
    shows(page, 0)
    other = visit("/new?game=pocket_mars&seats=me,here&seed=4")
    other.click("[data-take]")
    other.wait_for_selector("[data-option]")
    assert not other.query_selector("[data-advice]")


def test_those_who_watch_are_counted(visit: Visit) -> None:
    player = visit("/new?game=pocket_mars&seats=me,random&seed=8")
    player.wait_for_selector("[data-option]")
    assert not player.query_selector("[data-watching]")
    player.click("details.menu > summary")
    link = player.get_attribute("[data-watch-link]", "data-watch-link") or ""
    watcher = visit(link.removeprefix(player.url.split("/t/")[0]))
    watcher.wait_for_selector("[data-turn]")
    player.wait_for_selector("[data-watching='1']")
    assert not watcher.query_selector("[data-option]")
    watcher.close()
    player.wait_for_selector("[data-watching]", state="detached")
    lobby = visit("/new?game=pocket_mars&seats=me,open")
    assert lobby.input_value("#watch-link") == lobby.input_value("#link") + "?watch"


@pytest.mark.long
@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_axe_and_narrow_screens_find_nothing(
    visit: Visit, finished: Finished, size: dict[str, int], scheme: str
) -> None:
    wish = {"viewport": size, "color_scheme": scheme, "bypass_csp": True, "locale": "de"}
    page = visit(f"/t/{finished.table}/replay?ply=30", **wish)
    person = Person(page)
    shows(page, 30)
    for panel in ("", "hands", "chart"):
        if panel:
            page.click(f"[data-panel={panel}]")
        if panel == "chart":
            page.wait_for_selector("[data-chart-progress='1']", timeout=2 * PATIENCE)
        assert not axe_finds(page)
        assert person.scrolls() == {"down": False, "sideways": False}
    assert not person.unsaid()
    page.goto(page.url.split("/t/")[0] + "/replay")
    page.wait_for_selector("[data-drop]")
    assert not axe_finds(page)
    assert not person.scrolls()["sideways"]
    page.goto(page.url.replace("/replay", f"/t/{finished.table}?watch"))
    page.wait_for_selector("[data-chart-progress='1']")
    assert not axe_finds(page)
    assert not person.scrolls()["sideways"]

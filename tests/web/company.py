"""Friends at a table, each with a browser of their own."""

from __future__ import annotations

import json
import random

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.kit import MANY, Person, answer

#: Makes a page believe that nobody looks at it, or that somebody does again.
LOOK_AWAY = """hidden => {
    Object.defineProperty(document, 'hidden', {configurable: true, get: () => hidden});
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def two_friends(visit: Visit, wish: str = "", **bob_wish: object) -> tuple[Page, Page]:
    """Ann lays out a table of Pocket Mars, and Bob joins by her link."""
    ann = visit(f"/new?game=pocket_mars&seats=me,open&seed=8&name=Ann{wish}", may_fail="may_fail" in bob_wish)
    ann.wait_for_selector("[data-lobby]")
    bob = visit("/", **bob_wish)
    bob.goto(ann.input_value("#link"))
    bob.fill("#my-name", "Bob")
    bob.click("[data-claim]")
    bob.click("[data-ready]")
    for page in (ann, bob):
        page.wait_for_selector("[data-option]")
        Person(page)
    return ann, bob


def until_turn(mine: Page, other: Page) -> None:
    """Both play until only the first must decide."""
    players = {page: Person(page, seed) for seed, page in enumerate((mine, other))}
    for _ in range(600):
        turn = whose_turn(mine)
        if turn == [0]:
            mine.wait_for_selector("[data-option]")
            return
        page = mine if 0 in turn and len(turn) < 2 else other
        if not players[page].choose_if_asked():
            page.wait_for_timeout(50)
    raise AssertionError("the turn does not come round")


def play_to_the_end(*pages: Page) -> None:
    """Everybody plays by requests, at random, until the score sheet is there: nobody waits for clicks."""
    base, table = pages[0].url.split("?")[0].split("/t/")
    tokens: dict[str, str] = {}
    for page in pages:
        tokens |= json.loads(page.evaluate("localStorage.getItem('arsia.tables')"))[table]["seats"]
        page.goto("about:blank")
    asking, chance = pages[0].request, random.Random(1)
    for _ in range(MANY):
        thinking = asking.get(f"{base}/api/tables/{table}/view").json()["thinking"]
        for seat in thinking:
            own = {"Authorization": f"Bearer {tokens[str(seat)]}"}
            decision = asking.get(f"{base}/api/tables/{table}/view", headers=own).json()["decision"]
            asking.post(f"{base}/api/tables/{table}/moves", headers=own, data=answer(decision, chance))
        if not thinking:
            break
    for page in pages:
        page.goto(f"{base}/t/{table}")
        page.wait_for_selector("[data-outcome]")


def whose_turn(page: Page) -> list[int]:
    """The seats that the table waits for."""
    base, table = page.url.split("?")[0].split("/t/")
    thinking: list[int] = page.request.get(f"{base}/api/tables/{table}/view").json()["thinking"]
    return thinking


def end_turn(page: Page) -> None:
    """Play until the other one must decide."""
    person = Person(page, 3)
    for _ in range(600):
        if 1 in whose_turn(page):
            return
        if not person.choose_if_asked():
            page.wait_for_timeout(50)
    raise AssertionError("the turn does not end")

"""Sets: marked in any order, from the last to the first, by mouse, touch and keys, and sent whole."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from arsia.server.tables.room import Room
from tests.chosen_together import CASES, Together
from tests.server.kit import Threaded
from tests.web.company import two_friends
from tests.web.conftest import NOT_ASKED, Visit
from tests.web.kit import PHONE, WIDE, axe_finds

SPLIT = "/new?game=pocket_mars&seats=me,random&seed=3"
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def said(*option: str | int) -> str:
    return json.dumps(option, separators=(",", ":"))


def told(page: Page) -> dict[str, Any]:
    """What the server tells the seat at this page."""
    base, table = page.url.split("?")[0].split("/t/")
    kept = json.loads(page.evaluate("localStorage.getItem('arsia.tables')"))
    token = next(iter(kept[table]["seats"].values()))
    answer = page.request.get(f"{base}/api/tables/{table}/view", headers={"Authorization": f"Bearer {token}"})
    update: dict[str, Any] = answer.json()
    return update


def elements(page: Page) -> list[str]:
    """What can be in the set, as the page names it."""
    page.wait_for_selector("[data-option]")
    return [said(*element["option"]) for element in told(page)["decision"]["several"]["elements"]]


def sent(page: Page) -> list[Any]:
    """Sets that go out from now on."""
    found: list[Any] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "move":
            found.append(message["set"])

    page.on("websocket", lambda socket: socket.on("framesent", note))
    page.reload()
    page.wait_for_selector("[data-option]")
    return found


@pytest.mark.parametrize("board", ["", "&board=generic"], ids=["own", "generic"])
def test_two_of_four_are_marked_from_the_last_to_the_first(visit: Visit, board: str) -> None:
    page = visit(SPLIT + board)
    page.wait_for_selector("[data-option]")
    going = sent(page)
    cards = elements(page)
    assert len(cards) == 4
    assert page.locator("[data-option]").count() == 4, "also the one that is held last"
    expect(page.locator("[data-far]")).to_have_text("2 more.")
    page.click(f"[data-option='{cards[3]}']")
    page.wait_for_selector(f"[data-marked='{cards[3]}'][data-marks='1'][aria-pressed=true]")
    expect(page.locator("[data-far]")).to_have_text("1 more.")
    assert page.locator("[data-option]").count() == 3, "the others can all be added"
    page.click(f"[data-option='{cards[0]}']")
    page.wait_for_selector("[data-prompt=prompt-split]", state="detached")
    assert going == [[json.loads(cards[3]), json.loads(cards[0])]]
    page.wait_for_selector("[data-option]")  # the other one has chosen too
    me = told(page)["view"]["players"][0]
    assert sorted(card["card"] for card in me["prep"]) == sorted(json.loads(cards[at])[1] for at in (0, 3))


def test_a_mark_is_taken_back_by_a_click_the_button_and_the_key(visit: Visit) -> None:
    page = visit(SPLIT)
    cards = elements(page)
    ways: tuple[Callable[[], object], ...] = (
        lambda: page.click(f"[data-marked='{cards[2]}']"),
        lambda: page.click("[data-undo]"),
        lambda: page.keyboard.press("u"),
    )
    for take_back in ways:
        page.click(f"[data-option='{cards[2]}']")
        page.wait_for_selector("[data-marked]")
        take_back()
        page.wait_for_selector("[data-marked]", state="detached")
    assert page.get_attribute("[data-prompt]", "data-prompt") == "prompt-split"
    assert not axe_finds(page)


def test_number_keys_mark(visit: Visit) -> None:
    page = visit(SPLIT)
    cards = elements(page)
    page.keyboard.press("4")
    page.wait_for_selector(f"[data-marked='{cards[3]}']")
    page.keyboard.press("2")
    page.wait_for_selector("[data-prompt=prompt-split]", state="detached")


def test_a_thumb_marks(visit: Visit) -> None:
    page = visit(SPLIT, **TOUCH)
    cards = elements(page)
    page.tap(f"[data-option='{cards[3]}']")
    page.wait_for_selector(f"[data-marked='{cards[3]}']")
    page.tap(f"[data-option='{cards[1]}']")
    page.wait_for_selector("[data-prompt=prompt-split]", state="detached")


def test_marks_stay_while_somebody_else_decides(visit: Visit) -> None:
    ann, bob = two_friends(visit)
    cards = elements(bob)
    bob.click(f"[data-option='{cards[3]}']")
    version = bob.get_attribute(".table", "data-version")
    for card in elements(ann)[:2]:
        ann.click(f"[data-option='{card}']")
    bob.wait_for_function("before => document.querySelector('.table').dataset.version !== before", arg=version)
    assert bob.locator(f"[data-marked='{cards[3]}']").count() == 1
    bob.click(f"[data-option='{cards[2]}']")
    bob.wait_for_selector("[data-prompt=prompt-split]", state="detached")


class Staging(Threaded):
    """A server at which tables can be made to stand as a story needs them."""

    def stage(self, case: Together) -> tuple[Room, dict[int, str]]:
        """The room of a table that stands so, and the tokens of its seats."""
        return self.do(self.here.stage(case.table()))


@pytest.fixture(scope="module")
def staging(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Staging]:
    with Staging(tmp_path_factory.mktemp("staged")) as server:
        yield server


@pytest.mark.parametrize("name", CASES)
def test_nothing_is_lost_by_beginning_at_the_wrong_end(browser: Browser, staging: Staging, name: str) -> None:
    case = CASES[name]
    room, tokens = staging.stage(case)
    size: Any = WIDE
    context = browser.new_context(viewport=size, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(NOT_ASKED)
    page = context.new_page()
    page.goto(staging.here.address)
    kept = {room.id: {"game": room.dealt().game_name, "seats": {"0": tokens[0]}, "at": 0}}
    page.evaluate("kept => localStorage.setItem('arsia.tables', JSON.stringify(kept))", kept)
    page.goto(f"{staging.here.address}/t/{room.id}")
    several = room.dealt().pending[0].several
    assert several is not None
    for option in case.answer:
        page.click(f"[data-option='{said(*option)}']", timeout=10_000)
        if room.version == 0:
            page.wait_for_selector(f"[data-marked='{said(*option)}'], [data-version='1']", state="attached")
    if several.ends:
        page.click(f"[data-option='{said(*several.ends[0])}']")
    page.wait_for_selector("[data-version='1']", state="attached")
    case.holds(room.dealt())
    context.close()

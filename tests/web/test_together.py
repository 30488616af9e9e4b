"""Several people: at one screen, at two, watching; reloads, restarts, and a line that is lost."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.kit import MANY, OPTIONS, Person, Served

CARD = re.compile(r'"card": ?"([a-z]+-[1-7])"')


def held(page: Page) -> dict[str, str]:
    """The tokens that the browser keeps, by seat."""
    kept = json.loads(page.evaluate("localStorage.getItem('arsia.tables')"))
    seats: dict[str, str] = next(iter(kept.values()))["seats"]
    return seats


def own_cards(page: Page, seat: str, token: str) -> set[str]:
    """What the server tells this seat that it holds."""
    base, table = page.url.split("?")[0].split("/t/")
    answer = page.request.get(f"{base}/api/tables/{table}/view", headers={"Authorization": f"Bearer {token}"})
    me = answer.json()["view"]["players"][int(seat)]
    return {card["card"] for card in me["hand"] + me["prep"]}


@pytest.mark.parametrize("most", [12, pytest.param(MANY, id="whole", marks=pytest.mark.long)])
def test_two_people_at_one_screen_pass_the_device(visit: Visit, most: int) -> None:
    page = visit("/new?game=pocket_mars&seats=me,here&seed=3")
    person = Person(page)
    passed = 0
    for _ in range(2 * MANY):
        page.wait_for_selector("[data-option], [data-outcome], [data-take]")
        if person.is_over() or passed == most:
            break
        if page.query_selector("[data-take]"):
            passed += 1
            assert not page.query_selector("[data-option]"), "the next one's options show before they have the device"
            page.click("[data-take]")
            page.wait_for_selector("[data-option], [data-outcome]")
        else:
            person.choose()
    assert passed == most or person.is_over()
    assert passed > 10


def test_nothing_of_the_other_hand_is_on_a_shared_screen(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,here&seed=3")
    page.wait_for_selector("[data-take]")
    page.click("[data-take]")
    page.wait_for_selector("[data-option]")
    tokens = held(page)
    cards = {seat: own_cards(page, seat, token) for seat, token in tokens.items()}
    looking = page.eval_on_selector_all("[data-option]", "all => all.map(each => JSON.parse(each.dataset.option)[1])")
    mine = next(seat for seat, held in cards.items() if looking[0] in held)
    other = next(seat for seat in cards if seat != mine)
    shown = page.content()
    assert not [card for card in cards[other] if f'"{card}"' in shown or f"&quot;{card}&quot;" in shown]


def test_a_friend_joins_by_link_and_sees_only_their_own_hand(visit: Visit) -> None:
    ann = visit("/new?game=pocket_mars&seats=me,open&seed=8&name=Ann")
    ann.wait_for_selector("[data-lobby]")
    link = ann.input_value("#link")
    heard: list[str] = []
    bob = visit("/", locale="de")
    bob.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    bob.goto(link)
    bob.fill("#my-name", "Bob")
    bob.click("[data-claim]")
    bob.click("[data-ready]")
    for page in (ann, bob):
        page.wait_for_selector("[data-option]")
    (seat_a, token_a), *_ = held(ann).items()
    (seat_b, token_b), *_ = held(bob).items()
    hers, his = own_cards(ann, seat_a, token_a), own_cards(bob, seat_b, token_b)
    told = set(CARD.findall("".join(heard)))
    assert his <= told
    assert not hers & told
    assert token_a not in "".join(heard)
    players = [Person(ann, 1), Person(bob, 2)]
    for _ in range(30):
        for player in players:
            player.choose_if_asked()
    assert bob.get_by_text("Ann").first.is_visible()


def test_somebody_watches(visit: Visit) -> None:
    player = visit("/new?game=pocket_mars&seats=me,random&seed=8")
    player.wait_for_selector("[data-option]")
    watcher = visit(player.url.split(player.url.split("/t/")[0])[1] + "?watch")
    watcher.wait_for_selector("[data-turn]")
    Person(player).choose()
    assert not watcher.query_selector("[data-option]")


def test_reload_and_restart_lose_nothing(visit: Visit, served: Served) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random&seed=6", may_fail=True)
    person = Person(page)
    for _ in range(6):
        person.choose()
    page.wait_for_selector("[data-option]")
    before = person.asked()
    page.reload()
    page.wait_for_selector("[data-option]")
    assert person.asked() == before
    served.kill()
    page.wait_for_selector(".line.lost")
    served.start()
    page.wait_for_selector(".line.lost", state="detached")
    assert person.asked() == before
    person.play()
    assert person.is_over()


def test_undo_by_button_and_by_key(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random&seed=6")
    person = Person(page)
    ways = ["button", "key"]
    for _ in range(200):
        person.offered()
        before = person.asked()
        person.choose()
        if not page.query_selector("[data-option]") or not page.query_selector("[data-undo]:enabled"):
            continue
        if ways.pop() == "key":
            page.keyboard.press("u")
        else:
            page.click("[data-undo]")
        page.wait_for_function(f"before => ({OPTIONS}) === before", arg=before)
        if not ways:
            return
    raise AssertionError("nothing could be taken back in a whole game")


def test_undo_while_the_device_is_passed(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,here&seed=6")
    person = Person(page)
    launch = "[data-option='[\"launch\"]']"
    for _ in range(30):
        person.offered()
        if page.query_selector("[data-take]"):
            page.click("[data-take]")
        elif page.query_selector(launch):
            break
        else:
            person.choose()
    page.click(launch)
    page.wait_for_selector("[data-take]")
    page.click(".cover button:not([data-take])")
    page.wait_for_selector(launch)

"""Table talk, and people who leave, come back, pass and play again."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Page

from tests.web.company import play_to_the_end, two_friends
from tests.web.conftest import Visit
from tests.web.kit import PHONE, Person, Served, axe_finds


def open_people(page: Page) -> None:
    page.click("details.menu > summary")
    page.click("[data-people-open]")
    page.wait_for_selector("[data-people]")


def test_a_phrase_is_read_in_everybodys_own_language(visit: Visit) -> None:
    ann, bob = two_friends(visit, "&talk=free", locale="de", bypass_csp=True, may_fail=True)
    ann.click("[data-beside=talk]")
    ann.click("[data-talk] form .button >> nth=0")
    ann.click("[data-phrase=well-played]")
    bob.wait_for_selector("[data-unread='1']")
    bob.click("[data-beside=talk]")
    bob.wait_for_selector("[data-talk] >> text=Gut gespielt!")
    assert not bob.query_selector("[data-unread]")
    ann.wait_for_selector("[data-talk] >> text=Well played!")
    # What somebody writes is shown as it was written, and nothing else becomes of it.
    nasty = "<img src=x onerror=alert(1)> & \ue000card water-1\ue001x\ue002"
    bob.fill("[data-say]", nasty)
    bob.press("[data-say]", "Enter")
    ann.wait_for_selector("[data-talk] >> text=<img src=x")
    assert not ann.query_selector("[data-talk] img")
    assert not axe_finds(bob)
    # It is kept with the game.
    bob.reload()
    bob.click("[data-beside=talk]")
    assert bob.locator("[data-said]").count() == 2
    # Who talks too much is told so kindly.
    for _ in range(6):
        if bob.query_selector("[data-talk] [role=alert]"):
            break
        bob.fill("[data-say]", "und noch etwas")
        bob.press("[data-say]", "Enter")
        bob.wait_for_function(
            """() => document.querySelector('[data-say]').value === ''
                || document.querySelector('[data-talk] [role=alert]')"""
        )
    assert "Luft" in bob.inner_text("[data-talk] [role=alert]")


@pytest.mark.long
def test_talk_on_a_phone(visit: Visit) -> None:
    ann, bob = two_friends(visit, viewport=PHONE, has_touch=True, is_mobile=True)
    ann.click("[data-beside=talk]")
    assert not ann.query_selector("[data-say]"), "nobody allowed free text here"
    ann.click("[data-phrase=hello]")
    bob.wait_for_selector("[data-tab=log] .unread")
    bob.tap("[data-tab=log]")
    bob.tap("[data-beside=talk]")
    bob.wait_for_selector("[data-said] >> text=Hello!")
    assert not Person(bob).scrolls()["sideways"]
    small = bob.eval_on_selector_all("[data-phrase]", "all => all.map(each => each.getBoundingClientRect().height)")
    assert min(small) >= 44


def two_days_later(served: Served, table: str) -> None:
    """The server stops, and when it is back, whoever was away has been so for two days of its time."""
    served.stop()
    with closing(sqlite3.connect(served.folder / "tables.sqlite")) as database:
        database.execute("UPDATE seats SET seen = seen - 2 * 86400 WHERE table_id = ?", (table,))
        database.commit()
    served.start()


def table_at(address: str) -> str:
    return address.split("/t/")[1].split("?")[0]


def test_somebody_leaves_a_bot_takes_over_and_they_take_their_seat_back(visit: Visit, served: Served) -> None:
    ann, bob = two_friends(visit, may_fail=True)
    address = bob.url
    bob.goto("about:blank")
    open_people(ann)
    ann.wait_for_selector("[data-person='1'] >> text=Bob was last seen 1 minute ago")
    assert "after 1 day" in ann.inner_text("[data-person='1'] [data-why-not]")
    assert not ann.query_selector("[data-hand-on]")
    two_days_later(served, table_at(address))
    ann.wait_for_selector("[data-person='1'] [data-hand-on]")
    offered = ann.eval_on_selector_all("[data-heir] option", "all => all.map(each => each.value)")
    assert "open" not in offered, "with one other person at the table nobody can tell who comes by link"
    ann.select_option("[data-person='1'] [data-heir]", "random")
    ann.click("[data-person='1'] [data-hand-on]")
    ann.wait_for_selector("[data-person='1'] >> text=a bot, for somebody who left")
    ann.keyboard.press("Escape")
    ann.click("[data-beside=talk]")
    ann.wait_for_selector("[data-talk] >> text=A bot has taken over from Bob.")
    bob.goto(address)
    bob.wait_for_selector("[data-seat-lost]")
    assert "let a bot take your seat" in bob.inner_text("[data-seat-lost]")
    bob.click("[data-return]")
    bob.wait_for_selector(".table[data-seat='1']")
    ann.wait_for_selector("[data-talk] >> text=Bob is back.")


def test_whoever_made_the_table_frees_the_seat_of_somebody_who_does_not_come(visit: Visit) -> None:
    ann = visit("/new?game=pocket_mars&seats=me,open&name=Ann", may_fail=True)
    ann.wait_for_selector("[data-lobby]")
    bob = visit("/", may_fail=True)
    bob.goto(ann.input_value("#link"))
    bob.fill("#my-name", "Bob")
    bob.click("[data-claim]")
    bob.wait_for_selector("[data-ready]")
    assert not bob.query_selector("[data-free-seat]"), "only whoever made the table may"
    ann.click("[data-free-seat='1']")
    ann.wait_for_selector("[data-lobby-seat='1'] >> text=A free seat")
    bob.wait_for_selector("[data-seat-lost]")
    assert "free for somebody else" in bob.inner_text("[data-seat-lost]")
    assert not bob.query_selector("[data-return]")
    bob.click("[data-watch]")
    bob.wait_for_selector("[data-claim='1']")


def test_passing_for_me_is_told_to_all_and_can_be_stopped(visit: Visit) -> None:
    ann, bob = two_friends(visit)
    open_people(ann)
    ann.click("dialog [data-pass-until=stop]")
    ann.keyboard.press("Escape")
    ann.wait_for_selector("[data-passing=stop]")
    bob.click("[data-beside=talk]")
    bob.wait_for_selector("[data-talk] >> text=Ann passes for the time being.")
    ann.click("[data-passing] [data-pass-until=over]")
    ann.wait_for_selector("[data-passing]", state="detached")
    bob.wait_for_selector("[data-talk] >> text=Ann decides again.")


def test_one_click_each_and_all_play_again(visit: Visit) -> None:
    ann, bob = two_friends(visit)
    first = ann.url
    play_to_the_end(ann, bob)
    ann.click("[data-rematch]")
    ann.wait_for_selector("[data-lobby]")
    assert ann.url != first
    bob.wait_for_selector("[data-rematch]:not([data-rematch=''])")
    bob.click("[data-rematch]")
    for page in (ann, bob):
        page.wait_for_selector(".table[data-state=playing] [data-option]")
    assert bob.url == ann.url
    assert bob.get_attribute(".table", "data-seat") == "1"

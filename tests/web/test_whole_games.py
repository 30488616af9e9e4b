"""Whole games in a real browser, from the front page to the score sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.kit import PHONE, Person, Thumb


def start_with_two_bots(page: Page) -> None:
    page.click("[data-game=pocket_mars] details > summary")
    form = page.locator("[data-game=pocket_mars] [data-new-table]")
    form.get_by_role("button", name="seat").last.click()
    for seat in (1, 2):
        form.locator(f"[data-seat-kind='{seat}']").select_option("random")
    form.locator("button[type=submit]").click()
    page.wait_for_url("**/t/*")


def test_a_table_with_two_bots_by_clicking(visit: Visit) -> None:
    page = visit("/")
    person = Person(page)
    start_with_two_bots(page)
    person.play()
    assert sorted(person.places()) in ([1, 2, 3], [1, 1, 3], [1, 2, 2], [1, 1, 1])
    assert not person.unsaid()


def test_nothing_scrolls_at_a_desk(visit: Visit) -> None:
    person = Person(visit("/new?game=pocket_mars&seats=me,random,random,random&seed=5"))
    seen = []
    person.offered()

    def look(person: Person) -> bool:
        seen.append(person.scrolls())
        return len(seen) > 40

    person.play(until=look)
    assert not [each for each in seen if each["down"] or each["sideways"]]


@pytest.mark.long
def test_the_generic_board_plays_the_same_game(visit: Visit) -> None:
    person = Person(visit("/new?game=pocket_mars&seats=me,random&seed=2&board=generic"))
    person.play()
    assert sorted(person.places()) in ([1, 2], [1, 1])
    assert not person.unsaid()


def test_a_phone_by_touch(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    person = Person(page, touch=True)
    page.tap("[data-game=pocket_mars] [data-play]")
    page.wait_for_url("**/t/*")
    thumb = Thumb()
    person.play(until=thumb.look)
    assert not thumb.wrong
    assert sorted(person.places()) in ([1, 2], [1, 1])


@pytest.mark.long
def test_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    person = Person(page)
    page.wait_for_selector("[data-play]")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.hasAttribute('data-play')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert person.play_by_keys() > 5, "the arrows lead nowhere"


@pytest.mark.long
@pytest.mark.parametrize("language", ["pl", "de"])
def test_another_language(visit: Visit, language: str) -> None:
    page = visit("/", locale=language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    page.goto(page.url + "new?game=pocket_mars&seats=me,random&seed=4")
    person = Person(page)
    unsaid: list[str] = []

    def read(person: Person) -> bool:
        unsaid.extend(person.unsaid())
        return bool(unsaid)

    person.play(until=read)
    assert not unsaid
    assert person.is_over()


@pytest.mark.long
def test_the_solo_game(visit: Visit) -> None:
    person = Person(visit('/new?game=pocket_mars&seats=me&seed=9&options={"solo_level":"hard"}'))
    person.play()
    assert person.places() in ([1], [2])


def test_the_language_is_switched_in_mid_game(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random&seed=4")
    person = Person(page)
    person.choose()
    for language, word in (("pl", "Statek"), ("de", "Raumschiff"), ("en", "Ship")):
        person.speak(language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        assert not person.unsaid(), word

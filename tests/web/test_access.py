"""What axe, a screen reader and somebody who wonders find."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.kit import SCREENS, Person, axe_finds


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_axe_finds_nothing_serious(visit: Visit, size: dict[str, int], scheme: str) -> None:
    wish = {"viewport": size, "color_scheme": scheme, "bypass_csp": True}
    front = visit("/", **wish)
    front.wait_for_selector("[data-play]")
    assert not axe_finds(front)
    lobby = visit("/new?game=pocket_mars&seats=me,open", **wish)
    lobby.wait_for_selector("[data-lobby]")
    assert not axe_finds(lobby)
    page = visit("/new?game=pocket_mars&seats=me,random,random&seed=7", **wish)
    person = Person(page)
    page.wait_for_selector("[data-option]")
    assert not axe_finds(page)
    looked = []

    def look(person: Person) -> bool:
        looked.append(1)
        if len(looked) == 12:
            assert not axe_finds(page)
        return False

    person.play(until=look)
    assert not axe_finds(page)


def test_the_question_is_announced(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random&seed=7")
    page.wait_for_selector("[data-option]")
    told = page.locator("[aria-live]").all_inner_texts()
    assert any(text.strip() for text in told)


@pytest.mark.long
def test_every_option_has_a_name(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random,random&seed=7")
    person = Person(page)
    nameless: list[str] = []

    def listen(person: Person) -> bool:
        for thing in person.offered():
            if not (thing.get_attribute("aria-label") or thing.inner_text()).strip():
                nameless.append(thing.get_attribute("data-option") or "")
        return len(nameless) > 0

    person.play(until=listen)
    assert not nameless


def test_every_option_of_a_decision_is_on_the_page_once(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random,random,random&seed=11")
    person = Person(page)
    doubled: list[str] = []

    def count(person: Person) -> bool:
        options = page.eval_on_selector_all("[data-option]", "all => all.map(each => each.dataset.option)")
        doubled.extend(option for option in options if options.count(option) > 1)
        return bool(doubled)

    person.play(until=count)
    assert not doubled


def test_why_not_is_told(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random&seed=7")
    person = Person(page)
    launch = "[data-option='[\"launch\"]']"
    for _ in range(400):
        person.offered()
        pressed = page.query_selector(launch)
        if pressed:
            person.click(pressed)
        elif page.query_selector("[data-prompt=prompt-turn]"):
            break
        else:
            person.choose()
    why = page.locator(".spot.refused").first
    why.hover()
    assert "Earth" in page.inner_text("body")
    page.wait_for_selector("[role=tooltip]:visible")
    assert "Earth" in page.inner_text("[role=tooltip]:visible")

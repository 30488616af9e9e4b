"""The plain board: whatever an option names is chosen where it is drawn."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.kit import PHONE, Compared, Person, axe_finds

MINE = "[data-part='player-0']"


def offered_on(page: Page, where: str) -> set[str]:
    """The cards in a part of the page that can be chosen, by the option that each stands for."""
    found = page.eval_on_selector_all(f"{where} [data-option]", "all => all.map(each => each.dataset.option)")
    return {str(json.loads(option)[-1]) for option in found}


def test_a_pair_is_chosen_on_the_cards(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random&seed=1&board=generic")
    person = Person(page)
    person.offered()
    assert page.get_attribute("[data-prompt]", "data-prompt") == "prompt-split"
    hand = page.eval_on_selector_all(f"{MINE} [data-card]", "all => all.map(each => each.dataset.card)")
    assert offered_on(page, MINE) == set(hand)
    assert len(hand) == 4
    first, second = page.locator(f"{MINE} [data-option]").all()[:2]
    first.click()
    assert page.locator(f"{MINE} [data-marked]").count() == 1
    second.click()
    page.wait_for_function("() => !document.querySelector('[data-prompt=prompt-split]')")


def test_any_number_of_cards_is_marked_and_then_closed(visit: Visit) -> None:
    page = visit("/new?game=terraforming_mars&seats=me,random&seed=1&board=generic")
    person = Person(page)
    person.play(until=lambda person: page.locator("[data-option='[\"done\"]']").count() > 0)
    marked = page.locator(f"{MINE} [data-option]").all()[:3]
    for card in marked:
        card.click()
    assert page.locator(f"{MINE} [data-marked]").count() == 3
    page.locator("[data-option='[\"done\"]']").click()
    page.wait_for_function("() => !document.querySelector('[data-marked]')")


def test_what_the_page_offers_is_what_the_table_asks_and_everybody_can_read_it(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random&seed=3&board=generic")
    person = Person(page)
    person.offered()
    compared = Compared(person)
    looks = 0

    def look(person: Person) -> bool:
        nonlocal looks
        looks += 1
        return compared.look(person) or looks > 25

    person.play(until=look)
    assert not compared.wrong
    assert not axe_finds(page)
    assert not person.scrolls()["down"]


def test_on_a_phone_what_can_be_chosen_comes_first(visit: Visit) -> None:
    page = visit(
        "/new?game=pocket_mars&seats=me,random&seed=1&board=generic", viewport=PHONE, has_touch=True, is_mobile=True
    )
    Person(page, touch=True).offered()
    tops = page.eval_on_selector_all(
        f"{MINE} [data-option]", "all => all.map(each => each.getBoundingClientRect().top)"
    )
    assert min(tops) < 400
    assert not Person(page).scrolls()["sideways"]

"""A game of another package in a real browser: found on the front page, in its own words, on the plain board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.outside.conftest import installed
from tests.web.conftest import Visit, visiting
from tests.web.kit import PHONE, Person, Served, Thumb, axe_finds

__all__ = ["installed"]


@pytest.fixture(scope="module")
def elsewhere(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where the example is installed."""
    with pytest.MonkeyPatch.context() as machine:
        machine.setenv("PYTHONPATH", str(installed))
        server = Served(tmp_path_factory.mktemp("elsewhere"))
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, elsewhere: Served) -> Iterator[Visit]:
    yield from visiting(browser, elsewhere)


def test_it_is_played_from_the_front_page_to_its_end_by_clicking_on_cards(visit: Visit) -> None:
    page = visit()
    cover = page.locator("[data-game=supply_drop]")
    assert cover.locator("h2").inner_text() == "Supply Drop"
    assert "Crates fall from the sky" in cover.inner_text()
    cover.locator("[data-play]").click()
    page.wait_for_url("**/t/*")
    person = Person(page)
    person.offered()
    assert page.locator("[data-part='player-0'] [data-card] + [data-option]").count() == 4, "my hand is not clickable"
    assert not axe_finds(page)
    seen: list[str] = []

    def read(person: Person) -> bool:
        seen.extend(person.unsaid())
        return person.scrolls()["sideways"]

    person.play(until=read)
    assert sorted(person.places()) in ([1, 2], [1, 1])
    assert not seen
    assert "All cards are played." in person.reads()


def test_it_speaks_as_the_page_does(visit: Visit) -> None:
    page = visit("/new?game=supply_drop&seats=me,random&seed=4")
    person = Person(page)
    person.choose()
    for language, question in (("pl", "Którą skrzynię bierzesz?"), ("de", "Welche Kiste nimmst du?")):
        person.speak(language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        page.wait_for_function("words => document.body.innerText.includes(words)", arg=question)
        assert not person.unsaid()


def test_its_rules_and_cards_are_shown(visit: Visit) -> None:
    page = visit("/rules/supply_drop")
    page.wait_for_selector("[data-rules]")
    assert "As many crates are laid out as there are players." in page.inner_text("body")
    page.goto(page.url.replace("rules", "cards"))
    page.wait_for_function("() => document.querySelectorAll('[data-printed]').length === 36")
    assert "Ice 1" in page.inner_text("body")


def test_a_thumb_can_play_it(visit: Visit) -> None:
    page = visit("/new?game=supply_drop&seats=me,random&seed=6", viewport=PHONE, has_touch=True, is_mobile=True)
    person, thumb = Person(page, touch=True), Thumb()
    person.play(until=thumb.look)
    assert not thumb.wrong
    assert person.is_over()

"""What others do is seen: one act after the other, where it happens, as fast as one likes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.kit import PHONE, WIDE, Person, axe_finds

GAMES = ("terraforming_mars", "ares_expedition", "mission_red_planet", "martians", "pocket_mars")


def sit_down(visit: Visit, game: str, pace: str, **wish: object) -> Page:
    """At a table with a bot, with a pace of one's own."""
    page = visit("/settings", **wish)
    page.check(f"[data-setting=pace-{pace}]")
    page.goto(page.url.replace("/settings", f"/new?game={game}&seats=me,random&seed=5"))
    page.wait_for_selector("[data-option]")
    return page


def until_act(person: Person) -> None:
    """Play until the other one's act is shown."""
    for _ in range(200):
        if person.page.query_selector("[data-act]"):
            return
        person.page.wait_for_selector("[data-option], [data-act]")
        if not person.page.query_selector("[data-act]"):
            person.choose_if_asked()
    raise AssertionError("nobody else acts")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_an_act_is_shown_until_one_goes_on(visit: Visit, game: str, size: dict[str, int]) -> None:
    page = sit_down(visit, game, "step", viewport=size, bypass_csp=True)
    person = Person(page)
    until_act(person)
    banner = page.locator(".banner")
    assert banner.inner_text().strip()
    assert not person.unsaid()
    assert not person.scrolls()["sideways"]
    assert not axe_finds(page)
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-act]", state="detached")
    person.offered()


def test_what_is_held_back_comes_step_by_step_and_all_at_once_by_a_click(visit: Visit) -> None:
    page = sit_down(visit, "mission_red_planet", "step")
    person = Person(page)
    until_act(person)
    before = page.inner_text(".banner .says")
    page.click("[data-pace-next]")
    page.wait_for_function("before => document.querySelector('.banner .says')?.innerText !== before", arg=before)
    page.evaluate("localStorage.setItem('arsia.preferences', JSON.stringify({pace: 'calm', confirm: false}))")
    page.reload()
    page.wait_for_selector("[data-option], [data-turn]")
    until_act(person)
    page.click("h1")
    page.wait_for_selector("[data-act]", state="detached")


def test_nothing_is_paced_where_nothing_moves(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random&seed=5")
    page.wait_for_selector("[data-option]")
    page.evaluate(
        "new MutationObserver(() => { window.acted ||= !!document.querySelector('[data-act]') })"
        ".observe(document.body, {childList: true, subtree: true})"
    )
    person = Person(page)
    for _ in range(12):
        person.choose()
    assert not page.evaluate("Boolean(window.acted)")


def test_a_line_of_the_log_points_at_what_it_did_and_the_log_is_sifted(visit: Visit) -> None:
    page = visit("/new?game=terraforming_mars&seats=me,greedy&seed=5", bypass_csp=True)
    person = Person(page)
    person.play(lambda _: page.locator("li[data-log-line] >> text=/plays/").count() > 0)
    page.hover("li[data-log-line] >> text=/plays/ >> nth=-1")
    page.wait_for_selector("[data-large]")
    page.mouse.move(5, 400)
    page.wait_for_selector("[data-large]", state="detached")
    page.click("[data-log-sift]")
    assert not axe_finds(page)
    everything = page.locator("li[data-log-line]").count()
    page.select_option("[data-log-player]", "1")
    page.wait_for_function("before => document.querySelectorAll('[data-log-line]').length < before", arg=everything)
    page.select_option("[data-log-round]", label="Generation 1")
    page.focus(".log ol")
    page.keyboard.press("ArrowUp")
    assert page.locator("li.pointed").count() == 1


def test_cards_that_come_together_are_one_line(visit: Visit) -> None:
    page = visit("/new?game=ares_expedition&seats=me,greedy&seed=5")
    page.wait_for_selector("[data-option]")
    assert page.locator("li[data-log-line] >> text=/Only you see/").count() == 1


def test_the_end_is_seen_before_the_points_are_counted(visit: Visit) -> None:
    page = sit_down(visit, "pocket_mars", "calm", bypass_csp=True)
    person = Person(page)
    for _ in range(600):
        page.wait_for_selector("[data-option], [data-act], [data-outcome]")
        if person.is_over():
            break
        if page.query_selector("[data-act]"):
            page.keyboard.press("Escape")
        else:
            person.choose_if_asked()
    assert not page.locator("[data-outcome] table").count(), "the table is to be seen first"
    assert not axe_finds(page)
    page.click("[data-see-score]")
    page.wait_for_selector("[data-count-skip]")
    assert "Counting" in page.inner_text("#end-title")
    page.click("[data-count-skip]")
    page.wait_for_selector("[data-outcome] .place")
    assert "wins" in page.inner_text("#end-title") or "victory" in page.inner_text("#end-title")
    assert not axe_finds(page)


def test_sounds_go_off_by_a_click(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random&seed=5")
    page.wait_for_selector("[data-option]")
    page.click("details.menu > summary")
    page.click("[data-sounds=on]")
    page.wait_for_selector("[data-sounds=off]")
    kept = page.evaluate("JSON.parse(localStorage.getItem('arsia.preferences'))")
    assert not kept["effects"]
    assert not kept["sound"]

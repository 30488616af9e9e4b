"""How somebody learns a game here: the rules, the cards, and a first game with tips."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from arsia import games
from arsia.words import LANGUAGES, Words
from tests.web.conftest import Visit
from tests.web.kit import PHONE, SCREENS, WIDE, Person, axe_finds

#: One game with a board of its own and the longest page are read in every run, the others with the long stories.
OFTEN = ("pocket_mars", "martians")
GAMES = tuple(game if game in OFTEN else pytest.param(game, marks=pytest.mark.long) for game in games())
HEADINGS = "main > section > h2"


BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"


def open_rules(page: Page, game: str) -> None:
    """Wait until the rules are there, and the picture of the table where the game has one."""
    page.wait_for_selector(f"[data-rules={game}]")
    page.wait_for_selector("section li article")
    if (BOARDS / game / "Board.svelte").exists():
        page.wait_for_selector(f"[data-picture={game}] main")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_there_in_three_languages_with_a_picture(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    person = Person(page)
    open_rules(page, game)
    for language in LANGUAGES:
        person.speak(language)
        page.wait_for_selector(f"[data-rules-language={language}]")
        headings = [line[3:] for line in Words(language).rules(game).splitlines() if line.startswith("## ")]
        page.wait_for_selector(f"{HEADINGS}:text-is('{headings[0]}')")
        assert page.locator(HEADINGS).all_inner_texts() == headings
        assert page.locator("nav a[href^='#']").all_inner_texts() == headings
        assert not person.unsaid()


@pytest.mark.long
def test_a_link_into_the_rules_opens_where_it_points(visit: Visit) -> None:
    page = visit("/rules/terraforming_mars#tiles", viewport=PHONE, locale="de-DE")
    open_rules(page, "terraforming_mars")
    page.wait_for_function("() => document.getElementById('tiles').getBoundingClientRect().top < innerHeight")
    assert not Person(page).scrolls()["sideways"]


def test_a_card_is_found_and_the_address_remembers_how(visit: Visit) -> None:
    page = visit("/cards/terraforming_mars", viewport=PHONE)
    person = Person(page)
    page.wait_for_selector("[data-found='221']")
    page.fill("[data-search]", "predators")
    page.wait_for_selector("[data-found='1']")
    assert page.locator("[data-printed]").get_attribute("data-printed") == "predators"
    page.fill("[data-search]", "")
    page.select_option("[data-filter=tag]", "jovian")
    page.fill("[data-filter=to]", "12")
    page.select_option("[data-filter=order]", "price")
    found = page.get_attribute("[data-found]", "data-found")
    assert 0 < int(found or 0) < 20
    assert page.url.endswith("?tag=jovian&to=12&order=price")
    page.reload()
    page.wait_for_selector(f"[data-found='{found}']")
    page.fill("[data-search]", "no card says this")
    page.wait_for_selector("[data-found='0']")
    person.speak("pl")
    page.fill("[data-search]", "drapiezniki")
    page.select_option("[data-filter=tag]", "")
    page.fill("[data-filter=to]", "")
    page.wait_for_selector("[data-printed=predators]")
    assert not person.unsaid()
    assert not person.scrolls()["sideways"]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_every_game_is_on_its_shelf(visit: Visit, game: str) -> None:
    page = visit(f"/cards/{game}")
    page.wait_for_function(
        """() => {
            const found = document.querySelector('[data-found]')?.dataset.found;
            return found > 0 && document.querySelectorAll('[data-printed]').length == found;
        }"""
    )
    empty = page.eval_on_selector_all("[data-printed]", "all => all.filter(each => !each.textContent.trim()).length")
    assert empty == 0
    assert not Person(page).unsaid()


@pytest.mark.parametrize(
    "size", [pytest.param(WIDE, id="wide", marks=pytest.mark.long), pytest.param(PHONE, id="phone")]
)
def test_a_tip_comes_once_and_is_remembered(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/", viewport=size)
    person = Person(page)
    page.click("[data-learn=pocket_mars]")
    page.wait_for_selector("[data-tip=table-glow]")
    assert "glows" in page.inner_text("[data-tip]")
    person.speak("de")
    page.wait_for_selector("[data-tip=table-glow]:has-text('leuchtet')")
    page.reload()
    page.wait_for_selector("[data-tip=table-glow]")
    page.click("[data-tip-done]")
    page.wait_for_selector("[data-tip=split]")
    assert not person.unsaid()
    assert not person.scrolls()["sideways"]
    for _ in range(2):
        page.locator("[data-option*=prepare]").first.click()
    # Whoever is first is drawn by lot, so the next question may be any; it brings another tip.
    page.wait_for_selector("[data-tip]:not([data-tip=split])")
    kept = json.loads(page.evaluate("localStorage.getItem('arsia.tips-said')"))
    assert kept == {"pocket_mars": ["table-glow", "split"]}
    page.goto(page.url.split("/t/")[0] + "/new?game=pocket_mars&seats=me,random&seed=7")
    page.wait_for_selector("[data-prompt=prompt-split]")
    assert page.query_selector("[data-tip=split]") is None


def test_tips_are_switched_in_the_menu_and_off_until_somebody_wishes_them(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random&seed=7")
    page.wait_for_selector("[data-option]")
    assert page.query_selector("[data-tip]") is None
    page.click("details.menu > summary")
    page.click("details.menu [data-tips-switch]")
    page.click("details.menu > summary")
    page.wait_for_selector("[data-tip]")
    page.click("[data-tips-off]")
    page.wait_for_selector("[data-tip]", state="detached")
    page.reload()
    page.wait_for_selector("[data-option]")
    assert page.query_selector("[data-tip]") is None


def test_nobody_leaves_the_table_to_read(visit: Visit) -> None:
    page = visit("/new?game=mission_red_planet&seats=me,random&seed=7")
    page.wait_for_selector("[data-option]")
    at = page.url
    page.click("details.menu > summary")
    for what in ("rules", "cards"):
        with page.context.expect_page() as opened:
            page.click(f"details.menu [data-link={what}]")
        opened.value.wait_for_selector(f"[data-{what}=mission_red_planet]")
    assert page.url == at
    lobby = visit("/new?game=mission_red_planet&seats=me,open")
    lobby.wait_for_selector("[data-lobby]")
    assert lobby.locator("main nav [data-link]").count() == 2


def test_a_game_that_does_not_exist_is_told_so(visit: Visit) -> None:
    for address in ("/rules/chess", "/cards/chess"):
        page = visit(address, may_fail=True)
        page.wait_for_selector("[role=alert]")
        assert "chess" in page.inner_text("[role=alert]")


@pytest.mark.long
def test_tracks_and_players_say_what_they_are(visit: Visit) -> None:
    wish = '{"beginner": true, "corporate_era": false}'
    page = visit(f"/new?game=terraforming_mars&seats=me,random&seed=7&options={wish}")
    page.wait_for_selector("[data-option]")
    seen = ((".oceans .drop", "Oceans: 0 of 9"), (".oxygen .now", "Oxygen: 0%"), (".bar .shape", "Player 1"))
    for thing, says in seen:
        page.locator(thing).first.hover()
        page.wait_for_selector(f"[role=tooltip]:has-text('{says}')")


@pytest.mark.long
@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_axe_finds_nothing_serious_where_one_learns(visit: Visit, size: dict[str, int], scheme: str) -> None:
    wish = {"viewport": size, "color_scheme": scheme, "bypass_csp": True}
    rules = visit("/rules/mission_red_planet", **wish)
    open_rules(rules, "mission_red_planet")
    assert not axe_finds(rules)
    for game in ("terraforming_mars", "ares_expedition"):
        cards = visit(f"/cards/{game}?tag=science", **wish)
        cards.wait_for_selector("[data-printed]")
        assert not axe_finds(cards)
    first = visit("/", **wish)
    first.click("[data-learn=mission_red_planet]")
    first.wait_for_selector("[data-tip]")
    assert not axe_finds(first)

"""Every board on every screen, looked at: nothing lies over something else or is cut off, what is asked is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.web.kit import Served, axe_finds
from tests.web.looking import LANGUAGES, SCREENS, TEXT, THEMES, Sight
from tests.web.situations import SITUATIONS, questions

#: What is looked at in every run: each game once, on four screens, each with another language and size of text.
SAMPLE: Final = (
    ("martians", "middle", "de"),
    ("pocket_mars", "late", "pl"),
    ("ares_expedition", "late", "de"),
    ("mission_red_planet", "late", "en"),
    ("terraforming_mars", "late", "pl"),
)
SAMPLE_SCREENS: Final = (("1366x768", "usual"), ("1280x720", "largest"), ("1024x768", "large"), ("390x844", "usual"))
#: Where every question of the golden games is looked at: what is asked changes what lies where.
ASKED_SCREENS: Final = (
    ("1440x900", "usual"),
    ("1366x768", "usual"),
    ("820x1180", "usual"),
    ("390x844", "usual"),
)
#: Colours are the same on all screens: a desk and a phone show all of them.
COLOURED: Final = ("1440x780", "390x844")


def sights(browser: Browser, served: Served, game: str, situation: str, language: str) -> Iterator[Sight]:
    """The situation with a pointer, then under a finger."""
    for touch in (False, True):
        sight = Sight(browser, served.url, language, touch).see(SITUATIONS[game][situation]())
        try:
            yield sight
        finally:
            sight.close()
        assert not sight.troubles, f"the page complained: {sight.troubles[:5]}"


def amiss(sight: Sight, name: str, screen: str, text: str) -> list[str]:
    """What is wrong on one screen, in words, with a picture."""
    width, height, _ = SCREENS[screen]
    found = sight.on(width, height, text).wrong()
    if not found:
        return []
    picture = sight.picture(f"{name}-{screen}-{text}", found)
    return [f"{screen}, {text} text ({picture}):", *(f"    {each}" for each in found[:8])]


def pairs(screens: tuple[tuple[str, str], ...], touch: bool) -> list[tuple[str, str]]:
    return [(screen, text) for screen, text in screens if SCREENS[screen][2] == touch]


@pytest.mark.parametrize(("game", "situation", "language"), SAMPLE)
def test_a_board_fits_some_screens(browser: Browser, served: Served, game: str, situation: str, language: str) -> None:
    wrong: list[str] = []
    for sight in sights(browser, served, game, situation, language):
        for screen, text in pairs(SAMPLE_SCREENS, sight.touch):
            wrong += amiss(sight, f"{game}-{situation}-{language}", screen, text)
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "situation"), [(game, situation) for game in SITUATIONS for situation in SITUATIONS[game]]
)
def test_a_board_fits_every_screen(browser: Browser, served: Served, game: str, situation: str, language: str) -> None:
    every = tuple((screen, text) for screen in SCREENS for text in TEXT)
    wrong: list[str] = []
    for sight in sights(browser, served, game, situation, language):
        for screen, text in pairs(every, sight.touch):
            wrong += amiss(sight, f"{game}-{situation}-{language}", screen, text)
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(SITUATIONS))
def test_a_board_fits_whatever_is_asked(browser: Browser, served: Served, game: str) -> None:
    wrong: list[str] = []
    asked = questions(game)
    for touch in (False, True):
        sight = Sight(browser, served.url, "de", touch)
        for prompt, (_, _, seat, table) in asked.items():
            sight.see(table, seat)
            for screen, text in pairs(ASKED_SCREENS, touch):
                wrong += amiss(sight, f"{game}-{prompt}", screen, text)
        sight.close()
        assert not sight.troubles, f"the page complained: {sight.troubles[:5]}"
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(SITUATIONS))
def test_the_plain_board_fits_some_screens(browser: Browser, served: Served, game: str) -> None:
    wrong: list[str] = []
    for touch in (False, True):
        sight = Sight(browser, served.url, "en", touch).see(SITUATIONS[game]["middle"](), address="?board=generic")
        for screen, text in pairs(SAMPLE_SCREENS, touch):
            wrong += amiss(sight, f"{game}-generic", screen, text)
        sight.close()
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("game", "situation"), [(game, situation) for game in SITUATIONS for situation in SITUATIONS[game]]
)
def test_contrast_holds(browser: Browser, served: Served, game: str, situation: str, theme: str) -> None:
    wrong: list[str] = []
    for sight in sights(browser, served, game, situation, "en"):
        for screen, _ in pairs(tuple((each, "usual") for each in COLOURED), sight.touch):
            width, height, _ = SCREENS[screen]
            sight.on(width, height, theme=theme)
            wrong += [f"{screen}: {each}" for each in axe_finds(sight.page) if "contrast" in each]
    assert not wrong, "\n".join(wrong)

"""Mission: Red Planet in a real browser: whole games by clicking what is offered, and what only its board has."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Page

import arsia
from arsia.games.mission_red_planet.components import DISCOVERIES, EVENT_CARDS
from arsia.games.mission_red_planet.table import MissionRedPlanet
from tests.web.conftest import Visit
from tests.web.kit import PHONE, SCREENS, Compared, Person, Thumb, axe_finds

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
FOUR = "me,random,random,random"
SIX = "me,random,random,random,random,random"


class Astronaut(Person):
    """Somebody who takes what they were told to like if it is offered, and else anything."""

    likes: tuple[tuple[str | int, ...], ...] = ()

    def choose(self) -> None:
        """Take the first thing on the list that is offered, or any."""
        offered = {option_of(thing): thing for thing in self.offered()}
        wanted = [option for option in self.likes if option in offered]
        if offered:
            self.click(offered[wanted[0]] if wanted else self.chance.choice(list(offered.values())))

    def reach(self, prompt: str) -> None:
        """Go on until the page asks this question."""
        self.play(until=lambda _: self.asks() == prompt)
        assert self.asks() == prompt, "the game ended first"

    def asks(self) -> str | None:
        """The question on the page, by the id of its message."""
        self.offered()
        return self.page.get_attribute("h1", "data-prompt")

    def options(self, verb: str) -> list[tuple[Any, ...]]:
        """Everything offered with this verb."""
        return [option for option in map(option_of, self.offered()) if option[0] == verb]

    def take(self, *option: str | int) -> None:
        """Click on what stands for this option."""
        found = [thing for thing in self.offered() if option_of(thing) == option]
        assert len(found) == 1, f"{option} is on the page {len(found)} times"
        self.click(found[0])

    def astronauts(self, zone: str, player: int = 0) -> int:
        """How many of a player's astronauts the map shows in a zone."""
        crowd = self.page.query_selector(f"[data-crowd='{zone}:{player}'] [data-n]")
        return int(crowd.get_attribute("data-n") or 0) if crowd else 0


def option_of(thing: ElementHandle) -> tuple[Any, ...]:
    """The option that something on the page stands for; nothing if it was taken away meanwhile."""
    return tuple(json.loads(thing.get_attribute("data-option") or '[""]'))


def sit_down(visit: Visit, *likes: tuple[str | int, ...], seats: str = FOUR, seed: int = 5, **wish: Any) -> Astronaut:
    person = Astronaut(visit(f"/new?game=mission_red_planet&seats={seats}&seed={seed}", **wish), seed=seed)
    person.likes = likes
    person.touch = bool(wish.get("has_touch"))
    person.offered()
    return person


def discoveries_on_top() -> int:
    """A seed with which three seats draw discoveries in the first round, whichever missions they keep."""
    for seed in range(2_000):
        table = arsia.new("mission_red_planet", seats=3, seed=seed)
        assert isinstance(table, MissionRedPlanet)
        for seat in range(3):
            table.play(seat, table.pending[seat].options[0])
        if all(EVENT_CARDS[card] in DISCOVERIES for card in table.deck[-3:]):
            return seed
    raise AssertionError("no such deal")


def seats_free(page: Page, ship: str) -> int:
    return page.locator(f"[data-ship={ship}] [data-free]").count()


# ---- whole games -----------------------------------------------------------------------------------------------------


def test_a_whole_game_of_four_by_clicking(visit: Visit) -> None:
    person = sit_down(visit)
    stops: set[str | None] = set()
    unsaid: list[str] = []

    def look(somebody: Person) -> bool:
        stops.add(somebody.page.get_attribute("[data-stop]", "data-stop"))
        unsaid.extend(somebody.unsaid())
        return bool(unsaid)

    person.play(until=look)
    assert not unsaid
    assert len(person.places()) == 4
    assert min(person.places()) == 1
    assert stops >= {str(stop) for stop in (0, 1, 2, 3, 4, 6, 7, 8, 10, 11)}, "the track shows all ten rounds"
    assert person.page.locator("[data-outcome] tbody tr").count() == 7, "six lines of points and their sum"


@pytest.mark.long
def test_a_whole_game_of_two_with_neutral_colours_by_clicking(visit: Visit) -> None:
    person = sit_down(visit, seats="me,random", seed=4)
    assert person.page.locator("[data-player]").count() == 3, "the other player and two neutral colours"
    person.play()
    assert sorted(person.places()) in ([1, 2], [1, 1], [2, 3], [2, 2])
    sheet = person.page.inner_text("[data-outcome] thead")
    assert "Neutral 1" in sheet
    assert "Neutral 2" in sheet
    assert not person.unsaid()


@pytest.mark.long
def test_a_whole_game_on_a_phone_by_touch(visit: Visit) -> None:
    person = sit_down(visit, seats="me,random,random", seed=3, **TOUCH)
    thumb = Thumb()
    person.play(until=thumb.look)
    assert not thumb.wrong
    assert person.is_over()


def test_a_whole_game_by_the_keyboard_alone(visit: Visit) -> None:
    person = sit_down(visit, seats="me,random,random", seed=6)
    assert person.play_by_keys() > 5, "the arrows lead nowhere"
    assert len(person.places()) == 3


# ---- choosing --------------------------------------------------------------------------------------------------------


def test_a_character_is_chosen_and_counted_down_to(visit: Visit) -> None:
    person = sit_down(visit, seats="me,random,random", seed=2)
    person.reach("prompt-character")
    assert len(person.options("play")) == 9
    person.take("play", "pilot")
    person.reach("prompt-place")
    person.page.wait_for_selector(".dial[data-called='1']")
    assert person.page.get_attribute("[data-card=pilot]", "data-state") == "chosen"
    person.reach("prompt-character")
    assert person.page.get_attribute("[data-card=pilot]", "data-state") == "played"
    assert ("play", "pilot") not in person.options("play")
    person.page.hover(".characters .spot:last-child [data-refused]")
    person.page.wait_for_selector("[role=tooltip]")
    assert "only the Recruiter brings it back" in person.page.inner_text("[role=tooltip]")


@pytest.mark.long
def test_whoever_boards_takes_a_seat(visit: Visit) -> None:
    person = sit_down(visit, ("play", "scientist"), seats="me,random,random", seed=2)
    person.reach("prompt-place")
    ship = str(person.options("place")[0][1])
    free = seats_free(person.page, ship)
    aboard = person.page.locator(f"[data-crowd='{ship}:0'] .seat").count()
    person.take("place", ship)
    person.page.wait_for_selector(f"[data-crowd='{ship}:0'] .seat >> nth={aboard}")
    assert seats_free(person.page, ship) == free - 1


@pytest.mark.long
def test_an_explorer_walks_along_an_arrow(visit: Visit) -> None:
    person = sit_down(visit, ("play", "explorer"), ("play", "recruiter"), seed=6)
    person.play(until=lambda _: person.asks() == "prompt-explore" and bool(person.options("move")))
    _, from_zone, to_zone = person.options("move")[0]
    before = (person.astronauts(from_zone), person.astronauts(to_zone))
    person.take("move", from_zone, to_zone)
    person.offered()
    assert (person.astronauts(from_zone), person.astronauts(to_zone)) == (before[0] - 1, before[1] + 1)


@pytest.mark.long
def test_a_destination_is_chosen_on_the_map(visit: Visit) -> None:
    person = sit_down(visit, ("play", "pilot"), seats="me,random,random", seed=2)
    person.reach("prompt-steer")
    ship = str(person.options("ship")[-1][1])
    person.take("ship", ship)
    person.reach("prompt-destination")
    zones = person.options("zone")
    assert person.page.locator(".map path.open").count() == len(zones), "the zones themselves glow"
    person.take("zone", "phobos")
    person.page.wait_for_selector(f"[data-ship={ship}] .steered")
    assert "Phobos" in person.page.inner_text(f"[data-ship={ship}] .flag")


def test_a_soldier_kills_where_it_is_allowed_and_learns_why_not_elsewhere(visit: Visit) -> None:
    person = sit_down(visit, ("play", "soldier"), ("play", "recruiter"), seed=8)
    person.play(until=lambda _: person.asks() == "prompt-kill" and person.page.query_selector(".map .why") is not None)
    for _, zone, player in person.options("kill"):
        assert person.page.locator(f"[data-crowd='{zone}:{player}'] [data-option]").count() == 1
    assert "the Soldier kills nobody in" in str(person.page.get_attribute(".map .crowd .why", "data-hint"))
    _, zone, player = person.options("kill")[0]
    before = person.astronauts(zone, player)
    person.take("kill", zone, player)
    person.page.wait_for_function(
        "([where, n]) => (document.querySelector(`[data-crowd='${where}'] [data-n]`)?.dataset.n ?? 0) < n",
        arg=[f"{zone}:{player}", before],
    )


def test_soldiers_leave_phobos_together_to_the_last_zone_first(visit: Visit) -> None:
    person = sit_down(visit, ("place", "S24"), seats="me,random,random", seed=2)

    def with_two_on_phobos(_: Person) -> bool:
        if person.asks() == "prompt-character":
            ready = person.astronauts("phobos") > 1
            fit = [option for option in person.options("play") if (option[1] == "soldier") == ready]
            person.likes = (*fit[:1], ("place", "S24"))
        return person.asks() == "prompt-from-phobos"

    person.play(until=with_two_on_phobos)
    assert person.asks() == "prompt-from-phobos", "the game ended first"
    zones = [str(option[2]) for option in person.options("move")]
    there, before = person.astronauts("phobos"), {zone: person.astronauts(zone) for zone in zones}
    assert not person.options("done"), "at least one leaves"
    person.take("move", "phobos", zones[-1])
    person.take("move", "phobos", zones[-1])
    twice = person.page.locator("[data-marks='2']")
    assert twice.inner_text() == "×2"
    assert "2 of" in str(twice.get_attribute("aria-label"))
    person.page.keyboard.press("u")
    person.page.wait_for_selector("[data-marks='1']")
    person.take("move", "phobos", zones[0])
    assert person.astronauts("phobos") == there, "nobody has left yet"
    person.take("done")
    person.page.wait_for_selector("[data-prompt=prompt-from-phobos]", state="detached")
    for zone in (zones[-1], zones[0]):
        assert person.astronauts(zone) == before[zone] + 1
    assert person.astronauts("phobos") == there - 2


def test_a_scientist_knows_what_the_others_do_not(visit: Visit) -> None:
    person = sit_down(visit, ("play", "scientist"), ("draw",), seats="me,random,random", seed=discoveries_on_top())
    person.reach("prompt-assign")
    zone = str(person.options("zone")[0][1])
    person.take("zone", zone)
    person.page.wait_for_selector(f"[data-zone={zone}] [data-find=seen]")
    watching = visit("/t/" + person.page.url.split("/t/")[1])
    watching.wait_for_selector(f"[data-zone={zone}] [data-find=down]")
    assert watching.locator("[data-find=seen], [data-option]").count() == 0
    assert watching.locator(".events [data-card]").count() == 0, "nor are anybody's missions"


# ---- looking ---------------------------------------------------------------------------------------------------------

#: What must be on the screen at a desk, whatever happens.
ALWAYS = (".map", ".dial", ".track", ".stock", ".pad", ".others", ".characters", ".events", "[data-prompt]")


@pytest.mark.long
def test_nothing_scrolls_at_a_desk_with_six(visit: Visit) -> None:
    person = sit_down(visit, seats=SIX, seed=8)
    seen: list[str] = []
    looks = []
    outside = """all => all.flatMap(each => [...document.querySelectorAll(each)].filter(found => {
        const {top, left, bottom, right} = found.getBoundingClientRect();
        return top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1 || bottom <= top;
    }).map(() => each))"""

    def look(somebody: Person) -> bool:
        if any(somebody.scrolls().values()):
            seen.append("the page scrolls")
        seen.extend(somebody.page.evaluate(outside, [*ALWAYS, "[data-ship]", "[data-player]", ".events article"]))
        looks.append(1)
        return len(looks) > 45 or bool(seen)

    person.play(until=look)
    assert not seen


@pytest.mark.long
def test_every_option_is_on_the_page_once_and_has_a_name(visit: Visit) -> None:
    likes = [("play", name) for name in ("scientist", "explorer", "soldier", "femme_fatale", "saboteur", "recruiter")]
    person = sit_down(visit, *likes, seats="me,random,random", seed=11)
    compared = Compared(person)
    person.play(until=compared.look)
    assert not compared.wrong
    assert set(compared.asked) >= {
        "prompt-keep",
        "prompt-character",
        "prompt-place",
        "prompt-explore",
        "prompt-research",
    }


@pytest.mark.long
@pytest.mark.parametrize("language", ["pl", "de"])
def test_another_language(visit: Visit, language: str) -> None:
    person = sit_down(visit, seats="me,random", seed=4, locale=language)
    unsaid: list[str] = []

    def read(somebody: Person) -> bool:
        unsaid.extend(somebody.unsaid())
        return bool(unsaid)

    person.play(until=read)
    assert not unsaid
    assert person.is_over()


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_axe_finds_nothing_serious(visit: Visit, size: dict[str, int], scheme: str) -> None:
    person = sit_down(visit, seed=7, viewport=size, color_scheme=scheme, bypass_csp=True)
    assert not axe_finds(person.page)
    looked = []

    def look(_: Person) -> bool:
        looked.append(1)
        return len(looked) > 20 and person.asks() == "prompt-character"

    person.play(until=look)
    assert not axe_finds(person.page)

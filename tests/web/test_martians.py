"""Martians in a real browser: whole games by clicking what is offered, and what only its board has."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import ElementHandle, expect

from tests.web.conftest import Visit
from tests.web.kit import PHONE, SCREENS, Compared, Person, Thumb, axe_finds

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


class Settler(Person):
    """Somebody who takes what they like if it is offered, leaves what they dislike, and else takes anything."""

    likes: tuple[str, ...] = ()
    dislikes: tuple[str, ...] = ("offer",)

    def choose(self) -> None:
        """Take something with the first verb on the list that is offered, or anything that is not disliked."""
        offered = {option_of(thing): thing for thing in self.offered()}
        for verb in self.likes:
            wanted = [option for option in offered if option[0] == verb]
            if wanted:
                self.click(offered[self.chance.choice(wanted)])
                return
        rest = [option for option in offered if option[0] not in self.dislikes] or list(offered)
        if rest:
            self.click(offered[self.chance.choice(rest)])

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

    def number(self, selector: str, name: str = "data-n") -> int:
        """A number that something on the board carries."""
        return int(self.page.get_attribute(selector, name) or 0)

    def shows(self, selector: str) -> None:
        """Wait until the board shows this."""
        self.page.wait_for_selector(selector, state="attached")


def option_of(thing: ElementHandle) -> tuple[Any, ...]:
    """The option that something on the page stands for; nothing if it was taken away meanwhile."""
    return tuple(json.loads(thing.get_attribute("data-option") or '[""]'))


def sit_down(
    visit: Visit,
    *likes: str,
    seats: str = "me,random",
    seed: int = 5,
    options: dict[str, Any] | None = None,
    **wish: Any,
) -> Settler:
    how = quote(json.dumps(options or {"mode": "coop"}))
    person = Settler(visit(f"/new?game=martians&seats={seats}&seed={seed}&options={how}", **wish), seed=seed)
    person.likes = likes
    person.touch = bool(wish.get("has_touch"))
    person.offered()
    return person


# ---- whole games -----------------------------------------------------------------------------------------------------


def play_through(person: Settler) -> tuple[set[str], set[str | None]]:
    """Play to the end; the cycles and phases that the track showed."""
    cycles: set[str] = set()
    phases: set[str | None] = set()
    wrong: list[str] = []

    def look(somebody: Person) -> bool:
        cycles.add(somebody.page.get_attribute("[data-phase]", "data-cycle") or "")
        phases.add(somebody.page.get_attribute("[data-phase]", "data-phase"))
        wrong.extend(somebody.unsaid())
        if any(somebody.scrolls().values()):
            wrong.append("the page scrolls")
        return bool(wrong)

    person.play(until=look)
    assert not wrong
    assert person.is_over()
    return cycles, phases


def test_a_whole_cooperative_game_by_clicking(visit: Visit) -> None:
    person = sit_down(visit, "oxygen", "deliver", seed=2)
    assert person.page.locator("[data-goal] [data-requirement]").count() == 3, "the shared goal is in sight"
    cycles, phases = play_through(person)
    assert cycles >= {"1", "2"}
    assert "work" in phases
    told = person.page.inner_text("[data-outcome] h2")
    assert told in ("Won!", "Lost")
    assert "Satisfaction of the colony" in person.page.inner_text("[data-outcome] tbody")


@pytest.mark.long
def test_a_whole_competitive_game_by_clicking(visit: Visit) -> None:
    person = sit_down(visit, "quarter", "oxygen", "deliver", "order", seed=3, options={"mode": "com"})
    cycles, _ = play_through(person)
    assert cycles == {"1", "2", "3", "4", "5"}
    assert sorted(person.places()) in ([1, 2], [1, 1])
    assert person.page.locator("[data-outcome] tbody tr").count() >= 6


@pytest.mark.long
def test_a_whole_game_of_four_rivals_with_hidden_goals(visit: Visit) -> None:
    options = {"mode": "com", "collector": True, "hidden_goals": True}
    person = sit_down(visit, "keep", "oxygen", "hire", seats="me,random,random,random", seed=6, options=options)
    play_through(person)
    assert len(person.places()) == 4


@pytest.mark.long
@pytest.mark.parametrize(
    ("mode", "scenario"), [("solo", "mars_one"), ("semi", "refugees"), ("coop", "martian_face"), ("solo", "orders")]
)
def test_other_ways_to_play_come_to_their_end(visit: Visit, mode: str, scenario: str) -> None:
    seats = "me" if mode == "solo" else "me,random"
    person = sit_down(
        visit, "oxygen", "mission", "expedition", seats=seats, options={"mode": mode, "scenario": scenario}
    )
    play_through(person)


@pytest.mark.long
def test_a_whole_game_on_a_phone_by_touch(visit: Visit) -> None:
    person = sit_down(visit, "oxygen", "deliver", seed=2, **TOUCH)
    thumb = Thumb()
    person.play(until=thumb.look)
    assert not thumb.wrong
    assert person.is_over()


# ---- a turn ----------------------------------------------------------------------------------------------------------


def test_a_marker_goes_to_a_space_and_time_passes(visit: Visit) -> None:
    person = sit_down(visit, seed=4)
    assert person.number("[data-crew] [data-time]", "data-time") == 3
    lamp = next(name for name in ("Q1", "Q2") if person.number(f"[data-lamp='{name}:oxygen']"))
    person.take("place", "moxie", 1)
    person.shows("[data-at='moxie:1'][data-marker='0']")
    person.page.wait_for_selector("[data-pool='2']")
    assert {option[0] for option in map(option_of, person.offered())} == {"oxygen"}
    person.take("oxygen", lamp)
    person.shows(f"[data-lamp='{lamp}:oxygen'][data-n='0']")
    assert person.number("[data-crew] [data-time]", "data-time") == 2
    assert person.number("[data-good=reputation]") == 4, "two for the oxygen"


def test_the_machine_digs_and_moves_on_its_hexes(visit: Visit) -> None:
    person = sit_down(visit, seed=4)
    person.take("place", "mining", 1)
    _, place, regolith, ice = person.options("dig")[0]
    before = (person.number("[data-good=regolith]"), person.number("[data-good=ice]"))
    person.take("dig", place, regolith, ice)
    person.shows(f"[data-hex={place}][data-state=gone]")
    assert (person.number("[data-good=regolith]"), person.number("[data-good=ice]")) == (
        before[0] + regolith,
        before[1] + ice,
    )
    person.reach("prompt-move")
    hidden = person.page.locator("[data-state=down]").count()
    person.take(*person.options("move")[0])
    person.page.wait_for_function("n => document.querySelectorAll('[data-state=down]').length < n", arg=hidden)


def test_a_building_is_built_on_its_token(visit: Visit) -> None:
    person = sit_down(visit, seed=4)
    person.take("place", "mining", 1)
    person.take(*max(person.options("dig"), key=lambda option: int(option[2])))
    person.take(*person.options("move")[0])
    person.take("place", "construction", 1)
    _, building = person.options("build")[0]
    token = f"[data-building={building}] [data-token]"
    assert person.page.locator(token).count() == 1
    person.take("build", building)
    person.page.wait_for_selector(token, state="detached")


@pytest.mark.long
def test_markers_come_back_in_any_order(visit: Visit) -> None:
    person = sit_down(visit, "oxygen", seed=4)
    person.take("place", "moxie", 1)
    person.play(until=lambda _: person.asks() == "prompt-turn")
    person.take("place", "lander", 1)
    person.take("supplies", 1)
    person.take("rest")
    assert person.asks() == "prompt-collect"
    person.take("collect", "lander")
    person.page.wait_for_selector("[data-marked]")
    person.take("collect", "moxie")
    person.take("done")
    person.page.wait_for_selector("[data-pool='3']")


def test_food_is_brought_to_the_last_quarter_first(visit: Visit) -> None:
    person = sit_down(visit, "quarter", "harvest", seed=7)

    def much_to_bring(_: Person) -> bool:
        return person.asks() == "prompt-deliver" and len(person.options("deliver")) > 1

    person.play(until=much_to_bring)
    brought = [person.options("deliver")[at] for at in (-1, 0)]
    assert [good for _, good, _ in brought] == ["food", "food"]
    lamps = [person.page.locator(f"[data-lamp='{quarter}:hunger']") for _, _, quarter in brought]
    before = [int(lamp.get_attribute("data-n") or 0) for lamp in lamps]
    for option in brought:
        person.take(*option)
    assert person.page.locator("[data-marked]").count() == 2
    assert [int(lamp.get_attribute("data-n") or 0) for lamp in lamps] == before, "nothing was brought yet"
    person.take("done")
    for lamp, n in zip(lamps, before, strict=True):
        expect(lamp).to_have_attribute("data-n", str(n - 1))


@pytest.mark.long
def test_why_not_is_told_on_the_space(visit: Visit) -> None:
    person = sit_down(visit, seed=4)
    person.page.hover("[data-at='hospital:1'] [data-refused]")
    person.page.wait_for_selector("[role=tooltip]")
    assert "not built yet" in person.page.inner_text("[role=tooltip]")


@pytest.mark.long
def test_a_card_shows_itself_whole(visit: Visit) -> None:
    person = sit_down(visit, seed=4)
    person.page.hover("[data-market=people] [data-card='person:botanist']")
    person.page.wait_for_selector(".peek")
    assert "1 more food" in person.page.inner_text(".peek")


# ---- trading ---------------------------------------------------------------------------------------------------------


def test_an_offer_is_built_in_any_order_and_answered(visit: Visit) -> None:
    person = sit_down(visit, "quarter", seed=4, options={"mode": "com"})
    person.reach("prompt-turn")
    person.take("offer", 1)
    person.page.wait_for_selector("[data-trade]")
    assert not person.options("send"), "an offer of nothing is none"
    person.take("want", "supply", 1)
    person.page.wait_for_selector("[data-row='want:supply'].set")
    person.take("give", "supply", 1)
    person.take("send")
    person.page.wait_for_selector("[role=alert]")
    assert person.page.locator("[data-marked]").count() == 2, "nobody wants what they give, but the marks stay"
    person.take("give", "supply", 1)
    assert person.page.locator("[data-marked]").count() == 1
    for n in (1, 2):
        person.take("give", "energy", n)
    person.page.wait_for_selector("[data-row='give:energy'].set")
    assert person.page.locator("[data-row='give:energy'] [data-marked]").count() == 1, "one amount of each"
    person.take("send")
    person.page.wait_for_selector("[data-trade]", state="detached")
    assert person.asks() == "prompt-turn"
    assert "the offer of" in person.reads(), "the log tells the answer"


# ---- what only some scenarios have -----------------------------------------------------------------------------------


def test_an_expedition_climbs_the_extra_board(visit: Visit) -> None:
    person = sit_down(visit, "expedition", "pay", seed=4, options={"mode": "coop", "scenario": "martian_face"})
    assert person.page.locator("[data-face]").count() == 20
    assert person.page.get_attribute("[data-expedition]", "data-expedition") == "camp"
    person.reach("prompt-turn")
    person.take("place", "lander", 1)
    _, row, column = person.options("expedition")[0]
    person.take("expedition", row, column)
    person.shows(f"[data-expedition='{row}:{column}'], [data-expedition='camp']")


@pytest.mark.long
def test_refugees_and_hostility_are_in_sight(visit: Visit) -> None:
    person = sit_down(visit, options={"mode": "coop", "scenario": "refugees"})
    told = json.loads(person.page.get_attribute("[data-refugees]", "data-refugees") or "{}")
    assert told == {"outside": 3, "rescued": 0, "integrated": 0}
    person = sit_down(visit, options={"mode": "coop", "scenario": "dark_side_of_mars"})
    assert person.number("[data-hostility]", "data-hostility") == 4


# ---- looking ---------------------------------------------------------------------------------------------------------

#: What must be on the screen at a desk, whatever happens.
ALWAYS = (
    ".track",
    ".conditions",
    "[data-building]",
    "[data-quarter]",
    "[data-hex]",
    "[data-chip]",
    "[data-player]",
    ".mat .part",
)


@pytest.mark.long
def test_everything_is_in_sight_at_a_desk_with_four(visit: Visit) -> None:
    options = {"mode": "com", "collector": True, "hidden_goals": True}
    person = sit_down(visit, "keep", seats="me,random,random,random", seed=8, options=options)
    seen: list[str] = []
    looks = []
    outside = """all => all.flatMap(each => [...document.querySelectorAll(each)].filter(found => {
        const {top, left, bottom, right} = found.getBoundingClientRect();
        return top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1 || bottom <= top;
    }).map(found => `${each} ${found.dataset.chip ?? ""}`))"""

    def look(somebody: Person) -> bool:
        if any(somebody.scrolls().values()):
            seen.append("the page scrolls")
        seen.extend(somebody.page.evaluate(outside, list(ALWAYS)))
        looks.append(1)
        return len(looks) > 30 or bool(seen)

    person.play(until=look)
    assert not seen


@pytest.mark.long
def test_every_option_is_on_the_page_once_and_has_a_name(visit: Visit) -> None:
    person = sit_down(visit, seats="me,random,random", seed=11, options={"mode": "semi", "scenario": "refugees"})
    person.dislikes = ()
    compared = Compared(person)
    person.play(until=lambda person: compared.look(person) or len(set(compared.asked)) > 6)
    assert not compared.wrong
    assert set(compared.asked) >= {"prompt-turn", "prompt-offer", "prompt-act"}


@pytest.mark.long
@pytest.mark.parametrize("language", ["pl", "de"])
def test_another_language(visit: Visit, language: str) -> None:
    play_through(sit_down(visit, "oxygen", seed=2, locale=language))


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_axe_finds_nothing_serious(visit: Visit, size: dict[str, int], scheme: str) -> None:
    person = sit_down(
        visit, "dig", seed=7, options={"mode": "semi"}, viewport=size, color_scheme=scheme, bypass_csp=True
    )
    assert not axe_finds(person.page)
    looked = []

    def look(_: Person) -> bool:
        looked.append(1)
        return len(looked) > 12 and bool(person.options("dig"))

    person.play(until=look)
    assert not axe_finds(person.page)
    person.dislikes = ()
    person.likes = ("offer",)
    person.play(until=lambda _: person.asks() == "prompt-offer")
    assert not axe_finds(person.page)

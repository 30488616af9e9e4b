"""Ares Expedition in a real browser: two people at once, one alone, two together, and what only its board has."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import arsia
from tests.web.conftest import Visit
from tests.web.kit import PHONE, SCREENS, Compared, Person, Served, Thumb, axe_finds
from tests.web.looking import Sight
from tests.web.situations import SITUATIONS

#: What somebody in a hurry does first: whatever brings the end of the game nearer.
HURRY = (
    ["standard", "forest_plants"],
    ["standard", "temperature_heat"],
    ["standard", "ocean_mc"],
    ["standard", "temperature_mc"],
    ["standard", "forest_mc"],
    ["phase", "action"],
    ["phase", "production"],
    ["marker"],
    ["cube"],
    ["skip"],
    ["done"],
)
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
TOGETHER = '{"mode":"coop"}'


class Settler(Person):
    """Somebody who terraforms as fast as standard actions allow, and plays no card."""

    def options(self, verb: str = "") -> list[list[Any]]:
        """Everything offered, or everything offered with this verb."""
        self.offered()
        told = [json.loads(option) for option in json.loads(self.asked())]
        return [option for option in told if not verb or option[0] == verb]

    def choose(self) -> None:
        """Take what hastens the end, or else the first thing offered."""
        offered = self.options()
        if offered:
            self.take(*next((option for option in HURRY if option in offered), offered[0]))

    def take(self, *option: str | int) -> None:
        """Click on what stands for this option."""
        said = json.dumps(option, separators=(",", ":"))
        things = self.page.query_selector_all(f"[data-option='{said}']:visible")
        assert len(things) == 1, f"{option} is on the page {len(things)} times"
        self.click(things[0])

    def asks(self) -> str | None:
        """The question on the page, by the id of its message."""
        self.offered()
        asked = self.page.query_selector("[data-prompt]")
        return asked.get_attribute("data-prompt") if asked else None  # the game may just have ended

    def reach(self, prompt: str) -> None:
        """Go on until the page asks this question."""
        self.play(until=lambda _: self.asks() == prompt)
        assert self.asks() == prompt, "the game ended first"

    def await_question(self, prompt: str) -> None:
        """Wait until the page asks this question, without doing anything."""
        self.page.wait_for_selector(f"[data-prompt={prompt}]")

    def plan(self, *phases: str) -> None:
        """Choose the first of these phases that can be chosen, and go on to what it asks."""
        self.reach("prompt-phase")
        offered = [option[1] for option in self.options("phase")]
        self.take("phase", next(phase for phase in phases if phase in offered))

    def status(self, player: int) -> str | None:
        """What the page says of a player: choosing, chosen, acting, done."""
        return self.page.get_attribute(f"[data-player-status='{player}'] [data-status]", "data-status")

    def await_status(self, player: int, status: str) -> None:
        """Wait until the page says so of a player."""
        self.page.wait_for_selector(f"[data-player-status='{player}'] [data-status={status}]")

    def reads_number(self, selector: str) -> int:
        """A number on the page."""
        return int(self.page.inner_text(selector))


def sit_down(visit: Visit, seats: str = "me,random", seed: int = 5, options: str = "", **wish: Any) -> Settler:
    address = f"/new?game=ares_expedition&seats={seats}&seed={seed}"
    person = Settler(visit(f"{address}&options={options}" if options else address, **wish), touch="has_touch" in wish)
    person.offered()
    return person


def two_windows(visit: Visit, seed: int = 8, options: str = "") -> list[Settler]:
    """Ann lays the table out and Bob joins by her link, each in a browser of their own."""
    address = f"/new?game=ares_expedition&seats=me,open&seed={seed}&name=Ann"
    ann = visit(f"{address}&options={options}" if options else address)
    ann.wait_for_selector("[data-lobby]")
    bob = visit(ann.input_value("#link").replace(ann.url.split("/t/")[0], ""))
    bob.fill("#my-name", "Bob")
    bob.click("[data-claim]")
    bob.click("[data-ready]")
    people = [Settler(ann, 1), Settler(bob, 2)]
    for person in people:
        person.take(*person.options("corporation")[0])
    return people


def deal_with(wanted: Callable[[dict[str, Any]], bool]) -> int:
    """A seed whose deal gives the first of two seats what a story needs."""
    for seed in range(2_000):
        view: dict[str, Any] = arsia.new("ares_expedition", 2, seed).view(0)
        if wanted(view["players"][0]):
            return seed
    raise AssertionError("no such deal")


def is_open(page: Page, phase: str) -> bool:
    return page.get_attribute(f"[data-door={phase}]", "data-open") == "true"


def held(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(".hand [data-card]", "all => all.map(each => each.dataset.card)")
    return sorted(found)


# ---- two people at once ----------------------------------------------------------------------------------------------


def test_phases_are_chosen_in_secret_and_revealed_together(visit: Visit) -> None:
    ann, bob = two_windows(visit)
    for person in (ann, bob):
        person.await_question("prompt-phase")
    ann.take("phase", "development")
    bob.await_status(0, "chosen")
    assert bob.status(1) == "choosing"
    assert ann.page.query_selector("[data-door=development].mine"), "Ann sees what she chose"
    assert not bob.page.query_selector("[data-door].mine, [data-door].open"), "Bob sees only that she has chosen"
    bob.take("phase", "research")
    for person in (ann, bob):
        person.page.wait_for_selector("[data-door=development][data-open=true]")
        assert [is_open(person.page, phase) for phase in ("construction", "research")] == [False, True]
        assert person.page.locator("[data-door=development] .chooser").count() == 1


def test_both_act_within_a_phase_in_either_order(visit: Visit) -> None:
    ann, bob = two_windows(visit)
    for person in (ann, bob):
        person.await_question("prompt-phase")
        person.take("phase", "development")
    for person in (ann, bob):
        person.await_question("prompt-development")
        assert [person.status(0), person.status(1)] == ["acting", "acting"]
    bob.take("done")
    ann.await_status(1, "done")
    assert ann.status(0) == "acting"
    bob.page.wait_for_selector("[data-turn=others]")
    ann.page.click("[data-selling=false]")
    before = ann.options("sell")
    ann.take(*before[0])
    assert len(ann.options("sell")) == len(before) - 1, "Ann goes on while Bob is done"
    ann.page.click("[data-selling=true]")
    assert bob.page.get_attribute("[data-turn]", "data-turn") == "others", "Bob waits only for the phase's end"
    ann.take("done")
    bob.await_question("prompt-end-round")  # with Inventrix he holds eleven cards; Ann need not sell
    assert not ann.page.query_selector("[data-option]")
    while bob.page.query_selector("[data-prompt=prompt-end-round]"):
        bob.choose_if_asked()
    for person in (ann, bob):
        person.await_question("prompt-phase")
        person.take("phase", "action")
    ann.await_question("prompt-action")
    bob.await_question("prompt-action")
    for turn in (ann, bob, bob, ann):
        turn.take(*next(option for option in turn.options() if option in HURRY and option != ["done"]))
        assert [each.asks() for each in (ann, bob)] == ["prompt-action", "prompt-action"], "neither waits for the other"
    ann.take("done")
    bob.await_status(0, "done")
    assert bob.asks() == "prompt-action"


def play_both(people: list[Settler], until: Callable[[], bool]) -> int:
    """Both click whatever they are offered, in turns that change; how often both were asked at the same time."""
    together = 0
    for turn in range(3_000):
        if until():
            return together
        asked = [person for person in people if person.page.query_selector("[data-option]")]
        together += len(asked) == 2
        for person in asked if turn % 2 else reversed(asked):
            if person.page.query_selector("[data-option]"):
                person.choose()
        if not asked:
            people[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not come to its end")


@pytest.mark.long
def test_two_windows_play_three_rounds_at_the_same_time(visit: Visit) -> None:
    people = two_windows(visit, seed=3)
    together = play_both(people, lambda: people[0].page.query_selector("[data-round='4']") is not None)
    assert together > 6, "both were asked at once again and again"
    for person in people:
        person.page.wait_for_selector("[data-round='4']")
        assert not person.unsaid()


@pytest.mark.long
def test_a_whole_game_in_two_windows(visit: Visit) -> None:
    people = two_windows(visit, seed=3)
    together = play_both(people, lambda: all(person.is_over() for person in people))
    assert together > 40
    assert people[0].places() == people[1].places()
    assert sorted(people[0].places()) in ([1, 2], [1, 1])
    assert people[0].page.locator("[data-outcome] tbody tr").count() == 4, "three lines of points and their sum"


# ---- alone and together ----------------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_whole_solo_game_by_clicking(visit: Visit) -> None:
    person = sit_down(visit, seats="me", seed=3)
    rounds: set[str] = set()
    plans: set[str | None] = set()
    asked: set[str | None] = set()

    def look(_: Person) -> bool:
        rounds.add(person.page.inner_text(".crew h2"))
        plans.add(person.page.get_attribute("[data-bot-plan]", "data-bot-plan"))
        asked.add(person.asks())
        return False

    person.play(until=look)
    assert person.places() in ([1], [2])
    assert "Round 25 of 25" in rounds
    assert len(plans - {None, ""}) == 5, "the virtual player played every card"
    assert {"prompt-help", "prompt-bot"} <= asked
    assert not person.unsaid()


@pytest.mark.long
def test_the_virtual_player_shows_its_cards(visit: Visit) -> None:
    person = sit_down(visit, seats="me", seed=3, options='{"difficulty":"expert"}')
    page = person.page
    person.reach("prompt-phase")
    assert page.locator(".virtual .card:not(.gone)").count() == 5
    assert "expert" in page.inner_text(".virtual")
    person.take("phase", "production")
    page.wait_for_selector("[data-bot-plan]:not([data-bot-plan=''])")
    plan = page.get_attribute("[data-bot-plan]", "data-bot-plan")
    assert plan
    assert page.locator(".virtual .card:not(.gone)").count() == 4
    assert is_open(page, plan)


@pytest.mark.long
def test_a_whole_game_together_by_clicking(visit: Visit) -> None:
    person = sit_down(visit, seed=4, options=TOGETHER)
    rounds: set[str] = set()

    def look(_: Person) -> bool:
        rounds.add(person.page.inner_text(".crew h2"))
        return False

    person.play(until=look)
    assert "Round 15 of 15" in rounds
    assert person.places() in ([1, 1], [2, 2])
    assert not person.unsaid()


def test_two_share_a_pool_and_exchange_cards(visit: Visit) -> None:
    ann, bob = two_windows(visit, options=TOGETHER)
    for person in (ann, bob):
        person.await_question("prompt-phase")
        person.take("phase", "production")
    ann.await_question("prompt-pool")
    assert bob.status(1) == "waits", "one after the other, here alone"
    ann.take("marker")
    ann.await_question("prompt-offer")
    given = ann.options("give")[0]
    ann.take(*given)
    bob.await_question("prompt-return")
    assert given[1] in held(bob.page)
    assert given not in bob.options("give"), "what just came is not given back"
    returned = bob.options("give")[0]
    bob.take(*returned)
    bob.await_question("prompt-pool")
    ann.page.wait_for_selector(f".hand [data-card={returned[1]}]")
    assert given[1] not in held(ann.page)
    assert "2" in bob.page.inner_text("[data-pool=markers]")
    bob.take("cube")
    for person in (ann, bob):
        person.page.wait_for_function("() => document.querySelector('[data-pool=cubes] b').textContent === '26'")


# ---- choosing --------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_the_phase_of_the_round_before_says_why_not(visit: Visit) -> None:
    person = sit_down(visit)
    person.plan("production")
    person.reach("prompt-phase")
    assert ["phase", "production"] not in person.options("phase")
    door = person.page.locator(".door-spot", has=person.page.locator("[data-door=production]"))
    door.locator("[data-refused]").hover()
    person.page.wait_for_selector("[role=tooltip]:visible")
    assert "round before" in person.page.inner_text("[role=tooltip]:visible")


@pytest.mark.long
def test_a_green_card_goes_from_the_hand_to_its_shelf(visit: Visit) -> None:
    person = sit_down(visit)
    person.plan("development")
    person.reach("prompt-development")
    card = person.options("play")[0]
    money = person.reads_number(".mat .store.mc .have")
    price = person.reads_number(f".hand [data-card={card[1]}] .price")
    person.take(*card)
    person.page.wait_for_selector(f"[data-shelf=green] [data-card={card[1]}]")
    assert card[1] not in held(person.page)
    assert person.reads_number(".mat .store.mc .have") == money - price


def test_a_card_is_sold_and_taken_back(visit: Visit) -> None:
    person = sit_down(visit)
    person.plan("development")
    person.reach("prompt-development")
    money, before = person.reads_number(".mat .store.mc .have"), person.asked()
    assert not person.options("sell"), "a click never sells a card before one says that it shall"
    person.page.click("[data-selling=false]")
    assert not person.options("play"), "nor does it play one while one sells"
    person.take(*person.options("sell")[0])
    assert person.reads_number(".mat .store.mc .have") == money + 3
    person.page.click("[data-selling=true]")
    assert person.options("play")
    assert not person.options("sell")
    person.page.click("[data-undo]")
    person.page.wait_for_selector(f".mat .store.mc .have:text-is('{money}')")
    assert person.asked() == before


def test_a_card_shows_itself_large_beside_what_the_others_have_like_it(browser: Browser, served: Served) -> None:
    sight = Sight(browser, served.url, "en", touch=False).see(SITUATIONS["ares_expedition"]["late"]()).on(1440, 780)
    try:
        beside = sight.page.locator("[role=tooltip] [data-beside-card]")
        for line in sight.page.locator(".hand .held .line").all():
            line.hover()
            sight.page.wait_for_selector("[role=tooltip] article")
            if beside.count():
                break
        assert beside.locator("p").count() > 1, "no card in hand has a tag that another player has in play"
    finally:
        sight.close()


def test_any_card_is_compared_with_all_in_play_by_mouse_by_keyboard_and_by_touch(
    browser: Browser, served: Served
) -> None:
    table = SITUATIONS["ares_expedition"]["late"]()
    lying = {player: len([*table.fronts[player], table.corporations[player]]) for player in (0, 1)}  # type: ignore[attr-defined]
    sight = Sight(browser, served.url, "en", touch=False).see(table).on(1440, 780)
    page = sight.page
    card = page.locator(".hand .held [data-card]").first
    name = card.get_attribute("data-card")

    def by_key() -> None:
        card.hover()
        page.keyboard.press("c")

    gestures: list[Callable[[], None]] = [
        lambda: card.click(button="right"),
        by_key,
        lambda: card.dispatch_event("pointerdown", {"pointerType": "touch"}),
    ]
    try:
        for gesture in gestures:
            gesture()
            page.wait_for_selector(f"[data-compare={name}]")
            shown = {player: page.locator(f"[data-tableau='{player}'] article").count() for player in lying}
            assert shown == lying
            assert page.locator("[data-tableau='0'] .like").count(), "what is alike is marked"
            page.keyboard.press("Escape")
            page.wait_for_selector("[data-compare]", state="detached")
            page.mouse.move(5, 5)
    finally:
        sight.close()


def test_a_standard_action_flips_an_ocean(visit: Visit) -> None:
    person = sit_down(visit)
    person.plan("action")
    person.reach("prompt-action")
    before = person.reads_number(".mat .fact.rating")
    seas = int(person.page.get_attribute("[data-oceans]", "data-oceans") or 0)
    person.take("standard", "ocean_mc")
    person.page.wait_for_selector(f"[data-oceans='{seas + 1}']")
    assert person.page.locator(".planet .tile.up").count() == seas + 1
    assert person.reads_number(".mat .fact.rating") == before + 1


@pytest.mark.long
def test_two_of_five_cards_are_kept(visit: Visit) -> None:
    person = sit_down(visit)
    person.plan("research")
    person.reach("prompt-keep")
    before, dealt = held(person.page), [option[1] for option in person.options("keep")]
    assert person.page.locator(".tray .face").count() == 5
    person.take("keep", dealt[3])
    person.take("keep", dealt[0])
    person.page.wait_for_selector(".tray", state="detached")
    assert held(person.page) == sorted([*before, dealt[0], dealt[3]])


@pytest.mark.long
def test_first_cards_are_exchanged_in_one_go(visit: Visit) -> None:
    person = sit_down(visit, options='{"exchange":true}')
    assert person.asks() == "prompt-exchange"
    dealt = [option[1] for option in person.options("discard")]
    assert len(dealt) == 8
    for card in (dealt[5], dealt[1]):
        person.take("discard", card)
    person.take("done")
    person.reach("prompt-corporation")
    kept = set(held(person.page))
    assert len(kept) == 8
    assert kept & set(dealt) == set(dealt) - {dealt[1], dealt[5]}


@pytest.mark.long
def test_heat_pays_for_those_who_may(visit: Visit) -> None:
    person = sit_down(visit, seed=deal_with(lambda player: "helion" in player["offered"]))
    person.take("corporation", "helion")
    person.plan("production")
    person.plan("action")
    person.reach("prompt-action")
    heat = person.reads_number(".mat .store.heat .have")
    assert heat > 0
    person.take("standard", "ocean_mc")
    person.await_question("prompt-pay")
    amounts = [option[2] for option in person.options("pay")]
    assert amounts == list(range(min(heat, 15) + 1))
    assert "15" in person.page.inner_text(".tray"), "what is left to pay in M€ stands beside the heat"
    person.take("pay", "heat", 2)
    person.reach("prompt-action")
    assert person.reads_number(".mat .store.heat .have") == heat - 2


@pytest.mark.long
def test_a_card_says_why_it_cannot_be_played(visit: Visit) -> None:
    person = sit_down(visit)
    person.plan("action")
    person.reach("prompt-action")
    person.page.locator(".hand .line.dim").first.hover()
    person.page.wait_for_selector("[role=tooltip] [data-refused]")
    assert "phase" in person.page.inner_text("[role=tooltip] [data-refused]")


@pytest.mark.long
def test_an_action_is_used_and_marked(visit: Visit) -> None:
    person = sit_down(visit, seed=deal_with(lambda player: "circuit_board_factory" in player["hand"]))
    person.plan("construction")
    person.reach("prompt-construction")
    person.take("play", "circuit_board_factory")
    person.plan("action")
    person.reach("prompt-action")
    assert "1" in person.page.inner_text(".mat .notes")
    person.take("action", "circuit_board_factory")
    person.page.wait_for_selector("[data-shelf=blue] [data-card=circuit_board_factory] .done")


# ---- looking ---------------------------------------------------------------------------------------------------------

#: What must be seen at a desk, whatever happens.
ALWAYS = ("h1", "[data-track=temperature]", "[data-track=oxygen]", ".mat", ".tableau", ".hand", ".others")
#: And this, unless what is chosen from lies below the board or in its place.
BOARD = (".doors", ".crew", ".planet", ".standards")


def test_nothing_scrolls_at_a_desk(visit: Visit) -> None:
    page = visit("/new?game=ares_expedition&seats=me,random,random,random&seed=5")
    person = Person(page)
    person.offered()
    seen: list[str] = []
    looks = []

    def look(person: Person) -> bool:
        if any(person.scrolls().values()):
            seen.append("the page scrolls")
        unseen = """all => all.filter(each => ![...document.querySelectorAll(each)].some(part => {
            const {top, left, bottom, right} = part.getBoundingClientRect();
            const inside = top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
            return inside && bottom > top && part.checkVisibility({visibilityProperty: true});
        }))"""
        for _ in range(60):  # a tray that closes gives its room back in a moment
            gone = page.evaluate(unseen, [*ALWAYS, *(() if page.query_selector(".tray") else BOARD)])
            if not gone:
                break
            page.wait_for_timeout(50)
        seen.extend(gone)
        looks.append(1)
        return len(looks) > 40 or bool(seen)

    person.play(until=look)
    assert not seen


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), [("me,random,random", ""), ("me", ""), ("me,random", TOGETHER)])
def test_every_option_is_on_the_page_once_and_has_a_name(visit: Visit, seats: str, options: str) -> None:
    page = visit(f"/new?game=ares_expedition&seats={seats}&seed=11&options={options or '{}'}")
    person = Person(page)
    person.offered()
    compared = Compared(person)
    person.play(until=lambda person: compared.look(person) or len(compared.asked) > 35)
    assert not compared.wrong


@pytest.mark.long
@pytest.mark.parametrize("language", ["pl", "de"])
@pytest.mark.parametrize(("seats", "options"), [("me,random", ""), ("me", ""), ("me,random", TOGETHER)])
def test_another_language(visit: Visit, language: str, seats: str, options: str) -> None:
    page = visit(f"/new?game=ares_expedition&seats={seats}&seed=4&options={options or '{}'}", locale=language)
    person = Person(page)
    unsaid: list[str] = []
    looks = []

    def read(person: Person) -> bool:
        unsaid.extend(person.unsaid())
        looks.append(1)
        return bool(unsaid) or len(looks) > 50

    person.play(until=read)
    assert not unsaid


@pytest.mark.long
def test_the_generic_board_plays_it_too(visit: Visit) -> None:
    person = Settler(visit("/new?game=ares_expedition&seats=me,random&seed=2&board=generic"))
    person.play(until=lambda _: "Round 4." in person.reads())
    assert not person.is_over()


def test_a_phone_by_touch(visit: Visit) -> None:
    person = sit_down(visit, seats="me,random,random", seed=3, **TOUCH)
    thumb = Thumb(30)
    person.play(until=thumb.look)
    assert not thumb.wrong


@pytest.mark.long
def test_a_whole_game_on_a_phone_by_touch(visit: Visit) -> None:
    person = sit_down(visit, seed=5, **TOUCH)
    thumb = Thumb()
    person.play(until=thumb.look)
    assert not thumb.wrong
    assert person.is_over()


@pytest.mark.long
def test_the_hand_on_a_phone_is_a_drawer(visit: Visit) -> None:
    person = sit_down(visit, **TOUCH)
    person.plan("development")
    person.reach("prompt-development")
    playable = person.options("play")
    assert playable
    person.page.tap(".hand .pull")
    person.page.wait_for_selector(".sheet .face")
    offered = person.page.eval_on_selector_all(".sheet [data-option]", "all => all.map(each => each.dataset.option)")
    assert [option for option in playable if json.dumps(option, separators=(",", ":")) not in offered] == []


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_axe_finds_nothing_serious(visit: Visit, size: dict[str, int], scheme: str) -> None:
    address = "/new?game=ares_expedition&seats=me,random,random&seed=7"
    person = Settler(visit(address, viewport=size, color_scheme=scheme, bypass_csp=True))
    for prompt in ("prompt-corporation", "prompt-phase", "prompt-action"):
        person.reach(prompt)
        assert not axe_finds(person.page), prompt


@pytest.mark.long
@pytest.mark.parametrize("seats", ["me", "me,random"])
def test_axe_finds_nothing_alone_or_together(visit: Visit, seats: str) -> None:
    options = TOGETHER if "random" in seats else "{}"
    person = sit_down(visit, seats=seats, options=options, bypass_csp=True)
    person.reach("prompt-phase")
    assert not axe_finds(person.page)

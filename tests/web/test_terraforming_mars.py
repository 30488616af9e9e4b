"""Terraforming Mars in a real browser: whole games by clicking what is offered, and what only its board has."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ElementHandle, Page, expect

import arsia
from tests.web.conftest import Visit
from tests.web.kit import PHONE, SCREENS, Compared, Person, Thumb, axe_finds

#: What somebody in a hurry does first: whatever brings the end of the game nearer.
HURRY = (
    ("convert", "plants"),
    ("convert", "heat"),
    ("project", "greenery"),
    ("project", "aquifer"),
    ("project", "asteroid"),
    ("first_action",),
    ("done",),
    ("pass",),
    ("skip",),
)
#: Cards with a building tag that anybody may play at once.
PLAIN_BUILDINGS = {"mine", "power_plant", "titanium_mine", "geothermal_power", "industrial_microbes"}

TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


class Hasty(Person):
    """Somebody who buys nothing, plays no card and terraforms as fast as standard projects allow."""

    def choose(self) -> None:
        """Take what hastens the end, or else the first thing offered."""
        offered = {option_of(thing): thing for thing in self.offered()}
        wanted = [option for option in HURRY if option in offered] or list(offered)
        if wanted:
            self.click(offered[wanted[0]])

    def reach(self, prompt: str) -> None:
        """Go on until the page asks this question."""
        self.play(until=lambda _: self.asks() == prompt)
        assert self.asks() == prompt, "the game ended first"

    def asks(self) -> str | None:
        """The question on the page, by the id of its message."""
        self.offered()
        return self.page.get_attribute("[data-prompt]", "data-prompt")

    def options(self, verb: str) -> list[tuple[Any, ...]]:
        """Everything offered with this verb."""
        return [option for option in map(option_of, self.offered()) if option[0] == verb]

    def take(self, *option: str | int) -> None:
        """Click on what stands for this option."""
        found = [thing for thing in self.offered() if option_of(thing) == option]
        assert len(found) == 1, f"{option} is on the page {len(found)} times"
        self.click(found[0])

    def found(self, corporation: str, *cards: str) -> None:
        """Choose a corporation, buy these cards, and go on to the first action."""
        self.take("corporation", corporation)
        self.reach("prompt-buy")
        for card in cards:
            self.take("buy", card)
        self.take("done")
        self.reach("prompt-action")


def option_of(thing: ElementHandle) -> tuple[Any, ...]:
    """The option that something on the page stands for; nothing if it was taken away meanwhile."""
    return tuple(json.loads(thing.get_attribute("data-option") or '[""]'))


def sit_down(visit: Visit, seats: str = "me,random", seed: int = 5, options: str = "", **wish: Any) -> Hasty:
    address = f"/new?game=terraforming_mars&seats={seats}&seed={seed}"
    person = Hasty(visit(f"{address}&options={options}" if options else address, **wish))
    person.offered()
    return person


def deal_with(wanted: Callable[[dict[str, Any]], bool]) -> int:
    """A seed whose deal gives the first of two seats what a story needs."""
    for seed in range(2_000):
        if wanted(deal(seed)):
            return seed
    raise AssertionError("no such deal")


def deal(seed: int) -> dict[str, Any]:
    """What the first of two seats is dealt."""
    view: dict[str, Any] = arsia.new("terraforming_mars", seats=2, seed=seed).view(0)
    player: dict[str, Any] = view["players"][0]
    return player


def reads(page: Page, selector: str) -> str:
    return page.inner_text(selector).strip()


# ---- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_whole_game_against_a_bot_by_clicking(visit: Visit) -> None:
    person = sit_down(visit)
    person.play()
    assert sorted(person.places()) in ([1, 2], [1, 1])
    assert not person.unsaid()
    assert person.page.locator("[data-outcome] tbody tr").count() == 7, "six lines of points and their sum"


@pytest.mark.long
def test_a_whole_solo_game_by_clicking(visit: Visit) -> None:
    person = sit_down(visit, seats="me", seed=3)
    generations: set[str] = set()

    def look(person: Person) -> bool:
        generations.add(reads(person.page, ".generation h2"))
        return False

    person.play(until=look)
    assert person.places() in ([1], [2])
    assert "Generation 14 of 14" in generations
    assert not person.unsaid()


@pytest.mark.long
def test_the_generic_board_plays_it_too(visit: Visit) -> None:
    person = Hasty(visit("/new?game=terraforming_mars&seats=me&seed=2&board=generic"))
    person.play()
    assert person.places() in ([1], [2])
    assert not person.unsaid()


# ---- choosing --------------------------------------------------------------------------------------------------------


def test_the_starting_hand_is_bought_in_one_go(visit: Visit) -> None:
    person = sit_down(visit)
    person.take(*person.options("corporation")[0])
    person.reach("prompt-buy")
    dealt = [str(option[1]) for option in person.options("buy")]
    assert len(dealt) == 10
    for card in (dealt[6], dealt[1], dealt[3]):
        person.take("buy", card)
    person.page.click(f"[data-marked='{json.dumps(['buy', dealt[1]], separators=(',', ':'))}']")
    assert "2 cards, 6 M€" in reads(person.page, "[data-bill]")
    person.take("done")
    person.reach("prompt-action")
    held = person.page.eval_on_selector_all(".hand [data-card]", "all => all.map(each => each.dataset.card)")
    assert sorted(held) == sorted([dealt[3], dealt[6]])


def test_metal_pays_for_a_building(visit: Visit) -> None:
    def steel_and_something_to_build(player: dict[str, Any]) -> bool:
        return "interplanetary_cinematics" in player["offered"] and bool(PLAIN_BUILDINGS & set(player["dealt"]))

    seed = deal_with(steel_and_something_to_build)
    person = sit_down(visit, seed=seed)
    assert person.page.locator(".tray .face").count() == 12, "both corporations lie above the ten cards"
    card = min(PLAIN_BUILDINGS & set(deal(seed)["dealt"]))
    person.found("interplanetary_cinematics", card)
    person.take("play", card)
    person.reach("prompt-pay")
    amounts = person.options("pay")
    assert amounts[0][2] == max(n for _, _, n in amounts if n <= amounts[0][2]) > 0, "as much steel as is not wasted"
    person.take("pay", "steel", 1)
    person.offered()
    assert reads(person.page, ".mat .store.steel .have") == "19"


def test_an_ocean_goes_where_the_map_glows(visit: Visit) -> None:
    person = sit_down(visit)
    person.found(str(person.options("corporation")[0][1]))
    while ("project", "aquifer") not in person.options("project"):
        person.take("pass")
        person.reach("prompt-buy")
        person.take("done")
        person.reach("prompt-action")
    person.take("project", "aquifer")
    person.reach("prompt-ocean")
    free = person.options("space")
    assert person.page.locator(".planet polygon.open").count() == len(free)
    person.take(*free[-1])
    person.page.wait_for_selector(f"[data-space={free[-1][1]}][data-tile=ocean]")


@pytest.mark.long
def test_an_award_is_funded_and_the_next_one_costs_more(visit: Visit) -> None:
    person = sit_down(visit)
    person.found(str(person.options("corporation")[0][1]))
    award = person.options("award")[0]
    before = person.page.locator(f"[data-title={award[1]}] svg").count()
    person.take(*award)
    person.page.wait_for_selector(f"[data-title={award[1]}].taken")
    assert person.page.locator(f"[data-title={award[1]}] svg").count() == before + 1, "its owner's shape stands on it"


@pytest.mark.long
def test_patents_are_sold_together(visit: Visit) -> None:
    person = sit_down(visit)
    corporation = str(person.options("corporation")[0][1])
    person.take("corporation", corporation)
    person.reach("prompt-buy")
    bought = [str(option[1]) for option in person.options("buy")[:3]]
    for card in bought:
        person.take("buy", card)
    person.take("done")
    person.reach("prompt-action")
    person.take("project", "sell_patents")
    person.reach("prompt-sell")
    assert not person.options("done"), "at least one card is sold"
    person.page.get_by_role("button", name="Done (0 chosen)").click(force=True)
    expect(person.page.locator("[role=alert]")).to_have_text("Choose at least 1 first.")
    person.take("sell", bought[2])
    person.take("sell", bought[0])
    expect(person.page.locator("[role=alert]")).to_have_count(0)
    person.page.get_by_role("button", name="Done (2 chosen)").click()
    person.reach("prompt-action")
    held = person.page.eval_on_selector_all(".hand [data-card]", "all => all.map(each => each.dataset.card)")
    assert held == [bought[1]]


def test_two_people_draft_at_once(visit: Visit) -> None:
    ann = visit('/new?game=terraforming_mars&seats=me,open&seed=8&name=Ann&options={"draft":true}')
    ann.wait_for_selector("[data-lobby]")
    bob = visit(ann.input_value("#link").replace(ann.url.split("/t/")[0], ""))
    bob.fill("#my-name", "Bob")
    bob.click("[data-claim]")
    bob.click("[data-ready]")
    people = [Hasty(ann), Hasty(bob)]
    asked: list[str | None] = []
    for _ in range(200):
        asked = [person.page.get_attribute("h1", "data-prompt") for person in people]
        if asked == ["prompt-pick", "prompt-pick"]:
            break
        for person, prompt in zip(people, asked, strict=True):
            if prompt not in (None, "prompt-pick"):
                person.choose()
        ann.wait_for_timeout(50)
    assert asked == ["prompt-pick", "prompt-pick"], "both choose from their packs at the same time"
    packs = [{option[1] for option in person.options("pick")} for person in people]
    assert [len(pack) for pack in packs] == [4, 4]
    for person in people:
        person.take(*person.options("pick")[0])
    for person in people:
        person.page.wait_for_function("() => document.querySelectorAll('.tray [data-option]').length === 3")
    passed = {option[1] for option in people[1].options("pick")}
    assert passed < packs[0], "the packs went on to the neighbour"


# ---- the hand --------------------------------------------------------------------------------------------------------


def with_a_full_hand(visit: Visit, **wish: Any) -> Hasty:
    person = sit_down(visit, seed=deal_with(lambda player: "credicor" in player["offered"]), **wish)
    person.take("corporation", "credicor")
    person.reach("prompt-buy")
    for option in person.options("buy"):
        person.take(*option)
    person.take("done")
    person.reach("prompt-action")
    return person


@pytest.mark.long
def test_the_hand_is_sifted_by_what_can_be_played(visit: Visit) -> None:
    person = with_a_full_hand(visit)
    playable = len(person.options("play"))
    shown = person.page.locator(".hand .held:visible")
    assert shown.count() == 10
    assert 0 < playable < 10
    person.page.get_by_role("button", name="Playable now").click()
    assert shown.count() == playable


@pytest.mark.long
def test_the_hand_is_sifted_by_tag(visit: Visit) -> None:
    person = with_a_full_hand(visit)
    person.page.locator(".hand .sieve button").nth(1).click()
    kept = person.page.locator(".hand .held:visible")
    assert 0 < kept.count() < 10
    tag = person.page.locator(".hand .sieve button[aria-pressed=true] .tag").get_attribute("class") or ""
    kind = next(part for part in tag.split() if part.startswith("t-"))
    assert kept.locator(f".{kind}").count() >= kept.count()


@pytest.mark.long
def test_a_card_says_why_it_cannot_be_played(visit: Visit) -> None:
    person = with_a_full_hand(visit)
    person.page.locator(".hand .line.dim").first.hover()
    person.page.wait_for_selector("[role=tooltip] [data-refused]")
    assert "it " in reads(person.page, "[role=tooltip] [data-refused]") or "you" in reads(person.page, "[role=tooltip]")


def test_the_hand_lies_as_one_likes(visit: Visit) -> None:
    person = with_a_full_hand(visit)
    page = person.page

    def lies() -> list[str]:
        found: list[str] = page.locator(".hand [data-held]").evaluate_all("all => all.map(each => each.dataset.held)")
        return found

    dealt = lies()
    order = page.locator(".hand [data-hand-order]")
    order.select_option("cost")
    prices = [int(text) for text in page.locator(".hand .held .price").all_inner_texts()]
    assert prices == sorted(prices)
    assert sorted(lies()) == sorted(dealt)
    before = lies()
    page.drag_and_drop(f"[data-held={before[0]}]", f"[data-held={before[3]}]")
    own = [*before[1:4], before[0], *before[4:]]
    assert lies() == own, "a card is carried to another place, and not played"
    page.locator(f"[data-held={own[2]}] button").first.focus()
    page.keyboard.press("Alt+ArrowLeft")
    own = [own[0], own[2], own[1], *own[3:]]
    assert lies() == own
    assert order.input_value() == "own"
    page.reload()
    person.offered()
    assert lies() == own, "and stays there"
    order.select_option("playable")
    playable = len(person.options("play"))
    assert page.locator(f".hand .held:nth-child(-n + {playable}) [data-option]").count() == playable


def test_points_turns_and_production_are_one_click_away(visit: Visit) -> None:
    person = sit_down(visit)
    person.found(str(person.options("corporation")[0][1]))
    page = person.page
    page.click(".mine [data-overview-open]")
    overview = page.locator("[data-overview]")
    assert overview.locator("thead th").count() == 3
    assert "Terraform rating" in overview.inner_text()
    money = int(page.inner_text(".mine .store.mc .have"))
    rating = int(page.inner_text(".mine .fact.rating"))
    made = int(page.inner_text(".mine .store.mc .made"))
    assert overview.locator("[data-produced='0 mc']").inner_text() == f"{money + rating + made} +{rating + made}"


def test_cards_are_played_from_the_open_hand(visit: Visit) -> None:
    person = with_a_full_hand(visit)
    person.page.click(".hand .open")
    card = str(person.page.get_attribute("dialog [data-option]", "data-option"))
    assert person.page.locator(f"[data-option='{card}']").count() == 1, (
        "the card in the dialog speaks for the one below"
    )
    person.page.click("dialog [data-option] >> nth=0")
    person.page.wait_for_function("() => !document.querySelector('dialog[open]')")


# ---- looking ---------------------------------------------------------------------------------------------------------

#: What must be seen at a desk, whatever happens.
ALWAYS = (".mat", ".titles", ".others", ".hand", ".in-play", "h1")
#: And this, unless what is chosen from lies below the board or in its place.
BOARD = (".planet", ".projects")


def test_nothing_scrolls_at_a_desk(visit: Visit) -> None:
    page = visit("/new?game=terraforming_mars&seats=me,random,random,random,random&seed=5")
    person = Person(page)
    person.offered()
    seen: list[str] = []
    looks = []

    def look(person: Person) -> bool:
        if any(person.scrolls().values()):
            seen.append("the page scrolls")
        unseen = """all => all.filter(each => {
            const part = document.querySelector(each);
            const {top, left, bottom, right} = part.getBoundingClientRect();
            const outside = top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1;
            return outside || bottom <= top || !part.checkVisibility({visibilityProperty: true});
        })"""
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
def test_every_option_is_on_the_page_once_and_has_a_name(visit: Visit) -> None:
    page = visit("/new?game=terraforming_mars&seats=me,random,random&seed=11")
    person = Person(page)
    person.offered()
    compared = Compared(person)
    person.play(until=lambda person: compared.look(person) or len(compared.asked) > 60)
    assert not compared.wrong


@pytest.mark.long
@pytest.mark.parametrize("language", ["pl", "de"])
def test_another_language(visit: Visit, language: str) -> None:
    page = visit("/new?game=terraforming_mars&seats=me,random&seed=4", locale=language)
    person = Person(page)
    unsaid: list[str] = []
    looks = []

    def read(person: Person) -> bool:
        unsaid.extend(person.unsaid())
        looks.append(1)
        return bool(unsaid) or len(looks) > 50

    person.play(until=read)
    assert not unsaid


def test_a_phone_by_touch(visit: Visit) -> None:
    person = Hasty(visit("/new?game=terraforming_mars&seats=me,random,random&seed=3", **TOUCH), touch=True)
    thumb = Thumb(30)
    person.play(until=thumb.look)
    assert not thumb.wrong


@pytest.mark.long
def test_a_whole_game_on_a_phone_by_touch(visit: Visit) -> None:
    person = Hasty(visit("/new?game=terraforming_mars&seats=me,random&seed=5", **TOUCH), touch=True)
    thumb = Thumb()
    person.play(until=thumb.look)
    assert not thumb.wrong
    assert person.is_over()


@pytest.mark.long
def test_the_map_on_a_phone_can_be_looked_at_closely(visit: Visit) -> None:
    person = sit_down(visit, **TOUCH)
    page = person.page
    page.tap(".tray .fold")
    before = page.locator("[data-space=r4c4]").bounding_box()
    page.tap("[data-zoom=in]")
    page.wait_for_selector("[data-zoom=out]")
    after = page.locator("[data-space=r4c4]").bounding_box()
    assert before
    assert after
    assert after["width"] > 1.4 * before["width"]
    assert not person.scrolls()["sideways"]


@pytest.mark.long
def test_the_hand_on_a_phone_is_a_drawer(visit: Visit) -> None:
    person = with_a_full_hand(visit, **TOUCH)
    playable = person.options("play")
    person.page.tap(".hand .pull")
    person.page.wait_for_selector(".sheet .face")
    assert person.page.locator(".sheet .face").count() >= 10
    offered = person.page.eval_on_selector_all(".sheet [data-option]", "all => all.map(each => each.dataset.option)")
    assert {tuple(json.loads(option)) for option in offered} >= set(playable)


@pytest.mark.parametrize(("size", "scheme"), SCREENS)
def test_axe_finds_nothing_serious(visit: Visit, size: dict[str, int], scheme: str) -> None:
    page = visit(
        "/new?game=terraforming_mars&seats=me,random,random&seed=7",
        viewport=size,
        color_scheme=scheme,
        bypass_csp=True,
    )
    person = Person(page)
    person.offered()
    assert not axe_finds(page)
    looked = []

    def look(person: Person) -> bool:
        looked.append(1)
        return len(looked) > 25 and page.get_attribute("[data-prompt]", "data-prompt") == "prompt-action"

    person.play(until=look)
    assert not axe_finds(page)

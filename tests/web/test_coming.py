"""Coming and going: from the front page to a table with friends, and away from it."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.company import two_friends, until_turn
from tests.web.conftest import Visit
from tests.web.kit import PHONE, Person, axe_finds


def make_with_friends(page: Page, game: str, name: str, many: int) -> None:
    """From the front page: a table for so many, which the front page lists."""
    page.click(f"[data-game={game}] [data-friends]")
    page.fill(f"#{game}-my-name", name)
    page.check(f"[data-game={game}] [data-many='{many}']", force=True)
    page.click(f"[data-game={game}] [data-make]")
    page.wait_for_selector("[data-lobby]")


def test_a_friend_finds_the_table_on_the_front_page(visit: Visit) -> None:
    ann = visit("/")
    make_with_friends(ann, "pocket_mars", "Ann", 2)
    table = ann.url.split("/t/")[1]
    bob = visit("/", viewport=PHONE)
    listed = bob.locator(f"[data-open-table='{table}']")
    assert "Ann" in listed.inner_text()
    assert not Person(bob).unsaid()
    listed.get_by_role("link").click()
    bob.fill("#my-name", "Bob")
    bob.click("[data-claim]")
    bob.click("[data-ready]")
    for page in (ann, bob):
        page.wait_for_selector("[data-option]")
    ann.goto(ann.url.split("/t/")[0])
    ann.wait_for_selector("[data-my-table]")
    assert not ann.locator(f"[data-open-table='{table}']").count()


def test_the_front_page_begins_with_the_tables_that_wait_for_me(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random&seed=1")
    page.wait_for_selector("[data-option]")
    base, mine = page.url.split("/t/")
    page.goto(f"{base}/new?game=pocket_mars&seats=me,open&seed=1")
    page.wait_for_selector("[data-lobby]")
    page.goto(base)
    page.wait_for_selector("[data-my-table]")
    shown = page.locator("[data-my-table]")
    assert shown.first.get_attribute("href") == f"/t/{mine}"
    assert [each.get_attribute("data-waits") for each in shown.all()] == ["true", None]
    page.wait_for_selector("[data-game]")
    assert page.evaluate(
        "document.querySelector('[data-my-tables]').getBoundingClientRect().bottom"
        " < document.querySelector('[data-game]').getBoundingClientRect().top"
    )


def test_the_lobby_says_that_an_invitation_opens_nowhere_else_and_what_to_do(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,open")
    page.wait_for_selector("[data-invite=nobody]")
    assert "arsia --lan" in page.inner_text("[data-alone]")
    assert not page.locator("[data-qr]").count()


def test_once_others_may_come_in_the_link_has_the_address_that_they_can_reach(visit: Visit) -> None:
    page = visit("/")
    page.route("**/api/reach", lambda route: route.fulfill(json={"address": "http://192.168.1.7:8000"}))
    picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
    page.route("**/qr", lambda route: route.fulfill(content_type="image/svg+xml", body=picture))
    make_with_friends(page, "pocket_mars", "Ann", 3)
    page.wait_for_selector("[data-invite=others] [data-qr]")
    table = page.url.split("/t/")[1]
    assert page.input_value("#link") == f"http://192.168.1.7:8000/t/{table}"
    assert page.input_value("#watch-link") == f"http://192.168.1.7:8000/t/{table}?watch"
    assert not page.locator("[data-alone]").count()


def test_the_lobby_shows_the_variant_lets_people_talk_and_fills_seats_with_bots(visit: Visit) -> None:
    clock = '{"kind":"turn","seconds":180,"then":"pass"}'
    wish = f'/new?game=pocket_mars&seats=me,open,open&name=Ann&talk=free&options={{"draft":true}}&clock={clock}'
    ann = visit(wish, bypass_csp=True, may_fail=True)
    ann.wait_for_selector("[data-lobby]")
    assert "Draft" in ann.inner_text("[data-variant]")
    assert "3 minutes" in ann.inner_text("[data-lobby-clock]")
    bob = visit("/", locale="pl")
    bob.goto(ann.input_value("#link"))
    bob.fill("#my-name", "Bob")
    bob.click("[data-claim='1']")
    bob.fill("[data-say]", "Cześć!")
    bob.press("[data-say]", "Enter")
    ann.wait_for_selector("[data-talk] >> text=Cześć!")
    assert not axe_finds(ann)
    assert not Person(ann).unsaid()
    assert not Person(bob).unsaid()
    ann.click("[data-bot-seat='2']")
    ann.click("[data-no-bot='2']")
    ann.click("[data-bot-seat='2']")
    bob.click("[data-ready]")
    for page in (ann, bob):
        page.wait_for_selector("[data-option]")
    ann.wait_for_selector("[data-clock]")


def leaving(page: Page) -> None:
    page.click("details.menu > summary")
    page.click("[data-leaving-open]")


def test_what_leaving_means_is_said_first_and_then_a_bot_plays_on(visit: Visit) -> None:
    ann, bob = two_friends(visit)
    leaving(bob)
    assert "bot" in bob.inner_text("[data-leaving=others]")
    assert "ends at once" in bob.inner_text("[data-conceding=over]")
    bob.click("[data-leave]")
    bob.wait_for_selector("[data-play]")
    ann.click("[data-beside=talk]")
    ann.wait_for_selector("[data-talk] >> text=Bob has left; a bot plays on.")
    bob.click("[data-my-table]")
    bob.click("[data-return]")
    bob.wait_for_selector(".table[data-seat='1']")


def test_conceding_against_one_other_ends_the_game(visit: Visit) -> None:
    ann, bob = two_friends(visit)
    leaving(bob)
    bob.click("[data-concede]")
    assert not ann.query_selector("[data-outcome]"), "once is not enough"
    bob.click("[data-concede]")
    for page in (ann, bob):
        page.wait_for_selector("[data-outcome='[1,2]']")
        assert not Person(page).unsaid()
    assert "Bob has conceded" in ann.inner_text("[data-outcome]")


def test_a_dead_undo_says_why_and_the_others_may_allow_it(visit: Visit) -> None:
    ann, bob = two_friends(visit)
    until_turn(ann, bob)
    before = int(ann.get_attribute(".table", "data-version") or 0)
    person = Person(ann, 5)
    while "others" not in (ann.get_attribute("[data-turn]", "data-turn") or ""):
        person.choose_if_asked()
        ann.wait_for_timeout(50)
    Person(bob, 4).choose()
    ann.click("[data-undo-why]:not([data-undo-why=undo-nothing])")
    ann.click("[data-undo-ask]")
    ann.wait_for_selector("[data-undo-wish='0'] [data-undo-refuse]")
    assert "Ann would like to take back" in bob.inner_text("[data-undo-wish='0']")
    bob.click("[data-undo-allow]")
    ann.wait_for_selector("[data-turn=mine]")
    bob.wait_for_selector("[data-undo-wish]", state="detached")
    assert int(ann.get_attribute(".table", "data-version") or 0) > before


def test_whoever_is_new_is_asked_before_a_turn_ends_for_good_and_can_stop_that(visit: Visit) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random&seed=6", asks=True)
    person = Person(page)
    for _ in range(40):
        person.offered()
        person.chance.choice(page.query_selector_all("[data-option]:visible")).click()
        page.wait_for_function("() => !document.querySelector('[data-busy]')")
        if page.query_selector("[data-confirm]"):
            break
    page.click("[data-confirm-never]")
    page.wait_for_selector("[data-confirm]", state="detached")
    kept = page.evaluate("JSON.parse(localStorage.getItem('arsia.preferences')).confirm")
    assert kept is False


def test_those_who_watch_talk_among_themselves(visit: Visit) -> None:
    ann, _ = two_friends(visit)
    table = ann.url.split("?")[0]
    eve, dan = visit("/"), visit("/")
    for page in (eve, dan):
        page.goto(f"{table}?watch")
        page.click("[data-beside=talk]")
        page.wait_for_selector("[data-talk-watching]")
    eve.click("[data-phrase=wow]")
    dan.wait_for_selector("[data-said] >> text=Wow!")
    ann.click("[data-beside=talk]")
    assert not ann.locator("[data-said]").count()

"""Being told: by title, sound, notification and push; what happened meanwhile; settings; the line lost and found."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page

from tests.server.kit import Threaded
from tests.server.people.push_service import Browser, Service
from tests.web.company import LOOK_AWAY, end_turn, two_friends, until_turn
from tests.web.conftest import Visit
from tests.web.kit import PHONE, WIDE, Person, Served, axe_finds

#: Counts the notes that a page plays and the notifications it shows.
LISTEN = """
    window.notes = 0;
    const sing = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.notes += 1; return sing.call(this); };
    window.shown = [];
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = () => Promise.resolve('granted');
        constructor(title, wish) { window.shown.push([title, wish.body]); }
        close() {}
    };
"""


def set_preferences(page: Page, **wish: Any) -> None:
    page.evaluate("wish => localStorage.setItem('arsia.preferences', JSON.stringify(wish))", {"confirm": False, **wish})


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "dark"), (PHONE, "light")], ids=["wide", "phone"])
def test_the_settings_page(visit: Visit, size: dict[str, int], scheme: str) -> None:
    page = visit("/", viewport=size, color_scheme=scheme, bypass_csp=True)
    page.click("details.menu > summary")
    page.click("[data-settings-link]")
    page.wait_for_selector("[data-settings]")
    assert not axe_finds(page)
    page.check("[data-setting=language-de]")
    page.wait_for_selector("h1 >> text=Einstellungen")
    page.check("[data-setting=size-largest]")
    page.check(f"[data-setting=theme-{'light' if scheme == 'dark' else 'dark'}]")
    assert not axe_finds(page)
    assert not Person(page).scrolls()["sideways"]
    assert not Person(page).unsaid()
    page.fill("[data-setting=name]", "Ala")
    page.check("[data-setting=still]")
    page.check("[data-setting=confirm]")
    page.uncheck("[data-setting=sound]")
    page.reload()
    page.wait_for_selector("[data-settings]")
    assert page.is_checked("[data-setting=size-largest]")
    assert not page.is_checked("[data-setting=sound]")
    assert page.input_value("[data-setting=name]") == "Ala"
    assert page.evaluate("getComputedStyle(document.body).zoom") == "1.3"
    assert page.get_attribute("html", "data-theme") != scheme
    page.goto(page.url.replace("/settings", "/new?game=pocket_mars&seats=me,random&seed=3"))
    page.wait_for_selector("[data-option]")
    assert not Person(page).scrolls()["sideways"]


def test_whoever_looks_elsewhere_hears_and_sees_that_it_is_their_turn(visit: Visit) -> None:
    ann, bob = two_friends(visit)
    bob.add_init_script(LISTEN)
    set_preferences(bob, sound=True, notify=True)
    bob.reload()
    bob.wait_for_selector("[data-turn]")
    until_turn(ann, bob)
    assert "●" not in bob.title()
    bob.evaluate(LOOK_AWAY, True)
    end_turn(ann)
    bob.wait_for_function("() => window.shown.length === 1")
    assert bob.title().startswith("● Your turn")
    assert bob.evaluate("window.shown[0]") == ["Your turn", "Pocket Mars: the table waits for you."]
    assert bob.evaluate("window.notes") == 2
    # Silenced, it is silent.
    set_preferences(bob, sound=False, notify=True)
    bob.reload()
    bob.wait_for_selector("[data-option]")
    bob.evaluate(LOOK_AWAY, False)
    until_turn(ann, bob)
    bob.evaluate(LOOK_AWAY, True)
    end_turn(ann)
    bob.wait_for_function("() => window.shown.length === 1")
    assert bob.evaluate("window.notes") == 0


class Pushing(Threaded):
    """A server that knows one push service: ours, on the loopback."""

    async def _serve(self) -> None:
        self.service = Service()
        listening = await asyncio.start_server(self.service.take, "127.0.0.1", 0)
        self.service.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        self._changes |= {"push_services": (self.service.address,), "push_after": 0.0}
        await super()._serve()
        listening.close()

    def sent(self) -> bytes:
        """The next thing that the push service was sent."""
        return self.do(self.service.sent.get())[2]


@pytest.fixture
def pushing(tmp_path: Path) -> Iterator[Pushing]:
    with Pushing(tmp_path) as server:
        yield server


def test_a_closed_browser_is_told_through_its_push_service(browser: Chromium, pushing: Pushing) -> None:
    subscriber = Browser(pushing.service)
    context = browser.new_context(permissions=["notifications"], locale="pl")
    page = context.new_page()
    # The real push service of a browser is far away: this one subscribes at ours.
    page.add_init_script(
        f"""
        const mine = {{
            endpoint: {json.dumps(subscriber.subscription["endpoint"])},
            toJSON: () => ({json.dumps(subscriber.subscription)}),
            unsubscribe: () => Promise.resolve(true),
        }};
        PushManager.prototype.subscribe = (wish) => {{ window.wished = wish; return Promise.resolve(mine); }};
        PushManager.prototype.getSubscription = () =>
            Promise.resolve(localStorage.getItem('arsia.preferences')?.includes('"push":true') ? mine : null);
        """
    )
    page.goto(f"{pushing.here.address}/settings")
    page.check("[data-setting=push]")
    page.wait_for_function("() => localStorage.getItem('arsia.preferences')?.includes('\"push\":true')")
    assert page.evaluate("window.wished.userVisibleOnly")
    page.goto(f"{pushing.here.address}/new?game=pocket_mars&seats=me,open&seed=8&name=Ala")
    with page.expect_response("**/push"):
        page.wait_for_selector("[data-lobby]")
    table = page.url.split("/t/")[1]
    page.goto("about:blank")
    bob = page.request.post(f"{pushing.here.address}/api/tables/{table}/claim", data={"name": "Bob"}).json()
    page.request.post(
        f"{pushing.here.address}/api/tables/{table}/ready",
        data={"ready": True},
        headers={"Authorization": f"Bearer {bob['token']}"},
    )
    told = subscriber.reads(pushing.sent())
    assert told == {"table": table, "title": "Twój ruch", "body": "Pocket Mars: stół czeka na ciebie."}

    # What arrives is shown by our service worker, once for each table.
    page.goto(f"{pushing.here.address}/settings")
    registrations: list[str] = []
    tools = context.new_cdp_session(page)
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: registrations.extend(each["registrationId"] for each in news["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    for _ in range(2):
        tools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": pushing.here.address, "registrationId": registrations[-1], "data": json.dumps(told)},
        )
    page.wait_for_function(
        """() => navigator.serviceWorker.ready
            .then(worker => worker.getNotifications())
            .then(all => all.length === 1)"""
    )
    page.uncheck("[data-setting=push]")
    page.wait_for_function("() => localStorage.getItem('arsia.preferences')?.includes('\"push\":false')")
    context.close()


def test_a_move_that_ends_the_turn_is_asked_about_if_one_wishes(visit: Visit) -> None:
    page = visit("/settings")
    page.check("[data-setting=confirm]")
    page.goto(page.url.replace("/settings", "/new?game=pocket_mars&seats=me,random&seed=6"))
    person = Person(page)
    asked = 0
    for _ in range(60):
        person.offered()
        before = page.get_attribute(".table", "data-version")
        page.query_selector_all("[data-option]:visible")[0].click()
        page.wait_for_function(
            """before => document.querySelector('[data-confirm]')
                || document.querySelector('[data-marked]') && document.querySelector('[data-option]')
                || document.querySelector('.table').dataset.version !== before""",
            arg=before,
        )
        if not page.query_selector("[data-confirm]"):
            continue
        asked += 1
        assert page.get_attribute(".table", "data-version") == before
        if asked == 1:
            page.keyboard.press("Escape")
            page.wait_for_selector("[data-confirm]", state="detached")
            assert page.get_attribute(".table", "data-version") == before
            continue
        assert page.evaluate("document.activeElement.hasAttribute('data-confirm-yes')")
        page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('.table').dataset.version !== before", arg=before)
        if asked == 3:
            return
    raise AssertionError("nobody was asked")


def test_the_others_see_an_undo_and_who_still_decides(visit: Visit) -> None:
    ann, bob = two_friends(visit)
    # Both choose their first cards at once.
    assert json.loads(ann.get_attribute("[data-thinking]", "data-thinking") or "") == [1]
    person = Person(ann)
    while ann.query_selector("[data-turn=mine]"):
        person.choose_if_asked()
        ann.wait_for_timeout(50)
    bob.wait_for_selector("[data-thinking]", state="detached")
    ann.wait_for_selector("[data-undo]:enabled")
    ann.keyboard.press("u")
    ann.wait_for_selector("[data-turn=mine]")
    bob.wait_for_selector(".log >> text=Ann takes back a move.")
    assert json.loads(bob.get_attribute("[data-thinking]", "data-thinking") or "") == [0]


def test_what_happened_meanwhile_is_told_when_i_come_back(visit: Visit) -> None:
    ann, bob = two_friends(visit)
    until_turn(ann, bob)
    bob.wait_for_selector("[data-turn=others]")
    address = bob.url
    bob.goto("about:blank")
    end_turn(ann)
    bob.goto(address)
    bob.wait_for_selector("[data-since]")
    assert "Ann" in bob.inner_text("[data-since]")
    bob.click("[data-since] button")
    bob.wait_for_selector("[data-since]", state="detached")
    bob.reload()
    bob.wait_for_selector("[data-option]")
    assert not bob.query_selector("[data-since]"), "what was read is told once"


def test_the_network_is_lost_and_comes_back(visit: Visit) -> None:
    ann, bob = two_friends(visit, may_fail=True)
    until_turn(ann, bob)
    bob.context.set_offline(True)
    bob.wait_for_selector(".table[data-line=lost]")
    end_turn(ann)
    bob.context.set_offline(False)
    bob.wait_for_selector(".table[data-line=caught-up]")
    bob.wait_for_selector("[data-option]")
    assert bob.get_attribute(".table", "data-version") == ann.get_attribute(".table", "data-version")
    assert bob.query_selector("[data-since]")


@pytest.mark.long
def test_a_page_that_finds_no_server_waits_for_one(visit: Visit, served: Served) -> None:
    page = visit("/new?game=pocket_mars&seats=me,random&seed=6", may_fail=True)
    page.wait_for_selector("[data-option]")
    table = page.url.split("/t/")[1]
    page.click("details.menu > summary")
    page.click("details.menu a[href='/']")
    page.wait_for_selector("[data-play]")
    served.kill()
    page.fill("#code", table)
    page.press("#code", "Enter")
    page.wait_for_selector("[role=alert]")
    served.start()
    page.wait_for_selector("[data-option]")

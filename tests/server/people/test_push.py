"""Web Push to a push service on the loopback: sent when a seat that is away must decide, and never in the way."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from py_vapid import Vapid02

from arsia.server.people.push import is_push_service
from arsia.server.settings import Settings
from arsia.server.storage.rows import KeptSubscription

from ..kit import Here, running, sentence, tokens
from .push_service import Browser, Service, text

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def pushing(folder: Path) -> AsyncIterator[tuple[Here, Service]]:
    service = Service()
    listening = await asyncio.start_server(service.take, "127.0.0.1", 0)
    service.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        async with running(folder, push_services=(service.address,), push_after=0.0) as here:
            yield here, service
    finally:
        listening.close()
        await listening.wait_closed()


async def mine_and_theirs(here: Here) -> tuple[str, dict[int, str], int]:
    """A table of two in which one seat must decide, and the other waits."""
    made = await here.make("me", "here", seed=5, game="terraforming_mars", options={"corporate_era": False})
    table, own = made["table"], tokens(made)
    while True:
        seen = await here.get(f"{table}/view")
        seat = seen["thinking"][0]
        decision = (await here.get(f"{table}/view", own[seat]))["decision"]
        if ["pass"] in decision["options"]:
            return table, own, seat
        await here.post(f"{table}/moves", own[seat], {"decision": decision["id"], "option": decision["options"][0]})


async def move_on(here: Here, table: str, token: str) -> None:
    decision = (await here.get(f"{table}/view", token))["decision"]
    await here.post(f"{table}/moves", token, {"decision": decision["id"], "option": ["pass"]})


async def test_a_seat_that_is_away_is_told_when_it_must_decide(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (here, service):
        table, own, seat = await mine_and_theirs(here)
        browser = Browser(service)
        await here.post(f"{table}/push", own[1 - seat], {**browser.subscription, "language": "de", "expirationTime": 1})
        await move_on(here, table, own[seat])
        async with asyncio.timeout(30):
            path, headers, body = await service.sent.get()
        told = browser.reads(body)
        assert path == "/wp/1"
        assert told == {
            "table": table,
            "title": "Du bist dran",
            "body": "Terraforming Mars: Der Tisch wartet auf dich.",
        }
        assert Vapid02.verify(headers["authorization"])
        assert headers["authorization"].endswith((await here.web.get("/api/push")).json()["key"])
        assert own[0] not in str(body) + str(headers)


async def test_a_seat_that_is_connected_is_not_told_and_a_browser_may_have_enough(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (here, service):
        table, own, seat = await mine_and_theirs(here)
        other = own[1 - seat]
        browsers = [Browser(service, f"/wp/{n}") for n in (1, 2)]
        for browser in browsers:
            await here.post(f"{table}/push", other, browser.subscription)
            await here.post(f"{table}/push", other, browser.subscription)  # once is enough
        await here.post(f"{table}/push/stop", other, {"endpoint": browsers[0].subscription["endpoint"]})
        decision = (await here.get(f"{table}/view", own[seat]))["decision"]
        async with here.live(table, other) as line:
            await line.next("update")
            await here.post(f"{table}/moves", own[seat], {"decision": decision["id"], "option": ["pass"]})
            await line.until(lambda frame: frame["decision"] is not None)
        assert not here.services.push._telling
        # Away again: the turn comes round, and only the browser that still wants to know hears of it.
        while seat not in (await here.get(f"{table}/view"))["thinking"]:
            await move_on(here, table, other)
        async with asyncio.timeout(30):
            while service.sent.empty():
                seen = await here.get(f"{table}/view")
                mover = seen["thinking"][0]
                own_decision = (await here.get(f"{table}/view", own[mover]))["decision"]
                await here.post(
                    f"{table}/moves",
                    own[mover],
                    {"decision": own_decision["id"], "option": own_decision["options"][-1]},
                )
                await asyncio.sleep(0)
            path, _, _ = await service.sent.get()
        assert path == "/wp/2"


@pytest.mark.parametrize("answer", ["410 Gone", "500 Internal Server Error"])
async def test_a_push_service_that_fails_does_not_disturb_the_game(tmp_path: Path, answer: str) -> None:
    async with pushing(tmp_path) as (here, service):
        service.answer = answer
        table, own, seat = await mine_and_theirs(here)
        await here.post(f"{table}/push", own[1 - seat], Browser(service).subscription)
        await move_on(here, table, own[seat])
        async with asyncio.timeout(30):
            await service.sent.get()
            while here.services.push._telling:
                await asyncio.sleep(0.01)
        left = await here.services.people.subscriptions(table, 1 - seat)
        assert len(left) == (0 if answer.startswith("410") else 1)
        assert 1 - seat in (await here.get(f"{table}/view"))["thinking"]


@pytest.mark.parametrize("answer", ["302 Found", "307 Temporary Redirect", "308 Permanent Redirect"])
async def test_a_push_service_sends_nobody_elsewhere(tmp_path: Path, answer: str) -> None:
    elsewhere = Service()
    listening = await asyncio.start_server(elsewhere.take, "127.0.0.1", 0)
    async with pushing(tmp_path) as (here, service):
        service.answer = f"{answer}\r\nLocation: http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/inside"
        table, own, seat = await mine_and_theirs(here)
        await here.post(f"{table}/push", own[1 - seat], Browser(service).subscription)
        await move_on(here, table, own[seat])
        async with asyncio.timeout(30):
            await service.sent.get()
            while here.services.push._telling:
                await asyncio.sleep(0.01)
        assert elsewhere.sent.empty()
        assert service.sent.empty()
    listening.close()
    await listening.wait_closed()


async def test_a_push_service_that_is_no_longer_known_is_not_called(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (here, service):
        table, own, seat = await mine_and_theirs(here)
        stranger = KeptSubscription("http://127.0.0.1:9/wp", "k", "s", "en")
        await here.services.people.subscribe(table, 1 - seat, stranger)
        await here.post(f"{table}/push", own[1 - seat], Browser(service).subscription)
        called: list[str] = []

        async def call(room: object, seat: int, browser: KeptSubscription) -> None:
            called.append(browser.address)

        here.services.push._send_to = call  # type: ignore[method-assign]
        await move_on(here, table, own[seat])
        async with asyncio.timeout(30):
            while not called or here.services.push._telling:
                await asyncio.sleep(0.01)
        assert called == [f"{service.address}/wp/1"]


async def test_nobody_listens_at_the_push_service(tmp_path: Path) -> None:
    async with running(tmp_path, push_services=("http://127.0.0.1:9",), push_after=0.0) as here:
        table, own, seat = await mine_and_theirs(here)
        service = Service()
        service.address = "http://127.0.0.1:9"
        await here.post(f"{table}/push", own[1 - seat], Browser(service).subscription)
        await move_on(here, table, own[seat])
        async with asyncio.timeout(30):
            while here.services.push._telling:
                await asyncio.sleep(0.01)
        assert len(await here.services.people.subscriptions(table, 1 - seat)) == 1


async def test_the_keys_are_made_once(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        key = (await here.web.get("/api/push")).json()["key"]
    async with running(tmp_path) as here:
        assert (await here.web.get("/api/push")).json()["key"] == key
    assert len(base64.urlsafe_b64decode(key + "=")) == 65


async def test_subscriptions_that_do_not_work_are_refused(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (here, service):
        made = await here.make("me", "here")
        table, own = made["table"], tokens(made)
        good = Browser(service).subscription
        for change in (
            {"endpoint": "http://127.0.0.1:22/"},
            {"endpoint": "https://example.org/push"},
            {"endpoint": f"{service.address}.evil.org/"},
            {"keys": {"p256dh": "AAAA", "auth": good["keys"]["auth"]}},
            {"keys": {"p256dh": text(b"\x04" + b"\x01" * 64), "auth": good["keys"]["auth"]}},
            {"keys": {"p256dh": "ą", "auth": good["keys"]["auth"]}},
            {"keys": {"p256dh": good["keys"]["p256dh"], "auth": "x"}},
            {"language": "xx"},
        ):
            assert sentence(await here.post(f"{table}/push", own[0], {**good, **change}, 400)), change
        assert sentence(await here.post(f"{table}/push", None, good, 401))
        assert await here.services.people.subscriptions(table, 0) == []


async def test_a_seat_rings_at_a_few_browsers_and_not_at_former_ones(tmp_path: Path) -> None:
    async with pushing(tmp_path) as (here, service):
        made = await here.make("me", "here")
        table, own = made["table"], tokens(made)
        for n in range(12):
            await here.post(f"{table}/push", own[1], Browser(service, f"/wp/{n}").subscription)
        assert len(await here.services.people.subscriptions(table, 1)) == 8
        await here.services.seats._store.hand_over(table, 1, "random")
        assert await here.services.people.subscriptions(table, 1) == []


def test_only_push_services_that_are_known_are_called() -> None:
    known = Settings().push_services
    for address in (
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://wns2-par02p.notify.windows.com/w/?token=x",
        "https://web.push.apple.com/Qx",
    ):
        assert is_push_service(address, known)
    for address in (
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.org/x",
        "https://evilgoogleapis.com/x",
        "https://storage.googleapis.com/x",  # anybody may keep something there
        "https://fcm.googleapis.com:22/x",
        "https://me@fcm.googleapis.com/x",
        "https://[::1/x",
        "https://127.0.0.1/x",
        "file:///etc/passwd",
        "",
    ):
        assert not is_push_service(address, known)

"""Limits: how much one visitor may ask for, and the sentence for more."""

from __future__ import annotations

from pathlib import Path

import pytest

from arsia.server.tables.room import NOTICES
from arsia.server.wire.limits import Bucket, Window
from arsia.server.wire.text import clean_name

from ..kit import running, sentence, talk, tokens

pytestmark = pytest.mark.anyio


async def test_tables_by_the_hour(tmp_path: Path) -> None:
    async with running(tmp_path, tables_per_hour=3) as here:
        for _ in range(3):
            await here.make("me", "open")
        answer = await here.web.post("/api/tables", json={"game": "pocket_mars", "seats": ["me", "open"]})
        assert answer.status_code == 429
        assert "3" in sentence(answer.json())


async def test_bodies(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        answer = await here.web.post("/api/tables", content=b"x" * 20_000)
        assert answer.status_code == 413
        assert sentence(answer.json())


async def test_messages_by_the_second(tmp_path: Path) -> None:
    async with running(tmp_path, messages_per_second=1, burst=5) as here:
        made = await here.make("me", "here")
        async with here.live(made["table"], tokens(made)[0]) as line:
            for number in range(6):
                await line.say(type="ping", request=number)
            refused = await line.next("refused")
            assert sentence(refused)
            assert refused["request"] == 5
            assert sum(frame["type"] == "pong" for frame in line.heard) == 5


async def test_whoever_does_not_stop_is_put_out(tmp_path: Path) -> None:
    async with running(tmp_path, messages_per_second=1, burst=1) as here:
        made = await here.make("me", "here")
        async with here.live(made["table"], tokens(made)[0]) as line:
            for _ in range(150):
                await line.say(type="ping")
            assert await line.hung_up() == 4429
        assert (await here.get(made["table"]))["seats"][0]["online"] is False


async def test_notices_by_one_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here")
        table, own = made["table"], tokens(made)
        for _ in range(NOTICES):
            await here.post(f"{table}/passing", own[0], {"until": "round"})
            await here.post(f"{table}/passing", own[0], {"until": None})
        assert sentence(await here.post(f"{table}/passing", own[0], {"until": "round"}, 429))
        assert len(await talk(here, table)) == 2 * NOTICES
        await here.post(f"{table}/passing", own[1], {"until": "round"})
        await here.post(f"{table}/passing", own[1], {"until": None})


async def test_sockets_at_a_table(tmp_path: Path) -> None:
    async with running(tmp_path, sockets_per_table=2) as here:
        table = (await here.make("me", "here"))["table"]
        async with here.live(table) as one, here.live(table) as two:
            await one.next("update")
            await two.next("update")
            async with here.dial(table) as three:
                assert sentence(await three.hear())
                assert await three.hung_up() == 4429
        async with here.live(table) as again:
            await again.next("update")


async def test_a_socket_that_never_says_hello_is_not_kept(tmp_path: Path) -> None:
    async with running(tmp_path, hello_seconds=0.05) as here:
        table = (await here.make("me", "here"))["table"]
        async with here.dial(table) as line:
            assert sentence(await line.hear())
            assert await line.hung_up() == 4400


@pytest.mark.parametrize(
    "name",
    ["\u200b", "\u200d\u200d", "\u202e\u202d", "\x07", "\u0301\u0301", "\ufe0f", "\u3164", "\u2800 \u00ad", "\ue000"],
)
async def test_names_that_nobody_can_see(tmp_path: Path, name: str) -> None:
    async with running(tmp_path) as here:
        wish = {"game": "pocket_mars", "seats": ["me", "open"], "name": name}
        answer = await here.web.post("/api/tables", json=wish)
        assert answer.status_code == 400
        assert answer.json()["error"]["message"] == ["refuse-name-invisible", {}]
        table = (await here.make("me", "open"))["table"]
        assert sentence(await here.post(f"{table}/claim", None, {"name": name}, 400))


@pytest.mark.parametrize(
    ("name", "shown"), [("", ""), ("  ", ""), ("Ala\u202e", "Ala"), ("e\u0301", "e\u0301"), ("🚀", "🚀")]
)
def test_names_that_can_be_seen(name: str, shown: str) -> None:
    assert clean_name(name) == shown


def test_the_window_moves_on_and_forgets() -> None:
    now = 0.0
    window = Window(2, lambda: now)
    assert [window.take("a"), window.take("a"), window.take("a"), window.take("b")] == [True, True, False, True]
    now = 3601.0
    assert window.take("a")
    for index in range(10):
        window.take(f"c{index}")
        now += 3601.0
    assert len(window._times) < 5


def test_the_bucket_fills_again() -> None:
    now = 0.0
    bucket = Bucket(2, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]

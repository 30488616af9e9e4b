"""Junk: whatever comes in is refused with a sentence, and the table stays as it is."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from ..kit import Data, Here, play_rest, running, sentence, tokens

pytestmark = pytest.mark.anyio

JUNK: list[Any] = [
    "",
    "hello",
    "{",
    "null",
    "[]",
    '"move"',
    "{}",
    '{"type":"move"}',
    '{"type":"fly","request":1}',
    '{"type":"move","decision":"0","option":["x"]}',
    '{"type":"move","decision":-1,"option":["x"]}',
    '{"type":"move","decision":0}',
    '{"type":"move","decision":0,"options":[["x"]]}',
    '{"type":"move","decision":0,"option":["x"],"set":[["x"]]}',
    '{"type":"move","decision":0,"set":[["x"],[]]}',
    '{"type":"move","decision":0,"set":["x"]}',
    '{"type":"move","decision":0,"set":{"0":["x"]}}',
    '{"type":"move","decision":0,"option":[]}',
    '{"type":"move","decision":0,"option":[null]}',
    '{"type":"move","decision":0,"option":["play",true]}',
    '{"type":"move","decision":0,"option":["play",1.5]}',
    '{"type":"move","decision":0,"option":["play",{"a":1}]}',
    '{"type":"move","decision":0,"option":["x"],"extra":1}',
    '{"type":"move","decision":1e400,"option":["x"]}',
    '{"type":"move","decision":99999999999999999999,"option":["x"]}',
    '{"type":"undo"}',
    '{"type":"undo","version":null}',
    '{"type":"hello","version":-3}',
    '{"type":"hello","token":7}',
    '{"type":"move","decision":0,"option":["\\ud800"]}',
    "[" * 5000,
    b"\xff\xfe\x00",
    b"",
    '{"type":"move","decision":0,"option":["' + "x" * 1_000_000 + '"]}',
    b"\x00" * 1_000_000,
]


async def seen_by_all(here: Here, table: str, own: dict[int, str]) -> list[Data]:
    seen = [await here.get(f"{table}/view", token) for token in [None, *own.values()]]
    for view in seen:
        del view["seats"], view["watching"]  # who is there changes, and is not the game
    return seen


async def test_junk_on_a_socket_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path, messages_per_second=10_000, burst=10_000) as here:
        made = await here.make("me", "here", seed=1)
        table, own = made["table"], tokens(made)
        await play_rest(here, table, own, random.Random(1), most=12)
        before = await seen_by_all(here, table, own)
        for token in [None, *own.values()]:
            async with here.live(table, token) as line:
                await line.next("update")
                for junk in JUNK:
                    await line.socket.send(junk)
                    assert sentence(await line.next("refused")), junk
                await line.say(type="ping")
                await line.next("pong")
        assert await seen_by_all(here, table, own) == before


async def test_junk_instead_of_hello_is_refused_and_the_socket_closed(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=1)
        for junk in [*JUNK, '{"type":"ping"}', '{"type":"undo","version":0}']:
            async with here.dial(made["table"]) as line:
                await line.socket.send(junk)
                assert sentence(await line.hear()), junk
                assert await line.hung_up() == 4400


async def test_frames_beyond_all_measure_end_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=1)
        async with here.live(made["table"], tokens(made)[0]) as line:
            await line.next("update")
            await line.socket.send("x" * 3_000_000)
            assert await line.hung_up() == 1009
        assert (await here.get(made["table"]))["version"] == 0


async def test_other_peoples_seats_and_tables(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=1)
        other = await here.make("me", "here", seed=1)
        table, own = made["table"], tokens(made)
        seat = (await here.get(f"{table}/view"))["thinking"][0]
        decision = (await here.get(f"{table}/view", own[seat]))["decision"]
        move: Data = {"decision": decision["id"], "option": decision["options"][0]}
        before = await seen_by_all(here, table, own)

        assert sentence(await here.post(f"{table}/moves", own[1 - seat], move, 409))
        assert sentence(await here.post(f"{table}/moves", tokens(other)[seat], move, 401))
        assert sentence(await here.post(f"{table}/moves", None, move, 401))
        strange = {b"Authorization": "Bearer \u0105".encode()}
        assert (await here.web.get(f"/api/tables/{table}/view", headers=strange)).status_code == 401
        assert sentence(await here.post("abcdefghij/moves", own[seat], move, 404))
        assert (
            await here.web.get(f"/api/tables/{table}/view", headers={"Authorization": "Basic x"})
        ).status_code == 401
        for token, code in ((tokens(other)[seat], 4401), ("", 4401), ("x" * 5000, 4401)):
            async with here.live(table, token) as line:
                assert sentence(await line.hear())
                assert await line.hung_up() == code
        async with here.live("abcdefghij") as line:
            assert sentence(await line.hear())
            assert await line.hung_up() == 4404
        async with here.live(table, own[1 - seat]) as line:
            await line.say(type="move", request={"my": "id"}, **move)
            refused = await line.next("refused")
            assert sentence(refused)
            assert refused["request"] == {"my": "id"}
        async with here.live(table) as line:
            await line.say(type="move", request=1, **move)
            assert sentence(await line.next("refused"))
        assert await seen_by_all(here, table, own) == before


async def test_old_requests_replayed_are_harmless(tmp_path: Path) -> None:
    """Everything a seat ever sent, sent once more by everybody."""
    async with running(tmp_path, messages_per_second=10_000, burst=10_000) as here:
        made = await here.make("me", "here", seed=2)
        table, own = made["table"], tokens(made)
        await play_rest(here, table, own, random.Random(3), most=40)
        past = list(here.services.registry._rooms[table].past)
        before = await seen_by_all(here, table, own)
        for seat, token in own.items():
            async with here.live(table, token) as line:
                for ply, move in enumerate(past):
                    await line.say(type="move", decision=move.decision, option=list(move.answer), request=ply)
                    await line.say(type="undo", version=ply, request=ply)
                    answer = await line.until(lambda frame: frame["type"] in ("done", "refused"))
                    assert (answer["type"] == "done") == (move.seat == seat)
                    assert answer.get("version", ply + 1) == ply + 1
                    assert sentence(await line.next("refused"))
        assert await seen_by_all(here, table, own) == before


@pytest.mark.parametrize("path", ["/api/tables/abc", "/api/tables/..%2f..%2fetc", "/api/tables/%00", "/api/nothing"])
async def test_addresses_that_are_none(tmp_path: Path, path: str) -> None:
    async with running(tmp_path) as here:
        answer = await here.web.get(path)
        assert answer.status_code == 404
        assert sentence(answer.json())


async def test_a_name_may_hold_any_letters_but_nothing_invisible(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table = (await here.make("me", "open", name="Zoë 👩‍🚀"))["table"]
        assert (await here.get(table))["seats"][0]["name"] == "Zoë 👩‍🚀"
        body = json.dumps({"name": "\u200b\u202eevE\x00\n"})
        answer = await here.web.post(f"/api/tables/{table}/claim", content=body)
        assert answer.status_code == 200
        assert (await here.get(table))["seats"][1]["name"] == "evE"

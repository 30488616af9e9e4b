"""Making a table, inviting, sitting down, being ready: only then are the cards dealt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ..kit import running, sentence, tokens

pytestmark = pytest.mark.anyio


async def test_two_friends_meet_at_a_table(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "open", name="  Ala\u0007 z\u202e  Krakowa ")
        table, ala = made["table"], tokens(made)[0]
        assert made["state"] == "open"
        assert made["seats"][0]["name"] == "Ala z Krakowa"
        assert (await here.post(f"{table}/moves", ala, {"decision": 0, "option": ["x"]}, 409))["error"]
        assert (await here.web.get(f"/api/tables/{table}/view")).status_code == 409

        async with here.live(table, ala) as line:
            assert (await line.hear())["type"] == "lobby"
            bob = await here.post(f"{table}/claim", None, {"name": "Bob"})
            assert bob["seat"] == 1
            lobby = await line.until(lambda frame: frame["seats"][1]["claimed"])
            assert [seat["name"] for seat in lobby["seats"]] == ["Ala z Krakowa", "Bob"]
            assert lobby["state"] == "open"

            ready = await here.post(f"{table}/ready", bob["token"], {"ready": True})
            assert ready["state"] == "playing"
            update = await line.next("update")
            assert update["seat"] == 0
            assert update["events_from"] == 0


async def test_readiness_can_be_taken_back_until_the_cards_are_dealt(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "open", "open")
        table = made["table"]
        ala = tokens(made)[0]
        bob = await here.post(f"{table}/claim", None, {"name": "Bob", "seat": 2})
        assert bob["seat"] == 2
        await here.post(f"{table}/ready", ala, {"ready": False})
        cleo = await here.post(f"{table}/claim", None, {"name": "Cleo"})
        assert cleo["seat"] == 1
        for token in (bob["token"], cleo["token"]):
            assert (await here.post(f"{table}/ready", token, {"ready": True}))["state"] == "open"
        assert (await here.post(f"{table}/ready", ala, {"ready": True}))["state"] == "playing"
        late = await here.post(f"{table}/ready", ala, {"ready": False})
        assert late["state"] == "playing"
        assert late["seats"][0]["ready"]


async def test_a_seat_is_claimed_once(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table = (await here.make("me", "open"))["table"]
        await here.post(f"{table}/claim", None, {"name": "Bob", "seat": 1})
        for body in (
            {"name": "Eve"},
            {"name": "Eve", "seat": 1},
            {"name": "Eve", "seat": 0},
            {"name": "Eve", "seat": 7},
        ):
            assert sentence(await here.post(f"{table}/claim", None, body, 409))
        lobby = await here.get(table)
        assert [seat["name"] for seat in lobby["seats"]] == ["", "Bob"]


async def test_listed_tables_are_found_until_they_begin(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        hidden = await here.make("me", "open")
        shown = await here.make("me", "open", listed=True)
        listed = (await here.web.get("/api/tables?listed")).json()
        assert [lobby["table"] for lobby in listed] == [shown["table"]]
        assert hidden["table"] not in str(listed)
        bob = await here.post(f"{shown['table']}/claim", None, {"name": "Bob"})
        await here.post(f"{shown['table']}/ready", bob["token"], {"ready": True})
        assert (await here.web.get("/api/tables?listed")).json() == []


async def test_one_screen_gets_a_token_for_each_of_its_seats(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", "here")
        own = tokens(made)
        assert sorted(own) == [0, 1, 2]
        assert len(set(own.values())) == 3
        table = made["table"]
        views = {seat: await here.get(f"{table}/view", token) for seat, token in own.items()}
        for seat, view in views.items():
            assert view["seat"] == seat
            shown = [player["player"] for player in view["view"]["players"] if all(c["card"] for c in player["hand"])]
            assert shown == [seat]


async def test_a_chosen_seed_gives_the_same_deal_and_is_no_secret(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        first = await here.make("me", "here", seed=7)
        again = await here.make("me", "here", seed="7")
        other = await here.make("me", "here")
        hands = [
            (await here.get(f"{made['table']}/view", tokens(made)[0]))["view"]["players"][0]["hand"]
            for made in (first, again, other)
        ]
        assert hands[0] == hands[1]
        assert [made["seeded"] for made in (first, again, other)] == [True, True, False]


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": ["me", "open"]},
        {"game": "pocket_mars", "seats": ["me"] * 5},
        {"game": "pocket_mars", "seats": []},
        {"game": "pocket_mars", "seats": ["me", "hal9000"]},
        {"game": "pocket_mars", "seats": ["me", "mcts:3600s"]},
        {"game": "pocket_mars", "seats": ["me", "mcts:1000000"]},
        {"game": "pocket_mars", "seats": ["me", "open"], "options": {"colour": "red"}},
        {"game": "pocket_mars", "seats": ["me", "open"], "options": {"draft": 1}},
        {"game": "pocket_mars", "seats": ["me"], "options": {"draft": True}},
        {"game": "pocket_mars", "seats": ["me", "open"], "seed": -1},
        {"game": "pocket_mars", "seats": ["me", "open"], "seed": "seven"},
        {"game": "pocket_mars", "seats": ["me", "open"], "seed": 2**200},
        {"game": "pocket_mars", "seats": ["me", "open"], "seed": True},
        {"game": "pocket_mars", "seats": ["me", "open"], "name": "A" * 25},
        {"game": "pocket_mars", "seats": ["me", "open"], "cheat": True},
        {"game": "pocket_mars"},
        [],
    ],
)
async def test_a_wrong_wish_is_answered_with_what_would_work(tmp_path: Path, wish: Any) -> None:
    async with running(tmp_path) as here:
        answer = await here.web.post("/api/tables", json=wish)
        assert answer.status_code == 400
        assert sentence(answer.json())

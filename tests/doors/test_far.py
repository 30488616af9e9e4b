"""A bot at a table of a server: it holds a seat's token and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from arsia.doors.far import FarSeat, Place, place_of, sit_down
from arsia.doors.talk import Talk
from arsia.kernel.message import Refused

from ..server.kit import Here, running, tokens
from .lines import Reply, Scripted, first, line

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def place(here: Here, table: str) -> Place:
    return place_of(f"{here.address}/t/{table}")


def seat(here: Here, table: str, token: str, reply: Reply) -> tuple[FarSeat, Scripted]:
    told = Scripted(reply)
    return FarSeat(place(here, table), token, Talk(lambda: told, 5.0), 1), told


async def test_two_bots_play_a_game_at_a_table(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "open", seed=5)
        table = made["table"]
        mine, told = seat(here, table, tokens(made)[0], first)
        token = await asyncio.to_thread(sit_down, place(here, table), "mybot", 1)
        wrong, heard = seat(here, table, token, lambda frame: [line(id=frame.get("id"), option=["dance"])])
        await asyncio.gather(asyncio.to_thread(mine.play), asyncio.to_thread(wrong.play))
        lobby = await here.get(table)
        assert lobby["seats"][1]["name"] == "mybot"
        record = await here.get(f"{table}/record")
    assert lobby["state"] == "over"
    assert mine.outcome == wrong.outcome == record["outcome"]
    hello, *middle, over = told.frames
    assert (hello["type"], hello["game"], hello["seat"], hello["imagines"]) == ("hello", "pocket_mars", 0, False)
    assert hello["edition"] == record["edition"]
    assert over == {"type": "over", "outcome": record["outcome"]}
    log: list[object] = []
    for frame in middle:
        assert frame["type"] == "decide"
        log = log[: frame["told_from"]] + frame["told"]
    assert len(log) > 20
    assert not any(mine._talk.faults.values())
    decided = [frame for frame in heard.frames if frame["type"] == "decide"]
    refused = [frame for frame in heard.frames if frame["type"] == "refused"]
    assert wrong._talk.faults == {"late": 0, "illegal": len(decided), "crashed": 0}
    assert len(refused) == len(decided) > 5
    assert all(frame["view"]["you"] == 1 for frame in decided)


async def test_a_wrong_token_and_a_taken_seat_are_refused_in_a_sentence(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "greedy", seed=5)
        stranger, told = seat(here, made["table"], "x" * 22, first)
        with pytest.raises(Refused) as refused:
            await asyncio.to_thread(stranger.play)
        assert len(str(refused.value).split()) > 3
        assert told.told == []
        with pytest.raises(Refused):
            await asyncio.to_thread(sit_down, place(here, made["table"]), "mybot", None)
        with pytest.raises(Refused):
            await asyncio.to_thread(sit_down, place(here, "nowhere"), "mybot", None)


async def test_nothing_is_imagined_where_only_the_server_knows_the_rules(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=5)
        own = tokens(made)

        def curious(frame: dict[str, object]) -> list[bytes]:
            return [line(type="imagine"), *first(frame)] if frame["type"] == "decide" else []

        one, told = seat(here, made["table"], own[0], curious)
        two, _ = seat(here, made["table"], own[1], first)
        await asyncio.gather(asyncio.to_thread(one.play), asyncio.to_thread(two.play))
    assert {frame["message"][0] for frame in told.frames if frame["type"] == "refused"} == {"door-no-worlds"}
    assert not any(one._talk.faults.values())


@pytest.mark.parametrize("spec", ["cmd:true", "cmd:./mybot", "url:http://127.0.0.1:9"])
async def test_nobody_starts_a_program_on_a_server(tmp_path: Path, spec: str) -> None:
    async with running(tmp_path) as here:
        for seats in (["me", spec], [spec, spec]):
            answer = await here.web.post("/api/tables", json={"game": "pocket_mars", "seats": seats})
            assert answer.status_code == 400
        made = await here.make("me", "open")
        wish = {"seat": 1, "bot": spec}
        await here.post(f"{made['table']}/bot", tokens(made)[0], wish, 400)


@pytest.mark.parametrize(
    "link", ["", "mars.example/t/x", "https://mars.example/", "ftp://mars.example/t/x", "https:///t/x"]
)
async def test_a_link_that_leads_to_no_table(link: str) -> None:
    with pytest.raises(Refused):
        place_of(link)


async def test_links_as_browsers_show_them() -> None:
    for link in ("https://mars.example/t/k3vXw9pQzD", "https://mars.example/t/k3vXw9pQzD/replay?ply=3#top"):
        assert place_of(link) == ("https://mars.example", "k3vXw9pQzD")
    assert place_of("http://a:8000/t/b").live == "ws://a:8000/api/tables/b/live"

"""Whole games: by requests, on sockets, with bots, alone, at one screen, watched."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import arsia

from ..kit import play_live, play_rest, running, sentence, tokens

pytestmark = pytest.mark.anyio


async def test_a_whole_game_by_requests_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=3)
        table = made["table"]
        assert sentence((await here.web.get(f"/api/tables/{table}/record")).json())
        assert (await here.web.get(f"/api/tables/{table}/record")).status_code == 403
        end = await play_rest(here, table, tokens(made), random.Random(1))
        record = await here.get(f"{table}/record")
        assert record["outcome"] == end["view"]["outcome"]
        assert len(record["moves"]) == end["version"]
        again = arsia.replay(record)
        assert again.outcome is not None
        assert again.outcome.data() == record["outcome"]


async def test_a_whole_game_of_four_on_sockets_with_a_spectator(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", "here", "here", seed=4, options={"draft": True})
        table = made["table"]
        chance = random.Random(2)
        async with here.live(table) as spectator:
            lines = await asyncio.gather(
                *[play_live(here, table, seat, token, chance) for seat, token in tokens(made).items()]
            )
            await spectator.until(lambda frame: frame.get("state") == "over")
        outcomes = [line.heard[-1]["view"]["outcome"] for line in [*lines, spectator]]
        assert outcomes[0] is not None
        assert all(outcome == outcomes[0] for outcome in outcomes)
        assert {frame["decision"] for frame in spectator.heard} == {None}
        assert {frame["can_undo"] for frame in spectator.heard} == {False}
        record = await here.get(f"{table}/record")
        acknowledged = sum(frame["type"] == "done" for line in lines for frame in line.heard)
        assert acknowledged == len(record["moves"])


async def test_the_log_comes_in_pieces_that_fit_together(tmp_path: Path) -> None:
    async with running(tmp_path, burst=1000) as here:
        made = await here.make("me", "here", seed=5)
        own = tokens(made)
        lines = await asyncio.gather(
            *[play_live(here, made["table"], seat, token, random.Random(seat)) for seat, token in own.items()]
        )
        whole = await here.get(f"{made['table']}/view", own[0])
        log: list[object] = []
        last = -1
        for frame in lines[0].heard:
            if frame["type"] == "update":
                assert frame["version"] >= last
                assert frame["events_from"] == 0 or frame["events_from"] == last
                log = frame["events"] if frame["events_from"] == 0 else log + frame["events"]
                last = frame["version"]
        assert log == whole["events"]
        assert whole["events_from"] == 0


async def test_bots_play_and_are_waited_for(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "random", "greedy", seed=6)
        line = await play_live(here, made["table"], 0, tokens(made)[0], random.Random(3))
        record = await here.get(f"{made['table']}/record")
        assert {seat for seat, _ in record["moves"]} == {0, 1, 2}
        assert line.heard[-1]["view"]["outcome"]["places"]


async def test_bots_play_among_themselves_while_somebody_watches(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("random", "random", seed=8)
        async with here.live(made["table"]) as line:
            end = await line.until(lambda frame: frame.get("state") == "over")
        assert end["seat"] is None


async def test_a_game_alone(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", options={"solo_level": "hard"}, seed=9)
        end = await play_rest(here, made["table"], tokens(made), random.Random(4))
        assert end["view"]["outcome"]["won"] in (True, False)


async def test_a_shared_screen_sees_one_seat_at_a_time(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here")
        own = tokens(made)
        async with here.live(made["table"], own[0]) as line:
            assert (await line.next("update"))["seat"] == 0
            await line.say(type="hello", token=own[1], version=None)
            assert (await line.until(lambda frame: frame["seat"] == 1))["view"]["you"] == 1
            seats = (await here.get(made["table"]))["seats"]
            assert [seat["online"] for seat in seats] == [False, True]

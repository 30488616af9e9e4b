"""Taking back by agreement: a seat asks, the others allow it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import arsia

from ..kit import Data, Here, play_rest, running, sentence, talk, three_friends, tokens

pytestmark = pytest.mark.anyio


async def stuck(here: Here, table: str, own: dict[int, str]) -> tuple[int, Data]:
    """Play until a seat can take back nothing by itself, though it has moved, and no bot is about to move; that seat
    and what it sees."""
    for most in range(4, 400):
        await play_rest(here, table, own, random.Random(most), most)
        for seat, token in own.items():
            seen: Data = await here.get(f"{table}/view", token)
            moved = seen["why_no_undo"] and seen["why_no_undo"][0] == "undo-moved"
            if moved and set(seen["thinking"]) <= set(own):
                return seat, seen
    raise AssertionError("everything can be taken back")


async def test_a_dead_undo_says_why(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table, own = await three_friends(here)
        assert (await here.get(f"{table}/view", own[0]))["why_no_undo"] == ["undo-nothing", {}]
        assert (await here.get(f"{table}/view"))["why_no_undo"] is None
        await stuck(here, table, own)


async def test_a_move_is_taken_back_when_all_others_allow_it(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table, own = await three_friends(here)
        seat, seen = await stuck(here, table, own)
        first, second = [each for each in own if each != seat]
        version = {"version": seen["version"]}
        assert sentence(await here.post(f"{table}/undo", own[seat], version, 409))
        assert await here.post(f"{table}/undo/ask", own[seat], version) == version
        assert (await here.get(f"{table}/view", own[first]))["undo_wish"] == {"seat": seat, "agreed": []}
        await here.post(f"{table}/undo/answer", own[first], {**version, "allow": True})
        assert (await here.get(f"{table}/view"))["undo_wish"] == {"seat": seat, "agreed": [first]}
        done = await here.post(f"{table}/undo/answer", own[second], {**version, "allow": True})
        assert done["version"] > seen["version"]
        after = await here.get(f"{table}/view", own[seat])
        assert after["undo_wish"] is None
        assert seat in after["thinking"], "the seat is asked again"
        assert [line["said"][0] for line in await talk(here, table)][-2:] == ["notice-undo-wish", "notice-undo-yes"]
        end = await play_rest(here, table, own, random.Random(2))
        assert end["state"] == "over"
        again = arsia.replay(await here.get(f"{table}/record"))
        assert again.outcome is not None
        assert again.outcome.data()["places"] == end["view"]["outcome"]["places"]
        assert (await here.get(f"{table}/replay"))["trouble"] is None


async def test_it_is_the_same_after_a_restart_and_bots_play_on(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "open", "random")
        table, own = made["table"], tokens(made)
        bob = await here.post(f"{table}/claim", None, {"name": "Bob"})
        own[bob["seat"]] = bob["token"]
        await here.post(f"{table}/ready", bob["token"], {"ready": True})
        seat, seen = await stuck(here, table, own)
        version = {"version": seen["version"]}
        await here.post(f"{table}/undo/ask", own[seat], version)
        await here.post(f"{table}/undo/answer", own[1 - seat], {**version, "allow": True})
    async with running(tmp_path) as here:
        assert (await here.get(f"{table}/view", own[seat]))["trouble"] is None
        assert (await play_rest(here, table, own, random.Random(2)))["state"] == "over"


async def test_one_no_is_enough_and_a_move_makes_the_wish_void(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table, own = await three_friends(here)
        seat, seen = await stuck(here, table, own)
        other = next(each for each in own if each != seat)
        version = {"version": seen["version"]}
        await here.post(f"{table}/undo/ask", own[seat], version)
        await here.post(f"{table}/undo/answer", own[other], {**version, "allow": False})
        assert (await here.get(f"{table}/view"))["undo_wish"] is None
        assert sentence(await here.post(f"{table}/undo/answer", own[other], {**version, "allow": True}, 409))
        await here.post(f"{table}/undo/ask", own[seat], version)
        await play_rest(here, table, own, random.Random(1), seen["version"] + 1)
        assert (await here.get(f"{table}/view"))["undo_wish"] is None
        assert sentence(await here.post(f"{table}/undo/answer", own[other], {**version, "allow": True}, 409))


async def test_at_one_screen_there_is_nobody_to_ask(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here")
        table, own = made["table"], tokens(made)
        seat, seen = await stuck(here, table, own)
        refused = await here.post(f"{table}/undo/ask", own[seat], {"version": seen["version"]}, 409)
        assert refused["error"]["message"][0] == "refuse-undo-nobody"

"""Asking what a move would do, without making it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ..kit import play_rest, running, sentence, tokens

pytestmark = pytest.mark.anyio


async def test_whether_a_move_ends_the_turn_can_be_asked_without_making_it(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=6)
        table, own = made["table"], tokens(made)
        told: set[bool] = set()
        async with here.live(table, own[0]) as line:
            for _ in range(60):
                seen = await here.get(f"{table}/view", own[0])
                decision = seen["decision"]
                if decision is None:
                    await play_rest(here, table, {1: own[1]}, random.Random(1), most=seen["version"] + 1)
                    continue
                option = decision["options"][0]
                await line.say(type="weigh", decision=decision["id"], option=option, request=7)
                weighed = await line.next("weighed")
                assert weighed["request"] == 7
                assert (await here.get(table))["version"] == seen["version"]
                await here.post(f"{table}/moves", own[0], {"decision": decision["id"], "option": option})
                after = await here.get(f"{table}/view", own[0])
                assert weighed["ends"] or after["decision"] is not None
                told.add(weighed["ends"])
            await line.say(type="weigh", decision=0, option=["nonsense"], request=8)
            assert sentence(await line.next("refused"))
        assert told == {True, False}

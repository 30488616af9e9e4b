"""Those who look on: they are counted, and see what is public."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..kit import running, tokens

pytestmark = pytest.mark.anyio


async def test_seats_see_how_many_watch(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=1)
        table, own = made["table"], tokens(made)[0]
        async with here.live(table, own) as line:
            assert (await line.next("update"))["watching"] == 0
            async with here.dial(table):  # has not said yet who it is
                async with here.live(table) as first, here.live(table):
                    seen = await line.until(lambda frame: frame["watching"] == 2)
                    assert seen["seat"] == 0
                    watched = await first.next("update")
                    assert watched["seat"] is None
                    assert watched["decision"] is None
                    hands = [player["hand"] for player in watched["view"]["players"]]
                    assert not [card for hand in hands for card in hand if card["card"]]
                await line.until(lambda frame: frame["watching"] == 0)
            # Whoever watched and then sits down no longer watches.
            async with here.live(table) as guest:
                await line.until(lambda frame: frame["watching"] == 1)
                await guest.say(type="hello", token=tokens(made)[1])
                assert (await line.until(lambda frame: frame["watching"] == 0))["seats"][1]["online"]
        assert (await here.get(table))["watching"] == 0

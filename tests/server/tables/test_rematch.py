"""Playing again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ..kit import Data, play_rest, running, sentence, three_friends

pytestmark = pytest.mark.anyio


async def test_everybody_is_carried_along_to_the_next_game(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table, own = await three_friends(here, free_talk=True)
        assert sentence(await here.post(f"{table}/rematch", own[0], {}, 409))
        await play_rest(here, table, own, random.Random(2))
        async with here.live(table, own[1]) as bob:
            first = await here.post(f"{table}/rematch", own[0], {})
            told = await bob.until(lambda frame: frame.get("rematch") is not None)
            assert told["rematch"] == first["table"] != table
        again = await here.post(f"{table}/rematch", own[0], {})
        assert again == first  # a repeat is harmless
        lobby = await here.get(first["table"])
        assert lobby["state"] == "open"
        assert lobby["free_talk"]
        assert [seat["claimed"] for seat in lobby["seats"]] == [True, False, False]
        fresh: dict[int, Data] = {seat: await here.post(f"{table}/rematch", own[seat], {}) for seat in (1, 2)}
        lobby = await here.get(first["table"])
        assert lobby["state"] == "playing"
        assert [seat["name"] for seat in lobby["seats"]] == ["Ala", "Bob", "Cleo"]
        for seat, mine in fresh.items():
            assert (await here.get(f"{first['table']}/view", mine["token"]))["seat"] == seat

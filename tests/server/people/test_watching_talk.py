"""Those who watch talk among themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..kit import running, sentence, talk, tokens

pytestmark = pytest.mark.anyio


async def test_those_who_play_do_not_hear_those_who_watch(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", free_talk=True)
        table, own = made["table"], tokens(made)
        async with here.live(table) as watching, here.live(table, own[0]) as playing:
            await here.post(f"{table}/talk/watching", None, {"name": "Eve", "text": "She holds water."})
            await here.post(f"{table}/talk", own[1], {"phrase": "hello"})
            heard = await watching.next("talk")
            assert (heard["lines"][0]["name"], heard["lines"][0]["said"]) == ("Eve", "She holds water.")
            assert [line["said"] for line in (await playing.next("talk"))["lines"]] == ["hello"]
        assert [line["said"] for line in await talk(here, table)] == ["She holds water.", "hello"]
        seen = await here.web.get(f"/api/tables/{table}/talk", headers={"Authorization": f"Bearer {own[0]}"})
        assert [line["said"] for line in seen.json()] == ["hello"]
        async with here.live(table, own[0]) as again:
            assert [line["said"] for line in (await again.next("talk"))["lines"]] == ["hello"]


async def test_what_they_may_say_is_bounded_like_everything(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table = (await here.make("me", "here"))["table"]
        path = f"{table}/talk/watching"
        assert sentence(await here.post(path, None, {"text": "free words"}, 403))
        assert sentence(await here.post(path, None, {"phrase": "nonsense"}, 400))
        assert sentence(await here.post(path, None, {"phrase": "hello", "name": "x" * 99}, 400))
        for _ in range(5):
            await here.post(path, None, {"phrase": "hello"})
        assert sentence(await here.post(path, None, {"phrase": "hello"}, 429))

"""Table talk: heard by all, kept with the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from arsia.server.people.chat import BURST, PHRASES, TEXT_LENGTH

from ..kit import running, sentence, talk, tokens

pytestmark = pytest.mark.anyio


async def test_what_is_said_is_heard_by_all_and_kept_with_the_game(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "open", name="Ala", free_talk=True)
        table, ala = made["table"], tokens(made)[0]
        assert made["free_talk"]
        async with here.live(table) as spectator:
            assert await here.post(f"{table}/talk", ala, {"phrase": "hello"}) == {"n": 1}
            assert await here.post(f"{table}/talk", ala, {"text": " <b>Hi</b>\u202e \n there "}) == {"n": 2}
            first = (await spectator.next("talk"))["lines"]
            second = first[1:] or (await spectator.next("talk"))["lines"]
        assert [first[0]["kind"], first[0]["said"], first[0]["seat"]] == ["phrase", "hello", 0]
        assert second[0]["said"] == "<b>Hi</b> there"
    async with running(tmp_path) as here:
        kept = await talk(here, table)
        assert [line["said"] for line in kept] == ["hello", "<b>Hi</b> there"]
        async with here.live(table) as late:
            assert len((await late.next("talk"))["lines"]) == 2
        async with here.dial(table) as line:
            await line.say(type="hello", talk=1)
            assert [each["n"] for each in (await line.next("talk"))["lines"]] == [2]


async def test_talk_that_does_not_work_is_answered_kindly(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "open")
        table, ala = made["table"], tokens(made)[0]
        assert "hello" in sentence(await here.post(f"{table}/talk", ala, {"phrase": "boo"}, 400))
        assert sentence(await here.post(f"{table}/talk", ala, {"text": "Hi"}, 403))
        assert sentence(await here.post(f"{table}/talk", None, {"phrase": "hello"}, 401))
        made = await here.make("me", "open", free_talk=True)
        table, ala = made["table"], tokens(made)[0]
        assert sentence(await here.post(f"{table}/talk", ala, {"text": " \u200b "}, 400))
        assert str(TEXT_LENGTH) in sentence(await here.post(f"{table}/talk", ala, {"text": "a" * 301}, 400))
        for _ in range(BURST):
            await here.post(f"{table}/talk", ala, {"phrase": "wow"})
        assert "breath" in sentence(await here.post(f"{table}/talk", ala, {"phrase": "wow"}, 429))
        assert len(await talk(here, table)) == BURST
        assert (await here.web.get("/api/phrases")).json()["phrases"] == list(PHRASES)

"""Before the cards are dealt and after: a bot for a seat, getting up, and conceding."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ..kit import play_rest, running, sentence, talk, three_friends, tokens

pytestmark = pytest.mark.anyio


async def test_a_bot_takes_a_free_seat_and_may_be_the_last_one_awaited(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "open", "open")
        table, ala = made["table"], tokens(made)[0]
        lobby = await here.post(f"{table}/bot", ala, {"seat": 1, "bot": "random"})
        assert lobby["seats"][1]["bot"] == "random"
        assert lobby["state"] == "open"
        freed = await here.post(f"{table}/bot", ala, {"seat": 1, "bot": None})
        assert not freed["seats"][1]["claimed"], "a friend came after all"
        bob = await here.post(f"{table}/claim", None, {"name": "Bob", "seat": 1})
        await here.post(f"{table}/ready", bob["token"], {"ready": True})
        assert sentence(await here.post(f"{table}/bot", bob["token"], {"seat": 2, "bot": "random"}, 403))
        assert sentence(await here.post(f"{table}/bot", ala, {"seat": 1, "bot": "random"}, 409)), "Bob sits there"
        assert sentence(await here.post(f"{table}/bot", ala, {"seat": 1, "bot": None}, 409)), "and stays there"
        assert sentence(await here.post(f"{table}/bot", ala, {"seat": 9, "bot": "random"}, 409))
        assert sentence(await here.post(f"{table}/bot", ala, {"seat": 2, "bot": "nobody"}, 400))
        assert (await here.post(f"{table}/bot", ala, {"seat": 2, "bot": "random"}))["state"] == "playing"
        assert sentence(await here.post(f"{table}/bot", ala, {"seat": 2, "bot": "random"}, 409))


async def test_whoever_gets_up_before_the_cards_are_dealt_leaves_a_free_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "open", "open", name="Ala")
        table, ala = made["table"], tokens(made)[0]
        bob = await here.post(f"{table}/claim", None, {"name": "Bob"})
        await here.post(f"{table}/leave", ala, {})
        lobby = await here.get(table)
        assert not lobby["seats"][0]["claimed"]
        assert lobby["maker"] == bob["seat"], "somebody looks after the table"
        assert (await here.post(f"{table}/ready", ala, {}, 401))["error"]["message"][0] == "refuse-freed"


async def test_a_bot_plays_on_for_whoever_gets_up_until_they_come_back(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table, own = await three_friends(here)
        assert await here.post(f"{table}/leave", own[1], {}) == {"over": False}
        seat = (await here.get(table))["seats"][1]
        assert (seat["kind"], seat["stands_in"]) == ("bot", True)
        assert (await talk(here, table))[-1]["said"][0] == "notice-left-bot"
        assert (await here.post(f"{table}/return", own[1], {}))["seat"] == 1
        assert (await here.get(table))["seats"][1]["kind"] == "human"


async def test_nobody_has_to_leave_a_table_at_which_nobody_waits(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "random")
        assert sentence(await here.post(f"{made['table']}/leave", tokens(made)[0], {}, 409))


async def test_one_of_three_concedes_and_the_others_play_on(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        table, own = await three_friends(here)
        assert await here.post(f"{table}/concede", own[1], {}) == {"over": False}
        seat = (await here.get(table))["seats"][1]
        assert (seat["kind"], seat["conceded"], seat["stands_in"]) == ("bot", True, False)
        assert (await here.post(f"{table}/return", own[1], {}, 401))["error"]["message"][0] == "refuse-conceded"
        del own[1]
        assert (await play_rest(here, table, own, random.Random(1)))["state"] == "over"


async def test_the_game_is_over_when_nobody_is_left_to_play_against(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here")
        table, own = made["table"], tokens(made)
        await play_rest(here, table, own, random.Random(1), 6)
        assert await here.post(f"{table}/concede", own[0], {}) == {"over": True}
        seen = await here.get(f"{table}/view", own[1])
        assert (seen["state"], seen["decision"], seen["thinking"], seen["can_undo"]) == ("over", None, [], False)
        assert seen["view"]["outcome"]["places"] == [2, 1]
        assert seen["view"]["outcome"]["reason"] == ["end-conceded", {"player": 0}]
        late = await here.post(f"{table}/moves", own[1], {"decision": 1, "option": ["x"]}, 409)
        assert late["error"]["message"][0] == "refuse-over"
        assert sentence(await here.post(f"{table}/concede", own[1], {}, 409))
        assert len((await here.get(f"{table}/record"))["moves"]) == seen["version"], "it can be looked back at"
        assert (await here.get(f"{table}/replay"))["outcome"] is None
        assert (await here.post(f"{table}/rematch", own[1], {}))["seat"] == 1


async def test_against_bots_alone_conceding_ends_it(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "random", "random")
        table, own = made["table"], tokens(made)
        assert await here.post(f"{table}/concede", own[0], {}) == {"over": True}
        assert (await here.get(f"{table}/view"))["view"]["outcome"]["places"][0] == 3


async def test_a_conceded_game_is_over_after_a_restart_too(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here")
        table, own = made["table"], tokens(made)
        await here.post(f"{table}/concede", own[1], {})
    async with running(tmp_path) as here:
        seen = await here.get(f"{table}/view", own[0])
        assert seen["view"]["outcome"]["places"] == [1, 2]

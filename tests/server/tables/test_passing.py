"""Being passed for, and no more."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..kit import running, sentence, talk, tokens

pytestmark = pytest.mark.anyio


async def test_passing_until_the_round_is_over_takes_nothing_but_passes(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=5, game="terraforming_mars", options={"corporate_era": False})
        table, own = made["table"], tokens(made)
        while True:  # both choose what they start with, until somebody may act
            seen = await here.get(f"{table}/view")
            seat = seen["thinking"][0]
            decision = (await here.get(f"{table}/view", own[seat]))["decision"]
            if ["pass"] in decision["options"]:
                break
            await here.post(f"{table}/moves", own[seat], {"decision": decision["id"], "option": decision["options"][0]})
        other = 1 - seat
        lobby = await here.post(f"{table}/passing", own[other], {"until": "round"})
        assert lobby["seats"][other]["passing"] == "round"
        async with here.live(table, own[seat]) as line:
            await line.next("update")
            await line.say(type="move", decision=decision["id"], option=["pass"])
            done = await line.until(
                lambda frame: frame["type"] == "update" and frame["seats"][other]["passing"] is None
            )
        past = here.services.registry._rooms[table].past
        passed = [move.answer for move in past[seen["version"] :] if move.seat == other]
        assert passed == [("pass",)]
        assert done["view"]["generation"] == 2
        said = [line["said"][0] for line in await talk(here, table)]
        assert said == ["notice-passing-round", "notice-passing-over"]


async def test_a_move_of_ones_own_ends_the_passing(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=5)
        table, own = made["table"], tokens(made)
        assert (await here.post(f"{table}/passing", own[0], {"until": "stop"}))["seats"][0]["passing"] == "stop"
        seen = await here.get(f"{table}/view", own[0])
        assert seen["version"] == 0  # a choice that cannot be passed waits
        decision = seen["decision"]
        await here.post(f"{table}/moves", own[0], {"decision": decision["id"], "option": decision["options"][0]})
        assert (await here.get(table))["seats"][0]["passing"] is None


async def test_nobody_sleeps_through_a_game_against_bots(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "random")
        assert sentence(await here.post(f"{made['table']}/passing", tokens(made)[0], {"until": "stop"}, 409))
        assert sentence(await here.post(f"{made['table']}/passing", tokens(made)[0], {"until": "doomsday"}, 400))

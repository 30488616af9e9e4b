"""Besides moving: talk, seats that change hands, passing, playing again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from arsia.server.talk import BURST, PHRASES, TEXT_LENGTH

from .kit import Data, play_rest, running, sentence, talk, three_friends, tokens

pytestmark = pytest.mark.anyio


# ---- talk --------------------------------------------------------------------------------------------------------


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


# ---- passing -----------------------------------------------------------------------------------------------------


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
        past = here.house._rooms[table].past
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


# ---- again -------------------------------------------------------------------------------------------------------


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


# ---- weighing ----------------------------------------------------------------------------------------------------


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

"""Clocks: how long somebody may think, what happens then, and what counts for nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from arsia.server.tables.room import Room

from ..kit import PATIENCE, Clock, Data, Here, running, sentence, talk, tokens

pytestmark = pytest.mark.anyio

MINUTE = {"kind": "turn", "seconds": 60, "then": "bot"}


async def laid_out(here: Here, clock: Data) -> tuple[str, dict[int, str], int]:
    """A table for two with a clock, and the seat that must decide first."""
    made = await here.make("me", "here", clock=clock, seed=3)
    table, own = made["table"], tokens(made)
    seen = await settled(here, table)
    return table, own, seen["thinking"][0]


async def settled(here: Here, table: str) -> Data:
    """The table once its clocks are wound."""
    async with asyncio.timeout(PATIENCE):
        while True:
            seen: Data = await here.get(f"{table}/view")
            thinking = [seat["seat"] for seat in seen["seats"] if seat["due"] is not None]
            people = [seat for seat in seen["thinking"] if seen["seats"][seat]["kind"] == "human"]
            if not here.services.timing._winding and thinking == people:
                return seen
            await asyncio.sleep(0.01)


async def answer(here: Here, table: str, token: str) -> Data:
    decision = (await here.get(f"{table}/view", token))["decision"]
    await here.post(f"{table}/moves", token, {"decision": decision["id"], "option": decision["options"][0]})
    return await settled(here, table)


@pytest.mark.parametrize("seconds", [29, 0, -1, 10**9])
async def test_a_clock_that_makes_no_sense_is_refused(tmp_path: Path, seconds: int) -> None:
    async with running(tmp_path) as here:
        wish: Data = {"game": "pocket_mars", "seats": ["me"], "clock": {**MINUTE, "seconds": seconds}}
        refused = await here.web.post("/api/tables", json=wish)
        assert refused.status_code == 400
        assert "30 seconds" in sentence(refused.json())


async def test_a_table_without_a_clock_has_none(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        seen = await here.get(f"{(await here.make('me', 'here'))['table']}/view")
        assert seen["clock"] is None
        assert [seat["due"] for seat in seen["seats"]] == [None, None]


async def test_each_decision_has_its_time_and_the_others_clocks_stand(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, own, first = await laid_out(here, MINUTE)
        seen = await settled(here, table)
        assert seen["clock"] == MINUTE
        due = {seat["seat"]: seat["due"] for seat in seen["seats"] if seat["due"]}
        assert due == dict.fromkeys(seen["thinking"], clock.now + 60)
        clock.now += 50
        await here.services.timing.look()
        after = await answer(here, table, own[first])
        fresh = [seat for seat in after["thinking"] if after["seats"][seat]["due"] == clock.now + 60]
        assert fresh, "nobody's time began anew"


async def test_taking_back_gives_nobody_more_time(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, own, _ = await laid_out(here, {**MINUTE, "seconds": 3600})
        for _ in range(60):
            seen = await settled(here, table)
            seat = seen["thinking"][0]
            before = await answer(here, table, own[seat])
            mine = await here.get(f"{table}/view", own[seat])
            if mine["can_undo"] and seat in before["thinking"]:
                break
        else:
            raise AssertionError("nothing can be taken back")
        clock.now += 40
        due = before["seats"][seat]["due"]
        await here.post(f"{table}/undo", own[seat], {"version": mine["version"]})
        assert (await settled(here, table))["seats"][seat]["due"] == due


async def answered(here: Here, table: str, own: dict[int, str], seat: int) -> Data:
    """The table when the seat waits for the other, and can take back what it did."""
    for _ in range(20):
        seen = await answer(here, table, own[seat])
        if seat not in seen["thinking"]:
            assert (await here.get(f"{table}/view", own[seat]))["can_undo"]
            return seen
    raise AssertionError("the seat never waits for the other")


async def test_answering_and_taking_back_again_and_again_gives_nobody_more_time(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, own, seat = await laid_out(here, MINUTE)
        assert (await settled(here, table))["thinking"] == [0, 1], "both choose at once"
        seen = await answered(here, table, own, seat)
        await here.post(f"{table}/undo", own[seat], {"version": seen["version"]})
        end = (await settled(here, table))["seats"][seat]["due"]
        for _ in range(3):
            clock.now += 15
            seen = await answered(here, table, own, seat)
            assert seen["seats"][seat]["due"] is None
            assert seen["seats"][seat]["time_left"] is None, "nothing is saved up"
            await here.post(f"{table}/undo", own[seat], {"version": seen["version"]})
            seen = await settled(here, table)
            assert seen["seats"][seat]["due"] == end


@pytest.mark.parametrize("kind", ["turn", "game"])
async def test_whoever_gets_up_from_a_question_does_not_think_about_it_outside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        made = await here.make("me", "open", clock={**MINUTE, "kind": kind, "seconds": 600}, seed=3)
        table, ala = made["table"], tokens(made)[0]
        bob = await here.post(f"{table}/claim", None, {"name": "Bob"})
        await here.post(f"{table}/ready", bob["token"], {"ready": True})
        assert (await settled(here, table))["seats"][0]["due"] == clock.now + 600
        monkeypatch.setattr(here.services.deciding, "wake", lambda *_: None)  # the bot takes its time
        here.services.registry.followers[0] = here.services.deciding.wake
        await clock.let_pass(8, here)
        await here.post(f"{table}/leave", ala, {"to": "random"})
        clock.now += 110
        await here.services.timing.look()
        await here.post(f"{table}/return", ala, {})
        assert (await settled(here, table))["seats"][0]["due"] == clock.now + 10
        await here.post(f"{table}/leave", ala, {"to": "random"})
        clock.now += 10
        await here.services.timing.look()
        seen = await settled(here, table)
        assert seen["version"] == 2, "both questions were answered when the time was up"
        assert (seen["seats"][0]["kind"], seen["seats"][0]["due"]) == ("bot", None)


async def test_whoever_answers_in_time_is_not_late_with_the_next_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, own, _ = await laid_out(here, MINUTE)
        for _ in range(60):
            seat = (await settled(here, table))["thinking"][0]
            with monkeypatch.context() as slow:
                slow.setattr(here.services.timing, "_wind", _never)
                decision = (await here.get(f"{table}/view", own[seat]))["decision"]
                clock.now += 59
                choice = {"decision": decision["id"], "option": decision["options"][0]}
                await here.post(f"{table}/moves", own[seat], choice)
                clock.now += 1
                seen = await here.get(f"{table}/view")
            if seat in seen["thinking"]:
                await here.services.timing.look()
                now = (await here.get(table))["seats"][seat]
                assert (now["kind"], now["due"]) == ("human", clock.now + 60)
                return
            clock.now -= 60
            await here.services.timing.look()
        raise AssertionError("nobody is asked twice in a row")


async def _never(room: Room) -> None:
    """Somebody who winds clocks is slow."""


async def test_whoever_ran_out_of_time_for_the_game_comes_back_to_a_minute(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, own, first = await laid_out(here, {**MINUTE, "kind": "game", "seconds": 600})
        await clock.let_pass(10, here)
        await here.services.timing.look()
        seen = await here.get(table)
        assert seen["version"] > 0, "the question is answered, so coming back at once gains nothing"
        assert seen["seats"][first]["stands_in"]
        await here.post(f"{table}/return", own[first], {})
        for _ in range(30):
            seat = (await settled(here, table))["seats"][first]
            if seat["due"] is not None:
                assert seat["due"] == clock.now + 60
                return
            await answer(here, table, own[1 - first])
        raise AssertionError("the seat is never asked again")


@pytest.mark.parametrize("kind", ["turn", "game"])
async def test_a_bot_takes_over_when_time_is_up_and_its_player_comes_back(tmp_path: Path, kind: str) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, own, first = await laid_out(here, {**MINUTE, "kind": kind})
        clock.now += 59
        await here.services.timing.look()
        assert (await here.get(table))["seats"][first]["kind"] == "human"
        clock.now += 1
        await here.services.timing.look()
        assert (await here.get(table))["seats"][first]["stands_in"]
        assert "notice-time-left" in [line["said"][0] for line in await talk(here, table)]
        assert (await here.post(f"{table}/return", own[first], {}))["seat"] == first
        seat = (await settled(here, table))["seats"][first]
        assert seat["due"] in (None, clock.now + 60)


async def test_the_decision_is_passed_when_time_is_up(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, _, first = await laid_out(here, {**MINUTE, "then": "pass"})
        before = await here.get(f"{table}/view")
        clock.now += 60
        await here.services.timing.look()
        after = await settled(here, table)
        assert after["version"] > before["version"]
        assert after["seats"][first]["kind"] == "human"


async def test_the_game_ends_for_the_seat_when_time_is_up(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, _, _ = await laid_out(here, {**MINUTE, "then": "end"})
        clock.now += 60
        await here.services.timing.look()
        seen = await here.get(f"{table}/view")
        assert seen["state"] == "over"
        assert seen["view"]["outcome"]["places"].count(1) == 1
        assert seen["view"]["outcome"]["reason"][0] == "end-time"
        assert not [seat["due"] for seat in seen["seats"] if seat["due"]]


async def test_time_for_the_whole_game_is_kept_while_the_clock_stands(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, own, first = await laid_out(here, {**MINUTE, "kind": "game", "seconds": 600})
        clock.now += 100
        for _ in range(30):
            seen = await settled(here, table)
            if first not in seen["thinking"]:
                break
            await answer(here, table, own[first])
        assert seen["seats"][first]["time_left"] == 500
        clock.now += 100
        assert (await here.get(table))["seats"][first]["time_left"] == 500


async def test_time_without_a_server_counts_for_nobody(tmp_path: Path) -> None:
    clock = Clock()
    async with running(tmp_path, clock) as here:
        table, _, first = await laid_out(here, MINUTE)
        clock.now += 30
        await here.services.presence.beat()
    clock.now += 24 * 60 * 60
    async with running(tmp_path, clock) as here:
        await here.services.timing.look()
        seat = (await here.get(table))["seats"][first]
        assert seat["kind"] == "human"
        assert seat["due"] == clock.now + 30
        clock.now += 30
        await here.services.timing.look()
        assert (await here.get(table))["seats"][first]["stands_in"], "at a table that nobody looked at"

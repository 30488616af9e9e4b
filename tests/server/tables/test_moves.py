"""Moves: addressed to a decision, written whole or not at all, harmless when repeated, taken back up to the line."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.chosen_together import CASES

from ..kit import Data, Here, play_rest, running, sentence, tokens

pytestmark = pytest.mark.anyio


async def asked(here: Here, table: str, own: dict[int, str]) -> tuple[int, Data]:
    """The seat that must decide, and what it is asked."""
    seat = (await here.get(f"{table}/view"))["thinking"][0]
    return seat, (await here.get(f"{table}/view", own[seat]))["decision"]


async def everything(here: Here, table: str, own: dict[int, str]) -> list[Data]:
    """What everybody sees, but for when somebody was seen last, which goes on with the clock."""
    views = [await here.get(f"{table}/view", token) for token in [None, *own.values()]]
    for seen in views:
        for chair in seen["seats"]:
            del chair["seen"]
    return views


async def test_a_repeated_request_is_answered_as_before_and_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=1)
        table, own = made["table"], tokens(made)
        seat, decision = await asked(here, table, own)
        request = {"decision": decision["id"], "option": decision["options"][0]}
        first = await here.post(f"{table}/moves", own[seat], request)
        await play_rest(here, table, own, random.Random(1), most=20)
        before = await everything(here, table, own)
        assert await here.post(f"{table}/moves", own[seat], request) == first
        other = {"decision": decision["id"], "option": decision["options"][1]}
        assert sentence(await here.post(f"{table}/moves", own[seat], other, 409))
        assert sentence(await here.post(f"{table}/moves", own[1 - seat], request, 409))
        assert await everything(here, table, own) == before


async def test_the_same_request_many_times_at_once_is_one_move(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=1)
        table, own = made["table"], tokens(made)
        seat, decision = await asked(here, table, own)
        request = {"decision": decision["id"], "option": decision["options"][0]}
        answers = await asyncio.gather(*[here.post(f"{table}/moves", own[seat], request) for _ in range(8)])
        assert answers == [{"version": 1}] * 8
        assert (await here.get(table))["version"] == 1


async def test_a_set_is_one_answer_in_any_order(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=2)
        table, own = made["table"], tokens(made)
        seat, decision = await asked(here, table, own)
        several = decision["several"]
        assert (several["least"], several["most"], several["taken"], several["endings"]) == (2, 2, 0, [])
        first, *_, last = [each["option"] for each in several["elements"]]
        assert [each["times"] for each in several["elements"]] == [1, 1, 1, 1]
        before = await everything(here, table, own)
        for wrong in ([first], [first, first], [first, ["no", "such"]], [first, last, first], []):
            said = {"decision": decision["id"], "set": wrong}
            assert sentence(await here.post(f"{table}/moves", own[seat], said, 409))
        alone = {"decision": decision["id"], "option": last}
        assert "the whole set" in sentence(await here.post(f"{table}/moves", own[seat], alone, 409))
        assert await everything(here, table, own) == before

        chosen = {"decision": decision["id"], "set": [last, first]}
        assert await here.post(f"{table}/moves", own[seat], chosen) == {"version": 1}
        assert await here.post(f"{table}/moves", own[seat], chosen) == {"version": 1}, "a repeat changes nothing"
        turned = {"decision": decision["id"], "set": [first, last]}
        assert await here.post(f"{table}/moves", own[seat], turned) == {"version": 1}, "it is the same set"
        assert (await here.get(table))["version"] == 1, "the others cannot count how many were chosen"
        assert (await here.post(f"{table}/undo", own[seat], {"version": 1})) == {"version": 2}
        again = (await here.get(f"{table}/view", own[seat]))["decision"]
        assert again["several"] == several


async def test_cards_are_bought_from_the_last_and_the_usual_ending_need_not_be_said(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", game="terraforming_mars", seed=2)
        table, own = made["table"], tokens(made)
        first = (await here.get(f"{table}/view", own[0]))["decision"]
        await here.post(f"{table}/moves", own[0], {"decision": first["id"], "option": first["options"][0]})
        buying = (await here.get(f"{table}/view", own[0]))["decision"]
        several = buying["several"]
        assert (several["least"], several["taken"], several["endings"]) == (0, 0, [["done"]])
        cards = [each["option"] for each in several["elements"]]
        bought = {"decision": buying["id"], "set": [cards[9], cards[4], cards[0]]}
        assert await here.post(f"{table}/moves", own[0], bought) == {"version": 2}
        turned = {**bought, "set": [cards[0], cards[4], cards[9]]}
        assert await here.post(f"{table}/moves", own[0], turned) == {"version": 2}, "it is the same set"
        assert (await here.get(f"{table}/view", own[0]))["decision"] is None
        assert (await here.get(f"{table}/view", own[1]))["decision"]["options"], "the other still chooses"


async def test_an_offer_wants_first_and_what_does_not_go_together_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", game="martians", seed=1)
        table, own = made["table"], tokens(made)
        while True:
            seat, decision = await asked(here, table, own)
            other = 1 - seat
            offers = ["offer", other] in decision["options"]
            option = ["offer", other] if offers else decision["options"][0]
            await here.post(f"{table}/moves", own[seat], {"decision": decision["id"], "option": option})
            if offers:
                break
        offer = (await here.get(f"{table}/view", own[seat]))["decision"]
        assert offer["several"]["endings"] == [["send"], ["lend"], ["cancel"]]
        listed = [each["option"] for each in offer["several"]["elements"]]
        give = next(option for option in listed if option[0] == "give")
        want = next(option for option in listed if option[0] == "want" and option[1] != give[1])
        before = await everything(here, table, own)
        for wrong in ([want, give, ["lend"]], [give, ["want", give[1], 1]], [["send"]], []):
            said = {"decision": offer["id"], "set": wrong}
            assert sentence(await here.post(f"{table}/moves", own[seat], said, 409))
        assert await everything(here, table, own) == before
        sent = {"decision": offer["id"], "set": [["send"], want, give]}
        version = before[0]["version"]
        assert await here.post(f"{table}/moves", own[seat], sent) == {"version": version + 1}
        answering = await here.get(f"{table}/view", own[other])
        assert answering["decision"]["options"] == [["accept"], ["decline"]]


@pytest.mark.parametrize("name", CASES)
async def test_a_set_is_answered_from_the_wrong_end_and_nothing_is_lost(tmp_path: Path, name: str) -> None:
    case = CASES[name]
    async with running(tmp_path) as here:
        room, own = await here.stage(case.table())
        several = (await here.get(f"{room.id}/view", own[0]))["decision"]["several"]
        for option in set(case.answer):
            assert list(option) in [each["option"] for each in several["elements"]]
        decision = (await here.get(f"{room.id}/view", own[0]))["decision"]["id"]
        said = {"decision": decision, "set": [list(option) for option in case.answer]}
        assert await here.post(f"{room.id}/moves", own[0], said) == {"version": 1}
        case.holds(room.dealt())


async def test_a_request_carries_one_answer(tmp_path: Path) -> None:
    """A sequence would let its sender look at what follows from a move that is then refused."""
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=2)
        table, own = made["table"], tokens(made)
        seat, decision = await asked(here, table, own)
        option = decision["options"][0]
        for body in (
            {"options": [option, ["peek"]]},
            {"option": [option, ["peek"]]},
            {"option": option, "set": [option]},
            {},
        ):
            refused = await here.post(f"{table}/moves", own[seat], {"decision": decision["id"], **body}, 400)
            assert sentence(refused)


async def test_a_move_is_taken_back_and_the_whole_log_told_again(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=3)
        table, own = made["table"], tokens(made)
        chance = random.Random(7)
        while True:
            seat, decision = await asked(here, table, own)
            before = await here.get(f"{table}/view", own[seat])
            choice = {"decision": decision["id"], "option": chance.choice(decision["options"])}
            version = (await here.post(f"{table}/moves", own[seat], choice))["version"]
            if (await here.get(f"{table}/view", own[seat]))["can_undo"]:
                break
        async with here.live(table, own[seat], version) as line:
            assert (await line.next("update"))["events_from"] == version
            await line.say(type="undo", version=version, request="oops")
            assert await line.next("done") == {"type": "done", "request": "oops", "version": version + 1}
            after = await line.next("update")
        assert after["events_from"] == 0
        assert after["view"] == before["view"]
        assert after["decision"]["options"] == decision["options"]
        assert after["decision"]["id"] != decision["id"]
        assert sentence(await here.post(f"{table}/undo", own[seat], {"version": version}, 409))
        assert (await here.get(table))["version"] == version + 1
        # The move that was taken back is not made again by a repeat of its request.
        await here.post(f"{table}/moves", own[seat], choice)
        assert (await here.get(table))["version"] == version + 1

        await play_rest(here, table, own, chance)
        assert ["undo"] in [option for _, option in (await here.get(f"{table}/record"))["moves"]]


async def test_what_came_to_light_is_not_taken_back(tmp_path: Path) -> None:
    async with running(tmp_path) as here:
        made = await here.make("me", "here", seed=3)
        table, own = made["table"], tokens(made)
        for seat, token in own.items():
            assert not (await here.get(f"{table}/view", token))["can_undo"], seat
            assert sentence(await here.post(f"{table}/undo", token, {"version": 0}, 409))
        assert (await here.get(table))["version"] == 0


async def test_two_processes_share_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever loses the race for a ply looks again; nothing is written twice, and both see the same."""
    monkeypatch.setattr(
        "arsia.server.storage.database.lock_of", lambda engine: None
    )  # as databases for several servers do
    async with running(tmp_path) as one, running(tmp_path) as two:
        made = await one.make("me", "here", seed=4, options={"draft": True})
        table, own = made["table"], tokens(made)
        # Both know the table, and both seats pick at once, each through its own process.
        views = [await here.get(f"{table}/view", own[seat]) for seat, here in enumerate((one, two))]
        picks = [{"decision": view["decision"]["id"], "option": view["decision"]["options"][0]} for view in views]
        answers = await asyncio.gather(
            *[here.post(f"{table}/moves", own[seat], picks[seat]) for seat, here in enumerate((one, two))]
        )
        assert sorted(answer["version"] for answer in answers) == [1, 2]
        # A repeat that reaches the other process is a repeat there too.
        assert await two.post(f"{table}/moves", own[0], picks[0]) == answers[0]
        assert await one.post(f"{table}/moves", own[1], picks[1]) == answers[1]
        for here in (one, two):
            async with here.services.registry.enter(table) as room, room.lock:
                await here.services.registry.catch_up(room)
        assert await everything(one, table, own) == await everything(two, table, own)

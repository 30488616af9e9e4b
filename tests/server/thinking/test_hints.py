"""Hints: allowed or not, what they say, and what they must not know."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

import arsia
from arsia import bots
from arsia.bots import chances
from arsia.bots.chances import Tried, in_order
from arsia.kernel.outcome import Outcome
from arsia.kernel.table import Table

from ..kit import Data, Here, bearer, play_rest, running, sentence, tokens

pytestmark = pytest.mark.anyio


async def ask(here: Here, table: str, token: str, decision: int) -> list[Data]:
    """All lines of a hint."""
    answer = await here.web.post(f"/api/tables/{table}/hint", headers=bearer(token), json={"decision": decision})
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


async def test_a_hint_ranks_the_best_options_and_shows_how_far_it_is(tmp_path: Path) -> None:
    async with running(tmp_path, hint_seconds=0.4) as here:
        made = await here.make("me", "here", seed=5, hints=True)
        table, own = made["table"], tokens(made)[0]
        decision = (await here.get(f"{table}/view", own))["decision"]
        steps = await ask(here, table, own, decision["id"])
        progress = [step["progress"] for step in steps]
        assert progress == sorted(progress)
        assert progress[0] == 0
        last = steps[-1]
        assert last["progress"] == 1
        assert last["games"] > 0
        sets = [each["set"] for each in last["options"]]
        elements = [each["option"] for each in decision["several"]["elements"]]
        assert all(len(chosen) == 2 and all(option in elements for option in chosen) for chosen in sets)
        assert 1 < len(sets) <= 4
        found = [each["chance"] for each in last["options"]]
        assert found == sorted(found, reverse=True)
        assert all(0 <= chance <= 1 for chance in found)
        again = await ask(here, table, own, decision["id"])
        assert again == [last], "the same question is thought about twice"


async def test_hints_are_for_those_who_play_alone_unless_the_maker_chose(tmp_path: Path) -> None:
    async with running(tmp_path, hint_seconds=0.1) as here:
        alone = await here.make("me", "greedy")
        shared = await here.make("me", "here", seed=1)
        wished = await here.make("me", "here", seed=1, hints=True)
        unwished = await here.make("me", "random", hints=False)
        assert [each["hints"] for each in (alone, shared, wished, unwished)] == [True, False, True, False]
        for made, status in ((shared, 403), (wished, 200), (unwished, 403)):
            table, own = made["table"], tokens(made)[0]
            view = await here.get(f"{table}/view", own)
            assert view["hints"] is (status == 200)
            body = {"decision": 0 if view["decision"] is None else view["decision"]["id"]}
            answer = await here.web.post(f"/api/tables/{table}/hint", headers=bearer(own), json=body)
            assert answer.status_code == status, answer.text
            if status != 200:
                assert sentence(answer.json())


async def test_a_hint_is_for_ones_own_open_decision(tmp_path: Path) -> None:
    async with running(tmp_path, hint_seconds=0.1) as here:
        made = await here.make("me", "here", seed=1, hints=True)
        table, own = made["table"], tokens(made)
        decision = (await here.get(f"{table}/view", own[0]))["decision"]["id"]
        assert sentence(await here.post(f"{table}/hint", None, {"decision": decision}, 401))
        assert sentence(await here.post(f"{table}/hint", own[1], {"decision": decision}, 409))
        assert sentence(await here.post(f"{table}/hint", own[0], {"decision": decision + 100}, 409))
        await play_rest(here, table, own, random.Random(1))
        assert sentence(await here.post(f"{table}/hint", own[0], {"decision": decision}, 409))


def test_the_ranking_begins_with_what_the_bot_would_choose() -> None:
    for name in arsia.games():
        table = arsia.new(name, 2, 3)
        for _ in range(6):
            seat = min(table.pending)
            table.play(seat, table.rollout(seat) or table.pending[seat].options[0])
        seat, decision = next((seat, asked) for seat, asked in sorted(table.pending.items()))
        choosing, ranking = bots.make("mcts:60", 9), bots.make("mcts:60", 9)
        assert isinstance(ranking, bots.Mcts)
        imagine = partial(table.imagine, seat)
        ranked = ranking.rank(decision, imagine)
        chosen = choosing.choose({}, decision, imagine)
        assert ranked[0] == chosen
        assert sorted(ranked, key=repr) == sorted(decision.options, key=repr)


def test_chances_are_tried_out_on_imagined_tables_only() -> None:
    real = arsia.new("pocket_mars", 2, 4)
    seat = min(real.pending)
    seen: list[Table] = []

    def imagine(seed: int) -> Table:
        seen.append(real.imagine(seat, seed))
        return seen[-1]

    before = real.fingerprint()
    decision = real.pending[seat]
    tried = chances.try_out(decision, decision.options[:2], imagine, 1, 0.05)
    assert real.fingerprint() == before
    assert len(seen) == tried[0].games == tried[1].games
    hands = {str(table.view(1 - seat)) for table in seen}
    assert len(hands) > 1 or len(seen) == 1, "the other hand was always the same, as if it were known"


@pytest.mark.parametrize(
    ("won", "shown"),
    [
        ([8, 5, 2], [0.8, 0.5, 0.2]),
        ([5, 8, 2], [0.65, 0.65, 0.2]),
        ([2, 5, 8], [0.5, 0.5, 0.5]),
        ([0, 0], [0, 0]),
    ],
)
def test_quick_games_never_put_an_option_before_a_better_one(won: Sequence[int], shown: Sequence[float]) -> None:
    assert in_order([Tried(("play", at), each, 10) for at, each in enumerate(won)]) == pytest.approx(shown)


def test_a_shared_victory_is_shared_and_a_common_one_is_everybodys() -> None:
    def ended(places: tuple[int, ...], won: bool | None = None) -> Outcome:
        return Outcome(places, (0,) * len(places), (), arsia.Message("ended"), won)

    assert chances.shares(ended((1, 2, 1))) == [0.5, 0, 0.5]
    assert chances.shares(ended((2, 2))) == [0, 0]
    assert chances.shares(ended((1, 1), True)) == [1, 1]
    assert chances.shares(ended((2, 2), False)) == [0, 0]

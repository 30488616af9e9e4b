"""Search: when it has seen enough."""

from __future__ import annotations

from functools import partial

import arsia
from arsia import bots
from arsia.bots.mcts import SKIM, SOONEST, Trial, is_clear, leads_surely, shares
from arsia.kernel.table import TO_THE_END, Table


def trial(*values: float) -> Trial:
    made = Trial(("pass",))
    for value in values:
        made.add(value)
    return made


def test_a_lead_on_every_table_is_sure_and_one_that_comes_and_goes_is_not() -> None:
    assert leads_surely([3.0, 4.0, 5.0, 4.0, 3.0, 4.0], [1.0, 2.5, 3.0, 1.5, 1.0, 2.0])
    assert not leads_surely([3.0, 4.0, 5.0, 4.0, 3.0, 4.0], [1.0, 6.0, 3.0, 7.0, 1.0, 2.0])
    assert not leads_surely([1.0, 1.0, 1.0], [1.0, 1.0, 1.0]), "of two that are the same neither leads"


def test_the_best_must_lead_each_of_the_others() -> None:
    low, high = trial(1.0, 2.0, 1.5, 2.0), trial(9.0, 9.5, 9.0, 9.5)
    assert is_clear([low, high])
    assert not is_clear([low, high, trial(9.5, 9.0, 9.0, 9.0)])


def test_thinking_ends_early_where_the_answer_is_clear() -> None:
    """With a budget that is far too large some decisions take it all and some a few tables only."""
    table = arsia.new("pocket_mars", 2, 3)
    bot = bots.make("mcts:1600", 1)
    tables: list[int] = []
    while table.outcome is None and len(tables) < 40:
        seat = min(table.pending)
        asked = table.pending[seat]
        seen = [0]

        def imagine(seed: int, seat: int = seat, seen: list[int] = seen) -> Table:
            seen[0] += 1
            return table.imagine(seat, seed)

        if len(asked.options) == 2:
            bot.choose({}, asked, imagine)
            tables.append(seen[0])
        table.play(seat, bots.make("greedy", 1).choose({}, asked, partial(table.imagine, seat)))
    assert min(tables) < 200, f"nothing was clear: {tables}"
    assert min(tables) >= SOONEST
    assert max(tables) > 700, f"everything was clear: {tables}"


def test_where_few_options_are_played_on_for_longer_they_get_the_time() -> None:
    assert shares(arsia.new("terraforming_mars", 2, 1), 10) == [SKIM, SKIM, 1.0, 1.0]
    assert shares(arsia.new("terraforming_mars", 2, 1), 4) == [1.0, 1.0]
    for game in ("pocket_mars", "mission_red_planet", "ares_expedition"):
        assert shares(arsia.new(game, 2, 1), 10) == [1.0] * 4


def test_terraforming_mars_is_thought_through_to_its_end_unless_many_play() -> None:
    assert [arsia.new("terraforming_mars", seats, 1).foresight for seats in (1, 2, 3, 4, 5)] == [
        (1, TO_THE_END),
        (1, TO_THE_END),
        (1, 4),
        (1, 3),
        (1, 2),
    ]

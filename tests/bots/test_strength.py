"""A bot that thinks beats one that does not. The deals are fixed and thought is counted in iterations, so these games
always go the same way; `bench/strength.py` measures how strong the bots are."""

from __future__ import annotations

import pytest

from arsia.arena import mirrored, simulate


@pytest.mark.parametrize(("bot", "games"), [("greedy", 8), ("mcts:20", 8)])
def test_thinking_beats_chance(bot: str, games: int) -> None:
    duel = mirrored("pocket_mars", bot, "random", games, seed=1)
    assert duel.wins >= games - 1
    assert duel.lead > 5


def test_thinking_beats_chance_among_four() -> None:
    result = simulate("pocket_mars", 4, ["greedy", "random", "random", "random"], 6, seed=3)
    assert isinstance(result["wins"], dict)
    assert result["wins"]["greedy"] >= 5


def test_thinking_helps_alone() -> None:
    rates = [float(str(simulate("pocket_mars", 1, [bot], 6, seed=2)["win_rate"])) for bot in ("random", "greedy")]
    assert rates[0] < rates[1]

"""Asking for a bot by name."""

from __future__ import annotations

import pytest

from arsia import bots
from arsia.kernel.message import Refused


@pytest.mark.parametrize("spec", bots.names())
def test_every_name_makes_a_bot(spec: str) -> None:
    assert isinstance(bots.make(spec, seed=1), bots.Bot)


@pytest.mark.parametrize(
    "spec",
    ["", "Greedy", "mcts:", "mcts:0", "mcts:0s", "mcts:-3", "mcts:0.2", "mcts:s", "mcts:nans", "greedy:3", "mcts:1e9s"],
)
def test_a_wrong_name_is_answered_with_the_right_ones(spec: str) -> None:
    with pytest.raises(Refused) as refused:
        bots.make(spec)
    assert refused.value.message.id == "refuse-bot"
    assert refused.value.message.args == {"value": spec, "bots": bots.names()}

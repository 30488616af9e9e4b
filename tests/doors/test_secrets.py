"""Nothing comes through a door that its seat may not know.

As in tests/bots/test_secrets.py: two tables that differ only in what is hidden from a seat must look alike to it. What
a bot is told on both, byte for byte, is the same: decisions, imagined tables, refusals. It asks for everything.
"""

from __future__ import annotations

import random

import pytest

import arsia
from arsia.kernel.table import Table

from .lines import Frame, guest, line

DRAFT = {"pocket_mars": {"draft": True}, "terraforming_mars": {"draft": True}}


def curious(frame: Frame) -> list[bytes]:
    """Imagines, tries, plays on, and then answers what cannot be."""
    if frame["type"] != "decide":
        return []
    return [
        line(type="imagine", seed=5, view=True),
        line(type="try", table=0, seat=frame["seat"], index=0, view=True),
        line(type="try", table=0, seat=frame["seat"], index=len(frame["options"]) - 1, view=True),
        line(type="try", table=0, seat=frame["seat"], option=["dance"]),
        line(type="imagine", seed=2**70),
        line(type="try", table=99, index=0),
        line(id=frame["id"], option=["dance", 3]),
    ]


def told(table: Table, seat: int) -> list[bytes]:
    bot, heard = guest(curious)
    bot.answer(table, seat)
    assert bot.faults["illegal"] == 1
    return heard.told


@pytest.mark.parametrize("game", sorted(arsia.games()))
def test_what_is_hidden_changes_nothing_that_is_told(game: str) -> None:
    table = arsia.new(game, 3, 12, DRAFT.get(game, {}), journal=False)
    chance = random.Random(1)
    compared = 0
    for step in range(90):
        seat = chance.choice(sorted(table.pending))
        if step % (2 if game == "pocket_mars" else 9) == 0:
            other = table.imagine(seat, 1000 + step)
            assert told(table, seat) == told(other, seat)
            compared += other.whereabouts() != table.whereabouts()
        table.play(seat, chance.choice(table.pending[seat].options))
        if table.outcome is not None:  # a short game is played again
            table = arsia.new(game, 3, 12 + step, DRAFT.get(game, {}), journal=False)
    assert compared > 5


def test_only_ones_own_news_is_told() -> None:
    table = arsia.new("pocket_mars", 3, 4)
    chance = random.Random(2)
    private = 0
    for _ in range(60):
        seat = chance.choice(sorted(table.pending))
        bot, heard = guest(curious)
        bot.answer(table, seat)
        news = next(frame for frame in heard.frames if frame["type"] == "decide")["told"]
        assert news == [list(event) for event in table.events(seat)]
        private += len(news) != len(table.events(None))
        table.play(seat, chance.choice(table.pending[seat].options))
        if table.outcome is not None:
            break
    assert private > 10

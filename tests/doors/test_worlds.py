"""A program without our rules may search: it asks for tables as its seat can imagine them."""

from __future__ import annotations

import pytest

import arsia
from arsia.doors import worlds
from arsia.doors.worlds import Worlds
from arsia.kernel.message import Refused

from .lines import Frame, guest, line


def test_an_imagined_table_is_played_on_and_those_before_stay() -> None:
    table = arsia.new("pocket_mars", 2, 3)
    asked = Worlds(lambda seed: table.imagine(0, seed), 0)
    one = asked.asked({"type": "imagine", "seed": 4})
    assert one["table"] == 0
    assert [each["seat"] for each in one["pending"]] == [0, 1]
    assert one["pending"][0]["options"] == table.pending[0].options
    assert one["view"] is None
    cards = [each["option"] for each in one["pending"][0]["several"]["elements"]]
    two = asked.asked({"type": "try", "table": 0, "seat": 0, "set": [list(cards[1]), list(cards[0])], "view": True})
    assert [each["seat"] for each in two["pending"]] == [1]
    same = table.imagine(0, 4)
    same.play(0, (cards[1], cards[0]))
    assert two["view"] == same.view(0)
    over = asked.asked({"type": "playout", "table": 1, "seed": 9})
    assert over["pending"] == []
    assert over["outcome"]["places"]
    again = asked.asked({"type": "try", "table": 0, "seat": 0, "index": 0})
    assert again["table"] == 3
    assert table.ply == 0


def test_requests_are_answered_before_the_decision_is() -> None:
    def reply(frame: Frame) -> list[bytes]:
        if frame["type"] == "decide":
            return [line(type="imagine", seed=1)]
        if frame["type"] == "imagined" and frame["table"] == 0:
            return [line(type="try", table=0, seat=0, index=1)]
        if frame["type"] == "imagined":
            return [line(id=0, index=1)]
        return []

    bot, heard = guest(reply)
    table = arsia.new("pocket_mars", 2, 3)
    assert bot.answer(table, 0) == table.pending[0].options[1]
    assert [frame["type"] for frame in heard.frames] == ["hello", "decide", "imagined", "imagined"]


def test_there_is_an_end_to_imagining() -> None:
    table = arsia.new("pocket_mars", 2, 3)
    asked = Worlds(lambda seed: table.imagine(0, seed), 0)
    for seed in range(worlds.MOST):
        asked.asked({"type": "imagine", "seed": seed})
    with pytest.raises(Refused, match="tables can be imagined for one decision"):
        asked.asked({"type": "imagine"})

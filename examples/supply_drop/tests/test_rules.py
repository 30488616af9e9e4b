"""The rules of Supply Drop, as short stories: a table in a known situation, one act, what must be true."""

from __future__ import annotations

from arsia import testing
from arsia.properties import cases, hold


def test_the_highest_bid_takes_first() -> None:
    t = testing.table("supply_drop", seats=2).give(0, "ice-1", "ore-2").give(1, "ore-35", "seeds-3")
    t.set(ground=["ice-4", "ice-7"]).at("bid").do(0, "bid", "ice-1").do(1, "bid", "ore-35")
    assert t.asked(1) == "prompt-take"
    t.do(1, "take", "ice-7")
    assert t.get(1, "store") == ["ice-7"]
    assert t.get(0, "store") == ["ice-4"]  # there was nothing else to take


def test_a_bid_is_nobody_else_s_business_until_all_are_in() -> None:
    t = testing.table("supply_drop", seats=3).give(0, "ice-1", "ore-2").give(1, "ore-5", "ice-10").give(2, "seeds-6")
    t.at("bid").do(0, "bid", "ore-2")
    assert t.table.view(0)["players"][0]["bid"] == ["ore-2"]  # type: ignore[index]
    assert t.table.view(1)["players"][0]["bid"] == 1  # type: ignore[index]
    assert t.undo(0).options(0) == (("bid", "ice-1"), ("bid", "ore-2"))


def test_more_of_a_kind_count_more() -> None:
    t = testing.table("supply_drop", seats=2).set(0, store=["ice-1", "ice-4", "ice-7", "ore-2"])
    assert t.table.tally(0) == 1 + 2 + 3 + 1


def test_everything_that_must_hold_does() -> None:
    for _, case in zip(range(6), cases("supply_drop"), strict=False):
        hold(case, closely=True)

"""Two together: the pool, cards that change hands, fifteen rounds, eighty points."""

from __future__ import annotations

from arsia.testing import Situation, proves

from .tables import quiet


def together() -> Situation:
    return quiet(2, mode="coop")


@proves("AE-100")
def test_the_pool_holds_27_cubes_and_3_markers() -> None:
    assert together().table.view(None)["pool"] == {"cubes": 27, "markers": 3}
    assert quiet().table.view(None)["pool"] is None


@proves("AE-101")
def test_after_the_phases_are_revealed_each_takes_a_piece_the_first_seat_first() -> None:
    t = together().at("planning").do(0, "phase", "production").do(1, "phase", "research")
    assert sorted(t.table.pending) == [0]
    assert set(t.options(0)) == {("cube",), ("marker",)}
    t.do(0, "cube")
    assert (t.get(0, "mc"), t.get("cubes")) == (1, 26)
    assert sorted(t.table.pending) == [1]
    t.do(1, "cube")
    assert t.get("phase") == "research"


@proves("AE-103")
def test_a_marker_exchanges_a_card_and_each_picks_its_own() -> None:
    t = together().set(0, hand=["comet", "mine"]).set(1, hand=["fish", "birds"]).at("pool")
    t.do(0, "marker").do(0, "give", "comet")
    assert sorted(t.table.pending) == [1]
    assert set(t.options(1)) == {("give", "fish"), ("give", "birds")}  # not the card that just came
    t.do(1, "give", "birds")
    assert (t.get(0, "hand"), t.get(1, "hand")) == (("mine", "birds"), ("fish", "comet"))
    assert t.get("markers") == 2
    assert t.table.view(0)["players"][1]["hand"] == ["comet", None]  # type: ignore[index]


@proves("AE-103")
def test_the_exchange_may_be_left_and_needs_a_card_on_both_sides() -> None:
    left = together().set(0, hand=["comet"]).set(1, hand=["fish"]).at("pool").do(0, "marker").do(0, "skip")
    assert left.get(0, "hand") == ("comet",)
    alone = together().set(0, hand=["comet"]).at("pool").do(0, "marker")
    assert sorted(alone.table.pending) == [1]


@proves("AE-101")
def test_when_one_kind_is_gone_there_is_nothing_to_choose() -> None:
    t = together().set(cubes=0, markers=2).at("pool")
    t.settle()
    assert t.get("markers") == 0


@proves("AE-102")
def test_the_game_lasts_fifteen_rounds_and_no_less() -> None:
    t = together().set(temperature=8, oxygen=14, oceans=9, round=14).at("production")
    assert t.table.outcome is None
    assert t.get("round") == 15
    t.at("production").settle()
    assert t.table.outcome is not None


@proves("AE-104")
def test_together_they_win_with_a_ready_planet_and_80_points() -> None:
    ready = {"temperature": 8, "oxygen": 14, "oceans": 9}
    for planet, points, won in ((ready, 40, True), (ready, 39, False), ({**ready, "oceans": 8}, 60, False)):
        t = together().set(0, tr=points).set(1, tr=40).set(None, **planet).at("end").settle()
        assert t.table.outcome is not None
        assert t.table.outcome.won is won
        assert t.places == ((1, 1) if won else (2, 2))

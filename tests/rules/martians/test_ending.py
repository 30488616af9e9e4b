"""The end of the game and the points, mode by mode; hidden goals."""

from __future__ import annotations

from typing import Any

import pytest

import arsia
from arsia.testing import Situation, proves

from .tables import NOTHING, calm, com, coop, end_turns, semi, solo

DONE = {"BC_A": 2, "BC_B": 1, "BC_C": 1}


def poor(t: Situation, *seats: int) -> Situation:
    for seat in seats or range(t.table.seats):
        t.set(seat, **NOTHING)
    return t


def over(t: Situation) -> arsia.Outcome:
    assert t.table.outcome is not None
    return t.table.outcome


@proves("MA-120", "MA-botanical-capsule")
def test_together_all_win_if_the_mission_is_done_and_nobody_lacks_anything() -> None:
    t = calm(coop(2)).set(progress=DONE).at("end")
    assert over(t).won is True
    assert t.places == (1, 1)


@proves("MA-120")
@pytest.mark.parametrize("missing", DONE)
def test_all_lose_if_a_requirement_is_missing(missing: str) -> None:
    t = calm(coop(2)).set(progress={**DONE, missing: DONE[missing] - 1}).at("end")
    assert over(t).won is False
    assert t.places == (2, 2)


@proves("MA-120", "MA-100")
@pytest.mark.parametrize("left", [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_all_lose_if_a_demand_token_is_left(left: tuple[int, int, int]) -> None:
    assert over(calm(coop(2)).set(progress=DONE, Q4=left).at("end")).won is False
    assert over(calm(solo()).set(progress=DONE, Q2=left).at("end")).won is False


@proves("MA-120")
def test_alone_it_is_the_same() -> None:
    assert over(calm(solo()).set(progress=DONE).at("end")).won is True


@proves("MA-121")
def test_half_together_the_game_ends_early_with_the_round() -> None:
    t = calm(semi()).set(progress=DONE).set(round=1).at("turn")
    end_turns(t)
    assert t.table.outcome is None, "everybody has had as many turns"
    end_turns(t)
    assert over(t).reason.id == "end-accomplished"


@proves("MA-121")
def test_together_and_alone_it_does_not() -> None:
    for t in (calm(coop()).set(progress=DONE), calm(solo()).set(progress=DONE)):
        t.set(round=1).at("turn")
        end_turns(t, 2)
        assert t.table.outcome is None


@proves("MA-121")
def test_or_it_ends_if_all_agree() -> None:
    t = calm(semi(3, early_end="vote")).set(progress={"BC_A": 3, "BC_B": 2, "BC_C": 2}).set(round=1).at("turn")
    t.do(0, "end").do(1, "end").do(2, "end")
    assert t.asked(1) == "prompt-early-end", "the first player marker has gone on"
    t.do(1, "stop").do(2, "go_on")
    assert t.asked(1) == "prompt-turn"
    assert t.get("round") == 2
    t.do(1, "end").do(2, "end").do(0, "end")
    t.do(2, "stop").do(0, "stop").do(1, "stop")
    assert over(t).reason.id == "end-accomplished"


@proves("MA-121")
def test_or_it_is_played_to_its_last_cycle() -> None:
    t = calm(semi(early_end="never")).set(progress=DONE).set(round=1).at("turn")
    end_turns(t, 4)
    assert t.table.outcome is None


@proves("MA-122", "MA-123")
def test_half_together_reputation_decides_even_if_the_mission_failed() -> None:
    t = poor(calm(semi())).set(0, reputation=5, energy=8).set(1, reputation=6).at("end")
    assert over(t).scores == (7, 6)
    assert t.places == (1, 2)
    assert over(t).reason.id == "end-failed"


@proves("MA-122")
def test_or_all_lose_as_an_option() -> None:
    t = poor(calm(semi(all_lose=True))).set(0, reputation=5).at("end")
    assert t.places == (2, 2)
    won = poor(calm(semi(all_lose=True))).set(0, reputation=5).set(progress=DONE).at("end")
    assert won.places == (1, 2)


@proves("MA-125")
def test_a_tie_goes_to_more_credits_and_then_is_shared() -> None:
    t = poor(calm(semi())).set(0, reputation=5, credit=1).set(1, reputation=5, credit=2).at("end")
    assert t.places == (2, 1)
    shared = poor(calm(com())).set(0, reputation=5).set(1, reputation=5).at("end")
    assert shared.places == (1, 1)
    rivals = poor(calm(com())).set(0, reputation=5, credit=3).set(1, reputation=5).at("end")
    assert rivals.places == (1, 2)


@proves("MA-124")
def test_alone_with_orders_achievements_are_counted() -> None:
    t = calm(solo("orders")).set(reputation=20, energy=7, Q1=(0, 1, 1), Q2=(1, 0, 0))
    t.set(0, dead=1).set(1, dead=1).set(fourth=True).at("end")
    assert over(t).scores == (20 + 2 - 9 - 6 + 2,)
    assert over(t).won is None


def sheet(t: Situation, seat: int = 0) -> dict[str, int]:
    return {line.label: line.points for line in over(t).sheets[seat]}


@proves("MA-126", "MA-127", "MA-128", "MA-130")
def test_the_points_of_a_rival() -> None:
    t = poor(calm(com())).set(0, reputation=10, energy=11, dead=2, fourth=True).set(Q1=(1, 0, 2)).at("end")
    points = sheet(t)
    assert points["score-demand"] == -9
    assert points["score-dead"] == -6
    assert points["score-fourth"] == 2
    assert points["score-energy"] == 3
    assert over(t).scores[0] == 10 - 9 - 6 + 2 + 3


@proves("MA-126")
def test_the_tokens_of_others_cost_nothing() -> None:
    t = poor(calm(com())).set(Q2=(1, 1, 1)).at("end")
    assert (sheet(t, 0)["score-demand"], sheet(t, 1)["score-demand"]) == (0, -9)


@proves("MA-129")
@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ((2, 1, 0, 0), (5, 3, 0, 0)),
        ((2, 2, 1, 1), (5, 5, 3, 3)),
        ((1, 1, 1, 0), (5, 5, 5, 0)),
        ((3, 2, 1, 0), (5, 3, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
    ],
)
@pytest.mark.parametrize("what", [("built", "score-pioneer"), ("upgraded", "score-builder")])
def test_most_tokens_and_second_most(what: tuple[str, str], tokens: tuple[int, ...], points: tuple[int, ...]) -> None:
    t = com(4)
    for seat, n in enumerate(tokens):
        t.set(seat, **{what[0]: n})
    t.at("end")
    assert tuple(sheet(t, seat)[what[1]] for seat in range(4)) == points


# ---- hidden goals ----------------------------------------------------------------------------------------------------

MET: dict[str, tuple[dict[str, Any], dict[str, Any], int]] = {
    "HG01": ({"regolith": 4}, {"regolith": 3}, 4),
    "HG02": ({"ice": 4}, {"ice": 3}, 4),
    "HG03": ({"water": 3}, {"water": 2}, 4),
    "HG04": ({"food": 3}, {"food": 2}, 4),
    "HG05": ({"medicine": 2}, {"medicine": 1}, 7),
    "HG06": ({"supply": 4}, {"supply": 3}, 5),
    "HG07": ({"credit": 12}, {"credit": 11}, 5),
    "HG08": ({"hand": ["yellow", "green", "proof_of_life"]}, {"hand": ["yellow", "yellow", "green"]}, 4),
    "HG09": ({"helpers": ["botanist", "geologist"]}, {"helpers": ["botanist", "botanist"]}, 4),
    "HG10": (
        {"helpers": ["scientist"], "specialists": ["doctor"]},
        {"helpers": ["scientist", "botanist"]},
        4,
    ),
    "HG11": ({"helpers": ["geologist", "geologist"]}, {"helpers": ["geologist", "botanist"]}, 5),
    "HG12": ({"specialists": ["doctor", "chemist"]}, {"specialists": ["doctor"]}, 5),
}


@proves("MA-131", *[f"MA-hg{n:02d}" for n in range(1, 13)])
@pytest.mark.parametrize("goal", MET)
def test_every_hidden_goal(goal: str) -> None:
    met, missed, points = MET[goal]
    for own, expected in ((met, points), (missed, 0)):
        t = poor(calm(com(hidden_goals=True, collector=True))).give(0, goal).set(0, **own).at("end")
        assert sheet(t)["score-goals"] == expected
        assert sheet(t, 1)["score-goals"] == 0


@proves("MA-131")
def test_one_good_may_serve_two_goals_and_is_not_spent() -> None:
    t = poor(calm(com(hidden_goals=True))).give(0, "HG01", "HG02").set(0, regolith=4, ice=4).at("end")
    assert sheet(t)["score-goals"] == 8
    assert t.get(0, "regolith") == 4


@proves("MA-25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_goals_are_dealt_kept_and_passed_to_the_left(seats: int) -> None:
    table = arsia.new("martians", seats, 5, {"hidden_goals": True})
    while len(table.pending) == 1:
        seat = min(table.pending)
        table.play(seat, table.pending[seat].options[0])
    view: Any = table.view
    packs = [view(seat)["players"][seat]["pack"] for seat in range(seats)]
    assert [len(pack) for pack in packs] == [3] * seats
    assert all(None in view(1)["players"][0]["pack"] for _ in (0,))
    kept = []
    for seat in reversed(range(seats)):
        kept.append((seat, packs[seat][0]))
        table.play(seat, ("keep", packs[seat][0]))
        if seat:
            assert view(seat)["players"][seat]["goals"] == [], "not before all have chosen"
    for seat in range(seats):
        passed = view(seat)["players"][seat]["pack"]
        assert sorted(passed) == sorted(packs[seat - 1][1:]), "what comes was passed by the right neighbour"
    for seat in range(seats):
        table.play(seat, table.pending[seat].options[0])
    for seat in range(seats):
        own = view(seat)["players"][seat]["goals"]
        assert len(own) == 2
        assert dict(kept)[seat] in own
        assert view((seat + 1) % seats)["players"][seat]["goals"].count(None) >= 1


def test_points_so_far_are_in_the_view_and_hidden_goals_are_their_owners() -> None:
    t = calm(com(hidden_goals=True)).set(0, reputation=7, goals=["HG01", "HG02"]).at("turn")
    mine, theirs, watched = (dict(t.table.view(seat)["sheets"][0]) for seat in (0, 1, None))  # type: ignore[index]
    assert mine["score-reputation"] == 7
    assert "score-goals" in mine
    assert theirs == watched == {label: n for label, n in mine.items() if label != "score-goals"}
    assert coop().at("turn").table.view(0)["sheets"] == []
    assert len(solo("orders").at("turn").table.view(0)["sheets"]) == 1  # type: ignore[arg-type]

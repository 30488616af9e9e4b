"""Moves that are made at the same time are named in any order; astronauts board one after the other, in any order."""

from __future__ import annotations

from itertools import permutations

import pytest

from arsia.kernel.decision import IllegalMove
from arsia.testing import Situation, proves

from .tables import acting, chosen, crew, quiet

AUSONIA, HELLAS, SYRTIS = (
    ("move", "phobos", "ausonia"),
    ("move", "phobos", "hellas"),
    ("move", "phobos", "syrtis_major"),
)


def soldier(phobos: int) -> Situation:
    """The Soldier has killed, and the own astronauts on Phobos are to leave it."""
    t = chosen("soldier", phobos=phobos).set(1, hellas=1).at("resolve")
    return t.do(0, "place", "S02").do(0, "kill", "hellas", 1)


@proves("MR-54")
@pytest.mark.parametrize("moves", list(permutations((AUSONIA, HELLAS, SYRTIS))))
def test_astronauts_leave_phobos_for_zones_in_any_order(moves: tuple[tuple[str, str, str], ...]) -> None:
    t = soldier(4).choose(0, moves)
    assert (t.get(0, "phobos"), t.get(0, "ausonia"), t.get(0, "hellas"), t.get(0, "syrtis_major")) == (1, 1, 1, 1)


@proves("MR-54")
def test_two_may_go_to_the_last_zone_and_one_to_the_first() -> None:
    t = soldier(3).choose(0, [SYRTIS, AUSONIA, SYRTIS])
    assert (t.get(0, "phobos"), t.get(0, "ausonia"), t.get(0, "syrtis_major")) == (0, 1, 2)


@proves("MR-54")
@pytest.mark.parametrize(("phobos", "moves"), [(4, []), (4, [SYRTIS] * 4), (1, [SYRTIS, AUSONIA])])
def test_one_to_three_leave_and_no_more_than_are_there(phobos: int, moves: list[tuple[str, str, str]]) -> None:
    t = soldier(phobos)
    with pytest.raises(IllegalMove):
        t.choose(0, moves)
    assert t.get(0, "phobos") == phobos


@proves("MR-dust-storm")
@pytest.mark.parametrize("zones", list(permutations(("valles_marineris", "syrtis_major", "ausonia"))))
def test_in_a_dust_storm_all_leave_in_any_order(zones: tuple[str, ...]) -> None:
    t = quiet().set(discovery_hellas="dust_storm").set(0, hellas=3).at("discovery_reveal")
    t.choose(0, [("move", "hellas", zone) for zone in zones])
    assert [t.get(0, zone) for zone in ("hellas", *zones)] == [0, 1, 1, 1]


@proves("MR-dust-storm")
def test_in_a_dust_storm_nobody_stays() -> None:
    t = quiet().set(discovery_hellas="dust_storm").set(0, hellas=3).at("discovery_reveal")
    with pytest.raises(IllegalMove, match="Exactly 3 must be chosen, and 2 were"):
        t.choose(0, [("move", "hellas", "syrtis_major"), ("move", "hellas", "ausonia")])
    assert t.get(0, "hellas") == 3


@proves("MR-47", "MR-41")
@pytest.mark.parametrize("ships", list(permutations(("S02", "S03", "S04"), 2)))
def test_two_board_two_ships_from_either_side(ships: tuple[str, str]) -> None:
    t = acting("scientist").do(0, "place", ships[0]).do(0, "place", ships[1])
    assert [crew(t, ship)[0] for ship in ships] == [1, 1]


@proves("MR-47", "MR-41")
def test_a_last_seat_on_the_right_leaves_the_second_astronaut_the_ships_on_the_left() -> None:
    t = chosen("scientist").set(docks=["S02", "S03"]).set(1, S03=3).at("resolve")
    free = t.table.free  # type: ignore[attr-defined]
    assert free[1] == 1, "the ship on the right has one seat"
    t.do(0, "place", "S03")  # then one ship is left, and the second boards it unasked
    assert (crew(t, "S02")[0], crew(t, "S03")[0]) == (1, 1)


@proves("MR-49", "MR-41")
def test_two_different_ships_may_be_boarded_from_the_right_but_not_one_twice() -> None:
    t = acting("secret_agent").do(0, "place", "S04")
    assert [reason.id for reason in t.why_not(0, "place", "S04")] == ["why-apart"]
    t.do(0, "place", "S02")
    assert (crew(t, "S02")[0], crew(t, "S04")[0]) == (1, 1)

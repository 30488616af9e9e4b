"""Production: what zones bring forth, and who takes it."""

from __future__ import annotations

import pytest

from arsia.testing import Situation, proves

from .tables import quiet


def mine(t: Situation, kind: str = "ice") -> list[int]:
    """Tokens of a kind by player."""
    return [t.get(player, kind) for player in range(4)]


@proves("MR-38")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_every_open_zone_produces_one_two_or_three_tokens_of_its_kind(n: int) -> None:
    t = quiet().set(resource_hellas="celerium", resource_phobos="ice").set(0, hellas=1).set(1, phobos=1)
    t.at(f"production_{n}")
    assert mine(t, "celerium") == [n, 0, 0, 0]
    assert mine(t, "ice") == [0, n, 0, 0]


@proves("MR-38")
def test_a_covered_zone_produces_nothing() -> None:
    t = quiet().at("production_1")
    assert t.get("points_hellas") == {"ice": 0, "sylvanite": 0, "celerium": 0}


@proves("MR-39")
def test_who_has_most_takes_everything() -> None:
    t = quiet().set(resource_hellas="ice", points_hellas={"ice": 2}).set(0, hellas=1).set(1, hellas=3).set(2, hellas=2)
    t.at("production_1")
    assert mine(t) == [0, 3, 0, 0]
    assert t.get("points_hellas")["ice"] == 0


@proves("MR-39")
def test_the_example_of_two_who_tie_for_three_tokens() -> None:
    t = quiet().set(resource_hellas="ice").set(0, hellas=2).set(1, hellas=2).set(2, hellas=1).set(uncovered=True)
    t.set(points_hellas={"ice": 2}).at("production_1")
    assert mine(t) == [1, 1, 0, 0]
    assert t.get("points_hellas")["ice"] == 1


@proves("MR-39")
def test_the_example_of_three_who_tie_for_two_tokens() -> None:
    t = quiet().set(resource_hellas="ice")
    for player in range(3):
        t.set(player, hellas=1)
    t.at("production_2")
    assert mine(t) == [0, 0, 0, 0]
    assert t.get("points_hellas")["ice"] == 2


@proves("MR-40")
def test_what_stays_joins_the_next_production() -> None:
    t = quiet().set(resource_hellas="ice", open=["hellas"]).at("production_1")
    assert t.get("points_hellas")["ice"] == 1  # nobody was there
    t.set(3, hellas=1).at("production_2")
    assert mine(t) == [0, 0, 0, 3]


@proves("MR-42")
def test_different_kinds_are_shared_kind_by_kind() -> None:
    t = quiet().set(resource_hellas="ice", points_hellas={"celerium": 3, "ice": 1}).set(0, hellas=1).set(1, hellas=1)
    t.at("production_1")
    assert (t.get(0, "ice"), t.get(0, "celerium")) == (1, 1)
    assert t.get("points_hellas") == {"ice": 0, "sylvanite": 0, "celerium": 1}


@proves("MR-43")
def test_tokens_left_after_the_last_production_count_for_nobody() -> None:
    t = quiet().set(points_hellas={"celerium": 5}).at("final_scoring")
    assert t.table.outcome is not None
    assert t.table.outcome.scores == (0, 0, 0, 0)


@proves("MR-44")
def test_point_tokens_never_run_out() -> None:
    t = quiet().set(resource_hellas="celerium").set(0, hellas=1, celerium=23).at("production_2")
    assert t.get(0, "celerium") == 25


@proves("MR-72")
def test_phobos_produces_like_any_zone() -> None:
    t = quiet().set(resource_phobos="sylvanite").set(2, phobos=2).set(1, phobos=1).at("production_2")
    assert mine(t, "sylvanite") == [0, 0, 2, 0]

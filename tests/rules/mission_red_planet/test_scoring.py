"""The end: all points, ties, and the sheet."""

from __future__ import annotations

from arsia.testing import proves

from .tables import quiet


@proves("MR-80", "MR-82", "MR-83", "MR-84", "MR-81")
def test_the_sheet_adds_missions_monopoly_tokens_and_discoveries() -> None:
    t = quiet().set(0, missions=["basin_claim", "polar_claim"], hellas=2, ice=4, sylvanite=3, celerium=2)
    t.set(discovery_hellas="radioactive_rocks").at("final_scoring")
    outcome = t.table.outcome
    assert outcome is not None
    assert [(line.label, line.points) for line in outcome.sheets[0]] == [
        ("score-missions", 6),
        ("score-ice-monopoly", 9),
        ("score-ice", 4),
        ("score-sylvanite", 6),
        ("score-celerium", 6),
        ("score-discoveries", -3),
    ]
    assert outcome.scores[0] == 28


@proves("MR-80", "MR-19")
def test_missions_are_revealed_with_their_points() -> None:
    t = quiet(3).set(0, missions=["basin_claim"], hellas=2).set(1, missions=["lunar_outpost"]).at("final_scoring")
    assert ("mission", 0, "basin_claim", 6) in t.table.events(None)
    assert ("mission", 1, "lunar_outpost", 0) in t.table.events(None)


@proves("MR-86")
def test_most_points_win() -> None:
    t = quiet(3).set(0, celerium=2).set(1, celerium=3).set(2, sylvanite=1).at("final_scoring")
    assert t.places == (2, 1, 3)


@proves("MR-87")
def test_a_tie_goes_to_who_has_more_tokens_whatever_their_value() -> None:
    t = quiet(3).set(0, celerium=2).set(1, sylvanite=3).at("final_scoring")
    assert t.places == (2, 1, 3)


@proves("MR-88")
def test_after_that_the_victory_is_shared() -> None:
    t = quiet(3).set(0, celerium=2).set(1, celerium=2).at("final_scoring")
    assert t.places == (1, 1, 3)


@proves("MR-83")
def test_ice_counts_one_sylvanite_two_celerium_three() -> None:
    t = quiet(3).set(2, ice=1).set(0, ice=2)
    assert t.get(2, "score") == 1
    assert t.set(2, sylvanite=1).get(2, "score") == 3
    assert t.set(2, celerium=1).get(2, "score") == 6


def test_points_so_far_are_shown_as_far_as_each_seat_knows_them() -> None:
    t = quiet(3).set(0, missions=["basin_claim"], hellas=2, ice=4).set(discovery_hellas="radioactive_rocks").at("round")
    public = {
        "score-ice-monopoly": 9,
        "score-ice": 4,
        "score-sylvanite": 0,
        "score-celerium": 0,
        "score-discoveries": 0,
    }
    for seat in (1, 2, None):
        assert dict(t.table.view(seat)["sheets"][0]) == public  # type: ignore[index]
    assert dict(t.table.view(0)["sheets"][0]) == {"score-missions": 6, **public}  # type: ignore[index]
    over = t.at("final_scoring")
    assert dict(over.table.view(1)["sheets"][0]) == {"score-missions": 6, **public, "score-discoveries": -3}  # type: ignore[index]

"""What is hidden, from whom, and what a seat that looked knows."""

from __future__ import annotations

from typing import Any

from arsia.testing import Situation, proves

from .tables import acting, quiet


def find_at(t: Situation, seat: int | None, zone: str) -> Any:
    zones: Any = t.table.view(seat)["zones"]
    return next(each["discovery"] for each in zones if each["id"] == zone)


@proves("MR-47", "MR-16")
def test_who_looked_at_a_discovery_knows_it_and_the_others_know_only_that() -> None:
    t = acting("scientist").set(discovery_hellas="lichens", seen_hellas=[2])
    t.do(0, "place", "S02").do(0, "place", "S03").do(0, "look", "hellas")
    assert find_at(t, 0, "hellas") == {"event": "lichens", "seen": [0, 2], "up": False}
    assert find_at(t, 2, "hellas")["event"] == "lichens"
    assert find_at(t, 1, "hellas") == {"event": None, "seen": [0, 2], "up": False}
    assert find_at(t, None, "hellas")["event"] is None
    assert ("look", 0, "hellas") in t.table.events(1)
    assert not any(event[0] == "looked" for event in t.table.events(1))


@proves("MR-16")
def test_imagined_tables_keep_what_was_looked_at_and_change_what_was_not() -> None:
    t = quiet().set(discovery_hellas="lichens", seen_hellas=[0], discovery_ausonia="synergy").at("round")
    seen = {t.stage.get(t.table.imagine(0, seed), None, "discovery_hellas") for seed in range(30)}
    unseen = {t.stage.get(t.table.imagine(0, seed), None, "discovery_ausonia") for seed in range(60)}
    assert seen == {"lichens"}
    assert len(unseen) > 5
    assert "lichens" not in unseen


@proves("MR-24")
def test_an_imagined_choice_is_in_hand_and_below_the_number_called() -> None:
    t = quiet(3).set(0, chosen="scientist").set(1, chosen="soldier", played=["pilot", "saboteur"])
    t.set(2, chosen="recruiter").at("resolve").do(2, "place", "S02")
    guesses = {t.stage.get(t.table.imagine(0, seed), 1, "chosen") for seed in range(60)}
    assert guesses == {"soldier", "travel_agent", "femme_fatale", "secret_agent"}


@proves("MR-12", "MR-13")
def test_the_mission_that_a_seat_rejected_is_nobody_s_first_one() -> None:
    t = quiet(3).set(1, missions=["polar_claim"]).set(2, missions=["basin_claim"]).set(0, missions=["lunar_outpost"])
    t.set(0, rejected="wide_expansion").at("round")
    guesses = {t.stage.get(t.table.imagine(0, seed), 1, "missions")[0] for seed in range(80)}
    assert "wide_expansion" not in guesses
    assert "lunar_outpost" not in guesses
    assert len(guesses) > 6


@proves("MR-10")
def test_resources_that_lie_face_down_are_unknown_to_all() -> None:
    t = quiet(3).set(0, hellas=1).set(resource_hellas="celerium").at("round")
    kinds = {t.stage.get(t.table.imagine(0, seed), None, "resource_ausonia") for seed in range(40)}
    assert kinds == {"ice", "sylvanite", "celerium"}
    assert {t.stage.get(t.table.imagine(0, seed), None, "resource_hellas") for seed in range(20)} == {"celerium"}


@proves("MR-73", "MR-74")
def test_neutral_cards_are_imagined_as_far_as_they_are_known() -> None:
    t = quiet(2).at("round")
    own = {t.stage.get(t.table.imagine(0, seed), 2, "chosen") for seed in range(20)}
    other = {t.stage.get(t.table.imagine(0, seed), 3, "chosen") for seed in range(60)}
    assert own == {t.get(2, "chosen")}
    assert other == {"scientist", "secret_agent", "saboteur", "travel_agent", "pilot"}

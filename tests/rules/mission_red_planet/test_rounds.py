"""A round: choosing in secret, counting down, launching, landing, docking, the marker, the tracker."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from arsia.testing import proves

from .tables import acting, chosen, crew, finished, in_zone, quiet


@proves("MR-20", "MR-21")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    for order in permutations(range(3)):
        t = quiet(3).at("round")
        assert sorted(t.table.pending) == [0, 1, 2]
        for seat in order:
            t.table.play(seat, ("play", "travel_agent"))
        assert t.get("called") == 3


@proves("MR-21", "MR-24")
def test_a_choice_is_secret_until_its_number_is_called() -> None:
    t = quiet(3).at("round")
    t.table.play(0, ("play", "saboteur"))
    for stranger in (1, 2, None):
        players: Any = t.table.view(stranger)["players"]
        assert (players[0]["has_chosen"], players[0]["chosen"]) == (True, None)
        assert "saboteur" in players[0]["hand"]
    t.table.play(1, ("play", "scientist"))
    t.table.play(2, ("play", "pilot"))
    players = t.table.view(None)["players"]  # the Scientist is being resolved
    assert [each["chosen"] for each in players] == [None, "scientist", None]


@proves("MR-22", "MR-25")
def test_higher_numbers_act_first() -> None:
    t = quiet(3).set(0, chosen="pilot").set(1, chosen="soldier").set(2, chosen="recruiter").at("resolve")
    order = []
    while t.asked(0) != "prompt-character":
        seat = min(t.table.pending)
        order.append((seat, t.get("called")))
        t.do(seat, *t.options(seat)[0])
    assert sorted(set(order), key=order.index) == [(2, 9), (1, 2), (0, 1)]


@proves("MR-23")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_same_character_goes_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    t = quiet(3).set(first=first)
    for seat in range(3):
        t.set(seat, chosen="recruiter")
    t.at("resolve")
    for seat in order:
        assert list(t.table.pending) == [seat]
        t.do(seat, "place", "S03")


@proves("MR-24")
def test_all_who_chose_the_number_show_it_before_the_first_of_them_acts() -> None:
    t = quiet(3).set(0, chosen="recruiter").set(1, chosen="pilot").set(2, chosen="recruiter").at("resolve")
    players: Any = t.table.view(1)["players"]
    assert [each["chosen"] for each in players] == ["recruiter", "pilot", "recruiter"]
    assert [each["shown"] for each in players] == [True, False, True]


@proves("MR-28")
def test_a_used_character_stays_face_up_and_cannot_be_chosen_again() -> None:
    t = acting("travel_agent", 3).do(0, "place", "S03")
    players: Any = t.table.view(2)["players"]
    assert players[0]["played"] == ["travel_agent"]
    t = finished(t)
    assert not t.offers(0, "play", "travel_agent")
    assert [reason.id for reason in t.why_not(0, "play", "travel_agent")] == ["why-played"]
    assert t.offers(0, "play", "recruiter")


@proves("MR-27")
def test_a_full_ship_is_launched() -> None:
    t = acting("recruiter").do(0, "place", "S01")
    assert t.get("launched") == ()
    t = chosen("recruiter").set(2, S01=1).at("resolve").do(0, "place", "S01")
    assert t.get("launched") == ("S01",)
    assert crew(t, "S01") == (1, 0, 1, 0)


@proves("MR-26", "MR-50")
def test_the_example_of_the_saboteur_who_fills_the_only_ship_and_must_destroy_it() -> None:
    t = chosen("saboteur", then="femme_fatale").set(docks=["S01"]).set(1, S01=1).at("resolve")
    # Both the placement and the target leave only one answer, and so the round is over.
    assert not any(event[0] in ("launch", "land") for event in t.table.events(None))
    assert t.get(0, "lost") == t.get(1, "lost") == 1
    assert t.get("ship_discard") == ("S01",)


@proves("MR-29")
def test_a_ship_that_is_not_full_stays_with_its_crew() -> None:
    t = finished(acting("recruiter", then="recruiter").do(0, "place", "S03").do(1, "place", "S02"))
    assert t.get("docks") == ("S01", "S02", "S03", "S04")
    assert crew(t, "S03") == (1, 0, 0, 0)
    assert crew(t, "S02") == (0, 1, 0, 0)


@proves("MR-30", "MR-32", "MR-33")
def test_everybody_leaves_a_launched_ship_in_its_zone_and_the_resource_is_turned_up() -> None:
    t = quiet().set(docks=["S10"]).set(0, S10=1).set(2, S10=1).set(launched=["S10"], resource_ausonia="celerium")
    assert "ausonia" not in t.get("open")
    t.at("landing")
    assert in_zone(t, "ausonia") == (1, 0, 1, 0)
    zones: Any = t.table.view(None)["zones"]
    assert zones[3]["resource"] == "celerium"
    assert t.get("ship_discard")[0] == "S10"


@proves("MR-32")
def test_a_zone_where_nobody_arrives_stays_covered() -> None:
    t = quiet().set(docks=["S10"], launched=["S10"]).at("landing")
    assert t.get("open") == ()
    assert t.get("ship_discard")[0] == "S10"


@proves("MR-33", "MR-64")
def test_a_ship_lands_where_its_top_token_says_and_all_tokens_return() -> None:
    t = quiet().set(docks=["S10"]).set(0, S10=2).set(tokens_S10=["hellas", "phobos"], launched=["S10"])
    assert (t.get("destination_tokens_hellas"), t.get("destination_tokens_phobos")) == (1, 1)
    t.at("landing")
    assert (t.get(0, "phobos"), t.get(0, "hellas"), t.get(0, "ausonia")) == (2, 0, 0)
    assert (t.get("destination_tokens_hellas"), t.get("destination_tokens_phobos")) == (2, 2)


@proves("MR-31")
def test_ships_land_from_the_left() -> None:
    t = quiet().set(docks=["S13", "S10"]).set(0, S13=2, S10=2).set(launched=["S13", "S10"]).at("landing")
    landed = [event[1] for event in t.table.events(None) if event[0] == "land"]
    assert landed == ["S13", "S10"]


@proves("MR-35")
def test_every_empty_dock_gets_a_new_ship_and_it_may_be_unknown() -> None:
    t = quiet().set(docks=["S10", None, "S13", None]).set(ship_deck=["S36", "S20"]).at("docking")
    assert t.get("docks") == ("S10", "S36", "S13", "S20")
    assert t.get("destination_S36") is None


@proves("MR-34")
def test_an_empty_ship_deck_is_made_anew_from_the_discarded_ships() -> None:
    t = quiet(3).set(docks=["S10", "S11", None])
    everything = list(t.get("ship_deck"))
    t.set(ship_discard=everything)
    assert t.get("ship_deck") == ()
    t.at("docking")
    assert t.get("docks")[2] in everything
    assert t.get("ship_discard") == ()
    assert len(t.get("ship_deck")) == 33


@proves("MR-36")
def test_who_was_resolved_last_is_the_new_first_player() -> None:
    t = quiet(3).set(0, chosen="pilot").set(1, chosen="soldier").set(2, chosen="pilot").set(first=1).at("resolve")
    assert finished(t).get("first") == 0  # clockwise from 1: the second of the two Pilots


@proves("MR-37", "MR-15")
@pytest.mark.parametrize(("round", "next_round", "phases"), [(4, 5, 0), (5, 6, 1), (8, 9, 1)])
def test_productions_come_after_rounds_five_and_eight(round: int, next_round: int, phases: int) -> None:
    t = quiet(3).set(round=round).at("docking")
    assert t.get("round") == next_round
    assert len([event for event in t.table.events(None) if event[0] == "production"]) == phases


@proves("MR-37", "MR-15")
def test_after_the_tenth_round_come_reveal_production_and_the_end() -> None:
    t = quiet(3).set(round=10).at("docking")
    told = [event[0] for event in t.table.events(None)]
    assert told.index("reveal_phase") < told.index("production") < told.index("end")
    assert t.table.outcome is not None

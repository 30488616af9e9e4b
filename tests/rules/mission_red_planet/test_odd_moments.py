"""Moments that seldom come: several cards at once, ties with neutral colours, the last round, six players."""

from __future__ import annotations

import pytest

from arsia.testing import proves
from arsia.words import Words

from .tables import finished, in_zone, quiet


@proves("MR-subterfuge", "MR-hired-hands")
def test_a_hired_hand_can_make_a_tie_for_the_most_that_subterfuge_shares() -> None:
    t = quiet(3).set(0, hellas=2, actions=["hired_hands"]).set(1, hellas=3).set(2, hellas=1)
    t.set(discovery_hellas="subterfuge", resource_hellas="ice", uncovered=True).at("production_3")
    t.do(0, "use", "hired_hands")
    assert [t.get(player, "ice") for player in range(3)] == [1, 1, 0]
    assert t.get("points_hellas") == {"ice": 1, "sylvanite": 0, "celerium": 0}


@proves("MR-dust-storm", "MR-native-resistance", "MR-56")
def test_who_is_blown_into_a_later_zone_meets_what_acts_there() -> None:
    t = quiet(3).set(0, tritonis_sinus=1).set(1, mare_tyrrhenum=1)
    t.set(discovery_tritonis_sinus="dust_storm", discovery_mare_tyrrhenum="native_resistance").at("discovery_reveal")
    finished(t.do(0, "move", "tritonis_sinus", "mare_tyrrhenum"))
    assert (t.get(0, "lost"), t.get(1, "lost")) == (1, 1)
    assert in_zone(t, "mare_tyrrhenum") == (0, 0, 0)


@proves("MR-dust-storm", "MR-32", "MR-38")
def test_a_zone_that_the_storm_turns_up_produces_in_the_same_phase() -> None:
    t = quiet(3).set(0, ausonia=1).set(discovery_ausonia="dust_storm", resource_hellas="celerium")
    finished(t.at("discovery_reveal").do(0, "move", "ausonia", "hellas"))
    assert t.get(0, "celerium") == 3


@proves("MR-rescue-operation", "MR-native-resistance")
def test_the_rescued_come_before_the_discoveries_are_turned_up() -> None:
    t = quiet(3).set(0, actions=["rescue_operation"], lost=2, hellas=1).set(discovery_hellas="native_resistance")
    finished(t.at("discovery_reveal").do(0, "use", "rescue_operation").do(0, "rescue", 2))
    assert (t.get(0, "hellas"), t.get(0, "lost")) == (2, 1)


@proves("MR-ether-magnet", "MR-29", "MR-32")
def test_the_magnet_empties_docked_ships_of_all_colours_and_opens_the_zone() -> None:
    t = quiet(2).set(0, S02=1).set(3, S02=1, S03=2).set(discovery_hellas="ether_magnet", resource_hellas="sylvanite")
    finished(t.at("discovery_reveal"))
    assert in_zone(t, "hellas") == (1, 0, 0, 3)
    assert t.get(3, "sylvanite") == 3


@proves("MR-blocks-of-ice", "MR-81", "MR-87")
def test_blocks_of_ice_are_in_time_for_the_monopoly() -> None:
    t = quiet(3).set(0, actions=["blocks_of_ice"]).set(1, ice=2).at("production_3")
    finished(t.do(0, "use", "blocks_of_ice"))
    assert t.table.outcome is not None
    assert t.table.outcome.scores == (6, 6, 0)  # two tokens each, and 9 shared by two
    assert t.places == (1, 1, 3)


@proves("MR-81", "MR-78")
def test_a_neutral_colour_that_ties_for_ice_takes_its_share_of_the_monopoly() -> None:
    t = quiet(2).set(0, ice=3, celerium=4).set(2, ice=3).set(3, ice=3).at("final_scoring")
    assert t.table.outcome is not None
    assert t.table.outcome.scores == (3 + 12 + 3, 0)


@proves("MR-39", "MR-78")
def test_an_owner_and_the_own_neutral_colour_tie_as_two_players() -> None:
    t = quiet(2).set(0, hellas=1).set(2, hellas=1).set(resource_hellas="ice").at("production_2")
    assert (t.get(0, "ice"), t.get(2, "ice")) == (1, 1)


@proves("MR-23", "MR-90")
def test_with_a_neutral_first_player_the_count_goes_on_clockwise_from_it() -> None:
    t = quiet(2).set(0, chosen="pilot").set(1, chosen="pilot").set(2, chosen="pilot").set(3, chosen="pilot")
    finished(t.set(first=3).at("resolve"))
    assert [event[1] for event in t.table.events(None) if event[0] == "reveal"] == [3, 0, 1, 2]


@proves("MR-52", "MR-23")
def test_of_six_travel_agents_the_last_find_no_ship() -> None:
    t = quiet(6).set(docks=["S02", "S24", "S03", "S01", "S04", "S07"], first=4)
    for player in range(6):
        t.set(player, chosen="travel_agent")
    finished(t.at("resolve"))
    assert [event[1] for event in t.table.events(None) if event[0] == "skip"] == [1, 2, 3]
    assert t.get("first") == 3


@proves("MR-34", "MR-35")
def test_six_docks_empty_a_small_deck_and_take_the_ships_that_have_just_landed() -> None:
    docks = ["S01", "S04", "S07", "S10", "S13", "S16"]
    t = quiet(6).set(docks=docks, launched=docks)
    t.set(ship_discard=t.get("ship_deck")[2:]).at("landing")
    assert None not in t.get("docks")
    assert t.get("ship_discard") == ()
    assert len(t.get("ship_deck")) == 30


@proves("MR-53", "MR-54")
def test_a_soldier_who_has_to_kill_the_own_last_one_on_phobos_moves_nobody() -> None:
    t = quiet(3).set(0, chosen="soldier", phobos=1).set(docks=["S02"]).at("resolve")
    finished(t)
    assert ("kill", 0, 0, "phobos") in t.table.events(None)
    assert not any(event[0] == "move" for event in t.table.events(None))


@proves("MR-19", "MR-47")
def test_a_mission_that_is_drawn_in_the_last_round_counts() -> None:
    t = quiet(3).set(0, chosen="scientist", phobos=1).set(deck=["lunar_outpost"], round=10).at("resolve")
    finished(t.do(0, "place", "S02").do(0, "place", "S03"))
    assert ("mission", 0, "lunar_outpost", 8) in t.table.events(None)


@proves("MR-course-correction", "MR-66")
def test_an_empty_unknown_ship_can_still_be_corrected_before_it_goes_nowhere() -> None:
    t = quiet(3).set(0, actions=["course_correction"]).set(docks=["S31"], launched=["S31"]).at("landing")
    finished(t.do(0, "use", "course_correction").do(0, "zone", "hellas"))
    assert ("land", "S31", "hellas") in t.table.events(None)
    assert "hellas" not in t.get("open")  # nobody arrived


@proves("MR-synergy", "MR-frozen-deposits", "MR-38")
def test_what_synergy_adds_to_frozen_deposits_is_ice_too() -> None:
    t = quiet(3).set(0, hellas=1).set(resource_hellas="celerium", uncovered=True)
    t.set(discovery_hellas="frozen_deposits", discovery_ausonia="synergy").at("production_3")
    assert (t.get(0, "ice"), t.get(0, "celerium")) == (4, 0)


@proves("MR-47")
def test_with_an_empty_event_deck_the_question_does_not_speak_of_drawing() -> None:
    t = quiet(3).set(0, chosen="scientist").set(1, chosen="pilot")
    t.set(discovery_hellas="lichens", discovery_ausonia="synergy")
    t.set(discard=list(t.get("deck"))).at("resolve")
    t.do(0, "place", "S02").do(0, "place", "S03")
    assert t.asked(0) == "prompt-research-empty"
    assert t.options(0) == (("look", "ausonia"), ("look", "hellas"))


@proves("MR-54")
@pytest.mark.parametrize(("phobos", "said"), [(1, "It has to leave."), (3, "At least 1 has to leave, at most 3 may;")])
def test_the_question_says_who_has_to_leave_phobos_and_who_may(phobos: int, said: str) -> None:
    t = quiet(3).set(0, chosen="soldier", phobos=phobos).set(1, hellas=1).set(docks=["S02", "S03"]).at("resolve")
    t.do(0, "place", "S02").do(0, "kill", "hellas", 1)
    words = Words("en", "mission_red_planet", ("Ada", "Bo", "Cy"))
    assert said in words.say(t.table.pending[0].prompt)
    if phobos > 1:
        t.do(0, "move", "phobos", "hellas")
        assert "At most 2 more may" in words.say(t.table.pending[0].prompt)

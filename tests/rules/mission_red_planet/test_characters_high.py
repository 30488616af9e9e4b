"""Recruiter, Explorer, Scientist, Secret Agent, Saboteur."""

from __future__ import annotations

from typing import Any

from arsia.testing import proves

from .tables import acting, chosen, crew, finished, in_zone, quiet


@proves("MR-45", "MR-28")
def test_the_recruiter_places_one_and_takes_everything_back_itself_included() -> None:
    t = acting("recruiter", played=["pilot", "soldier", "explorer"])
    assert t.get(0, "played") == ("recruiter", "explorer", "soldier", "pilot")
    t.do(0, "place", "S02")
    assert t.get(0, "S02") == 1
    assert t.get(0, "played") == ()
    assert len(t.get(0, "hand")) == 9


@proves("MR-45")
def test_the_recruiter_takes_back_own_characters_only() -> None:
    t = chosen("recruiter").set(1, played=["soldier"]).at("resolve").do(0, "place", "S02")
    assert "soldier" in t.get(1, "played")


@proves("MR-46")
def test_the_explorer_moves_three_times_also_with_the_same_astronaut() -> None:
    t = acting("explorer", vastitas_borealis=1).do(0, "place", "S02")
    t.do(0, "move", "vastitas_borealis", "tritonis_sinus")
    t.do(0, "move", "tritonis_sinus", "mare_tyrrhenum")
    t.do(0, "move", "mare_tyrrhenum", "ausonia")
    assert t.get(0, "ausonia") == 1
    assert t.asked(0) == ""


@proves("MR-46")
def test_the_explorer_may_stop_before() -> None:
    t = acting("explorer", hellas=2).do(0, "place", "S02")
    t.do(0, "move", "hellas", "ausonia").do(0, "done")
    assert (t.get(0, "hellas"), t.get(0, "ausonia")) == (1, 1)
    assert t.asked(0) == ""


@proves("MR-46", "MR-32")
def test_a_move_turns_up_the_resource_where_it_ends() -> None:
    t = acting("explorer", hellas=1).set(resource_ausonia="sylvanite").do(0, "place", "S02")
    t.do(0, "move", "hellas", "ausonia")
    assert "ausonia" in t.get("open")
    assert not t.table.can_undo(0)


@proves("MR-46", "MR-72")
def test_phobos_is_out_of_reach_for_the_explorer() -> None:
    t = acting("explorer", phobos=2).do(0, "place", "S02")
    assert t.asked(0) == ""  # nothing to move
    t = acting("explorer", phobos=1, syrtis_major=1).do(0, "place", "S02")
    assert not any("phobos" in option for option in t.options(0))


@proves("MR-46")
def test_a_move_goes_to_an_adjacent_zone_only() -> None:
    t = acting("explorer", hellas=1).do(0, "place", "S02")
    assert t.offers(0, "move", "hellas", "mare_serpentis")
    assert not t.offers(0, "move", "hellas", "vastitas_borealis")


@proves("MR-47")
def test_the_scientist_places_two_on_one_ship_or_two() -> None:
    t = acting("scientist").do(0, "place", "S02").do(0, "place", "S02")
    assert crew(t, "S02") == (2, 0, 0, 0)
    t = acting("scientist").do(0, "place", "S02").do(0, "place", "S04")
    assert (t.get(0, "S02"), t.get(0, "S04")) == (1, 1)


@proves("MR-47", "MR-48", "MR-19")
def test_a_drawn_mission_is_held_face_down() -> None:
    t = acting("scientist").set(deck=["polar_claim"]).set(discovery_hellas="lichens")
    t.do(0, "place", "S02").do(0, "place", "S03").do(0, "draw")
    assert t.get(0, "missions") == ("polar_claim",)
    assert ("drawn", 0, "polar_claim") in t.table.events(0)
    assert not any("polar_claim" in event for event in t.table.events(1))


@proves("MR-47", "MR-48", "MR-18")
def test_a_drawn_action_is_held_face_down() -> None:
    t = acting("scientist").set(deck=["blocks_of_ice"]).set(discovery_hellas="lichens")
    t.do(0, "place", "S02").do(0, "place", "S03").do(0, "draw")
    assert t.get(0, "actions") == ("blocks_of_ice",)


@proves("MR-47", "MR-16", "MR-17")
def test_a_drawn_discovery_goes_to_an_outer_zone_that_has_none() -> None:
    t = acting("scientist").set(deck=["lichens"]).set(discovery_hellas="synergy")
    t.do(0, "place", "S02").do(0, "place", "S03").do(0, "draw")
    assert t.asked(0) == "prompt-assign"
    assert {option[1] for option in t.options(0)} == {
        "vastitas_borealis",
        "tritonis_sinus",
        "mare_tyrrhenum",
        "ausonia",
        "mare_serpentis",
        "sinus_sabaeus",
    }
    assert [reason.id for reason in t.why_not(0, "zone", "hellas")] == ["why-has-discovery"]
    assert [reason.id for reason in t.why_not(0, "zone", "phobos")] == ["why-not-outer"]
    t.do(0, "zone", "tritonis_sinus")
    assert t.get("discovery_tritonis_sinus") == "lichens"
    assert t.get("seen_tritonis_sinus") == (0,)


@proves("MR-48", "MR-17")
def test_with_all_outer_zones_taken_a_discovery_is_discarded_and_one_in_play_is_looked_at() -> None:
    t = acting("scientist").set(deck=["lichens"])
    finds = ["synergy", "rich_vein", "even_ground", "dust_storm", "subterfuge", "ether_magnet", "mining_incident"]
    zones = ["vastitas_borealis", "tritonis_sinus", "mare_tyrrhenum", "ausonia", "hellas", "mare_serpentis"]
    for zone, find in zip([*zones, "sinus_sabaeus"], finds, strict=True):
        t.set(None, **{f"discovery_{zone}": find})
    t.do(0, "place", "S02").do(0, "place", "S03").do(0, "draw")
    assert t.get("discard") == ("lichens",)
    assert t.asked(0) == "prompt-look"
    t.do(0, "look", "ausonia")
    assert t.get("seen_ausonia") == (0,)
    assert t.get("discovery_ausonia") == "dust_storm"


@proves("MR-47")
def test_the_scientist_may_look_at_a_discovery_instead_and_it_stays_where_it_is() -> None:
    t = acting("scientist").set(discovery_hellas="lichens")
    cards = len(t.get("deck"))
    t.do(0, "place", "S02").do(0, "place", "S03").do(0, "look", "hellas")
    assert t.get("discovery_hellas") == "lichens"
    assert t.get("seen_hellas") == (0,)
    assert len(t.get("deck")) == cards


@proves("MR-47")
def test_with_nothing_to_draw_and_nothing_to_look_at_the_step_is_skipped() -> None:
    t = chosen("scientist")
    t.set(discard=t.get("deck")).at("resolve").do(0, "place", "S02").do(0, "place", "S03")
    assert t.asked(0) == ""


@proves("MR-49")
def test_the_secret_agent_places_on_two_ships_and_launches_one_that_is_not_full() -> None:
    t = acting("secret_agent").do(0, "place", "S02").do(0, "place", "S03")
    assert (t.get(0, "S02"), t.get(0, "S03")) == (1, 1)
    assert t.asked(0) == "prompt-force"
    t.do(0, "launch", "S02")
    assert t.get("launched") == ("S02",)
    assert t.asked(1) == "prompt-place"
    assert not t.offers(1, "place", "S02")
    assert [reason.id for reason in t.why_not(1, "place", "S02")] == ["why-launched"]


@proves("MR-49")
def test_the_secret_agent_never_places_both_on_the_same_ship() -> None:
    t = acting("secret_agent").do(0, "place", "S02")
    assert not t.offers(0, "place", "S02")


@proves("MR-49", "MR-41")
def test_with_one_ship_that_has_room_the_secret_agent_places_one() -> None:
    t = chosen("secret_agent", then="soldier").set(docks=["S02", "S03"], launched=["S03"]).at("resolve")
    # The placement and the launch left one answer each, and so the round is over.
    assert t.get(0, "vastitas_borealis") == 1
    assert t.get(0, "supply") == 21
    assert t.get("ship_discard") == ("S02", "S03")


@proves("MR-49")
def test_the_secret_agent_may_launch_an_empty_ship() -> None:
    t = acting("secret_agent").do(0, "place", "S02").do(0, "place", "S03").do(0, "launch", "S04")
    assert t.get("launched") == ("S04",)
    assert crew(t, "S04") == (0, 0, 0, 0)


@proves("MR-49")
def test_a_ship_that_the_secret_agent_has_just_filled_leaves_by_itself() -> None:
    t = chosen("secret_agent").set(1, S01=1).at("resolve").do(0, "place", "S01").do(0, "place", "S03")
    assert not t.offers(0, "launch", "S01")
    assert [reason.id for reason in t.why_not(0, "launch", "S01")] == ["why-launches-itself"]
    t.do(0, "launch", "S03")
    assert t.get("launched") == ("S01", "S03")


@proves("MR-50")
def test_the_saboteur_destroys_a_docked_ship_and_its_crew_is_lost() -> None:
    t = chosen("saboteur").set(1, S03=2).set(2, S03=1).at("resolve").do(0, "place", "S02").do(0, "destroy", "S03")
    assert [t.get(player, "lost") for player in range(4)] == [0, 2, 1, 0]
    assert t.get("docks") == ("S01", "S02", None, "S04")
    assert t.get("ship_discard") == ("S03",)


@proves("MR-50")
def test_a_launched_ship_is_safe_from_the_saboteur() -> None:
    t = chosen("saboteur").set(1, S01=2).set(launched=["S01"]).at("resolve").do(0, "place", "S02")
    assert not t.offers(0, "destroy", "S01")
    assert [reason.id for reason in t.why_not(0, "destroy", "S01")] == ["why-launched"]


@proves("MR-26", "MR-50")
def test_a_ship_that_the_saboteur_fills_can_still_be_destroyed_or_left_to_leave() -> None:
    t = chosen("saboteur").set(1, S01=1).at("resolve").do(0, "place", "S01")
    assert t.offers(0, "destroy", "S01")
    t.do(0, "destroy", "S04")
    assert t.get("launched") == ("S01",)


@proves("MR-68")
def test_tokens_on_a_destroyed_ship_return_to_the_supply() -> None:
    t = acting("saboteur").set(tokens_S03=["hellas"])
    assert t.get("destination_tokens_hellas") == 1
    t.do(0, "place", "S02").do(0, "destroy", "S03")
    assert t.get("destination_tokens_hellas") == 2


@proves("MR-62")
def test_nobody_boards_a_full_ship() -> None:
    t = chosen("scientist").set(1, S01=1).at("resolve").do(0, "place", "S01")
    assert not t.offers(0, "place", "S01")
    assert [reason.id for reason in t.why_not(0, "place", "S01")] == ["why-full"]


@proves("MR-41", "MR-62")
def test_a_first_ship_must_leave_room_for_all_that_can_be_placed() -> None:
    t = chosen("scientist").set(docks=["S01", "S04"]).set(1, S01=1, S04=1).at("resolve")
    # One seat on each: whoever began on the right would have to leave one astronaut behind.
    assert (t.get(0, "S01"), t.get(0, "S04")) == (1, 1)


@proves("MR-41")
def test_with_no_ship_to_board_the_rest_of_the_card_is_still_done() -> None:
    t = chosen("recruiter", played=["soldier"]).set(docks=[]).set(first=0).at("resolve")
    assert t.get(0, "played") == ()
    assert t.get(0, "supply") == 22


@proves("MR-60")
def test_with_few_astronauts_left_as_many_are_placed_as_there_are() -> None:
    t = acting("scientist", supply=1).set(discovery_hellas="lichens").do(0, "place", "S03")
    assert t.asked(0) == "prompt-research"
    assert (t.get(0, "supply"), t.get(0, "S03")) == (0, 1)


def test_a_round_of_five_high_characters_ends() -> None:
    t = quiet(5)
    for seat, character in enumerate(("recruiter", "explorer", "scientist", "secret_agent", "saboteur")):
        t.set(seat, chosen=character)
    finished(t.at("resolve")).table.check()
    assert t.get("round") == 2
    assert in_zone(t, "phobos") == (0, 0, 0, 0, 0)


@proves("MR-47")
def test_with_an_empty_event_deck_a_scientist_can_only_look_and_without_discoveries_do_nothing() -> None:
    t = chosen("scientist").set(discovery_hellas="lichens")
    table: Any = t.table
    table.discarded, table.deck = [*table.discarded, *table.deck], []
    t.at("resolve").do(0, "place", "S02").do(0, "place", "S03")
    assert ("look", 0, "hellas") in t.table.events(None)
    t = chosen("scientist")
    table = t.table
    table.discarded, table.deck = [*table.discarded, *table.deck], []
    t.at("resolve").do(0, "place", "S02").do(0, "place", "S03")
    assert t.asked(1) == "prompt-place"  # the discarded cards are no new deck

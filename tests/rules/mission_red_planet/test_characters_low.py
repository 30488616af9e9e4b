"""Femme Fatale, Travel Agent, Soldier, Pilot."""

from __future__ import annotations

from arsia.games.mission_red_planet.cards import characters
from arsia.testing import proves
from arsia.words import Words

from .tables import acting, chosen, crew, finished, in_zone


@proves("MR-51")
def test_the_femme_fatale_replaces_another_where_she_has_an_astronaut() -> None:
    t = chosen("femme_fatale", hellas=1).set(1, hellas=2).at("resolve").do(0, "place", "S02")
    assert in_zone(t, "hellas") == (2, 1, 0, 0)  # the only target was taken at once
    assert (t.get(1, "lost"), t.get(0, "lost")) == (1, 0)
    assert t.get(0, "supply") == 22 - 2 - 1


@proves("MR-51")
def test_she_may_do_it_on_docked_and_launched_ships_and_on_phobos() -> None:
    t = chosen("femme_fatale", S03=1, S01=1, phobos=1).set(1, S03=1, S01=1, phobos=1).set(launched=["S01"])
    t.at("resolve").do(0, "place", "S02")
    assert t.offers(0, "replace", "S03", 1)
    assert t.offers(0, "replace", "S01", 1)
    t.do(0, "replace", "phobos", 1)
    assert in_zone(t, "phobos") == (2, 0, 0, 0)


@proves("MR-51")
def test_the_astronaut_just_placed_counts() -> None:
    t = chosen("femme_fatale").set(1, S03=1, hellas=1).at("resolve").do(0, "place", "S03")
    assert crew(t, "S03") == (2, 0, 0, 0)


@proves("MR-51")
def test_where_she_has_nobody_others_are_safe() -> None:
    t = chosen("femme_fatale", hellas=1).set(1, ausonia=1, S04=1, hellas=1).set(2, hellas=1)
    t.at("resolve").do(0, "place", "S02")
    assert t.options(0) == (("replace", "hellas", 1), ("replace", "hellas", 2))
    assert [reason.id for reason in t.why_not(0, "replace", "ausonia", 1)] == ["why-not-there"]
    assert [reason.id for reason in t.why_not(0, "replace", "S04", 1)] == ["why-not-there"]


@proves("MR-51")
def test_she_never_replaces_her_own() -> None:
    t = chosen("femme_fatale", hellas=2).at("resolve").do(0, "place", "S02")
    assert t.asked(0) == ""
    assert t.get(0, "lost") == 0


@proves("MR-60")
def test_without_an_astronaut_in_the_supply_nobody_is_replaced() -> None:
    t = chosen("femme_fatale", hellas=1).set(1, hellas=1).set(0, supply=1).at("resolve").do(0, "place", "S02")
    assert in_zone(t, "hellas") == (1, 1, 0, 0)


@proves("MR-52")
def test_the_travel_agent_places_three_on_one_ship() -> None:
    t = acting("travel_agent").do(0, "place", "S03")
    assert crew(t, "S03") == (3, 0, 0, 0)
    assert t.get(0, "supply") == 19


@proves("MR-52")
def test_a_ship_with_two_free_seats_is_not_enough() -> None:
    t = chosen("travel_agent").set(docks=["S02", "S03", "S06"]).set(1, S02=1).at("resolve")
    assert t.options(0) == (("place", "S03"), ("place", "S06"))
    assert [reason.id for reason in t.why_not(0, "place", "S02")] == ["why-few-seats"]


@proves("MR-52", "MR-41")
def test_with_no_such_ship_the_turn_is_skipped_and_still_counts_as_resolved() -> None:
    t = chosen("travel_agent", then="secret_agent").set(docks=["S01", "S04"]).at("resolve")
    t.do(1, "launch", "S01")  # both were boarded already: there was no choice
    assert t.get(0, "supply") == 22
    assert "travel_agent" in t.get(0, "played")
    assert t.get("first") == 0


@proves("MR-60")
def test_the_travel_agent_needs_three_astronauts() -> None:
    t = chosen("travel_agent", supply=2).at("resolve")
    assert t.get(0, "supply") == 2


@proves("MR-53")
def test_the_soldier_kills_anybody_anywhere_but_in_the_inner_zones() -> None:
    t = chosen("soldier", hellas=1, syrtis_major=1).set(1, phobos=1, valles_marineris=1).at("resolve")
    t.do(0, "place", "S02")
    assert t.options(0) == (("kill", "hellas", 0), ("kill", "phobos", 1))
    assert [reason.id for reason in t.why_not(0, "kill", "syrtis_major", 0)] == ["why-inner"]
    assert [reason.id for reason in t.why_not(0, "kill", "valles_marineris", 1)] == ["why-inner"]
    t.do(0, "kill", "hellas", 0)
    assert (t.get(0, "hellas"), t.get(0, "lost")) == (0, 1)


@proves("MR-53", "MR-41")
def test_the_soldier_has_to_kill_even_an_own_astronaut_if_there_is_no_other() -> None:
    t = acting("soldier", hellas=1).do(0, "place", "S02")
    assert t.get(0, "lost") == 1


@proves("MR-54")
def test_one_to_three_astronauts_go_from_phobos_each_where_it_likes() -> None:
    t = chosen("soldier", phobos=4).set(1, hellas=1).at("resolve").do(0, "place", "S02").do(0, "kill", "hellas", 1)
    assert not t.offers(0, "done")
    t.do(0, "move", "phobos", "ausonia")
    assert t.offers(0, "done")
    t.do(0, "move", "phobos", "ausonia").do(0, "move", "phobos", "syrtis_major")
    assert (t.get(0, "phobos"), t.get(0, "ausonia"), t.get(0, "syrtis_major")) == (1, 2, 1)
    assert t.asked(0) == ""


@proves("MR-54")
def test_at_least_one_must_go_and_more_need_not() -> None:
    t = chosen("soldier", phobos=2).set(1, hellas=1).at("resolve").do(0, "place", "S02").do(0, "kill", "hellas", 1)
    t.do(0, "move", "phobos", "hellas").do(0, "done")
    assert (t.get(0, "phobos"), t.get(0, "hellas")) == (1, 1)


@proves("MR-54")
def test_they_go_at_the_same_time_so_nothing_is_turned_up_before_the_last() -> None:
    t = chosen("soldier", phobos=2).set(1, hellas=1).at("resolve").do(0, "place", "S02").do(0, "kill", "hellas", 1)
    t.do(0, "move", "phobos", "ausonia")
    assert "ausonia" not in t.get("open")
    t.do(0, "done")
    assert "ausonia" in t.get("open")


@proves("MR-54")
def test_no_way_to_leave_phobos_is_reached_twice() -> None:
    t = chosen("soldier", phobos=2).set(1, hellas=1).at("resolve").do(0, "place", "S02").do(0, "kill", "hellas", 1)
    t.do(0, "move", "phobos", "hellas")
    assert not t.offers(0, "move", "phobos", "ausonia")  # that pair begins with Ausonia
    assert t.offers(0, "move", "phobos", "hellas")


@proves("MR-54", "MR-41")
def test_with_nobody_on_phobos_there_is_nothing_to_move() -> None:
    t = chosen("soldier").set(1, hellas=1).at("resolve").do(0, "place", "S02")
    assert t.get(1, "lost") == 1
    assert t.asked(0) == ""


@proves("MR-59")
def test_the_pilot_places_two_and_sends_a_docked_ship_elsewhere() -> None:
    t = acting("pilot").do(0, "place", "S02").do(0, "place", "S02").do(0, "ship", "S03").do(0, "zone", "phobos")
    assert t.get(0, "S02") == 2
    assert t.get("destination_S03") == "phobos"
    assert t.get("destination_tokens_phobos") == 1


@proves("MR-59")
def test_the_pilot_may_redirect_a_launched_ship() -> None:
    t = chosen("pilot").set(1, S01=2).set(launched=["S01"]).at("resolve")
    t.do(0, "place", "S02").do(0, "place", "S03").do(0, "ship", "S01").do(0, "zone", "hellas")
    assert t.get("destination_S01") == "hellas"


@proves("MR-59", "MR-64")
def test_a_token_may_cover_another_and_may_name_the_zone_the_ship_goes_to() -> None:
    t = acting("pilot").set(tokens_S03=["hellas"]).do(0, "place", "S02").do(0, "place", "S02")
    t.do(0, "ship", "S03").do(0, "zone", "hellas")
    assert t.get("tokens_S03") == ("hellas", "hellas")
    assert t.get("destination_tokens_hellas") == 0


@proves("MR-52", "MR-36")
def test_a_travel_agent_who_skips_last_is_the_new_first_player() -> None:
    t = chosen("secret_agent", then="travel_agent").set(docks=["S01", "S04"]).at("resolve")
    finished(t)
    assert t.get("first") == 1
    assert ("skip", 1) in t.table.events(None)


@proves("MR-52", "MR-60")
def test_the_travel_agents_text_says_exactly_when_nobody_is_placed() -> None:
    words = Words("en", "mission_red_planet")
    text = words.say(characters.text(3))
    assert "only if no docked ship has 3 free seats, or you have fewer than 3 astronauts left" in text

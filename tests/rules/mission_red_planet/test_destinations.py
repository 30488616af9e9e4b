"""Destination tokens and ships with a question mark."""

from __future__ import annotations

from arsia.testing import proves

from .tables import acting, chosen, in_zone, quiet


@proves("MR-63")
def test_the_first_to_board_an_unknown_ship_chooses_its_destination_at_once() -> None:
    t = chosen("scientist").set(docks=["S31", "S33"]).at("resolve").do(0, "place", "S33")
    t.at("resolve")
    t = chosen("recruiter").set(docks=["S01", "S33"]).at("resolve").do(0, "place", "S33")
    assert t.asked(0) == "prompt-destination"
    t.do(0, "zone", "ausonia")
    assert t.get("destination_S33") == "ausonia"


@proves("MR-63")
def test_who_boards_later_chooses_nothing() -> None:
    t = chosen("recruiter", then="recruiter").set(docks=["S01", "S33"]).at("resolve")
    t.do(0, "place", "S33").do(0, "zone", "ausonia").do(1, "place", "S33")
    assert t.get("destination_S33") == "ausonia"
    assert t.get("tokens_S33") == ("ausonia",)


@proves("MR-63", "MR-52")
def test_three_who_board_together_choose_once() -> None:
    t = chosen("travel_agent").set(docks=["S36", "S03"]).at("resolve").do(0, "place", "S36")
    t.do(0, "zone", "phobos")
    assert t.get("tokens_S36") == ("phobos",)


@proves("MR-67")
def test_a_token_put_there_before_spares_the_choice() -> None:
    t = chosen("recruiter").set(docks=["S01", "S33"]).set(tokens_S33=["hellas"]).at("resolve")
    t.do(0, "place", "S33")
    assert t.asked(0) == ""
    assert t.get("destination_S33") == "hellas"


@proves("MR-65", "MR-03")
def test_a_zone_whose_two_tokens_are_in_use_cannot_be_chosen() -> None:
    t = acting("pilot").set(tokens_S03=["hellas"], tokens_S04=["hellas"])
    t.do(0, "place", "S02").do(0, "place", "S02").do(0, "ship", "S01")
    assert not t.offers(0, "zone", "hellas")
    assert [reason.id for reason in t.why_not(0, "zone", "hellas")] == ["why-no-token"]


@proves("MR-66")
def test_an_empty_unknown_ship_that_is_launched_goes_nowhere() -> None:
    t = quiet().set(docks=["S33", "S01"], launched=["S33"]).at("landing")
    assert t.get("ship_discard")[0] == "S33"
    assert t.get("open") == ()


@proves("MR-66", "MR-59")
def test_a_token_on_a_launched_unknown_ship_gives_it_a_destination() -> None:
    t = quiet().set(docks=["S33", "S01"], launched=["S33"]).set(tokens_S33=["hellas"]).at("landing")
    assert t.get("destination_tokens_hellas") == 2
    assert in_zone(t, "hellas") == (0, 0, 0, 0)
    assert ("land", "S33", "hellas") in t.table.events(None)

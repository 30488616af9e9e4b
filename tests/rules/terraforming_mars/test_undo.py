"""Taking back: until something comes to light or somebody else has moved."""

from __future__ import annotations

from arsia.testing import proves

from .tables import acting, mars


@proves("TM-134")
def test_a_card_played_can_be_taken_back() -> None:
    t = acting("mine", steel=2)
    before = t.table.view(0)
    t.do(0, "play", "mine").do(0, "pay", "steel", 1)
    assert t.table.can_undo(0)
    t.undo(0).undo(0)
    assert t.table.view(0) == before


@proves("TM-134")
def test_a_tile_can_be_taken_back_with_its_bonus() -> None:
    t = acting().do(0, "project", "city").do(0, "space", "r0c0").undo(0)
    assert (t.get(0, "cities"), t.get(0, "steel")) == ((), 0)
    t.do(0, "space", "r6c2")
    assert t.get(0, "cities") == ("r6c2",)


@proves("TM-134")
def test_a_drawn_card_closes_it() -> None:
    t = acting().do(0, "project", "city").do(0, "space", "r7c2")  # prints a card
    assert not t.table.can_undo(0)
    t = acting("lagrange_observatory").do(0, "play", "lagrange_observatory")
    assert not t.table.can_undo(0)


@proves("TM-134")
def test_a_card_turned_over_closes_it() -> None:
    t = acting(played=["search_for_life"]).do(0, "action", "search_for_life")
    assert not t.table.can_undo(0)


@proves("TM-134")
def test_another_players_move_closes_it() -> None:
    t = acting("mine").do(0, "play", "mine").do(0, "done")
    assert t.table.can_undo(0)
    t.do(1, "project", "power_plant")
    assert not t.table.can_undo(0)
    assert t.table.can_undo(1)


@proves("TM-134", "TM-11")
def test_a_purchase_stays_open_until_the_last_one_is_in() -> None:
    t = mars(3).set(generation=2).at("research")
    t.do(0, *t.options(0)[0]).do(0, "done").do(1, "done")
    t.undo(0)
    assert t.offers(0, "done")
    t.do(0, "done").do(2, "done")
    assert not t.table.can_undo(0)

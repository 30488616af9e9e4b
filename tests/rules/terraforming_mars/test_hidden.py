"""What each player knows: hands and choices are secret, what lies on the table is not."""

from __future__ import annotations

from typing import Any

from arsia.testing import proves

from .tables import acting, mars, seen


@proves("TM-130")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    t = acting("mine", "comet", seats=3)
    assert seen(t.table, 0, 0)["hand"] == ["io_mining_industries", "mine", "comet"]
    for seat in (1, 2, None):
        assert seen(t.table, seat, 0)["hand"] == [None, None, None]


@proves("TM-130", "TM-11")
def test_cards_to_choose_from_are_seen_by_one() -> None:
    t = mars().set(deck=["comet", "mine", "grass", "lichen"]).at("research")
    assert seen(t.table, 0, 0)["dealt"] == ["comet", "mine", "grass", "lichen"]
    assert seen(t.table, 1, 0)["dealt"] == [None] * 4


@proves("TM-132")
def test_played_cards_and_events_are_seen_by_all() -> None:
    t = acting("mine", "comet").do(0, "play", "mine").do(0, "play", "comet")
    for seat in (0, 1, None):
        assert (seen(t.table, seat, 0)["played"], seen(t.table, seat, 0)["events"]) == (["mine"], ["comet"])


@proves("TM-132")
def test_a_card_that_is_turned_over_is_known_to_all_even_in_the_discards() -> None:
    t = acting(played=["search_for_life"]).set(deck=["tardigrades"]).do(0, "action", "search_for_life")
    assert ("revealed", 0, "tardigrades") in t.table.events(1)
    assert "tardigrades" not in t.table.movable(1)
    assert t.get(0, "held") == {"search_for_life": 1}


@proves("TM-131")
def test_of_sold_cards_others_learn_the_number() -> None:
    t = acting("mine", "comet", "grass").do(0, "project", "sell_patents").do(0, "sell", "comet").do(0, "done")
    assert ("sold", 0, 1) in t.table.events(1)
    assert not any("comet" in str(event) for event in t.table.events(1))
    assert "comet" in t.table.movable(1)
    assert "comet" not in t.table.movable(0)


@proves("TM-130", "TM-131")
def test_while_cards_are_being_sold_nobody_sees_which() -> None:
    t = acting("mine", "comet", "grass")
    t.do(0, "project", "sell_patents")
    before = t.table.view(1)
    t.do(0, "sell", "mine")
    assert t.table.view(1) == before
    for seed in range(10):
        twin = t.table.imagine(1, seed)
        twin.check()
        assert twin.pending[0].options[-1] == ("done",)


@proves("TM-131")
def test_of_a_discard_to_mars_university_others_learn_the_number() -> None:
    t = acting("trans_neptune_probe", "comet", played=["mars_university"]).do(0, "play", "trans_neptune_probe")
    t.do(0, "discard", "comet")
    assert ("discarded", 0, 1) in t.table.events(1)
    assert not any("comet" in str(event) for event in t.table.events(1))


@proves("TM-131", "TM-125")
def test_a_card_that_was_looked_at_and_left_stays_secret() -> None:
    t = acting(played=["inventors_guild"]).set(deck=["comet"]).do(0, "action", "inventors_guild").do(0, "done")
    assert "comet" not in t.table.movable(0)
    assert "comet" in t.table.movable(1)


@proves("TM-133")
def test_nobody_knows_the_deck() -> None:
    t = acting()
    top = t.get("deck")[0]
    for seat in (0, 1):
        assert len({t.table.imagine(seat, seed).whereabouts()[top] for seed in range(30)}) > 5


@proves("TM-133")
def test_a_shuffle_takes_away_what_was_known_of_the_discards() -> None:
    t = acting("lagrange_observatory", played=["search_for_life"]).set(deck=["tardigrades"])
    t.do(0, "action", "search_for_life")
    rest = t.get("deck")
    t.set(discards=rest)
    assert "tardigrades" not in t.table.movable(1)
    t.do(0, "play", "lagrange_observatory")
    assert "tardigrades" in t.table.movable(1) or "tardigrades" in t.get(0, "hand")


@proves("TM-130")
def test_an_imagined_table_looks_the_same_and_keeps_what_is_known() -> None:
    t = acting("mine", "comet", seats=3).set(1, hand=["grass", "lichen"])
    for seat in range(3):
        for seed in range(10):
            twin: Any = t.table.imagine(seat, seed)
            twin.check()
            assert twin.view(seat) == t.table.view(seat)


@proves("TM-132")
def test_money_and_production_are_open() -> None:
    t = acting(mc=31, steel=2, heat_production=4)
    assert seen(t.table, 1, 0)["stock"]["mc"] == 31
    assert seen(t.table, None, 0)["production"]["heat"] == 4

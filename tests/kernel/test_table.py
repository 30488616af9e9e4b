"""Copies, fingerprints, imagined tables, views and events."""

from __future__ import annotations

import json

import pytest

import arsia
from arsia.kernel.decision import Broken
from arsia.kernel.outcome import places
from tests.kernel.toy import Toy, toy


def test_a_copy_goes_its_own_way() -> None:
    table = toy("gather")
    twin = table.copy()
    before, pending = twin.fingerprint(), dict(twin.pending)
    table.play(0, ("take", 2))
    table.play(1, ("pass",))
    assert twin.fingerprint() == before
    assert twin.pending == pending
    assert twin.moves() == []
    assert twin.events(None) == ()
    twin.play(3, ("take", 1))
    assert table.moves() == [(0, ("take", 2)), (1, ("pass",))]


def test_a_copy_has_the_same_chance() -> None:
    table = toy("turns")
    twin = table.copy()
    assert isinstance(twin, Toy)
    for each in (table, twin):
        each.play(0, ("mix",))
    assert twin.deck == table.deck


def test_a_copy_can_undo_what_the_original_did() -> None:
    table = toy("gather")
    before = table.fingerprint()
    table.play(0, ("take", 2))
    twin = table.copy()
    twin.undo(0)
    assert twin.fingerprint() == before
    assert isinstance(twin, Toy)
    assert (twin.stock, table.stock) == (7, 5)


def test_a_fingerprint_ignores_how_the_table_came_there() -> None:
    one, other = toy("gather"), toy("gather")
    one.play(0, ("take", 1))
    one.play(0, ("take", 1))
    one.play(1, ("pass",))
    other.play(1, ("pass",))
    other.play(0, ("take", 2))
    assert one.fingerprint() == other.fingerprint()
    assert one.moves() != other.moves()


def test_a_fingerprint_does_not_depend_on_the_journal(toy_game: str) -> None:
    one, other = arsia.new(toy_game, 4, 1), arsia.new(toy_game, 4, 1, journal=False)
    for table in (one, other):
        table.play(2, ("commit", 1))
    assert one.fingerprint() == other.fingerprint()
    assert other.events(2) == ()


def test_a_fingerprint_knows_chance_options_lanes_and_fields() -> None:
    marks = [toy("turns", seed=1), toy("turns", seed=2), toy("swaps", seed=1), toy("turns", seats=2, seed=1)]
    moved = toy("turns", seed=1)
    moved.play(0, ("offer", 1))
    changed = toy("turns", seed=1)
    changed.points[3] += 1
    assert len({table.fingerprint() for table in [*marks, moved, changed]}) == 6


def test_an_imagined_table_keeps_what_the_seat_sees_and_nothing_else() -> None:
    table = toy("turns", seats=2)
    hands = set()
    for seed in range(30):
        twin = table.imagine(0, seed)
        assert isinstance(twin, Toy)
        assert twin.view(0) == table.view(0)
        hands.add(tuple(sorted(twin.hands[1])))
    assert len(hands) > 10


def test_an_imagined_table_is_the_same_for_the_same_seed() -> None:
    table = toy("turns", seats=2)
    assert table.imagine(0, 5).fingerprint() == table.imagine(0, 5).fingerprint()
    assert table.imagine(0, 5).fingerprint() != table.imagine(0, 6).fingerprint()


def test_an_imagined_table_does_not_know_the_future() -> None:
    table = toy("turns", seats=2)
    tops = set()
    for seed in range(30):
        twin = table.imagine(0, seed)
        twin.play(0, ("mix",))
        assert isinstance(twin, Toy)
        tops.add(twin.deck[-1])
    assert len(tops) > 3


def test_an_imagined_table_has_no_past() -> None:
    table = toy("commit")
    table.play(1, ("commit", 0))
    twin = table.imagine(0, 1)
    assert twin.moves() == []
    assert twin.events(1) == ()
    assert not twin.can_undo(1)


def test_others_are_offered_what_they_hold_on_the_imagined_table() -> None:
    table = toy("turns", seats=2)
    table.hands[1] = [10, 11]
    table.hands[0], table.deck = [0, 1], list(range(2, 10))
    for card in range(12):
        table.knowledge.put(card, 1 if card < 2 else 2 if card > 9 else 0)
    table.stage()
    table.play(0, ("demand", 1))
    offered = {table.imagine(0, seed).pending[1].options for seed in range(50)}
    assert len(offered) > 5
    assert (("nothing",),) in offered
    for seed in range(50):
        twin = table.imagine(0, seed)
        assert isinstance(twin, Toy)
        assert all(option[1] in twin.hands[1] for option in twin.pending[1].options if option[0] == "show")
    assert table.imagine(1, 3).pending[1].options == table.pending[1].options


def test_a_view_is_json_and_says_whose_it_is() -> None:
    table = toy("gather")
    for seat in (0, 3, None):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["you"] == seat
        assert view["pending"] == [0, 1, 2, 3]
        assert view["seats"] == 4


def test_a_spectator_sees_no_hand() -> None:
    assert toy("turns").view(None)["hands"] == [[None, None]] * 4


def test_stage_asks_again_from_the_fields_as_they_are() -> None:
    table = toy("gather", seats=2)
    table.stock = 1
    table.stage()
    assert table.pending[0].options == table.pending[1].options == (("take", 1), ("pass",))
    table.stock = 0
    table.stage()
    assert table.outcome is not None


def test_check_finds_what_must_not_be() -> None:
    table = toy("gather")
    table.check()
    table.stock = -1
    with pytest.raises(Broken, match="fewer than no cubes"):
        table.check()
    table = toy("gather")
    table.pending = {}
    with pytest.raises(Broken, match="waits for somebody"):
        table.check()


def test_a_game_from_outside_is_found_by_its_name(toy_game: str) -> None:
    assert arsia.games()[toy_game].seats == (2, 4)
    assert arsia.new(toy_game, 2, 3).fingerprint() == toy("whole", seats=2, seed=3).fingerprint()


def test_equal_ranks_share_the_better_place() -> None:
    assert places([(3,), (5,), (3,), (1,)]) == (2, 1, 2, 4)
    assert places([(3, 1), (3, 2)]) == (2, 1)

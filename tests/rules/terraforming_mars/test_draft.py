"""Draft: keep one, pass the rest, left in even generations and right in odd ones."""

from __future__ import annotations

import pytest

import arsia
from arsia.testing import Situation, proves

from .tables import mars, seen
from .test_setup import choose_all

PACKS = (
    ("comet", "mine", "grass", "lichen"),
    ("ants", "pets", "fish", "birds"),
    ("algae", "moss", "trees", "worms"),
)


def drafting(generation: int) -> Situation:
    """Three players look at four known cards each."""
    t = mars(3, {"draft": True}).set(deck=[card for pack in PACKS for card in pack])
    return t.set(generation=generation).at("draft")


def first_of_each(t: Situation) -> Situation:
    """Everybody keeps the first card of the pack."""
    for seat in range(3):
        t.do(seat, *t.options(seat)[0])
    return t


@proves("TM-100", "TM-137")
def test_everybody_picks_one_of_four_at_the_same_time() -> None:
    t = drafting(2)
    assert sorted(t.table.pending) == [0, 1, 2]
    for seat in range(3):
        assert t.options(seat) == tuple(("pick", card) for card in PACKS[seat])


@proves("TM-101")
def test_in_an_even_generation_the_rest_goes_to_the_left() -> None:
    t = first_of_each(drafting(2))
    assert t.options(1) == tuple(("pick", card) for card in PACKS[0][1:])
    assert t.options(2) == tuple(("pick", card) for card in PACKS[1][1:])
    assert t.options(0) == tuple(("pick", card) for card in PACKS[2][1:])


@proves("TM-101")
def test_in_an_odd_generation_the_rest_goes_to_the_right() -> None:
    t = first_of_each(drafting(3))
    assert t.options(2) == tuple(("pick", card) for card in PACKS[0][1:])
    assert t.options(0) == tuple(("pick", card) for card in PACKS[1][1:])
    assert t.options(1) == tuple(("pick", card) for card in PACKS[2][1:])


@proves("TM-100", "TM-137", "TM-138")
def test_the_last_card_is_kept_unasked_and_then_all_buy() -> None:
    t = drafting(2)
    for _ in range(3):
        first_of_each(t)
    assert t.get(0, "dealt") == ("comet", "moss", "fish", "lichen")
    assert t.get(1, "dealt") == ("ants", "mine", "trees", "birds")
    assert [t.asked(seat) for seat in range(3)] == ["prompt-buy"] * 3
    t.do(0, "buy", "fish").do(0, "done").do(1, "done").do(2, "done")
    assert (t.get(0, "hand")[1:], t.get(0, "mc")) == (("fish",), 97)
    assert len(t.get("discards")) == 11


@proves("TM-137", "TM-130")
def test_a_pick_is_secret_until_all_have_picked() -> None:
    t = drafting(2)
    before = t.table.view(2)["players"]
    t.do(0, "pick", "grass").do(1, "pick", "ants")
    assert t.table.view(2)["players"] == before
    t.undo(0).do(0, "pick", "mine")
    assert t.table.view(2)["players"] == before


@proves("TM-137", "TM-130")
def test_who_passed_a_pack_on_remembers_what_was_in_it_and_not_what_was_taken() -> None:
    t = first_of_each(drafting(2))
    assert seen(t.table, 0, 1)["pack"] == ["grass", "lichen", "mine"]  # 0 passed them to 1
    assert seen(t.table, 2, 1)["pack"] == [None, None, None]
    first_of_each(t)
    assert seen(t.table, 0, 2)["pack"] == [None, None]  # one of the three was taken, who knows which
    assert None in seen(t.table, 0, 1)["dealt"]


@proves("TM-136", "TM-12")
def test_the_cards_of_the_set_up_are_not_drafted() -> None:
    table = arsia.new("terraforming_mars", 3, seed=5, options={"draft": True})
    assert {asked.prompt.id for asked in table.pending.values()} == {"prompt-corporation"}
    choose_all(table)
    while table.view(None)["generation"] == 1:
        seat = min(table.pending)
        table.play(seat, table.pending[seat].options[-1])
    assert {asked.prompt.id for asked in table.pending.values()} == {"prompt-pick"}


@proves("TM-100")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_with_any_number_of_players_everybody_ends_with_four(seats: int) -> None:
    t = mars(seats, {"draft": True}).set(generation=2).at("draft")
    for _ in range(3):
        for seat in range(seats):
            t.do(seat, *t.options(seat)[-1])
    assert [len(t.get(seat, "dealt")) for seat in range(seats)] == [4] * seats


@proves("TM-19", "TM-100")
def test_with_too_few_cards_smaller_packs_go_round() -> None:
    t = mars(2, {"draft": True})
    t.give(1, *t.get("deck")[5:]).set(generation=2).at("draft")
    assert (len(t.options(0)), len(t.options(1))) == (2, 2)
    t.do(0, *t.options(0)[0]).do(1, *t.options(1)[0])
    assert (len(t.get(0, "dealt")), len(t.get(1, "dealt"))) == (2, 2)

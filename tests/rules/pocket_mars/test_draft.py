"""The draft: five cards, one kept, the rest to the left."""

from __future__ import annotations

from typing import Any

import pytest

import arsia
from arsia.testing import proves
from arsia.words import Words


def drafting(seats: int = 3, seed: int = 4) -> arsia.Table:
    return arsia.new("pocket_mars", seats, seed=seed, options={"draft": True})


def cards(table: arsia.Table, seat: int, zone: str) -> set[str]:
    """A seat's own cards, by face."""
    players: Any = table.view(seat)["players"]
    return {card["card"] for card in players[seat][zone]}


def pick_all(table: arsia.Table, index: int = 0) -> list[str]:
    """Everybody keeps a card; which ones."""
    kept = []
    for seat in range(table.seats):
        option = table.pending[seat].options[index]
        kept.append(str(option[1]))
        table.play(seat, option)
    return kept


@proves("PM-80")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_five(seats: int) -> None:
    table = drafting(seats)
    assert [len(cards(table, seat, "pack")) for seat in range(seats)] == [5] * seats
    assert all(len(table.pending[seat].options) == 5 for seat in range(seats))


@proves("PM-81")
def test_a_pick_is_secret_until_the_last_one_is_made() -> None:
    table = drafting()
    before = [table.view(seat)["players"] for seat in (1, None)]
    table.play(0, table.pending[0].options[2])
    assert [table.view(seat)["players"] for seat in (1, None)] == before
    assert 0 not in table.pending


@proves("PM-81")
def test_a_pick_may_be_changed_until_the_last_one_is_made() -> None:
    table = drafting()
    table.play(0, table.pending[0].options[2])
    table.play(1, table.pending[1].options[0])
    assert table.can_undo(0)
    table.undo(0)
    table.play(0, table.pending[0].options[1])
    table.play(2, table.pending[2].options[0])
    assert not table.can_undo(0)


@proves("PM-82")
def test_what_is_left_goes_to_the_player_on_the_left() -> None:
    table = drafting()
    packs = [cards(table, seat, "pack") for seat in range(3)]
    kept = pick_all(table)
    for seat in range(3):
        assert cards(table, (seat + 1) % 3, "pack") == packs[seat] - {kept[seat]}
        assert cards(table, seat, "hand") == {kept[seat]}


@proves("PM-82")
def test_the_choice_is_of_five_four_three_and_two() -> None:
    table = drafting()
    sizes = []
    while table.pending[0].prompt.id == "prompt-pick":
        sizes.append(len(table.pending[0].options))
        pick_all(table)
    assert sizes == [5, 4, 3, 2]


@proves("PM-83")
def test_the_last_cards_go_back_to_the_deck_and_four_kept_ones_are_split() -> None:
    table = drafting()
    kept: list[list[str]] = []
    last: set[str] = set()
    while table.pending[0].prompt.id == "prompt-pick":
        before = {seat: cards(table, seat, "pack") for seat in range(3)}
        kept.append(pick_all(table))
        last = {card for pack in before.values() for card in pack} - set(kept[-1])
    where: Any = table.whereabouts()
    assert len(last) == 3
    assert all(where[card].startswith("deck") for card in last)
    deck: Any = table.view(0)["deck"]
    assert deck["count"] == 35 - 12
    for seat in range(3):
        assert cards(table, seat, "hand") == {row[seat] for row in kept}
        assert table.pending[seat].prompt.id == "prompt-split"


@proves("PM-83")
def test_nobody_knows_where_in_the_deck_the_last_cards_went() -> None:
    places = set()
    for seed in range(12):
        table = drafting(seed=seed)
        last: set[str] = set()
        while table.pending[0].prompt.id == "prompt-pick":
            before = {card for seat in range(3) for card in cards(table, seat, "pack")}
            last = before - set(pick_all(table))
        where: Any = table.whereabouts()
        places |= {where[card] for card in last}
    assert len(places) > 12


@proves("PM-80")
def test_there_is_no_draft_alone() -> None:
    with pytest.raises(arsia.BadSetup):
        drafting(1)


@proves("PM-82", "PM-83")
def test_the_question_says_where_the_other_cards_go() -> None:
    table = drafting()
    said = []
    while table.pending[0].prompt.id == "prompt-pick":
        said.append(Words("en", "pocket_mars").say(table.pending[0].prompt))
        pick_all(table)
    assert ["left" in sentence for sentence in said] == [True, True, True, False]
    assert ["back into the deck" in sentence for sentence in said] == [False, False, False, True]

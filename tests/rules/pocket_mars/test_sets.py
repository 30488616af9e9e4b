"""Cards that are chosen together may be named from the last to the first."""

from __future__ import annotations

from itertools import permutations

import pytest

import arsia
from arsia.kernel.decision import IllegalMove
from arsia.testing import proves

from .tables import dealt


@proves("PM-07")
@pytest.mark.parametrize("pair", list(permutations(range(4), 2)))
def test_any_two_of_four_cards_are_laid_out_named_in_any_order(pair: tuple[int, int]) -> None:
    table = arsia.new("pocket_mars", 2, 5)
    cards = [option[1] for option in table.pending[0].several.elements]  # type: ignore[union-attr]
    assert len(cards) == 4
    table.play(0, [("prepare", cards[place]) for place in pair])
    own = table.view(0)["players"][0]  # type: ignore[index]
    assert sorted(own["chosen"]) == sorted(cards[place] for place in pair)
    assert 0 not in table.pending


@proves("PM-07")
def test_a_split_is_two_cards_and_not_fewer_or_more() -> None:
    table = arsia.new("pocket_mars", 2, 5)
    every = list(table.pending[0].several.elements)  # type: ignore[union-attr]
    for chosen in (every[3:], every[1:], every, [every[3]] * 2):
        with pytest.raises(IllegalMove):
            table.play(0, chosen)
    assert table.ply == 0


@proves("PM-21")
def test_the_prep_module_is_filled_from_the_last_card() -> None:
    t = dealt().set(0, hand=["energy-2", "energy-3"], prep=[]).set(deck=["water-1", "water-2"]).at("four_cards", seat=0)
    last, first = t.get(0, "hand")[3], t.get(0, "hand")[0]
    t.choose(0, [("prepare", last), ("prepare", first)])
    assert set(t.get(0, "prep")) == {first, last}
    assert len(t.get(0, "hand")) == 2


@proves("PM-22")
@pytest.mark.parametrize("gone", list(permutations(("energy-6", "energy-3", "energy-1"))))
def test_cards_too_many_are_dropped_from_the_last(gone: tuple[str, ...]) -> None:
    t = dealt().set(0, hand=["energy-1", "energy-2", "energy-3", "energy-5", "energy-6"]).at("four_cards", seat=0)
    t.choose(0, [("discard", card) for card in gone])
    assert t.get(0, "hand") == ("energy-2", "energy-5")
    assert set(t.get("discard")) == set(gone)

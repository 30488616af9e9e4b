"""Cards that are chosen together may be named from the last to the first."""

from __future__ import annotations

from itertools import permutations

import pytest

from arsia.kernel.decision import IllegalMove
from arsia.testing import Situation, proves

from .tables import acting, mars

FOUR = ("comet", "mine", "grass", "lichen")
NEXT = ("ants", "pets", "fish", "birds")


def at_research() -> Situation:
    """Player 0 has drawn four known cards, player 1 the next four."""
    return mars().set(deck=[*FOUR, *NEXT]).set(generation=2).at("research")


@proves("TM-11", "TM-16")
@pytest.mark.parametrize("bought", list(permutations(("lichen", "comet"))))
def test_cards_are_bought_in_any_order(bought: tuple[str, ...]) -> None:
    t = at_research().choose(0, [("buy", card) for card in bought]).choose(1, [])
    assert t.get(0, "hand")[1:] == ("comet", "lichen")
    assert (t.get(0, "mc"), t.get(1, "mc")) == (94, 100)
    assert set(t.get("discards")) == {"mine", "grass", *NEXT}


@proves("TM-14")
def test_no_more_is_bought_than_can_be_paid_whichever_is_named_first() -> None:
    t = at_research().set(0, mc=5)
    with pytest.raises(IllegalMove, match="At most 1 can be chosen, and 2 were"):
        t.choose(0, [("buy", "lichen"), ("buy", "comet")])
    t.choose(0, [("buy", "lichen"), ("done",)]).choose(1, [("done",)])
    assert t.get(0, "hand")[1:] == ("lichen",)


@proves("TM-70")
@pytest.mark.parametrize("sold", list(permutations(("grass", "mine"))))
def test_patents_are_sold_in_any_order(sold: tuple[str, ...]) -> None:
    t = acting("mine", "comet", "grass", mc=0).do(0, "project", "sell_patents")
    with pytest.raises(IllegalMove, match="Between 1 and 4 must be chosen, and 0 were"):
        t.choose(0, [])
    t.choose(0, [("sell", card) for card in sold])
    assert (t.get(0, "mc"), t.get("discards")) == (2, ("mine", "grass"))
    assert t.get(0, "hand")[1:] == ("comet",)


@proves("TM-16")
@pytest.mark.parametrize("kept", list(permutations(("mine", "comet"))))
def test_two_of_four_cards_are_kept_in_any_order(kept: tuple[str, ...]) -> None:
    t = acting("business_contacts").set(deck=["comet", "birds", "ants", "mine"]).do(0, "play", "business_contacts")
    t.choose(0, [("keep", card) for card in kept])
    assert t.get(0, "hand")[1:] == ("comet", "mine")
    assert set(t.get("discards")) == {"birds", "ants"}

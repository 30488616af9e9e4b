"""Cards that are chosen together may be named from the last to the first."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import arsia
from arsia.kernel.decision import IllegalMove
from arsia.testing import proves

from .tables import quiet

MANY = ("comet", "mine", "fish", "birds", "moss", "worms", "lichen", "grass", "trees", "bushes", "farming", "heather")


def listed(table: arsia.Table, seat: int = 0) -> list[str]:
    """What can be in the seat's set, by name."""
    several = table.pending[seat].several
    assert several is not None
    return [str(option[1]) for option in several.elements]


@proves("AE-80", "AE-81")
@pytest.mark.parametrize("kept", list(permutations(("moss", "mine"))))
def test_research_keeps_the_last_card_and_the_first(kept: tuple[str, ...]) -> None:
    t = quiet().set(0, phase="research").set(deck=["mine", "comet", "fish", "birds", "moss"]).at("research")
    assert set(listed(t.table)) == {"mine", "comet", "fish", "birds", "moss"}
    t.choose(0, [("keep", card) for card in kept])
    assert set(t.get(0, "hand")) == {"mine", "moss"}


@proves("AE-80", "AE-81")
def test_research_keeps_no_fewer_and_no_more() -> None:
    t = quiet().set(0, phase="research").set(deck=["mine", "comet", "fish", "birds", "moss"]).at("research")
    for kept in ((), ("moss",), ("moss", "moss"), ("moss", "mine", "fish"), ("moss", "trees")):
        with pytest.raises(IllegalMove):
            t.choose(0, [("keep", card) for card in kept])
    assert t.get(0, "hand") == ()


@proves("AE-09")
def test_projects_are_exchanged_from_the_last_to_the_first() -> None:
    table = arsia.new("ares_expedition", 2, 3, {"exchange": True})
    hand = listed(table)
    table.play(0, [("discard", hand[-1]), ("discard", hand[2]), ("discard", hand[0])])
    own: Any = table.view(0)
    now = own["players"][0]["hand"]
    assert not {hand[-1], hand[2], hand[0]} & set(now)
    assert len(now) == len(hand)
    assert table.ply == 1


@proves("AE-09")
@pytest.mark.parametrize("answer", [[], [("done",)]])
def test_nobody_has_to_exchange(answer: list[tuple[str]]) -> None:
    table = arsia.new("ares_expedition", 2, 3, {"exchange": True})
    hand = listed(table)
    table.play(0, answer)
    own: Any = table.view(0)
    assert own["players"][0]["hand"] == hand


@proves("AE-88")
@pytest.mark.parametrize("gone", list(permutations(("birds", "comet"))))
def test_cards_are_discarded_for_an_effect_in_any_order(gone: tuple[str, ...]) -> None:
    t = quiet().set(0, mc=30, hand=["business_contacts", "comet", "mine", "birds"])
    t.set(deck=["moss", "fish", "worms", "lichen"]).at("construction")
    mc = t.get(0, "mc")
    t.do(0, "play", "business_contacts")
    paid = mc - t.get(0, "mc")
    t.choose(0, [("discard", card) for card in gone])
    assert not set(gone) & set(t.get(0, "hand"))
    assert "mine" in t.get(0, "hand")
    assert mc - t.get(0, "mc") == paid


@proves("AE-86", "AE-85")
@pytest.mark.parametrize("order", [1, -1])
def test_at_the_end_of_the_round_cards_are_sold_from_either_end(order: int) -> None:
    t = quiet().set(0, mc=0, hand=MANY).at("end_of_round")
    with pytest.raises(IllegalMove, match="Between 2 and 12 must be chosen, and 1 were"):
        t.choose(0, [("sell", "heather")])
    t.choose(0, [("sell", card) for card in (MANY[0], MANY[5], MANY[11])[::order]])
    assert (len(t.get(0, "hand")), t.get(0, "mc")) == (9, 9)


@proves("AE-87")
@pytest.mark.parametrize("sold", list(permutations(("fish", "comet"))))
def test_before_points_are_counted_cards_are_sold_in_any_order(sold: tuple[str, ...]) -> None:
    t = quiet().set(0, mc=0, hand=MANY[:4]).set(1, hand=["worms"]).at("end")
    t.choose(0, [("sell", card) for card in sold])
    assert set(t.get(0, "hand")) == {"mine", "birds"}
    assert t.get(0, "mc") == 6

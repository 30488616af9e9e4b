"""Two in hand and two prepared, after every turn."""

from __future__ import annotations

from itertools import combinations

from arsia.kernel.table import Table
from arsia.testing import proves

from .tables import dealt, quiet


def endings(table: Table, seat: int) -> list[Table]:
    """Every table at which the seat's choices can end."""
    if seat not in table.pending or table.pending[seat].prompt.id == "prompt-turn":
        return [table]
    found: list[Table] = []
    for option in table.pending[seat].options:
        twin = table.copy()
        twin.play(seat, option)
        found += endings(twin, seat)
    return found


@proves("PM-20")
def test_from_the_active_player_clockwise_each_is_done_before_the_next() -> None:
    t = quiet(3).set(deck=["water-1", "water-2", "water-3"])
    for seat in range(3):
        t.set(seat, hand=[f"energy-{seat + 1}", f"science-{seat + 1}"], prep=[f"ecosystem-{seat + 1}"])
    t.at("four_cards", seat=1)
    for seat, drawn in ((1, "water-1"), (2, "water-2"), (0, "water-3")):
        assert list(t.table.pending) == [seat]
        assert drawn in t.get(seat, "hand")
        assert t.get("deck")[0] != drawn  # drawn, and the next one waits for the next player
        t.do(seat, "prepare", drawn)
    assert [t.get(seat, "prep")[1] for seat in (1, 2, 0)] == ["water-1", "water-2", "water-3"]


@proves("PM-20")
def test_the_next_player_draws_only_when_the_one_before_has_decided() -> None:
    t = quiet(2).set(0, hand=["energy-1", "energy-2"], prep=["water-1"]).set(1, hand=["water-2"], prep=["water-3"])
    t.at("four_cards", seat=0)
    assert len(t.get(0, "hand")) == 3
    assert t.get(1, "hand") == ("water-2",)


@proves("PM-20")
def test_whoever_has_two_and_two_is_not_asked() -> None:
    t = dealt(3).at("four_cards", seat=0)
    assert t.asked(1) == "prompt-turn"  # the next turn begins at once


@proves("PM-21")
def test_missing_cards_are_drawn_to_the_hand_then_one_is_prepared() -> None:
    t = dealt().set(0, hand=["energy-2"], prep=["ecosystem-3"]).set(deck=["water-1", "water-2"])
    t.at("four_cards", seat=0)
    assert set(t.get(0, "hand")) == {"energy-2", "water-1", "water-2"}
    assert {option[1] for option in t.options(0)} == {"energy-2", "water-1", "water-2"}
    t.do(0, "prepare", "energy-2")
    assert set(t.get(0, "hand")) == {"water-1", "water-2"}
    assert t.get(0, "prep") == ("ecosystem-3", "energy-2")


@proves("PM-21")
def test_with_nothing_prepared_every_pair_can_be_and_none_in_two_ways() -> None:
    cards = ("energy-2", "energy-3", "water-1", "water-2")
    t = dealt().set(0, hand=cards[:2], prep=[]).set(deck=cards[2:]).at("four_cards", seat=0)
    preps = [tuple(sorted(each.preps[0])) for each in endings(t.table, 0)]  # type: ignore[attr-defined]
    assert len(preps) == len(set(preps)) == 6


@proves("PM-22")
def test_cards_too_many_are_discarded_from_the_hand_by_choice() -> None:
    t = dealt().give(0, "water-1").at("four_cards", seat=0)
    assert t.options(0) == (("discard", "energy-2"), ("discard", "water-3"), ("discard", "water-1"))
    t.do(0, "discard", "water-3")
    assert t.get(0, "hand") == ("energy-2", "water-1")
    assert t.get("discard") == ("water-3",)


@proves("PM-22")
def test_of_five_hand_cards_every_three_can_go_and_none_in_two_ways() -> None:
    t = dealt().set(0, hand=["energy-1", "energy-2", "energy-3", "energy-5", "energy-6"]).at("four_cards", seat=0)
    hands = [tuple(sorted(each.hands[0])) for each in endings(t.table, 0)]  # type: ignore[attr-defined]
    assert sorted(hands) == sorted(combinations((0, 1, 2, 4, 5), 2))


@proves("PM-23")
def test_five_cards_with_a_gap_in_the_prep_module_fill_it_and_then_one_goes() -> None:
    t = dealt().set(0, hand=["energy-1", "energy-2", "energy-3", "energy-5"], prep=["water-1"])
    t.at("four_cards", seat=0)
    t.do(0, "prepare", "energy-3")
    assert t.get(0, "prep") == ("water-1", "energy-3")
    t.do(0, "discard", "energy-5")
    assert t.get(0, "hand") == ("energy-1", "energy-2")


@proves("PM-23")
def test_four_cards_as_three_and_one_draw_nothing() -> None:
    t = dealt().set(0, hand=["energy-1", "energy-2", "energy-3"], prep=["water-1"]).at("four_cards", seat=0)
    deck = t.get("deck")
    t.do(0, "prepare", "energy-1")
    assert t.get("deck") == deck
    assert (t.get(0, "hand"), t.get(0, "prep")) == (("energy-2", "energy-3"), ("water-1", "energy-1"))


@proves("PM-27")
def test_a_prepared_card_is_neither_discarded_nor_taken_back() -> None:
    t = dealt().give(0, "water-1").at("four_cards", seat=0)
    assert not any(t.offers(0, "discard", card) for card in t.get(0, "prep"))
    t.do(0, "discard", "water-1")
    assert t.get(0, "prep") == ("ecosystem-3", "construction-3")


@proves("PM-19", "PM-27")
def test_a_card_may_say_otherwise_and_take_a_prepared_card_back() -> None:
    t = dealt().set(0, hand=["water-2", "energy-2"]).at("action")
    t.do(0, "play", "water-2").do(0, "retrieve", "ecosystem-3")
    assert "ecosystem-3" in t.get(0, "hand")
    assert t.get(0, "prep") == ("construction-3",)


@proves("PM-19")
def test_a_card_may_land_a_colonist_where_the_rules_land_nobody() -> None:
    t = dealt().set(0, prep=["ecosystem-2", "water-1"], energy=2).at("action")
    t.do(0, "attach", "ecosystem-2").do(0, "use")
    assert t.get(0, "ecosystem") == (0, 1)  # a landing by value always goes to the single star

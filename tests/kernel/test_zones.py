"""Tables that copy themselves, and cards whose places are declared once."""

from __future__ import annotations

from typing import Any

import pytest

from arsia.kernel.cards.knowledge import Knowledge
from arsia.kernel.cards.zones import Zone, Zones, hand, pile, row
from arsia.kernel.decision import Broken
from arsia.kernel.game import Game
from arsia.kernel.plain import PlainTable, fields
from tests.kernel.toy import TOY, Toy, toy

NAMES = ("ants", "bees", "crow", "duck", "eels", "frog")
ME, YOU = 0, 1


class Cards(PlainTable):
    """A deck, two hands, a row, and a few things of other kinds."""

    def __init__(self, game: Game[Any], seats: int, seed: int, options: dict[str, object], telling: bool) -> None:
        super().__init__(game, seats, seed, options, telling)
        self.deck = [0, 1, 2]
        self.hands = [[3], [4]]
        self.open = [5]
        self.counts = {"b": [1], "a": [2]}
        self.names = ("x", 1)
        self.knowledge = Knowledge(len(NAMES))
        self.knowledge.show(3, 1 << ME)
        self.knowledge.show(4, 1 << YOU)
        self.knowledge.show(5, 0b11)


def zones(table: Cards) -> list[Zone]:
    hands = [hand(f"hand {seat}", cards, seat) for seat, cards in enumerate(table.hands)]
    return [pile("deck", table.deck), *hands, row("open", table.open)]


LYING = Zones(NAMES, zones)


@pytest.fixture
def table() -> Cards:
    return Cards(TOY, 2, 1, {}, True)


def test_whatever_is_set_is_a_field(table: Cards) -> None:
    assert fields(table) == ["deck", "hands", "open", "counts", "names", "knowledge"]
    assert fields(toy("turns")) == sorted(Toy.__slots__)


def test_a_copy_has_its_own_fields_and_the_same_state(table: Cards) -> None:
    twin = table.copy()
    assert isinstance(twin, Cards)
    assert twin.state() == table.state()
    twin.hands[0].append(0)
    twin.counts["a"].append(7)
    twin.knowledge.show(0, 1)
    assert (table.hands, table.counts, table.knowledge.known[0]) == ([[3], [4]], {"b": [1], "a": [2]}, 0)
    assert twin.state() != table.state()


def test_a_state_does_not_depend_on_the_order_in_a_dict(table: Cards) -> None:
    other = table.copy()
    assert isinstance(other, Cards)
    other.counts = {"a": [2], "b": [1]}
    assert other.state() == table.state()


def test_places_have_numbers_where_there_is_an_order(table: Cards) -> None:
    table.hands[0].append(table.deck.pop())
    assert LYING.whereabouts(table) == {
        "ants": "deck 0",
        "bees": "deck 1",
        "crow": "hand 0",
        "duck": "hand 0",
        "eels": "hand 1",
        "frog": "open 0",
    }


def test_what_a_seat_cannot_know_is_dealt_anew(table: Cards) -> None:
    assert LYING.movable(table, ME) == {"ants", "bees", "crow", "eels"}
    held: set[int] = set()
    for seed in range(40):
        table.key = bytes([seed] * 32)
        LYING.deal_anew(table, ME)
        assert (table.hands[ME], table.open) == ([3], [5])
        held |= set(table.hands[YOU])
    assert held == {0, 1, 2, 4}


def test_a_lost_card_a_face_that_its_owner_does_not_know_and_cards_told_apart_are_found(table: Cards) -> None:
    LYING.check(table)
    table.deck.append(5)
    with pytest.raises(Broken, match="a card is missing or lies in two places"):
        LYING.check(table)
    table.deck.pop()
    table.hands[ME].append(table.deck.pop())
    with pytest.raises(Broken, match="crow lies in hand 0, and who sees it there does not know it"):
        LYING.check(table)
    table.knowledge.show(2, 1 << ME)
    LYING.check(table)
    table.knowledge.shuffled([2])  # to others it is from another shuffle than the first one of the hand
    table.knowledge.show(2, 1 << ME)
    with pytest.raises(Broken, match="hand 0 is held in no order, and somebody could tell its cards apart"):
        LYING.check(table)
    table.knowledge.mingle(table.hands[ME], 1 << YOU)
    LYING.check(table)


def test_a_test_may_lay_cards_anywhere(table: Cards) -> None:
    entry = LYING.entry("hand", lambda table, seat: table.hands[seat])
    assert entry.where.put is not None
    entry.where.put(table, ME, ["frog", "ants"])
    assert entry.where.read(table, ME) == ["frog", "ants"]
    assert table.open == []
    assert table.deck == [3, 1, 2]  # what was in the hand lies at the bottom
    assert table.knowledge.knows(ME, 0)
    LYING.gather(table)
    assert (table.deck, table.hands, table.knowledge.known) == (list(range(6)), [[], []], [0] * 6)

"""How hidden cards are dealt: what a seat can know decides, as often as exact counting says, and nothing else does."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

import arsia
from arsia.kernel import chance
from arsia.kernel.cards.bits import members
from arsia.kernel.cards.dealing import Deal, telling
from arsia.kernel.cards.knowledge import Knowledge
from arsia.properties.hiding import questions
from tests.kernel.toy import toy

ME = 1
DEALS = 20_000
#: Standard deviations that a count may be off: one of many thousand counts is so far off by chance.
FAR = 5.5

Shares = dict[tuple[int, ...], Fraction]


def dealt(deal: Deal, times: int) -> list[tuple[int, ...]]:
    """Deals as imagined tables get them."""
    found: list[tuple[int, ...]] = []
    for seed in range(times):
        state = chance.begin(seed)

        def stir(items: list[int]) -> None:
            nonlocal state
            state = chance.stir(items, state, len(items))

        found.append(tuple(deal.laid(stir)))
    return found


def counted(begin: Shares, places: list[int], kinds: list[int], shown: list[int]) -> Shares:
    """The shares of all orders after the cards in these places were shuffled as far as their backs let them."""
    found: Shares = {}
    for cards, share in begin.items():
        there = [cards[place] for place in places]
        orders = {
            order
            for order in permutations(there)
            if all(shown[place] in (-1, kinds[card]) for place, card in zip(places, order, strict=True))
        }
        for order in orders:
            after = list(cards)
            for place, card in zip(places, order, strict=True):
                after[place] = card
            found[tuple(after)] = found.get(tuple(after), Fraction(0)) + share / len(orders)
    return found


def expect(found: Counter[Any], shares: dict[Any, Fraction], times: int) -> None:
    """What was found is as frequent as it should be, and nothing else was found."""
    assert set(found) <= {each for each, share in shares.items() if share}
    for each, share in shares.items():
        off = abs(found[each] - times * share)
        assert off <= FAR * sqrt(times * share * (1 - share)) + 1, (each, found[each], float(times * share))


CASES: dict[str, tuple[list[tuple[str, list[int]]], list[int], list[int]]] = {
    "nothing known": ([], [0] * 4, [-1] * 4),
    "one seen": ([("show", [2])], [0] * 4, [-1] * 4),
    "a known card among unknown ones": ([("show", [0]), ("blur", [0, 1])], [0] * 4, [-1] * 4),
    "one after another": ([("show", [0, 1, 2]), ("blur", [0, 1]), ("blur", [1, 2])], [0] * 4, [-1] * 4),
    "mixed again with more": ([("show", [0, 1]), ("blur", [0, 1]), ("blur", [0, 1, 2])], [0] * 5, [-1] * 5),
    "backs": ([], [0, 0, 1, 1, 1], [0, -1, 1, -1, -1]),
    "all backs seen": ([], [0, 0, 1, 1, 1], [0, 0, 1, 1, 1]),
    "a blur under backs": ([("show", [0, 2]), ("blur", [0, 1, 2])], [0, 0, 1, 1, 1], [-1, -1, -1, 1, -1]),
}


@pytest.mark.parametrize("case", sorted(CASES))
def test_every_order_is_as_frequent_as_it_is_likely(case: str) -> None:
    acts, kinds, shown = CASES[case]
    n = len(kinds)
    knowledge = Knowledge(n)
    for act, cards in acts:
        if act == "blur":
            knowledge.blur(cards, 1 << ME)
        for card in cards if act == "show" else []:
            knowledge.show(card, 1 << ME)
    shares: Shares = {tuple(range(n)): Fraction(1)}
    for unseen in knowledge.unseen(ME, range(n)):
        shares = counted(shares, unseen, kinds, shown)
    for blurred in knowledge.blurs.get(ME, ()):
        shares = counted(shares, members(blurred), kinds, shown)
    found = Counter(dealt(Deal(knowledge, ME, kinds, shown, range(n)), DEALS))
    expect(found, shares, DEALS)


@pytest.mark.parametrize(
    ("game", "seats", "moves"),
    [
        ("terraforming_mars", 2, 120),
        ("terraforming_mars", 5, 420),
        ("terraforming_mars", 5, 500),
        ("ares_expedition", 4, 200),
    ],
)
def test_on_real_tables_each_card_lies_as_often_in_each_hand_as_it_should(game: str, seats: int, moves: int) -> None:
    """Each shuffle gives every card in it the same chance of all its places, so the chances of one card are exact."""
    table: Any = arsia.new(game, seats, 4, journal=False)
    rng = random.Random(4)
    while table.ply < moves and table.outcome is None:
        table.play(table.mover, rng.choice(table.pending[table.mover].options))
    seat, times = table.mover, 2_000
    lying = [card for zone in (table.deck, table.discards, *table.hands) for card in zone]
    knowledge = table.knowledge
    chances = {card: {card: 1.0} for card in lying}  # of each card, by the card that really lies in the place
    groups = knowledge.unseen(seat, lying) + [members(bits) for bits in knowledge.blurs.get(seat, ())]
    for places in groups:
        for card, there in chances.items():
            whole = sum(there.get(place, 0.0) for place in places)
            if whole:
                chances[card] = there | dict.fromkeys(places, whole / len(places))
    found: dict[int, Counter[str]] = {card: Counter() for card in lying}
    zone_of = {card: name for name, cards in zones(table).items() for card in cards}
    for seed in range(times):
        for name, cards in zones(table.sketch(seat, seed)).items():
            for card in cards:
                found[card][name] += 1
    for card, there in chances.items():
        shares: dict[str, Fraction] = {}
        for place, share in there.items():
            zone = zone_of.get(place, "elsewhere")
            shares[zone] = min(Fraction(1), shares.get(zone, Fraction(0)) + Fraction(share).limit_denominator(10**9))
        expect(found[card], shares, times)


def zones(table: Any) -> dict[str, list[int]]:
    """The places that cards are told apart by here."""
    piles: dict[str, list[int]] = {"discards": table.discards, "deck": table.deck[:-5], "top": table.deck[-5:]}
    return piles | {f"hand {seat}": hand for seat, hand in enumerate(table.hands)}


def test_what_was_mixed_again_with_more_tells_nothing() -> None:
    assert telling([0b11, 0b111]) == [0b111]
    assert telling([0b11, 0b110, 0b11]) == [0b11, 0b110, 0b11]  # the second carried something away
    assert telling([0b11, 0b110, 0b111]) == [0b111]
    assert telling([0b11, 0b1010, 0b1100, 0b111]) == [0b11, 0b1010, 0b1100, 0b111]
    assert telling([0b11, 0b1100]) == [0b11, 0b1100]


def test_a_sketch_is_the_imagined_table_without_the_book() -> None:
    table = toy("turns", seats=2)
    for seed in range(20):
        twin, sketch = table.imagine(0, seed), table.sketch(0, seed)
        assert sketch.whereabouts() == twin.whereabouts()
        assert questions(sketch) == questions(twin)

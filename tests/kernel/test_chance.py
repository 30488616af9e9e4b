"""Chance is the same for ever, everywhere, and different for every purpose."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from arsia.kernel import chance
from tests.kernel.toy import toy


def test_the_same_numbers_for_ever() -> None:
    key = chance.key_of(7, b"arsia.table")
    assert key.hex() == "2cfd3f0fa289e23c42d6954e19755387b3b86af8eb175a64b67ee5f53647fb95"
    assert f"{chance.block(key, 0):x}"[:32] == "8be03954a452098110cf388474118970"
    assert f"{chance.block(key, 1):x}"[:32] == "1cbc737272280e52f6a5e718f22de1a5"
    cards = list(range(20))
    used = chance.shuffle(cards, key, 0)
    assert (used, cards) == (1, [5, 1, 10, 13, 19, 16, 14, 2, 15, 9, 17, 12, 8, 18, 0, 11, 3, 6, 4, 7])


def test_purposes_and_seeds_share_no_numbers() -> None:
    keys = {chance.key_of(seed, purpose) for seed in (0, 1, 2**127) for purpose in (b"arsia.table", b"arsia.imagine")}
    assert len(keys) == 6
    assert len({chance.block(key, count) for key in keys for count in range(50)}) == 300


def test_every_order_is_as_likely_as_any_other() -> None:
    key = chance.key_of(1, b"test")
    found: Counter[tuple[int, ...]] = Counter()
    count = 0
    for _ in range(6_000):
        items = [0, 1, 2]
        count += chance.shuffle(items, key, count)
        found[tuple(items)] += 1
    assert set(found) == set(permutations(range(3)))
    # Six standard deviations of 1,000 of 6,000: this seed is inside, and so would be any other.
    assert all(abs(times - 1_000) < 175 for times in found.values())


def test_a_long_shuffle_uses_more_blocks_and_keeps_every_item() -> None:
    items = list(range(500))
    used = chance.shuffle(items, chance.key_of(3, b"test"), 0)
    assert used > 1
    assert sorted(items) == list(range(500))
    assert items != list(range(500))


def test_nothing_to_shuffle_uses_nothing() -> None:
    for items in ([], [1]):
        assert chance.shuffle(items, chance.key_of(3, b"test"), 0) == 0


def test_a_number_below_n_is_below_n_and_closes_what_was_before() -> None:
    table = toy("turns")
    table.closed = False
    numbers = [table.below(5) for _ in range(200)]
    assert set(numbers) == {0, 1, 2, 3, 4}
    assert table.closed


def test_fresh_seeds_differ() -> None:
    assert len({chance.fresh_seed() for _ in range(100)}) == 100

"""Sets of small numbers as bits of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

#: Each number as a set of its own.
BITS: Final[list[int]] = [1 << number for number in range(512)]


def bits_of(numbers: Sequence[int]) -> int:
    """The set of these numbers."""
    bits = 0
    for number in numbers:
        bits |= BITS[number]
    return bits


def members(numbers: int) -> list[int]:
    """The numbers in a set, the least first."""
    found: list[int] = []
    while numbers:
        last = numbers & -numbers
        found.append(last.bit_length() - 1)
        numbers ^= last
    return found

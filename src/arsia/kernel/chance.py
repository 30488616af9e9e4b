"""Chance: a counter-based generator that is two plain values in the table's state.

Every number comes from hashing (key, count), so it is the same on every machine, and copying it costs nothing.

Imagined tables use up far more numbers, and nobody gains by guessing them. Theirs come from a small generator that has
no key, and whose state is the count alone: multiply with carry, in numbers that never leave 63 bits, so that plain and
compiled code find the same.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

#: A block has 512 bits. Numbers are taken from it by division while at least this many bits are left, so the
#: bias of any one number is below 2**-100.
_SPARE: Final = 1 << 128

#: The key of imagined tables.
NO_KEY: Final = b""
#: With this multiplier the generator comes round after about 2**60 numbers.
_TIMES: Final = 698_769_069
_LOW: Final = 0xFFFF_FFFF
_SPREAD: Final = 0x045D_9F3B


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(128)


def key_of(seed: int, purpose: bytes) -> bytes:
    """The key for a seed; different purposes never share numbers."""
    return blake2b(b"%d" % seed, digest_size=32, person=purpose).digest()


def block(key: bytes, count: int) -> int:
    """The count-th block of 512 random bits."""
    return int.from_bytes(blake2b(count.to_bytes(8, "little"), key=key).digest(), "little")


def shuffle(items: list[T], key: bytes, count: int) -> int:
    """Shuffle in place (Fisher-Yates); returns how many blocks it used."""
    used = 0
    bits = 0
    for i in range(len(items) - 1, 0, -1):
        if bits < _SPARE:
            bits = block(key, count + used)
            used += 1
        bits, j = divmod(bits, i + 1)
        items[i], items[j] = items[j], items[i]
    return used


def begin(seed: int) -> int:
    """The small generator's first state for a seed. Seeds that are close to each other have nothing in common."""
    low: i64 = seed & _LOW
    high: i64 = seed >> 32 & _LOW
    x = _spread(high + 1)
    x = _spread(low ^ x)
    carry = _spread(x ^ _SPREAD) % (_TIMES - 2) + 1
    return int((carry << 32) + x)


def _spread(x: i64) -> i64:
    """A number of 32 bits in which every bit depends on all that the given one has."""
    x = ((x >> 16) ^ x) * _SPREAD & _LOW
    x = ((x >> 16) ^ x) * _SPREAD & _LOW
    return (x >> 16) ^ x


def onward(state: int) -> int:
    """The small generator's next state."""
    now: i64 = state
    return int(_TIMES * (now & _LOW) + (now >> 32))


def number(state: int, n: int) -> int:
    """A number from 0 to n-1 that the small generator shows in this state."""
    now: i64 = state
    among: i64 = n
    return int(((now ^ (now >> 32)) & _LOW) * among >> 32)


def glance(state: int, salt: int) -> float:
    """A number from 0 to 1 that differs between states and salts, and uses up nothing."""
    now: i64 = state
    more: i64 = salt
    x = _spread(((now ^ (now >> 32)) + more * _SPREAD) & _LOW)
    return int(x) / _LOW


def stir(items: list[T], state: int, last: int) -> int:
    """Shuffle in place with the small generator, as far as so many last ones need it: they are any of all, in any
    order. Returns the generator's state afterwards."""
    now: i64 = state
    i: i64 = len(items)
    end: i64 = max(1, i - last)
    while i > end:
        now = _TIMES * (now & _LOW) + (now >> 32)
        j: i64 = ((now ^ (now >> 32)) & _LOW) * i >> 32
        i -= 1
        item = items[i]
        items[i] = items[j]
        items[j] = item
    return int(now)

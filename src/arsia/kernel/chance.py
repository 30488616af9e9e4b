"""Chance: a counter-based generator that is two plain values in the table's state.

Every number comes from hashing (key, count), so it is the same on every machine, and copying it costs nothing.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

#: A block has 512 bits. Numbers are taken from it by division while at least this many bits are left, so the
#: bias of any one number is below 2**-100.
_SPARE: Final = 1 << 128


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

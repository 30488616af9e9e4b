"""What lies in the box: 36 crates of three kinds, and how many of them are dealt."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

KINDS: Final = ("ice", "ore", "seeds")
CARDS: Final = 36
HAND: Final = 4  # cards dealt to each seat, so as many rounds

#: The cards by number. The number is also what a card is worth as a bid, counted from 1.
KIND: Final = tuple(card % len(KINDS) for card in range(CARDS))
IDS: Final = tuple(f"{KINDS[KIND[card]]}-{card + 1}" for card in range(CARDS))
INDEX: Final = {name: card for card, name in enumerate(IDS)}

VERBS: Final = {"bid": ("card",), "take": ("card",)}
EVENTS: Final = {
    "round": ("n",),
    "drop": ("cards",),
    "bid": ("player", "card"),
    "take": ("player", "card"),
}
DIGEST: Final = blake2b(repr((IDS, HAND)).encode(), digest_size=8).hexdigest()

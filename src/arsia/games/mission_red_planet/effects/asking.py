"""Questions that name the colour which acts: with two players a seat decides for two of them."""

from __future__ import annotations

from arsia.kernel.message import Message


def asked_for(id: str) -> tuple[Message, ...]:
    """The same question, by the colour that acts."""
    return tuple([Message(id, {"player": player}) for player in range(6)])

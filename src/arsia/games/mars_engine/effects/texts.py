"""The shapes of texts that several effects share."""

from __future__ import annotations

from arsia.games.mars_engine.components.resources import CARD_RESOURCES, NOTHING
from arsia.kernel.message import Message


def numbered(texts: list[Message]) -> tuple[Message, ...]:
    """Texts with their numbers, as the options name them."""
    return tuple([Message("step-numbered", {"n": index + 1, "text": text}) for index, text in enumerate(texts)])


def amount(resource: str, n: int) -> Message:
    """So much of a resource."""
    return Message("amount", {"n": n, "resource": resource})


def change(resource: str, n: int) -> Message:
    """Production up or down."""
    return Message("change", {"n": abs(n), "sign": "minus" if n < 0 else "plus", "resource": resource})


def points_on(points: Message, holds: int) -> Message:
    """Points for what lies on a card name its kind."""
    if holds == NOTHING:
        return points
    return Message(points.id, {**points.args, "kind": CARD_RESOURCES[holds]})

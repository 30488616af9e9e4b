"""The smallest parts of what travels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

#: A message before anybody put it in words: ``[id, {argument: value}]``.
Said: TypeAlias = Annotated[list[Any], Meta(description="A message: [id, {argument: value}]")]
#: An option, verb first, then ids and whole numbers: ``["play", "water-3"]``.
Option: TypeAlias = Annotated[Sequence[str | int], Meta(description="An option: [verb, id or number, ...]")]
#: Something that happened, verb first.
Event: TypeAlias = Annotated[list[Any], Meta(description="What happened: [verb, ...]")]
#: What a seat or a spectator sees of a game: a ``View``, and what the game adds.
Seen: TypeAlias = Annotated[dict[str, Any], Meta(description="A game's view")]
#: How a game ended: an ``OutcomeFacts``.
Ended: TypeAlias = Annotated[dict[str, Any], Meta(description="How a game ended")]
#: An option as it comes in.
Chosen: TypeAlias = Annotated[list[str | int], Meta(min_length=1, max_length=64)]
ChosenSet: TypeAlias = Annotated[list[Chosen], Meta(max_length=128)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
State: TypeAlias = Literal["open", "playing", "over"]

"""What the server tells of itself and of its games."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from arsia.server.wire.parts import Said


class OptionFacts(Struct):
    """An option of a game."""

    name: str
    default: Any
    values: list[Any]


class ModeFacts(Struct):
    """One way to play a game."""

    name: str
    seats: list[int]
    options: dict[str, Any]


class GameFacts(Struct):
    """What there is to know about a game before playing it."""

    name: str
    edition: int  # of its rules
    seats: list[int]
    modes: list[ModeFacts]
    options: list[OptionFacts]
    verbs: dict[str, list[str]]
    events: dict[str, list[str]]
    bots: list[str]
    facts: dict[str, Any]  # what its boards print besides cards: tracks, limits, values
    words: dict[str, str]  # by language, what it says of itself in its own words, as Fluent: its name, its settings


class GameWords(Struct):
    """A game's own words in a language, as Fluent."""

    game: str
    language: str
    fluent: str


class Health(Struct):
    """The server is there, in this version."""

    arsia: str
    ok: bool = True


class Phrases(Struct):
    """The ready phrases, by name."""

    phrases: list[str]


class PushKey(Struct):
    """The key by which browsers and their push services know this server."""

    key: str


class Section(Struct, frozen=True):
    """A heading and what stands below it. The id is the same in every language, so a link to it lasts."""

    id: str
    title: str
    html: str


class Rules(Struct, frozen=True):
    """The rules of a game in one language: its name, what it is about, and the sections in order."""

    game: str
    language: str
    title: str
    lead: str
    sections: list[Section]


class Reach(Struct):
    """Where others find the server; null if only its own machine does."""

    address: str | None


# ---- what the games make and the server hands on as it is; a test holds every game to it ----------------------------


class OutcomeFacts(Struct):
    """How a game ended: places (1 is first), scores and score sheets by seat."""

    places: list[int]
    scores: list[int]
    sheets: list[list[tuple[str, int]]]
    won: bool | None  # whether the table won, where seats play together or alone
    rival: list[tuple[str, int]]  # the sheet of an opponent that holds no seat
    reason: Said


class View(Struct):
    """What every game's view has; a board knows the rest of its own."""

    game: str
    seats: int
    options: dict[str, Any]
    you: int | None
    pending: list[int]
    outcome: OutcomeFacts | None


class Printed(Struct):
    """A card or another printed thing of a game, with its generated texts."""

    id: str
    kind: str
    texts: dict[str, Said]
    designed: list[str]  # what no public copy tells, and was designed
    colour: str | UnsetType = UNSET
    value: int | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    tags: list[str] | UnsetType = UNSET

"""What is in the box: Buildings, card backs and values, tracks, limits."""

from __future__ import annotations

from typing import Final

from arsia.kernel.message import Option

#: Buildings, which are also the colours of the cards. The first four hold colonists.
ENERGY: Final = 0
ECOSYSTEM: Final = 1
WATER: Final = 2
SCIENCE: Final = 3
CONSTRUCTION: Final = 4
NAMES: Final[tuple[str, ...]] = ("energy", "ecosystem", "water", "science", "construction")
HOMES: Final = 4
BASE_VALUE: Final = 3

#: Cards: one of each value from 1 to 7 in each colour, numbered in that order.
VALUES: Final = 7
CARDS: Final = 35
COLOUR: Final[tuple[int, ...]] = tuple([card // VALUES for card in range(CARDS)])
VALUE: Final[tuple[int, ...]] = tuple([card % VALUES + 1 for card in range(CARDS)])
IDS: Final[tuple[str, ...]] = tuple([f"{NAMES[COLOUR[card]]}-{VALUE[card]}" for card in range(CARDS)])
INDEX: Final[dict[str, int]] = {name: card for card, name in enumerate(IDS)}
BUILDING: Final[dict[str, int]] = {name: building for building, name in enumerate(NAMES)}

COLONISTS: Final = 7
HAND: Final = 2
PREP: Final = 2
ENERGY_START: Final = 1
ENERGY_MAX: Final = 5  # designed: a track has an end, which no public text prints

#: Points.
ON_SHIP: Final = 1
ON_STAR1: Final = 2
ON_STAR2: Final = 4
MOST_ENERGY: Final = 1
IN_ALL_FOUR: Final = 2
FOUR_IN_ONE: Final = 3

#: In the solo game the automatics are player 1 and hold no seat.
PLAYER: Final = 0
AUTOMATICS: Final = 1

#: The solo opponent: colonists on its Ship by level, and its own bonuses.
SOLO_SHIP: Final[dict[str, int]] = {"normal": 5, "hard": 6, "hardest": 7}
SOLO_PREP: Final = 2
SOLO_FAILURE: Final = 2
SOLO_DISCARD_ENERGY: Final = 2
SOLO_MOST_ENERGY: Final = 2
SOLO_IN_ALL_FOUR: Final = 4
SOLO_FOUR_IN_ONE: Final = 5

#: All of them, so that a record tells by which numbers it was played.
NUMBERS: Final[tuple[int, ...]] = (
    *VALUE,
    *(BASE_VALUE, COLONISTS, HAND, PREP, ENERGY_START, ENERGY_MAX),
    *(ON_SHIP, ON_STAR1, ON_STAR2, MOST_ENERGY, IN_ALL_FOUR, FOUR_IN_ONE),
    *SOLO_SHIP.values(),
    *(SOLO_PREP, SOLO_FAILURE, SOLO_DISCARD_ENERGY, SOLO_MOST_ENERGY, SOLO_IN_ALL_FOUR, SOLO_FOUR_IN_ONE),
)

#: The parts of every option after its verb.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "pick": ("card",),
    "prepare": ("card",),
    "play": ("card",),
    "attach": ("card",),
    "reveal": ("player", "slot"),
    "launch": (),
    "discard": ("card",),
    "use": (),
    "skip": (),
    "land": ("building",),
    "land_high": ("building",),
    "promote": ("building", "player"),
    "demote": ("building", "player"),
    "swap": ("building", "player", "other:player"),
    "exchange": ("building", "position", "with"),
    "transfer": ("building", "star", "to:building"),
    "bottom": ("card",),
    "cover": ("card",),
    "retrieve": ("card",),
    "peek": ("player",),
    "peek_one": ("player", "slot"),
    "draw": ("slot",),
}

#: The parts of every event after its verb.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "start": ("player",),
    "round": ("n",),
    "play": ("player", "card"),
    "attach": ("player", "card"),
    "reveal": ("player", "other:player", "card"),
    "take": ("player",),
    "recycle": ("player",),
    "launch": ("player", "n"),
    "land": ("player", "building"),
    "land_high": ("player", "building"),
    "promote": ("player", "building"),
    "demote": ("player", "building"),
    "swap": ("player", "other:player", "building"),
    "exchange": ("player", "building", "position", "with"),
    "transfer": ("player", "star", "building", "to:building"),
    "gain": ("player", "n"),
    "pay": ("player", "n"),
    "use": ("player", "card"),
    "draw": ("player", "colour"),
    "drawn": ("player", "card"),
    "prepare": ("player", "colour"),
    "prepared": ("player", "card"),
    "bottom": ("player", "colour"),
    "bottomed": ("player", "card"),
    "cover": ("player", "building"),
    "covered": ("player", "card"),
    "retrieve": ("player", "colour"),
    "peek": ("player", "other:player", "n"),
    "peeked": ("player", "other:player", "card"),
    "discard": ("player", "card"),
    "reshuffle": ("n",),
    "pick": ("player", "colour"),
    "picked": ("player", "card"),
    "failure": ("card",),
    "android": ("building",),
    "end": (),
}

PLAY: Final[tuple[Option, ...]] = tuple([("play", name) for name in IDS])
ATTACH: Final[tuple[Option, ...]] = tuple([("attach", name) for name in IDS])
DISCARD: Final[tuple[Option, ...]] = tuple([("discard", name) for name in IDS])
PREPARE: Final[tuple[Option, ...]] = tuple([("prepare", name) for name in IDS])
LAND: Final[tuple[Option, ...]] = tuple([("land", name) for name in NAMES[:HOMES]])
LAUNCH: Final[Option] = ("launch",)
USE: Final[Option] = ("use",)
SKIP: Final[Option] = ("skip",)

"""What can be chosen and what is told: the parts of every option and event, and options that are offered often."""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.components.resources import RESOURCES
from arsia.games.terraforming_mars.components import AWARDS, MILESTONES, PROJECTS
from arsia.games.terraforming_mars.components.board import SPACES
from arsia.games.terraforming_mars.components.names import IDS
from arsia.kernel.message import Option

#: What follows the verb of each option.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "corporation": ("card",),
    "buy": ("card",),
    "pick": ("card",),
    "keep": ("card",),
    "sell": ("card",),
    "discard": ("card",),
    "play": ("card",),
    "action": ("card",),
    "first_action": (),
    "project": ("project",),
    "convert": ("resource",),
    "milestone": ("milestone",),
    "award": ("award",),
    "space": ("space",),
    "pay": ("resource", "n"),
    "choose": ("choice",),
    "card": ("card",),
    "take": ("card", "n"),
    "decrease": ("player",),
    "remove": ("player", "n"),
    "steal": ("player", "n"),
    "spend": ("resource", "n"),
    "skip": (),
    "pass": (),
    "done": (),
}

#: What follows the verb of each event.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "start": ("player",),
    "neutral": ("tile", "space"),
    "corporation": ("player", "card", "n"),
    "generation": ("n", "player"),
    "bought": ("player", "n"),
    "bought_cards": ("player", "cards"),
    "picked": ("player", "card"),
    "draw": ("player", "n"),
    "drawn": ("player", "cards"),
    "reshuffle": ("n",),
    "play": ("player", "card"),
    "action": ("player", "card"),
    "first_action": ("player",),
    "project": ("player", "project"),
    "convert": ("player", "resource"),
    "milestone": ("player", "milestone"),
    "award": ("player", "award", "n"),
    "sold": ("player", "n"),
    "sold_cards": ("player", "cards"),
    "discarded": ("player", "n"),
    "discarded_cards": ("player", "cards"),
    "revealed": ("player", "card"),
    "pay": ("player", "resource", "n"),
    "gain": ("player", "resource", "n"),
    "lose": ("player", "resource", "n"),
    "steal": ("player", "other:player", "resource", "n"),
    "production": ("player", "resource", "n"),
    "tr": ("player", "n"),
    "raise": ("player", "parameter", "n"),
    "tile": ("player", "tile", "space"),
    "claim": ("player", "space"),
    "add": ("player", "card", "n"),
    "take": ("player", "card", "n"),
    "income": ("player", "n"),
    "pass": ("player",),
    "done": ("player",),
    "end": (),
}

# ---- options that are offered again and again ------------------------------------------------------------------------

PASS: Final[Option] = ("pass",)
DONE: Final[Option] = ("done",)
SKIP: Final[Option] = ("skip",)
CONVERT_PLANTS: Final[Option] = ("convert", "plants")
CONVERT_HEAT: Final[Option] = ("convert", "heat")
FIRST_ACTION: Final[Option] = ("first_action",)
DO_PROJECT: Final[tuple[Option, ...]] = tuple(("project", name) for name in PROJECTS)
CLAIM: Final[tuple[Option, ...]] = tuple(("milestone", name) for name in MILESTONES)
FUND: Final[tuple[Option, ...]] = tuple(("award", name) for name in AWARDS)
PLAY: Final[tuple[Option, ...]] = tuple(("play", name) for name in IDS)
USE: Final[tuple[Option, ...]] = tuple(("action", name) for name in IDS)
SELL: Final[tuple[Option, ...]] = tuple(("sell", name) for name in IDS)
BUY: Final[tuple[Option, ...]] = tuple(("buy", name) for name in IDS)
KEEP: Final[tuple[Option, ...]] = tuple(("keep", name) for name in IDS)
DISCARD: Final[tuple[Option, ...]] = tuple(("discard", name) for name in IDS)
TARGET: Final[tuple[Option, ...]] = tuple(("card", name) for name in IDS)
SPACE: Final[tuple[Option, ...]] = tuple(("space", name) for name in SPACES)
LOWER: Final[tuple[Option, ...]] = tuple(("decrease", seat) for seat in range(5))

MOST: Final = 60  # more of a resource than any price can take
AMOUNT: Final[tuple[tuple[Option, ...], ...]] = tuple(
    tuple(("pay", name, n) for n in range(MOST)) for name in RESOURCES
)

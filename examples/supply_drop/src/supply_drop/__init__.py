"""Supply Drop: crates fall from the sky, and whoever bids highest in secret chooses first. Two to four players."""

from __future__ import annotations

from typing import Final

from arsia.kernel.game import Game, Mode
from supply_drop.checks import STAGE, check, vocabulary
from supply_drop.components import DIGEST, EVENTS, VERBS
from supply_drop.judgement import worth
from supply_drop.rules import SET_UP, tally
from supply_drop.table import SupplyDrop
from supply_drop.views import LYING, catalogue, look

GAME: Final = Game(
    "supply_drop",
    SupplyDrop,
    modes=(Mode("standard", (2, 3, 4), {}),),
    opening=SET_UP,
    verbs=VERBS,
    events=EVENTS,
    vocabulary=vocabulary,
    digest=DIGEST,
    look=look,
    deal_anew=LYING.deal_anew,
    whereabouts=LYING.whereabouts,
    movable=LYING.movable,
    worth=worth,
    tally=tally,
    check=check,
    stage=STAGE,
    catalogue=catalogue,
    words="supply_drop",
)

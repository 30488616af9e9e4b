"""What must hold, what can be offered, and what a test may set."""

from __future__ import annotations

from typing import Final

from arsia.kernel.decision import Broken
from arsia.kernel.message import Option
from arsia.kernel.stage import Phase, Stage, field, number, quiet
from arsia.kernel.step import Together
from supply_drop.components import HAND, IDS
from supply_drop.rules import Bid, Haul, Round
from supply_drop.table import SupplyDrop
from supply_drop.views import LYING


def check(table: SupplyDrop) -> None:
    """Raise `Broken` if a card is missing or a hand is too large."""
    LYING.check(table)
    if any(len(hand) + table.round > HAND + 1 for hand in table.hands):
        raise Broken("somebody holds more cards than rounds are left")


def vocabulary(table: SupplyDrop) -> tuple[Option, ...]:
    """Every option that a table can offer."""
    return tuple((verb, card) for verb in ("bid", "take") for card in IDS)


def clear(table: SupplyDrop) -> None:
    """A quiet table: all cards are in the deck."""
    quiet(table)
    table.round = 1
    LYING.gather(table)


def give(table: SupplyDrop, seat: int, card: str) -> None:
    """A card into a hand, from wherever it is."""
    LYING.lay(table, table.hands[seat], [*LYING.names_in(table.hands[seat]), card])


def bidding(table: SupplyDrop, seat: int) -> None:
    """All are about to bid."""
    table.then(Together(Bid(), tuple(range(table.seats))), Haul(), Round())


STAGE: Final = Stage(
    clear=clear,
    give=give,
    things=IDS,
    seat=(LYING.entry("store", lambda table, seat: table.stores[seat], "crates hauled home"),),
    table=(
        number("round", 1, HAND, field("round")),
        LYING.entry("ground", lambda table, seat: table.ground, "crates that can be hauled"),
    ),
    phases=(Phase("bid", "all bid at once", bidding),),
)

"""What the Devious Automatics do in a turn of the solo game; they are player 1 and hold no seat (PM-70 to PM-78)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from arsia.games.pocket_mars import components as c
from arsia.games.pocket_mars.rules.scoring import automatics_sheet
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step


class DiscardAutomatics(Choice[PocketMars]):
    """Which of the automatics' cards is discarded along with taking a colonist?"""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-discard-automatics")

    def options(self, table: PocketMars, seat: int) -> list[Option]:
        return [("reveal", c.AUTOMATICS, slot) for slot in range(len(table.preps[c.AUTOMATICS]))]

    def take(self, table: PocketMars, seat: int, option: Option) -> None:
        table.reveal()
        table.discard_card(c.AUTOMATICS, table.preps[c.AUTOMATICS].pop(int(option[2])))


class SystemFailure(Step[PocketMars]):
    """The top two cards of the deck are discarded (PM-77)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        lose_cards(table)


class Androids(Step[PocketMars]):
    """With exactly one card the automatics act in the Building of its colour; then they fill up (PM-78)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        if len(table.preps[c.AUTOMATICS]) != 1:
            return
        building = c.COLOUR[table.preps[c.AUTOMATICS][0]]
        table.tell("android", c.NAMES[building])
        if building != c.CONSTRUCTION:
            if table.ship[c.AUTOMATICS]:
                table.land(c.AUTOMATICS, building)
            else:
                table.launch(c.AUTOMATICS, 1)
        EFFECTS[building](table)


def fill_prep(table: PocketMars) -> None:
    """Two cards from the deck, face down; the deck is not made anew."""
    prep = table.preps[c.AUTOMATICS]
    while len(prep) < c.SOLO_PREP and table.deck:
        card = table.deck.pop()
        table.bottomed &= ~(1 << card)
        prep.append(card)
        table.reveal()  # its back


def lose_cards(table: PocketMars) -> None:
    """The top two cards of the deck go to the discard pile."""
    for _ in range(min(c.SOLO_FAILURE, len(table.deck))):
        card = table.deck.pop()
        table.bottomed &= ~(1 << card)
        table.discard.append(card)
        table.knowledge.show(card, 1 << c.PLAYER)
        table.reveal()
        table.tell("failure", c.IDS[card])


def climb(table: PocketMars) -> None:
    """Twice: one of theirs up if possible, else one of the player's down."""
    for _ in range(2):
        for building in range(c.HOMES):
            if table.star1[building * 2 + c.AUTOMATICS] and table.has_room(building):
                table.promote(c.AUTOMATICS, building)
                break
        else:
            for building in range(c.HOMES):
                if table.star2[building * 2 + c.PLAYER]:
                    table.demote(c.PLAYER, building)
                    break


def charge(table: PocketMars) -> None:
    """Two energy; at the end of the track the deck loses cards instead."""
    if table.energy[c.AUTOMATICS] == c.ENERGY_MAX:
        lose_cards(table)
    else:
        table.gain_energy(c.AUTOMATICS, 2)


def board(table: PocketMars) -> None:
    """One of theirs from Earth to the Ship."""
    table.launch(c.AUTOMATICS, 1)


def settle(table: PocketMars) -> None:
    """One of theirs lands where it raises their score most; with nobody aboard one boards instead."""
    if not table.ship[c.AUTOMATICS]:
        table.launch(c.AUTOMATICS, 1)
        return
    best, gain = 0, -1
    for building in range(c.HOMES):
        at = building * 2 + c.AUTOMATICS
        table.star1[at] += 1
        total = sum(line.points for line in automatics_sheet(table))
        table.star1[at] -= 1
        if total > gain:
            best, gain = building, total
    table.land(c.AUTOMATICS, best)


#: What the automatics do in each Building.
EFFECTS: Final[tuple[Callable[[PocketMars], None], ...]] = (charge, climb, lose_cards, board, settle)
DISCARD_AUTOMATICS: Final = DiscardAutomatics()
SYSTEM_FAILURE: Final = SystemFailure()
ANDROIDS: Final = Androids()

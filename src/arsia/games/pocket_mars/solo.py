"""The solo game against the Devious Automatics, who are player 1 and hold no seat (PM-70 to PM-79)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.pocket_mars.components import (
    COLONISTS,
    COLOUR,
    CONSTRUCTION,
    ECOSYSTEM,
    ENERGY,
    ENERGY_MAX,
    HOMES,
    IDS,
    NAMES,
    ON_SHIP,
    ON_STAR1,
    ON_STAR2,
    SCIENCE,
    SOLO_FAILURE,
    SOLO_FOUR_IN_ONE,
    SOLO_IN_ALL_FOUR,
    SOLO_MOST_ENERGY,
    SOLO_PREP,
    SOLO_SHIP,
    WATER,
)
from arsia.games.pocket_mars.rules import TURN, score_sheet
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.message import Message, Option
from arsia.kernel.outcome import Line, Outcome
from arsia.kernel.step import Choice, Step

PLAYER: Final = 0
AUTOMATICS: Final = 1


class SetUpAutomatics(Step[PocketMars]):
    """Colonists by level, one energy, two unseen cards (PM-70)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        aboard = SOLO_SHIP[str(table.options["solo_level"])]
        table.ship[AUTOMATICS] = aboard
        table.earth[AUTOMATICS] = COLONISTS - aboard
        fill_prep(table)
        table.then(PLAY_SOLO_ROUND)


class PlaySoloRound(Step[PocketMars]):
    """The player's action, a failure of the system, the androids (PM-72)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        table.round += 1
        table.tell("round", table.round)
        table.then(TURN, SYSTEM_FAILURE, ANDROIDS, END_SOLO_ROUND, seat=PLAYER)


class DiscardAutomatics(Choice[PocketMars]):
    """Which of the automatics' cards is discarded along with taking a colonist?"""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-discard-automatics")

    def options(self, table: PocketMars, seat: int) -> list[Option]:
        return [("reveal", AUTOMATICS, slot) for slot in range(len(table.preps[AUTOMATICS]))]

    def take(self, table: PocketMars, seat: int, option: Option) -> None:
        table.reveal()
        table.discard_card(AUTOMATICS, table.preps[AUTOMATICS].pop(int(option[2])))


class SystemFailure(Step[PocketMars]):
    """The top two cards of the deck are discarded (PM-77)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        lose_cards(table)


class Androids(Step[PocketMars]):
    """With exactly one card the automatics act in the Building of its colour; then they fill up (PM-78)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        if len(table.preps[AUTOMATICS]) != 1:
            return
        building = COLOUR[table.preps[AUTOMATICS][0]]
        table.tell("android", NAMES[building])
        if building != CONSTRUCTION:
            if table.ship[AUTOMATICS]:
                table.land(AUTOMATICS, building)
            else:
                table.launch(AUTOMATICS, 1)
        EFFECTS[building](table)


class EndSoloRound(Step[PocketMars]):
    """The game ends when the automatics cannot fill up or either side's seventh colonist has landed (PM-79)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        fill_prep(table)
        if table.landed(PLAYER) == COLONISTS:
            score_solo(table, "end-you-landed")
        elif table.landed(AUTOMATICS) == COLONISTS:
            score_solo(table, "end-automatics-landed")
        elif len(table.preps[AUTOMATICS]) < SOLO_PREP:
            score_solo(table, "end-deck-empty")
        else:
            table.then(PLAY_SOLO_ROUND)


def fill_prep(table: PocketMars) -> None:
    """Two cards from the deck, face down; the deck is not made anew."""
    prep = table.preps[AUTOMATICS]
    while len(prep) < SOLO_PREP and table.deck:
        card = table.deck.pop()
        table.bottomed &= ~(1 << card)
        prep.append(card)
        table.reveal()  # its back


def lose_cards(table: PocketMars) -> None:
    """The top two cards of the deck go to the discard pile."""
    for _ in range(min(SOLO_FAILURE, len(table.deck))):
        card = table.deck.pop()
        table.bottomed &= ~(1 << card)
        table.discard.append(card)
        table.knowledge.show(card, 1 << PLAYER)
        table.reveal()
        table.tell("failure", IDS[card])


def climb(table: PocketMars) -> None:
    """Twice: one of theirs up if possible, else one of the player's down."""
    for _ in range(2):
        for building in range(HOMES):
            if table.star1[building * 2 + AUTOMATICS] and table.has_room(building):
                table.promote(AUTOMATICS, building)
                break
        else:
            for building in range(HOMES):
                if table.star2[building * 2 + PLAYER]:
                    table.demote(PLAYER, building)
                    break


def charge(table: PocketMars) -> None:
    """Two energy; at the end of the track the deck loses cards instead."""
    if table.energy[AUTOMATICS] == ENERGY_MAX:
        lose_cards(table)
    else:
        table.gain_energy(AUTOMATICS, 2)


def board(table: PocketMars) -> None:
    """One of theirs from Earth to the Ship."""
    table.launch(AUTOMATICS, 1)


def settle(table: PocketMars) -> None:
    """One of theirs lands where it raises their score most; with nobody aboard one boards instead."""
    if not table.ship[AUTOMATICS]:
        table.launch(AUTOMATICS, 1)
        return
    best, gain = 0, -1
    for building in range(HOMES):
        at = building * 2 + AUTOMATICS
        table.star1[at] += 1
        total = sum(line.points for line in automatics_sheet(table))
        table.star1[at] -= 1
        if total > gain:
            best, gain = building, total
    table.land(AUTOMATICS, best)


def automatics_sheet(table: PocketMars) -> tuple[Line, ...]:
    """The automatics' points, with bonuses of their own."""
    homes = [table.colonists_in(building, AUTOMATICS) for building in range(HOMES)]
    return (
        Line("score-ship", ON_SHIP * table.ship[AUTOMATICS]),
        Line("score-star1", ON_STAR1 * sum(table.star1[AUTOMATICS::2])),
        Line("score-star2", ON_STAR2 * sum(table.star2[AUTOMATICS::2])),
        Line("score-energy", SOLO_MOST_ENERGY if table.energy[AUTOMATICS] >= table.energy[PLAYER] else 0),
        Line("score-all-four", SOLO_IN_ALL_FOUR if min(homes) else 0),
        Line("score-four-in-one", SOLO_FOUR_IN_ONE if max(homes) >= 4 else 0),
    )


def score_solo(table: PocketMars, reason: str) -> None:
    """The player wins with more points than the automatics; a tie is lost."""
    sheet, rival = score_sheet(table, PLAYER), automatics_sheet(table)
    score = sum(line.points for line in sheet)
    won = score > sum(line.points for line in rival)
    table.tell("end")
    table.end(Outcome((1 if won else 2,), (score,), (sheet,), Message(reason), won, rival))


#: What the automatics do in each Building.
EFFECTS: Final = (charge, climb, lose_cards, board, settle)
assert (ENERGY, ECOSYSTEM, WATER, SCIENCE, CONSTRUCTION) == (0, 1, 2, 3, 4)

SET_UP_AUTOMATICS: Final = SetUpAutomatics()
PLAY_SOLO_ROUND: Final = PlaySoloRound()
DISCARD_AUTOMATICS: Final = DiscardAutomatics()
SYSTEM_FAILURE: Final = SystemFailure()
ANDROIDS: Final = Androids()
END_SOLO_ROUND: Final = EndSoloRound()

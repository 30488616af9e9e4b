"""The solo game against the automatics: its set-up, its rounds, its end (PM-70 to PM-79)."""

from __future__ import annotations

from typing import Final

from arsia.games.pocket_mars.components import AUTOMATICS, COLONISTS, PLAYER, SOLO_PREP, SOLO_SHIP
from arsia.games.pocket_mars.rules.automatics import ANDROIDS, SYSTEM_FAILURE, fill_prep
from arsia.games.pocket_mars.rules.rounds import TURN
from arsia.games.pocket_mars.rules.scoring import score_solo
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.step import Step


def man_automatics(table: PocketMars) -> None:
    """The automatics' colonists, by level (PM-70)."""
    aboard = SOLO_SHIP[str(table.options["solo_level"])]
    table.ship[AUTOMATICS] = aboard
    table.earth[AUTOMATICS] = COLONISTS - aboard


class SetUpAutomatics(Step[PocketMars]):
    """Two unseen cards for the automatics, once the player has split (PM-70)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        fill_prep(table)
        table.then(PLAY_SOLO_ROUND)


class PlaySoloRound(Step[PocketMars]):
    """The player's action, a failure of the system, the androids (PM-72)."""

    __slots__ = ()

    def do(self, table: PocketMars, seat: int) -> None:
        table.round += 1
        table.tell("round", table.round)
        table.then(TURN, SYSTEM_FAILURE, ANDROIDS, END_SOLO_ROUND, seat=PLAYER)


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


SET_UP_AUTOMATICS: Final = SetUpAutomatics()
PLAY_SOLO_ROUND: Final = PlaySoloRound()
END_SOLO_ROUND: Final = EndSoloRound()

"""The course of the game: cycles of a refill, rounds of work and the summary of the quarters (MA-26, MA-27)."""

from __future__ import annotations

from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.effects.steps import lose_reputation
from arsia.games.martians.rules.refill import REFILL
from arsia.games.martians.rules.scoring import finish
from arsia.games.martians.rules.summary import JUDGE
from arsia.games.martians.rules.work import ROUNDS
from arsia.games.martians.table import Martians
from arsia.kernel.step import Step


class PlayCycle(Step[Martians]):
    """Refill (from the second cycle on), three or four rounds of work, the summary (MA-26, MA-27)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.tell("cycle", table.cycle)
        if table.cycle == table.setup.cycles:
            table.tell("last_for_points" if table.mode == c.COM or table.setup.has_orders else "last_for_mission")
        table.then(*ROUNDS, SUMMARY)
        if table.cycle > 1:
            table.then(*REFILL)


class Summary(Step[Martians]):
    """Growth where nothing is missing, then quarter by quarter what is (MA-90 to MA-99)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.tell("summary")
        for owner in range(len(table.quarters.growth)):
            if not table.demands(owner):
                table.grow(owner)
        table.then(*JUDGE[: table.setup.quarters], END_CYCLE)


class EndCycle(Step[Martians]):
    """Tokens go, growth stays; after the last cycle the tokens stay as well, and the game is over (MA-99, MA-100)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        scenario = table.setup.scenario
        if scenario.refugees:
            lose_reputation(table, scenario.refugees - table.story.progress[c.RESCUE])
        if table.mods[c.MOD_SOS]:
            # Nobody tended the crew; where each has an own reputation everybody loses half.
            lose_reputation(table, c.SOS_REPUTATION if table.setup.shared_stock else c.SOS_REPUTATION // 2)
        if table.cycle == table.setup.cycles:
            finish(table)
            return
        table.demand = [0] * len(table.demand)
        table.mods = [0] * c.CYCLE_MODS + table.mods[c.CYCLE_MODS :]
        table.cycle += 1
        table.then(PLAY_CYCLE)


PLAY_CYCLE: Final = PlayCycle()
SUMMARY: Final = Summary()
END_CYCLE: Final = EndCycle()

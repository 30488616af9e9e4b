"""The summary: quarter by quarter, who dies of it, and whose markers are held (MA-92 to MA-98)."""

from __future__ import annotations

from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.rules.scoring import lose_at_once
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step

LAZARET: Final = "lazaret"
HOMES: Final = "homes"


class JudgeQuarter(Step[Martians]):
    """Oxygen first; where nobody died of it, sickness and hunger (MA-92 to MA-97)."""

    __slots__ = ("quarter",)

    def __init__(self, quarter: int) -> None:
        self.quarter = quarter

    def do(self, table: Martians, seat: int) -> None:
        oxygen, sickness, hunger = table.demand[self.quarter * 3 : self.quarter * 3 + 3]
        if table.setup.shared_quarters:
            affected = table.in_turn_order()
        else:
            affected = [player for player in range(table.players) if table.quarters.own[player] == self.quarter]
        if oxygen:
            self._suffocate(table, affected)
            return
        for area, tokens in ((HOMES, hunger), (LAZARET, sickness)):  # the last one is done first
            if tokens:
                for player in reversed(affected):
                    table.then(SURRENDER[area][self.quarter][player], seat=table.seat_of(player))

    def _suffocate(self, table: Martians, affected: list[int]) -> None:
        table.dead = table.dead[:]
        for player in affected:
            if table.living(player):
                table.dead[player] += 1
                table.tell("dead", player, c.QUARTERS[self.quarter])
        if table.setup.shared_quarters and not any(table.living(player) for player in range(table.players)):
            lose_at_once(table, Message("end-nobody-left"))


class Surrender(Choice[Martians]):
    """A marker goes to the Lazaret or the Homes: from the pool, or else from the board, whichever the player likes
    (MA-95, MA-97, MA-98)."""

    __slots__ = ("area", "player", "quarter")

    def __init__(self, area: str, quarter: int, player: int) -> None:
        self.area = area
        self.quarter = quarter
        self.player = player

    def options(self, table: Martians, seat: int) -> list[Option]:
        if table.pool[self.player]:
            return [("surrender", "pool")]
        here = table.here[self.player]
        return [("surrender", name) for building, name in enumerate(c.BUILDINGS) if here >> building & 1]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        player = self.player
        if option[1] == "pool":
            table.pool[player] -= 1
        else:
            table.lift_marker(player, c.BUILDING[str(option[1])])
        table.hold(player, self.area, self.quarter, 1)
        if table.telling:
            table.tell("surrender", player, self.area, c.QUARTERS[self.quarter])

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message(f"prompt-{self.area}", {"quarter": c.QUARTERS[self.quarter], "player": self.player})


JUDGE: Final[tuple[Step[Martians], ...]] = tuple([JudgeQuarter(quarter) for quarter in range(len(c.QUARTERS))])
SURRENDER: Final[dict[str, tuple[tuple[Surrender, ...], ...]]] = {
    area: tuple(
        [tuple([Surrender(area, quarter, player) for player in range(4)]) for quarter in range(len(c.QUARTERS))]
    )
    for area in (LAZARET, HOMES)
}

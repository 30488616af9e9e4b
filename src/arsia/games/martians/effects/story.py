"""What only the events of single scenarios do: refugees, parts of a ship, tunnels, strangers."""

from __future__ import annotations

from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.effects.payment import PayOr
from arsia.games.martians.effects.steps import Effect
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message
from arsia.kernel.step import Step


class IfWaiting(Effect):
    """Only if a rescued refugee is not integrated yet."""

    __slots__ = ("effect",)

    def __init__(self, effect: Step[Martians]) -> None:
        self.effect = effect

    def do(self, table: Martians, seat: int) -> None:
        if table.story.progress[c.RESCUE] > table.story.progress[c.INTEGRATE]:
            table.then(self.effect)

    def text(self) -> Message:
        return Message("effect-if-waiting", {"effect": self.effect.text()})


class Advance(Effect):
    """A requirement counts as met once more, without a reward."""

    __slots__ = ("mission",)

    def __init__(self, mission: str) -> None:
        self.mission = mission

    def do(self, table: Martians, seat: int) -> None:
        at = c.MISSIONS[self.mission]
        if table.story.progress[at] < table.setup.required[at]:
            table.advance(at, 1)
            table.tell("advance", self.mission)

    def text(self) -> Message:
        return Message("effect-advance", {"mission": self.mission})


class Setback(Effect):
    """A finished part of the ship is lost, unless it has been launched."""

    __slots__ = ("mission",)

    def __init__(self, mission: str) -> None:
        self.mission = mission

    def do(self, table: Martians, seat: int) -> None:
        table.advance(c.MISSIONS[self.mission], -1)
        table.tell("setback", self.mission)

    def matters(self, table: Martians, seat: int) -> bool:
        return table.story.progress[c.MISSIONS[self.mission]] > 0 and not table.story.progress[c.LAUNCH]

    def text(self) -> Message:
        return Message("effect-setback", {"mission": self.mission})


class Sos(Effect):
    """Who tends the crew first this cycle is thanked; if nobody does, everybody is blamed."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.set_mod(c.MOD_SOS, 1)

    def text(self) -> Message:
        return Message("effect-sos")


class LoseTunnel(Effect):
    """A tunnel that no chamber uses yet falls in."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.advance(c.TUNNEL, -1)
        table.tell("setback", table.setup.scenario.missions[c.TUNNEL].id)

    def matters(self, table: Martians, seat: int) -> bool:
        return table.story.progress[c.TUNNEL] > table.story.progress[c.CHAMBER]

    def text(self) -> Message:
        return Message("effect-lose-tunnel")


SAVE_TUNNEL: Final = PayOr(c.goods(supply=1), LoseTunnel())


def raise_hostility(table: Martians, n: int) -> None:
    """Hostility grows; at the end of its track the colony is lost, or the mission in SEMI:CO-OP.3."""
    table.story = story = table.story.copy()
    story.hostility = min(c.HOSTILITY_MAX, story.hostility + n)
    table.tell("hostility", story.hostility)
    if story.hostility == c.HOSTILITY_MAX:
        story.failed = True
        if table.mode in (c.SOLO, c.COOP):
            table.end_together(False, Message("end-hostility"))


class Hostility(Effect):
    """The strangers grow more hostile."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        raise_hostility(table, self.n)

    def text(self) -> Message:
        return Message("effect-hostility", {"n": self.n})

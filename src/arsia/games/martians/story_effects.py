"""What only the events of single scenarios do: refugees, parts of a ship, strangers, the expedition."""

from __future__ import annotations

from typing import Final

from arsia.games.martians.components import (
    MOD_SOS,
    SKIP,
)
from arsia.games.martians.mission import expedition_option, move_expedition, raise_hostility, uncover
from arsia.games.martians.scenarios import (
    BASE_CAMP,
    CAMP_STEPS,
    FACE_CLIMBS,
    FACE_COLUMN,
    FACE_ROW,
    FACE_STEPS,
    INTEGRATE,
    LAUNCH,
    MISSIONS,
    RESCUE,
    THE_SUMMIT,
    face_space,
)
from arsia.games.martians.shared import Effect
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step


class IfWaiting(Effect):
    """Only if a rescued refugee is not integrated yet."""

    __slots__ = ("effect",)

    def __init__(self, effect: Step[Martians]) -> None:
        self.effect = effect

    def do(self, table: Martians, seat: int) -> None:
        if table.progress[RESCUE] > table.progress[INTEGRATE]:
            table.then(self.effect)

    def text(self) -> Message:
        return Message("effect-if-waiting", {"effect": self.effect.text()})


class Advance(Effect):
    """A requirement counts as met once more, without a reward."""

    __slots__ = ("mission",)

    def __init__(self, mission: str) -> None:
        self.mission = mission

    def do(self, table: Martians, seat: int) -> None:
        at = MISSIONS[self.mission]
        if table.progress[at] < table.setup.required[at]:
            table.progress[at] += 1
            table.tell("advance", self.mission)

    def text(self) -> Message:
        return Message("effect-advance", {"mission": self.mission})


class Setback(Effect):
    """A finished part of the ship is lost, unless it has been launched."""

    __slots__ = ("mission",)

    def __init__(self, mission: str) -> None:
        self.mission = mission

    def do(self, table: Martians, seat: int) -> None:
        table.progress[MISSIONS[self.mission]] -= 1
        table.tell("setback", self.mission)

    def matters(self, table: Martians, seat: int) -> bool:
        return table.progress[MISSIONS[self.mission]] > 0 and not table.progress[LAUNCH]

    def text(self) -> Message:
        return Message("effect-setback", {"mission": self.mission})


class Sos(Effect):
    """Who tends the crew first this cycle is thanked; if nobody does, everybody is blamed."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.mods[MOD_SOS] = 1

    def text(self) -> Message:
        return Message("effect-sos")


class Hostility(Effect):
    """The strangers grow more hostile."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        raise_hostility(table, self.n)

    def text(self) -> Message:
        return Message("effect-hostility", {"n": self.n})


# ---- the expedition --------------------------------------------------------------------------------------------------


class GoDown(Effect):
    """The expedition goes down a row, to the space below on the left; not below the base camp."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        at = table.expedition
        row, column = (6, 1) if at == THE_SUMMIT else (FACE_ROW[at], FACE_COLUMN[at])
        table.expedition = BASE_CAMP if row == 1 else face_space(row - 1, column)
        table.tell("descend", row - 1)

    def matters(self, table: Martians, seat: int) -> bool:
        return table.expedition != BASE_CAMP

    def text(self) -> Message:
        return Message("effect-go-down")


class GoUp(Effect):
    """The expedition may go up a row for nothing."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.then(CLIMB, seat=table.seat_of(table.first))

    def text(self) -> Message:
        return Message("effect-go-up")


class Climb(Choice[Martians]):
    """Where does the expedition climb, if it does?"""

    __slots__ = ()

    def options(self, table: Martians, seat: int) -> list[Option]:
        climbs = CAMP_STEPS if table.expedition == BASE_CAMP else ()
        if table.expedition not in (BASE_CAMP, THE_SUMMIT):
            climbs = FACE_CLIMBS[table.expedition]
        found = [expedition_option(space) for space in climbs]
        return [*found, SKIP] if found else []

    def take(self, table: Martians, seat: int, option: Option) -> None:
        if option != SKIP:
            table.active = table.first
            move_expedition(table, table.first, face_space(int(option[1]), int(option[2])))

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-climb")


CLIMB: Final = Climb()


class Uncover(Effect):
    """Exploration tokens around the expedition are turned up."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        table.then(LookAround(self.n), seat=table.seat_of(table.first))

    def text(self) -> Message:
        return Message("effect-uncover", {"n": self.n})


class LookAround(Choice[Martians]):
    """Which token is turned up next? One after the other, because each tells something."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, table: Martians, seat: int) -> list[Option]:
        at = table.expedition
        around = CAMP_STEPS if at == BASE_CAMP else FACE_STEPS[at]
        hidden = sorted(each for each in around if each != THE_SUMMIT and not table.face_seen >> each & 1)
        return [("uncover", FACE_ROW[each], FACE_COLUMN[each]) for each in hidden]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        uncover(table, face_space(int(option[1]), int(option[2])))
        if self.n > 1:
            table.then(LookAround(self.n - 1))

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-uncover")

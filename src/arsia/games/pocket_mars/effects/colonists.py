"""Effects that move colonists: from Earth to the Ship, to Mars, and between the stars."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.pocket_mars.components import BUILDING, HOMES, LAND, NAMES
from arsia.games.pocket_mars.effects.steps import Effect, Target
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.decision import Refusal
from arsia.kernel.message import Message, Option

#: Where an effect may happen: one of the four Buildings with colonists, or one of these.
ANY: Final = -1
WITH_NONE_OF_MINE: Final = -2
WITH_SOME_OF_MINE: Final = -3
ELSEWHERE: Final = -4  # not where the last colonist landed
THERE: Final = -5  # where the card was just attached
_WHERE: Final = {ANY: "any", WITH_NONE_OF_MINE: "none-of-mine", WITH_SOME_OF_MINE: "some-of-mine"}
_RELATIVE: Final = {ELSEWHERE: "elsewhere", THERE: "there"}


def fits(table: PocketMars, seat: int, where: int, building: int) -> bool:
    """Is this Building one of those that the effect means?"""
    if where >= 0:
        return building == where
    if where == ANY:
        return True
    if where == ELSEWHERE:
        return building != table.spot
    if where == THERE:
        return building == table.spot
    return (table.colonists_in(building, seat) == 0) == (where == WITH_NONE_OF_MINE)


def where_text(where: int) -> Message:
    """The place in words."""
    if where >= 0:
        return Message("where-building", {"building": NAMES[where]})
    return Message("where-" + (_WHERE.get(where) or _RELATIVE[where]))


class Launch(Effect):
    """Colonists from Earth to the Ship."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: PocketMars, seat: int) -> None:
        table.launch(seat, self.n)

    def matters(self, table: PocketMars, seat: int) -> bool:
        return table.earth[seat] > 0

    def text(self) -> Message:
        return Message("effect-launch", {"n": self.n})


class TargetIn(Target):
    """An effect on a colonist in one of these Buildings."""

    __slots__ = ("where",)

    def __init__(self, where: int, optional: bool = False) -> None:
        super().__init__(optional)
        self.where = where

    def what(self) -> Message:
        return Message(self.says, {"where": where_text(self.where)})


class Land(TargetIn):
    """A colonist from the Ship to the single star."""

    __slots__ = ()
    says: ClassVar[str] = "effect-land"

    def targets(self, table: PocketMars, seat: int) -> list[Option]:
        if not table.ship[seat]:
            return []
        where = self.where
        if where >= 0:
            return [LAND[where]]
        return [LAND[building] for building in range(HOMES) if fits(table, seat, where, building)]

    def hit(self, table: PocketMars, seat: int, option: Option) -> None:
        table.land(seat, BUILDING[str(option[1])])

    def refusals(self, table: PocketMars, seat: int) -> list[Refusal]:
        # "That Building" is the one where the card was just attached.
        meant = table.spot if self.where == THERE else self.where
        reason = Message("why-not-meant", {"where": where_text(meant)})
        return [
            Refusal(LAND[building], (reason,))
            for building in range(HOMES)
            if not fits(table, seat, self.where, building)
        ]


class LandHigh(TargetIn):
    """A colonist from the Ship straight to the double star, if there is room."""

    __slots__ = ()
    says: ClassVar[str] = "effect-land-high"

    def targets(self, table: PocketMars, seat: int) -> list[Option]:
        if not table.ship[seat] or not table.has_room(self.where):
            return []
        return [("land_high", NAMES[self.where])]

    def hit(self, table: PocketMars, seat: int, option: Option) -> None:
        table.land_high(seat, self.where)


class Promote(TargetIn):
    """An own colonist from the single to the double star, if there is room (PM-13)."""

    __slots__ = ()
    says: ClassVar[str] = "effect-promote"

    def targets(self, table: PocketMars, seat: int) -> list[Option]:
        found: list[Option] = []
        for building in range(HOMES):
            if (
                self.where in (ANY, building)
                and table.star1[building * table.players + seat]
                and table.has_room(building)
            ):
                found.append(("promote", NAMES[building], seat))
        return found

    def hit(self, table: PocketMars, seat: int, option: Option) -> None:
        table.promote(seat, BUILDING[str(option[1])])

    def refusals(self, table: PocketMars, seat: int) -> list[Refusal]:
        return [
            Refusal(("promote", NAMES[building], seat), why_not_up(table, building, seat))
            for building in range(HOMES)
            if self.where in (ANY, building) and why_not_up(table, building, seat)
        ]


class Demote(TargetIn):
    """Anybody's colonist from the double to the single star."""

    __slots__ = ()
    says: ClassVar[str] = "effect-demote"

    def targets(self, table: PocketMars, seat: int) -> list[Option]:
        found: list[Option] = []
        for building in range(HOMES):
            if self.where in (ANY, building):
                for player in range(table.players):
                    if table.star2[building * table.players + player]:
                        found.append(("demote", NAMES[building], player))
        return found

    def hit(self, table: PocketMars, seat: int, option: Option) -> None:
        table.demote(int(option[2]), BUILDING[str(option[1])])


class Shift(Target):
    """Anybody's colonists between the stars of one Building, each at most once (PM-36).

    Of two the second is optional. They go one after the other, in any order that leaves room.
    """

    __slots__ = ("n",)

    def __init__(self, n: int, optional: bool = False) -> None:
        super().__init__(optional)
        self.n = n

    def targets(self, table: PocketMars, seat: int) -> list[Option]:
        found: list[Option] = []
        for building in range(HOMES):
            found += ups_and_downs(table, building)
        return found

    def hit(self, table: PocketMars, seat: int, option: Option) -> None:
        shift(table, option)
        if self.n > 1:
            table.then(ShiftAnother(str(option[0]), BUILDING[str(option[1])], int(option[2])))

    def refusals(self, table: PocketMars, seat: int) -> list[Refusal]:
        return [
            Refusal(("promote", NAMES[building], player), why_not_up(table, building, player))
            for building in range(HOMES)
            for player in range(table.players)
            if table.colonists_in(building, player) and why_not_up(table, building, player)
        ]

    def what(self) -> Message:
        return Message("effect-shift", {"n": self.n})


class ShiftAnother(Target):
    """The second colonist of `Shift`: another one in the same Building."""

    __slots__ = ("building", "player", "way")

    def __init__(self, way: str, building: int, player: int) -> None:
        super().__init__(True)
        self.way = way
        self.building = building
        self.player = player

    def targets(self, table: PocketMars, seat: int) -> list[Option]:
        at = self.building * table.players + self.player
        back = "demote" if self.way == "promote" else "promote"
        found = ups_and_downs(table, self.building)
        # PM-36: the one that went just now does not go back; another of the same player's may.
        if (table.star2 if back == "demote" else table.star1)[at] < 2:
            found = [option for option in found if option[0] != back or option[2] != self.player]
        return found

    def hit(self, table: PocketMars, seat: int, option: Option) -> None:
        shift(table, option)

    def what(self) -> Message:
        return Message("effect-shift-another", {"where": where_text(self.building)})


def ups_and_downs(table: PocketMars, building: int) -> list[Option]:
    """Every shift of one colonist in a Building, by anybody."""
    found: list[Option] = []
    room = table.has_room(building)
    for player in range(table.players):
        at = building * table.players + player
        if table.star2[at]:
            found.append(("demote", NAMES[building], player))
        if room and table.star1[at]:
            found.append(("promote", NAMES[building], player))
    return found


def shift(table: PocketMars, option: Option) -> None:
    """Move one colonist up or down."""
    if option[0] == "promote":
        table.promote(int(option[2]), BUILDING[str(option[1])])
    else:
        table.demote(int(option[2]), BUILDING[str(option[1])])


def why_not_up(table: PocketMars, building: int, player: int) -> tuple[Message, ...]:
    """Why a player's colonist cannot go to the double star of a Building."""
    reasons: list[Message] = []
    if not table.star1[building * table.players + player]:
        reasons.append(Message("why-nobody-on-star1", {"player": player, "building": NAMES[building]}))
    if not table.has_room(building):
        reasons.append(Message("why-star2-full", {"building": NAMES[building], "room": table.room}))
    return tuple(reasons)


class SwapStars(Target):
    """A colonist on the single star changes places with one on the double star (PM-14: full or not)."""

    __slots__ = ()
    says: ClassVar[str] = "effect-swap-stars"

    def targets(self, table: PocketMars, seat: int) -> list[Option]:
        found: list[Option] = []
        for building in range(HOMES):
            at = building * table.players
            for low in range(table.players):
                if table.star1[at + low]:
                    for high in range(table.players):
                        if table.star2[at + high]:
                            found.append(("swap", NAMES[building], low, high))
        return found

    def hit(self, table: PocketMars, seat: int, option: Option) -> None:
        at = BUILDING[str(option[1])] * table.players
        low, high = int(option[2]), int(option[3])
        table.star1[at + low] -= 1
        table.star2[at + low] += 1
        table.star2[at + high] -= 1
        table.star1[at + high] += 1
        table.tell("swap", low, high, option[1])


class Transfer(Target):
    """An own colonist from one Building to the single star of another."""

    __slots__ = ()
    says: ClassVar[str] = "effect-transfer"

    def targets(self, table: PocketMars, seat: int) -> list[Option]:
        found: list[Option] = []
        for building in range(HOMES):
            at = building * table.players + seat
            for star, there in ((1, table.star1[at]), (2, table.star2[at])):
                if there:
                    found += [("transfer", NAMES[building], star, NAMES[to]) for to in range(HOMES) if to != building]
        return found

    def hit(self, table: PocketMars, seat: int, option: Option) -> None:
        stars = table.star1 if option[2] == 1 else table.star2
        stars[BUILDING[str(option[1])] * table.players + seat] -= 1
        table.star1[BUILDING[str(option[3])] * table.players + seat] += 1
        table.tell("transfer", seat, option[2], option[1], option[3])

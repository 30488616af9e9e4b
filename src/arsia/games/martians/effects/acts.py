"""What a marker can do in a building: an act, with its time, its cost and what it gives.

Each is written once, in `cards/buildings.py`. Whether it can be done and how, that it is paid for, why it cannot be
done, what a bot charges for it and how it is drawn: all that is read from there. What else an act does, its class says.
"""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians import components as c
from arsia.games.martians.components.board import ENERGY, OXYGEN, STOCK
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message, Option

NEVER: Final = 99  # more time than anybody has
SAME: Final = -1  # no event makes it dearer
Reasons = list[Message]
Refused = list[tuple[Option, Reasons]]


class Act:
    """Goods for goods, in one way. ``dearer`` is what an event adds to its energy; an act that comes ``after`` another
    is not missed before that one is done."""

    __slots__ = ("after", "bit", "cost", "dearer", "energy", "gives", "option", "quickest", "time", "verbs")
    #: Is a marker sent for it? Else something else can always be done there as well, or comes first.
    is_aim: ClassVar[bool] = True
    #: What it brings besides goods, as it is drawn.
    brings: ClassVar[tuple[tuple[str, int], ...]] = ()

    def __init__(
        self,
        verbs: str,
        time: int = 1,
        cost: c.Goods = (),
        gives: c.Goods = (),
        dearer: int = SAME,
        after: Act | None = None,
    ) -> None:
        self.verbs: tuple[str, ...] = tuple(verbs.split())
        self.time = time
        self.cost = cost
        self.gives = gives
        self.dearer = dearer
        self.energy = self.takes(ENERGY)
        self.quickest = time  # whatever events may change
        self.after = after
        self.option: Option = (self.verbs[0],)
        self.bit = 0  # where `done` keeps that a marker has done it; its building says

    def takes(self, good: int) -> int:
        """How much of a good is printed as its cost."""
        return sum([n for each, n in self.cost if each == good])

    # ---- may it be done? -----------------------------------------------------------------------------------------

    def is_payable(self, table: Martians, player: int) -> bool:
        """Are the goods there that it costs now?"""
        at, stock = table.owners[player] * STOCK, table.stock
        if self.dearer >= 0 and stock[at] < self.energy + table.mods[self.dearer]:
            return False
        for good, n in self.cost:
            if stock[at + good] < n:
                return False
        return True

    def start(self, table: Martians, player: int) -> int:
        """The least time that it takes, goods aside, or NEVER where there is nothing to do."""
        return self.time

    def options(self, table: Martians, player: int) -> list[Option]:
        """Every way to do it now."""
        return self.ways(table, player) if table.time >= self.time and self.is_payable(table, player) else []

    def ways(self, table: Martians, player: int) -> list[Option]:
        """The ways to do it, as far as time and goods go."""
        return [self.option]

    # ---- doing it ------------------------------------------------------------------------------------------------

    def price(self, table: Martians, player: int) -> c.Goods:
        """What it costs now."""
        more = table.mods[self.dearer] if self.dearer >= 0 else 0
        return tuple([(good, n + more if good == ENERGY else n) for good, n in self.cost]) if more else self.cost

    def time_of(self, table: Martians, player: int, option: Option) -> int:
        """How long this way of doing it takes."""
        return self.time

    def do(self, table: Martians, player: int, option: Option) -> None:
        """Time and goods are paid, it is done, and what it gives comes."""
        table.time -= self.time_of(table, player, option)
        table.pay_all(player, self.price(table, player))
        self.work(table, player, option)
        for good, n in self.gives:
            table.gain(player, good, n)

    def work(self, table: Martians, player: int, option: Option) -> None:
        """What it does beside."""

    # ---- why not? ------------------------------------------------------------------------------------------------

    def obstacles(self, table: Martians, player: int) -> Reasons:
        """Why nobody could do it now, time aside."""
        return lacks(table, player, self.price(table, player))

    def refusals(self, table: Martians, player: int) -> Refused:
        """What one might try, and why it cannot be done, if it cannot."""
        reasons = too_late(table, self.time) + self.obstacles(table, player)
        return [(option, reasons) for option in self.tried(table, player)]

    def tried(self, table: Martians, player: int) -> list[Option]:
        """What one might try."""
        return self.ways(table, player)

    # ---- how it is drawn -----------------------------------------------------------------------------------------

    def picture(self) -> dict[str, object]:
        """Time, cost and gain as they are printed."""
        cost, gives = [[[c.GOODS[good], n] for good, n in goods] for goods in (self.cost, self.gives)]
        brings = [[name, n] for name, n in self.brings]
        return {"verb": self.verbs[0], "time": self.time, "cost": cost, "gives": brings + gives}


# ---- goods and time --------------------------------------------------------------------------------------------------


def lacks(table: Martians, player: int, goods: c.Goods) -> Reasons:
    """The goods that are lacking."""
    return [
        Message("why-goods", {"good": c.GOODS[good], "n": n, "have": table.has(player, good)})
        for good, n in goods
        if table.has(player, good) < n
    ]


def too_late(table: Martians, time: int) -> Reasons:
    """Too little time left?"""
    return [Message("why-time", {"n": time, "have": table.time})] if table.time < time else []


# ---- the MOXIE, and supplies of the Lander ---------------------------------------------------------------------------


class GiveOxygen(Act):
    """An oxygen token leaves one of the own Quarters (MA-67)."""

    __slots__ = ()
    brings: ClassVar[tuple[tuple[str, int], ...]] = (("oxygen", -1),)

    def start(self, table: Martians, player: int) -> int:
        for quarter in table.own_quarters(player):
            if table.demand[quarter * 3 + OXYGEN]:
                return self.time
        return NEVER

    def ways(self, table: Martians, player: int) -> list[Option]:
        return [OXYGENS[quarter] for quarter in table.own_quarters(player) if table.demand[quarter * 3 + OXYGEN]]

    def work(self, table: Martians, player: int, option: Option) -> None:
        table.remove_demand(c.QUARTER[str(option[1])], OXYGEN)

    def obstacles(self, table: Martians, player: int) -> Reasons:
        reasons = super().obstacles(table, player)
        if not any(table.demand[quarter * 3 + OXYGEN] for quarter in table.own_quarters(player)):
            reasons.append(Message("why-no-demand", {"token": c.DEMANDS[OXYGEN]}))
        return reasons

    def tried(self, table: Martians, player: int) -> list[Option]:
        return [OXYGENS[quarter] for quarter in table.own_quarters(player)]


class FetchSupplies(Act):
    """As many supplies as time units, two at most."""

    __slots__ = ()

    def ways(self, table: Martians, player: int) -> list[Option]:
        most = min(table.time, 1 if table.mods[c.MOD_FEWER_SUPPLIES] else c.SUPPLIES_MAX)
        return SUPPLIES[:most]

    def time_of(self, table: Martians, player: int, option: Option) -> int:
        return self.time * int(option[1])

    def do(self, table: Martians, player: int, option: Option) -> None:
        table.time -= self.time_of(table, player, option)
        table.gain(player, c.SUPPLY, int(option[1]))

    def refusals(self, table: Martians, player: int) -> Refused:
        few = [Message("why-fewer-supplies")] if table.mods[c.MOD_FEWER_SUPPLIES] else []
        return [(option, too_late(table, n) + (few if n > 1 else [])) for n, option in enumerate(SUPPLIES, 1)]


OXYGENS: Final[tuple[Option, ...]] = tuple([("oxygen", name) for name in c.QUARTERS])
SUPPLIES: Final[list[Option]] = [("supplies", n) for n in range(1, c.SUPPLIES_MAX + 1)]

"""What events do at once, as steps.

*Each* means every player; a stock that all share counts once for each of them (MA-63).
"""

from __future__ import annotations

from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message
from arsia.kernel.step import Step


class Effect(Step[Martians]):
    """Something that happens to the colony and asks nothing by itself."""

    __slots__ = ()


def lose_reputation(table: Martians, n: int) -> None:
    """Everybody, or the whole colony, loses reputation, never below none (MA-64)."""
    for player in range(1 if table.setup.shared_stock else table.players):
        table.lose(player, c.REPUTATION, n)


ByPlayers = tuple[int, int, int, int]  # for one to four seats


def each_time(table: Martians) -> list[int]:
    """A player for every time that an effect on each of them happens; the same one where all share a stock."""
    return [0] * table.players if table.setup.shared_stock else table.in_turn_order()


class Gain(Effect):
    """Each gains goods."""

    __slots__ = ("goods",)

    def __init__(self, goods: c.Goods) -> None:
        self.goods = goods

    def do(self, table: Martians, seat: int) -> None:
        for player in each_time(table):
            for good, n in self.goods:
                table.gain(player, good, n)

    def text(self) -> Message:
        return Message("effect-each-gains", {"goods": c.amounts(self.goods)})


class Lose(Effect):
    """Each loses goods, as many as there are."""

    __slots__ = ("good", "n")

    def __init__(self, good: int, n: int) -> None:
        self.good = good
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        for player in each_time(table):
            table.lose(player, self.good, self.n)

    def text(self) -> Message:
        return Message("effect-each-loses", {"goods": c.amount(self.good, self.n)})


class LoseOr(Effect):
    """Each loses a good, or something else where it is lacking; reputation at most once for a shared track."""

    __slots__ = ("good", "n", "other", "other_n")

    def __init__(self, good: int, n: int, other: int, other_n: int) -> None:
        self.good = good
        self.n = n
        self.other = other
        self.other_n = other_n

    def do(self, table: Martians, seat: int) -> None:
        lost_reputation = False
        for player in each_time(table):
            if table.has(player, self.good) >= self.n:
                table.pay(player, self.good, self.n)
            elif self.other != c.REPUTATION or not (lost_reputation and table.setup.shared_stock):
                table.lose(player, self.other, self.other_n)
                lost_reputation = True

    def text(self) -> Message:
        args: dict[str, object] = {"goods": c.amount(self.good, self.n), "other": c.amount(self.other, self.other_n)}
        return Message("effect-each-loses-or", args)


class ColonyLosesOr(Effect):
    """The colony, or the first player where stocks are own, loses a good; if it cannot, something else happens."""

    __slots__ = ("good", "n", "otherwise")

    def __init__(self, good: int, n: int, otherwise: Step[Martians]) -> None:
        self.good = good
        self.n = n
        self.otherwise = otherwise

    def do(self, table: Martians, seat: int) -> None:
        if table.has(table.first, self.good) >= self.n:
            table.pay(table.first, self.good, self.n)
        else:
            table.then(self.otherwise)

    def text(self) -> Message:
        args: dict[str, object] = {"goods": c.amount(self.good, self.n), "effect": self.otherwise.text()}
        return Message("effect-colony-loses-or", args)


class FirstLosesReputation(Effect):
    """The colony or the first player loses reputation."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        table.lose(table.first, c.REPUTATION, self.n)

    def text(self) -> Message:
        return Message("effect-lose-reputation", {"n": self.n})


class Reputation(Effect):
    """Everybody, or the colony once, gains reputation."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        for player in range(1 if table.setup.shared_stock else table.players):
            table.gain(player, c.REPUTATION, self.n)

    def text(self) -> Message:
        return Message("effect-reputation", {"n": self.n})


class ReturnMarkers(Effect):
    """All markers on action spaces go back to their owners; those in Lazaret and Homes stay."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        for owner in range(table.players):
            for building in range(len(c.BUILDINGS)):
                if table.here[owner] >> building & 1:
                    table.take_back(owner, building)
        for building in range(len(c.BUILDINGS)):
            if table.neutral_here >> building & 1:
                table.take_back(4, building)
        table.tell("flare")

    def text(self) -> Message:
        return Message("effect-return-markers")


class Modify(Effect):
    """Something is different until the round or the cycle is over, or until it is used."""

    __slots__ = ("mod", "n")

    def __init__(self, mod: int, n: int) -> None:
        self.mod = mod
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        table.set_mod(self.mod, table.mods[self.mod] + self.n)

    def text(self) -> Message:
        return Message(_MODIFY[self.mod], {"n": abs(self.n)})


_MODIFY: Final[tuple[str, ...]] = tuple([f"effect-mod-{name.replace('_', '-')}" for name in c.MOD_NAMES])


class DrawCards(Effect):
    """Each draws regolith cards."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        for player in table.in_turn_order():
            table.draw_minerals(player, self.n)

    def text(self) -> Message:
        return Message("effect-each-draws", {"n": self.n})


class FirstDraws(Effect):
    """The first player draws regolith cards."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        table.draw_minerals(table.first, self.n)

    def text(self) -> Message:
        return Message("effect-first-draws", {"n": self.n})


class PassFirst(Effect):
    """The first player marker goes one seat to the left at once."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.first = (table.first + 1) % table.players
        table.tell("start", table.first)

    def text(self) -> Message:
        return Message("effect-pass-first")

"""Effects that several parts of the game share: removing demand tokens, paying together, reputation for all."""

from __future__ import annotations

from typing import Final

from arsia.games.martians.components import (
    DEMANDS,
    GOOD,
    GOODS,
    PAY,
    QUARTER,
    QUARTERS,
    REPUTATION,
    SKIP,
    STOCK,
    Goods,
)
from arsia.games.martians.cost import amounts
from arsia.games.martians.scenarios import CHAMBER, TUNNEL
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step


class Effect(Step[Martians]):
    """Something that happens to the colony and asks nothing by itself."""

    __slots__ = ()


def lose_reputation(table: Martians, n: int) -> None:
    """Everybody, or the whole colony, loses reputation, never below none (MA-64)."""
    for player in range(1 if table.setup.shared_stock else table.players):
        table.lose(player, REPUTATION, n)


class RemoveTokens(Choice[Martians]):
    """From which quarters are demand tokens removed? Quarters are chosen in their order."""

    __slots__ = ("n", "start", "token")

    def __init__(self, token: int, n: int, start: int) -> None:
        self.token = token
        self.n = n
        self.start = start

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [
            ("remove", DEMANDS[self.token], QUARTERS[quarter])
            for quarter in table.own_quarters(table.active)
            if quarter >= self.start and table.demand[quarter * 3 + self.token]
        ]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        quarter = QUARTER[str(option[2])]
        table.remove_demand(quarter, self.token)
        if self.n > 1:
            table.then(REMOVE[self.token][self.n - 1][quarter])

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-remove", {"token": DEMANDS[self.token], "n": self.n})


#: By token, number and the first quarter to choose from.
REMOVE: Final = tuple(
    [
        tuple([tuple([RemoveTokens(token, n, start) for start in range(len(QUARTERS))]) for n in range(3)])
        for token in range(len(DEMANDS))
    ]
)


class PayOr(Effect):
    """The colony may pay, or else something happens. With own stocks everybody may add to it, in turn order."""

    __slots__ = ("asks", "cost", "otherwise")

    def __init__(self, cost: Goods, otherwise: Step[Martians]) -> None:
        self.cost = cost
        self.otherwise = otherwise
        self.asks = tuple([Contribute(cost, otherwise, turn) for turn in range(4)])

    def do(self, table: Martians, seat: int) -> None:
        if not self.otherwise.matters(table, seat):
            return
        if table.setup.shared_stock:
            if table.can_pay(0, self.cost):
                table.then(PayOrNot(self.cost, self.otherwise), seat=table.seat_of(table.first))
            else:
                table.then(self.otherwise)
            return
        for good, n in self.cost:
            if sum(table.has(player, good) for player in range(table.players)) < n:
                table.then(self.otherwise)
                return
        table.pot = ()
        table.then(self.asks[0], seat=table.first)

    def text(self) -> Message:
        return Message("effect-pay-or", {"cost": amounts(self.cost), "effect": self.otherwise.text()})

    def key(self) -> tuple[object, ...]:
        return ("PayOr", self.cost, self.otherwise.key())


class PayOrNot(Choice[Martians]):
    """Does the colony pay?"""

    __slots__ = ("cost", "otherwise")

    def __init__(self, cost: Goods, otherwise: Step[Martians]) -> None:
        self.cost = cost
        self.otherwise = otherwise

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [PAY, SKIP]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        if option == PAY:
            table.pay_all(0, self.cost)
        else:
            table.then(self.otherwise)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-pay-or", {"cost": amounts(self.cost), "effect": self.otherwise.text()})


class Contribute(Choice[Martians]):
    """What does the next player add to a payment that all share? What is not complete in the end is given back."""

    __slots__ = ("cost", "otherwise", "turn")

    def __init__(self, cost: Goods, otherwise: Step[Martians], turn: int) -> None:
        self.cost = cost
        self.otherwise = otherwise
        self.turn = turn

    def lacking(self, table: Martians) -> list[tuple[int, int]]:
        """What the pot still lacks."""
        paid = [each % STOCK for each in table.pot]
        return [(good, n - paid.count(good)) for good, n in self.cost if paid.count(good) < n]

    def options(self, table: Martians, seat: int) -> list[Option]:
        offers: list[Option] = [("contribute", GOODS[good]) for good, _ in self.lacking(table) if table.has(seat, good)]
        return [*offers, SKIP]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        if option != SKIP:
            good = GOOD[str(option[1])]
            table.pay(seat, good, 1)
            table.pot += (seat * STOCK + good,)
            if self.lacking(table):
                table.then(self, seat=seat)
            else:
                table.pot = ()
        elif self.turn + 1 < table.players:
            table.then(Contribute(self.cost, self.otherwise, self.turn + 1), seat=(seat + 1) % table.players)
        else:
            for each in table.pot:
                table.gain(each // STOCK, each % STOCK, 1)
            table.pot = ()
            table.then(self.otherwise)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-contribute", {"cost": amounts(self.cost), "effect": self.otherwise.text()})


class LoseTunnel(Effect):
    """A tunnel that no chamber uses yet falls in."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.progress[TUNNEL] -= 1
        table.tell("setback", table.setup.scenario.missions[TUNNEL].id)

    def matters(self, table: Martians, seat: int) -> bool:
        return table.progress[TUNNEL] > table.progress[CHAMBER]

    def text(self) -> Message:
        return Message("effect-lose-tunnel")


SAVE_TUNNEL: Final = PayOr(((3, 1),), LoseTunnel())

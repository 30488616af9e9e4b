"""Effects that several parts of the game share: removing demand tokens, paying together, reputation for all."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians.components import DEMANDS, GOOD, GOODS, PAY, QUARTER, QUARTERS, REPUTATION, SKIP, STOCK, Goods
from arsia.games.martians.cost import amounts
from arsia.games.martians.scenarios import CHAMBER, TUNNEL
from arsia.games.martians.table import Martians
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import ANYWHERE, SeveralSeen
from arsia.kernel.step import Choice, Step


class Effect(Step[Martians]):
    """Something that happens to the colony and asks nothing by itself."""

    __slots__ = ()


def lose_reputation(table: Martians, n: int) -> None:
    """Everybody, or the whole colony, loses reputation, never below none (MA-64)."""
    for player in range(1 if table.setup.shared_stock else table.players):
        table.lose(player, REPUTATION, n)


class RemoveTokens(SeveralSeen[Martians]):
    """From which quarters are demand tokens removed? As many as said or as there are."""

    __slots__ = ("n", "token")

    def __init__(self, token: int, n: int, place: int, taken: int) -> None:
        super().__init__(place, taken)
        self.token = token
        self.n = n

    def ask(self, table: Martians, seat: int) -> Walk:
        removals = REMOVALS[self.token]
        quarters = table.own_quarters(table.active)
        times = [table.demand[quarter * 3 + self.token] for quarter in quarters]
        n = min(self.n, self.taken + sum(times))
        return [removals[quarter] for quarter in quarters], times, self.place, self.taken, n, n

    def onward(self, place: int, taken: int) -> RemoveTokens:
        return RemoveTokens(self.token, self.n, place, taken)

    def add(self, table: Martians, seat: int, element: Option) -> None:
        table.remove_demand(QUARTER[str(element[2])], self.token)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-remove", {"token": DEMANDS[self.token], "n": self.n - self.taken})


REMOVALS: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("remove", token, quarter) for quarter in QUARTERS]) for token in DEMANDS]
)
#: By token and number.
REMOVE: Final = tuple([tuple([RemoveTokens(token, n, 0, 0) for n in range(3)]) for token in range(len(DEMANDS))])


class PayOr(Effect):
    """The colony may pay, or else something happens. With own stocks everybody may add to it, in turn order."""

    __slots__ = ("ask", "cost", "otherwise")

    def __init__(self, cost: Goods, otherwise: Step[Martians]) -> None:
        self.cost = cost
        self.otherwise = otherwise
        self.ask = Contribute(cost, otherwise, 0, 0)

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
        table.then(self.ask, seat=table.first)

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


class Contribute(SeveralSeen[Martians]):
    """What does the next player add to a payment that all share? What is not complete in the end is given back.

    No order matters, but records have given in any."""

    __slots__ = ("cost", "otherwise", "turn")
    walks: ClassVar[int] = ANYWHERE
    ends: ClassVar[tuple[Option, ...]] = (SKIP,)
    asks_when_full: ClassVar[bool] = True

    def __init__(self, cost: Goods, otherwise: Step[Martians], turn: int, taken: int) -> None:
        super().__init__(0, taken)
        self.cost = cost
        self.otherwise = otherwise
        self.turn = turn

    def lacking(self, table: Martians, good: int) -> int:
        """How much of a good the pot still lacks."""
        paid = [each % STOCK for each in table.pot]
        return sum([n for kind, n in self.cost if kind == good]) - paid.count(good)

    def ask(self, table: Martians, seat: int) -> Walk:
        times = [min(self.lacking(table, good), table.has(seat, good)) for good, _ in self.cost]
        elements: list[Option] = [("contribute", GOODS[good]) for good, _ in self.cost]
        return elements, times, self.place, self.taken, 0, self.taken + sum(times)

    def onward(self, place: int, taken: int) -> Contribute:
        return Contribute(self.cost, self.otherwise, self.turn, taken)

    def add(self, table: Martians, seat: int, element: Option) -> None:
        good = GOOD[str(element[1])]
        table.pay(seat, good, 1)
        table.pot += (seat * STOCK + good,)

    def done(self, table: Martians, seat: int, ending: Option | None) -> None:
        if not any(self.lacking(table, good) for good, _ in self.cost):
            table.pot = ()
        elif self.turn + 1 < table.players:
            table.then(Contribute(self.cost, self.otherwise, self.turn + 1, 0), seat=(seat + 1) % table.players)
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

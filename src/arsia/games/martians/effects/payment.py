"""Paying: goods and regolith cards of one's own, and what the colony pays together."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians import components as c
from arsia.games.martians.effects.steps import Effect
from arsia.games.martians.table import Martians
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import ANYWHERE, SeveralSeen
from arsia.kernel.step import Choice, Step


def affords(table: Martians, player: int, cost: c.Cost) -> bool:
    """Can the player pay the goods and the cards?"""
    if not table.can_pay(player, cost.goods):
        return False
    if not cost.minerals:
        return True
    owner = table.owners[player]
    return len(table.hands[owner]) >= cost.minerals and cost.cards_suffice(table.mineral_counts(owner))


def pay_cost(table: Martians, player: int, cost: c.Cost) -> None:
    """Goods at once; cards by colour, a Proof of life only where a colour is lacking; any cards by choice."""
    table.pay_all(player, cost.goods)
    if cost.any:
        table.then(PAY_ANY[cost.any])
    elif cost.distinct:
        table.then(PAY_DISTINCT[cost.distinct])
    elif cost.minerals:
        for colour, n in enumerate(cost.colours):
            for _ in range(n):
                held = table.mineral_counts(table.owners[player])[colour]
                table.discard_mineral(player, colour if held else c.WILD)


class PayCards(SeveralSeen[Martians]):
    """Which regolith cards are spent? All of other colours where that is said, but a Proof of life is any colour."""

    __slots__ = ("distinct", "n")

    def __init__(self, n: int, distinct: bool, place: int, taken: int) -> None:
        super().__init__(place, taken)
        self.n = n
        self.distinct = distinct

    def ask(self, table: Martians, seat: int) -> Walk:
        held = table.mineral_counts(table.owners[table.active])
        times = list(held)
        if self.distinct:
            times = [min(1, n) for n in held[: c.WILD]] + [held[c.WILD]]
            if self.taken and self.place < c.WILD:
                times[self.place] = 0
        return CARDS, times, self.place, self.taken, self.n, self.n

    def onward(self, place: int, taken: int) -> PayCards:
        return PayCards(self.n, self.distinct, place, taken)

    def add(self, table: Martians, seat: int, element: Option) -> None:
        table.discard_mineral(table.active, c.MINERAL_INDEX[str(element[1])])

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-card", {"n": self.n - self.taken})

    def is_public(self, table: Martians, seat: int) -> bool:
        return table.setup.open_hands or len(table.hands[table.owners[table.active]]) == self.n - self.taken


CARDS: Final[list[Option]] = [("card", colour) for colour in c.COLOURS]
PAY_ANY: Final = tuple([PayCards(n, False, 0, 0) for n in range(4)])
PAY_DISTINCT: Final = tuple([PayCards(n, True, 0, 0) for n in range(4)])


class PayOr(Effect):
    """The colony may pay, or else something happens. With own stocks everybody may add to it, in turn order."""

    __slots__ = ("ask", "cost", "otherwise")

    def __init__(self, cost: c.Goods, otherwise: Step[Martians]) -> None:
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
        return Message("effect-pay-or", {"cost": c.amounts(self.cost), "effect": self.otherwise.text()})

    def key(self) -> tuple[object, ...]:
        return ("PayOr", self.cost, self.otherwise.key())


class PayOrNot(Choice[Martians]):
    """Does the colony pay?"""

    __slots__ = ("cost", "otherwise")

    def __init__(self, cost: c.Goods, otherwise: Step[Martians]) -> None:
        self.cost = cost
        self.otherwise = otherwise

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [c.PAY, c.SKIP]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        if option == c.PAY:
            table.pay_all(0, self.cost)
        else:
            table.then(self.otherwise)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-pay-or", {"cost": c.amounts(self.cost), "effect": self.otherwise.text()})


class Contribute(SeveralSeen[Martians]):
    """What does the next player add to a payment that all share? What is not complete in the end is given back.

    No order matters, but records have given in any."""

    __slots__ = ("cost", "otherwise", "turn")
    walks: ClassVar[int] = ANYWHERE
    ends: ClassVar[tuple[Option, ...]] = (c.SKIP,)
    asks_when_full: ClassVar[bool] = True

    def __init__(self, cost: c.Goods, otherwise: Step[Martians], turn: int, taken: int) -> None:
        super().__init__(0, taken)
        self.cost = cost
        self.otherwise = otherwise
        self.turn = turn

    def lacking(self, table: Martians, good: int) -> int:
        """How much of a good the pot still lacks."""
        paid = [each % c.STOCK for each in table.pot]
        return sum([n for kind, n in self.cost if kind == good]) - paid.count(good)

    def ask(self, table: Martians, seat: int) -> Walk:
        times = [min(self.lacking(table, good), table.has(seat, good)) for good, _ in self.cost]
        elements: list[Option] = [("contribute", c.GOODS[good]) for good, _ in self.cost]
        return elements, times, self.place, self.taken, 0, self.taken + sum(times)

    def onward(self, place: int, taken: int) -> Contribute:
        return Contribute(self.cost, self.otherwise, self.turn, taken)

    def add(self, table: Martians, seat: int, element: Option) -> None:
        good = c.GOOD[str(element[1])]
        table.pay(seat, good, 1)
        table.pot += (seat * c.STOCK + good,)

    def done(self, table: Martians, seat: int, ending: Option | None) -> None:
        if not any(self.lacking(table, good) for good, _ in self.cost):
            table.pot = ()
        elif self.turn + 1 < table.players:
            table.then(Contribute(self.cost, self.otherwise, self.turn + 1, 0), seat=(seat + 1) % table.players)
        else:
            for each in table.pot:
                table.gain(each // c.STOCK, each % c.STOCK, 1)
            table.pot = ()
            table.then(self.otherwise)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-contribute", {"cost": c.amounts(self.cost), "effect": self.otherwise.text()})

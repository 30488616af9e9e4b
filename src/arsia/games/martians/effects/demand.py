"""Demand tokens that come and go."""

from __future__ import annotations

from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.effects.steps import ByPlayers, Effect
from arsia.games.martians.table import Martians
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import SeveralSeen


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
        table.remove_demand(c.QUARTER[str(element[2])], self.token)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-remove", {"token": c.DEMANDS[self.token], "n": self.n - self.taken})


REMOVALS: Final[tuple[tuple[Option, ...], ...]] = tuple(
    [tuple([("remove", token, quarter) for quarter in c.QUARTERS]) for token in c.DEMANDS]
)
#: By token and number.
REMOVE: Final = tuple([tuple([RemoveTokens(token, n, 0, 0) for n in range(3)]) for token in range(len(c.DEMANDS))])


class AddDemand(Effect):
    """Demand tokens: so many for a shared colony by its seats, or so many for each in COM.4."""

    __slots__ = ("each", "n", "token")

    def __init__(self, token: int, n: ByPlayers, each: int) -> None:
        self.token = token
        self.n = n
        self.each = each

    def do(self, table: Martians, seat: int) -> None:
        if table.setup.shared_quarters:
            for _ in range(self.n[table.seats - 1]):
                table.add_demand(table.least_demand(self.token), self.token, 1)
        else:
            for player in range(table.players):
                table.add_demand(table.quarters.own[player], self.token, self.each)

    def text(self) -> Message:
        _, few, three, many = self.n
        args: dict[str, object] = {"token": c.DEMANDS[self.token], "few": few, "three": three, "many": many}
        if not self.each:
            return Message("effect-add-demand-shared", args)  # no rivals have it: they play no scenario
        if few == many:
            return Message("effect-add-demand-same", {"token": c.DEMANDS[self.token], "n": few, "each": self.each})
        return Message("effect-add-demand", {**args, "each": self.each})


class RemoveDemand(Effect):
    """Demand tokens are removed, and nobody gains by it; the first player says where."""

    __slots__ = ("n", "token")

    def __init__(self, token: int, n: ByPlayers) -> None:
        self.token = token
        self.n = n

    def do(self, table: Martians, seat: int) -> None:
        table.then(REMOVE[self.token][self.n[table.seats - 1]], seat=table.seat_of(table.first))

    def text(self) -> Message:
        _, few, three, many = self.n
        if few == many:
            return Message("effect-remove-demand-same", {"token": c.DEMANDS[self.token], "n": few})
        args: dict[str, object] = {"token": c.DEMANDS[self.token], "few": few, "three": three, "many": many}
        return Message("effect-remove-demand", args)

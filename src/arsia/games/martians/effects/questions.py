"""Events that ask every player, and penalties that are set free."""

from __future__ import annotations

from typing import Final

from arsia.games.martians import components as c
from arsia.games.martians.effects.steps import Effect
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice


class Ask(Effect):
    """Every player is asked, from the first one clockwise. The questions exist once for each player."""

    __slots__ = ()

    def question_to(self, player: int) -> Choice[Martians]:
        """The question to a player."""
        raise NotImplementedError

    def do(self, table: Martians, seat: int) -> None:
        for player in reversed(table.in_turn_order()):
            table.then(self.question_to(player), seat=table.seat_of(player))


class OfPlayer(Choice[Martians]):
    """A question about one player."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class MayPay(Ask):
    """Each may pay reputation for credits."""

    __slots__ = ("credits", "reputation")

    def __init__(self, reputation: int, credits: int) -> None:
        self.reputation = reputation
        self.credits = credits

    def question_to(self, player: int) -> Choice[Martians]:
        return Sponsor(player, self.reputation, self.credits)

    def text(self) -> Message:
        cost, goods = c.amount(c.REPUTATION, self.reputation), c.amount(c.CREDIT, self.credits)
        return Message("effect-may-pay", {"cost": cost, "goods": goods})


class Sponsor(OfPlayer):
    """Reputation for credits?"""

    __slots__ = ("credits", "reputation")

    def __init__(self, player: int, reputation: int, credits: int) -> None:
        super().__init__(player)
        self.reputation = reputation
        self.credits = credits

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [c.PAY, c.SKIP] if table.has(self.player, c.REPUTATION) >= self.reputation else []

    def take(self, table: Martians, seat: int, option: Option) -> None:
        if option == c.PAY:
            table.pay(self.player, c.REPUTATION, self.reputation)
            table.gain(self.player, c.CREDIT, self.credits)

    def prompt(self, table: Martians, seat: int) -> Message:
        cost, goods = c.amount(c.REPUTATION, self.reputation), c.amount(c.CREDIT, self.credits)
        return Message("prompt-sponsor", {"player": self.player, "cost": cost, "goods": goods})


class ChooseGain(Ask):
    """Each gains one of two things."""

    __slots__ = ("one", "other")

    def __init__(self, one: tuple[int, int], other: tuple[int, int]) -> None:
        self.one = one
        self.other = other

    def question_to(self, player: int) -> Choice[Martians]:
        return OneOfTwo(player, self.one, self.other)

    def text(self) -> Message:
        return Message("effect-choose-gain", {"one": c.amount(*self.one), "other": c.amount(*self.other)})


class OneOfTwo(OfPlayer):
    """Which of the two?"""

    __slots__ = ("one", "other")

    def __init__(self, player: int, one: tuple[int, int], other: tuple[int, int]) -> None:
        super().__init__(player)
        self.one = one
        self.other = other

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [("gain", c.GOODS[good], n) for good, n in (self.one, self.other)]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        table.gain(self.player, c.GOOD[str(option[1])], int(option[2]))

    def prompt(self, table: Martians, seat: int) -> Message:
        args: dict[str, object] = {"player": self.player, "one": c.amount(*self.one), "other": c.amount(*self.other)}
        return Message("prompt-choose-gain", args)


class Overtime(Ask):
    """Each may work longer this round, and is hungrier for it."""

    __slots__ = ()

    def question_to(self, player: int) -> Choice[Martians]:
        return WORK_LONGER[player]

    def text(self) -> Message:
        return Message("effect-overtime")


class WorkLonger(OfPlayer):
    """One more time unit for one more hunger?"""

    __slots__ = ()

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [("overtime",), c.SKIP] if table.has_turn(self.player, table.round) else []

    def take(self, table: Martians, seat: int, option: Option) -> None:
        if option != c.SKIP:
            table.set_mod(c.MOD_OVERTIME, table.mods[c.MOD_OVERTIME] | 1 << self.player)
            shared = table.setup.shared_quarters
            table.tell("overtime", self.player)
            table.add_demand(table.least_demand(c.HUNGER) if shared else table.quarters.own[self.player], c.HUNGER, 1)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-overtime", {"player": self.player})


WORK_LONGER: Final = tuple([WorkLonger(player) for player in range(4)])


class FreePenalty(Ask):
    """Each takes one marker back from Homes or Lazaret."""

    __slots__ = ()

    def question_to(self, player: int) -> Choice[Martians]:
        return FREE_ONE[player]

    def text(self) -> Message:
        return Message("effect-free-penalty")


class FreeOne(OfPlayer):
    """Which marker comes free?"""

    __slots__ = ()

    def options(self, table: Martians, seat: int) -> list[Option]:
        return penalties(table, self.player, True, True)

    def take(self, table: Martians, seat: int, option: Option) -> None:
        set_free(table, self.player, option)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-free", {"player": self.player})


FREE_ONE: Final = tuple([FreeOne(player) for player in range(4)])


def penalties(table: Martians, player: int, lazaret: bool, homes: bool) -> list[Option]:
    """The player's markers that are held as a penalty, as options to free them."""
    found: list[Option] = []
    for quarter, name in enumerate(c.QUARTERS):
        at = quarter * table.players + player
        if lazaret and table.quarters.lazaret[at]:
            found.append(("free", "lazaret", name))
        if homes and table.quarters.homes[at]:
            found.append(("free", "homes", name))
    return found


def set_free(table: Martians, player: int, option: Option) -> None:
    """A marker from Lazaret or Homes back to the pool."""
    table.hold(player, str(option[1]), c.QUARTER[str(option[2])], -1)
    table.pool[player] += 1
    if table.telling:
        table.tell("free", player, option[1], option[2])

"""The ways to use a card's action: what each costs, and what follows."""

from __future__ import annotations

from arsia.games.mars_engine.components.resources import KINDS, NOTHING, RESOURCES
from arsia.games.mars_engine.effects import ways as ways
from arsia.games.mars_engine.effects.mat import Lose, named
from arsia.games.mars_engine.effects.steps import Part, is_doubtful
from arsia.games.mars_engine.effects.ways import placed
from arsia.games.terraforming_mars.effects.cards import AddToCard
from arsia.games.terraforming_mars.effects.payment import bill, value
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message, Option


class Way(ways.Way[TerraformingMars]):
    """One way to use a card's action: what it costs, and what follows."""

    __slots__ = ("doubtful", "metal", "raised_only")

    def __init__(
        self,
        costs: tuple[Part[TerraformingMars], ...],
        gains: tuple[Part[TerraformingMars], ...],
        money: int = 0,
        metal: int = NOTHING,
        raised_only: bool = False,
    ) -> None:
        super().__init__(costs, gains, money)
        self.metal = metal  # that may be used for M€
        self.raised_only = raised_only  # only after the owner's rating rose in this generation
        self.doubtful = tuple([step for step in costs + gains if is_doubtful(step)])

    def on(self, card: int) -> Way:
        """The same way on a card."""
        return Way(placed(self.costs, card), placed(self.gains, card), self.money, self.metal, self.raised_only)

    def open(self, table: TerraformingMars, seat: int) -> bool:
        if self.money and self._means(table, seat) < self.money:
            return False
        if self.raised_only and not table.raised >> seat & 1:
            return False
        for step in self.doubtful:
            if not step.possible(table, seat):
                return False
        return True

    def why_not(self, table: TerraformingMars, seat: int) -> Message:
        if self.money and self._means(table, seat) < self.money:
            return Message("why-money", {"price": self.money, "have": self._means(table, seat)})
        if self.raised_only and not table.raised >> seat & 1:
            return Message("why-not-raised")
        for step in self.costs + self.gains:
            if not step.possible(table, seat):
                return step.obstacle(table, seat)
        return Message("why-not-possible", {"step": self.text()})

    def _means(self, table: TerraformingMars, seat: int) -> int:
        means = table.purse(seat)
        if self.metal != NOTHING:
            means += table.stock[seat * KINDS + self.metal] * value(table, seat, self.metal)
        return means

    def use(self, table: TerraformingMars, seat: int) -> None:
        table.then(*self.costs, *self.gains)
        if self.money:
            bill(table, seat, self.money, () if self.metal == NOTHING else (self.metal,), 0)

    def says(self) -> dict[str, object]:
        metal = "" if self.metal == NOTHING else RESOURCES[self.metal]
        return {**super().says(), "metal:resource": metal, "raised": 1 if self.raised_only else 0}

    def key(self) -> tuple[object, ...]:
        return (*super().key(), self.metal, self.raised_only)

    def rate(self) -> float:
        """What one use brings, roughly, in M€."""
        once = -float(self.money)
        later = 0.0
        for step in self.costs + self.gains:
            rate = step.rate()
            once += rate[0]
            later += rate[1]
        return once + 4 * later


def is_idle(way: ways.Way[TerraformingMars], table: TerraformingMars, seat: int) -> bool:
    """Would it only add to cards that the owner does not have?"""
    for step in way.gains:
        if not isinstance(step, AddToCard) or step.matters(table, seat):
            return False
    return True


class ChooseWay(ways.ChooseWay[TerraformingMars]):
    """Which way is the action used? Ways that would do nothing are left out while there are others."""

    __slots__ = ()

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        options = super().options(table, seat)
        useful = [option for option in options if not is_idle(self.ways[int(option[1])], table, seat)]
        return useful or options


class Price:
    """What a way costs; `to` names what follows."""

    __slots__ = ("costs", "if_raised", "money", "or_metal")

    def __init__(self, costs: tuple[Part[TerraformingMars], ...], money: int, or_metal: int, if_raised: bool) -> None:
        self.costs = costs
        self.money = money
        self.or_metal = or_metal
        self.if_raised = if_raised

    def to(self, *gains: Part[TerraformingMars]) -> Way:
        """What is paid for."""
        return Way(self.costs, gains, self.money, self.or_metal, self.if_raised)


def spend(
    *costs: Part[TerraformingMars],
    mc: int = 0,
    steel: int = 0,
    titanium: int = 0,
    plants: int = 0,
    energy: int = 0,
    heat: int = 0,
    or_metal: int = NOTHING,
    if_raised: bool = False,
) -> Price:
    """A price by name: M€, for which a metal may stand if one is named; resources, or what else a step takes. It may be
    for those only whose rating rose in this generation."""
    named_costs = [Lose(resource, n) for resource, n in named(0, steel, titanium, plants, energy, heat)]
    return Price((*costs, *named_costs), mc, or_metal, if_raised)


def act(*gains: Part[TerraformingMars]) -> Way:
    """A way that costs nothing."""
    return spend().to(*gains)

"""A card's action: the ways to use it, each with what it costs and what follows."""

from __future__ import annotations

from arsia.games.ares_expedition.components import ACTION
from arsia.games.ares_expedition.effects.climate import FlipOcean, RaiseOxygen, RaiseTemperature
from arsia.games.ares_expedition.effects.mat import SpendRating
from arsia.games.ares_expedition.effects.payment import bill, paying_heat, too_dear
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.resources import HEAT, PLANTS
from arsia.games.mars_engine.effects import ways as ways
from arsia.games.mars_engine.effects.counts import Count
from arsia.games.mars_engine.effects.mat import Lose
from arsia.games.mars_engine.effects.steps import Part
from arsia.games.mars_engine.effects.ways import placed
from arsia.kernel.message import Message


class Way(ways.Way[AresExpedition]):
    """One way to use a card's action: what it costs, and what follows."""

    __slots__ = ("bonus_costs", "bonus_gains", "less", "per")

    def __init__(
        self,
        costs: tuple[Part[AresExpedition], ...],
        gains: tuple[Part[AresExpedition], ...],
        money: int = 0,
        less: int = 0,
        per: Count[AresExpedition] | None = None,
        bonus_costs: tuple[Part[AresExpedition], ...] = (),
        bonus_gains: tuple[Part[AresExpedition], ...] = (),
    ) -> None:
        super().__init__(costs, gains, money)
        self.less = less  # so much less for each of `per`, never below nothing
        self.per = per
        self.bonus_costs = bonus_costs  # instead, for who chose the action phase
        self.bonus_gains = bonus_gains  # as well, for who chose the action phase

    def on(self, card: int) -> Way:
        """The same way on a card."""
        costs, gains = placed(self.costs, card), placed(self.gains, card)
        return Way(costs, gains, self.money, self.less, self.per, self.bonus_costs, self.bonus_gains)

    def price(self, table: AresExpedition, seat: int) -> int:
        """The M€ that it costs now."""
        if self.per is None:
            return self.money
        return max(0, self.money - self.less * self.per.of(table, seat))

    def costs_of(self, table: AresExpedition, seat: int) -> tuple[Part[AresExpedition], ...]:
        """What it costs beside M€."""
        return self.bonus_costs if self.bonus_costs and table.picked[seat] == ACTION else self.costs

    def open(self, table: AresExpedition, seat: int) -> bool:
        """Can it be paid, and would it do anything (AE-57)?"""
        if self.money and self.price(table, seat) > table.purse(seat):
            return False
        for step in self.costs_of(table, seat):
            if not step.possible(table, seat):
                return False
        useful = False
        for step in self.gains:
            if not step.possible(table, seat):
                return False
            useful = useful or step.matters(table, seat)
        return useful

    def why_not(self, table: AresExpedition, seat: int) -> Message:
        price = self.price(table, seat)
        if price > table.purse(seat):
            return too_dear(table, seat, price, paying_heat(table, seat), 0)
        for step in self.costs_of(table, seat) + self.gains:
            if not step.possible(table, seat):
                return step.obstacle(table, seat)
        if any(isinstance(step, (RaiseTemperature, RaiseOxygen, FlipOcean)) for step in self.gains):
            return Message("why-at-goal")
        return Message("why-nothing-happens")

    def use(self, table: AresExpedition, seat: int) -> None:
        extra = self.bonus_gains if self.bonus_gains and table.picked[seat] == ACTION else ()
        table.then(*self.costs_of(table, seat), *self.gains, *extra)
        if self.money:
            bill(table, seat, self.price(table, seat))

    def says(self) -> dict[str, object]:
        return {
            **super().says(),
            "less": self.less,
            "per": "" if self.per is None else self.per.text(),
            "instead": tuple([step.text() for step in self.bonus_costs]),
            "extra": tuple([step.text() for step in self.bonus_gains]),
        }

    def key(self) -> tuple[object, ...]:
        bonus = [tuple([step.key() for step in each]) for each in (self.bonus_costs, self.bonus_gains)]
        return (*super().key(), self.less, None if self.per is None else self.per.key(), *bonus)

    def rate(self) -> float:
        """What one use brings, roughly, in M€."""
        once = -float(self.money)
        if self.per is not None:
            once = min(0.0, once + self.less * self.per.guess())
        for step in self.costs + self.gains:
            once += step.rate()[0]
        return once


class Price:
    """What a way costs; `to` names what follows."""

    __slots__ = ("costs", "less", "money", "per", "with_bonus")

    def __init__(
        self,
        costs: tuple[Part[AresExpedition], ...],
        money: int,
        less: int,
        per: Count[AresExpedition] | None,
        with_bonus: tuple[Part[AresExpedition], ...],
    ) -> None:
        self.costs = costs
        self.money = money
        self.less = less
        self.per = per
        self.with_bonus = with_bonus

    def to(self, *gains: Part[AresExpedition], bonus: Part[AresExpedition] | None = None) -> Way:
        """What is paid for; ``bonus`` comes on top for who chose the action phase."""
        extra = () if bonus is None else (bonus,)
        return Way(self.costs, gains, self.money, self.less, self.per, self.with_bonus, extra)


def spend(
    *costs: Part[AresExpedition],
    mc: int = 0,
    heat: int = 0,
    plants: int = 0,
    rating: int = 0,
    less: int = 0,
    per: Count[AresExpedition] | None = None,
    with_bonus: Part[AresExpedition] | None = None,
) -> Price:
    """A price by name: M€, so many ``less`` for each of ``per``; resources, rating, or what else a step takes.
    ``with_bonus`` is taken instead from who chose the action phase."""
    named = [Lose(resource, n) for resource, n in ((HEAT, heat), (PLANTS, plants)) if n]
    rated = [SpendRating(rating)] if rating else []
    return Price((*costs, *named, *rated), mc, less, per, () if with_bonus is None else (with_bonus,))


def act(*gains: Part[AresExpedition], bonus: Part[AresExpedition] | None = None) -> Way:
    """A way that costs nothing; ``bonus`` comes on top for who chose the action phase."""
    return Price((), 0, 0, None, ()).to(*gains, bonus=bonus)

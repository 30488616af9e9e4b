"""What a card is made of: requirements, prices, immediate steps, lasting effects, an action, points."""

from __future__ import annotations

from arsia.games.ares_expedition.components import ACTION, BLUE, GREEN, RED
from arsia.games.ares_expedition.effects import FlipOcean, Produce, RaiseOxygen, RaiseTemperature
from arsia.games.ares_expedition.lasting import phases_of
from arsia.games.ares_expedition.names import INDEX
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.climate import OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.counts import Count
from arsia.games.mars_engine.effects import CHOOSE, amount, numbered, points_on
from arsia.games.mars_engine.lasting import Lasting
from arsia.games.mars_engine.needs import Need
from arsia.games.mars_engine.points import Points
from arsia.games.mars_engine.resources import CARD_RESOURCES, MC, NOTHING, RESOURCES, STEEL, TITANIUM
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step

# ---- actions ---------------------------------------------------------------------------------------------------------


class Way:
    """One way to use a card's action: what it costs, and what follows."""

    __slots__ = ("bonus_costs", "bonus_gains", "costs", "gains", "less", "money", "per")

    def __init__(
        self,
        costs: tuple[Step[AresExpedition], ...],
        gains: tuple[Step[AresExpedition], ...],
        money: int = 0,
        less: int = 0,
        per: Count | None = None,
        bonus_costs: tuple[Step[AresExpedition], ...] = (),
        bonus_gains: tuple[Step[AresExpedition], ...] = (),
    ) -> None:
        self.costs = costs
        self.gains = gains
        self.money = money  # M€
        self.less = less  # so much less for each of `per`, never below nothing
        self.per = per
        self.bonus_costs = bonus_costs  # instead, for who chose the action phase
        self.bonus_gains = bonus_gains  # as well, for who chose the action phase

    def on(self, card: int) -> Way:
        """The same way on a card."""
        costs = tuple([step.on(card) for step in self.costs])
        gains = tuple([step.on(card) for step in self.gains])
        return Way(costs, gains, self.money, self.less, self.per, self.bonus_costs, self.bonus_gains)

    def price(self, table: AresExpedition, seat: int) -> int:
        """The M€ that it costs now."""
        if self.per is None:
            return self.money
        return max(0, self.money - self.less * self.per.of(table, seat))

    def costs_of(self, table: AresExpedition, seat: int) -> tuple[Step[AresExpedition], ...]:
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
        """The first thing that keeps the owner from it."""
        price = self.price(table, seat)
        if price > table.purse(seat):
            return Message("why-money", {"price": price, "have": table.purse(seat)})
        for step in self.costs_of(table, seat) + self.gains:
            if not step.possible(table, seat):
                return step.obstacle(table, seat)
        if any(isinstance(step, (RaiseTemperature, RaiseOxygen, FlipOcean)) for step in self.gains):
            return Message("why-at-goal")
        return Message("why-nothing-happens")

    def use(self, table: AresExpedition, seat: int) -> None:
        """Pay, then do."""
        from arsia.games.ares_expedition.payment import bill

        extra = self.bonus_gains if self.bonus_gains and table.picked[seat] == ACTION else ()
        table.then(*self.costs_of(table, seat), *self.gains, *extra)
        if self.money:
            bill(table, seat, self.price(table, seat))

    def text(self) -> Message:
        """The way in words."""
        args: dict[str, object] = {
            "money": self.money,
            "costs": tuple([step.text() for step in self.costs]),
            "gains": tuple([step.text() for step in self.gains]),
            "less": self.less,
            "per": "" if self.per is None else self.per.text(),
            "instead": tuple([step.text() for step in self.bonus_costs]),
            "extra": tuple([step.text() for step in self.bonus_gains]),
        }
        return Message("way", args)

    def key(self) -> tuple[object, ...]:
        """The way as plain data."""
        steps = [tuple([step.key() for step in each]) for each in (self.costs, self.gains)]
        bonus = [tuple([step.key() for step in each]) for each in (self.bonus_costs, self.bonus_gains)]
        return (*steps, self.money, self.less, None if self.per is None else self.per.key(), *bonus)

    def rate(self) -> float:
        """What one use brings, roughly, in M€."""
        once = -float(self.money)
        if self.per is not None:
            once = min(0.0, once + self.less * self.per.guess())
        for step in self.costs + self.gains:
            once += step.rate()[0]
        return once


class ChooseWay(Choice[AresExpedition]):
    """Which way is the action used?"""

    __slots__ = ("ways",)

    def __init__(self, ways: tuple[Way, ...]) -> None:
        self.ways = ways

    def options(self, table: AresExpedition, seat: int) -> list[Option]:
        return [CHOOSE[index] for index, way in enumerate(self.ways) if way.open(table, seat)]

    def take(self, table: AresExpedition, seat: int, option: Option) -> None:
        self.ways[int(option[1])].use(table, seat)

    def prompt(self, table: AresExpedition, seat: int) -> Message:
        return Message("prompt-choose-one", {"numbered": numbered([way.text() for way in self.ways])})

    def key(self) -> tuple[object, ...]:
        return ("ChooseWay", *[way.key() for way in self.ways])


# ---- cards -----------------------------------------------------------------------------------------------------------


class Card:
    """A project card. Everything about it, its text too, comes from these parts."""

    __slots__ = (
        "action",
        "colour",
        "cost",
        "holds",
        "id",
        "index",
        "lasting",
        "needs",
        "now",
        "points",
        "spend",
        "starter",
        "tags",
    )

    def __init__(
        self,
        id: str,
        colour: int,
        cost: int,
        tags: tuple[int, ...],
        needs: tuple[Need, ...],
        spend: tuple[Step[AresExpedition], ...],
        now: tuple[Step[AresExpedition], ...],
        lasting: tuple[Lasting, ...],
        action: tuple[Way, ...],
        points: Points | None,
        holds: int,
        starter: bool,
    ) -> None:
        self.id = id
        self.index = INDEX[id]
        self.colour = colour
        self.cost = cost
        self.tags = tags
        self.needs = needs
        self.spend = spend  # paid on top of the M€
        here = self.index
        self.now = tuple([step.on(here) for step in now])
        self.lasting = tuple([effect.on(here) for effect in lasting])
        self.action = tuple([way.on(here) for way in action])
        self.points = points
        self.holds = holds
        self.starter = starter  # dealt in a first game

    @property
    def steel(self) -> int:
        """The steel symbols that it brings."""
        return sum([n for step in self.now if isinstance(step, Produce) for what, n in step.changes if what == STEEL])

    def phases(self) -> tuple[int, ...]:
        """The phases in which it is of use once played, as the card prints them."""
        found: set[int] = set()
        for step in self.now:
            if isinstance(step, Produce):
                for what, _ in step.changes:
                    found |= {1, 2} if what in (STEEL, TITANIUM) else {4}
        for effect in self.lasting:
            found |= set(phases_of(effect))
        if self.action:
            found.add(3)
        return tuple(sorted(found))

    def data(self) -> tuple[object, ...]:
        """The card as plain data, for the digest."""
        return (
            (self.id, self.colour, self.cost, self.tags, self.holds, self.starter),
            tuple([need.key() for need in self.needs]),
            tuple([step.key() for step in self.spend]),
            tuple([step.key() for step in self.now]),
            tuple([effect.key() for effect in self.lasting]),
            tuple([way.key() for way in self.action]),
            None if self.points is None else self.points.key(),
        )

    def texts(self) -> dict[str, Message]:
        """Everything that the card says, in parts."""
        parts: dict[str, Message] = {}
        if self.needs:
            parts["needs"] = Message("card-needs", {"needs": tuple([need.text() for need in self.needs])})
        if self.spend:
            parts["spend"] = Message("card-spend", {"costs": tuple([step.text() for step in self.spend])})
        once = tuple([step.text() for step in self.now if not isinstance(step, Produce)])
        if once:
            parts["now"] = Message("card-now", {"effects": once})
        box = tuple([step.text() for step in self.now if isinstance(step, Produce)])
        if box:
            parts["production"] = Message("card-production", {"effects": box})
        if self.lasting:
            parts["effect"] = Message("card-effect", {"effects": tuple([effect.text() for effect in self.lasting])})
        if self.action:
            parts["action"] = Message("card-action", {"ways": tuple([way.text() for way in self.action])})
        if self.holds != NOTHING:
            parts["holds"] = Message("card-holds", {"kind": CARD_RESOURCES[self.holds]})
        if self.points is not None:
            parts["points"] = points_on(self.points.text(), self.holds)
        return parts


def parameters_of(card: Card) -> tuple[int, ...]:
    """The parameters that playing the card raises."""
    found: list[int] = []
    for step in card.now:
        if isinstance(step, RaiseTemperature):
            found.append(TEMPERATURE)
        elif isinstance(step, RaiseOxygen):
            found.append(OXYGEN)
        elif isinstance(step, FlipOcean):
            found.append(OCEANS)
    return tuple(found)


def green(
    id: str,
    cost: int,
    *tags: int,
    needs: tuple[Need, ...] = (),
    spend: tuple[Step[AresExpedition], ...] = (),
    now: tuple[Step[AresExpedition], ...] = (),
    lasting: tuple[Lasting, ...] = (),
    points: Points | None = None,
    starter: bool = False,
) -> Card:
    """A card that produces, or lowers the price of others."""
    return Card(id, GREEN, cost, tags, needs, spend, now, lasting, (), points, NOTHING, starter)


def blue(
    id: str,
    cost: int,
    *tags: int,
    needs: tuple[Need, ...] = (),
    now: tuple[Step[AresExpedition], ...] = (),
    lasting: tuple[Lasting, ...] = (),
    action: tuple[Way, ...] = (),
    points: Points | None = None,
    holds: int = NOTHING,
) -> Card:
    """A card with an effect that lasts, or an action."""
    return Card(id, BLUE, cost, tags, needs, (), now, lasting, action, points, holds, False)


def red(
    id: str,
    cost: int,
    *tags: int,
    needs: tuple[Need, ...] = (),
    spend: tuple[Step[AresExpedition], ...] = (),
    now: tuple[Step[AresExpedition], ...] = (),
    points: Points | None = None,
) -> Card:
    """An event: it happens once, and its tags count."""
    return Card(id, RED, cost, tags, needs, spend, now, (), (), points, NOTHING, False)


class Corporation:
    """A corporation card."""

    __slots__ = ("id", "index", "lasting", "mc", "now", "starter", "tags")

    def __init__(
        self,
        id: str,
        mc: int,
        *tags: int,
        now: tuple[Step[AresExpedition], ...] = (),
        lasting: tuple[Lasting, ...] = (),
        starter: bool = False,
    ) -> None:
        self.id = id
        self.index = INDEX[id]
        self.mc = mc
        self.tags = tags
        self.now = now  # production and cards to begin with
        self.lasting = tuple([effect.on(self.index) for effect in lasting])
        self.starter = starter  # dealt in a first game

    def phases(self) -> tuple[int, ...]:
        """The phases in which its effect works, as the card prints them."""
        found: set[int] = set()
        for effect in self.lasting:
            found |= set(phases_of(effect))
        return tuple(sorted(found))

    def data(self) -> tuple[object, ...]:
        """The corporation as plain data, for the digest."""
        now = tuple([step.key() for step in self.now])
        return (self.id, self.mc, self.tags, now, tuple([effect.key() for effect in self.lasting]), self.starter)

    def texts(self) -> dict[str, Message]:
        """Everything that the card says, in parts."""
        parts = {"start": Message("card-start", {"start": (amount(RESOURCES[MC], self.mc),)})}
        once = tuple([step.text() for step in self.now if not isinstance(step, Produce)])
        if once:
            parts["now"] = Message("card-now", {"effects": once})
        box = tuple([step.text() for step in self.now if isinstance(step, Produce)])
        if box:
            parts["production"] = Message("card-production", {"effects": box})
        parts["effect"] = Message("card-effect", {"effects": tuple([effect.text() for effect in self.lasting])})
        return parts

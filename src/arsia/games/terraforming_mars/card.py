"""What a card is made of: requirements, immediate steps, lasting effects, an action, points."""

from __future__ import annotations

from arsia.games.mars_engine.effects import CHOOSE, Lose, numbered, points_on
from arsia.games.mars_engine.lasting import Lasting
from arsia.games.mars_engine.needs import Need
from arsia.games.mars_engine.points import Points
from arsia.games.mars_engine.resources import CARD_RESOURCES, KINDS, MC, NOTHING, PLANTS, RESOURCES
from arsia.games.terraforming_mars.board import NEAR
from arsia.games.terraforming_mars.card_effects import AddToCard, own_changes
from arsia.games.terraforming_mars.components import (
    ACTIVE,
    AUTOMATED,
    CITY,
    EVENT,
    MC_FLOOR,
    OCEAN,
    TILES,
)
from arsia.games.terraforming_mars.effects import Produce
from arsia.games.terraforming_mars.lasting import When
from arsia.games.terraforming_mars.names import INDEX
from arsia.games.terraforming_mars.payment import bill
from arsia.games.terraforming_mars.rival_effects import Decrease
from arsia.games.terraforming_mars.single_cards import FeedPlayed
from arsia.games.terraforming_mars.table import ON_CITY, ON_TAG, TerraformingMars
from arsia.games.terraforming_mars.tile_effects import PlaceTile
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step

# ---- points ----------------------------------------------------------------------------------------------------------


class IfResource(Points):
    """Points as soon as anything lies on the card."""

    __slots__ = ()

    def of(self, table: TerraformingMars, seat: int, card: int) -> int:
        return self.n if table.held[card] else 0

    def text(self) -> Message:
        return Message("points-if-resource", {"n": self.n})

    def key(self) -> tuple[object, ...]:
        return ("if_resource", self.n)

    def guess(self) -> float:
        return 1.5


class PerNeighbour(Points):
    """A point for every ocean or city next to the card's own tile."""

    __slots__ = ("neighbour", "tile")

    def __init__(self, neighbour: int, tile: int) -> None:
        super().__init__(1)
        self.neighbour = neighbour
        self.tile = tile

    def of(self, table: TerraformingMars, seat: int, card: int) -> int:
        if self.tile not in table.tiles:
            return 0
        near = NEAR[table.tiles.index(self.tile)]
        return (near & (table.seas if self.neighbour == OCEAN else table.cities)).bit_count()

    def text(self) -> Message:
        return Message("points-per-neighbour", {"neighbour:tile": TILES[self.neighbour]})

    def key(self) -> tuple[object, ...]:
        return ("per_neighbour", TILES[self.neighbour], TILES[self.tile])

    def guess(self) -> float:
        return 2.0


class PerCities(Points):
    """A point for every so many cities in play."""

    __slots__ = ("every",)

    def __init__(self, every: int) -> None:
        super().__init__(1)
        self.every = every

    def of(self, table: TerraformingMars, seat: int, card: int) -> int:
        return table.cities.bit_count() // self.every

    def text(self) -> Message:
        return Message("points-per-cities", {"every": self.every})

    def key(self) -> tuple[object, ...]:
        return ("per_cities", self.every)

    def guess(self) -> float:
        return 2.0


# ---- actions ---------------------------------------------------------------------------------------------------------


class Way:
    """One way to use a card's action: what it costs, and what follows."""

    __slots__ = ("costs", "doubtful", "gains", "metal", "money", "raised_only")

    def __init__(
        self,
        costs: tuple[Step[TerraformingMars], ...],
        gains: tuple[Step[TerraformingMars], ...],
        money: int = 0,
        metal: int = NOTHING,
        raised_only: bool = False,
    ) -> None:
        self.costs = costs
        self.gains = gains
        self.money = money  # M€
        self.metal = metal  # that may be used for them
        self.raised_only = raised_only  # only after the owner's rating rose in this generation
        self.doubtful = tuple([step for step in costs + gains if type(step).possible is not Step.possible])

    def on(self, card: int) -> Way:
        """The same way on a card."""
        costs = tuple([step.on(card) for step in self.costs])
        gains = tuple([step.on(card) for step in self.gains])
        return Way(costs, gains, self.money, self.metal, self.raised_only)

    def open(self, table: TerraformingMars, seat: int) -> bool:
        """Can it be paid and carried out?"""
        if self.money and self._means(table, seat) < self.money:
            return False
        if self.raised_only and not table.raised >> seat & 1:
            return False
        for step in self.doubtful:
            if not step.possible(table, seat):
                return False
        return True

    def is_idle(self, table: TerraformingMars, seat: int) -> bool:
        """Would it only add to cards that the owner does not have?"""
        for step in self.gains:
            if not isinstance(step, AddToCard) or step.matters(table, seat):
                return False
        return True

    def why_not(self, table: TerraformingMars, seat: int) -> Message:
        """The first thing that keeps the owner from it."""
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
            from arsia.games.terraforming_mars.payment import value

            means += table.stock[seat * KINDS + self.metal] * value(table, seat, self.metal)
        return means

    def use(self, table: TerraformingMars, seat: int) -> None:
        """Pay, then do."""
        table.then(*self.costs, *self.gains)
        if self.money:
            bill(table, seat, self.money, () if self.metal == NOTHING else (self.metal,), 0)

    def text(self) -> Message:
        """The way in words."""
        args: dict[str, object] = {
            "money": self.money,
            "metal:resource": "" if self.metal == NOTHING else RESOURCES[self.metal],
            "costs": tuple([step.text() for step in self.costs]),
            "gains": tuple([step.text() for step in self.gains]),
            "raised": 1 if self.raised_only else 0,
        }
        return Message("way", args)

    def key(self) -> tuple[object, ...]:
        """The way as plain data."""
        steps = (tuple([step.key() for step in self.costs]), tuple([step.key() for step in self.gains]))
        return (*steps, self.money, self.metal, self.raised_only)

    def rate(self) -> float:
        """What one use brings, roughly, in M€."""
        once = -float(self.money)
        later = 0.0
        for step in self.costs + self.gains:
            rate = step.rate()
            once += rate[0]
            later += rate[1]
        return once + 4 * later


class ChooseWay(Choice[TerraformingMars]):
    """Which way is the action used?"""

    __slots__ = ("ways",)

    def __init__(self, ways: tuple[Way, ...]) -> None:
        self.ways = ways

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        ways = [index for index, way in enumerate(self.ways) if way.open(table, seat)]
        useful = [index for index in ways if not self.ways[index].is_idle(table, seat)]
        return [CHOOSE[index] for index in useful or ways]

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        self.ways[int(option[1])].use(table, seat)

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-choose-one", {"numbered": numbered([way.text() for way in self.ways])})

    def key(self) -> tuple[object, ...]:
        return ("ChooseWay", *[way.key() for way in self.ways])


# ---- cards -----------------------------------------------------------------------------------------------------------


class Card:
    """A project card. Everything about it, its text too, comes from these parts."""

    __slots__ = (
        "action",
        "boxes",
        "corporate",
        "cost",
        "holds",
        "id",
        "index",
        "kind",
        "last",
        "lasting",
        "needs",
        "now",
        "own_city_income",
        "points",
        "tags",
    )

    def __init__(
        self,
        id: str,
        kind: int,
        cost: int,
        tags: tuple[int, ...],
        needs: tuple[Need, ...],
        now: tuple[Step[TerraformingMars], ...],
        lasting: tuple[Lasting, ...],
        action: tuple[Way, ...],
        points: Points | None,
        holds: int,
        corporate: bool,
    ) -> None:
        self.id = id
        self.index = INDEX[id]
        self.kind = kind
        self.cost = cost
        self.tags = tags
        self.needs = needs
        here = self.index
        steps = [step.on(here) for step in now]
        # What the owner gives up comes last: an effect that the card itself sets off may bring it (TM-46).
        self.now = tuple([step for step in steps if not isinstance(step, Lose)])
        self.last = tuple([step for step in steps if isinstance(step, Lose)])
        self.lasting = tuple([effect.on(here) for effect in lasting])
        self.action = tuple([way.on(here) for way in action])
        self.points = points
        self.holds = holds
        self.corporate = corporate  # of the Corporate Era
        self.boxes = tuple([step for step in steps if is_production(step)])
        self.own_city_income = self._own_city_income()

    def _own_city_income(self) -> int:
        """M€ production that this card's own effect gives for the city it places."""
        for effect in self.lasting:
            if isinstance(effect, When) and effect.trigger.occasion == ON_CITY:
                for resource, n in own_changes(effect.trigger.step):
                    if resource == MC:
                        return n
        return 0

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        """Can every immediate effect be carried out, in some order?"""
        return self.obstacle(table, seat) is None

    def obstacle(self, table: TerraformingMars, seat: int) -> Step[TerraformingMars] | None:
        """The first immediate effect that cannot be carried out."""
        own: tuple[tuple[int, int], ...] = ()
        city = False
        for step in self.now:
            if isinstance(step, Decrease):
                if not step.possible_after(table, seat, own):
                    return step
            elif isinstance(step, Produce):
                if not (self._income_covers(table, seat, step) if city else step.possible(table, seat)):
                    return step
                own = step.changes
            elif not step.possible(table, seat):
                return step
            elif isinstance(step, PlaceTile) and step.tile == CITY:
                city = True
        for step in self.last:
            if not step.possible(table, seat) and not self._effects_cover(table, seat, step):
                return step
        return None

    def _income_covers(self, table: TerraformingMars, seat: int, loss: Produce) -> bool:
        """Is a loss possible after the city of this card brought its income?"""
        income = self.own_city_income
        for owner, trigger in table.listeners[ON_CITY]:
            if owner == seat:
                income += sum([n for resource, n in own_changes(trigger.step) if resource == MC])
        for resource, n in loss.changes:
            have = table.prod[seat * KINDS + resource] + (income if resource == MC else 0)
            if n < 0 and have + n < (MC_FLOOR if resource == MC else 0):
                return False
        return True

    def _effects_cover(self, table: TerraformingMars, seat: int, loss: Step[TerraformingMars]) -> bool:
        """Do plants that the card's own tags set off make up for what is missing?"""
        if not isinstance(loss, Lose) or loss.resource != PLANTS:
            return False
        plants = table.stock[seat * KINDS + PLANTS]
        for owner, trigger in table.listeners[ON_TAG]:
            if owner == seat and isinstance(trigger.step, FeedPlayed):
                plants += sum([tag in trigger.tags for tag in self.tags])
        return plants >= loss.n

    def kept_heat(self) -> int:
        """Heat that the card takes after it is paid, so that it cannot pay for it."""
        for step in self.last:
            if isinstance(step, Lose) and step.resource != PLANTS:
                return step.n
        return 0

    def data(self) -> tuple[object, ...]:
        """The card as plain data, for the digest."""
        return (
            (self.id, self.kind, self.cost, self.tags, self.holds, self.corporate),
            tuple([need.key() for need in self.needs]),
            tuple([step.key() for step in self.now + self.last]),
            tuple([effect.key() for effect in self.lasting]),
            tuple([way.key() for way in self.action]),
            None if self.points is None else self.points.key(),
        )

    def texts(self) -> dict[str, Message]:
        """Everything that the card says, in parts."""
        parts: dict[str, Message] = {}
        if self.needs:
            parts["needs"] = Message("card-needs", {"needs": tuple([need.text() for need in self.needs])})
        if self.now or self.last:
            parts["now"] = Message("card-now", {"effects": _told(self.last + self.now)})
        if self.lasting:
            parts["effect"] = Message(
                "card-effect", {"effects": tuple([self._effect_text(effect) for effect in self.lasting])}
            )
        if self.action:
            parts["action"] = Message("card-action", {"ways": tuple([way.text() for way in self.action])})
        if self.holds != NOTHING:
            parts["holds"] = Message("card-holds", {"kind": CARD_RESOURCES[self.holds]})
        if self.points is not None:
            parts["points"] = points_on(self.points.text(), self.holds)
        return parts

    def _effect_text(self, effect: Lasting) -> Message:
        """An effect that waits for cities says that the card's own city counts."""
        text = effect.text()
        if text.id == "when-city" and any(isinstance(step, PlaceTile) and step.tile == CITY for step in self.now):
            return Message(text.id, {**text.args, "own": 1})
        return text


def _told(steps: tuple[Step[TerraformingMars], ...]) -> tuple[Message, ...]:
    """Steps in words; oceans one after the other are counted."""
    told: list[Message] = []
    oceans = 0
    for step in steps:
        text = step.text()
        oceans = oceans + 1 if text.id == "effect-ocean" else 0
        if oceans > 1:
            told[-1] = Message("effect-ocean", {"n": oceans})
        elif text.id != "effect-nothing":
            told.append(text)
    return tuple(told)


def is_production(step: Step[TerraformingMars]) -> bool:
    """Does the step stand in the card's production box?"""
    from arsia.games.terraforming_mars.effects import ProducePer
    from arsia.games.terraforming_mars.tile_effects import ProduceMetalUnder

    return isinstance(step, (Produce, ProducePer, ProduceMetalUnder, Decrease))


def automated(
    id: str,
    cost: int,
    *tags: int,
    needs: tuple[Need, ...] = (),
    now: tuple[Step[TerraformingMars], ...] = (),
    points: Points | None = None,
    corporate: bool = False,
) -> Card:
    """A green card: it does something once and its tags count."""
    return Card(id, AUTOMATED, cost, tags, needs, now, (), (), points, NOTHING, corporate)


def active(
    id: str,
    cost: int,
    *tags: int,
    needs: tuple[Need, ...] = (),
    now: tuple[Step[TerraformingMars], ...] = (),
    lasting: tuple[Lasting, ...] = (),
    action: tuple[Way, ...] = (),
    points: Points | None = None,
    holds: int = NOTHING,
    corporate: bool = False,
) -> Card:
    """A blue card: it has an effect that lasts, or an action."""
    return Card(id, ACTIVE, cost, tags, needs, now, lasting, action, points, holds, corporate)


def event(
    id: str,
    cost: int,
    *tags: int,
    needs: tuple[Need, ...] = (),
    now: tuple[Step[TerraformingMars], ...] = (),
    lasting: tuple[Lasting, ...] = (),
    points: Points | None = None,
    corporate: bool = False,
) -> Card:
    """A red card: it happens once and is turned over."""
    return Card(id, EVENT, cost, tags, needs, now, lasting, (), points, NOTHING, corporate)

"""What a card is made of: requirements, immediate steps, lasting effects, an action, points."""

from __future__ import annotations

from arsia.games.mars_engine.cards import ProjectCard, Some, some
from arsia.games.mars_engine.components.resources import KINDS, MC, NOTHING, PLANTS
from arsia.games.mars_engine.effects.lasting import Lasting
from arsia.games.mars_engine.effects.mat import Lose
from arsia.games.mars_engine.effects.needs import Need
from arsia.games.mars_engine.effects.points import Points
from arsia.games.mars_engine.effects.steps import Part
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.cards.single import FeedPlayed
from arsia.games.terraforming_mars.components.names import INDEX
from arsia.games.terraforming_mars.effects.lasting import When
from arsia.games.terraforming_mars.effects.mat import Produce, ProducePer, own_changes
from arsia.games.terraforming_mars.effects.rivals import Decrease
from arsia.games.terraforming_mars.effects.tiles import PlaceTile, ProduceMetalUnder
from arsia.games.terraforming_mars.effects.ways import Way
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message


class Card(ProjectCard[TerraformingMars, Way]):
    """A project card."""

    __slots__ = ("boxes", "corporate", "kind", "last", "own_city_income")

    def __init__(
        self,
        id: str,
        kind: int,
        cost: int,
        tags: tuple[int, ...],
        needs: tuple[Need[TerraformingMars], ...],
        now: tuple[Part[TerraformingMars], ...],
        lasting: tuple[Lasting[TerraformingMars], ...],
        action: tuple[Way, ...],
        points: Points[TerraformingMars] | None,
        holds: int,
        corporate: bool,
    ) -> None:
        here = INDEX[id]
        ways = tuple([way.on(here) for way in action])
        super().__init__(id, here, cost, tags, needs, now, lasting, ways, points, holds)
        self.kind = kind
        self.corporate = corporate  # of the Corporate Era
        self.boxes = tuple([step for step in self.now if is_production(step)])
        # What the owner gives up comes last: an effect that the card itself sets off may bring it (TM-46).
        self.last = tuple([step for step in self.now if isinstance(step, Lose)])
        self.now = tuple([step for step in self.now if not isinstance(step, Lose)])
        self.own_city_income = self._own_city_income()

    def _own_city_income(self) -> int:
        """M€ production that this card's own effect gives for the city it places."""
        for effect in self.lasting:
            if isinstance(effect, When) and effect.trigger.occasion == c.ON_CITY:
                for resource, n in own_changes(effect.trigger.step):
                    if resource == MC:
                        return n
        return 0

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        """Can every immediate effect be carried out, in some order?"""
        return self.obstacle(table, seat) is None

    def obstacle(self, table: TerraformingMars, seat: int) -> Part[TerraformingMars] | None:
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
            elif isinstance(step, PlaceTile) and step.tile == c.CITY:
                city = True
        for step in self.last:
            if not step.possible(table, seat) and not self._effects_cover(table, seat, step):
                return step
        return None

    def _income_covers(self, table: TerraformingMars, seat: int, loss: Produce) -> bool:
        """Is a loss possible after the city of this card brought its income?"""
        income = self.own_city_income
        for owner, trigger in table.listeners[c.ON_CITY]:
            if owner == seat:
                income += sum([n for resource, n in own_changes(trigger.step) if resource == MC])
        for resource, n in loss.changes:
            have = table.prod[seat * KINDS + resource] + (income if resource == MC else 0)
            if n < 0 and have + n < (c.MC_FLOOR if resource == MC else 0):
                return False
        return True

    def _effects_cover(self, table: TerraformingMars, seat: int, loss: Part[TerraformingMars]) -> bool:
        """Do plants that the card's own tags set off make up for what is missing?"""
        if not isinstance(loss, Lose) or loss.resource != PLANTS:
            return False
        plants = table.stock[seat * KINDS + PLANTS]
        for owner, trigger in table.listeners[c.ON_TAG]:
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

    def told_once(self) -> dict[str, Message]:
        steps = self.last + self.now
        return {"now": Message("card-now", {"effects": _told(steps)})} if steps else {}

    def told_lasting(self, effect: Lasting[TerraformingMars]) -> Message:
        """An effect that waits for cities says that the card's own city counts."""
        text = effect.text()
        if text.id == "when-city" and any(isinstance(step, PlaceTile) and step.tile == c.CITY for step in self.now):
            return Message(text.id, {**text.args, "own": 1})
        return text


def _told(steps: tuple[Part[TerraformingMars], ...]) -> tuple[Message, ...]:
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


def is_production(step: Part[TerraformingMars]) -> bool:
    """Does the step stand in the card's production box?"""
    return isinstance(step, (Produce, ProducePer, ProduceMetalUnder, Decrease))


def automated(
    id: str,
    cost: int,
    *tags: int,
    needs: Some[Need[TerraformingMars]] = (),
    now: Some[Part[TerraformingMars]] = (),
    points: Points[TerraformingMars] | None = None,
    corporate: bool = False,
) -> Card:
    """A green card: it does something once and its tags count."""
    return Card(id, c.AUTOMATED, cost, tags, some(needs), some(now), (), (), points, NOTHING, corporate)


def active(
    id: str,
    cost: int,
    *tags: int,
    needs: Some[Need[TerraformingMars]] = (),
    now: Some[Part[TerraformingMars]] = (),
    lasting: Some[Lasting[TerraformingMars]] = (),
    action: Some[Way] = (),
    points: Points[TerraformingMars] | None = None,
    holds: int = NOTHING,
    corporate: bool = False,
) -> Card:
    """A blue card: it has an effect that lasts, or an action."""
    return Card(id, c.ACTIVE, cost, tags, some(needs), some(now), some(lasting), some(action), points, holds, corporate)


def event(
    id: str,
    cost: int,
    *tags: int,
    needs: Some[Need[TerraformingMars]] = (),
    now: Some[Part[TerraformingMars]] = (),
    lasting: Some[Lasting[TerraformingMars]] = (),
    points: Points[TerraformingMars] | None = None,
    corporate: bool = False,
) -> Card:
    """A red card: it happens once and is turned over."""
    return Card(id, c.EVENT, cost, tags, some(needs), some(now), some(lasting), (), points, NOTHING, corporate)

"""What a card is made of: requirements, prices, immediate steps, lasting effects, an action, points."""

from __future__ import annotations

from arsia.games.ares_expedition.components import BLUE, GREEN, INDEX, PRODUCTS, RED
from arsia.games.ares_expedition.effects.climate import FlipOcean, RaiseOxygen, RaiseTemperature
from arsia.games.ares_expedition.effects.lasting import phases_of
from arsia.games.ares_expedition.effects.mat import Produce
from arsia.games.ares_expedition.effects.ways import Way
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.cards import ProjectCard, Some, some
from arsia.games.mars_engine.components.climate import OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.components.resources import MC, NOTHING, RESOURCES, STEEL, TITANIUM
from arsia.games.mars_engine.effects.lasting import Lasting
from arsia.games.mars_engine.effects.needs import Need
from arsia.games.mars_engine.effects.points import Points
from arsia.games.mars_engine.effects.steps import Part
from arsia.games.mars_engine.effects.texts import amount, change
from arsia.kernel.message import Message


class Card(ProjectCard[AresExpedition, Way]):
    """A project card."""

    __slots__ = ("colour", "spend", "starter")

    def __init__(
        self,
        id: str,
        colour: int,
        cost: int,
        tags: tuple[int, ...],
        needs: tuple[Need[AresExpedition], ...],
        spend: tuple[Part[AresExpedition], ...],
        now: tuple[Part[AresExpedition], ...],
        lasting: tuple[Lasting[AresExpedition], ...],
        action: tuple[Way, ...],
        points: Points[AresExpedition] | None,
        holds: int,
        starter: bool,
    ) -> None:
        here = INDEX[id]
        ways = tuple([way.on(here) for way in action])
        super().__init__(id, here, cost, tags, needs, now, lasting, ways, points, holds)
        self.colour = colour
        self.spend = spend  # paid on top of the M€
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

    def told_once(self) -> dict[str, Message]:
        parts: dict[str, Message] = {}
        if self.spend:
            parts["spend"] = Message("card-spend", {"costs": tuple([step.text() for step in self.spend])})
        once = tuple([step.text() for step in self.now if not isinstance(step, Produce)])
        if once:
            parts["now"] = Message("card-now", {"effects": once})
        parts |= produced(self.now)
        return parts


def produced(now: tuple[Part[AresExpedition], ...]) -> dict[str, Message]:
    """What is produced, and apart from it the building potential: steel and titanium are levels (AE-76)."""
    changes = [each for step in now if isinstance(step, Produce) for each in step.changes]
    made = tuple([change(PRODUCTS[what], n) for what, n in changes if what not in (STEEL, TITANIUM)])
    levels = tuple([amount(PRODUCTS[what], n) for what, n in changes if what in (STEEL, TITANIUM)])
    parts: dict[str, Message] = {}
    if made:
        parts["production"] = Message(
            "card-production", {"effects": (Message("effect-production", {"changes": made}),)}
        )
    if levels:
        parts["potential"] = Message("card-potential", {"levels": levels})
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
    needs: Some[Need[AresExpedition]] = (),
    spend: Some[Part[AresExpedition]] = (),
    now: Some[Part[AresExpedition]] = (),
    lasting: Some[Lasting[AresExpedition]] = (),
    points: Points[AresExpedition] | None = None,
    starter: bool = False,
) -> Card:
    """A card that produces, or lowers the price of others."""
    return Card(id, GREEN, cost, tags, some(needs), some(spend), some(now), some(lasting), (), points, NOTHING, starter)


def blue(
    id: str,
    cost: int,
    *tags: int,
    needs: Some[Need[AresExpedition]] = (),
    now: Some[Part[AresExpedition]] = (),
    lasting: Some[Lasting[AresExpedition]] = (),
    action: Some[Way] = (),
    points: Points[AresExpedition] | None = None,
    holds: int = NOTHING,
) -> Card:
    """A card with an effect that lasts, or an action."""
    return Card(id, BLUE, cost, tags, some(needs), (), some(now), some(lasting), some(action), points, holds, False)


def red(
    id: str,
    cost: int,
    *tags: int,
    needs: Some[Need[AresExpedition]] = (),
    spend: Some[Part[AresExpedition]] = (),
    now: Some[Part[AresExpedition]] = (),
    points: Points[AresExpedition] | None = None,
) -> Card:
    """An event: it happens once, and its tags count."""
    return Card(id, RED, cost, tags, some(needs), some(spend), some(now), (), (), points, NOTHING, False)


class Corporation:
    """A corporation card."""

    __slots__ = ("id", "index", "lasting", "mc", "now", "starter", "tags")

    def __init__(
        self,
        id: str,
        mc: int,
        *tags: int,
        now: Some[Part[AresExpedition]] = (),
        lasting: Some[Lasting[AresExpedition]] = (),
        starter: bool = False,
    ) -> None:
        self.id = id
        self.index = INDEX[id]
        self.mc = mc
        self.tags = tags
        self.now: tuple[Part[AresExpedition], ...] = some(now)  # production and cards to begin with
        self.lasting = tuple([effect.on(self.index) for effect in some(lasting)])
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
        parts |= produced(self.now)
        parts["effect"] = Message("card-effect", {"effects": tuple([effect.text() for effect in self.lasting])})
        return parts

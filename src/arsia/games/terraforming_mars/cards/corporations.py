"""The corporations: what they start with, and what makes them different."""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.cards import Some, some
from arsia.games.mars_engine.components.resources import MC, RESOURCES
from arsia.games.mars_engine.components.tags import BUILDING, EARTH, JOVIAN, PLANT, POWER, SCIENCE, SPACE
from arsia.games.mars_engine.effects.lasting import HeatPays, Lasting, MetalValue
from arsia.games.mars_engine.effects.mat import RaiseRating, gain, named
from arsia.games.mars_engine.effects.steps import Part
from arsia.games.mars_engine.effects.texts import amount, change
from arsia.games.terraforming_mars.components import ON_CITY, START_CARDS
from arsia.games.terraforming_mars.components.names import BEGINNER, INDEX
from arsia.games.terraforming_mars.effects.cards import Draw
from arsia.games.terraforming_mars.effects.lasting import (
    CheapGreenery,
    Discount,
    Ease,
    ProjectDiscount,
    When,
    when_city,
    when_dear,
    when_event,
    when_on_metal,
    when_tag,
)
from arsia.games.terraforming_mars.effects.mat import Produce, production
from arsia.games.terraforming_mars.effects.tiles import place_city
from arsia.games.terraforming_mars.effects.ways import Way, spend
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message


class Corporation:
    """A corporation card."""

    __slots__ = ("action", "corporate", "first", "id", "index", "lasting", "mc", "production", "stock", "tags")

    def __init__(
        self,
        id: str,
        mc: int,
        *tags: int,
        stock: tuple[tuple[int, int], ...] = (),
        production: Produce | None = None,
        first: Part[TerraformingMars] | None = None,
        lasting: Some[Lasting[TerraformingMars]] = (),
        action: Some[Way] = (),
        corporate: bool = False,
    ) -> None:
        self.id = id
        self.index = INDEX[id]
        self.mc = mc
        self.tags = tags
        self.stock = stock
        self.production = production
        self.first = first  # the fixed first action
        self.lasting = some(lasting)
        self.action = some(action)
        self.corporate = corporate

    def solo_income(self) -> int:
        """M€ production for the two cities that stand there from the start of the solo game (TM-94)."""
        income = 0
        for effect in self.lasting:
            if isinstance(effect, When) and effect.trigger.occasion == ON_CITY and effect.trigger.anyone:
                step = effect.trigger.step
                if isinstance(step, Produce):
                    income += sum([n for _, n in step.changes])
        return 2 * income

    def data(self) -> tuple[object, ...]:
        """The corporation as plain data, for the digest."""
        return (
            (self.id, self.mc, self.tags, self.stock, self.corporate),
            None if self.production is None else self.production.key(),
            None if self.first is None else self.first.key(),
            tuple([effect.key() for effect in self.lasting]),
            tuple([way.key() for way in self.action]),
        )

    def texts(self) -> dict[str, Message]:
        """Everything that the corporation says, in parts."""
        parts: dict[str, Message] = {}
        start = [amount(RESOURCES[resource], n) for resource, n in ((MC, self.mc), *self.stock)]
        if self.production is not None:
            start += [change(RESOURCES[resource], n) for resource, n in self.production.changes]
        parts["start"] = Message("corporation-start", {"things": tuple(start)})
        if self.index == BEGINNER:
            parts["cards"] = Message("corporation-free-cards", {"n": START_CARDS})
        if self.first is not None:
            parts["first"] = Message("corporation-first", {"effect": self.first.text()})
        if self.lasting:
            parts["effect"] = Message("card-effect", {"effects": tuple([effect.text() for effect in self.lasting])})
        if self.action:
            parts["action"] = Message("card-action", {"ways": tuple([way.text() for way in self.action])})
        return parts


def start(steel: int = 0, titanium: int = 0, plants: int = 0) -> tuple[tuple[int, int], ...]:
    """Resources to begin with, by name."""
    return named(0, steel, titanium, plants, 0, 0)


CORPORATIONS: Final[tuple[Corporation, ...]] = (
    Corporation("credicor", 57, lasting=when_dear(gain(mc=4), least=20)),
    Corporation("ecoline", 36, PLANT, stock=start(plants=3), production=production(plants=2), lasting=CheapGreenery(7)),
    Corporation("helion", 42, SPACE, production=production(heat=3), lasting=HeatPays()),
    Corporation("interplanetary_cinematics", 30, BUILDING, stock=start(steel=20), lasting=when_event(gain(mc=2))),
    Corporation("inventrix", 45, SCIENCE, first=Draw(3), lasting=Ease(2)),
    Corporation(
        "mining_guild",
        30,
        BUILDING,
        BUILDING,
        stock=start(steel=5),
        production=production(steel=1),
        lasting=when_on_metal(production(steel=1)),
    ),
    Corporation("phobolog", 23, SPACE, stock=start(titanium=10), lasting=MetalValue(steel=0, titanium=1)),
    Corporation(
        "saturn_systems",
        42,
        JOVIAN,
        production=production(titanium=1),
        lasting=when_tag(production(mc=1), JOVIAN, anyone=True),
        corporate=True,
    ),
    Corporation("teractor", 60, EARTH, lasting=Discount(3, EARTH), corporate=True),
    Corporation(
        "tharsis_republic",
        40,
        BUILDING,
        first=place_city(),
        lasting=(when_city(production(mc=1), on_mars=True), when_city(gain(mc=3), anyone=False)),
    ),
    Corporation(
        "thorgate", 48, POWER, production=production(energy=1), lasting=(Discount(3, POWER), ProjectDiscount(3))
    ),
    Corporation("united_nations_mars_initiative", 40, EARTH, action=spend(mc=3, if_raised=True).to(RaiseRating(1))),
    Corporation("beginner_corporation", 42),
)

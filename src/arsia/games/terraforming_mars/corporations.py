"""The corporations: what they start with, and what makes them different."""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.effects import RaiseRating, amount, change, gain
from arsia.games.mars_engine.lasting import HeatPays, Lasting, MetalValue
from arsia.games.mars_engine.resources import MC, PLANTS, RESOURCES, STEEL, TITANIUM
from arsia.games.mars_engine.tags import BUILDING, EARTH, JOVIAN, PLANT, POWER, SCIENCE, SPACE
from arsia.games.terraforming_mars.card import Way
from arsia.games.terraforming_mars.card_effects import Draw
from arsia.games.terraforming_mars.components import CITY, START_CARDS
from arsia.games.terraforming_mars.effects import Produce, production
from arsia.games.terraforming_mars.lasting import (
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
from arsia.games.terraforming_mars.names import INDEX
from arsia.games.terraforming_mars.spots import CITY_SPOTS
from arsia.games.terraforming_mars.table import BEGINNER, ON_CITY, TerraformingMars
from arsia.games.terraforming_mars.tile_effects import PlaceTile
from arsia.kernel.message import Message
from arsia.kernel.step import Step


class Corporation:
    """A corporation card."""

    __slots__ = ("action", "corporate", "first", "id", "index", "lasting", "mc", "production", "stock", "tags")

    def __init__(
        self,
        id: str,
        mc: int,
        tags: tuple[int, ...] = (),
        stock: tuple[tuple[int, int], ...] = (),
        production: Produce | None = None,
        first: Step[TerraformingMars] | None = None,
        lasting: tuple[Lasting, ...] = (),
        action: tuple[Way, ...] = (),
        corporate: bool = False,
    ) -> None:
        self.id = id
        self.index = INDEX[id]
        self.mc = mc
        self.tags = tags
        self.stock = stock
        self.production = production
        self.first = first  # the fixed first action
        self.lasting = lasting
        self.action = action
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


CORPORATIONS: Final[tuple[Corporation, ...]] = (
    Corporation("credicor", 57, lasting=(when_dear(gain(mc=4), 20),)),
    Corporation(
        "ecoline", 36, (PLANT,), stock=((PLANTS, 3),), production=production(plants=2), lasting=(CheapGreenery(7),)
    ),
    Corporation("helion", 42, (SPACE,), production=production(heat=3), lasting=(HeatPays(),)),
    Corporation("interplanetary_cinematics", 30, (BUILDING,), stock=((STEEL, 20),), lasting=(when_event(gain(mc=2)),)),
    Corporation("inventrix", 45, (SCIENCE,), first=Draw(3), lasting=(Ease(2),)),
    Corporation(
        "mining_guild",
        30,
        (BUILDING, BUILDING),
        stock=((STEEL, 5),),
        production=production(steel=1),
        lasting=(when_on_metal(production(steel=1)),),
    ),
    Corporation("phobolog", 23, (SPACE,), stock=((TITANIUM, 10),), lasting=(MetalValue(0, 1),)),
    Corporation(
        "saturn_systems",
        42,
        (JOVIAN,),
        production=production(titanium=1),
        lasting=(when_tag(production(mc=1), JOVIAN, anyone=True),),
        corporate=True,
    ),
    Corporation("teractor", 60, (EARTH,), lasting=(Discount(3, EARTH),), corporate=True),
    Corporation(
        "tharsis_republic",
        40,
        (BUILDING,),
        first=PlaceTile(CITY, CITY_SPOTS),
        lasting=(when_city(production(mc=1), on_mars=True), when_city(gain(mc=3), anyone=False)),
    ),
    Corporation(
        "thorgate", 48, (POWER,), production=production(energy=1), lasting=(Discount(3, POWER), ProjectDiscount(3))
    ),
    Corporation(
        "united_nations_mars_initiative",
        40,
        (EARTH,),
        action=(Way((), (RaiseRating(1),), money=3, raised_only=True),),
    ),
    Corporation("beginner_corporation", 42),
)

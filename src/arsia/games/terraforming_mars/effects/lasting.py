"""Effects that last: discounts, dearer metals, eased requirements, protection, and what waits for an occasion."""

from __future__ import annotations

from typing import ClassVar

from arsia.games.mars_engine.effects import lasting as engine
from arsia.games.mars_engine.effects.lasting import Lasting, LastingAmount
from arsia.games.mars_engine.effects.steps import Part
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.components import EVERY_CARD
from arsia.games.terraforming_mars.table import TerraformingMars, Trigger
from arsia.kernel.message import Message
from arsia.kernel.table import changed


class Discount(engine.Discount):
    """Cards cost less: all of them, or for each of a tag."""

    __slots__ = ()
    every_card: ClassVar[int] = EVERY_CARD

    def key(self) -> tuple[object, ...]:
        return ("discount", self.n, self.tag)


class ProjectDiscount(Lasting[TerraformingMars]):
    """A standard project costs less. Only the power plant has such a card, so the price is looked up by name."""

    __slots__ = ("n", "project")

    def __init__(self, n: int, project: int = c.POWER_PLANT) -> None:
        self.n = n
        self.project = project

    def begin(self, table: TerraformingMars, seat: int) -> None:
        pass  # `projects.project_price` asks the corporation

    def text(self) -> Message:
        return Message("lasting-discount-project", {"n": self.n, "project": c.PROJECTS[self.project]})

    def key(self) -> tuple[object, ...]:
        return ("project_discount", self.n, self.project)

    def rate(self) -> tuple[float, float]:
        return (0.0, 0.5)


class NextDiscount(LastingAmount[TerraformingMars]):
    """The next card of this generation costs less."""

    __slots__ = ()
    says: ClassVar[str] = "lasting-next-discount"

    def begin(self, table: TerraformingMars, seat: int) -> None:
        table.next_cut = changed(table.next_cut, seat, table.next_cut[seat] + self.n)

    def rate(self) -> tuple[float, float]:
        return (0.75 * self.n, 0.0)


class Ease(LastingAmount[TerraformingMars]):
    """Requirements of temperature, oxygen and oceans are eased by so many steps either way."""

    __slots__ = ()
    says: ClassVar[str] = "lasting-ease"

    def begin(self, table: TerraformingMars, seat: int) -> None:
        table.shift = changed(table.shift, seat, table.shift[seat] + self.n)


class NextEase(LastingAmount[TerraformingMars]):
    """The same for the next card of this generation."""

    __slots__ = ()
    says: ClassVar[str] = "lasting-next-ease"

    def begin(self, table: TerraformingMars, seat: int) -> None:
        table.next_shift = changed(table.next_shift, seat, table.next_shift[seat] + self.n)

    def rate(self) -> tuple[float, float]:
        return (3.0, 0.0)


class ProtectOwner(Lasting[TerraformingMars]):
    """Opponents may not take the owner's plants, animals and microbes."""

    __slots__ = ()

    def begin(self, table: TerraformingMars, seat: int) -> None:
        table.habitats |= 1 << seat

    def text(self) -> Message:
        return Message("lasting-protect")

    def key(self) -> tuple[object, ...]:
        return ("protect",)

    def rate(self) -> tuple[float, float]:
        return (0.0, 0.7)


class ProtectHere(Lasting[TerraformingMars]):
    """Nobody may take what lies on this card."""

    __slots__ = ()

    def begin(self, table: TerraformingMars, seat: int) -> None:
        pass  # the column `SAFE` lists these cards

    def text(self) -> Message:
        return Message("lasting-protect-here")

    def key(self) -> tuple[object, ...]:
        return ("protect_here",)

    def rate(self) -> tuple[float, float]:
        return (0.0, 0.0)


class CheapGreenery(LastingAmount[TerraformingMars]):
    """A greenery takes fewer plants."""

    __slots__ = ()
    says: ClassVar[str] = "lasting-greenery"

    def begin(self, table: TerraformingMars, seat: int) -> None:
        cost = table.greenery_cost[seat] + self.n - c.GREENERY_PLANTS
        table.greenery_cost = changed(table.greenery_cost, seat, cost)


class When(Lasting[TerraformingMars]):
    """Something happens whenever an occasion comes."""

    __slots__ = ("trigger",)

    def __init__(self, trigger: Trigger) -> None:
        self.trigger = trigger

    def begin(self, table: TerraformingMars, seat: int) -> None:
        table.listen(seat, self.trigger)

    def on(self, card: int) -> Lasting[TerraformingMars]:
        was = self.trigger
        return When(Trigger(was.occasion, was.step.on(card), was.anyone, was.tags, was.on_mars, was.limit))

    def text(self) -> Message:
        trigger = self.trigger
        args: dict[str, object] = {
            "effect": trigger.step.text(),
            "who": "anyone" if trigger.anyone else "owner",
            "tags": tuple([Message(f"tag-{c.TAGS[tag]}") for tag in trigger.tags]),
            "where": "mars" if trigger.on_mars else "anywhere",
            "n": trigger.limit,
            "own": 0,
        }
        return Message(f"when-{c.OCCASION_NAMES[trigger.occasion]}", args)

    def key(self) -> tuple[object, ...]:
        trigger = self.trigger
        what = (trigger.occasion, trigger.anyone, trigger.tags, trigger.on_mars, trigger.limit)
        return ("when", what, trigger.step.key())

    def rate(self) -> tuple[float, float]:
        once, each = self.trigger.step.rate()
        return (0.0, 0.8 * once + 3 * each)


def when_ocean(step: Part[TerraformingMars]) -> When:
    """Whenever anyone places an ocean."""
    return When(Trigger(c.ON_OCEAN, step, True, (), False, 0))


def when_city(step: Part[TerraformingMars], anyone: bool = True, on_mars: bool = False) -> When:
    """Whenever a city is placed."""
    return When(Trigger(c.ON_CITY, step, anyone, (), on_mars, 0))


def when_greenery(step: Part[TerraformingMars]) -> When:
    """Whenever the owner places a greenery."""
    return When(Trigger(c.ON_GREENERY, step, False, (), False, 0))


def when_on_metal(step: Part[TerraformingMars]) -> When:
    """Whenever the owner places a tile on a hex with steel or titanium."""
    return When(Trigger(c.ON_METAL, step, False, (), False, 0))


def when_tag(step: Part[TerraformingMars], *tags: int, anyone: bool = False) -> When:
    """For each of these tags that is played, this card's own too."""
    return When(Trigger(c.ON_TAG, step, anyone, tags, False, 0))


def when_event(step: Part[TerraformingMars], *tags: int) -> When:
    """Whenever the owner plays an event, with this tag if one is named."""
    return When(Trigger(c.ON_EVENT, step, False, tags, False, 0))


def when_project(step: Part[TerraformingMars]) -> When:
    """Whenever the owner has paid a standard project."""
    return When(Trigger(c.ON_PROJECT, step, False, (), False, 0))


def when_dear(step: Part[TerraformingMars], least: int) -> When:
    """Whenever the owner has paid a card or standard project with at least this printed price."""
    return When(Trigger(c.ON_PRICE, step, False, (), False, least))

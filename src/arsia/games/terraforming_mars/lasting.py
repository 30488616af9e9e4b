"""Effects that last: discounts, dearer metals, eased requirements, protection, and what waits for an occasion."""

from __future__ import annotations

from arsia.games.mars_engine.lasting import Lasting
from arsia.games.terraforming_mars.components import CUTS, EVERY_CARD, GREENERY_PLANTS, POWER_PLANT, PROJECTS, TAGS
from arsia.games.terraforming_mars.table import (
    ON_CITY,
    ON_EVENT,
    ON_GREENERY,
    ON_METAL,
    ON_OCEAN,
    ON_PRICE,
    ON_PROJECT,
    ON_TAG,
    TerraformingMars,
    Trigger,
)
from arsia.kernel.message import Message
from arsia.kernel.step import Step

OCCASION_NAMES = ("ocean", "city", "greenery", "metal", "tag", "event", "project", "price")


class Discount(Lasting):
    """Cards cost less, all of them or those with a tag."""

    __slots__ = ("n", "tag")

    def __init__(self, n: int, tag: int = EVERY_CARD) -> None:
        self.n = n
        self.tag = tag

    def begin(self, table: TerraformingMars, seat: int) -> None:
        table.cuts[seat * CUTS + self.tag] += self.n

    def text(self) -> Message:
        if self.tag == EVERY_CARD:
            return Message("lasting-discount", {"n": self.n})
        return Message("lasting-discount-tag", {"n": self.n, "tag": TAGS[self.tag]})

    def key(self) -> tuple[object, ...]:
        return ("discount", self.n, self.tag)

    def rate(self) -> tuple[float, float]:
        return (0.0, self.n * (1.6 if self.tag == EVERY_CARD else 0.5))


class ProjectDiscount(Lasting):
    """A standard project costs less. Only the power plant has such a card, so the price is looked up by name."""

    __slots__ = ("n", "project")

    def __init__(self, n: int, project: int = POWER_PLANT) -> None:
        self.n = n
        self.project = project

    def begin(self, table: TerraformingMars, seat: int) -> None:
        pass  # `rules.project_price` asks the corporation

    def text(self) -> Message:
        return Message("lasting-discount-project", {"n": self.n, "project": PROJECTS[self.project]})

    def key(self) -> tuple[object, ...]:
        return ("project_discount", self.n, self.project)

    def rate(self) -> tuple[float, float]:
        return (0.0, 0.5)


class NextDiscount(Lasting):
    """The next card of this generation costs less."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def begin(self, table: TerraformingMars, seat: int) -> None:
        table.next_cut[seat] += self.n

    def text(self) -> Message:
        return Message("lasting-next-discount", {"n": self.n})

    def key(self) -> tuple[object, ...]:
        return ("next_discount", self.n)

    def rate(self) -> tuple[float, float]:
        return (0.75 * self.n, 0.0)


class Ease(Lasting):
    """Requirements of temperature, oxygen and oceans are eased by so many steps either way."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def begin(self, table: TerraformingMars, seat: int) -> None:
        table.shift[seat] += self.n

    def text(self) -> Message:
        return Message("lasting-ease", {"n": self.n})

    def key(self) -> tuple[object, ...]:
        return ("ease", self.n)


class NextEase(Lasting):
    """The same for the next card of this generation."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def begin(self, table: TerraformingMars, seat: int) -> None:
        table.next_shift[seat] += self.n

    def text(self) -> Message:
        return Message("lasting-next-ease", {"n": self.n})

    def key(self) -> tuple[object, ...]:
        return ("next_ease", self.n)

    def rate(self) -> tuple[float, float]:
        return (3.0, 0.0)


class ProtectOwner(Lasting):
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


class ProtectHere(Lasting):
    """Nobody may take what lies on this card."""

    __slots__ = ()

    def begin(self, table: TerraformingMars, seat: int) -> None:
        pass  # `cards.SAFE` lists these cards

    def text(self) -> Message:
        return Message("lasting-protect-here")

    def key(self) -> tuple[object, ...]:
        return ("protect_here",)

    def rate(self) -> tuple[float, float]:
        return (0.0, 0.0)


class CheapGreenery(Lasting):
    """A greenery takes fewer plants."""

    __slots__ = ("plants",)

    def __init__(self, plants: int) -> None:
        self.plants = plants

    def begin(self, table: TerraformingMars, seat: int) -> None:
        table.greenery_cost[seat] += self.plants - GREENERY_PLANTS

    def text(self) -> Message:
        return Message("lasting-greenery", {"n": self.plants})

    def key(self) -> tuple[object, ...]:
        return ("greenery", self.plants)


class When(Lasting):
    """Something happens whenever an occasion comes."""

    __slots__ = ("trigger",)

    def __init__(self, trigger: Trigger) -> None:
        self.trigger = trigger

    def begin(self, table: TerraformingMars, seat: int) -> None:
        table.listen(seat, self.trigger)

    def on(self, card: int) -> Lasting:
        was = self.trigger
        return When(Trigger(was.occasion, was.step.on(card), was.anyone, was.tags, was.on_mars, was.limit))

    def text(self) -> Message:
        trigger = self.trigger
        args: dict[str, object] = {
            "effect": trigger.step.text(),
            "who": "anyone" if trigger.anyone else "owner",
            "tags": tuple([Message(f"tag-{TAGS[tag]}") for tag in trigger.tags]),
            "where": "mars" if trigger.on_mars else "anywhere",
            "n": trigger.limit,
            "own": 0,
        }
        return Message(f"when-{OCCASION_NAMES[trigger.occasion]}", args)

    def key(self) -> tuple[object, ...]:
        trigger = self.trigger
        what = (trigger.occasion, trigger.anyone, trigger.tags, trigger.on_mars, trigger.limit)
        return ("when", what, trigger.step.key())

    def rate(self) -> tuple[float, float]:
        once, each = self.trigger.step.rate()
        return (0.0, 0.8 * once + 3 * each)


def when_ocean(step: Step[TerraformingMars]) -> When:
    """Whenever anyone places an ocean."""
    return When(Trigger(ON_OCEAN, step, True, (), False, 0))


def when_city(step: Step[TerraformingMars], anyone: bool = True, on_mars: bool = False) -> When:
    """Whenever a city is placed."""
    return When(Trigger(ON_CITY, step, anyone, (), on_mars, 0))


def when_greenery(step: Step[TerraformingMars]) -> When:
    """Whenever the owner places a greenery."""
    return When(Trigger(ON_GREENERY, step, False, (), False, 0))


def when_on_metal(step: Step[TerraformingMars]) -> When:
    """Whenever the owner places a tile on a hex with steel or titanium."""
    return When(Trigger(ON_METAL, step, False, (), False, 0))


def when_tag(step: Step[TerraformingMars], *tags: int, anyone: bool = False) -> When:
    """For each of these tags that is played, this card's own too."""
    return When(Trigger(ON_TAG, step, anyone, tags, False, 0))


def when_event(step: Step[TerraformingMars], *tags: int) -> When:
    """Whenever the owner plays an event, with this tag if one is named."""
    return When(Trigger(ON_EVENT, step, False, tags, False, 0))


def when_project(step: Step[TerraformingMars]) -> When:
    """Whenever the owner has paid a standard project."""
    return When(Trigger(ON_PROJECT, step, False, (), False, 0))


def when_dear(step: Step[TerraformingMars], least: int) -> When:
    """Whenever the owner has paid a card or standard project with at least this printed price."""
    return When(Trigger(ON_PRICE, step, False, (), False, least))

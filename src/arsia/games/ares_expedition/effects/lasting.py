"""Effects that last: discounts, eased requirements, research, payments, growing production, and what waits."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.ares_expedition.components import EVERY_CARD, FOREST, PRODUCTS, TAG_KINDS, TAGS_OF
from arsia.games.ares_expedition.effects.mat import product_price
from arsia.games.ares_expedition.table import (
    ON_ACTION,
    ON_FOREST,
    ON_OCEAN,
    ON_OXYGEN,
    ON_RATING,
    ON_STEEL,
    ON_TAG,
    ON_TEMPERATURE,
    AresExpedition,
    Trigger,
)
from arsia.games.mars_engine.components.resources import CARD_RESOURCES, MICROBE, NOTHING, PLANTS, RESOURCES
from arsia.games.mars_engine.components.tags import TAGS
from arsia.games.mars_engine.effects import lasting as engine
from arsia.games.mars_engine.effects.lasting import HeatPays, Lasting, LastingAmount, MetalValue
from arsia.games.mars_engine.effects.steps import Part
from arsia.kernel.message import Message
from arsia.kernel.table import changed

NOBODY: Final = -1
OCCASION_NAMES: Final[tuple[str, ...]] = (
    "tag",
    "card",
    "ocean",
    "temperature",
    "oxygen",
    "forest",
    "action",
    "steel",
    "rating",
)
#: The phases in which each occasion can come.
OCCASION_PHASES: Final[tuple[tuple[int, ...], ...]] = (
    (1, 2),
    (1, 2),
    (1, 2, 3),
    (1, 2, 3),
    (1, 2, 3),
    (1, 2, 3),
    (3,),
    (1,),
    (1, 2, 3),
)


class Discount(engine.Discount):
    """Cards cost less: all of them, or for each of a tag."""

    __slots__ = ()
    every_card: ClassVar[int] = EVERY_CARD

    def key(self) -> tuple[object, ...]:
        return ("discount", self.n, "any" if self.tag == EVERY_CARD else TAGS[self.tag])


class DearDiscount(Lasting[AresExpedition]):
    """Cards with a high printed cost cost less."""

    __slots__ = ("least", "n")

    def __init__(self, n: int, least: int) -> None:
        self.n = n
        self.least = least

    def begin(self, table: AresExpedition, seat: int) -> None:
        table.dear_cut = changed(table.dear_cut, seat, table.dear_cut[seat] + self.n)
        table.dear_least = changed(table.dear_least, seat, self.least)

    def text(self) -> Message:
        return Message("lasting-discount-dear", {"n": self.n, "least": self.least})

    def key(self) -> tuple[object, ...]:
        return ("dear_discount", self.n, self.least)


class Ease(Lasting[AresExpedition]):
    """Requirements of temperature and oxygen are widened by a zone; more than one such effect is no better."""

    __slots__ = ()

    def begin(self, table: AresExpedition, seat: int) -> None:
        table.eased |= 1 << seat

    def text(self) -> Message:
        return Message("lasting-ease")

    def key(self) -> tuple[object, ...]:
        return ("ease",)


class Research(Lasting[AresExpedition]):
    """In the research phase more cards are drawn, or more are kept."""

    __slots__ = ("draws", "keeps")

    def __init__(self, draws: int, keeps: int) -> None:
        self.draws = draws
        self.keeps = keeps

    def begin(self, table: AresExpedition, seat: int) -> None:
        table.research_draw = changed(table.research_draw, seat, table.research_draw[seat] + self.draws)
        table.research_keep = changed(table.research_keep, seat, table.research_keep[seat] + self.keeps)

    def text(self) -> Message:
        return Message("lasting-research", {"draws": self.draws, "keeps": self.keeps})

    def key(self) -> tuple[object, ...]:
        return ("research", self.draws, self.keeps)

    def rate(self) -> tuple[float, float]:
        return (0.0, 0.4 * self.draws + 2.2 * self.keeps)


class DearerSale(LastingAmount[AresExpedition]):
    """A card that is sold brings more."""

    __slots__ = ()
    says: ClassVar[str] = "lasting-sale"

    def begin(self, table: AresExpedition, seat: int) -> None:
        table.sale = changed(table.sale, seat, table.sale[seat] + self.n)


class CheapStandard(LastingAmount[AresExpedition]):
    """Standard actions that are paid in M€ cost less."""

    __slots__ = ()
    says: ClassVar[str] = "lasting-standard"

    def begin(self, table: AresExpedition, seat: int) -> None:
        table.mc_cut = changed(table.mc_cut, seat, table.mc_cut[seat] + self.n)

    def rate(self) -> tuple[float, float]:
        return (0.0, 1.2 * self.n)


class CheapForest(LastingAmount[AresExpedition]):
    """A forest takes fewer plants."""

    __slots__ = ()
    says: ClassVar[str] = "lasting-forest"

    def begin(self, table: AresExpedition, seat: int) -> None:
        table.forest_cost = changed(table.forest_cost, seat, table.forest_cost[seat] - self.n)


class PayLess(Lasting[AresExpedition]):
    """When playing a card its owner may give something once, and pay so much less."""

    __slots__ = ("card", "cut", "kind", "n", "resource")

    def __init__(self, resource: int, n: int, cut: int, kind: int = NOTHING, card: int = NOBODY) -> None:
        self.resource = resource  # plants, or -1 for what lies on the card itself
        self.n = n
        self.cut = cut
        self.kind = kind  # of what lies there
        self.card = card

    def begin(self, table: AresExpedition, seat: int) -> None:
        table.reducers = changed(table.reducers, seat, (*table.reducers[seat], self.card))

    def on(self, card: int) -> Lasting[AresExpedition]:
        return PayLess(self.resource, self.n, self.cut, self.kind, card)

    def text(self) -> Message:
        if self.resource < 0:
            kind = CARD_RESOURCES[self.kind]
            return Message("lasting-pay-less-here", {"n": self.n, "cut": self.cut, "kind": kind})
        return Message("lasting-pay-less", {"n": self.n, "cut": self.cut, "resource": RESOURCES[self.resource]})

    def key(self) -> tuple[object, ...]:
        return ("pay_less", self.resource, self.n, self.cut)


def pay_less(cut: int, microbes: int = 0, plants: int = 0) -> PayLess:
    """So many M€ less for microbes from the card itself, or for plants."""
    return PayLess(PLANTS, plants, cut) if plants else PayLess(NOTHING, microbes, cut, MICROBE)


class Grow(Lasting[AresExpedition]):
    """Production that grows with tags or forests, this card's own included."""

    __slots__ = ("every", "per", "product")

    def __init__(self, product: int, per: int, every: int = 1) -> None:
        self.product = product
        self.per = per
        self.every = every

    def begin(self, table: AresExpedition, seat: int) -> None:
        table.growth = changed(table.growth, seat, (*table.growth[seat], (self.product, self.per, self.every)))
        have = table.forests[seat] if self.per == FOREST else table.tags[seat * TAG_KINDS + self.per]
        table.produce(seat, self.product, have // self.every)

    def text(self) -> Message:
        args: dict[str, object] = {"product": PRODUCTS[self.product], "every": self.every}
        if self.per == FOREST:
            return Message("lasting-grow-forests", args)
        return Message("lasting-grow", {**args, "tag": TAGS[self.per]})

    def key(self) -> tuple[object, ...]:
        per = "forest" if self.per == FOREST else TAGS[self.per]
        return ("grow", PRODUCTS[self.product], per, self.every)

    def rate(self) -> tuple[float, float]:
        return (0.0, 3.0 * product_price(self.product) / self.every)


class When(Lasting[AresExpedition]):
    """Something happens whenever its owner brings an occasion about."""

    __slots__ = ("trigger",)

    def __init__(self, trigger: Trigger) -> None:
        self.trigger = trigger

    def begin(self, table: AresExpedition, seat: int) -> None:
        table.listen(seat, self.trigger)

    def on(self, card: int) -> Lasting[AresExpedition]:
        was = self.trigger
        return When(Trigger(was.occasion, was.step.on(card), was.tags, was.own, card))

    def text(self) -> Message:
        trigger = self.trigger
        own = trigger.own and any(tag in TAGS_OF[trigger.card] for tag in trigger.tags)
        args: dict[str, object] = {
            "effect": trigger.step.text(),
            "tags": tuple([Message(f"tag-{TAGS[tag]}") for tag in trigger.tags]),
            "own": "with" if own else "without",
        }
        name = OCCASION_NAMES[trigger.occasion] if trigger.tags or trigger.occasion != ON_TAG else "card"
        return Message(f"when-{name}", args)

    def key(self) -> tuple[object, ...]:
        trigger = self.trigger
        tags = tuple([TAGS[tag] for tag in trigger.tags])
        return ("when", OCCASION_NAMES[trigger.occasion], tags, trigger.own, trigger.step.key())

    def rate(self) -> tuple[float, float]:
        once, each = self.trigger.step.rate()
        often: float = FREQUENCY[self.trigger.occasion]
        return (0.0, often * once + 3 * each)


#: How often an occasion comes between two production phases, roughly.
FREQUENCY: Final[tuple[float, ...]] = (0.8, 2.0, 0.6, 0.8, 0.8, 0.5, 3.0, 0.3, 1.5)


def when_tag(step: Part[AresExpedition], *tags: int, own: bool = True) -> When:
    """For each of these tags that its owner plays; ``own`` if those of the card itself count."""
    return When(Trigger(ON_TAG, step, tags, own, NOBODY))


def when_card(step: Part[AresExpedition]) -> When:
    """For every other card that its owner plays."""
    return When(Trigger(ON_TAG, step, (), False, NOBODY))


def when_ocean(step: Part[AresExpedition]) -> When:
    """Whenever its owner turns up an ocean."""
    return When(Trigger(ON_OCEAN, step, (), True, NOBODY))


def when_temperature(step: Part[AresExpedition]) -> When:
    """For every step of temperature that its owner makes."""
    return When(Trigger(ON_TEMPERATURE, step, (), True, NOBODY))


def when_oxygen(step: Part[AresExpedition]) -> When:
    """For every step of oxygen that its owner makes."""
    return When(Trigger(ON_OXYGEN, step, (), True, NOBODY))


def when_forest(step: Part[AresExpedition]) -> When:
    """For every forest token that its owner takes."""
    return When(Trigger(ON_FOREST, step, (), True, NOBODY))


def when_action(step: Part[AresExpedition]) -> When:
    """Whenever its owner uses the action of a card."""
    return When(Trigger(ON_ACTION, step, (), True, NOBODY))


def when_steel(step: Part[AresExpedition]) -> When:
    """For every steel symbol on a card that its owner plays."""
    return When(Trigger(ON_STEEL, step, (), False, NOBODY))


def when_rating(step: Part[AresExpedition]) -> When:
    """The first time in each phase that its owner's rating rises."""
    return When(Trigger(ON_RATING, step, (), True, NOBODY))


def phases_of(effect: Lasting[AresExpedition]) -> tuple[int, ...]:
    """The phases in which an effect works."""
    if isinstance(effect, When):
        return OCCASION_PHASES[effect.trigger.occasion]
    if isinstance(effect, Research):
        return (5,)
    if isinstance(effect, DearerSale):
        return (1, 2, 3, 4, 5)
    if isinstance(effect, (CheapStandard, CheapForest)):
        return (3,)
    if isinstance(effect, HeatPays):
        return (1, 2, 3)
    if isinstance(effect, Grow):
        return (4,)
    assert isinstance(effect, (Discount, DearDiscount, Ease, MetalValue, PayLess))
    return (1, 2)

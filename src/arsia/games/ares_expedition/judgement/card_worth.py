"""What a card brings, boiled down to numbers that bots can add up quickly. Read from the card's own parts."""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.cards.corporations import CORPORATIONS
from arsia.games.ares_expedition.cards.deck import DECK
from arsia.games.ares_expedition.effects.climate import (
    OCEAN_REWARD,
    FlipOcean,
    GrowForest,
    RaiseOxygen,
    RaiseTemperature,
)
from arsia.games.ares_expedition.effects.lasting import Grow
from arsia.games.ares_expedition.effects.mat import SpendRating
from arsia.games.ares_expedition.effects.ways import Way
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.climate import OCEANS, OXYGEN, TEMPERATURE
from arsia.games.mars_engine.effects.cards import AddHere, TakeHere
from arsia.games.mars_engine.effects.mat import RaiseRating, RaiseRatingPer
from arsia.games.mars_engine.effects.points import PerResource
from arsia.games.mars_engine.effects.steps import Part

GROWTH: Final = 0.35  # points of a resource that will turn into something else
POINT: Final = 10.0  # what a point costs in M€, roughly


class Bundle:
    """Money, points, terraforming: what some steps bring together."""

    __slots__ = ("forests", "money", "points", "rating", "steps", "yearly")

    def __init__(self) -> None:
        self.money = 0.0
        self.yearly = 0.0
        self.points = 0.0
        self.rating = 0.0
        self.forests = 0
        self.steps = [0, 0, 0]  # by parameter

    def add(self, step: Part[AresExpedition], per_resource: float) -> None:
        """One more step."""
        if isinstance(step, RaiseTemperature):
            self.steps[TEMPERATURE] += step.n
        elif isinstance(step, RaiseOxygen):
            self.steps[OXYGEN] += step.n
        elif isinstance(step, FlipOcean):
            self.steps[OCEANS] += step.n
            self.money += OCEAN_REWARD * step.n
        elif isinstance(step, GrowForest):
            self.steps[OXYGEN] += step.n
            self.forests += step.n
        elif isinstance(step, RaiseRating):
            self.rating += step.n
        elif isinstance(step, RaiseRatingPer):
            self.rating += step.count.guess()
        elif isinstance(step, SpendRating):
            self.rating -= step.n
        elif isinstance(step, AddHere):
            self.points += per_resource * step.n
        elif isinstance(step, TakeHere):
            self.points -= per_resource * step.n
        else:
            once, each = step.rate()
            self.money += once
            self.yearly += each

    def total(self) -> float:
        """All of it in M€, to compare."""
        return self.money + POINT * (self.points + self.rating + self.forests + sum(self.steps))


def _use(ways: tuple[Way, ...], per_resource: float) -> Bundle:
    """What one use of an action brings at best."""
    best = Bundle()
    for way in ways:
        bundle = Bundle()
        bundle.money -= way.money
        if way.per is not None:
            bundle.money = min(0.0, bundle.money + way.less * way.per.guess())
        for step in way.costs + way.gains:
            bundle.add(step, per_resource)
        if bundle.total() > best.total():
            best = bundle
    return best


class CardWorth:
    """One card: what it brings once, in each production phase and in each action phase."""

    __slots__ = ("lasting", "now", "points", "use")

    def __init__(self, index: int) -> None:
        card = DECK[index]
        per_resource = GROWTH
        if isinstance(card.points, PerResource):
            per_resource = card.points.n / card.points.every
        self.points = 0.0 if card.points is None else card.points.guess()
        self.now = Bundle()
        for step in card.spend + card.now:
            self.now.add(step, per_resource)
        self.lasting = 0.0
        for effect in card.lasting:
            each = effect.rate()[1]
            if isinstance(effect, Grow):
                self.now.yearly += each
            else:
                self.lasting += each
        self.use = _use(card.action, per_resource)


_ALL: Final = tuple([CardWorth(index) for index in range(len(DECK))])
#: Once: M€, steps of rating, forests, points; in each production phase: M€.
MONEY: Final = [each.now.money for each in _ALL]
RATING: Final = [each.now.rating for each in _ALL]
STEPS: Final = [tuple(each.now.steps) for each in _ALL]
FORESTS: Final = [each.now.forests for each in _ALL]
POINTS: Final = [each.points + each.now.points for each in _ALL]
YEARLY: Final = [each.now.yearly for each in _ALL]
#: A card in play: M€ that its effect brings in a round, and what one use of its action brings.
LASTING: Final = [each.lasting for each in _ALL]
USE_MONEY: Final = [each.use.money for each in _ALL]
USE_POINTS: Final = [each.use.points + each.use.rating + each.use.forests for each in _ALL]
USE_STEPS: Final = [tuple(each.use.steps) for each in _ALL]
HAS_USE: Final = [bool(card.action) for card in DECK]
CORPORATION_LASTING: Final = [sum([effect.rate()[1] for effect in card.lasting], 0.0) for card in CORPORATIONS]

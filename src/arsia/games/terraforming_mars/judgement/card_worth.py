"""What a card brings, boiled down to numbers that bots can add up quickly. Read from the card's own parts."""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.components.resources import PRICES
from arsia.games.mars_engine.effects.cards import AddHere
from arsia.games.mars_engine.effects.points import PerResource
from arsia.games.terraforming_mars.cards.corporations import CORPORATIONS, Corporation
from arsia.games.terraforming_mars.cards.deck import DECK
from arsia.games.terraforming_mars.effects.ways import Way

GROWTH: Final = 0.4  # points of a resource that will turn into something else
POINT: Final = 9.0  # what a point costs in M€, roughly


def _use(ways: tuple[Way, ...], per_resource: float) -> tuple[float, float]:
    """What one use of an action brings at best: M€, points."""
    best = (0.0, 0.0)
    for way in ways:
        money, points = way.rate(), 0.0
        for step in way.gains:
            if isinstance(step, AddHere):
                money -= step.rate()[0]
                points += per_resource * step.n
        if money + POINT * points > best[0] + POINT * best[1]:
            best = (money, points)
    return best


class CardWorth:
    """One card: what it brings once and in each generation, in M€ and in points."""

    __slots__ = ("each", "each_points", "lasting", "now", "points", "use", "use_points")

    def __init__(self, index: int) -> None:
        card = DECK[index]
        per_resource = GROWTH
        if isinstance(card.points, PerResource):
            per_resource = card.points.n / card.points.every
        self.now = 0.0
        self.each = 0.0
        self.points = 0.0 if card.points is None else card.points.guess()
        for step in card.now + card.last:
            once, each = step.rate()
            if isinstance(step, AddHere):
                once = 0.0
                self.points += per_resource * step.n
            self.now += once
            self.each += each
        self.lasting = 0.0
        for effect in card.lasting:
            once, each = effect.rate()
            self.now += once
            self.lasting += each
        self.use, self.use_points = _use(card.action, per_resource)
        self.each += self.lasting + self.use
        self.each_points = self.use_points


_ALL: Final = tuple([CardWorth(index) for index in range(len(DECK))])
NOW: Final = [each.now for each in _ALL]
EACH: Final = [each.each for each in _ALL]
POINTS: Final = [each.points for each in _ALL]
EACH_POINTS: Final = [each.each_points for each in _ALL]

#: What a card in play brings in every generation to come; nothing for most.
IN_PLAY: Final = [each.lasting + each.use for each in _ALL]
IN_PLAY_POINTS: Final = [each.use_points for each in _ALL]
CORPORATION_IN_PLAY: Final = [
    sum([effect.rate()[1] for effect in card.lasting], 0.0) + _use(card.action, 0.0)[0] for card in CORPORATIONS
]


def _start(card: Corporation) -> tuple[float, float]:
    """What a corporation starts with: once, and in each generation."""
    once = float(card.mc)
    for resource, n in card.stock:
        once += PRICES[resource] * n
    return (once, 0.0 if card.production is None else card.production.rate()[1])


CORPORATION_START: Final = [_start(card) for card in CORPORATIONS]

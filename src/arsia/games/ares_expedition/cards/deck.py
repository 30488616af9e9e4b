"""All cards by number, and what the rules look up again and again."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from arsia.games.ares_expedition import components as c
from arsia.games.ares_expedition.cards.blue_cards import BLUE_CARDS
from arsia.games.ares_expedition.cards.card import Card, Corporation
from arsia.games.ares_expedition.cards.corporations import CORPORATIONS
from arsia.games.ares_expedition.cards.green_cards import GREEN_CARDS
from arsia.games.ares_expedition.cards.red_cards import RED_CARDS
from arsia.games.ares_expedition.effects.lasting import PayLess
from arsia.games.ares_expedition.effects.mat import SpendRating
from arsia.games.ares_expedition.effects.needs import ZoneNeed
from arsia.games.ares_expedition.effects.play import LASTING, NOW, OTHER_NEEDS, SPEND
from arsia.games.ares_expedition.effects.ways import Way
from arsia.games.mars_engine.components.resources import HEAT, PLANTS
from arsia.games.mars_engine.components.tags import BUILDING, SPACE
from arsia.games.mars_engine.effects.mat import Lose
from arsia.games.mars_engine.effects.ways import ChooseWay

DECK: Final[tuple[Card, ...]] = (*BLUE_CARDS, *RED_CARDS, *GREEN_CARDS)
assert tuple([card.id for card in DECK]) == c.PROJECT_IDS, "every project is declared once, in the order of its number"
assert tuple([card.id for card in CORPORATIONS]) == c.CORPORATION_IDS, "corporations stand in their order"


def corporation(card: int) -> Corporation:
    """The corporation with this number."""
    return CORPORATIONS[card - c.PROJECT_CARDS]


def _spent(card: Card, resource: int) -> int:
    return sum([step.n for step in card.spend if isinstance(step, Lose) and step.resource == resource])


def _fill(card: Card) -> None:
    """What the card prints and does, for those who look it up by number."""
    at = card.index
    c.COST[at] = card.cost
    c.COLOUR[at] = card.colour
    c.GREENS[at] = card.colour == c.GREEN
    c.TAGS_OF[at] = card.tags
    c.HAS_BUILDING[at] = BUILDING in card.tags
    c.HAS_SPACE[at] = SPACE in card.tags
    c.HOLDS[at] = card.holds
    c.STEEL_OF[at] = card.steel
    for need in card.needs:
        if isinstance(need, ZoneNeed):
            c.ZONE_PARAMETER[at] = need.parameter
            for ease in (0, 1):
                c.ZONE_LOW[ease][at], c.ZONE_HIGH[ease][at] = need.limits(ease)
    c.KEPT_HEAT[at] = _spent(card, HEAT)
    c.KEPT_PLANTS[at] = _spent(card, PLANTS)
    c.SPEND_TR[at] = sum([step.n for step in card.spend if isinstance(step, SpendRating)])
    for effect in card.lasting:
        if isinstance(effect, PayLess):
            c.REDUCTION[at] = (effect.resource, effect.n, effect.cut)
    OTHER_NEEDS[at] = tuple([need for need in card.needs if not isinstance(need, ZoneNeed)])
    SPEND[at] = card.spend
    NOW[at] = card.now
    LASTING[at] = card.lasting


for _card in DECK:
    _fill(_card)
for _corporation in CORPORATIONS:
    c.TAGS_OF[_corporation.index] = _corporation.tags
STARTERS: Final = tuple([card.index for card in DECK if card.starter])
STARTER_CORPORATIONS: Final = tuple([card.index for card in CORPORATIONS if card.starter])
ACTIONS: Final[list[tuple[Way, ...]]] = [card.action for card in DECK]
CHOOSE_WAY: Final = tuple([ChooseWay(ways) for ways in ACTIONS])
_DATA: Final = ([card.data() for card in DECK], [card.data() for card in CORPORATIONS], c.NUMBERS)
DIGEST: Final = blake2b(repr(_DATA).encode(), digest_size=8).hexdigest()

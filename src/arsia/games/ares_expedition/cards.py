"""All cards by number, and what the rules look up again and again."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from arsia.games.ares_expedition.blue_cards import BLUE_CARDS
from arsia.games.ares_expedition.card import Card, ChooseWay, Corporation, Way
from arsia.games.ares_expedition.card_effects import COLOUR_OF, HOLDS, PRINTED
from arsia.games.ares_expedition.components import GREEN, NUMBERS
from arsia.games.ares_expedition.corporations import CORPORATIONS
from arsia.games.ares_expedition.effects import SpendRating
from arsia.games.ares_expedition.green_cards import GREEN_CARDS
from arsia.games.ares_expedition.lasting import PayLess
from arsia.games.ares_expedition.names import CORPORATION_IDS, PROJECT_CARDS, PROJECT_IDS
from arsia.games.ares_expedition.needs import ZoneNeed
from arsia.games.ares_expedition.red_cards import RED_CARDS
from arsia.games.mars_engine.effects import Lose
from arsia.games.mars_engine.needs import Need
from arsia.games.mars_engine.resources import HEAT, PLANTS
from arsia.games.mars_engine.tags import BUILDING, SPACE

DECK: Final[tuple[Card, ...]] = (*BLUE_CARDS, *RED_CARDS, *GREEN_CARDS)
assert tuple([card.id for card in DECK]) == PROJECT_IDS, "every project is declared once, in the order of its number"
assert tuple([card.id for card in CORPORATIONS]) == CORPORATION_IDS, "corporations stand in their order"


def corporation(card: int) -> Corporation:
    """The corporation with this number."""
    return CORPORATIONS[card - PROJECT_CARDS]


COST: Final[list[int]] = [card.cost for card in DECK]
COLOUR: Final[list[int]] = [card.colour for card in DECK]
GREENS: Final[list[bool]] = [card.colour == GREEN for card in DECK]
TAGS_OF: Final[list[tuple[int, ...]]] = [card.tags for card in DECK] + [card.tags for card in CORPORATIONS]
HAS_BUILDING: Final[list[bool]] = [BUILDING in card.tags for card in DECK]
HAS_SPACE: Final[list[bool]] = [SPACE in card.tags for card in DECK]
STARTERS: Final = tuple([card.index for card in DECK if card.starter])
STARTER_CORPORATIONS: Final = tuple([card.index for card in CORPORATIONS if card.starter])


def _zone(card: Card) -> ZoneNeed | None:
    for need in card.needs:
        if isinstance(need, ZoneNeed):
            return need
    return None


def _limit(card: Card, ease: int, end: int) -> int:
    need = _zone(card)
    return 0 if need is None else need.limits(ease)[end]


def _spent(card: Card, resource: int) -> int:
    return sum([step.n for step in card.spend if isinstance(step, Lose) and step.resource == resource])


#: The one requirement of a colour zone, as limits in steps, plain and eased; and the other requirements.
ZONE_PARAMETER: Final[list[int]] = []
OTHER_NEEDS: Final[list[tuple[Need, ...]]] = []
for _card in DECK:
    _need = _zone(_card)
    ZONE_PARAMETER.append(-1 if _need is None else _need.parameter)
    OTHER_NEEDS.append(tuple([need for need in _card.needs if not isinstance(need, ZoneNeed)]))
    HOLDS[_card.index] = _card.holds
    PRINTED[_card.index] = _card.tags
    COLOUR_OF[_card.index] = _card.colour
ZONE_LOW: Final = tuple([[_limit(card, ease, 0) for card in DECK] for ease in (0, 1)])
ZONE_HIGH: Final = tuple([[_limit(card, ease, 1) for card in DECK] for ease in (0, 1)])

#: What a card takes beside M€.
KEPT_HEAT: Final[list[int]] = [_spent(card, HEAT) for card in DECK]
KEPT_PLANTS: Final[list[int]] = [_spent(card, PLANTS) for card in DECK]
SPEND_TR: Final[list[int]] = [sum([step.n for step in card.spend if isinstance(step, SpendRating)]) for card in DECK]
STEEL_OF: Final[list[int]] = [card.steel for card in DECK]
ACTIONS: Final[list[tuple[Way, ...]]] = [card.action for card in DECK]
CHOOSE_WAY: Final = tuple([ChooseWay(ways) for ways in ACTIONS])
#: Cards that let their owner pay less: what they ask for (-1: from the card itself), how much, and the M€.
REDUCTION: Final[dict[int, tuple[int, int, int]]] = {
    card.index: (effect.resource, effect.n, effect.cut)
    for card in DECK
    for effect in card.lasting
    if isinstance(effect, PayLess)
}

_DATA: Final = ([card.data() for card in DECK], [card.data() for card in CORPORATIONS], NUMBERS)
DIGEST: Final = blake2b(repr(_DATA).encode(), digest_size=8).hexdigest()

"""All cards by number, and what the rules look up again and again."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from arsia.games.mars_engine.components.resources import STEEL, TITANIUM
from arsia.games.mars_engine.components.tags import BUILDING, SPACE
from arsia.games.mars_engine.effects.needs import Need
from arsia.games.mars_engine.effects.steps import is_doubtful
from arsia.games.terraforming_mars.cards.blue_cards import BLUE
from arsia.games.terraforming_mars.cards.card import Card
from arsia.games.terraforming_mars.cards.corporations import CORPORATIONS, Corporation
from arsia.games.terraforming_mars.cards.green_cards import GREEN
from arsia.games.terraforming_mars.cards.red_cards import RED
from arsia.games.terraforming_mars.components import EVENT, NUMBERS, board
from arsia.games.terraforming_mars.components.columns import BOXES, HOLDS, SAFE, TAGS_OF
from arsia.games.terraforming_mars.components.names import CORPORATION_IDS, PROJECT_CARDS, PROJECT_IDS
from arsia.games.terraforming_mars.effects.lasting import ProtectHere
from arsia.games.terraforming_mars.effects.needs import Climate
from arsia.games.terraforming_mars.effects.ways import Way
from arsia.games.terraforming_mars.table import TerraformingMars


def _number(card: Card) -> int:
    return card.index


DECK: Final[tuple[Card, ...]] = tuple(sorted((*GREEN, *BLUE, *RED), key=_number))
assert tuple(card.id for card in DECK) == PROJECT_IDS, "every project is declared once"
assert tuple(card.id for card in CORPORATIONS) == CORPORATION_IDS, "corporations stand in their order"
BASE_CARDS: Final = tuple(card.index for card in DECK if not card.corporate)
BASE_CORPORATIONS: Final = tuple(card.index for card in CORPORATIONS[:-1] if not card.corporate)


def projects_in(corporate_era: bool) -> tuple[int, ...]:
    """The projects that are in play."""
    return tuple(range(PROJECT_CARDS)) if corporate_era else BASE_CARDS


def corporations_in(corporate_era: bool) -> tuple[int, ...]:
    """The corporations that are dealt."""
    return tuple([card.index for card in CORPORATIONS[:-1]]) if corporate_era else BASE_CORPORATIONS


def corporation(card: int) -> Corporation:
    """The corporation with this number."""
    return CORPORATIONS[card - PROJECT_CARDS]


COST: Final[list[int]] = [card.cost for card in DECK]
KIND: Final[list[int]] = [card.kind for card in DECK]
IS_EVENT: Final[list[bool]] = [card.kind == EVENT for card in DECK]

#: The one requirement of temperature, oxygen or oceans, and the others.
CLIMATE: Final[list[Climate | None]] = [
    next((need for need in card.needs if isinstance(need, Climate)), None) for card in DECK
]
OTHER_NEEDS: Final[list[tuple[Need[TerraformingMars], ...]]] = [
    tuple(need for need in card.needs if not isinstance(need, Climate)) for card in DECK
]

#: Cards with an immediate effect that is not always possible.
DEMANDING: Final[list[bool]] = [any(is_doubtful(step) for step in card.now + card.last) for card in DECK]
ACTION: Final[list[tuple[Way, ...]]] = [card.action for card in DECK] + [card.action for card in CORPORATIONS]


def _metals(card: Card) -> tuple[int, ...]:
    """Titanium first: it pays more."""
    return ((TITANIUM,) if SPACE in card.tags else ()) + ((STEEL,) if BUILDING in card.tags else ())


METALS: Final[list[tuple[int, ...]]] = [_metals(card) for card in DECK]
KEPT_HEAT: Final[list[int]] = [card.kept_heat() for card in DECK]

#: Cards that need nothing but their price and the climate, for a quick answer.
UNDEMANDING: Final[list[bool]] = [
    not DEMANDING[card.index] and not OTHER_NEEDS[card.index] and not KEPT_HEAT[card.index] for card in DECK
]
for _card in DECK:
    HOLDS[_card.index] = _card.holds
    SAFE[_card.index] = any(isinstance(effect, ProtectHere) for effect in _card.lasting)
    TAGS_OF[_card.index] = _card.tags
    BOXES[_card.index] = _card.boxes
for _each in CORPORATIONS:
    TAGS_OF[_each.index] = _each.tags
    BOXES[_each.index] = () if _each.production is None else (_each.production,)
_MAP: Final = (board.GROUND, board.BONUS, board.NEIGHBOURS)
_DATA: Final = ([card.data() for card in DECK], [card.data() for card in CORPORATIONS], _MAP, NUMBERS)
DIGEST: Final = blake2b(repr(_DATA).encode(), digest_size=8).hexdigest()

"""All cards by number, and what the rules look up again and again."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from arsia.games.mars_engine.needs import Need
from arsia.games.mars_engine.resources import STEEL, TITANIUM
from arsia.games.mars_engine.tags import BUILDING, SPACE
from arsia.games.terraforming_mars import board
from arsia.games.terraforming_mars.blue_cards import BLUE
from arsia.games.terraforming_mars.card import Card, Way
from arsia.games.terraforming_mars.card_effects import HOLDS
from arsia.games.terraforming_mars.components import EVENT, NUMBERS
from arsia.games.terraforming_mars.corporations import CORPORATIONS, Corporation
from arsia.games.terraforming_mars.green_cards import GREEN
from arsia.games.terraforming_mars.lasting import ProtectHere
from arsia.games.terraforming_mars.names import CORPORATION_IDS, PROJECT_CARDS, PROJECT_IDS
from arsia.games.terraforming_mars.needs import Climate
from arsia.games.terraforming_mars.red_cards import RED
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.step import Step


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
TAGS_OF: Final[list[tuple[int, ...]]] = [card.tags for card in DECK] + [card.tags for card in CORPORATIONS]
#: The one requirement of temperature, oxygen or oceans, and the others.
CLIMATE: Final[list[Climate | None]] = [
    next((need for need in card.needs if isinstance(need, Climate)), None) for card in DECK
]
OTHER_NEEDS: Final[list[tuple[Need, ...]]] = [
    tuple(need for need in card.needs if not isinstance(need, Climate)) for card in DECK
]
#: Cards with an immediate effect that is not always possible.
DEMANDING: Final[list[bool]] = [
    any(type(step).possible is not Step.possible for step in card.now + card.last) for card in DECK
]
ACTION: Final[list[tuple[Way, ...]]] = [card.action for card in DECK] + [card.action for card in CORPORATIONS]
#: The production boxes that can be repeated; a corporation's is its starting production.
BOXES: Final[list[tuple[Step[TerraformingMars], ...]]] = [card.boxes for card in DECK]
for _each in CORPORATIONS:
    BOXES.append(() if _each.production is None else (_each.production,))


def _metals(card: Card) -> tuple[int, ...]:
    """Titanium first: it pays more."""
    return ((TITANIUM,) if SPACE in card.tags else ()) + ((STEEL,) if BUILDING in card.tags else ())


METALS: Final[list[tuple[int, ...]]] = [_metals(card) for card in DECK]
KEPT_HEAT: Final[list[int]] = [card.kept_heat() for card in DECK]
#: Cards that need nothing but their price and the climate, for a quick answer.
UNDEMANDING: Final[list[bool]] = [
    not DEMANDING[card.index] and not OTHER_NEEDS[card.index] and not KEPT_HEAT[card.index] for card in DECK
]
#: Cards whose resources nobody may take, as bits.
SAFE: Final = sum(1 << card.index for card in DECK if any(isinstance(each, ProtectHere) for each in card.lasting))
for _card in DECK:
    HOLDS[_card.index] = _card.holds

_MAP: Final = (board.GROUND, board.BONUS, board.NEIGHBOURS)
_DATA: Final = ([card.data() for card in DECK], [card.data() for card in CORPORATIONS], _MAP, NUMBERS)
DIGEST: Final = blake2b(repr(_DATA).encode(), digest_size=8).hexdigest()

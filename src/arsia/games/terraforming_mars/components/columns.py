"""What single cards are, for those who may not know the cards themselves; the deck fills it in when it is declared."""

from __future__ import annotations

from typing import Any, Final

from arsia.games.mars_engine.components.resources import NOTHING
from arsia.games.mars_engine.effects.steps import Part
from arsia.games.terraforming_mars.components.names import ALL_CARDS, PROJECT_CARDS

#: The kind of resource that a card holds.
HOLDS: Final[list[int]] = [NOTHING] * PROJECT_CARDS
#: Nobody may take what lies on it.
SAFE: Final[list[bool]] = [False] * PROJECT_CARDS
TAGS_OF: Final[list[tuple[int, ...]]] = [()] * ALL_CARDS
#: The production box, which can be repeated; a corporation's is its starting production.
BOXES: Final[list[tuple[Part[Any], ...]]] = [()] * ALL_CARDS

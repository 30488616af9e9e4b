"""Resources on a player's mat and on cards."""

from __future__ import annotations

from typing import Final

MC: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4  # of Terraforming Mars
CARDS: Final = 4  # drawn in production: of Ares Expedition, which has no energy
HEAT: Final = 5
KINDS: Final = 6
#: As options, views and texts call what lies on a mat.
RESOURCES: Final[tuple[str, ...]] = ("mc", "steel", "titanium", "plants", "energy", "heat")

#: What steel and titanium pay, in M€, unless an effect makes them dearer.
STEEL_VALUE: Final = 2
TITANIUM_VALUE: Final = 3

#: What cards can hold.
ANIMAL: Final = 0
MICROBE: Final = 1
SCIENCE_RESOURCE: Final = 2
FIGHTER: Final = 3
CARD_RESOURCES: Final[tuple[str, ...]] = ("animal", "microbe", "science", "fighter")
NOTHING: Final = -1
ANY_KIND: Final = 9

#: What one of each resource is worth in M€, roughly.
PRICES: Final[tuple[float, ...]] = (1.0, 1.9, 2.8, 1.9, 1.0, 0.9)
RATING: Final = 8.0  # of a step of terraform rating: a point and its income
CARD_WORTH: Final = 3.5
ON_CARD: Final = 4.0  # of a resource on a card

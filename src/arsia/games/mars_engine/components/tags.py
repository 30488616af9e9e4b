"""Tags: what both games print, and the one that only one of them counts."""

from __future__ import annotations

from typing import Final

BUILDING: Final = 0
SPACE: Final = 1
SCIENCE: Final = 2
POWER: Final = 3
EARTH: Final = 4
JOVIAN: Final = 5
PLANT: Final = 6
MICROBE_TAG: Final = 7
ANIMAL_TAG: Final = 8
CITY_TAG: Final = 9  # of Terraforming Mars
EVENT_TAG: Final = 10  # counted in Ares Expedition only
TAGS: Final = (
    *("building", "space", "science", "power", "earth", "jovian", "plant", "microbe", "animal"),
    *("city", "event"),
)

"""Where tiles may go. The answer depends on the board alone, so it is found once for each state of the board."""

from __future__ import annotations

from typing import Final

from arsia.games.terraforming_mars.components.board import (
    ALL,
    GANYMEDE,
    METAL,
    NEAR,
    NOCTIS_HEX,
    PHOBOS,
    SEAS,
    USABLE,
    VOLCANOES,
    beside,
    members,
)
from arsia.games.terraforming_mars.components.options import SPACE
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Option

LAND_SPOTS: Final = 0
CITY_SPOTS: Final = 1
GREENERY_SPOTS: Final = 2
SEA_SPOTS: Final = 3
ISOLATED: Final = 4
VOLCANIC: Final = 5
NOCTIS_SPOT: Final = 6
PHOBOS_SPOT: Final = 7
GANYMEDE_SPOT: Final = 8
NEXT_TO_CITY: Final = 9
NEXT_TO_TWO_CITIES: Final = 10
NEXT_TO_GREENERY: Final = 11
METAL_SPOTS: Final = 12
METAL_NEXT_TO_OWN: Final = 13
RULES: Final[tuple[str, ...]] = (
    "land",
    "city",
    "greenery",
    "ocean_reserved",
    "isolated",
    "volcanic",
    "noctis_reserved",
    "phobos",
    "ganymede",
    "next_to_city",
    "next_to_2_cities",
    "next_to_greenery",
    "metal_bonus",
    "metal_bonus_next_to_own_tile",
)
_MANY: Final = 8  # more than the seats of a table


def legal(table: TerraformingMars, seat: int, rule: int) -> list[Option]:
    """The spaces that a rule allows the seat."""
    return [SPACE[at] for at in members(room(table, seat, rule))]


def room(table: TerraformingMars, seat: int, rule: int) -> int:
    """The same as a set of hexes, found once for each state of the board: whether there is any is asked often."""
    key = rule * _MANY + seat
    hexes = table.spots.get(key, -1)
    if hexes < 0:
        hexes = allowed(table, seat, rule)
        table.spots[key] = hexes
    return hexes


def allowed(table: TerraformingMars, seat: int, rule: int) -> int:
    """The same, looked up on the board."""
    taken = table.seas | table.cities | table.greens
    for tiles in table.owned:
        taken |= tiles
    if rule == PHOBOS_SPOT:
        return 1 << PHOBOS & ~taken
    if rule == GANYMEDE_SPOT:
        return 1 << GANYMEDE & ~taken
    if rule == NOCTIS_SPOT:
        return 1 << NOCTIS_HEX & ~taken
    if rule == SEA_SPOTS:
        return SEAS & ~taken
    free = USABLE & ~taken
    for other, claims in enumerate(table.claims):
        if other != seat:
            free &= ~claims
    return _within(table, seat, rule, free, taken & ALL)


def _within(table: TerraformingMars, seat: int, rule: int, free: int, taken: int) -> int:
    """Of the free land hexes, those that the rule allows."""
    if rule == CITY_SPOTS:
        return free & ~beside(table.cities & ALL)
    if rule == GREENERY_SPOTS:
        return free & beside(table.owned[seat] & ALL) or free
    if rule == ISOLATED:
        return free & ~beside(taken)
    if rule == VOLCANIC:
        return free & VOLCANOES
    if rule == NEXT_TO_CITY:
        return free & beside(table.cities & ALL)
    if rule == NEXT_TO_TWO_CITIES:
        return sum([1 << at for at in members(free) if (NEAR[at] & table.cities).bit_count() > 1])
    if rule == NEXT_TO_GREENERY:
        return free & beside(table.greens)
    if rule == METAL_SPOTS:
        return free & METAL
    if rule == METAL_NEXT_TO_OWN:
        return free & METAL & beside(table.owned[seat] & ALL)
    return free

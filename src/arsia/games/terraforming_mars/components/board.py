"""The Tharsis map: 61 hexes in nine rows, and two cities above it.

Hexes are numbered row by row from the north-west; sets of hexes are bits. Two more places lie off the board.
"""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.components.resources import PLANTS, STEEL, TITANIUM

LAND: Final = "land"
SEA: Final = "ocean"
VOLCANO: Final = "volcanic"
NOCTIS: Final = "noctis_reserved"
CARD: Final = 6  # among placement bonuses, after the six resources
_SIGNS: Final = {"s": STEEL, "t": TITANIUM, "p": PLANTS, "c": CARD}

#: The map as it is printed: ``.`` land, ``~`` reserved for an ocean, ``^`` volcano, ``N`` Noctis City, each with its
#: bonus: s steel, t titanium, p plant, c card.
_ROWS: Final = (
    (".ss", "~ss", ".", "~c", "~"),
    (".", "^s", ".", ".", ".", "~cc"),
    ("^c", ".", ".", ".", ".", ".", ".s"),
    ("^pt", ".p", ".p", ".p", ".pp", ".p", ".p", "~pp"),
    ("^pp", ".pp", "Npp", "~pp", "~pp", "~pp", ".pp", ".pp", ".pp"),
    (".p", ".pp", ".p", ".p", ".p", "~p", "~p", "~p"),
    (".", ".", ".", ".", ".", ".p", "."),
    (".ss", ".", ".c", ".c", ".", ".t"),
    (".s", ".ss", ".", ".", "~tt"),
)
_GROUND: Final = {".": LAND, "~": SEA, "^": VOLCANO, "N": NOCTIS}

#: Names that the map prints.
NAMES: Final = {
    "r1c1": "tharsis_tholus",
    "r2c0": "ascraeus_mons",
    "r3c0": "pavonis_mons",
    "r4c0": "arsia_mons",
    "r4c2": "noctis_city",
}
HEXES: Final = sum(len(row) for row in _ROWS)
PHOBOS: Final = HEXES
GANYMEDE: Final = HEXES + 1
PLACES: Final = HEXES + 2

#: Row and column of every hex.
AT: Final = tuple((row, column) for row, cells in enumerate(_ROWS) for column in range(len(cells)))
SPACES: Final = (*[f"r{row}c{column}" for row, column in AT], "phobos_space_haven", "ganymede_colony")
SPACE_INDEX: Final = {name: index for index, name in enumerate(SPACES)}
GROUND: Final = tuple(_GROUND[cell[0]] for cells in _ROWS for cell in cells)


def _bonus(cell: str) -> tuple[tuple[int, int], ...]:
    """(what, how many) of each kind that is printed."""
    return tuple((what, cell.count(sign)) for sign, what in _SIGNS.items() if sign in cell)


BONUS: Final = (*[_bonus(cell) for cells in _ROWS for cell in cells], (), ())


def _around(row: int, column: int) -> list[str]:
    """The six places around a hex, clockwise from the north-west, on the map or not."""
    above = column - (1 if row <= 4 else 0)  # rows grow longer down to the equator and shorter below it
    below = column - (1 if row >= 4 else 0)
    places = [(row - 1, above), (row - 1, above + 1), (row, column + 1), (row + 1, below + 1), (row + 1, below)]
    return [f"r{r}c{c}" for r, c in [*places, (row, column - 1)]]


#: The hexes next to each hex, clockwise from the north-west, and the same as bits.
NEIGHBOURS: Final = (
    *[tuple(SPACE_INDEX[name] for name in _around(row, column) if name in SPACE_INDEX) for row, column in AT],
    (),
    (),
)
NEAR: Final = tuple(sum(1 << near for near in around) for around in NEIGHBOURS)
ALL: Final = (1 << HEXES) - 1
SEAS: Final = sum(1 << at for at, ground in enumerate(GROUND) if ground == SEA)
VOLCANOES: Final = sum(1 << at for at, ground in enumerate(GROUND) if ground == VOLCANO)
NOCTIS_HEX: Final = GROUND.index(NOCTIS)

#: Land that any rule may use: all but what is reserved for oceans and Noctis City.
USABLE: Final = ALL & ~SEAS & ~(1 << NOCTIS_HEX)
METAL: Final = sum(1 << at for at in range(HEXES) if any(what in (STEEL, TITANIUM) for what, _ in BONUS[at]))


def metal_of(at: int) -> int:
    """The metal printed on a hex. No hex prints both."""
    for what, _ in BONUS[at]:
        if what in (STEEL, TITANIUM):
            return what
    return STEEL


def members(hexes: int) -> list[int]:
    """The hexes in a set, row by row."""
    found: list[int] = []
    while hexes:
        last = hexes & -hexes
        found.append(last.bit_length() - 1)
        hexes ^= last
    return found


def beside(hexes: int) -> int:
    """Every hex next to one of these."""
    found = 0
    while hexes:
        last = hexes & -hexes
        found |= NEAR[last.bit_length() - 1]
        hexes ^= last
    return found

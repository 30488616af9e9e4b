"""The face: rows of the extra board from below, the tokens that lie on it, and the ways between its spaces."""

from __future__ import annotations

from typing import Final

#: The face: rows of the extra board from below, and the tokens that lie on it.
FACE_ROWS: Final[tuple[int, ...]] = (6, 5, 4, 3, 2)
FACE_SPACES: Final = 20
BASE_CAMP: Final = -1
THE_SUMMIT: Final = FACE_SPACES
STEEP: Final = (3, 5)  # rows that cost a supply more
FACE_ROW: Final[tuple[int, ...]] = tuple([row + 1 for row, n in enumerate(FACE_ROWS) for _ in range(n)])
FACE_COLUMN: Final[tuple[int, ...]] = tuple([column + 1 for n in FACE_ROWS for column in range(n)])
#: Exploration tokens: id, copies.
TOKENS: Final = (
    ("clear", 4),
    ("regolith_cache", 3),
    ("ice_cache", 3),
    ("mineral_vein", 3),
    ("crashed_probe", 2),
    ("rockfall", 3),
    ("relic", 2),
)
TOKEN_KIND: Final[tuple[int, ...]] = tuple([kind for kind, (_, n) in enumerate(TOKENS) for _ in range(n)])
CLEAR: Final = 0
REGOLITH_CACHE: Final = 1
ICE_CACHE: Final = 2
MINERAL_VEIN: Final = 3
CRASHED_PROBE: Final = 4
ROCKFALL: Final = 5
RELIC: Final = 6
CACHE: Final = 2  # crystals in a cache, cards in a vein
PROBE_CREDITS: Final = 4
ROCKFALL_ENERGY: Final = 1
RELIC_REPUTATION: Final = 3


def face_space(row: int, column: int) -> int:
    """The number of a space of the extra board; the row above the last is the Summit."""
    return THE_SUMMIT if row > len(FACE_ROWS) else sum(FACE_ROWS[: row - 1]) + column - 1


def _steps(space: int) -> tuple[int, ...]:
    """Where an expedition can go from a space: left, right, or to the row above."""
    if space == BASE_CAMP:
        return tuple(range(FACE_ROWS[0]))
    if space == THE_SUMMIT:
        return ()
    row, column = FACE_ROW[space], FACE_COLUMN[space]
    found = [space + step for step in (-1, 1) if 1 <= column + step <= FACE_ROWS[row - 1]]
    return (*found, *_climbs(space))


def _climbs(space: int) -> tuple[int, ...]:
    """The spaces of the row above that a space touches."""
    if space == BASE_CAMP:
        return tuple(range(FACE_ROWS[0]))
    if space == THE_SUMMIT:
        return ()
    row, column = FACE_ROW[space], FACE_COLUMN[space]
    if row == len(FACE_ROWS):
        return (THE_SUMMIT,)
    return tuple([face_space(row + 1, above) for above in (column - 1, column) if 1 <= above <= FACE_ROWS[row]])


#: By space, with the base camp last.
FACE_STEPS: Final[tuple[tuple[int, ...], ...]] = tuple([_steps(space) for space in range(FACE_SPACES)] + [()])
FACE_CLIMBS: Final[tuple[tuple[int, ...], ...]] = tuple([_climbs(space) for space in range(FACE_SPACES)] + [()])
CAMP_STEPS: Final = _steps(BASE_CAMP)

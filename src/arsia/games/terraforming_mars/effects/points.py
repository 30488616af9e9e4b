"""Points that a card brings at the end."""

from __future__ import annotations

from typing import ClassVar

from arsia.games.mars_engine.effects.points import PerEvery, Points
from arsia.games.terraforming_mars.components import OCEAN, TILE, TILES
from arsia.games.terraforming_mars.components.board import NEAR
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message


class IfResource(Points[TerraformingMars]):
    """Points as soon as anything lies on the card."""

    __slots__ = ()

    def of(self, table: TerraformingMars, seat: int, card: int) -> int:
        return self.n if table.held[card] else 0

    def text(self) -> Message:
        return Message("points-if-resource", {"n": self.n})

    def key(self) -> tuple[object, ...]:
        return ("if_resource", self.n)

    def guess(self) -> float:
        return 1.5


class PerNeighbour(Points[TerraformingMars]):
    """A point for every ocean or city next to the card's own tile."""

    __slots__ = ("neighbour", "tile")

    def __init__(self, neighbour: int, tile: int) -> None:
        super().__init__(1)
        self.neighbour = neighbour
        self.tile = tile

    def of(self, table: TerraformingMars, seat: int, card: int) -> int:
        if self.tile not in table.tiles:
            return 0
        near = NEAR[table.tiles.index(self.tile)]
        return (near & (table.seas if self.neighbour == OCEAN else table.cities)).bit_count()

    def text(self) -> Message:
        return Message("points-per-neighbour", {"neighbour:tile": TILES[self.neighbour]})

    def key(self) -> tuple[object, ...]:
        return ("per_neighbour", TILES[self.neighbour], TILES[self.tile])

    def guess(self) -> float:
        return 2.0


class PerCities(PerEvery[TerraformingMars]):
    """A point for every so many cities in play."""

    __slots__ = ()
    says: ClassVar[str] = "points-per-cities"
    expected: ClassVar[float] = 6.0

    def count(self, table: TerraformingMars, seat: int) -> int:
        return table.cities.bit_count()


def per_neighbour(neighbour: int, of: str) -> PerNeighbour:
    """A point for every ocean or city next to a special tile, by its name."""
    return PerNeighbour(neighbour, TILE[of])

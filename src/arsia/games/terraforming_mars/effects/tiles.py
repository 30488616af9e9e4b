"""What cards do on the board."""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.components.resources import PRICES, RATING, STEEL, TITANIUM
from arsia.games.mars_engine.effects.steps import CardChoice, CardStep
from arsia.games.terraforming_mars.components import CAPITAL, CITY, GREENERY, TILE, TILES
from arsia.games.terraforming_mars.components.board import SPACE_INDEX, metal_of
from arsia.games.terraforming_mars.effects.climate import breathe
from arsia.games.terraforming_mars.effects.spots import CITY_SPOTS, GREENERY_SPOTS, RULES, legal, room
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.message import Message, Option


class PlaceTile(CardChoice[TerraformingMars]):
    """Where does the tile go? A greenery raises the oxygen, except after the last production (TM-33)."""

    __slots__ = ("rule", "tile")

    def __init__(self, tile: int, rule: int) -> None:
        self.tile = tile
        self.rule = rule

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        return legal(table, seat, self.rule)

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        table.place(seat, self.tile, SPACE_INDEX[str(option[1])])
        if self.tile == GREENERY:
            breathe(table, seat, 1)

    def possible(self, table: TerraformingMars, seat: int) -> bool:
        return room(table, seat, self.rule) != 0

    def obstacle(self, table: TerraformingMars, seat: int) -> Message:
        return Message("why-no-space", {"tile": TILES[self.tile]})

    def prompt(self, table: TerraformingMars, seat: int) -> Message:
        return Message("prompt-tile", {"tile": TILES[self.tile], "where": RULES[self.rule]})

    def rate(self) -> tuple[float, float]:
        if self.tile == GREENERY:
            return (RATING + 8.0, 0.0)
        return (13.0, 0.0) if self.tile in (CITY, CAPITAL) else (3.0, 0.0)

    def text(self) -> Message:
        return Message("effect-tile", {"tile": TILES[self.tile], "where": RULES[self.rule]})


class ProduceMetalUnder(CardStep[TerraformingMars]):
    """Production of the metal that is printed under an own special tile."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def do(self, table: TerraformingMars, seat: int) -> None:
        table.produce(seat, self.metal(table, seat), 1)

    def metal(self, table: TerraformingMars, seat: int) -> int:
        """Steel or titanium."""
        return metal_of(table.tiles.index(self.tile)) if self.tile in table.tiles else STEEL

    def rate(self) -> tuple[float, float]:
        return (0.0, (PRICES[STEEL] + PRICES[TITANIUM]) / 2)

    def text(self) -> Message:
        return Message("effect-metal-under", {"tile": TILES[self.tile]})


def place_city(where: int = CITY_SPOTS) -> PlaceTile:
    """A city."""
    return PlaceTile(CITY, where)


def place_greenery(where: int = GREENERY_SPOTS) -> PlaceTile:
    """A greenery."""
    return PlaceTile(GREENERY, where)


def place(tile: str, where: int) -> PlaceTile:
    """A special tile, by its name."""
    return PlaceTile(TILE[tile], where)


def produce_metal_under(tile: str) -> ProduceMetalUnder:
    """Production of the metal under a special tile, by its name."""
    return ProduceMetalUnder(TILE[tile])


PLACE_GREENERY: Final = place_greenery()

"""Alone on Mars: two neutral cities with a greenery each, fourteen generations, won or lost.

The rulebook at hand prints no solo game; this one follows the fact sheet (TM-90 to TM-95).
"""

from __future__ import annotations

from typing import Final

from arsia.games.terraforming_mars.cards.deck import COST
from arsia.games.terraforming_mars.components import CITY, GREENERY, TILES
from arsia.games.terraforming_mars.components.board import HEXES, NEAR, NEIGHBOURS, SPACES, USABLE, beside
from arsia.games.terraforming_mars.components.names import IDS
from arsia.games.terraforming_mars.table import NOBODY, TerraformingMars
from arsia.kernel.step import Step


class NeutralTiles(Step[TerraformingMars]):
    """The cost of a turned card tells where each tile goes; the second city is counted from the far end (TM-91)."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        for backwards in (False, True):
            city = self._city(table, seat, backwards)
            self._lay(table, CITY, city)
            free = self._free(table)
            beside_it = [at for at in NEIGHBOURS[city] if free >> at & 1]
            self._lay(table, GREENERY, beside_it[self._turn(table, seat, len(beside_it))])

    def _city(self, table: TerraformingMars, seat: int, backwards: bool) -> int:
        free = self._free(table)
        near = beside(table.cities)
        open_to = [at for at in range(HEXES) if free >> at & 1 and not near >> at & 1 and NEAR[at] & free]
        if backwards:
            open_to.reverse()
        return open_to[self._turn(table, seat, len(open_to))]

    def _free(self, table: TerraformingMars) -> int:
        return USABLE & ~table.cities & ~table.greens

    def _turn(self, table: TerraformingMars, seat: int, choices: int) -> int:
        """Turn a card over and count by its cost."""
        card = table.pop_card()
        table.show_all(card)
        table.discards.append(card)
        if table.telling:
            table.tell("revealed", seat, IDS[card])
        return (max(1, COST[card]) - 1) % choices

    def _lay(self, table: TerraformingMars, tile: int, at: int) -> None:
        table.lay_tile(NOBODY, tile, at)
        if table.telling:
            table.tell("neutral", TILES[tile], SPACES[at])


NEUTRAL_TILES: Final = NeutralTiles()

"""Phase IV: production (AE-73 to AE-76)."""

from __future__ import annotations

from typing import Final

from arsia.games.ares_expedition.components import PRODUCTION, PRODUCTION_BONUS
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.resources import CARDS, HEAT, KINDS, MC, PLANTS
from arsia.kernel.step import Step


class ProduceAll(Step[AresExpedition]):
    """Phase IV: M€ for rating and production, heat, plants and cards (AE-74)."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        stock, prod = table.stock, table.prod
        for each in range(table.seats):
            base = each * KINDS
            income = table.tr[each] + prod[base + MC]
            if table.picked[each] == PRODUCTION:
                income += PRODUCTION_BONUS
            stock[base + MC] += income
            if table.telling:
                table.tell("income", each, income)
            table.gain(each, HEAT, prod[base + HEAT])
            table.gain(each, PLANTS, prod[base + PLANTS])
            table.draw(each, prod[base + CARDS])


PRODUCE: Final = ProduceAll()

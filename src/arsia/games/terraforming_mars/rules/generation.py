"""A generation from its first player to its production (TM-10, TM-15, TM-60)."""

from __future__ import annotations

from typing import Final

from arsia.games.mars_engine.components.resources import ENERGY, HEAT, KINDS, MC
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.rules.actions import TURN
from arsia.games.terraforming_mars.rules.draft import DEAL_PACKS
from arsia.games.terraforming_mars.rules.research import BUY_CARDS, DEAL_RESEARCH, TAKE_BOUGHT
from arsia.games.terraforming_mars.rules.scoring import END_GAME, LAST_GREENERY
from arsia.games.terraforming_mars.table import TerraformingMars
from arsia.kernel.step import Step, Together


class Generation(Step[TerraformingMars]):
    """First player moves on, research, actions, production (TM-10 to TM-15). The first has no research."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        table.generation += 1
        if table.generation > 1:
            table.first = (table.first + 1) % table.seats
        table.passed = 0
        table.active = table.first
        table.acts = 0
        if table.telling:
            table.tell("generation", table.generation, table.first)
        steps: list[Step[TerraformingMars]] = [TURN, PRODUCTION]
        if table.generation > 1:
            everyone = tuple(range(table.seats))
            steps = [Together(BUY_CARDS, everyone), TAKE_BOUGHT, *steps]
            steps = [DEAL_PACKS if table.options["draft"] else DEAL_RESEARCH, *steps]
        table.then(*steps, seat=table.first)


class Production(Step[TerraformingMars]):
    """Energy turns to heat, income, production, markers come off; then see whether the game is over (TM-60)."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        stock, prod = table.stock, table.prod
        for each in range(table.seats):
            base = each * KINDS
            stock[base + HEAT] += stock[base + ENERGY]
            stock[base + ENERGY] = 0
            income = max(0, table.tr[each] + prod[base + MC])
            stock[base + MC] += income
            for resource in range(1, KINDS):
                stock[base + resource] += prod[base + resource]
            if table.telling:
                table.tell("income", each, income)
        table.used = 0
        table.raised = 0
        table.passed = 0
        table.next_cut = [0] * table.seats
        table.next_shift = [0] * table.seats
        last = table.generation == c.SOLO_GENERATIONS if table.is_solo else table.is_terraformed
        if not last:
            table.then(GENERATION)
        elif table.is_terraformed:
            table.then(END_GAME)
            for each in reversed(table.order()):
                table.then(LAST_GREENERY, seat=each)
        else:
            table.then(END_GAME)


GENERATION: Final = Generation()
PRODUCTION: Final = Production()

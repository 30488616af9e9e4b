"""Milestones to claim and awards to fund (TM-80 to TM-82)."""

from __future__ import annotations

from arsia.games.mars_engine.components.tags import BUILDING
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.components import AWARD_COSTS, AWARDS, MILESTONE_NEEDS, TAG_KINDS
from arsia.games.terraforming_mars.components.options import CLAIM, FUND
from arsia.games.terraforming_mars.effects.payment import bill
from arsia.games.terraforming_mars.table import NOBODY, TerraformingMars
from arsia.kernel.message import Option
from arsia.kernel.table import changed


def titles(table: TerraformingMars, seat: int, purse: int, options: list[Option]) -> None:
    """Milestones that may be claimed and awards that may be funded (TM-80 to TM-82)."""
    milestones = table.milestones
    if milestones.count(NOBODY) > len(c.MILESTONES) - c.MILESTONES_OPEN:
        for index, count in enumerate(milestone_counts(table, seat)):
            if count >= MILESTONE_NEEDS[index] and milestones[index] == NOBODY:
                options.append(CLAIM[index])
    awards = table.awards
    funded = len(AWARDS) - awards.count(NOBODY)
    if funded < len(AWARD_COSTS) and purse >= AWARD_COSTS[funded]:
        if not funded:
            options.extend(FUND)
            return
        for index in range(len(AWARDS)):
            if awards[index] == NOBODY:
                options.append(FUND[index])


def milestone_counts(table: TerraformingMars, seat: int) -> list[int]:
    """How far the seat is with each milestone."""
    owned = table.owned[seat]
    return [
        table.tr[seat],
        (table.cities & owned).bit_count(),
        (table.greens & owned).bit_count(),
        table.tags[seat * TAG_KINDS + BUILDING],
        len(table.hands[seat]),
    ]


def claim(table: TerraformingMars, seat: int, milestone: int) -> None:
    """Claim a milestone."""
    table.milestones = changed(table.milestones, milestone, seat)
    table.touch()
    if table.telling:
        table.tell("milestone", seat, c.MILESTONES[milestone])
    bill(table, seat, c.MILESTONE_COST, (), 0)


def fund(table: TerraformingMars, seat: int, award: int) -> None:
    """Fund an award; each one costs more than the one before."""
    price = AWARD_COSTS[len(AWARDS) - table.awards.count(NOBODY)]
    table.awards = changed(table.awards, award, seat)
    table.touch()
    if table.telling:
        table.tell("award", seat, AWARDS[award], price)
    bill(table, seat, price, (), 0)

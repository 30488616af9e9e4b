"""A rough worth of a position, for bots that look one step ahead and for rollouts that are cut short."""

from __future__ import annotations

from arsia.games.pocket_mars.components import HOMES
from arsia.games.pocket_mars.table import PocketMars


def worth(table: PocketMars, seat: int) -> float:
    """How far the seat is ahead of its best rival, in points that it can hope for."""
    own = standing(table, seat)
    rivals = [standing(table, player) for player in range(table.players) if player != seat]
    return own - max(rivals)


def standing(table: PocketMars, player: int) -> float:
    """The points a player has or has within reach."""
    players = table.players
    aboard = table.ship[player]
    points = 1.3 * aboard + 0.18 * table.energy[player]
    homes = 0
    fullest = 0
    landed = 0
    for building in range(HOMES):
        at = building * players + player
        low, high = table.star1[at], table.star2[at]
        points += 2.6 * low + 4.1 * high
        here = low + high
        landed += here
        if here:
            homes += 1
            if here > fullest:
                fullest = here
    points += 0.35 * homes if homes < 4 else 2.0
    if fullest >= 4:
        points += 3.0
    elif fullest >= 2:
        points += 0.4 * (fullest - 1)
    # The game ends with a seventh landing: being close to it is worth something only when it is one's own doing.
    return points

"""Points, for people and for the automatics (PM-61 to PM-68, PM-79)."""

from __future__ import annotations

from arsia.games.pocket_mars import components as c
from arsia.games.pocket_mars.table import PocketMars
from arsia.kernel.message import Message
from arsia.kernel.outcome import Line, Outcome, places


def score_game(table: PocketMars) -> None:
    """Points, then more colonists on double stars, then more on Mars; after that it is a draw (PM-61 to PM-68)."""
    sheets = [score_sheet(table, each) for each in range(table.seats)]
    scores = [sum(line.points for line in sheet) for sheet in sheets]
    ranks = [(scores[each], sum(table.star2[each :: table.players]), table.landed(each)) for each in range(table.seats)]
    table.tell("end")
    table.end(Outcome(places(ranks), tuple(scores), tuple(sheets), Message("end-seven-landed")))


def score_sheet(table: PocketMars, player: int) -> tuple[Line, ...]:
    """The points of one player, line by line."""
    homes = [table.colonists_in(building, player) for building in range(c.HOMES)]
    return (
        Line("score-ship", c.ON_SHIP * table.ship[player]),
        Line("score-star1", c.ON_STAR1 * sum(table.star1[player :: table.players])),
        Line("score-star2", c.ON_STAR2 * sum(table.star2[player :: table.players])),
        Line("score-energy", c.MOST_ENERGY if table.energy[player] == max(table.energy) else 0),
        Line("score-all-four", c.IN_ALL_FOUR if min(homes) else 0),
        Line("score-four-in-one", c.FOUR_IN_ONE if max(homes) >= 4 else 0),
    )


def tally(table: PocketMars, player: int) -> int:
    """A player's points as things stand."""
    return sum([line.points for line in score_sheet(table, player)])


def automatics_sheet(table: PocketMars) -> tuple[Line, ...]:
    """The automatics' points, with bonuses of their own."""
    homes = [table.colonists_in(building, c.AUTOMATICS) for building in range(c.HOMES)]
    return (
        Line("score-ship", c.ON_SHIP * table.ship[c.AUTOMATICS]),
        Line("score-star1", c.ON_STAR1 * sum(table.star1[c.AUTOMATICS :: 2])),
        Line("score-star2", c.ON_STAR2 * sum(table.star2[c.AUTOMATICS :: 2])),
        Line("score-energy", c.SOLO_MOST_ENERGY if table.energy[c.AUTOMATICS] >= table.energy[c.PLAYER] else 0),
        Line("score-all-four", c.SOLO_IN_ALL_FOUR if min(homes) else 0),
        Line("score-four-in-one", c.SOLO_FOUR_IN_ONE if max(homes) >= 4 else 0),
    )


def score_solo(table: PocketMars, reason: str) -> None:
    """The player wins with more points than the automatics; a tie is lost."""
    sheet, rival = score_sheet(table, c.PLAYER), automatics_sheet(table)
    score = sum(line.points for line in sheet)
    won = score > sum(line.points for line in rival)
    table.tell("end")
    table.end(Outcome((1 if won else 2,), (score,), (sheet,), Message(reason), won, rival))

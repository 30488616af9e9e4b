"""The end of the game: when it comes, who has won, and the points."""

from __future__ import annotations

from arsia.games.martians.components import (
    COM,
    COOP,
    CREDIT,
    DEAD_COLONISTS,
    ENERGY,
    ENERGY_PER_POINT,
    FOURTH_COLONIST,
    LEFT_DEMAND,
    MAJORITY,
    REPUTATION,
    SEMI,
    SOLO,
    STOCK,
    WIDE,
)
from arsia.games.martians.cost import WILD
from arsia.games.martians.decks import GOALS, Goal
from arsia.games.martians.scenarios import (
    BUILT,
    CALM,
    CALMED,
    FOURTH,
    INSTALLED,
    SATISFACTION,
    SUMMIT,
    THE_SUMMIT,
    TRUST,
    UNDAMAGED,
    Check,
)
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message
from arsia.kernel.outcome import Line, Outcome, places


def is_accomplished(table: Martians) -> bool:
    """Is every requirement of the scenario met, and the colony in the state it asks for (MA-120)?"""
    if table.failed:
        return False
    for index, mission in enumerate(table.setup.scenario.missions):
        if mission.counts and table.progress[index] < table.setup.required[index]:
            return False
    return all(holds(table, check) for check in table.setup.scenario.checks)


def holds(table: Martians, check: Check) -> bool:
    """Is the colony in this state?"""
    return measured(table, check) >= 0


def measured(table: Martians, check: Check) -> int:
    """By how much a state is exceeded, or below 0 what is lacking to it."""
    n = check.n[table.seats - 1]
    what = check.what
    if what == INSTALLED:
        return sum(table.solar) + sum(table.wind) - n
    if what == FOURTH:
        return 0 if table.fourth else -1
    if what == SATISFACTION:
        return sum(table.stock[REPUTATION::STOCK]) - n
    if what == SUMMIT:
        return 0 if table.expedition == THE_SUMMIT else -1
    if what == CALM:
        return n - table.hostility
    if what == TRUST:
        return sum(table.progress[index] for index in CALMED) - n
    if what == UNDAMAGED:
        return -sum((table.upgrades >> building * WIDE & 7).bit_count() for building in check.buildings)
    assert what == BUILT
    return -sum(table.unbuilt >> building & 1 for building in check.buildings)


def finish(table: Martians) -> None:
    """The game is over in the ordinary way."""
    if table.mode == COM:
        _rank(table, Message("end-last-cycle"))
    elif table.setup.has_orders:
        sheet = score_sheet(table, 0)
        score = sum(line.points for line in sheet)
        table.tell("end")
        table.end(Outcome((1,), (score,), (sheet,), Message("end-orders")))
    else:
        won = is_accomplished(table) and not any(table.demand)
        if table.mode == SEMI:
            _rank(table, Message("end-accomplished" if won else "end-failed"), won)
        else:
            _together(table, won, Message("end-accomplished" if won else "end-failed"))


def lose_at_once(table: Martians, reason: Message) -> None:
    """The colony is lost; in SEMI:CO-OP.3 reputation still decides (MA-93, MA-122)."""
    if table.mode == SEMI:
        _rank(table, reason, False)
    elif table.setup.has_orders:
        sheet = score_sheet(table, 0)
        table.tell("end")
        table.end(Outcome((1,), (sum(line.points for line in sheet),), (sheet,), reason))
    else:
        _together(table, False, reason)


def _together(table: Martians, won: bool, reason: Message) -> None:
    """All have won or all have lost."""
    sheet = (Line("score-satisfaction", table.stock[REPUTATION]),)
    table.tell("end")
    place = 1 if won else 2
    seats = table.seats
    table.end(Outcome((place,) * seats, (table.stock[REPUTATION],) * seats, (sheet,) * seats, reason, won))


def _rank(table: Martians, reason: Message, accomplished: bool = True) -> None:
    """Most reputation wins, then more credits; after that the win is shared (MA-123, MA-125)."""
    sheets = tuple([score_sheet(table, seat) for seat in range(table.seats)])
    scores = tuple([sum(line.points for line in sheet) for sheet in sheets])
    ranks = [(scores[seat], table.has(seat, CREDIT)) for seat in range(table.seats)]
    found = places(ranks)
    if not accomplished and table.options["all_lose"] is True:
        found = tuple([2] * table.seats)
    table.tell("end")
    table.end(Outcome(found, scores, sheets, reason))


def tally(table: Martians, seat: int) -> int:
    """The points as things stand; who play together without orders share the satisfaction of all."""
    if table.mode in (SOLO, COOP) and not table.setup.has_orders:
        return table.stock[REPUTATION]
    return sum([line.points for line in score_sheet(table, seat)])


def score_sheet(table: Martians, player: int) -> tuple[Line, ...]:
    """The points of a player, line by line, as the mode counts them (MA-123, MA-124, MA-126 to MA-131)."""
    lines = [
        Line("score-satisfaction" if table.mode in (SOLO, COOP) else "score-reputation", table.has(player, REPUTATION)),
        Line("score-energy", table.has(player, ENERGY) // ENERGY_PER_POINT),
    ]
    if table.mode == SEMI:
        return tuple(lines)
    lines.append(Line("score-demand", LEFT_DEMAND * table.demands(player)))
    if table.mode == SOLO:
        lines.append(Line("score-dead", DEAD_COLONISTS * sum(table.dead)))
        lines.append(Line("score-fourth", FOURTH_COLONIST if table.fourth else 0))
        return tuple(lines)
    lines.append(Line("score-dead", DEAD_COLONISTS * table.dead[player]))
    lines.append(Line("score-fourth", FOURTH_COLONIST if table.fourth >> player & 1 else 0))
    lines.append(Line("score-pioneer", majority(table.built, player)))
    lines.append(Line("score-builder", majority(table.upgraded, player)))
    if table.setup.goals:
        met = [GOALS[goal].reputation for goal in table.goals[player] if is_met(table, player, GOALS[goal])]
        lines.append(Line("score-goals", sum(met)))
    return tuple(lines)


def majority(counts: list[int], player: int) -> int:
    """Points for most tokens and for second most; none for none (MA-129)."""
    own = counts[player]
    if not own:
        return 0
    more = len({each for each in counts if each > own})
    return MAJORITY[more] if more < len(MAJORITY) else 0


def is_met(table: Martians, player: int, goal: Goal) -> bool:
    """Has the player reached a hidden goal? Goods are shown, not spent."""
    if not table.can_pay(player, goal.goods):
        return False
    if goal.distinct:
        counts = table.mineral_counts(table.owners[player])
        if len([n for n in counts[:WILD] if n]) + counts[WILD] < goal.distinct:
            return False
    own = [table.helper(player, kind) for kind in range(3)]
    if any(not own[kind] for kind in goal.helpers) or max(own) < goal.same:
        return False
    at = table.cards[player] * 2
    return len([each for each in table.specialists[at : at + 2] if each >= 0]) >= goal.specialists

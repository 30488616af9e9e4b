"""The end of the game: when it comes, who has won, and the points."""

from __future__ import annotations

from arsia.games.martians import components as c
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message
from arsia.kernel.outcome import Line, Outcome, places


def is_accomplished(table: Martians) -> bool:
    """Is every requirement of the scenario met, and the colony in the state it asks for (MA-120)?"""
    if table.story.failed:
        return False
    for index, mission in enumerate(table.setup.scenario.missions):
        if mission.counts and table.story.progress[index] < table.setup.required[index]:
            return False
    return all(holds(table, check) for check in table.setup.scenario.checks)


def holds(table: Martians, check: c.Check) -> bool:
    """Is the colony in this state?"""
    return measured(table, check) >= 0


def measured(table: Martians, check: c.Check) -> int:
    """By how much a state is exceeded, or below 0 what is lacking to it."""
    n = check.n[table.seats - 1]
    what = check.what
    if what == c.INSTALLED:
        return sum(table.assets.solar) + sum(table.assets.wind) - n
    if what == c.FOURTH:
        return 0 if table.fourth else -1
    if what == c.SATISFACTION:
        return sum(table.stock[c.REPUTATION :: c.STOCK]) - n
    if what == c.SUMMIT:
        return 0 if table.story.expedition == c.THE_SUMMIT else -1
    if what == c.CALM:
        return n - table.story.hostility
    if what == c.TRUST:
        return sum(table.story.progress[index] for index in c.CALMED) - n
    if what == c.UNDAMAGED:
        return -sum((table.upgrades >> building * c.WIDE & 7).bit_count() for building in check.buildings)
    assert what == c.BUILT
    return -sum(table.unbuilt >> building & 1 for building in check.buildings)


def finish(table: Martians) -> None:
    """The game is over in the ordinary way."""
    if table.mode == c.COM:
        _rank(table, Message("end-last-cycle"))
    elif table.setup.has_orders:
        sheet = score_sheet(table, 0)
        score = sum(line.points for line in sheet)
        table.tell("end")
        table.end(Outcome((1,), (score,), (sheet,), Message("end-orders")))
    else:
        won = is_accomplished(table) and not any(table.demand)
        if table.mode == c.SEMI:
            _rank(table, Message("end-accomplished" if won else "end-failed"), won)
        else:
            table.end_together(won, Message("end-accomplished" if won else "end-failed"))


def lose_at_once(table: Martians, reason: Message) -> None:
    """The colony is lost; in SEMI:CO-OP.3 reputation still decides (MA-93, MA-122)."""
    if table.mode == c.SEMI:
        _rank(table, reason, False)
    elif table.setup.has_orders:
        sheet = score_sheet(table, 0)
        table.tell("end")
        table.end(Outcome((1,), (sum(line.points for line in sheet),), (sheet,), reason))
    else:
        table.end_together(False, reason)


def _rank(table: Martians, reason: Message, accomplished: bool = True) -> None:
    """Most reputation wins, then more credits; after that the win is shared (MA-123, MA-125)."""
    sheets = tuple([score_sheet(table, seat) for seat in range(table.seats)])
    scores = tuple([sum(line.points for line in sheet) for sheet in sheets])
    ranks = [(scores[seat], table.has(seat, c.CREDIT)) for seat in range(table.seats)]
    found = places(ranks)
    if not accomplished and table.options["all_lose"] is True:
        found = tuple([2] * table.seats)
    table.tell("end")
    table.end(Outcome(found, scores, sheets, reason))


def tally(table: Martians, seat: int) -> int:
    """The points as things stand; who play together without orders share the satisfaction of all."""
    if table.mode in (c.SOLO, c.COOP) and not table.setup.has_orders:
        return table.stock[c.REPUTATION]
    return sum([line.points for line in score_sheet(table, seat)])


def score_sheet(table: Martians, player: int) -> tuple[Line, ...]:
    """The points of a player, line by line, as the mode counts them (MA-123, MA-124, MA-126 to MA-131)."""
    lines = [
        Line(
            "score-satisfaction" if table.mode in (c.SOLO, c.COOP) else "score-reputation",
            table.has(player, c.REPUTATION),
        ),
        Line("score-energy", table.has(player, c.ENERGY) // c.ENERGY_PER_POINT),
    ]
    if table.mode == c.SEMI:
        return tuple(lines)
    lines.append(Line("score-demand", c.LEFT_DEMAND * table.demands(player)))
    if table.mode == c.SOLO:
        lines.append(Line("score-dead", c.DEAD_COLONISTS * sum(table.dead)))
        lines.append(Line("score-fourth", c.FOURTH_COLONIST if table.fourth else 0))
        return tuple(lines)
    lines.append(Line("score-dead", c.DEAD_COLONISTS * table.dead[player]))
    lines.append(Line("score-fourth", c.FOURTH_COLONIST if table.fourth >> player & 1 else 0))
    lines.append(Line("score-pioneer", majority(table.assets.built, player)))
    lines.append(Line("score-builder", majority(table.assets.upgraded, player)))
    if table.setup.goals:
        met = [c.GOALS[goal].reputation for goal in table.goals.kept[player] if is_met(table, player, c.GOALS[goal])]
        lines.append(Line("score-goals", sum(met)))
    return tuple(lines)


def majority(counts: list[int], player: int) -> int:
    """Points for most tokens and for second most; none for none (MA-129)."""
    own = counts[player]
    if not own:
        return 0
    more = len({each for each in counts if each > own})
    return c.MAJORITY[more] if more < len(c.MAJORITY) else 0


def is_met(table: Martians, player: int, goal: c.Goal) -> bool:
    """Has the player reached a hidden goal? Goods are shown, not spent."""
    if not table.can_pay(player, goal.goods):
        return False
    if goal.distinct:
        counts = table.mineral_counts(table.owners[player])
        if len([n for n in counts[: c.WILD] if n]) + counts[c.WILD] < goal.distinct:
            return False
    own = [table.helper(player, kind) for kind in range(3)]
    if any(not own[kind] for kind in goal.helpers) or max(own) < goal.same:
        return False
    at = table.cards[player] * 2
    return len([each for each in table.assets.specialists[at : at + 2] if each >= 0]) >= goal.specialists

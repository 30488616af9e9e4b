"""Points: during the game as things stand, and at its end."""

from __future__ import annotations

from arsia.games.ares_expedition.cards.deck import DECK
from arsia.games.ares_expedition.components import COOP_POINTS
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.resources import HEAT, KINDS, MC, PLANTS
from arsia.kernel.message import Message
from arsia.kernel.outcome import Line, Outcome, places


def card_points(table: AresExpedition, seat: int) -> int:
    """Points on played cards, each rounded down on its own."""
    total = 0
    for card in table.fronts[seat]:
        points = DECK[card].points
        if points is not None:
            total += points.of(table, seat, card)
    return total


def score_sheet(table: AresExpedition, seat: int) -> tuple[Line, ...]:
    """Everything that counts for a seat (AE-70)."""
    return (
        Line("score-tr", table.tr[seat]),
        Line("score-forests", table.forests[seat]),
        Line("score-cards", card_points(table, seat)),
    )


def tally(table: AresExpedition, seat: int) -> int:
    """The points of a seat as things stand."""
    return table.tr[seat] + table.forests[seat] + card_points(table, seat)


def leftovers(table: AresExpedition, seat: int) -> int:
    """Heat, plants and M€ together: they break a tie (AE-71)."""
    base = seat * KINDS
    return table.stock[base + HEAT] + table.stock[base + PLANTS] + table.stock[base + MC]


def outcome(table: AresExpedition) -> Outcome:
    """Most points win. Together and alone the planet must be ready in time (AE-104, AE-117)."""
    seats = range(table.seats)
    sheets = tuple([score_sheet(table, seat) for seat in seats])
    scores = tuple([sum([line.points for line in sheet]) for sheet in sheets])
    if table.is_solo or table.is_coop:
        won = table.is_terraformed and (table.is_solo or sum(scores) >= COOP_POINTS)
        mode = "solo" if table.is_solo else "coop"
        ready = 1 if table.is_terraformed else 0
        args: dict[str, object] = {"round": table.round, "points": sum(scores), "ready": ready}
        reason = Message(f"ended-{mode}-{'won' if won else 'lost'}", args)
        return Outcome(tuple([1 if won else 2 for _ in seats]), scores, sheets, reason, won)
    ranks = [(scores[seat], leftovers(table, seat)) for seat in seats]
    return Outcome(places(ranks), scores, sheets, Message("ended", {"round": table.round}))

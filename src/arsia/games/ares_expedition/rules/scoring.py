"""The end: cards may be sold, then points, during the game as things stand and at its end (AE-65, AE-66, AE-87)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.ares_expedition.cards.deck import DECK
from arsia.games.ares_expedition.components import COOP_POINTS, INDEX, SELL
from arsia.games.ares_expedition.effects.payment import sell
from arsia.games.ares_expedition.table import AresExpedition
from arsia.games.mars_engine.components.resources import HEAT, KINDS, MC, PLANTS
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.outcome import Line, Outcome, places
from arsia.kernel.several import ANYWHERE, SeveralSeen
from arsia.kernel.step import Step, Together


class SellAtEnd(SeveralSeen[AresExpedition]):
    """Sell hand cards, so many at least. No order matters, but records have sold them in any."""

    __slots__ = ()
    walks: ClassVar[int] = ANYWHERE

    def least(self, held: int) -> int:
        """How many must go of so many that were held."""
        return 0

    def ask(self, table: AresExpedition, seat: int) -> Walk:
        cards = table.hands[seat]
        held = self.taken + len(cards)
        return [SELL[card] for card in cards], None, 0, self.taken, self.least(held), held

    def add(self, table: AresExpedition, seat: int, element: Option) -> None:
        sell(table, seat, INDEX[str(element[1])])


class LastSale(Step[AresExpedition]):
    """Before points are counted cards may still be sold, because M€ can break a tie (AE-71, AE-87). Alone and together
    there is none to break, so nobody is asked."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        if table.is_solo or table.is_coop:
            table.then(END_GAME)
        else:
            table.then(Together(SELL_LAST, tuple(range(table.seats))), END_GAME)


class SellLast(SellAtEnd):
    """Sell hand cards, or not."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-last-sale")

    def onward(self, place: int, taken: int) -> SellLast:
        return SellLast(place, taken)


class EndGame(Step[AresExpedition]):
    """Count points."""

    __slots__ = ()

    def do(self, table: AresExpedition, seat: int) -> None:
        table.tell("end")
        table.end(outcome(table))


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


SELL_LAST: Final = SellLast(0, 0)
END_GAME: Final = EndGame()
LAST_SALE: Final = LastSale()

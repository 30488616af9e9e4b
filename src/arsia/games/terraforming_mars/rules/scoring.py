"""The end: the last greeneries, and points, during the game as things stand and at its end (TM-61 to TM-64, TM-83)."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.mars_engine.components.resources import HEAT, KINDS, MC, PLANTS, STEEL, TITANIUM
from arsia.games.mars_engine.components.tags import SCIENCE
from arsia.games.terraforming_mars import components as c
from arsia.games.terraforming_mars.cards.deck import DECK
from arsia.games.terraforming_mars.components.board import HEXES, NEAR
from arsia.games.terraforming_mars.components.options import CONVERT_PLANTS, DONE
from arsia.games.terraforming_mars.effects.spots import GREENERY_SPOTS, room
from arsia.games.terraforming_mars.effects.tiles import PLACE_GREENERY
from arsia.games.terraforming_mars.table import NOBODY, TerraformingMars
from arsia.kernel.message import Message, Option
from arsia.kernel.outcome import Line, Outcome, places
from arsia.kernel.step import Choice, Step


class LastGreenery(Choice[TerraformingMars]):
    """Plants may still become greeneries, all of one player's before the next one's (TM-62)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-last-greenery")

    def options(self, table: TerraformingMars, seat: int) -> list[Option]:
        plants = table.stock[seat * KINDS + PLANTS]
        if plants < table.greenery_cost[seat] or not room(table, seat, GREENERY_SPOTS):
            return []
        return [CONVERT_PLANTS, DONE]

    def take(self, table: TerraformingMars, seat: int, option: Option) -> None:
        if option[0] == "convert":
            table.pay(seat, PLANTS, table.greenery_cost[seat])
            table.then(PLACE_GREENERY, LAST_GREENERY)


class EndGame(Step[TerraformingMars]):
    """Count points."""

    __slots__ = ()

    def do(self, table: TerraformingMars, seat: int) -> None:
        table.tell("end")
        table.end(outcome(table))


def award_count(table: TerraformingMars, seat: int, award: int) -> int:
    """What an award looks at."""
    base = seat * KINDS
    if award == 0:
        return table.owned[seat].bit_count()
    if award == 1:
        return table.prod[base + MC]
    if award == 2:
        return table.tags[seat * c.TAG_KINDS + SCIENCE]
    if award == 3:
        return table.stock[base + HEAT]
    return table.stock[base + STEEL] + table.stock[base + TITANIUM]


def award_points(table: TerraformingMars, award: int) -> list[int]:
    """What an award gives each seat. First places are shared; then nobody is second (TM-83)."""
    counts = [award_count(table, seat, award) for seat in range(table.seats)]
    most = max(counts)
    points = [c.AWARD_FIRST if count == most else 0 for count in counts]
    if counts.count(most) == 1 and table.seats > 2:
        second = max([count for count in counts if count != most])
        points = [c.AWARD_SECOND if count == second else got for count, got in zip(counts, points, strict=True)]
    return points


def city_points(table: TerraformingMars, seat: int) -> int:
    """A point for each greenery next to an own city."""
    points = 0
    cities = table.cities & table.owned[seat]
    for at in range(HEXES):
        if cities >> at & 1:
            points += (NEAR[at] & table.greens).bit_count()
    return points


def card_points(table: TerraformingMars, seat: int) -> int:
    """Points on played cards, events included."""
    total = 0
    for cards in (table.fronts[seat], table.events_of[seat]):
        for card in cards:
            points = DECK[card].points
            if points is not None:
                total += points.of(table, seat, card)
    return total


def score_sheet(table: TerraformingMars, seat: int) -> tuple[Line, ...]:
    """Everything that counts for a seat."""
    awards = sum([award_points(table, each)[seat] for each in range(len(c.AWARDS)) if table.awards[each] != NOBODY])
    return (
        Line("tr", table.tr[seat]),
        Line("milestones", c.MILESTONE_POINTS * table.milestones.count(seat)),
        Line("awards", awards),
        Line("greeneries", (table.greens & table.owned[seat]).bit_count()),
        Line("cities", city_points(table, seat)),
        Line("cards", card_points(table, seat)),
    )


def tally(table: TerraformingMars, seat: int) -> int:
    """The points of a seat as things stand."""
    return sum([line.points for line in score_sheet(table, seat)])


def outcome(table: TerraformingMars) -> Outcome:
    """Most points win; M€ break a tie (TM-64). Alone, the planet must be ready in time (TM-92)."""
    sheets = tuple([score_sheet(table, seat) for seat in range(table.seats)])
    scores = tuple([sum([line.points for line in sheet]) for sheet in sheets])
    if table.is_solo:
        won = table.is_terraformed
        reason = Message("ended-solo-won" if won else "ended-solo-lost", {"generation": table.generation})
        return Outcome((1 if won else 2,), scores, sheets, reason, won)
    ranks = [(scores[seat], table.stock[seat * KINDS + MC]) for seat in range(table.seats)]
    return Outcome(places(ranks), scores, sheets, Message("ended", {"generation": table.generation}))


LAST_GREENERY: Final = LastGreenery()
END_GAME: Final = EndGame()

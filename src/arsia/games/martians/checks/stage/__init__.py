"""What a test may set and read of a table of Martians.

Goods that all share can be set and read of any player or of the table. Alone, players 0 and 1 are the two corporations,
and seat 0 decides for both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from arsia.games.martians import components as c
from arsia.games.martians.cards.events import EVENTS, EVENTS_OF_CYCLE, SCENARIO_EVENTS
from arsia.games.martians.checks.stage.of_board import OF_BOARD
from arsia.games.martians.checks.stage.of_decks import OF_DECKS
from arsia.games.martians.checks.stage.of_player import OF_PLAYER
from arsia.games.martians.checks.stage.of_story import OF_STORY
from arsia.games.martians.rules.cycle import SUMMARY
from arsia.games.martians.rules.delivery import end_turn
from arsia.games.martians.rules.refill import REFILL
from arsia.games.martians.rules.scoring import finish
from arsia.games.martians.rules.setup import fill_stocks, lay_tokens
from arsia.games.martians.rules.turn import TURNS
from arsia.games.martians.rules.work import (
    END_ROUND,
    PRODUCE,
    REVEAL_EVENT,
    REVEAL_WEATHER,
    ROUNDS,
    TAKE_TURNS,
    happen,
)
from arsia.games.martians.table import NO_CARD, NO_QUARTER, Martians
from arsia.kernel.cards.knowledge import Knowledge
from arsia.kernel.stage import Entry, Phase, Stage, Where, quiet
from arsia.kernel.step import Step

Begin = Callable[[Martians, int], None]


def clear(table: Martians) -> None:
    """The board, the stocks and the oxygen as at the start; decks in their order, and none laid out."""
    quiet(table)
    table.unshare()
    setup, players = table.setup, table.players
    market, ground, goals, story = table.market, table.ground, table.goals, table.story
    table.cycle = 1
    table.round = 1
    table.first = table.active = 0
    table.time = c.TIME
    table.entered = table.entered_neutral = table.done = table.done_neutral = table.used = 0
    table.mined = table.mined_neutral = 0
    table.by_refugee = False
    table.stock = [0] * len(table.stock)
    fill_stocks(table)
    table.quarters.own = [NO_QUARTER] * players if setup.shared_quarters else list(range(players))
    table.demand = [1, 0, 0] * players + [0, 0, 0] * (4 - players)
    table.pool = [c.MARKERS] * players
    table.upgrades = table.unbuilt = 0
    lay_tokens(table)
    specialists = range(len(c.SPECIALIST_KIND) if setup.collector else c.BASE_SPECIALISTS)
    market.specialists_up, market.specialist_deck = (), tuple(specialists)
    helpers = [kind * c.HELPER_COPIES + copy for kind in range(len(c.HELPERS)) for copy in range(players)]
    market.helpers_up, market.helper_deck = (), tuple(helpers)
    market.tiles_up, market.tile_deck, market.tile_discard = (), tuple(range(len(c.TILES))), ()
    market.orders_up, market.order_deck = (), tuple(range(len(c.ORDERS))) if setup.has_orders else ()
    table.weather, table.weather_deck, table.weather_discard = c.STABLE, tuple(range(1, len(c.WEATHER_KIND))), ()
    table.stacks = tuple([_usual_stack(table, cycle) for cycle in range(4)])
    table.seen_events = ()
    table.event = NO_CARD
    table.mods = [0] * c.MODS
    ground.tiles = list(range(len(c.GROUND_KIND)))
    ground.up = c.OPEN_AT_START
    ground.machine = c.MACHINE_START
    ground.removed = ()
    table.mineral_deck, table.mineral_discard = tuple(range(setup.minerals)), ()
    table.hands = [()] * len(table.hands)
    goals.kept = [()] * players
    goals.packs = [()] * players
    goals.chosen = (NO_CARD,) * players
    goals.box = tuple(range(len(c.GOALS))) if setup.goals else ()
    table.knowledge = Knowledge(c.HIDDEN_CARDS)
    for card in range(setup.minerals, c.HIDDEN_CARDS):
        table.knowledge.show(card, table.everyone)
    story.hostility = setup.scenario.hostility[table.seats - 1]
    story.face_tokens = tuple(range(len(c.TOKEN_KIND))) if setup.scenario.expedition else ()
    story.expedition = c.BASE_CAMP
    table.offers = table.begun = 0
    table.offer = table.pot = ()


def _usual_stack(table: Martians, cycle: int) -> tuple[int, ...]:
    """The last two events of a cycle, and the first of the scenario's below them."""
    own = SCENARIO_EVENTS[table.setup.scenario.number][cycle][:1]
    return (*own, *EVENTS_OF_CYCLE[cycle][-2:])


#: Where a card goes that is given to a player, and what can lie there.
_HELD: Final[dict[str, tuple[str, ...]]] = {
    "hand": c.COLOURS,
    "goals": tuple(c.GOAL_INDEX),
    "specialists": tuple(c.SPECIALIST_INDEX),
    "helpers": c.HELPERS,
    "technologies": c.CORPORATION_TECHS,
    "crop": tuple(c.CROP_INDEX),
}


def give(table: Martians, player: int, card: str) -> None:
    """A card to what the player holds of its kind; a crop instead of the old one."""
    name = next(name for name, cards in _HELD.items() if card in cards)
    STAGE.put(table, player, name, card if name == "crop" else [*STAGE.get(table, player, name), card])


# ---- phases ----------------------------------------------------------------------------------------------------------


def _steps(*steps: Step[Martians]) -> Begin:
    """These steps, then the rest of the cycle."""

    def begin(table: Martians, seat: int) -> None:
        table.seat = table.seat_of(seat)
        if SUMMARY not in steps:
            table.then(*ROUNDS[table.round :], SUMMARY)
        table.then(*steps)

    return begin


def _at_turn(table: Martians, seat: int) -> None:
    _steps(END_ROUND)(table, seat)
    order = table.in_turn_order()
    for player in reversed(order[order.index(seat) :]):
        table.then(TURNS[player], seat=table.seat_of(player))


def _at_delivery(table: Martians, seat: int) -> None:
    _at_turn(table, seat)
    table.lane.pop()
    table.active = seat
    table.seat = table.seat_of(seat)
    end_turn(table, seat)


def _at_round(table: Martians, seat: int) -> None:
    _steps(ROUNDS[table.round - 1])(table, seat)


def _at_event(event: int) -> Begin:
    def begin(table: Martians, seat: int) -> None:
        _steps(TAKE_TURNS, END_ROUND)(table, seat)
        happen(table, event)

    return begin


def _at_end(table: Martians, seat: int) -> None:
    table.seat = table.seat_of(seat)
    finish(table)


def _unshared(entry: Entry) -> Entry:
    """The same, put where no copy of the table notices."""
    put = entry.where.put
    if put is None:
        return entry

    def put_apart(table: Martians, seat: int, value: Any) -> None:
        table.unshare()
        put(table, seat, value)

    entry.where = Where(entry.where.read, put_apart)
    return entry


STAGE: Final[Stage[Martians]] = Stage(
    clear=clear,
    give=give,
    things=tuple([card for cards in _HELD.values() for card in cards]),
    players=lambda table: table.players,
    seat=tuple([_unshared(entry) for entry in OF_PLAYER]),
    table=tuple([_unshared(entry) for entry in (*OF_BOARD, *OF_DECKS, *OF_STORY)]),
    phases=(
        *[
            Phase(name, "the seat's turn; those after it in the round follow", _at_turn)
            for name in ("turn", "action", "work")
        ],
        Phase("delivery", "the seat's colonists go home", _at_delivery),
        Phase("round", "the whole round, with event, weather and energy where it has them", _at_round),
        Phase("event", "the next event of the cycle, then the turns", _steps(REVEAL_EVENT, TAKE_TURNS, END_ROUND)),
        Phase("weather", "new weather, then the turns", _steps(REVEAL_WEATHER, TAKE_TURNS, END_ROUND)),
        Phase("production", "energy, then the turns", _steps(PRODUCE, TAKE_TURNS, END_ROUND)),
        Phase("refill", "the refill, then the first round", _steps(*REFILL, ROUNDS[0])),
        Phase("summary", "the summary of the Quarters", _steps(SUMMARY)),
        Phase("end", "the game is over", _at_end),
        *[Phase(event.id, "that event happens, then the turns", _at_event(at)) for at, event in enumerate(EVENTS)],
    ),
)

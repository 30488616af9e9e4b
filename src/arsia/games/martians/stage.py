"""Situations for tests, by name; the page on testing lists them all.

Goods that all share can be set and read of any seat or of the table. In the solo game seats are the two corporations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arsia.games.martians.components import (
    GOOD,
    LAID_OUT,
    MARKERS,
    MODS,
    OPEN_AT_START,
    STOCK,
    TIME,
    UNBUILT,
    UPGRADABLE,
    WIDE,
)
from arsia.games.martians.cost import COLOURS
from arsia.games.martians.cycle import (
    END_ROUND,
    PRODUCE,
    REFILL,
    REVEAL_EVENT,
    REVEAL_WEATHER,
    ROUNDS,
    SUMMARY,
    TAKE_TURNS,
    happen,
)
from arsia.games.martians.decks import (
    BASE_SPECIALISTS,
    CORPORATION_INDEX,
    CROP_COPIES,
    CROP_INDEX,
    CROPS,
    GOAL_INDEX,
    GOALS,
    GROUND_KIND,
    HELPER_COPIES,
    HELPER_INDEX,
    HELPERS,
    HIDDEN_CARDS,
    MINERAL_INDEX,
    ORDERS,
    SPECIALIST_INDEX,
    SPECIALIST_KIND,
    TILES,
    WEATHER_KIND,
)
from arsia.games.martians.ending import finish
from arsia.games.martians.events import EVENT_INDEX, EVENTS_OF_CYCLE, SCENARIO_EVENTS
from arsia.games.martians.preparation import fill_stocks
from arsia.games.martians.scenarios import (
    BASE_CAMP,
    TOKEN_KIND,
)
from arsia.games.martians.stage_of_player import get_player, put_player
from arsia.games.martians.stage_of_table import get_table, put_table
from arsia.games.martians.table import NO_CARD, NO_QUARTER, Martians
from arsia.games.martians.turn import TURNS, end_turn
from arsia.kernel.knowledge import Knowledge
from arsia.kernel.stage import ByHand
from arsia.kernel.step import Step


class MartiansStage(ByHand):
    """Sets and reads a table of Martians."""

    def clear(self, table: Martians) -> None:
        """The board, the stocks and the oxygen as at the start; decks in their order, and none laid out."""
        setup, players = table.setup, table.players
        table.lane.clear()
        table.lanes = []
        table.group = -1
        table.cycle = 1
        table.round = 1
        table.first = table.active = 0
        table.time = TIME
        table.entered = table.entered_neutral = table.done = table.done_neutral = table.mined = table.used = 0
        table.stock = [0] * len(table.stock)
        fill_stocks(table)
        table.quarter = [NO_QUARTER] * players if setup.shared_quarters else list(range(players))
        table.demand = [1, 0, 0] * players + [0, 0, 0] * (4 - players)
        table.pool = [MARKERS] * players
        table.upgrades = table.unbuilt = 0
        for building in UNBUILT:
            table.unbuilt |= 1 << building
        for building in UPGRADABLE:
            table.upgrades |= 0b110 << building * WIDE
        for building in setup.scenario.damaged:
            table.upgrades |= 1 << building * WIDE
        table.rtg = LAID_OUT[players] + setup.scenario.rtg
        table.crops_left = (0, *[CROP_COPIES for _ in CROPS[1:]])
        specialists = range(len(SPECIALIST_KIND) if setup.collector else BASE_SPECIALISTS)
        table.specialists_up, table.specialist_deck = (), tuple(specialists)
        table.helpers_up = ()
        table.helper_deck = tuple(
            [kind * HELPER_COPIES + copy for kind in range(len(HELPERS)) for copy in range(players)]
        )
        table.tiles_up, table.tile_deck, table.tile_discard = (), tuple(range(len(TILES))), ()
        table.orders_up, table.order_deck = (), tuple(range(len(ORDERS))) if setup.has_orders else ()
        table.weather, table.weather_deck, table.weather_discard = 0, tuple(range(1, len(WEATHER_KIND))), ()
        table.stacks = tuple([_usual_stack(table, cycle) for cycle in range(4)])
        table.seen_events = ()
        table.event = NO_CARD
        table.mods = [0] * MODS
        table.ground = list(range(len(GROUND_KIND)))
        table.ground_up = OPEN_AT_START
        table.machine = 0
        table.removed = ()
        table.mineral_deck, table.mineral_discard = tuple(range(setup.minerals)), ()
        table.hands = [()] * len(table.hands)
        table.goals = [()] * players
        table.packs = [()] * players
        table.chosen = (NO_CARD,) * players
        table.goal_box = tuple(range(len(GOALS))) if setup.goals else ()
        table.knowledge = Knowledge(HIDDEN_CARDS)
        for card in range(setup.minerals, HIDDEN_CARDS):
            table.knowledge.show(card, (1 << table.seats) - 1)
        table.hostility = setup.scenario.hostility[table.seats - 1]
        table.face_tokens = tuple(range(len(TOKEN_KIND))) if setup.scenario.expedition else ()
        table.expedition = BASE_CAMP
        table.offers = 0
        table.offer = table.pot = ()

    def give(self, table: Martians, seat: int, card: str) -> None:
        if card in MINERAL_INDEX:
            self.put(table, seat, "hand", [*self.get(table, seat, "hand"), card])
        elif card in GOAL_INDEX:
            self.put(table, seat, "goals", [*self.get(table, seat, "goals"), card])
        elif card in SPECIALIST_INDEX:
            self.put(table, seat, "specialists", [*self.get(table, seat, "specialists"), card])
        elif card in HELPER_INDEX:
            self.put(table, seat, "helpers", [*self.get(table, seat, "helpers"), card])
        elif card in CORPORATION_INDEX:
            table.corp_tech[table.cards[seat]] |= 1 << CORPORATION_INDEX[card]
        elif card in CROP_INDEX:
            self.put(table, seat, "crop", card)
        else:
            raise ValueError(
                f"there is no card {card!r} to hold; regolith cards are {', '.join(COLOURS)}, and there are "
                "specialists, helpers, hidden goals, crops and technologies"
            )

    def put(self, table: Martians, seat: int | None, name: str, value: Any) -> None:
        if seat is None:
            if name in GOOD and table.setup.shared_stock:
                table.stock[GOOD[name]] = value
            else:
                put_table(table, name, value)
        elif name in GOOD:
            table.stock[table.owners[seat] * STOCK + GOOD[name]] = value
        else:
            put_player(table, seat, name, value)

    def get(self, table: Martians, seat: int | None, name: str) -> Any:
        if seat is None:
            if name in GOOD and table.setup.shared_stock:
                return table.stock[GOOD[name]]
            return get_table(table, name)
        if name in GOOD:
            return table.has(seat, GOOD[name])
        return get_player(table, seat, name)

    def at(self, table: Martians, phase: str, seat: int) -> None:
        phases: dict[str, Callable[[Martians, int], None]] = {
            "action": _at_turn,
            "turn": _at_turn,
            "work": _at_turn,
            "delivery": _at_delivery,
            "round": lambda table, seat: _steps(table, ROUNDS[table.round - 1]),
            "event": lambda table, seat: _steps(table, REVEAL_EVENT, TAKE_TURNS, END_ROUND),
            "weather": lambda table, seat: _steps(table, REVEAL_WEATHER, TAKE_TURNS, END_ROUND),
            "production": lambda table, seat: _steps(table, PRODUCE, TAKE_TURNS, END_ROUND),
            "refill": lambda table, seat: _steps(table, *REFILL, ROUNDS[0]),
            "summary": lambda table, seat: _steps(table, SUMMARY),
            "end": lambda table, seat: finish(table),
        }
        table.outcome = None
        table.lane.clear()
        table.lanes = []
        table.running = table.lane
        table.seat = table.seat_of(seat)
        if phase in EVENT_INDEX:  # an event by its id
            _steps(table, TAKE_TURNS, END_ROUND)
            happen(table, EVENT_INDEX[phase])
            return
        if phase not in phases:
            raise ValueError(f"there is no phase {phase!r}; there are {', '.join(phases)}, and every event by its id")
        phases[phase](table, seat)


# ---- phases ----------------------------------------------------------------------------------------------------------


def _rest_of_cycle(table: Martians) -> None:
    """What follows the round that is being played."""
    table.then(*ROUNDS[table.round :], SUMMARY)


def _steps(table: Martians, *steps: Step[Martians]) -> None:
    if steps[0] is not SUMMARY:
        _rest_of_cycle(table)
    table.then(*steps)


def _at_turn(table: Martians, seat: int) -> None:
    _rest_of_cycle(table)
    table.then(END_ROUND)
    order = table.in_turn_order()
    for player in reversed(order[order.index(seat) :]):
        table.then(TURNS[player], seat=table.seat_of(player))


def _at_delivery(table: Martians, seat: int) -> None:
    _at_turn(table, seat)
    table.lane.pop()
    table.active = seat
    table.seat = table.seat_of(seat)
    end_turn(table, seat)


def _usual_stack(table: Martians, cycle: int) -> tuple[int, ...]:
    """The last two events of a cycle, and the first of the scenario's below them."""
    own = SCENARIO_EVENTS[table.setup.scenario.number][cycle][:1]
    return (*own, *EVENTS_OF_CYCLE[cycle][-2:])

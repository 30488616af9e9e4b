"""Preparing the game: the board, the decks, everybody's stock, quarters and hidden goals."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians.components import (
    CREDIT,
    ENERGY,
    HEX_ROW,
    HEXES,
    LAID_OUT,
    MACHINE_START,
    OPEN_AT_START,
    OXYGEN,
    QUARTER,
    QUARTERS,
    REPUTATION,
    SOLO_CREDITS,
    START_CREDITS,
    START_REPUTATION,
    START_SUPPLY,
    STOCK,
    SUPPLY,
    UNBUILT,
    UPGRADABLE,
    WIDE,
)
from arsia.games.martians.cycle import PLAY_CYCLE
from arsia.games.martians.decks import (
    BASE_SPECIALISTS,
    CROP_COPIES,
    CROPS,
    FIRST_GOAL,
    GOAL_INDEX,
    GOALS,
    GOALS_DEALT,
    GOALS_KEPT,
    GROUND_KIND,
    HELPER_COPIES,
    HELPERS,
    HIDDEN_CARDS,
    ORDERS,
    SPECIALIST_KIND,
    STABLE,
    TILES,
    WEATHER_KIND,
)
from arsia.games.martians.events import EVENTS_OF_CYCLE, SCENARIO_EVENTS
from arsia.games.martians.scenarios import BASE_CAMP, TOKEN_KIND
from arsia.games.martians.table import Martians
from arsia.kernel.message import Message, Option
from arsia.kernel.step import Choice, Step, Together

EVENTS_IN_STACK: Final = 2


class SetUp(Step[Martians]):
    """The whole preparation, as the mode and the scenario want it (MA-01 to MA-25)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.first = 0 if table.is_solo else table.below(table.players)
        table.tell("start", table.first)
        lay_board(table)
        lay_decks(table)
        fill_stocks(table)
        if table.setup.shared_quarters:
            for quarter in range(table.players):
                table.demand[quarter * 3 + OXYGEN] += 1
        table.then(PLAY_CYCLE)
        if table.setup.goals:
            everyone = tuple(range(table.seats))
            keep_one: list[Step[Martians]] = [Together(KEEP_GOAL, everyone), PASS_GOALS]
            table.then(DEAL_GOALS, *(keep_one * GOALS_KEPT))
        if not table.setup.shared_quarters:
            order = table.in_turn_order()
            for player in reversed(order):
                table.then(CHOOSE_QUARTER, seat=player)


def lay_board(table: Martians) -> None:
    """Construction and upgrade tokens, energy in the RTG, crops, the mining area (MA-02 to MA-09)."""
    scenario = table.setup.scenario
    for building in UNBUILT:
        table.unbuilt |= 1 << building
    for building in UPGRADABLE:
        table.upgrades |= 0b110 << building * WIDE
    for building in scenario.damaged:
        table.upgrades |= 1 << building * WIDE
    table.rtg = LAID_OUT[table.players] + scenario.rtg
    table.crops_left = (0, *[CROP_COPIES for _ in CROPS[1:]])
    lay_ground(table, list(range(len(GROUND_KIND))))
    if scenario.expedition:
        tokens = list(range(len(TOKEN_KIND)))
        table.shuffle(tokens)
        table.face_tokens = tuple(tokens)
        table.expedition = BASE_CAMP
    table.hostility = scenario.hostility[table.seats - 1]


def lay_ground(table: Martians, tiles: list[int]) -> None:
    """Mining tiles at random, the top three face up, the machine on the topmost (MA-05)."""
    table.shuffle(tiles)
    table.ground = tiles
    table.removed = ()
    table.ground_up = OPEN_AT_START
    for hex in range(len(HEXES)):
        if HEX_ROW[hex] == table.setup.scenario.open_row:
            table.ground_up |= 1 << hex
    table.machine = MACHINE_START


def lay_decks(table: Martians) -> None:
    """Shuffle everything and lay out what is open, by the number of players (MA-10 to MA-16)."""
    players, setup = table.players, table.setup
    up = LAID_OUT[players]
    table.specialists_up, table.specialist_deck = _dealt(
        table, list(range(len(SPECIALIST_KIND) if setup.collector else BASE_SPECIALISTS)), up
    )
    helpers = [kind * HELPER_COPIES + copy for kind in range(len(HELPERS)) for copy in range(players)]
    table.helpers_up, table.helper_deck = _dealt(table, helpers, up)
    table.tiles_up, table.tile_deck = _dealt(table, list(range(len(TILES))), up)
    if setup.has_orders:
        table.orders_up, table.order_deck = _dealt(table, list(range(len(ORDERS))), up)
    table.weather = STABLE
    _, table.weather_deck = _dealt(table, list(range(1, len(WEATHER_KIND))), 0)
    _, table.mineral_deck = _dealt(table, list(range(setup.minerals)), 0)
    everyone = (1 << table.seats) - 1
    for card in range(setup.minerals, HIDDEN_CARDS):
        if card < FIRST_GOAL or not setup.goals:
            table.knowledge.show(card, everyone)  # everybody knows that it stays in the box
    table.stacks = tuple([_stack(table, cycle) for cycle in range(4)])


def _dealt(table: Martians, cards: list[int], up: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards shuffled: so many face up, and the rest as a deck."""
    table.shuffle(cards)
    return tuple(cards[:up]), tuple(cards[up:])


def _stack(table: Martians, cycle: int) -> tuple[int, ...]:
    """Two events of a cycle and one of the scenario, if it has its own (MA-12)."""
    base = list(EVENTS_OF_CYCLE[cycle])
    table.shuffle(base)
    stack = base[:EVENTS_IN_STACK]
    own = list(SCENARIO_EVENTS[table.setup.scenario.number][cycle])
    if own:
        table.shuffle(own)
        stack.append(own[0])
    table.shuffle(stack)
    return tuple(stack)


def fill_stocks(table: Martians) -> None:
    """Credits by turn order, energy and supplies, reputation (MA-17 to MA-21)."""
    for turn, player in enumerate(table.in_turn_order()):
        at = table.owners[player] * STOCK
        table.stock[at + CREDIT] += 0 if table.is_solo else START_CREDITS[turn]
        table.stock[at + ENERGY] += table.setup.scenario.energy_each
        table.stock[at + SUPPLY] += START_SUPPLY
        table.stock[at + REPUTATION] = START_REPUTATION
    if table.is_solo:
        table.stock[CREDIT] = SOLO_CREDITS


class ChooseQuarter(Choice[Martians]):
    """Which Quarter does the player look after? In turn order (MA-24)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-quarter")

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [("quarter", name) for quarter, name in enumerate(QUARTERS) if quarter not in table.quarter]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        quarter = QUARTER[str(option[1])]
        table.quarter[seat] = quarter
        table.tell("quarter", seat, QUARTERS[quarter])
        table.add_demand(quarter, OXYGEN, 1)


# ---- hidden goals ----------------------------------------------------------------------------------------------------


class DealGoals(Step[Martians]):
    """Three hidden goals to each player (MA-25)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        cards = list(range(len(GOALS)))
        table.shuffle(cards)
        for each in range(table.seats):
            pack = tuple(cards[each * GOALS_DEALT : (each + 1) * GOALS_DEALT])
            table.packs[each] = pack
            for goal in pack:
                table.knowledge.show(FIRST_GOAL + goal, 1 << each)
        table.goal_box = tuple(cards[table.seats * GOALS_DEALT :])


class KeepGoal(Choice[Martians]):
    """Which hidden goal to keep? In secret, until all have chosen."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-keep")

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [("keep", GOALS[goal].id) for goal in sorted(table.packs[seat])]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        chosen = list(table.chosen)
        chosen[seat] = GOAL_INDEX[str(option[1])]
        table.chosen = tuple(chosen)


class PassGoals(Step[Martians]):
    """What was chosen is kept; the rest goes to the left, and the last card into the box."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        for each in range(table.seats):
            goal, pack = table.chosen[each], table.packs[each]
            table.knowledge.blur([FIRST_GOAL + twin for twin in pack], table.others(each))
            table.packs[each] = tuple([twin for twin in pack if twin != goal])
            table.goals[each] += (goal,)
            if len(table.goals[each]) > 1:
                table.knowledge.mingle([FIRST_GOAL + held for held in table.goals[each]], table.others(each))
            table.tell("keep", each)
            table.tell_only(each, "kept", each, GOALS[goal].id)
        table.chosen = (-1,) * table.players
        if len(table.packs[0]) == 1:
            for each in range(table.seats):
                table.goal_box += table.packs[each]
            table.packs = [()] * table.players
            return
        table.packs = [table.packs[each - 1] for each in range(table.seats)]
        for each, pack in enumerate(table.packs):
            for goal in pack:
                table.knowledge.show(FIRST_GOAL + goal, 1 << each)


SET_UP: Final = SetUp()
CHOOSE_QUARTER: Final = ChooseQuarter()
DEAL_GOALS: Final = DealGoals()
KEEP_GOAL: Final = KeepGoal()
PASS_GOALS: Final = PassGoals()

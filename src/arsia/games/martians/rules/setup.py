"""Preparing the game: the board, the decks, everybody's stock, quarters and hidden goals."""

from __future__ import annotations

from typing import ClassVar, Final

from arsia.games.martians import components as c
from arsia.games.martians.cards.events import EVENTS_OF_CYCLE, SCENARIO_EVENTS
from arsia.games.martians.effects.mining import lay_ground
from arsia.games.martians.rules.cycle import PLAY_CYCLE
from arsia.games.martians.table import NO_CARD, Martians
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
                table.demand[quarter * 3 + c.OXYGEN] += 1
        table.then(PLAY_CYCLE)
        if table.setup.goals:
            everyone = tuple(range(table.seats))
            keep_one: list[Step[Martians]] = [Together(KEEP_GOAL, everyone), PASS_GOALS]
            table.then(DEAL_GOALS, *(keep_one * c.GOALS_KEPT))
        if not table.setup.shared_quarters:
            order = table.in_turn_order()
            for player in reversed(order):
                table.then(CHOOSE_QUARTER, seat=player)


def lay_board(table: Martians) -> None:
    """Construction and upgrade tokens, energy in the RTG, crops, the mining area (MA-02 to MA-09)."""
    scenario = table.setup.scenario
    lay_tokens(table)
    lay_ground(table, list(range(len(c.GROUND_KIND))))
    if scenario.expedition:
        tokens = list(range(len(c.TOKEN_KIND)))
        table.shuffle(tokens)
        table.story.face_tokens = tuple(tokens)
    table.story.hostility = scenario.hostility[table.seats - 1]


def lay_tokens(table: Martians) -> None:
    """Construction and upgrade tokens, energy in the RTG and crops, which never lie by chance."""
    scenario = table.setup.scenario
    for building in c.UNBUILT:
        table.unbuilt |= 1 << building
    for building in c.UPGRADABLE:
        table.upgrades |= 0b110 << building * c.WIDE
    for building in scenario.damaged:
        table.upgrades |= 1 << building * c.WIDE
    table.rtg = c.LAID_OUT[table.players] + scenario.rtg
    table.assets.crops_left = (0, *[c.CROP_COPIES for _ in c.CROPS[1:]])


def lay_decks(table: Martians) -> None:
    """Shuffle everything and lay out what is open, by the number of players (MA-10 to MA-16)."""
    players, setup = table.players, table.setup
    up = c.LAID_OUT[players]
    market = table.market  # its own, because the table is new
    market.specialists_up, market.specialist_deck = _dealt(
        table, list(range(len(c.SPECIALIST_KIND) if setup.collector else c.BASE_SPECIALISTS)), up
    )
    helpers = [kind * c.HELPER_COPIES + copy for kind in range(len(c.HELPERS)) for copy in range(players)]
    market.helpers_up, market.helper_deck = _dealt(table, helpers, up)
    market.tiles_up, market.tile_deck = _dealt(table, list(range(len(c.TILES))), up)
    if setup.has_orders:
        market.orders_up, market.order_deck = _dealt(table, list(range(len(c.ORDERS))), up)
    table.weather = c.STABLE
    _, table.weather_deck = _dealt(table, list(range(1, len(c.WEATHER_KIND))), 0)
    _, table.mineral_deck = _dealt(table, list(range(setup.minerals)), 0)
    for card in range(setup.minerals, c.HIDDEN_CARDS):
        if card < c.FIRST_GOAL or not setup.goals:
            table.knowledge.show(card, table.everyone)  # everybody knows that it stays in the box
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
        at = table.owners[player] * c.STOCK
        table.stock[at + c.CREDIT] += 0 if table.is_solo else c.START_CREDITS[turn]
        table.stock[at + c.ENERGY] += table.setup.scenario.energy_each
        table.stock[at + c.SUPPLY] += c.START_SUPPLY
        table.stock[at + c.REPUTATION] = c.START_REPUTATION
    if table.is_solo:
        table.stock[c.CREDIT] = c.SOLO_CREDITS


class ChooseQuarter(Choice[Martians]):
    """Which Quarter does the player look after? In turn order (MA-24)."""

    __slots__ = ()
    question: ClassVar[Message] = Message("prompt-quarter")

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [("quarter", name) for quarter, name in enumerate(c.QUARTERS) if quarter not in table.quarters.own]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        quarter = c.QUARTER[str(option[1])]
        table.quarters = table.quarters.copy()
        table.quarters.own[seat] = quarter
        table.tell("quarter", seat, c.QUARTERS[quarter])
        table.add_demand(quarter, c.OXYGEN, 1)


# ---- hidden goals ----------------------------------------------------------------------------------------------------


class DealGoals(Step[Martians]):
    """Three hidden goals to each player (MA-25)."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        cards = list(range(len(c.GOALS)))
        table.shuffle(cards)
        table.goals = goals = table.goals.copy()
        for each in range(table.seats):
            pack = tuple(cards[each * c.GOALS_DEALT : (each + 1) * c.GOALS_DEALT])
            goals.packs[each] = pack
            for goal in pack:
                table.knowledge.show(c.FIRST_GOAL + goal, 1 << each)
        goals.box = tuple(cards[table.seats * c.GOALS_DEALT :])


class KeepGoal(Choice[Martians]):
    """Which hidden goal to keep? In secret, until all have chosen."""

    __slots__ = ()

    def prompt(self, table: Martians, seat: int) -> Message:
        return PROMPT_KEEP if len(table.goals.packs[seat]) == c.GOALS_DEALT else PROMPT_KEEP_LAST

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [("keep", c.GOALS[goal].id) for goal in sorted(table.goals.packs[seat])]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        chosen = list(table.goals.chosen)
        chosen[seat] = c.GOAL_INDEX[str(option[1])]
        table.goals = table.goals.copy()
        table.goals.chosen = tuple(chosen)


class PassGoals(Step[Martians]):
    """What was chosen is kept; the rest goes to the left, and the last card into the box."""

    __slots__ = ()

    def do(self, table: Martians, seat: int) -> None:
        table.goals = goals = table.goals.copy()
        for each in range(table.seats):
            goal, pack = goals.chosen[each], goals.packs[each]
            table.knowledge.blur([c.FIRST_GOAL + twin for twin in pack], table.others(each))
            goals.packs[each] = tuple([twin for twin in pack if twin != goal])
            goals.kept[each] += (goal,)
            if len(goals.kept[each]) > 1:
                table.knowledge.mingle([c.FIRST_GOAL + held for held in goals.kept[each]], table.others(each))
            table.tell("keep", each)
            table.tell_only(each, "kept", each, c.GOALS[goal].id)
        goals.chosen = (NO_CARD,) * table.players
        if len(goals.packs[0]) == 1:
            for each in range(table.seats):
                goals.box += goals.packs[each]
            goals.packs = [()] * table.players
            return
        goals.packs = [goals.packs[each - 1] for each in range(table.seats)]
        for each, pack in enumerate(goals.packs):
            for goal in pack:
                table.knowledge.show(c.FIRST_GOAL + goal, 1 << each)


SET_UP: Final = SetUp()
CHOOSE_QUARTER: Final = ChooseQuarter()
DEAL_GOALS: Final = DealGoals()
PROMPT_KEEP: Final = Message("prompt-keep")
PROMPT_KEEP_LAST: Final = Message("prompt-keep-last")
KEEP_GOAL: Final = KeepGoal()
PASS_GOALS: Final = PassGoals()

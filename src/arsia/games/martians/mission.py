"""The mission action of the Lander: requirements of a scenario, steps of the expedition, orders from Earth."""

from __future__ import annotations

from typing import Final

from arsia.games.martians.components import (
    COOP,
    CREDIT,
    ENERGY,
    ICE,
    MOD_FREE_GOODS,
    MOD_FREE_STEP,
    MOD_NO_MISSION,
    MOD_SOS,
    REGOLITH,
    REPUTATION,
    SOLO,
    SUPPLY,
    Goods,
)
from arsia.games.martians.cost import COLOURS, WILD, Cost, amounts
from arsia.games.martians.decks import MINERAL_INDEX, ORDER_INDEX, ORDERS
from arsia.games.martians.ending import lose_at_once
from arsia.games.martians.scenarios import (
    AS_REQUIRED,
    BASE_CAMP,
    CACHE,
    CALMED,
    CAMP_STEPS,
    COMPLETE,
    CRASHED_PROBE,
    EXPEDITION_STEP,
    FACE_COLUMN,
    FACE_ROW,
    FACE_STEPS,
    GUARD_POST,
    HOSTILITY_MAX,
    ICE_CACHE,
    MINERAL_VEIN,
    MISSIONS,
    PROBE_CREDITS,
    REGOLITH_CACHE,
    RELIC,
    RELIC_REPUTATION,
    ROCKFALL,
    ROCKFALL_ENERGY,
    SOS_REPUTATION,
    STEEP,
    SURVEY,
    THE_SUMMIT,
    TOKEN_KIND,
    TOKENS,
    Mission,
    face_space,
)
from arsia.games.martians.table import Martians
from arsia.kernel.decision import Walk
from arsia.kernel.message import Message, Option
from arsia.kernel.several import SeveralSeen
from arsia.kernel.step import Choice

TENDS_CREW: Final = "MO_D"
FREE: Final = Cost()
ORDER: Final[tuple[Option, ...]] = tuple([("order", order.id) for order in ORDERS])


# ---- paying ----------------------------------------------------------------------------------------------------------


def affords(table: Martians, player: int, cost: Cost) -> bool:
    """Can the player pay the goods and the cards?"""
    if not table.can_pay(player, cost.goods):
        return False
    if not cost.minerals:
        return True
    owner = table.owners[player]
    return len(table.hands[owner]) >= cost.minerals and cost.cards_suffice(table.mineral_counts(owner))


def pay_cost(table: Martians, player: int, cost: Cost) -> None:
    """Goods at once; cards by colour, a Proof of life only where a colour is lacking; any cards by choice."""
    table.pay_all(player, cost.goods)
    if cost.any:
        table.then(PAY_ANY[cost.any])
    elif cost.distinct:
        table.then(PAY_DISTINCT[cost.distinct])
    elif cost.minerals:
        for colour, n in enumerate(cost.colours):
            for _ in range(n):
                held = table.mineral_counts(table.owners[player])[colour]
                table.discard_mineral(player, colour if held else WILD)


class PayCards(SeveralSeen[Martians]):
    """Which regolith cards are spent? All of other colours where that is said, but a Proof of life is any colour."""

    __slots__ = ("distinct", "n")

    def __init__(self, n: int, distinct: bool, place: int, taken: int) -> None:
        super().__init__(place, taken)
        self.n = n
        self.distinct = distinct

    def ask(self, table: Martians, seat: int) -> Walk:
        held = table.mineral_counts(table.owners[table.active])
        times = list(held)
        if self.distinct:
            times = [min(1, n) for n in held[:WILD]] + [held[WILD]]
            if self.taken and self.place < WILD:
                times[self.place] = 0
        return CARDS, times, self.place, self.taken, self.n, self.n

    def onward(self, place: int, taken: int) -> PayCards:
        return PayCards(self.n, self.distinct, place, taken)

    def add(self, table: Martians, seat: int, element: Option) -> None:
        table.discard_mineral(table.active, MINERAL_INDEX[str(element[1])])

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-card", {"n": self.n - self.taken})

    def is_public(self, table: Martians, seat: int) -> bool:
        return table.setup.open_hands or len(table.hands[table.owners[table.active]]) == self.n - self.taken


CARDS: Final[list[Option]] = [("card", colour) for colour in COLOURS]
PAY_ANY: Final = tuple([PayCards(n, False, 0, 0) for n in range(4)])
PAY_DISTINCT: Final = tuple([PayCards(n, True, 0, 0) for n in range(4)])


# ---- requirements of a scenario --------------------------------------------------------------------------------------


def is_open(table: Martians, index: int) -> bool:
    """May this requirement be met now, cost aside?"""
    mission = table.setup.scenario.missions[index]
    done, required = table.progress, table.setup.required
    if done[index] >= (required[index] if mission.most == AS_REQUIRED else mission.most):
        return False
    for other, n in mission.after:
        if done[other] < (required[other] if n == COMPLETE else n):
            return False
    if table.setup.scenario.expedition and index == SURVEY and not can_survey(table):
        return False
    return mission.behind < 0 or done[mission.behind] > done[index]


def cost_of(table: Martians, mission: Mission) -> Cost:
    """What a requirement costs now: a key makes the next one free."""
    return FREE if table.mods[MOD_FREE_GOODS] else mission.cost


def mission_options(table: Martians, player: int) -> list[Option]:
    """Every requirement or order that the player can meet now."""
    if table.mods[MOD_NO_MISSION]:
        return []
    if table.setup.has_orders:
        return [ORDER[order] for order in table.orders_up if affords(table, player, ORDERS[order].cost)]
    found: list[Option] = []
    for index, mission in enumerate(table.setup.scenario.missions):
        if table.setup.scenario.expedition and index == EXPEDITION_STEP:
            for space in CAMP_STEPS if table.expedition == BASE_CAMP else FACE_STEPS[table.expedition]:
                if table.can_pay(player, step_cost(table, space)):
                    found.append(expedition_option(space))
        elif is_open(table, index) and affords(table, player, cost_of(table, mission)):
            found.append(("mission", mission.id))
    return found


def do_mission(table: Martians, player: int, option: Option) -> None:
    """One requirement is met: its cost, its reward, and what else it does."""
    index = MISSIONS[str(option[1])]
    mission = table.setup.scenario.missions[index]
    if table.telling:
        table.tell("mission", player, mission.id)
    cost = cost_of(table, mission)
    table.mods[MOD_FREE_GOODS] = 0
    table.progress[index] += 1
    table.gain(player, REPUTATION, mission.reward)
    if mission.id == TENDS_CREW and table.mods[MOD_SOS]:
        table.mods[MOD_SOS] = 0
        table.gain(player, REPUTATION, SOS_REPUTATION)
    if table.setup.scenario.expedition:
        table.surveyed |= 1 << table.expedition
    elif any(table.setup.scenario.hostility):
        if index == GUARD_POST:
            table.guards += 1
        else:
            table.hostility = max(0, table.hostility - CALMED[index])
    pay_cost(table, player, cost)


def do_order(table: Martians, player: int, option: Option) -> None:
    """An order is filled; in COM.4 a new one takes its place at once (MA-79)."""
    order = ORDER_INDEX[str(option[1])]
    if table.telling:
        table.tell("order", player, ORDERS[order].id)
    table.orders_up = tuple([each for each in table.orders_up if each != order])
    table.orders_done[player] |= 1 << order
    table.gain(player, REPUTATION, ORDERS[order].reputation)
    pay_cost(table, player, ORDERS[order].cost)
    if not table.is_solo and table.order_deck:
        table.orders_up += table.order_deck[-1:]
        table.order_deck = table.order_deck[:-1]
        table.reveal()


def raise_hostility(table: Martians, n: int) -> None:
    """Hostility grows; at the end of its track the colony is lost, or the mission in SEMI:CO-OP.3."""
    table.hostility = min(HOSTILITY_MAX, table.hostility + n)
    table.tell("hostility", table.hostility)
    if table.hostility == HOSTILITY_MAX:
        table.failed = True
        if table.mode in (SOLO, COOP):
            lose_at_once(table, Message("end-hostility"))


# ---- the expedition --------------------------------------------------------------------------------------------------


def expedition_option(space: int) -> Option:
    """The way to a space of the extra board, as row and column; the Summit is row 6."""
    if space == THE_SUMMIT:
        return ("expedition", 6, 1)
    return ("expedition", FACE_ROW[space], FACE_COLUMN[space])


def step_cost(table: Martians, space: int) -> Goods:
    """What a step costs: energy, and a supply where the new row is steep."""
    if table.mods[MOD_FREE_STEP] or table.mods[MOD_FREE_GOODS]:
        return ()
    steep = space != THE_SUMMIT and FACE_ROW[space] in STEEP
    steep = steep and (table.expedition == BASE_CAMP or FACE_ROW[table.expedition] != FACE_ROW[space])
    goods = table.setup.scenario.missions[EXPEDITION_STEP].cost.goods
    return (*goods, (SUPPLY, 1)) if steep else goods


def do_step(table: Martians, player: int, option: Option) -> None:
    """A step of the expedition, paid and rewarded."""
    space = face_space(int(option[1]), int(option[2]))
    table.pay_all(player, step_cost(table, space))
    if table.mods[MOD_FREE_STEP]:
        table.mods[MOD_FREE_STEP] = 0
    else:
        table.mods[MOD_FREE_GOODS] = 0
    table.progress[EXPEDITION_STEP] += 1
    table.gain(player, REPUTATION, table.setup.scenario.missions[EXPEDITION_STEP].reward)
    move_expedition(table, player, space)


def can_survey(table: Martians) -> bool:
    """Is the expedition on a space that nobody has surveyed?"""
    return table.expedition != BASE_CAMP and not table.surveyed >> table.expedition & 1


def uncover(table: Martians, space: int) -> None:
    """An exploration token is turned up."""
    if not table.face_seen >> space & 1:
        table.face_seen |= 1 << space
        table.reveal()
        kind = TOKEN_KIND[table.face_tokens[space]]
        table.tell("uncover", FACE_ROW[space], FACE_COLUMN[space], TOKENS[kind][0])


def move_expedition(table: Martians, player: int, space: int) -> None:
    """The expedition comes to a space; its token works once."""
    before = table.expedition
    table.expedition = space
    if space == THE_SUMMIT:
        table.tell("summit", player)
        return
    table.tell("expedition", player, FACE_ROW[space], FACE_COLUMN[space])
    uncover(table, space)
    if table.face_used >> space & 1:
        return
    table.face_used |= 1 << space
    kind = TOKEN_KIND[table.face_tokens[space]]
    if kind == REGOLITH_CACHE:
        table.gain(player, REGOLITH, CACHE)
    elif kind == ICE_CACHE:
        table.gain(player, ICE, CACHE)
    elif kind == MINERAL_VEIN:
        table.draw_minerals(player, CACHE)
    elif kind == CRASHED_PROBE:
        table.gain(player, CREDIT, PROBE_CREDITS)
    elif kind == RELIC:
        table.gain(player, REPUTATION, RELIC_REPUTATION)
    elif kind == ROCKFALL:
        if table.has(player, ENERGY) < ROCKFALL_ENERGY:
            fall_back(table, before)
        else:
            table.then(CLEAR_ROCKS[before])


def fall_back(table: Martians, space: int) -> None:
    """The expedition goes back to where it came from."""
    table.expedition = space
    table.tell("descend", 0 if space == BASE_CAMP else FACE_ROW[space])


class ClearRocks(Choice[Martians]):
    """Rocks block the way: pay energy, or go back?"""

    __slots__ = ("before",)

    def __init__(self, before: int) -> None:
        self.before = before

    def options(self, table: Martians, seat: int) -> list[Option]:
        return [("pay",), ("back",)]

    def take(self, table: Martians, seat: int, option: Option) -> None:
        if option == ("pay",):
            table.pay(table.active, ENERGY, ROCKFALL_ENERGY)
        else:
            fall_back(table, self.before)

    def prompt(self, table: Martians, seat: int) -> Message:
        return Message("prompt-rocks", {"cost": amounts(((ENERGY, ROCKFALL_ENERGY),))})


#: By the space the expedition came from; the base camp is the last.
CLEAR_ROCKS: Final = tuple([ClearRocks(space) for space in (*range(20), BASE_CAMP)])
